import { after, before, kind, longStep, oneDay, type Template } from './template-types.ts'

/** Targets of what is cooked and baked. */
export const cooking: readonly Template[] = [
  kind(
    'cooking',
    'fixed',
    {
      by: [
        ['cook'],
        ['cook', 'relative'],
        ['cook', 'party'],
        ['cook', 'cake'],
        ['cook', 'wedding'],
        ['cake'],
        ['cake', 'party'],
        ['cake', 'relative'],
        ['build', 'cake'],
      ],
      not: ['competition', 'learn', 'buy', 'course'],
    },
    [
      oneDay('recipe', [1, 7]),
      oneDay('trial', [1, 7], { optional: true, days: 'weekend', never: ['preserves', 'bread', 'matures'] }),
      longStep('starter', 2, [4, 10], { timesAWeek: 7, only: ['bread'] }),
      longStep('loaves', 2, [2, 28], { timesAWeek: 1, fills: true, only: ['bread'] }),
      before('tins', 21, { days: 'weekend', only: ['tiered'] }),
      before('mature', 56, { days: 'weekend', only: ['matures'] }),
      before('jars', 4, { only: ['preserves'] }),
      before('order', 7, { optional: true, days: 'working', never: ['sweet', 'preserves', 'bread'] }),
      before('shopping', 2, { reach: 0, never: ['matures'] }),
      before('layers', 1, { reach: 0, only: ['sweet'], never: ['preserves', 'bread', 'matures'] }),
      before('ahead', 1, { reach: 0, never: ['sweet', 'preserves', 'bread', 'matures'] }),
      before('prepare', 1, { reach: 0, only: ['preserves'] }),
      before('dough', 1, { reach: 0, only: ['bread'] }),
      before('icing', 5, { only: ['matures'] }),
      after('label', 1, 1, { only: ['preserves'] }),
    ],
  ),
]
