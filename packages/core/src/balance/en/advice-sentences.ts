import type { Conflict } from '../measures/measure-conflicts.ts'
import { partsOf } from '../../date/index.ts'
import type { Move } from '../advice/find-place.ts'
import type { AdviceSentences } from '../words/advice-sentences.ts'
import { englishWords as w } from './english-words.ts'

const moved = ({ item, days }: Move): string =>
  `${w.title(item.title)} from ${w.date(item.first)} to ${w.date(item.first + days)}`

const moveLabel = (moves: readonly Move[]): string =>
  moves.length === 1 ? 'Move the event' : `Move ${w.events(moves.length)}`

/** What two events have against each other. */
export const clash = ([earlier, later, isAway]: Conflict): string =>
  isAway
    ? `${w.title(later.title)} on ${w.date(later.first)} falls while you are away (${w.title(earlier.title)}).`
    : `${w.title(earlier.title)} and ${w.title(later.title)} overlap on ${w.date(later.first)}.`

export const englishAdvice: AdviceSentences = {
  overload: ({ week, hours, moves }) => ({
    text: `The week ${w.ofWeek(week.first, week.last)} has ${w.hours(hours)}. To lighten it, move ${w.list(moves.map(moved))}, into ${moves.length === 1 ? 'a calmer week' : 'calmer weeks'}.`,
    label: moveLabel(moves),
  }),
  overloadReason: (week) => `makes the week ${w.ofWeek(week.first, week.last)} lighter`,
  streak: ({ run, day, moves }) => ({
    text: `${w.number(run.last - run.first + 1, 0)} full days in a row ${w.span(run.first, run.last)}. Move ${w.list(moves.map(moved))}, and ${w.date(day)} becomes a day of rest.`,
    label: 'Free the day',
  }),
  recovery: ({ week, day, moves }) => ({
    text: `No light day follows the very full week ${w.ofWeek(week.first, week.last)}. Move ${w.list(moves.map(moved))}, and ${w.date(day)} becomes one.`,
    label: 'Free the day',
  }),
  season: ({ month, share, moves }) => ({
    text: `${w.month(month)} holds ${w.percent(share)} of the year’s hours, the most of the months still to come. To even it out, move ${w.list(moves.map(moved))}.`,
    label: moveLabel(moves),
  }),
  seasonReason: (month) => `makes ${w.month(month)} lighter`,
  restDay: 'Day of rest',
  restReason: 'keeps the day free',
  conflict: (conflict, move) => ({
    text: `${clash(conflict)} You could move ${w.title(move.item.title)} to ${w.date(move.item.first + move.days)}, where there is room.`,
    label: 'Move the event',
  }),
  conflictReason: (other) => `overlaps ${w.title(other.title)}`,
  plan: (item, days) => ({
    text: `${w.title(item.title)} is ${w.days(days)} away (${w.date(item.first)}) and has no steps of preparation yet.`,
    label: 'Plan the preparation',
  }),
  goal: ({ title, first }) => {
    const { date, month, year } = partsOf(first)
    return `${title.replace(/\s+/g, ' ').trim()} on ${date} ${w.month(month)} ${year}`
  },
  setTargets: (count) => ({
    text:
      count === 0
        ? 'You have not said yet how much time each category should get. With a weekly target for at least two, your year is compared with what you want yourself.'
        : 'You have a target for one category only. With at least two, your year is compared with what you want yourself.',
    label: 'Set targets',
  }),
  targetTime: ({ name, share, target }, day) => ({
    text: `Among the categories with a target, ${name} gets ${w.percent(share)} of the hours, and you would like ${w.percent(target)}. ${w.date(day)} is free: you could keep it for ${name}.`,
    label: 'Keep the day',
  }),
  gapTime: ({ name, from, to, days, usual }, day) => ({
    text: `${name}: ${w.days(days)} from one event to the next (${w.date(from)} and ${w.date(to)}), usually ${w.number(usual)}. You could keep ${w.date(day)}, a free day, for ${name}.`,
    label: 'Keep the day',
  }),
  timeFor: (category) => `Time for ${category}`,
  timeReason: 'the day is free',
  categorise: (uncategorised, share) => ({
    text: `${w.events(uncategorised)} ${uncategorised === 1 ? 'has' : 'have'} no category (${w.percent(share)}). Categories show where your time goes.`,
    label: 'Assign categories',
  }),
  fits: (fits) => ({
    text:
      fits.length === 1
        ? fits.map(({ item, category }) => `${w.title(item.title)} has no category: ${category} seems to fit.`).join('')
        : `${w.events(fits.length)} without a category have one that seems to fit: ${w.list(examples(fits))}.`,
    label: fits.length === 1 ? 'Assign the category' : 'Assign the categories',
  }),
  fitReason: ({ category }) => `events like this are in ${category}`,
}

const examples = (fits: Parameters<AdviceSentences['fits']>[0]): string[] =>
  [...new Set(fits.map(({ item, category }) => `${w.title(item.title)} in ${category}`))].slice(0, 3)
