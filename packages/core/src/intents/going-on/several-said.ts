import { dayOfText, formatDay, parseDay } from '../../date/index.ts'
import type { NewEvent } from '../proposed-change.ts'
import { idOfNew } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { defaultDays, doubtfulDate, todayOf, understoodIn } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { foldedText, typed } from '../reading/words.ts'
import { isNote, wishIn } from '../wishes/command.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { quotationIn } from '../reading/terms.ts'
import { amendmentIn } from './amendment.ts'
import { nameIn as titleIn, withoutPointing } from './of-one.ts'
import { addedOn } from './on-spoken-day.ts'
import { namedBesideMoment } from './is-moment.ts'
import { besides, isOfNew, withoutJoining } from './wish-again.ts'
import { daysBesideIn } from '../reading/days-beside.ts'
import { actionOf, amongIn, namesNothing, type Talk } from './talk.ts'

/** A wish with what was not sure in it told otherwise, and with the hour that is said in place of its own. */
function told(wish: string, { folded, dating, language }: QuestionParts, { surroundings }: Talk): string {
  const wordsIn = (text: string, wanted: 'date' | 'time') =>
    understoodIn(text, { language, surroundings }).filter(({ kind }) => kind === wanted)
  const [date] = wordsIn(folded.text, 'date')
  const [time] = wordsIn(folded.text, 'time')
  const doubt = doubtfulDate(foldedText(wish), { ...dating, isAhead: true })
  if (doubt === null || !date) return `${wish} ${folded.text}`
  const dated = wish.replace(doubt, date.text)
  return time ? `${withoutSpans(dated, wordsIn(dated, 'time'))} ${time.text}` : dated
}

/** The one of two wishes that lacked its day or its hour, with what is said now, besides what is on the card. */
export function toldOfLacking(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { lacks, card } = talk.before
  if (lacks === undefined || card.length === 0 || !talk.surroundings.hasOpenCard) return null
  const around = defaultDays('change', talk.surroundings)
  const wish = { kind: 'change', ...around, hasPeriod: false, terms: [], categoryId: null } as const
  return { ...wish, text: told(lacks, parts, talk), kept: card }
}

/** Something new besides what is new on the open card: `and nails on the 5th at 11`; null where nothing joins the two. */
export function newBesides(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const rest = isOfNew(talk) ? withoutJoining(parts, talk) : null
  const wish =
    rest && (newIn(rest, talk) ?? newOnDayOfCard(rest, talk) ?? newAfterCard(rest, talk) ?? newSomeDay(rest, talk))
  const joined = wish && besides(aheadOfTheSame(wish, talk), parts, talk)
  return joined?.kept === undefined ? null : joined
}

/** Whether words say how long before something is: `two weeks before`, `the day before`. */
function isAhead(text: string, { surroundings }: Talk): boolean {
  const { phrases } = partsOfQuestion(text, surroundings)
  return phrases.has('aheadOfIt') || daysBesideIn(phrases)?.sign === -1
}

/** What is to be before the same as what was added last, where both are before something: a present two weeks before, and `a haircut the day before`. */
function aheadOfTheSame(wish: ReadQuestion, talk: Talk): ReadQuestion {
  const { toldBy, text } = talk.before.question
  const isOfSame = toldBy !== undefined && wish.among === undefined && isAhead(text, talk) && isAhead(wish.text, talk)
  return isOfSame ? { ...wish, among: { ...amongIn(talk, toldBy, true), card: [] } } : wish
}

/** Whether a text names something beside what is new on the card, and no more than one day: `and the present on Saturday`. */
function isNamedNew({ period, folded, kind }: QuestionParts, talk: Talk): boolean {
  if ((period !== null && period.first !== period.last) || folded.plain.includes('?')) return false
  const isAfterCard = kind === null && talk.before.card.length > 0 && talk.surroundings.hasOpenCard
  return isAfterCard && !namesNothing(namedBesideMoment(folded.text, talk)) && !isOnCard(folded.plain, talk)
}

/** Whether words name what is on the card: of that something else is said. */
const isOnCard = (plain: string, { before: { card } }: Talk): boolean =>
  card.some((one) => one.action === 'create' && titleIn(plain, one) !== null)

