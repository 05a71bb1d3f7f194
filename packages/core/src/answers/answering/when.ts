import { answerDayCount, countedUntil } from './day-count.ts'
import type { Day } from '../../date/index.ts'
import { tenseOf } from '../../intents/read-phrases.ts'
import { foldForSearch } from '../../event/index.ts'
import { isAbsence } from '../../load/index.ts'
import { isSameWord, wordsOf } from '../../intents/reading/words.ts'
import type { DetailedItem } from '../answer-types.ts'
import { opening } from '../words/day-words.ts'
import type { Frequency } from '../words/facts.ts'
import { away, ownFirst, type QuestionContext, type Reply } from './question-context.ts'
import { answerAgenda } from './lists.ts'
import { nothing, scopeOf } from './periods.ts'
import { answerHours } from './shares.ts'

/** How often something is; null where it never is. */
export function frequencyOf({ items }: QuestionContext): Frequency | null {
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return null
  const everyDays = items.length > 1 ? (last.first - first.first) / (items.length - 1) : 0
  return { times: items.length, everyDays, first, last }
}

function answerOften(asking: QuestionContext): Reply {
  const frequency = frequencyOf(asking)
  if (!frequency) return { text: nothing(asking) }
  const { first, last } = frequency
  return {
    text: asking.sentences.events.often(scopeOf(asking), frequency, asking.today),
    itemIds: first === last ? [first.id] : [first.id, last.id],
  }
}

/** When something is: what comes first, else what was; several in a row where there are. */
export function answerWhen(asking: QuestionContext): Reply {
  const { question, phrases } = asking
  if (phrases.has('often')) return answerOften(asking)
  const itself = answerDayItself(asking)
  if (itself) return itself
  const isAll = question.terms.length === 0 && question.categoryId === null && !question.among
  return (isAll ? answerWhenAll(asking) : null) ?? answerWhenIs(asking)
}

/** Of some days what says where somebody is: journeys where there are some. */
function whereabouts(asking: QuestionContext): QuestionContext {
  const journeys = asking.items.filter((item) => isAbsence(item, asking.surroundings.rules))
  return journeys.length > 0 ? { ...asking, items: journeys, isOfAbsences: true } : asking
}

/** What a question means that names nothing: how long until a day, or what is where; null where it is about what is on. */
function answerWhenAll(asking: QuestionContext): Reply | null {
  const { question, phrases, sentences } = asking
  if (isLengthOfAll(asking)) return answerHours(asking)
  if (question.hasPeriod && phrases.has('countdown') && !phrases.has('whatHour')) return countdown(asking)
  if (question.hasPeriod) return phrases.has('place') ? answerPlaces(whereabouts(asking)) : null
  return phrases.has('away') ? null : { text: sentences.events.whichEvent }
}

/** Whether it is asked how long all takes that is on some days: `how long is everything on Tuesday`. */
const isLengthOfAll = ({ phrases, question }: QuestionContext): boolean =>
  question.hasPeriod && phrases.has('length') && (phrases.has('everything') || phrases.has('eventNoun'))

/** Whether it is asked when a day is over, whatever is on it: `a che ora finisco martedì?`. */
const isEndOfDay = ({ question, phrases }: QuestionContext): boolean =>
  question.terms.length === 0 && question.first === question.last && phrases.has('ends')

const latestEnd = (items: readonly DetailedItem[]): DetailedItem | null =>
  items
    .filter(({ allDay }) => !allDay)
    .reduce<DetailedItem | null>((late, item) => (late && late.end >= item.end ? late : item), null)

/** Where somebody is on some days: at the place of the one thing that is on, or at what is on. */
function answerPlaces(asking: QuestionContext): Reply {
  const [item, ...others] = asking.items
  const isPlaced = item !== undefined && others.length === 0 && item.location.trim() !== ''
  return (isPlaced ? answerParticular(asking, item) : null) ?? answerAgenda(asking)
}

