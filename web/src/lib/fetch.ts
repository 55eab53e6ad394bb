import { Refused } from './refused';
import { t } from '../words';

async function fetched(path: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { headers: { accept: 'application/json, text/plain' } });
  } catch {
    throw new Refused({ code: 'connection', text: t('connection.broken') });
  }
  if (response.status === 404) throw new Refused({ code: 'unknown-match', text: t('error.notFound') });
  if (!response.ok) throw new Refused({ code: 'broken', text: t('error.server', { status: response.status }) });
  return response;
}

export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetched(path);
  return (await response.json()) as T;
}

export async function fetchText(path: string): Promise<string> {
  return (await fetched(path)).text();
}
