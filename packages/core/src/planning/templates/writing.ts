import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets that are written, or told in parts. */
export const writing: readonly Template[] = [
  kind('schoolwork', 'open', { by: [['schoolwork'], ['write', 'schoolwork'], ['finish', 'schoolwork']] }, [
    soon('task', [1, 2]),
    oneDay('sources', [1, 5]),
    longStep('draft', 4, [2, 14]),
    longStep('revise', 2, [1, 6]),
    before('handIn', 1),
  ]),
  kind('writing', 'open', { by: [['write'], ['write', 'piece'], ['piece'], ['write', 'website']], not: ['read'] }, [
    oneDay('idea', [1, 4]),
    longStep('draft', 3, [2, 14], { timesAWeek: 3 }),
    oneDay('rest', [2, 5]),
    longStep('revise', 2, [1, 7], { timesAWeek: 3 }),
    before('reader', 2),
  ]),
  kind('letter', 'open', { by: [['letter'], ['write', 'letter'], ['letter', 'relative']] }, [
    soon('points', [1, 4]),
    oneDay('write', [1, 5]),
    before('send', 1),
  ]),
  kind(
    'channel',
    'open',
    { by: [['channel'], ['start', 'channel'], ['open', 'channel'], ['launch', 'channel'], ['build', 'channel']] },
    [
      oneDay('promise', [1, 5]),
      oneDay('kit', [1, 7], { days: 'weekend' }),
      longStep('first', 4, [7, 28], { timesAWeek: 2 }),
      oneDay('friends', [1, 5]),
      before('ready', 2),
      after('rhythm', 7, 1),
    ],
  ),
]