/** Where it is, how long it lasts or when it ends, where that is asked. */
function answerParticular(asking: QuestionContext, item: DetailedItem): Reply | null {
  const { phrases, today, sentences } = asking
  const { words, events } = sentences
  if (phrases.has('place')) {
    const place = `${words.quoted(item.title)}: ${words.quoted(item.location)}, ${words.when(item, today)}.`
    return { text: item.location.trim() === '' ? events.noPlace(item, today) : place, itemIds: [item.id] }
  }
  // Until when a course goes on is no length of one lesson.
  const end = item.repeats && phrases.has('length') ? answerEnd(asking, item) : null
  if (end !== null) return end
  if ((phrases.has('length') && !phrases.has('timeToDo')) || phrases.has('keepsLength'))
    return { text: events.lasts(item, today), itemIds: [item.id] }
  return joinedReply(answerBegin(asking, item), answerEnd(asking, item))
}

const joinedReply = (one: Reply | null, other: Reply | null): Reply | null =>
  one && other ? { ...other, text: `${one.text} ${other.text}` } : (one ?? other)

/** When a series began, where that is asked and not when the next of it begins. */
function answerBegin(asking: QuestionContext, item: DetailedItem): Reply | null {
  const { phrases, question, all, today, sentences } = asking
  const isOfNext = question.hasPeriod || question.among || phrases.has('firstOne') || phrases.has('whatHour')
  const first = all.find(({ eventId }) => eventId === item.eventId)
  if (!phrases.has('begins') || isOfNext || !item.repeats || !first) return null
  return { text: `${sentences.events.is(first, today)} ${away(asking, first.first)}`, itemIds: [item.id] }
}

/** Whether it is asked how long several things of some days take: `how long am I in meetings next week`. */
const isLengthOfSome = ({ phrases, question, items }: QuestionContext): boolean =>
  phrases.has('length') && question.hasPeriod && !question.among && items.filter(({ allDay }) => !allDay).length > 1

/** Whether it is asked how many days several things take together. */
const areDaysInAll = ({ phrases, items }: QuestionContext): boolean =>
  phrases.has('length') && phrases.has('inAll') && items.length > 1 && items.every(({ allDay }) => allDay)

/** Whether it is asked how many nights something takes. */
const areNights = ({ phrases }: QuestionContext): boolean => phrases.has('nights') && phrases.has('length')

/** What is still to come of what is meant: of a flight and its journey the journey, where the way home is asked for. */
function comingOf(asking: QuestionContext): readonly DetailedItem[] {
  const { items } = asking.phrases.has('comesHome') ? whereabouts(asking) : asking
  return ownFirst(items, asking).filter(({ last }) => last >= asking.today)
}

/** Of what is to come the one that is asked for: the last of a day, or where an hour is asked one that has it. */
function oneComing(asking: QuestionContext, coming: readonly DetailedItem[]): DetailedItem | null {
  const latest = isEndOfDay(asking) ? latestEnd(coming) : null
  const timed = asking.phrases.has('whatHour') ? coming.find(({ allDay }) => !allDay) : undefined
  return latest ?? timed ?? coming[0] ?? null
}

/** So many that were listed are told of one by one. */
const EACH_MAX = 7

/** How long each of several that were listed lasts: `how long is each one`; null where one is meant, or very many are. */
function lengthOfEach({ question: { among }, phrases, items, today, sentences }: QuestionContext): Reply | null {
  const isAsked = among?.isOne === false && phrases.has('length') && items.length > 1 && items.length <= EACH_MAX
  if (!isAsked) return null
  const lines = items.map((item) => `• ${sentences.events.lasts(item, today)}`)
  return { text: lines.join('\n'), itemIds: items.map(({ id }) => id) }
}

function answerWhenIs(asking: QuestionContext): Reply {
  if (isLengthOfSome(asking)) return answerHours(asking)
  if (areDaysInAll(asking) || areNights(asking)) return answerDayCount(asking)
  if (asking.phrases.has('onWhichDays') && asking.question.hasPeriod) return answerAgenda(asking)
  return lengthOfEach(asking) ?? answerOne(asking)
}

