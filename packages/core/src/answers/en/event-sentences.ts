import { opening } from '../words/day-words.ts'
import { sayHour } from '../words/item-words.ts'
import type { EventSentences } from '../words/event-sentences.ts'
import { englishWords as words } from './english-words.ts'

const NEAR: Readonly<Record<number, string>> = { [-1]: 'It was yesterday.', 0: 'It is today.', 1: 'It is tomorrow.' }
const away = (days: number): string =>
  NEAR[days] ?? (days > 0 ? `That is in ${words.distance(days)}.` : `That was ${words.distance(-days)} ago.`)

export const eventSentences: EventSentences = {
  away,
  whichEvent: 'Tell me which event you mean, for example “when is the dentist?”.',
  is: (item, today) => `${words.quoted(item.title)}: ${item.last < today ? 'it was ' : ''}${words.when(item, today)}.`,
  often: (scope, { times, everyDays, first, last }, today) => {
    const every = everyDays > 0 ? `, every ${words.count(everyDays, 'day')} on average` : ''
    const count = `${times} ${times === 1 ? 'time' : 'times'}${every}`
    const ends = `From the first, ${words.item(first, today)}, to the last, ${words.item(last, today)}.`
    return `${opening(words.period(scope.period))}${words.about(scope)}: ${count}. ${ends}`
  },
  endsAt: ({ title, end, first }, today) =>
    `${words.quoted(title)} ends at ${sayHour(end)}: ${words.nearDay(first, today)}.`,
  endsOn: (title, day) => `${words.quoted(title)} ends on ${words.day(day)}.`,
  noPlace: (item, today) => `You have noted no place for ${words.item(item, today)}.`,
  lasts: (item, today) => `${words.quoted(item.title)} lasts ${words.lengthOf(item)}: ${words.when(item, today)}.`,
  longest: (scope, { item, isShortest, ties }, today) => {
    const which = `The ${isShortest ? 'shortest' : 'longest'} event${words.about(scope)} ${words.period(scope.period)}`
    const others = ties === 0 ? '' : ' Others are as long.'
    return `${which} is ${words.item(item, today)}: it lasts ${words.lengthOf(item)}.${others}`
  },

  today: (day) => `Today is ${day}.`,
  countdown: (day, today) => {
    if (day === today) return 'It is today.'
    const distance = day < today ? 'That is over' : `${words.distance(day - today)} to go`
    return `${distance}: ${words.day(day)}.`
  },
  noHoliday: (days) =>
    days ? `There are no public holidays ${words.period(days)}.` : 'I know of no more public holidays.',
  nextHoliday: (day, name) => `The next public holiday is ${words.day(day)}: ${name}.`,

  between: (before, after, days) => {
    const [from, to] = [words.quoted(before.title), words.quoted(after.title)]
    return `From ${from} (${words.day(before.last)}) to ${to} (${words.day(after.first)}) it is ${words.distance(days)}.`
  },
  order: (before, after, today) => {
    const days = after.first - before.first
    const later = days === 0 ? '' : `, ${words.count(days, 'day')} later`
    return `First comes ${words.item(before, today)}, before ${words.item(after, today)}${later}.`
  },
  beside: (anchor, side, count, today) => {
    const where = `${opening(side)} ${words.item(anchor, today)} you have`
    return count === 0 ? `${where} nothing else that day.` : `${where} ${words.count(count, 'event')}:`
  },
}
