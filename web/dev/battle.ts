// A workbench for the open table without a server: `npx vite` in web/, then /dev/battle.html?at=orders. It is not built.
// The clerk below answers as the protocol says, with the fixture of the tests; its judgement is a stand-in for looking at.
import '../src/app.css';
import { mount } from 'svelte';
import { scene as plain, choices, overlayOf, stage } from '../src/battle/fixture';
import { readLegs, wayOf } from '../src/battle/legs';
import { standingOf } from '../src/battle/groups';
import type { Offered, Scene } from '../src/battle/types';
import type { Wire } from '../src/lib/client';
import { Client } from '../src/lib/client';
import { MatchModel } from '../src/lib/match.svelte';
import type { Table } from '../src/lib/protocol.gen';
import { settings } from '../src/lib/settings.svelte';
import { Playback } from '../src/table/playback.svelte';
import Bench from './Bench.svelte';

const query = new URLSearchParams(location.search);
const at = query.get('at') ?? 'orders';
const label = (name: string) => stage.units.find((unit) => unit.label === name)!.id;
const act = (verb: string, unit: string, target?: string): Offered => ({
  kind: 'act',
  verb,
  do: target ? `${verb} ${unit} > ${target}` : `${verb} ${unit}`,
  units: [label(unit)],
  target: target === undefined ? undefined : label(target),
});

const moments: Record<string, { scene: Scene; choices: Offered[] }> = {
  orders: { scene: plain, choices },
  corps: {
    scene: { ...plain, step: 'corps', command: undefined },
    choices: [0, 1, 2].map((corps) => ({ kind: 'act', verb: 'activate', do: `activate ${corps + 1}`, corps })),
  },
  shots: {
    scene: { ...plain, step: 'shooting' },
    choices: [
      act('shoot', 'LI1', 'li1'),
      act('shoot', 'LI2', 'pk2'),
      act('shoot', 'AR1', 'el1'),
      { kind: 'act', verb: 'end-phase', do: 'end-phase' },
    ],
  },
  melee: {
    scene: {
      ...plain,
      step: 'melee',
      units: plain.units.map((unit) =>
        /^pk/.test(stage.units[unit.id]!.label) ? { ...unit, x: unit.x - 1000, y: 13000 } : unit,
      ),
      contacts: [1, 2, 3].map((n) => ({
        attacker: label(`HS${n}`),
        target: label(`pk${n}`),
        edge: 'front',
        full: true,
        fresh: n < 3,
      })),
    },
    choices: [1, 2, 3].map((n) => act('fight', `HS${n}`, `pk${n}`)),
  },
  evade: {
    scene: {
      ...plain,
      step: 'evade',
      active: 2,
      charge: { units: [label('el1'), label('el2')], target: label('LI1'), asked: [label('LI1'), label('LI2')] },
    },
    choices: [act('evade', 'LI1'), act('stand', 'LI1'), act('evade', 'LI2'), act('stand', 'LI2')],
  },
  deploy: {
    scene: {
      ...plain,
      step: 'deploy',
      turn: 0,
      units: plain.units.map((unit) =>
        stage.units[unit.id]!.side === 1 && stage.units[unit.id]!.corps !== 0
          ? { ...unit, where: 'reserve', x: 0, y: 0 }
          : unit,
      ),
      commanders: plain.commanders.filter(({ corps }) => corps !== 1 && corps !== 2),
      command: undefined,
    },
    choices: [
      { kind: 'free', verb: 'place', do: 'place HS1 15,16,0 1', units: stage.corps[1]!.units },
      { kind: 'free', verb: 'ambush', do: 'ambush A LI1 5,14,0 1', units: stage.corps[1]!.units },
      { kind: 'free', verb: 'camp', do: 'camp 15,17' },
      { kind: 'act', verb: 'flank', do: 'flank 2 left', corps: 1 },
      { kind: 'act', verb: 'deployed', do: 'deployed' },
    ],
  },
};
const moment = moments[at] ?? moments.orders!;