/** When one of what is meant is, or what else is asked of it. */
function answerOne(asking: QuestionContext): Reply {
  const coming = comingOf(asking)
  const item = oneComing(asking, coming) ?? asking.items.at(-1)
  if (!item) return answerHoliday(asking) ?? { text: nothing(asking) }
  return answerParticular(asking, item) ?? sayWithNext(asking, item, coming)
}

/** When something is, and a few that come after it. */
function sayWithNext(asking: QuestionContext, item: DetailedItem, coming: readonly DetailedItem[]): Reply {
  const { words, events } = asking.sentences
  const after = coming.filter((one) => one !== item).slice(0, 3)
  const more = words.then(after.map((one) => words.item(one, asking.today)))
  const counted = asking.phrases.has('countdown') ? countedUntil(asking, item.first) : ''
  const hourless = asking.phrases.has('whatHour') && item.allDay ? ` ${events.hourless}` : ''
  return {
    text: `${events.is(item, asking.today)}${hourless} ${away(asking, item.first)}${counted || more}`,
    itemIds: [item, ...after].map(({ id }) => id),
    focus: [item.id],
  }
}

function countdown(asking: QuestionContext): Reply {
  const { question, today, sentences } = asking
  // How long until a day: the span that ends with it begins today.
  const day = question.first === today && question.last > today ? question.last : question.first
  return { text: sentences.events.countdown(day, today) + countedUntil(asking, day) }
}

/** A day with its weekday and how far it is, where the day is what is asked for, and not what is on it: `che giorno è il 18 ottobre?` */
function answerDayItself(asking: QuestionContext): Reply | null {
  const { question, phrases } = asking
  const { first, last, terms, categoryId } = question
  const isDay = first === last && terms.length === 0 && categoryId === null && question.hasPeriod
  return isDay && phrases.has('dayItself') && !phrases.has('ofMine') ? { text: sayNamed(asking, first) } : null
}

function sayNamed(asking: QuestionContext, day: Day, name = ''): string {
  const { words, events } = asking.sentences
  const said = name + words.day(day)
  return day === asking.today ? events.today(said) : `${opening(said)}. ${away(asking, day)}`
}

/** A public holiday that the words of a question name; null where they name none. */
function answerHoliday(asking: QuestionContext): Reply | null {
  const { question, surroundings, today } = asking
  if (question.terms.length === 0) return null
  const named = surroundings.holidays.filter(({ name }) => {
    const words = wordsOf(foldForSearch(name)).map(({ word }) => word)
    return question.terms.every((term) => words.some((word) => isSameWord(term, word)))
  })
  const holiday = named.find(({ day }) => day >= today) ?? named.at(-1)
  return holiday ? { text: sayNamed(asking, holiday.day, `${holiday.name}: `) } : null
}

/** Days before the end of what was read, within which a series may well go on. */
const UNSURE = 31

/** The last of a series, where it ends for sure within what was read. */
function lastOfSeries({ all, question }: QuestionContext, item: DetailedItem): DetailedItem | null {
  const last = all.findLast(({ eventId }) => eventId === item.eventId)
  return item.repeats && last && last !== item && last.last < question.last - UNSURE ? last : null
}

/** Whether one time of what comes back is meant, and not all of it: the next one, or that of an hour. */
const isOfOneTime = ({ phrases, today }: QuestionContext, { last }: DetailedItem): boolean =>
  phrases.has('whatHour') || phrases.has('firstOne') || (last < today && tenseOf(phrases) === 'past')

/** When what is still to come ends, where that is asked: its hour, its last day, or the last time of a series. */
function answerEnd(asking: QuestionContext, item: DetailedItem): Reply | null {
  const { phrases, today, sentences } = asking
  if (!phrases.has('ends')) return null
  const series = isOfOneTime(asking, item) ? null : lastOfSeries(asking, item)
  const { id, title, last } = series ?? item
  if (last < today) return null
  if (!series && item.first === last)
    return item.allDay ? null : { text: sentences.events.endsAt(item, today), itemIds: [id] }
  return { text: `${sentences.events.endsOn(title, last)} ${away(asking, last)}`, itemIds: [id] }
}
