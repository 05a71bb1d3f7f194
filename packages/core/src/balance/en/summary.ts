import { CATEGORISED_MIN } from '../measures/measure-coverage.ts'
import type { SummaryFacts } from '../words/score-sentences.ts'
import { englishWords as w } from './english-words.ts'

/** A summary of two to four sentences about a year. */
export function englishSummary(facts: SummaryFacts, eventsMin: number): string[] {
  const { coverage, year } = facts
  if (coverage.events === 0)
    return [
      `Your ${year} is still a blank page.`,
      'Add a few events or plan a milestone, and I will tell you how your time is spread.',
    ]
  const opening = `Your ${year} has ${w.events(coverage.events)}, with something on ${w.days(coverage.days)}.`
  if (!coverage.enough) return [opening, thinData(facts, eventsMin)]
  return [opening, timeOf(facts), weeksOf(facts), aheadOf(facts)].filter((sentence) => sentence !== '')
}

function thinData({ coverage }: SummaryFacts, eventsMin: number): string {
  if (coverage.distinct < eventsMin)
    return `It is too early to score anything: that takes at least ${eventsMin} different events (a series is one), so for now you only see the counts.`
  return `Only ${w.percent(coverage.categorised)} of the events have a category: once it is ${w.percent(CATEGORISED_MIN)}, I can tell you how your time is spread.`
}

function fullest(months: readonly number[]): string {
  if (months.length === 12) return 'all months are equally full'
  const names = w.list(months.map(w.month))
  return months.length === 1
    ? `${names} is the fullest month`
    : `${names} are the fullest months, with as many hours each`
}

function timeOf({ largest, fullestMonths, hoursBehind, hoursAhead }: SummaryFacts): string {
  if (!largest || fullestMonths.length === 0) return ''
  const total =
    hoursAhead === 0 || hoursBehind === 0
      ? `${w.hours(hoursBehind + hoursAhead)} in all`
      : `${w.hours(hoursBehind)} until today and ${w.hours(hoursAhead)} still ahead`
  return `That is ${total}: the largest part goes to ${largest.name} (${w.percent(largest.share)}), and ${fullest(fullestMonths)}.`
}

function weeksOf({ overload }: SummaryFacts): string {
  if (overload.weeks === 0) return 'No week stands out from your usual rhythm.'
  if (!overload.next)
    return overload.weeks === 1
      ? 'The only overloaded week is behind you.'
      : `The ${w.weeks(overload.weeks)} that were overloaded are behind you.`
  const { first, last, hours } = overload.next
  const which =
    overload.ahead === 1
      ? 'The busiest week ahead is the one'
      : `${w.weeks(overload.ahead)} ahead are very full; the first is the one`
  return `${which} ${w.ofWeek(first, last)}, with ${w.hours(hours)}.`
}

function aheadOf({ unprepared, conflictsAhead }: SummaryFacts): string {
  const [first] = unprepared
  if (first)
    return unprepared.length === 1
      ? `${w.title(first.title)} on ${w.date(first.first)} has no preparation yet.`
      : `${w.number(unprepared.length, 0)} milestones are still waiting for a preparation; the first is ${w.title(first.title)} on ${w.date(first.first)}.`
  if (conflictsAhead > 0)
    return conflictsAhead === 1
      ? 'There is one overlap to sort out.'
      : `There are ${w.number(conflictsAhead, 0)} overlaps to sort out.`
  return ''
}
