import { after, before, kind, oneDay, soon, type Template } from './template-types.ts'

/** Targets of days away from work: called to a court or a polling station, ill, or with leave and other shifts. */
export const calledAway: readonly Template[] = [
  kind('civicDuty', 'fixed', { setByOthers: true, by: [['civicDuty'], ['attend', 'civicDuty']] }, [
    soon('reply', [1, 4], { days: 'working' }),
    soon('work', [1, 4], { days: 'working', optional: true }),
    oneDay('statement', [1, 7], { only: ['inCourt'] }),
    before('standIn', 6, { optional: true }),
    before('way', 1),
    after('proof', 3, 1, { days: 'working', never: ['jury'] }),
    after('proof', 14, 1, { days: 'working', only: ['jury'] }),
  ]),
  kind(
    'sickLeave',
    'lasting',
    {
      by: [['sickNote'], ['call', 'sickNote'], ['conversation', 'sickNote'], ['medical', 'sickNote']],
      not: ['backTo', 'surgery', 'operation', 'form'],
    },
    [
      soon('tell', [1, 1]),
      soon('note', [1, 2], { days: 'working' }),
      soon('send', [1, 2], { days: 'working' }),
      before('look', 2, { days: 'working' }),
    ],
  ),
  kind(
    'timeOff',
    'start',
    {
      isNeverCounted: true,
      by: [
        ['timeOff'],
        ['apply', 'timeOff'],
        ['bookIt', 'timeOff'],
        ['change', 'timeOff'],
        ['apply', 'timeOff', 'theirWedding'],
        ['timeOff', 'wedding'],
        ['timeOff', 'theirWedding'],
        ['timeOff', 'wedding', 'goTo'],
        ['timeOff', 'theirWedding', 'goTo'],
        ['apply', 'timeOff', 'theirWedding', 'abroad'],
        ['apply', 'timeOff', 'wedding'],
        ['timeOff', 'relative'],
      ],
      not: ['habit', 'sickNote', 'surgery', 'operation', 'parentalLeave', 'sabbatical', 'leave'],
    },
    [
      soon('left', [1, 3], { days: 'working', never: ['shiftSwap'] }),
      soon('colleague', [1, 4], { only: ['shiftSwap'] }),
      soon('ask', [1, 5], { asks: 'employer' }),
      soon('answer', [2, 14], { days: 'working' }),
      before('handOver', 4, { days: 'working', optional: true, never: ['shiftSwap'] }),
      before('rota', 3, { only: ['shiftSwap'] }),
    ],
  ),
]
