import { LANGUAGE_WORDS, LANGUAGES } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { understoodIn } from '../reading/dates.ts'
import { foldedText, type FoldedText } from '../reading/words.ts'

const WISHES = Object.values(LANGUAGE_WORDS).map(({ wishes }) => wishes)

/** What dates are read with where only counts that there are some. */
const ANY_DAY = { now: '2000-01-01T00:00', weekStart: 0 } as const

/** A wish for a place, as a command says it. */
interface Placing {
  readonly action: 'locate'
  readonly verb: string
  readonly rest: string
}

/** Whether words say when something is, and not where. */
const mayBeWhen = (words: string): boolean =>
  LANGUAGES.some((language) => understoodIn(words, { language, surroundings: ANY_DAY }).length > 0) ||
  readInAnyLanguage(foldedText(words).plain).has('monthName')

/** What something is the place of, where that is said: `the place of the concert is the Arena`. */
function namedPlaceIn(text: string): Placing | null {
  const patterns = WISHES.flatMap(({ placeIs, placeAs }) => [placeIs, placeAs])
  const { what, to } = patterns.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined) ?? {}
  return what && to ? { action: 'locate', verb: '', rest: `${what} : ${to}` } : null
}

/** Where something is, by the name of that: `the concert is at Brixton Academy`; null where when it is may be meant. */
export function placedIn({ text }: FoldedText): Placing | null {
  const named = namedPlaceIn(text.trim())
  if (named) return named
  for (const { placed } of WISHES) {
    const { what, to } = placed.exec(text.trim())?.groups ?? {}
    if (what && to && !mayBeWhen(to)) return { action: 'locate', verb: '', rest: `${what} ${to}` }
  }
  return null
}
