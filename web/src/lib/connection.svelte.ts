// The one connection of the page, and its state as something components can read.
import { Client, type ConnectionState, type Wire } from './client';
import { settings } from './settings.svelte';
import { t } from '../words';

function openSocket(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/api/socket`) as unknown as Wire;
}

export const client = new Client({
  open: openSocket,
  language: () => settings.language,
  brokenText: () => t('connection.broken'),
});

class Connection {
  state: ConnectionState = $state.raw({ is: 'closed' });
  /** What the server said before it stopped; empty while all is well. */
  closing: string = $state('');

  constructor() {
    client.onState((state) => {
      this.state = state;
      if (state.is === 'connected') this.closing = '';
    });
    client.onClosing((text) => (this.closing = text));
  }

  start(): () => void {
    const hurry = () => client.hurry();
    const seen = () => {
      if (document.visibilityState === 'visible') client.hurry();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', seen);
    };
  }
}

export const connection = new Connection();
