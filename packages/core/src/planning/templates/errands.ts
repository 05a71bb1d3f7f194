import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets of every day: somebody to find, something to buy, an appointment, a small job in the house. */
export const errands: readonly Template[] = [
  kind(
    'finding',
    'open',
    {
      by: [['find'], ['find', 'sitter'], ['sitter']],
      not: ['job', 'home'],
    },
    [
      soon('wish', [1, 3]),
      soon('ask', [1, 5]),
      oneDay('meet', [2, 8]),
      before('agree', 2),
      after('look', 21, 1, { optional: true }),
    ],
  ),
  kind(
    'buying',
    'open',
    {
      by: [
        ['purchase'],
        ['buy', 'householdThing'],
        ['buy', 'machine'],
        ['buy', 'instrument'],
        ['buy', 'goods'],
        ['buy', 'books'],
        ['fresh', 'goods'],
        ['fresh', 'machine'],
        ['fresh', 'householdThing'],
      ],
      otherwise: ['goods'],
    },
    [
      soon('needs', [1, 3]),
      oneDay('compare', [1, 6]),
      oneDay('try', [1, 6], { optional: true, days: 'weekend' }),
      before('order', 4),
      after('keep', 2, 1, { optional: true }),
    ],
  ),
  kind(
    'appointment',
    'fixed',
    {
      by: [
        ['service'],
        ['service', 'car'],
        ['service', 'machine'],
        ['service', 'installed'],
        ['repair', 'service'],
        ['change', 'service'],
        ['bookIt', 'service'],
        ['hairdresser'],
        ['bookIt', 'hairdresser'],
      ],
      otherwise: ['bookIt'],
    },
    [soon('book', [1, 5]), before('ready', 1), after('next', 1, 1, { optional: true })],
  ),
  kind(
    'handyJob',
    'open',
    {
      not: ['repair'],
      by: [
        ['decorate', 'householdThing'],
        ['clean', 'householdThing'],
        ['clean', 'machine'],
        ['smallJob', 'garden'],
        ['smallJob'],
        ['smallJob', 'householdThing'],
        ['smallJob', 'goods'],
        ['smallJob', 'pictures'],
        ['smallJob', 'room'],
      ],
    },
    [soon('look', [1, 4]), oneDay('things', [1, 6], { days: 'weekend' }), after('tidy', 1, 1, { optional: true })],
  ),
  kind(
    'installation',
    'open',
    {
      by: [
        ['installed'],
        ['install'],
        ['install', 'installed'],
        ['install', 'machine'],
        ['install', 'householdThing'],
        ['change', 'installed'],
        ['buy', 'installed'],
        ['fresh', 'installed'],
        ['installed', 'room'],
      ],
      not: ['software'],
    },
    [
      soon('quotes', [5, 20], { asks: 'tradesperson' }),
      oneDay('choose', [2, 12]),
      oneDay('date', [7, 60], { asks: 'tradesperson' }),
      before('clear', 1),
      after('check', 3, 1),
    ],
  ),
  kind(
    'giveAway',
    'open',
    { by: [['give'], ['give', 'pet'], ['give', 'clutter'], ['give', 'goods'], ['give', 'books'], ['give', 'machine']] },
    [
      soon('choose', [1, 4], { days: 'weekend' }),
      soon('ask', [1, 5]),
      before('hand', 1),
      after('look', 14, 1, { only: 'pet' }),
    ],
  ),
  kind(
    'digital',
    'open',
    {
      by: [
        ['files'],
        ['clean', 'files'],
        ['organise', 'files'],
        ['clean', 'software'],
        ['copy'],
        ['copy', 'files'],
        ['copy', 'pictures'],
        ['copy', 'software'],
        ['give', 'files'],
      ],
    },
    [
      oneDay('look', [1, 4], { days: 'weekend' }),
      oneDay('tool', [1, 5]),
      longStep('sort', 3, [2, 21], { timesAWeek: 2 }),
      before('copy', 2),
    ],
  ),
]
