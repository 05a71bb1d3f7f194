import { kind, soon, type Template } from './template-types.ts'

/** Targets of what somebody is owed, and of what somebody leaves. */
export const claims: readonly Template[] = [
  kind(
    'complaint',
    'open',
    {
      by: [
        ['grievance'],
        ['claim', 'grievance'],
        ['apply', 'grievance'],
        ['write', 'grievance'],
        ['grievance', 'insurance'],
        ['grievance', 'letter'],
        ['claim', 'insurance'],
        ['claim', 'money'],
        ['claim', 'car'],
        ['claim', 'supplier'],
      ],
    },
    [
      soon('want', [1, 3], { never: ['insured'] }),
      soon('report', [1, 3], { days: 'working', only: ['insured'] }),
      soon('proof', [1, 4]),
      soon('write', [1, 5], { days: 'working', never: ['insured'] }),
      soon('quotes', [2, 8], { only: ['insured'] }),
      soon('assessor', [5, 21], { days: 'working', only: ['insured'] }),
      soon('answer', [14, 40], { days: 'working' }),
      soon('further', [7, 30], { days: 'working', optional: true, never: ['tenancyDeposit', 'smallClaims'] }),
      soon('court', [14, 30], { days: 'working', only: ['smallClaims'] }),
      soon('scheme', [7, 30], { days: 'working', only: ['tenancyDeposit'], never: ['smallClaims'] }),
    ],
  ),
  kind(
    'estate',
    'open',
    {
      by: [
        ['estate'],
        ['apply', 'estate'],
        ['clean', 'estate'],
        ['claim', 'estate'],
        ['estate', 'form'],
        ['take', 'estate'],
      ],
    },
    [
      soon('certificates', [1, 7], { days: 'working' }),
      soon('notify', [2, 10], { days: 'working', never: ['renounced'] }),
      soon('allTold', [2, 14], { only: ['coHeirs'], never: ['renounced'] }),
      soon('list', [2, 14]),
      soon('adviser', [2, 14], { days: 'working', optional: true, never: ['renounced'] }),
      soon('renounce', [3, 21], { asks: 'office', only: ['renounced'] }),
      soon('afterwards', [2, 10], { days: 'working', only: ['renounced'] }),
      soon('tax', [2, 21], { days: 'working', never: ['renounced'] }),
      soon('apply', [2, 14], { days: 'working', never: ['renounced'] }),
      soon('share', [60, 150], { days: 'working', never: ['renounced'] }),
    ],
  ),
]
