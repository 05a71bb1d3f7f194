import { after, before, kind, soon, type Template } from './template-types.ts'

/** Targets of what is to be said to somebody. */
export const conversations: readonly Template[] = [
  kind(
    'conversation',
    'open',
    {
      isEveryday: true,
      otherwise: ['call'],
      by: [
        ['conversation', 'will'],
        ['conversation', 'relative', 'will'],
        ['conversation'],
        ['conversation', 'relative'],

        ['call', 'relative'],
        ['call', 'school'],
        ['conversation', 'school'],
        ['conversation', 'move'],
        ['conversation', 'abroad', 'move'],
        ['theirDriving', 'relative'],
        ['conversation', 'theirDriving'],
        ['conversation', 'theirDriving', 'relative'],
      ],
      not: ['habit'],
    },
    [
      soon('facts', [1, 7], { only: ['nuisance'], never: ['call', 'peace'] }),
      soon('points', [1, 3], { never: ['askOut', 'estranged', 'theirDriving', 'honourAsked'] }),
      soon('whatItTakes', [1, 4], { only: ['honourAsked'] }),
      soon('seenDriving', [2, 7], { only: ['theirDriving'] }),
      soon('withDoctor', [2, 14], { asks: 'doctor', only: ['theirDriving'] }),
      soon('otherWays', [1, 7], { only: ['theirDriving'] }),
      soon('wish', [1, 3], { only: ['estranged'] }),
      soon('firstLines', [21, 56], { only: ['estranged'], never: ['call'] }),
      soon('invitation', [1, 3], { only: ['askOut'] }),
      soon('number', [1, 3], { only: ['call'], never: ['estranged'] }),
      soon('time', [1, 4], { never: ['call', 'askOut', 'estranged', 'honourAsked'] }),
      soon('inPerson', [1, 5], { only: ['honourAsked'] }),
      soon('meeting', [1, 4], { only: ['estranged'], never: ['call'] }),
      before('aloud', 1, { optional: true, never: ['call', 'askOut', 'estranged', 'honourAsked'] }),
      before('moment', 1, { only: ['askOut'], never: ['call'] }),
      after('note', 1, 1, { never: ['peace', 'estranged', 'inPrivate', 'askOut', 'breakUp', 'honourAsked'] }),
      after('sign', 3, 1, {
        only: ['inPrivate'],
        never: ['peace', 'call', 'askOut', 'breakUp', 'kidsTold', 'honourAsked'],
      }),
      after('questions', 3, 1, { only: ['kidsTold'], never: ['call'] }),
      after('evening', 1, 1, { only: ['breakUp'], never: ['call'] }),
      after('answer', 1, 1, { only: ['askOut'] }),
      after('chase', 10, 1, { optional: true, days: 'working', only: ['call'], never: ['estranged'] }),
      after('again', 5, 1, { optional: true, only: ['peace'] }),
      after('again', 9, 1, { optional: true, only: ['estranged'], never: ['peace'] }),
      after('nextDates', 3, 1, { only: ['honourAsked'] }),
      after('letter', 21, 1, { optional: true, only: ['nuisance'], never: ['call', 'peace'] }),
    ],
  ),
]
