import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets that are written, or told in parts. */
export const writing: readonly Template[] = [
  kind('schoolwork', 'open', { by: [['schoolwork'], ['write', 'schoolwork'], ['finish', 'schoolwork']] }, [
    soon('task', [1, 2], { never: ['homework'] }),
    soon('count', [1, 2], { only: ['homework'] }),
    soon('sources', [1, 5], { never: ['portfolio', 'homework'] }),
    soon('collect', [1, 5], { only: ['portfolio'] }),
    longStep('draft', 4, [2, 14], { fills: true, never: ['portfolio', 'homework'] }),
    longStep('pages', 4, [2, 40], { timesAWeek: 5, fills: true, only: ['homework'] }),
    longStep('pieces', 4, [2, 21], { fills: true, only: ['portfolio'] }),
    oneDay('reader', [1, 3], { optional: true, never: ['homework'] }),
    oneDay('left', [1, 3], { only: ['homework'] }),
    longStep('revise', 2, [1, 6], { never: ['portfolio', 'homework'] }),
    longStep('order', 2, [1, 6], { only: ['portfolio'] }),
    before('handIn', 2),
  ]),
  kind('writing', 'open', { by: [['write'], ['write', 'piece'], ['piece'], ['write', 'website']], not: ['read'] }, [
    soon('idea', [1, 4]),
    longStep('talks', 3, [5, 40], { timesAWeek: 1, fills: true, only: ['lifeStory'] }),
    longStep('draft', 3, [2, 14], { timesAWeek: 3, fills: true, never: ['lifeStory'] }),
    longStep('chapters', 4, [7, 60], { timesAWeek: 3, fills: true, only: ['lifeStory'] }),
    oneDay('rest', [2, 5], { optional: true }),
    oneDay('reader', [2, 5]),
    longStep('revise', 2, [1, 14], { timesAWeek: 3 }),
    before('final', 1),
  ]),
  kind('letter', 'open', { by: [['letter'], ['write', 'letter'], ['letter', 'relative']] }, [
    soon('points', [1, 4], { never: ['cards'] }),
    oneDay('list', [2, 7], { only: ['cards'] }),
    oneDay('write', [1, 5], { never: ['cards'] }),
    oneDay('writeCards', [2, 7], { days: 'weekend', only: ['cards'] }),
    before('send', 1, { never: ['cards'] }),
    before('post', 1, { only: ['cards'] }),
  ]),
  kind(
    'channel',
    'open',
    { by: [['channel'], ['start', 'channel'], ['open', 'channel'], ['launch', 'channel'], ['build', 'channel']] },
    [
      soon('promise', [1, 5]),
      soon('kit', [1, 7], { days: 'weekend' }),
      longStep('first', 4, [7, 28], { timesAWeek: 1, fills: true }),
      oneDay('friends', [1, 5]),
      before('ready', 2),
      after('rhythm', 7, 1),
    ],
  ),
]
