import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage, type CuePhrases } from '../read-phrases.ts'
import { foldedText, type FoldedText } from '../reading/words.ts'
import { toldIn } from './told-in.ts'

const WISHES = Object.values(LANGUAGE_WORDS).map(({ wishes }) => wishes)

const anyTold = (folded: FoldedText, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => toldIn(folded, pattern)).find((one) => one !== null)

/** A wish that something be longer or shorter, as a command says it. */
interface Lengthening {
  readonly action: 'extend'
  readonly verb: string
  readonly rest: string
}

/** Whether words name something, and neither add it nor say its hour. */
function isThere(words: string): boolean {
  const { find, has } = readInAnyLanguage(foldedText(words).plain)
  return find('create')?.from !== 0 && !has('clockSaid')
}

/** Until when something is to last, or how much longer: `the house move goes on until the 20th`, `lasts a day longer`; null where nothing is. */
export function lengthenedIn(folded: FoldedText): Lengthening | null {
  for (const {
    lasts,
    endsAt,
    returns,
    lengthen,
    shorten,
    longerBy,
    shorterBy,
    by,
    untilWhen,
    lastsFor,
    toLast,
  } of WISHES) {
    for (const [verb, ways] of [
      [lengthen, longerBy],
      [shorten, shorterBy],
    ] as const) {
      const changed = anyTold(folded, ways)
      if (changed) return { action: 'extend', verb, rest: `${changed.what} ${by} ${changed.where}` }
    }
    const whole = toldIn(folded, lastsFor)
    if (whole && isThere(whole.what)) return { action: 'extend', verb: toLast, rest: `${whole.what} ${whole.where}` }
    const told = toldIn(folded, lasts) ?? toldIn(folded, endsAt)
    if (told) return { action: 'extend', verb: lengthen, rest: `${told.what} ${told.where}` }
    const back = anyTold(folded, returns)
    if (back) return { action: 'extend', verb: lengthen, rest: `${back.what} ${untilWhen(back.where)}` }
  }
  return null
}

/** What becomes of what is put so much earlier or longer, which is there already; null where it may be new. */
export const putOtherwise = ({ has }: CuePhrases): 'shift' | 'extend' | null =>
  (has('putEarlier') && !has('reminderNoun')) || has('putInstead') ? 'shift' : has('putLonger') ? 'extend' : null