/** A wish for something new, or a note of it that says its day. */
function newIn(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { period, folded, language } = parts
  const isQuoted = quotationIn(folded.text)?.from === 0 && (period !== null || isAhead(folded.text, talk))
  const isNamed = isQuoted || (period !== null && isNamedNew(parts, talk))
  const text = isNamed ? `${LANGUAGE_WORDS[language].wishes.add} ${folded.text}` : folded.text
  if (actionOf(wishIn(text)) !== 'create' && !isNote(text, talk.surroundings)) return null
  const around = defaultDays('change', talk.surroundings)
  const { first, last } = period ?? around
  const days = { first: Math.min(around.first, first), last: Math.max(around.last, last) }
  return { kind: 'change', ...days, hasPeriod: false, terms: [], categoryId: null, text }
}

/** A note of something at an hour, on the day of what is on the card. */
function newOnDayOfCard({ folded: { text }, kind, phrases }: QuestionParts, talk: Talk): ReadQuestion | null {
  const [one, ...others] = talk.before.card
  if (kind !== null || one?.action !== 'create' || others.length > 0) return null
  if (namesNothing(namedBesideMoment(text, talk))) return null
  const day = dayOfText(one.start)
  const words = withoutSpans(text, phrases.findAll('spokenPart'))
  return day !== null && isNote(words, { ...talk.surroundings, day: formatDay(day) }) ? addedOn(day, text, talk) : null
}

/** When the one new event ends that is on the card; null where it has no hours. */
function endOnCard({ before: { card } }: Talk): string | null {
  const [one, ...others] = card
  return one?.action === 'create' && !one.allDay && others.length === 0 ? one.end : null
}

/** Something right after what is on the card: `and a film after`. */
function newAfterCard({ folded, kind, language, phrases }: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = phrases.find('rightBehind')
  const end = kind === null ? endOnCard(talk) : null
  if (said === null || end === null) return null
  const name = typed(folded, 0, said.from).trim()
  const [date = '', hour = ''] = end.split('T')
  const day = parseDay(date)
  if (day === null || namesNothing(namedBesideMoment(name, talk))) return null
  const { add, atHour } = LANGUAGE_WORDS[language].wishes
  return addedOn(day, `${add} ${name} ${atHour(hour)}`, talk)
}

/** Something new of which the day is asked back: `and a dinner with Luca`. */
function newSomeDay({ folded, language, phrases, ...parts }: QuestionParts, talk: Talk): ReadQuestion | null {
  if (!phrases.has('somethingNew') || !isNamedNew({ ...parts, folded, language, phrases }, talk)) return null
  const text = `${LANGUAGE_WORDS[language].wishes.add} ${folded.text}`
  const around = defaultDays('change', talk.surroundings)
  return { kind: 'change', ...around, hasPeriod: false, terms: [], categoryId: null, text }
}

/** Whether the last wish was for something new that has its day and lacks only its name. */
function lacksName(talk: Talk): boolean {
  const { question, card, asks } = talk.before
  const wish = question.kind === 'change' ? wishIn(question.text) : null
  const isNew = card.length === 0 && asks === null && wish !== null && 'verb' in wish && wish.action === 'create'
  return isNew && namesNothing(namedBesideMoment(wish.rest, talk))
}

/** The name that is said: all words, or those by which it is renamed; null where something else is asked. */
function nameIn({ folded, kind }: QuestionParts): string | null {
  if (folded.plain.includes('?')) return null
  const renamed = wishIn(folded.text)
  if (renamed !== null && 'verb' in renamed && renamed.action === 'rename') return withoutPointing(renamed.rest)
  return kind === null ? folded.text : null
}

/** Something new that has its day and lacks only its name, with the name that is said now. */
export function namedNew(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { question } = talk.before
  const name = lacksName(talk) ? nameIn(parts) : null
  return name === null || namesNothing(namedBesideMoment(name, talk))
    ? null
    : { ...question, text: `${question.text} ${name}` }
}

/** A card with something new of which nothing is known. */
const cardOfUnknown = (day: string): readonly NewEvent[] => [
  {
    ...{ action: 'create', title: '', start: day, end: day, allDay: true },
    ...{ recurrence: null, categoryId: null, reminders: [] },
  },
]

/** What is said of something new that has no day yet: it is kept until the day is told. */
export function saidOfLacking(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { before, surroundings } = talk
  const { question, card, asks } = before
  const isLacking = question.kind === 'change' && card.length === 0 && asks === null
  if (!isLacking || actionOf(wishIn(question.text)) !== 'create') return null
  const unknown = cardOfUnknown(formatDay(todayOf(surroundings)))
  const said = amendmentIn(parts, {
    surroundings: { ...surroundings, hasOpenCard: true },
    before: { ...before, card: unknown, listed: [idOfNew(0)], focus: [] },
  })
  if (said === null) return null
  return { ...question, further: [...(question.further ?? []), { text: said.text }, ...(said.further ?? [])] }
}
