import { type Day, dayOfText, formatDay, startOfWeek } from '../../date/index.ts'
import { idsOnCard, type ProposedChange } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { defaultDays } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { daysBeside } from '../reading/days-beside.ts'
import { askedFor } from '../reading/terms.ts'
import { aboutListed, bareOf, isWish, namesNothing, type Talk } from './talk.ts'

/** The day on which a card would have something; null where it would move nothing. */
function dayOnCard(card: readonly ProposedChange[]): Day | null {
  const [start] = card.flatMap((change) => ('start' in change ? [change.start] : []))
  return start === undefined ? null : dayOfText(start)
}

/** Whether a text asks something: by its sign, or by words at its end: `the dentist's then, isn't it`. */
const isAsked = ({ folded, phrases }: QuestionParts): boolean => folded.plain.includes('?') || phrases.has('asksBack')

/** A question about what a card would do, which stays open: whether that is in the way of something. */
export function askedOfCard(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { before, surroundings } = talk
  const waiting = [before, ...(before.behind ?? [])].find(({ card }) => card.length > 0)
  const day = dayOnCard(waiting?.card ?? [])
  if (!waiting || day === null || !surroundings.hasOpenCard || !isAsked(parts)) return null
  return whileWaiting(parts, { waiting, day }, talk)
}

/** The same of the card that waits, and of its day. */
function whileWaiting(
  parts: QuestionParts,
  { waiting, day }: { readonly waiting: Talk['before']; readonly day: Day },
  talk: Talk,
): ReadQuestion | null {
  const said = bareOf(parts, talk)
  const asked = said.period === null ? whatOf(parts, said) : null
  if (asked === null) return alreadyThere(said, day, talk) ?? alreadyThere(parts, day, talk)
  const onCard = { surroundings: talk.surroundings, before: waiting }
  return aboutListed(onCard, { ids: idsOnCard(waiting.card) }, { ...asked, isBetween: true })
}

/** What is asked of what is on a card: how long it lasts then, or what is in its way. */
function whatOf({ phrases }: QuestionParts, said: QuestionParts): Pick<ReadQuestion, 'kind' | 'text'> | null {
  if (said.phrases.has('keepsLength') && !isWish(said)) return { kind: 'when', text: said.folded.text }
  return phrases.has('clashing') ? { kind: 'conflicts', text: '' } : null
}

/** Whether something is there on the days of the card or on others, as somebody who remembers it asks: `don't I have gym on Friday?`. */
function alreadyThere({ phrases, folded }: QuestionParts, day: Day, { surroundings }: Talk): ReadQuestion | null {
  const said = phrases.findAll('alreadyAsked')
  if (said.length === 0) return null
  // A weekday is that of the week of the card, which comes next from the day before.
  const now = `${formatDay(startOfWeek(day, surroundings.weekStart) - 1)}T00:00`
  const words = withoutSpans(folded.text, [...said, ...phrases.findAll('atThatHour')])
  const rest = partsOfQuestion(words, { ...surroundings, now })
  const { terms, categoryId } = askedFor(rest, surroundings)
  if (namesNothing({ terms, categoryId, words: [] })) return null
  const { first, last } = rest.period ?? { first: day, last: day }
  const { text } = rest.folded
  return {
    ...defaultDays('find', surroundings),
    kind: 'find',
    first,
    last,
    hasPeriod: true,
    terms,
    categoryId,
    text,
    isBetween: true,
  }
}

/** Kinds that ask what is on some days. */
const OF_DAYS: ReadonlySet<ReadQuestion['kind']> = new Set(['agenda', 'find', 'last', 'next'])

/** What is on a weekday beside what a card has, or whether that is free, as the card would have it: `is the Saturday free then?`. */
export function onItsWeekday(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { at, card } = before
  const isOpen = card.length > 0 && surroundings.hasOpenCard
  const said = isOpen && asksOfDay(parts) ? parts.phrases.find('theWeekday') : null
  if (!at || !said) return null
  const rest = partsOfQuestion(withoutSpans(parts.folded.text, [said]), surroundings)
  if (rest.period !== null || !namesNothing(askedFor(rest, surroundings))) return null
  const beside = { unit: 'weekday', weekday: Number(said.value), sign: 0 } as const
  const days = daysBeside(at, beside, surroundings.weekStart)
  const asked = { terms: [], categoryId: null, text: '', hasPeriod: true, isBetween: true } as const
  // What is only to be added takes nothing from what there is.
  const applied = card.every(({ action }) => action === 'create') ? {} : { applied: card }
  return { kind: asksIfFree(parts) ? 'free' : 'agenda', ...days, ...asked, ...applied }
}

const asksIfFree = ({ kind, phrases }: QuestionParts): boolean => kind === 'free' || phrases.has('isFree')

/** Whether it is asked what is on some day, or whether it is free. */
const asksOfDay = (parts: QuestionParts): boolean =>
  !isWish(parts) && (asksIfFree(parts) || (parts.kind !== null && OF_DAYS.has(parts.kind)))
