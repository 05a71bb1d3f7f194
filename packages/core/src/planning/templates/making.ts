import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets of what is opened, made and published. */
export const making: readonly Template[] = [
  kind(
    'shop',
    'open',
    {
      by: [
        ['open', 'shop'],
        ['shop', 'business'],
        ['start', 'shop'],
      ],
      maybe: ['shop'],
      not: ['website', 'newJob'],
    },
    [
      soon('numbers', [2, 10]),
      soon('money', [2, 14], { days: 'working' }),
      longStep('place', 3, [7, 75], { never: ['ownRooms'] }),
      oneDay('permits', [2, 14], { days: 'working' }),
      oneDay('food', [2, 14], { days: 'working', only: ['foodTrade'] }),
      longStep('works', 4, [7, 75], { days: 'working' }),
      longStep('stock', 2, [5, 28]),
      oneDay('tell', [1, 7], { optional: true }),
      before('check', 7, { days: 'working' }),
      before('trial', 3),
      after('listen', 1, 14),
    ],
  ),
  kind(
    'app',
    'open',
    { by: [['app'], ['launch', 'app'], ['build', 'app'], ['launch', 'software'], ['build', 'software']] },
    [
      soon('promise', [1, 5]),
      soon('sketch', [1, 7]),
      longStep('build', 5, [10, 60], { fills: true }),
      oneDay('account', [1, 5], { days: 'working' }),
      longStep('trial', 2, [4, 21]),
      longStep('fix', 1, [3, 14]),
      before('store', 12, { days: 'working' }),
      before('announce', 3, { days: 'working' }),
      after('listen', 1, 7),
    ],
  ),
  kind(
    'book',
    'open',
    { by: [['write', 'book'], ['finish', 'book'], ['launch', 'book'], ['book']], not: ['read', 'party', 'sell'] },
    [
      oneDay('outline', [1, 7], { never: ['partWritten', 'draftDone', 'recipes'] }),
      oneDay('soFar', [1, 5], { only: ['partWritten'], never: ['draftDone'] }),
      longStep('collect', 4, [7, 60], { only: ['recipes'], fills: true }),
      longStep('oneForm', 2, [4, 40], { timesAWeek: 2, only: ['recipes'] }),
      longStep('draft', 5, [4, 120], { timesAWeek: 4, fills: true, never: ['draftDone', 'recipes'] }),
      oneDay('halfway', [1, 3], {
        optional: true,
        days: 'weekend',
        never: ['article', 'partWritten', 'draftDone', 'recipes'],
      }),
      oneDay('journal', [1, 5], { only: ['article'] }),
      longStep('revise', 3, [3, 60], { timesAWeek: 3, fills: true, never: ['recipes'] }),
      oneDay('readers', [2, 21], { never: ['recipes'] }),
      longStep('again', 2, [2, 28], { timesAWeek: 3, optional: true, never: ['article', 'recipes'] }),
      oneDay('pitch', [2, 14], { only: ['agents'] }),
      longStep('design', 1, [4, 28], { only: ['ownPrint'] }),
      oneDay('proof', [3, 14], { days: 'working', only: ['ownPrint'] }),
      before('check', 4, { never: ['ownPrint'] }),
      before('submit', 1, { days: 'working', only: ['article', 'agents'] }),
      before('order', 12, { days: 'working', only: ['ownPrint'] }),
    ],
  ),
]
