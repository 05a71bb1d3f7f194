import { after, before, kind, soon, type Template } from './template-types.ts'

/** Targets of meetings that decide: of a building with several owners, of a society, of a board. */
export const assemblies: readonly Template[] = [
  kind(
    'assembly',
    'fixed',
    {
      by: [
        ['assembly'],
        ['organise', 'assembly'],
        ['call', 'assembly'],
        ['goTo', 'assembly'],
        ['attend', 'assembly'],
        ['sharedHouse', 'assembly'],
        ['organise', 'sharedHouse', 'assembly'],
        ['goTo', 'sharedHouse', 'assembly'],
      ],
      not: ['habit', 'handover', 'report'],
    },
    [
      soon('day', [1, 5], { only: ['runsIt'] }),
      before('figures', 35, { reach: 12, only: ['runsIt'] }),
      before('agenda', 28, { reach: 10, only: ['runsIt'] }),
      before('notice', 21, { reach: 10, only: ['runsIt'] }),
      before('proxies', 7, { only: ['runsIt'] }),
      before('room', 1, { reach: 1, only: ['runsIt'] }),
      after('minutes', 4, 1, { only: ['runsIt'] }),
      before('read', 12, { reach: 5, never: ['runsIt'] }),
      before('ask', 8, { reach: 4, never: ['runsIt'] }),
      before('standIn', 4, { optional: true, never: ['runsIt'] }),
      before('points', 2, { reach: 1, never: ['runsIt'] }),
      after('decided', 14, 1, { never: ['runsIt'] }),
    ],
  ),
]
