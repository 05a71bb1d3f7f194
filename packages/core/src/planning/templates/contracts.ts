import { after, before, kind, oneDay, soon, type Template } from './template-types.ts'

/** Targets of contracts, forms, and money that is to be put in order. */
export const contracts: readonly Template[] = [
  kind(
    'contract',
    'open',
    {
      by: [
        ['change', 'supplier'],
        ['find', 'supplier'],
        ['renew', 'supplier'],
        ['open', 'supplier'],
        ['renew', 'insurance'],
        ['change', 'insurance'],
        ['find', 'insurance'],
        ['buy', 'insurance'],
        ['insurance'],
        ['insurance', 'car'],
        ['insurance', 'pet'],
      ],
      maybe: ['supplier'],
      not: ['giveUp', 'cancel', 'claim'],
    },
    [
      soon('now', [1, 3]),
      oneDay('compare', [1, 6]),
      oneDay('ask', [1, 5], { optional: true, days: 'working' }),
      before('sign', 2, { days: 'working' }),
      after('bill', 35, 1),
    ],
  ),
  kind(
    'cancelling',
    'open',
    {
      by: [
        ['cancel'],
        ['cancel', 'supplier'],
        ['cancel', 'insurance'],
        ['cancel', 'subscription'],
        ['giveUp', 'subscription'],
        ['giveUp', 'supplier'],
      ],
    },
    [soon('terms', [1, 3]), soon('send', [1, 5], { days: 'working' }), after('check', 30, 1)],
  ),
  kind(
    'form',
    'open',
    {
      by: [
        ['claim'],
        ['claim', 'form'],
        ['claim', 'insurance'],
        ['claim', 'money'],
        ['claim', 'car'],
        ['clean', 'form'],
        ['clean', 'school'],
        ['separation', 'form'],
        ['form'],
        ['apply', 'form'],
        ['payOff', 'form'],
        ['renew', 'form'],
        ['write', 'form'],
      ],
      otherwise: ['apply'],
    },
    [
      soon('needs', [1, 3], { days: 'working' }),
      soon('gather', [1, 6]),
      soon('send', [2, 12], { days: 'working' }),
      soon('answer', [14, 28], { days: 'working', optional: true }),
    ],
  ),
  kind(
    'payment',
    'open',
    {
      by: [
        ['pay', 'bill'],
        ['pay', 'form'],
        ['pay', 'insurance'],
      ],
      otherwise: ['pay', 'bill'],
    },
    [soon('amount', [1, 3]), before('pay', 1, { days: 'working' }), after('proof', 3, 1)],
  ),
  kind('will', 'open', { by: [['will'], ['write', 'will']] }, [
    soon('list', [1, 6], { days: 'weekend' }),
    soon('decide', [1, 10], { days: 'weekend' }),
    soon('adviser', [1, 12], { asks: 'notary' }),
    before('sign', 1, { days: 'working' }),
    after('tell', 3, 1, { days: 'weekend' }),
  ]),
  kind(
    'finances',
    'open',
    {
      by: [
        ['pensionCheck'],
        ['budget'],
        ['budget', 'organise'],
        ['budget', 'home'],
        ['start', 'budget'],
        ['organise', 'money'],
        ['clean', 'money'],
        ['clean', 'retirement'],
        ['learn', 'budget'],
      ],
    },
    [
      soon('papers', [1, 6]),
      oneDay('figures', [1, 7], { days: 'weekend' }),
      oneDay('ask', [1, 8], { optional: true, asks: 'bank' }),
      before('decide', 2),
      after('look', 60, 1),
    ],
  ),
  kind(
    'loan',
    'open',
    {
      by: [
        ['loan'],
        ['loan', 'mortgage'],
        ['mortgage'],
        ['mortgage', 'home'],
        ['apply', 'mortgage'],
        ['apply', 'debt'],
      ],
    },
    [
      soon('figures', [1, 4]),
      soon('papers', [1, 5]),
      oneDay('compare', [1, 7]),
      before('apply', 4, { asks: 'bank' }),
      after('answer', 10, 1, { days: 'working' }),
    ],
  ),
]
