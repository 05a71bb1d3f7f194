import type { MoveWords } from '../language-words.ts'

const WHAT = '^(?<what>.{2,80}?)'
const MOVED = '(?:moved|rescheduled|postponed|shifted|pushed(?: back)?|brought forward|changed)'
const BEGINS = '(?:now )?(?:starts|leaves|begins|departs)(?: now)?'
const DAY = '(?:on |at |tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \\d|\\d)'
const INSTEAD = '(?:,? (?:instead of|rather than|and not|not) .+)'

/** How English tells what is moved where its name stands first. */
export const moves: MoveWords = {
  verb: 'move',
  to: 'to',
  at: 'at',
  patterns: [
    new RegExp(`${WHAT},? (?:move|make|push|shift) (?:it|them) (?:all )?(?<to>.+)$`, 'du'),
    new RegExp(`${WHAT} (?:(?:has|have) been |got |was |is |were |are )?${MOVED} to (?<to>.+)$`, 'du'),
    new RegExp(`${WHAT} (?:is|are) now (?<to>${DAY}.*)$`, 'du'),
    new RegExp(`${WHAT} ${BEGINS} (?<to>at .+?)${INSTEAD}?$`, 'du'),
    new RegExp(`${WHAT} (?<to>(?:at|on) .{1,40}?)${INSTEAD}$`, 'du'),
    /^(?<to>(?:to|on|at|for) .{2,60}?),? (?:move|reschedule|shift) (?<what>.+)$/du,
  ],
  nameFirst: /^(?<what>.{2,80}?)[,:] (?<verb>\p{L}{3,12}) (?:it|them)(?: (?<rest>.+))?$/du,
  asName: 'to',
}
