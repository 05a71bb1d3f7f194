import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

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
        ['batchCooking'],
        ['batchCooking', 'baby'],
        ['cook', 'batchCooking'],
      ],
      not: ['competition', 'learn', 'buy', 'course', 'preserves'],
    },
    [
      oneDay('recipe', [1, 7], { never: ['bread', 'batchCooking'] }),
      soon('dishes', [1, 5], { only: ['batchCooking'] }),
      soon('tubs', [1, 5], { only: ['batchCooking'] }),
      longStep('double', 3, [2, 56], { timesAWeek: 2, only: ['batchCooking'] }),
      oneDay('breadRecipe', [1, 5], { only: ['bread'] }),
      oneDay('trial', [1, 7], { optional: true, days: 'weekend', never: ['bread', 'matures', 'batchCooking'] }),
      longStep('starter', 2, [4, 10], { timesAWeek: 7, only: ['sourdough'] }),
      longStep('loaves', 2, [2, 28], { timesAWeek: 1, fills: true, only: ['bread'] }),
      before('tins', 21, { days: 'weekend', only: ['tiered'] }),
      before('mature', 56, { days: 'weekend', only: ['matures'], never: ['pudding'] }),
      before('steam', 34, { days: 'sunday', reach: 3, only: ['pudding'] }),
      before('order', 7, { optional: true, days: 'working', never: ['sweet', 'bread', 'matures', 'batchCooking'] }),
      before('shopping', 2, { reach: 0, never: ['matures', 'batchCooking'] }),
      before('layers', 1, { reach: 0, only: ['sweet'], never: ['bread', 'matures', 'batchCooking'] }),
      before('freezerList', 7, { only: ['batchCooking'] }),
      before('ahead', 1, { reach: 0, never: ['sweet', 'bread', 'matures', 'batchCooking'] }),
      before('dough', 1, { reach: 0, only: ['bread'] }),
      before('icing', 5, { only: ['matures'], never: ['pudding'] }),
      before('reheat', 2, { only: ['pudding'] }),
    ],
  ),
  kind(
    'preserves',
    'fixed',
    {
      by: [['preserves'], ['preserves', 'cook'], ['preserves', 'build']],
      not: ['competition', 'learn', 'buy', 'course', 'sell', 'launch'],
    },
    [
      before('recipe', 10),
      before('jars', 6, { never: ['bottled'] }),
      before('bottles', 6, { only: ['bottled'] }),
      before('fruit', 2, { reach: 0 }),
      before('wash', 1, { reach: 0, never: ['bottled'] }),
      before('washBottles', 1, { reach: 0, only: ['bottled'] }),
      after('label', 1, 1),
    ],
  ),
]
