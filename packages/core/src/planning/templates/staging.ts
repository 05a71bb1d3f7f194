import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** What somebody puts on stage with others: a teacher, a choir leader, a parish. */
export const staging: readonly Template[] = [
  kind(
    'staging',
    'fixed',
    {
      setByOthers: true,
      by: [
        ['organise', 'recital'],
        ['organise', 'show'],
        ['organise', 'recital', 'show'],
        ['organise', 'recital', 'ownClass'],
        ['train', 'recital'],
        ['train', 'recital', 'relative'],
        ['train', 'recital', 'ownClass'],
        ['recital', 'ownClass'],
        ['show', 'ownClass'],
        ['concert', 'ownClass'],
        ['recital', 'bookIt'],
        ['recital', 'bookIt', 'show'],
      ],
      not: ['attend', 'goTo'],
    },
    [
      soon('hall', [1, 7], { asks: 'venue', never: ['venueBooked'] }),
      soon('piece', [2, 10], { days: 'weekend' }),
      soon('rights', [1, 7], { days: 'working', optional: true, never: ['ownClass'] }),
      oneDay('parts', [1, 7]),
      oneDay('helpers', [1, 5]),
      oneDay('costumes', [1, 7], { days: 'weekend' }),
      longStep('rehearse', 4, [14, 110], { timesAWeek: 1, fills: true }),
      before('invite', 14),
      before('music', 11),
      before('runThrough', 7),
      before('dayPlan', 4),
      before('dress', 2, { reach: 1 }),
      after('thanks', 2),
    ],
  ),
]
