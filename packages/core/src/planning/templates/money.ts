import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets of money, and of what is bought and sold. */
export const money: readonly Template[] = [
  kind(
    'car',
    'open',
    {
      by: [
        ['buy', 'car'],
        ['change', 'car'],
        ['fresh', 'car'],
        ['find', 'car'],
      ],
      maybe: ['car'],
    },
    [
      oneDay('budget', [1, 5]),
      longStep('compare', 2, [4, 20]),
      longStep('testDrives', 3, [4, 20]),
      oneDay('loan', [1, 7], { optional: true, days: 'working' }),
      oneDay('inspect', [1, 6], { days: 'working', never: ['fresh', 'newCar'] }),
      oneDay('insurance', [1, 5]),
      before('papers', 3, { days: 'working' }),
      after('service', 14, 1, { optional: true }),
    ],
  ),
  kind(
    'selling',
    'open',
    {
      by: [
        ['sell'],
        ['sell', 'car'],
        ['sell', 'instrument'],
        ['sell', 'clutter'],
        ['sell', 'householdThing'],
        ['sell', 'machine'],
        ['sell', 'books'],
      ],
    },
    [
      oneDay('price', [1, 3]),
      oneDay('ready', [1, 5], { days: 'working', only: ['car'] }),
      oneDay('photos', [1, 3], { days: 'weekend' }),
      oneDay('advert', [1, 3]),
      longStep('answers', 3, [4, 30]),
      before('hand', 2),
      after('transfer', 1, 1, { days: 'working', only: ['car'] }),
    ],
  ),
  kind(
    'saving',
    'lasting',
    { by: [['save', 'money'], ['save'], ['save', 'trip'], ['save', 'home'], ['save', 'car']], not: ['habit'] },
    [
      oneDay('sum', [1, 3]),
      soon('transfer', [1, 4], { days: 'working' }),
      oneDay('account', [1, 7], { optional: true, days: 'working' }),
      longStep('cut', 2, [7, 30]),
      oneDay('look', [1, 4], { days: 'weekend' }),
      longStep('steady', 4, [10, 300], { fills: true }),
      before('check', 14),
    ],
  ),
  kind(
    'debt',
    'lasting',
    { by: [['debt'], ['payOff', 'debt'], ['payOff', 'mortgage'], ['payOff', 'car']], maybe: ['payOff'] },
    [
      oneDay('list', [1, 4]),
      oneDay('bank', [1, 7], { days: 'working' }),
      soon('transfer', [1, 4], { days: 'working' }),
      longStep('steady', 4, [10, 300], { fills: true }),
      before('check', 14, { days: 'working', never: ['creditCard'] }),
      before('balance', 7, { only: ['creditCard'] }),
      after('proof', 5, 1, { days: 'working', never: ['privateDebt', 'creditCard'] }),
    ],
  ),
]
