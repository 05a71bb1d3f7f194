import { formatWall, parseDay } from '../../date/index.ts'
import { readInAnyLanguage, readPhrases } from '../../intents/read-phrases.ts'
import { understoodIn } from '../../intents/reading/dates.ts'
import { daysBesideIn } from '../../intents/reading/days-beside.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText, typed, type FoldedText } from '../../intents/reading/words.ts'
import type { TextSpan } from '../../language/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { anchorOf } from '../answering/anchors.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { touching } from '../answering/unit-spans.ts'
import { endOf } from './told-day.ts'

/** The end of what something is to be right after, as its day and hour: `a call straight after the workshop`. */
export function rightAfter(words: string, asking: QuestionContext): string | null {
  const folded = foldedText(words)
  const phrases = readPhrases(folded.plain, asking.language)
  const spoken = daysBesideIn(phrases) === null ? behindSpoken(folded, phrases.find('afterIt'), asking) : null
  if (spoken !== null) return spoken
  const said = phrases.find('rightBeside')
  const isAfter = said !== null && readInAnyLanguage(folded.plain.slice(said.from, said.to)).has('later')
  if (isAfter) return behindEnd(folded, said, asking)
  return afterNamed(folded, phrases.find('afterThing'), asking)
}

const UNITS_OF = ['dayOf', 'weekdayOf', 'weekOf', 'weekendOf', 'monthOf', 'behindThing'] as const

/** The same behind the last of what was spoken of: `lunch with Luca afterwards`. */
function behindSpoken(folded: FoldedText, said: TextSpan | null, asking: QuestionContext): string | null {
  const ends = spokenItems(asking).flatMap(({ allDay, end }) => (allDay ? [] : [end]))
  return said && ends.length > 0 ? atWall(folded, said, Math.max(...ends), asking) : null
}

/** What was spoken of when something new was wished for. */
function spokenItems({ question: { among, nearby }, all }: QuestionContext): readonly DetailedItem[] {
  const ids = new Set(among?.ids ?? nearby)
  return all.filter(({ id }) => ids.has(id))
}

/** The same behind what is on the day that is said: `drinks on 10 June after German`; where none is, behind what was spoken of, or is there but once. */
function afterNamed(folded: FoldedText, said: TextSpan | null, asking: QuestionContext): string | null {
  const { language, surroundings, all } = asking
  if (said === null) return null
  const date = understoodIn(folded.text, { language, surroundings }).find(({ kind }) => kind === 'date')
  const day = date ? parseDay(date.meaning) : null
  if (date)
    return day === null ? null : behindEnd(folded, said, { ...asking, all: touching(all, { first: day, last: day }) })
  // The day after something is not right after it, and neither is two days after it.
  const { has } = readPhrases(folded.plain, language)
  if (UNITS_OF.some(has)) return null
  return behindEnd(folded, said, { ...asking, all: spokenItems(asking) }) ?? behindOnlyOne(folded, said, asking)
}

/** The same behind the one thing to come that is named with its article: after `lunch` alone is some time of the day. */
function behindOnlyOne(folded: FoldedText, said: TextSpan, asking: QuestionContext): string | null {
  const { all, today, surroundings } = asking
  const behind = folded.plain.slice(said.to).trim()
  const isNamed = readInAnyLanguage(behind).find('article')?.from === 0
  // `After work` is after none of what is of the category.
  const item = isNamed ? anchorOf(behind, { ...asking, surroundings: { ...surroundings, categories: [] } })?.item : null
  const isOne =
    item &&
    item.first >= today &&
    all.every(({ title, id, last }) => title !== item.title || id === item.id || last < today)
  return isOne ? behindEnd(folded, said, { ...asking, all: [item] }) : null
}

/** The words with the end of what is named behind a place of them as its day and hour. */
function behindEnd(folded: FoldedText, said: TextSpan, asking: QuestionContext): string | null {
  const behind = folded.plain.slice(said.to)
  const anchor = anchorOf(behind, asking)
  if (!anchor || anchor.item.allDay) return null
  return atWall(folded, { from: said.from, to: said.to + endOf(anchor, behind) }, anchor.item.end, asking)
}

/** Words with a day and an hour instead of some of them, and of any other day. */
function atWall(folded: FoldedText, { from, to }: TextSpan, end: number, asking: QuestionContext): string {
  const [before, rest] = [typed(folded, 0, from), typed(folded, to)]
  return `${withoutDates(before, asking).trim()} ${withoutDates(rest, asking)} ${formatWall(end).replace('T', ' ')}`
}

const withoutDates = (words: string, { language, surroundings }: QuestionContext): string =>
  withoutSpans(
    words,
    understoodIn(words, { language, surroundings }).filter(({ kind }) => kind === 'date'),
  )