const table = (): Table => ({
  match: 'bench',
  game: 'adlg',
  setup: 'magnesia',
  setupName: { de: 'Magnesia', en: 'Magnesia' },
  status: 'running',
  you: query.has('watch') ? [] : [1],
  seats: [1, 2].map((seat) => ({
    seat,
    side: seat,
    sideName: stage.sides[seat - 1]!.name,
    who: 'here',
    name: seat === 1 ? 'Scipio' : 'Antiochos',
    online: true,
  })) as unknown as Table['seats'],
  watchers: 0,
  clock: { kind: 'none' },
  commitment: '',
  n: 1,
  stage: stage as unknown as Table['stage'],
  scene: moment.scene as unknown as Table['scene'],
  turn: { waiting: 'decision', seats: [1], reaction: at === 'evade' } as Table['turn'],
  offers: [],
  chat: [],
  orders: [],
  mayUndo: true,
  stepsFrom: 0,
  steps: [
    {
      n: 1,
      seat: 1,
      do: 'activate 2',
      events: [{ id: 'adlg.event.activated', text: 'Centre: 3 command points.', rule: 'A13' }],
    },
  ],
  now: Date.now(),
});

const share = (num: number, den = 36) => ({ num, den, p: num / den });
function judge(action: string): unknown {
  const [verb = '', names = ''] = action.split(' ');
  const units = names.split('+').flatMap((name) => stage.units.find((unit) => unit.label === name)?.id ?? []);
  const bases = standingOf(stage, moment.scene, units);
  const legs = readLegs(action);
  const ud = wayOf(bases, legs);
  if (verb === 'move' && ud > 2000)
    return { no: { code: 'refused', text: `This way takes ${ud / 1000} UD, but only 2 may be gone.`, rule: 'A15' } };
  const fight = verb === 'charge' || verb === 'fight' || verb === 'shoot';
  return {
    ok: {
      n: 1,
      action,
      declared: fight
        ? [
            {
              id: 'adlg.event.own',
              text: 'HS1: 3 to 8',
              rule: 'A27',
              number: {
                value: 2,
                reasons: [
                  { reason: 'factor against HI', amount: 1, rule: 'B-Foot-12' },
                  { reason: 'impact', amount: 1, rule: 'B-Abi-01' },
                ],
              },
            },
            {
              id: 'adlg.event.theirs',
              text: 'pk1: 2 to 7',
              rule: 'A27',
              number: {
                value: 1,
                reasons: [
                  { reason: 'factor against HI', amount: 2, rule: 'B-Foot-14' },
                  { reason: 'disordered', amount: -1, rule: 'A4' },
                ],
              },
            },
          ]
        : [],
      outcomes: fight
        ? [
            { id: 'adlg.event.win', text: 'The target loses a point', rule: 'A27', chance: share(15) },
            { id: 'adlg.event.win2', text: 'The target loses two points', rule: 'A27', chance: share(6) },
            { id: 'adlg.event.lose', text: 'HS1 loses a point', rule: 'A27', chance: share(9) },
          ]
        : [],
      picture: {
        cost: verb === 'move' || verb === 'charge' ? { cp: 1, ...(verb === 'move' ? { ud } : {}) } : {},
        evades:
          verb === 'charge'
            ? [
                {
                  id: label('li2'),
                  path: [
                    { x: 14600, y: 9600, heading: 0 },
                    { x: 14600, y: 6600, heading: 0 },
                  ],
                },
              ]
            : [],
      },
    },
  };
}

class Clerk implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    setTimeout(() => this.onopen?.());
  }
  close(): void {
    this.onclose?.();
  }
  send(text: string): void {
    const asked = JSON.parse(text) as { do: string; id: number; action?: string; side?: number };
    const answers: Record<string, () => unknown> = {
      hello: () => ({ ok: { protocol: 1, server: 'bench', now: Date.now() } }),
      watch: () => ({ ok: table() }),
      choices: () => ({ ok: { n: 1, choices: moment.choices } }),
      preview: () => judge(asked.action ?? ''),
      overlay: () => ({ ok: { n: 1, side: asked.side, overlay: overlayOf(asked.side ?? 1) } }),
      look: () => ({ ok: { n: 1, text: '…' } }),
      ping: () => ({ ok: { now: Date.now() } }),
    };
    const answer = answers[asked.do]?.() ?? {
      no: { code: 'refused', text: `Nobody plays here: ${asked.action ?? asked.do}` },
    };
    setTimeout(() => this.onmessage?.({ data: JSON.stringify({ re: asked.id, ...(answer as object) }) }), 15);
  }
}

settings.language = query.get('lang') === 'de' ? 'de' : 'en';
if (query.get('theme')) document.documentElement.dataset.theme = query.get('theme')!;
const client = new Client({ open: () => new Clerk(), language: () => settings.language });
const match = new MatchModel(client, 'bench', () => []);
const playback = new Playback(match);
match.start();
playback.start();
mount(Bench, { target: document.querySelector('#app')!, props: { match, playback } });
