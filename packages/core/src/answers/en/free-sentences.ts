import { counted } from '../words/day-words.ts'
import { sayHour } from '../words/item-words.ts'
import type { FreeSentences, FreeUnit, WantedMinutes, WantedWindow } from '../words/free-sentences.ts'
import { englishWords as words } from './english-words.ts'

const free = (unit: FreeUnit): string => `free ${typeof unit === 'number' ? words.weekday(unit) : unit}`

function windowOf({ days, isWeekend }: WantedWindow): string {
  if (isWeekend) return 'weekend'
  return days === 1 ? '1 day' : `${days} days in a row`
}

function noFree({ days, isWeekend }: WantedWindow): string {
  if (isWeekend || days === 1) return `is no completely free ${isWeekend ? 'weekend' : 'day'}`
  return `are no ${windowOf({ days, isWeekend })} that are completely free`
}

const hour = (minute: number): string => (minute % 60 === 0 ? `${minute / 60}:00` : sayHour(minute))
const between = ({ from, to }: WantedMinutes): string => `between ${hour(from)} and ${hour(to)}`

export const freeSentences: FreeSentences = {
  isFree: (period, at) => {
    const hour = typeof at === 'number' ? ` at ${sayHour(at)}` : at ? ` in the ${at}` : ''
    return `Yes, you are free ${words.period(period)}${hour}: I find no events.`
  },
  isTaken: (period, count) => `Not all of it: you have ${words.count(count, 'event')} ${words.period(period)}:`,
  isTakenAt: (minute) => `No, at ${sayHour(minute)} you have:`,

  noDays: (period, unit) => `You have no completely ${free(unit)}s ${words.period(period)}.`,
  days: (period, unit, count, of) =>
    `You have ${counted(count, free(unit), `${free(unit)}s`)} out of ${of} ${words.period(period)}:`,
  firstDay: (unit, day) => `Your first ${free(unit)} is ${words.day(day)}.`,
  longestRun: (period, { first, last }, alike) => {
    const length = `${words.count(last - first + 1, 'day')}: ${words.span({ first, last })}`
    const others = alike.length === 0 ? '' : ` As long: ${alike.map(words.span).join('; ')}.`
    return `Your longest free stretch ${words.period(period)} is ${length}.${others}`
  },

  noWindow: (period, wanted) => `There is no room for ${windowOf(wanted)} ${words.period(period)}.`,
  windows: (period, wanted, count, isSaid) => {
    if (count === 0) return `There ${noFree(wanted)} ${words.period(period)}. The calmest:`
    if (!wanted.isWeekend) return `You have ${windowOf(wanted)} without events ${words.period(period)}:`
    if (!isSaid) return 'Your next free weekends:'
    return `You have ${counted(count, 'free weekend', 'free weekends')} ${words.period(period)}:`
  },

  noHours: (period, wanted) =>
    `I find no ${words.length(wanted.minutes)} in a row ${between(wanted)} ${words.period(period)}.`,
  hours: (wanted) => `You have at least ${words.length(wanted.minutes)} in a row, ${between(wanted)}:`,
  besides: (titles) => `on those days: ${titles.map(words.quoted).join(', ')}`,

  noLongWeekends: 'I find no long weekends among the holidays I know.',
  longWeekends: 'The next long weekends:',
  dayOff: (weekday) => `with the ${words.weekday(weekday)} off`,
}
