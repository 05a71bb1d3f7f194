import type { MoveWords } from '../language-words.ts'

const WHAT = '^(?<what>.{2,80}?)'
const MOVED = '(?:spostat|slittat|anticipat|posticipat|rinviat|rimandat)[oaie]'
const MOVE =
  '(?:sposta|anticipa|posticipa|rimanda|rinvia|porta|metti|fa(?=ll[oaie] (?!durare))l|facciamo|mettiamo|spostiamo|anticipiamo|rimandiamo)'
const BEGINS = '(?:(?:ora|adesso) )?(?:parte|comincia|inizia)(?: (?:ora|adesso))?'
const INSTEAD = '(?:,? (?:e non|invece|anziche) .+)'

/** How Italian tells what is moved where its name stands first. */
export const moves: MoveWords = {
  verb: 'sposta',
  to: 'a',
  at: 'alle',
  patterns: [
    new RegExp(`${WHAT},? ${MOVE}(?:me)?l[oaie] (?:tutt[ie] )?(?<to>.+)$`, 'du'),
    new RegExp(`${WHAT} (?:e|sono) (?:stat[oaie] )?${MOVED} (?<to>.+)$`, 'du'),
    new RegExp(`${WHAT} ${BEGINS} (?<to>(?:alle |all').+?)${INSTEAD}?$`, 'du'),
    new RegExp(`${WHAT} (?<to>(?:alle |all').{1,40}?)${INSTEAD}$`, 'du'),
    /^(?<to>(?:a|al|alla|alle|all'|per) ?.{2,60}?),? (?:sposta|spostami|spostare|rimanda|anticipa) (?<what>.+)$/du,
  ],
  nameFirst: /^(?<what>.{2,80}?),?:? (?<verb>\p{L}{1,11}[aeiou])(?:me|l)?l[oaie](?: (?<rest>.+))?$/du,
  asName: 'in',
}
