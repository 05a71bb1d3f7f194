import { parseQuickAdd } from '../language/index.ts'
import type { Day } from '../date/index.ts'
import { languages } from './languages.ts'
import type { Goal, GoalSurroundings, GoalWords } from './planning-types.ts'
import { classify } from './reading/classify.ts'
import { goalTitle } from './reading/goal-title.ts'
import { readHours } from './reading/hours-a-week.ts'
import { todayOf } from './reading/quick-read.ts'
import { readTimeframe, readWhen, type Timeframe, type When } from './reading/read-when.ts'

/** Quick add reads no longer text; a goal says what it is at its beginning. */
const READ_MAX = 480

type Anchor = { readonly first: Day; readonly last: Day } | null

function beginningOf(text: string): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  return plain.length <= READ_MAX ? plain : plain.slice(0, READ_MAX).replace(/\s\S*$/u, '')
}

/**
 * When the goal is and from when on. The time frame wins, but a day of the goal itself that lies within a deadline stays,
 * and a bare length counts back from a day that is known.
 */
function anchorOf(when: When | null, frame: Timeframe | null, today: Day): { anchor: Anchor; from: Day | null } {
  const own = when ? { first: when.first, last: when.last } : null
  if (!frame) return { anchor: own, from: null }
  if (own && frame.isLength && frame.anchor) {
    return { anchor: own, from: Math.max(today, own.first - (frame.anchor.last - today)) }
  }
  const from = frame.from !== null && frame.from > today ? frame.from : null
  if (!frame.anchor) return { anchor: own, from }
  const isWithin = own !== null && own.first >= today && own.last <= frame.anchor.last
  return { anchor: isWithin ? own : frame.anchor, from }
}

function dateWords(anchor: Anchor, said: string, surroundings: GoalSurroundings): GoalWords[] {
  if (!anchor) return []
  const { day, span } = languages[surroundings.language]
  const meaning = anchor.first === anchor.last ? day(anchor.first) : span(anchor.first, anchor.last)
  return [{ kind: 'date', text: said, meaning }]
}

function frameWords(text: string, frame: Timeframe | null, from: Day | null, language: GoalSurroundings['language']) {
  const { day, span } = languages[language]
  const anchor = frame?.anchor ?? null
  if (!frame || (!anchor && from === null)) return []
  const [first, last] = [from ?? anchor?.first ?? 0, anchor?.last ?? from ?? 0]
  const meaning = first === last ? day(first) : span(Math.min(first, last), Math.max(first, last))
  return [{ kind: 'timeframe' as const, text: text.trim(), meaning }]
}

/** The category that a mark such as `#salute` names, and its words. */
function markedCategory(text: string, { language, now, weekStart, categories }: GoalSurroundings) {
  const read = parseQuickAdd(text, { language, now, weekStart, categories, calendars: [] })
  const mark = read.understood.find(({ kind }) => kind === 'category')
  const name = categories.find(({ _id }) => _id === read.categoryId)?.name
  if (!mark || name === undefined) return { categoryId: null, words: [], rest: text }
  const rest = `${text.slice(0, mark.from)} ${text.slice(mark.to)}`.replace(/\s+/gu, ' ').trim()
  const words: GoalWords[] = [{ kind: 'category', text: mark.text, meaning: name }]
  return { categoryId: read.categoryId, words, rest }
}

/**
 * Reads a goal from free text: `Maratona di Roma il 22 marzo`, `learn the piano by next summer, 3 hours a week`. `timeframe`
 * is more free text about when, which wins over the goal's own words: `12 settimane`, `by June`. A date that is doubtful
 * is no date.
 * @throws RangeError where `now` is no wall time
 */
export function readGoal(text: string, timeframe: string, surroundings: GoalSurroundings): Goal {
  const { language } = surroundings
  const words = languages[language]
  const today = todayOf(surroundings)
  const category = markedCategory(beginningOf(text), surroundings)
  const inText = readHours(category.rest, words.reading)
  const inFrame = readHours(timeframe.trim(), words.reading)
  const when = readWhen(inText.rest, surroundings)
  const frame = inFrame.rest === '' ? null : readTimeframe(inFrame.rest, surroundings)
  const { anchor, from } = anchorOf(when, frame, today)
  const kind = classify(inText.rest, language)
  const templateId = kind.id
  const title = goalTitle(when?.rest ?? inText.rest, words.reading) || words.names[templateId]
  const hoursAWeek = inText.hours ?? inFrame.hours
  const hours = inText.hours === null ? inFrame.words : inText.words
  return {
    title,
    templateId,
    anchor,
    from,
    hoursAWeek,
    categoryId: category.categoryId,
    understood: [
      { kind: 'template', text: kind.words || title, meaning: words.names[templateId] },
      ...(frame?.anchor && anchor === frame.anchor ? [] : dateWords(anchor, when?.words ?? '', surroundings)),
      ...frameWords(inFrame.rest, frame, from, language),
      ...(hoursAWeek === null ? [] : [{ kind: 'hours' as const, text: hours, meaning: words.hours(hoursAWeek) }]),
      ...category.words,
    ],
  }
}
