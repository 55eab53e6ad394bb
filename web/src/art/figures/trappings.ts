// What mounts and draught horses wear, drawn on the standing horse.
import type { Part } from './parts/part';

const rows = (from: readonly [number, number], to: readonly [number, number], step: readonly [number, number]) => {
  let d = '';
  for (let y = from[1], row = 0; y <= to[1]; y += step[1], ++row)
    for (let x = from[0] + (row % 2) * (step[0] / 2); x <= to[0]; x += step[0])
      d += `M${x} ${y}Q${x + step[0] / 2} ${y + step[1] * 0.8} ${x + step[0]} ${y}`;
  return d;
};

/** Covers the horse from the neck to the rump. */
const COAT =
  'M22 46C25 37 37 34 48 37C58 40 69 40 77 34C83 28 88 18 94 10L110 26C110 36 107 46 104 54L106 70L92 75L78 72L62 76L46 72L32 76L19 71C17 62 19 52 22 46Z';
/** The same from withers to rump only. */
const BLANKET = 'M30 39C37 35 45 37 52 39C60 41 70 40 78 35L84 62L70 70L54 67L40 71L26 66Z';

export const TRAPPINGS = {
  cloth: { shape: 'M48 36C58 41 70 41 78 35L82 58L66 62L50 60Z', lines: 'M52 55L79 53' },
  horned: {
    shape:
      'M47 37C58 41 70 41 79 34L83 57L66 61L48 59ZM49 39L44 28L50 29L55 38ZM70 39L74 26L79 29L78 37ZM53 39L51 32L57 34L59 40ZM66 40L67 31L71 33L71 39Z',
    lines: 'M51 54L80 52M79 46C88 50 96 50 104 47M48 46C40 44 32 45 24 48M90 48L91 51M98 48L99 51M36 44L36 47',
  },
  scales: {
    shape: COAT,
    lines: rows([24, 44], [96, 68], [8, 6]) + 'M84 30Q88 34 92 30M90 22Q94 26 98 22M92 36Q96 40 100 36',
  },
  quilt: {
    shape: COAT,
    lines:
      'M26 48L50 72M40 40L72 72M56 41L88 72M72 39L104 70M86 28L107 48M46 40L22 64M62 41L34 70M78 36L46 70M92 16L60 72M104 22L76 70M106 42L90 72',
  },
  blanket: {
    shape: BLANKET,
    lines:
      'M29 60L42 65L54 61L70 64L82 57M40 42L44 46M52 44L56 48M64 45L68 49M36 52L40 56M48 53L52 57M60 54L64 58M72 50L76 54',
  },
  leopard: {
    shape:
      'M32 38C40 35 46 37 52 39C60 41 70 40 79 34L86 44L92 62L86 64L78 56L70 62L56 60L46 62L38 70L33 67L36 54L28 48Z',
    lines:
      'M40 43L42 45M50 46L52 44M60 47L62 49M70 44L72 46M46 54L48 52M58 55L60 54M68 55L70 53M78 48L80 50M80 42L82 41M38 50L39 52M86 57L88 58',
  },
  breast: {
    shape: 'M82 33C92 36 101 32 108 27C111 38 108 48 103 55C98 63 90 66 82 64C85 54 85 42 82 33Z',
    lines: 'M88 38C95 40 102 37 107 34M88 45C95 47 102 44 107 41M88 52C94 54 100 52 104 49M87 59C92 60 96 58 100 56',
  },
  chamfron: { shape: 'M104 0L110 2C117 6 124 14 130 22L124 27C118 22 112 16 104 8Z', lines: 'M108 5L125 22' },
  hornedChamfron: {
    shape:
      'M104 0L110 2C117 6 124 14 130 22L124 27C118 22 112 16 104 8ZM111 3C115 -5 123 -11 136 -11C129 -7 123 -1 119 9ZM106 1C109 -9 117 -16 130 -18C122 -12 116 -5 113 5Z',
    lines: 'M110 7L124 21',
  },
  plume: {
    shape: 'M102 0C96 -8 96 -18 103 -27C106 -20 108 -10 106 -1ZM104 0C104 -10 108 -20 116 -25C116 -16 114 -6 108 1Z',
    lines: 'M102 -20L104 -3M112 -20L106 -2',
  },
  phalerae: {
    shape:
      'M78 40C78 36 84 36 84 40C84 44 78 44 78 40ZM92 51C92 47 98 47 98 51C98 55 92 55 92 51ZM36 47C36 43 42 43 42 47C42 51 36 51 36 47Z',
    lines: 'M80 36C88 46 95 50 103 50M81 36C79 46 79 56 80 64M78 42C62 48 40 46 24 50',
  },
  camelSaddle: {
    shape: 'M36 34C42 14 50 6 57 6C64 6 72 16 77 33L80 54L66 58L50 58L34 54ZM53 8L50 -2L56 2L60 -2L60 8Z',
    lines: 'M38 48L78 48M38 42C50 46 64 46 77 42M42 48L42 54M50 49L50 56M58 49L58 56M66 49L66 56M73 48L73 54',
  },
} satisfies Record<string, Part>;
