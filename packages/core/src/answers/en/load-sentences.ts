import { counted, opening } from '../words/day-words.ts'
import type { Extreme, LoadSentences } from '../words/load-sentences.ts'
import { englishWords as words } from './english-words.ts'

const events = (count: number): string => words.count(count, 'event')

function tied({ ties, unit }: Extreme): string {
  if (ties === 0) return ''
  return ` (tied with ${ties === 1 ? `another ${unit}` : `${ties} other ${unit}s`})`
}

function span({ unit, span }: Extreme, today: number): string {
  if (unit === 'month') return words.month(span.first)
  return unit === 'day' ? words.nearDay(span.first, today) : `the one ${words.span(span)}`
}

export const loadSentences: LoadSentences = {
  extreme: (period, extreme, today) => {
    const which = `Your ${extreme.isBusiest ? 'busiest' : 'calmest'} ${extreme.unit} ${words.period(period)}`
    return `${which} is ${span(extreme, today)}: ${events(extreme.load)}${tied(extreme)}.`
  },
  weekdays: (scope, isBusiest) =>
    `${opening(words.period(scope.period))}${words.about(scope)}, from the ${isBusiest ? 'busiest' : 'calmest'} day of the week:`,
  hours: (scope, minutes, timed, wholeDays) => {
    const [last, have] = wholeDays === 1 ? ['event lasts', 'has'] : ['events last', 'have']
    const apart = wholeDays === 0 ? '' : ` ${wholeDays} more ${last} all day and ${have} no hours.`
    const time = `${words.hours(minutes)}${words.about(scope)} ${words.period(scope.period)}`
    return `That is ${time}, in ${events(timed)} with a time.${apart}`
  },
  share: (scope, { events: some, of, minutes, ofMinutes }) => {
    const part = `${some} of ${events(of)} are${words.about(scope)}: ${words.percent(some, of)}`
    const head = `${opening(words.period(scope.period))} ${part}.`
    if (ofMinutes === 0) return head
    const time = `${words.hours(minutes)} of ${words.hours(ofMinutes)}, ${words.percent(minutes, ofMinutes)}`
    return `${head} In hours: ${time} (all-day events have no hours).`
  },
  categories: (period, count) => `Your ${events(count)} ${words.period(period)}, by category:`,
  category: ({ name, events: count, share, minutes, wholeDays }) => {
    const hours = minutes > 0 ? `, ${words.hours(minutes)}` : ''
    const whole = wholeDays > 0 ? `, ${wholeDays} all day` : ''
    return `${name === null ? 'no category' : words.quoted(name)}: ${events(count)}, ${share}%${hours}${whole}`
  },
  inCategory: (title, category) =>
    `${words.quoted(title)} is in ${category === null ? 'no category' : `the category ${words.quoted(category)}`}.`,
  noOverlaps: (period) => `I find no events that overlap ${words.period(period)}.`,
  overlaps: (period, count) => `I find ${counted(count, 'overlap', 'overlaps')} ${words.period(period)}:`,
  overlap: (one, other, today) => `${words.item(one, today)} and ${words.item(other, today)}`,
  moreOverlaps: words.andMore,
  tie: 'It is a tie.',
  more: (name, isLess) => `You have ${isLess ? 'fewer' : 'more'} ${name}.`,
  whichComparison: 'I am not sure what to compare. Try: do I have more events in May or in June?',
}
