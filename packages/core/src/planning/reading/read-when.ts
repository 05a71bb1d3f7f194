import { dayOf, formatDay, type Day } from '../../date/index.ts'
import type { Precision, TargetSurroundings } from '../planning-types.ts'
import { behindWord, dayBefore, daysOfPhrase, PROBE, whenOf, type When } from './phrase-days.ts'
import { beforeEvent, everyRegExp, has, regExp } from './patterns.ts'
import { whenOfClauses, withoutPast } from './days-of-clauses.ts'
import { quickRead, todayOf } from './quick-read.ts'
import { feastIn } from './feasts.ts'
import { spanOf } from './spans.ts'
import { someWeekendIn } from './stays.ts'
import { readingOf } from '../languages.ts'
import { isYear } from '../placing/target-day.ts'

/** What a goal is reached before. A season that has begun is the next one: nobody means the day before this one. */
function beforeWhat(text: string, beforeIt: string, surroundings: TargetSurroundings): ReturnType<typeof behindWord> {
  const found = behindWord(text, beforeIt, surroundings)
  const hasBegun = found !== null && found.first <= todayOf(surroundings) && found.last > found.first
  return hasBegun
    ? behindWord(text, beforeIt, { ...surroundings, now: `${formatDay(found.last + 1)}T00:00`, year: null })
    : found
}

/** `by June` is its last day, `for June` all of it; `before Christmas` the day before. */
function deadlineIn(text: string, surroundings: TargetSurroundings): When | null {
  const { deadline, beforeIt, forMonth } = readingOf(surroundings)
  const by = behindWord(text, deadline, surroundings)
  const isMonth = by !== null && has(forMonth, text.slice(by.cut.from, by.cut.to))
  if (by) return whenOf(isMonth ? by.first : by.last, by.last, { text, cut: by.cut, surroundings })
  const earlier = beforeWhat(text, beforeIt, surroundings)
  if (!earlier || earlier.first <= todayOf(surroundings)) return null
  return whenOf(earlier.first - 1, earlier.first - 1, { text, cut: earlier.cut, surroundings })
}

/** A season that begins within so many days is not the day by which anything is planned. */
export const BEGINS_SOON = 21

/** A month has at most so many days more than its first one. */
const MONTH_MOST = 30

/**
 * What is for a season, or by it, is ready the day before it begins, and what is by a month on its first day; where it has
 * begun or is about to, in its middle, or by its end.
 */
function seasonIn(text: string, surroundings: TargetSurroundings): When | null {
  const found = behindWord(text, readingOf(surroundings).forSeason, surroundings)
  if (!found) return null
  const { first, last } = found
  const ready = last - first > MONTH_MOST ? first - 1 : first
  const isBy = has(`^(?:${readingOf(surroundings).deadlineWords})`, text.slice(found.cut.from))
  const late = isBy ? last : Math.floor((first + last) / 2)
  const day = first > todayOf(surroundings) + BEGINS_SOON ? ready : late
  return whenOf(day, day, { text, cut: found.cut, surroundings })
}

/** A length from today: `in 12 weeks`, `over 3 months`. */
export function lengthIn(text: string, pattern: string, surroundings: TargetSurroundings): When | null {
  const match = regExp(pattern).exec(text)
  const amount = match?.[1]
  if (!match || amount === undefined) return null
  const read = quickRead(readingOf(surroundings).fromNow.replace('{}', amount.replace(/-/gu, ' ')), surroundings)
  if (read?.title !== PROBE) return null
  return whenOf(read.first, read.first, { text, cut: spanOf(match), surroundings })
}

/** A year alone: `nel 2028`, `by 2028`; one that is over is what something is of: `the photos of 2019`. */
function yearIn(text: string, surroundings: TargetSurroundings): When | null {
  const { wholeYear, deadlineWords } = readingOf(surroundings)
  const match = regExp(wholeYear).exec(text)
  if (!match) return null
  const last = dayOf(Number(match[1]), 12, 31)
  if (last < todayOf(surroundings)) return null
  const first = has(`^(?:${deadlineWords})`, match[0]) ? last : dayOf(Number(match[1]), 1, 1)
  return whenOf(first, last, { text, cut: spanOf(match), surroundings })
}

/** The month that a thing is of: `la mostra di novembre`. */
function monthIn(text: string, surroundings: TargetSurroundings): When | null {
  const match = regExp(readingOf(surroundings).ofMonth).exec(text)
  const days = match && daysOfPhrase(match[1] ?? '', surroundings)
  if (!match || !days || /\d/u.test(text)) return null
  return whenOf(days.first, days.last, { text, cut: spanOf(match), surroundings })
}

/** The text with its days in words that quick add knows, and without what is not the day. */
export function knownDays(text: string, surroundings: TargetSurroundings): string {
  const { sameDays, instead } = readingOf(surroundings)
  const timely = text.replace(everyRegExp(instead), '')
  return sameDays.reduce((rest, [pattern, words]) => {
    const found = everyRegExp(pattern)
    return typeof words === 'string'
      ? rest.replace(found, words)
      : rest.replace(found, () => nextOf(words, surroundings))
  }, timely)
}

/** The words for a date as they were written, where they were read as others. */
export function wordsAsWritten(words: string, own: string, surroundings: TargetSurroundings): string {
  const read = knownDays(own, surroundings)
  const from = read.indexOf(words)
  const behind = read.slice(from + words.length)
  const isRound = from >= 0 && own.startsWith(read.slice(0, from)) && own.endsWith(behind)
  return isRound ? own.slice(from, own.length - behind.length) : words
}

/** Those of several words for a day that say the next one. */
function nextOf(all: readonly string[], surroundings: TargetSurroundings): string {
  const dayOfWords = (words: string): Day => {
    const day = dateIn(words, { ...surroundings, year: null })?.first ?? -Infinity
    return day < todayOf(surroundings) ? Number.MAX_VALUE : day
  }
  return all.toSorted((one, other) => dayOfWords(one) - dayOfWords(other))[0] ?? ''
}

/** Whether words for a day are a part of what is named: `Sunday lunch`, and a feast or season with which it begins, `bonfire night at ours`. */
function isOfTitle(words: string, text: string, surroundings: TargetSurroundings): boolean {
  const at = text.indexOf(words)
  const { mealOfDay, namedByDate } = readingOf(surroundings)
  if (at >= 0 && has(`${mealOfDay}|${namedByDate}`, text.slice(at))) return true
  const isBare = has(`^(?:${readingOf(surroundings).yearly})`, words) && !/\d/u.test(words)
  return isBare && text.startsWith(words) && /^\s\p{L}/u.test(text.slice(words.length))
}

/** A month or feast with words behind it that quick add takes for a part of the date: `in November below two hours`. */
function beforeOtherWords(text: string, surroundings: TargetSurroundings): When | null {
  const { goesOn, yearly } = readingOf(surroundings)
  const month = regExp(`(?<!\\p{L})(?:${yearly})(?!\\p{L})`).exec(text)
  const end = month ? month.index + month[0].length : 0
  const behind = text.slice(end)
  if (end === 0 || behind.trim() === '' || has(`${goesOn}|${yearly}|\\d`, behind)) return null
  const read = quickRead(text.slice(0, end), surroundings)
  const words = read?.words.join(' ') ?? ''
  // A feast may be a part of what is named; what is done `at Christmas` is not.
  if (!read || !words.includes(' ')) return null
  return { ...read, words, rest: isOfTitle(words, text, surroundings) ? text : `${read.title}${behind}` }
}

/** How exactly words say a day. */
export function precisionOf(words: string, surroundings: TargetSurroundings): Precision {
  const { deadline, beforeIt, forSeason, roughly, someWeekend, week } = readingOf(surroundings)
  if (has(someWeekend, words)) return 'weekend'
  const isLast = has(`^\\s*(?:${deadline}|${beforeIt}|${forSeason})`, `${words} `)
  if (has(week, words)) return 'about'
  if (/\d/u.test(words)) return isLast ? 'by' : 'day'
  if (isLast) return 'until'
  return has(roughly, words) ? 'about' : 'day'
}

/** What a target comes behind: `after Easter`. */
export function afterIn(written: string, surroundings: TargetSurroundings): When | null {
  const { afterIt, lengthAlone } = readingOf(surroundings)
  const text = knownDays(written, surroundings)
  const found = behindWord(text, afterIt, surroundings)
  // `After two years without` says how long it has been.
  if (found && has(lengthAlone, found.cut.phrase)) return null
  const day = dateIn(written, surroundings)
  if (day !== null && hasHappened(day, written, surroundings)) return null
  return found && whenOf(found.first, found.last, { text, cut: found.cut, surroundings })
}

/** Where words for before begin; -1 where none do. Who gets ready for something is ready on its day. */
function behindWishes(text: string, surroundings: TargetSurroundings): number {
  const reading = readingOf(surroundings)
  const at = beforeEvent(reading).exec(text)?.index ?? -1
  return at < (regExp(reading.wishes).exec(text)?.[0].length ?? 0) ? -1 : at
}

/** The day before something of which the date follows: `before the move on 3 June`. Null where it follows nothing of the kind. */
function beforeNamed(when: When, text: string, surroundings: TargetSurroundings): When | null {
  const said = Math.max(0, text.indexOf(when.words))
  const [ahead, behind] = [text.slice(0, said), text.slice(said + when.words.length)]
  const index = behindWishes(ahead, surroundings)
  const named = index < 0 ? '' : ahead.slice(index)
  const isNamed = named !== '' && !/[,;]/u.test(named)
  const day = dayBefore(named, when.first, surroundings)
  if (!isNamed || day <= todayOf(surroundings)) return null
  // `Ready for school` is all that is done.
  const isAll = !has(`^(?:${readingOf(surroundings).beforeIt})`, named)
  const rest = isAll ? when.rest : `${ahead.slice(0, index)}${behind}`
  return { ...when, first: day, last: day, rest, precision: 'until' }
}

/** A day without its year that is so far ahead is just over in this one. */
const JUST_OVER = 275

/** Whether words for a day say when something has happened: `flight cancelled on 3 March`, said in March. */
function hasHappened({ first, words }: When, text: string, surroundings: TargetSurroundings): boolean {
  const isJustOver = first - todayOf(surroundings) > JUST_OVER && !/\d{4}/u.test(words)
  if (!isJustOver || precisionOf(words, surroundings) !== 'day') return false
  return has(`(?:${readingOf(surroundings).happened})\\s*$`, text.slice(0, text.indexOf(words)))
}

/** Parses a target's date from its own words; null if they have none, or contradict each other. */
export function readWhen(written: string, surroundings: TargetSurroundings): When | null {
  const text = knownDays(written, surroundings)
  const weekend = someWeekendIn(text, surroundings)
  if (weekend) return weekend
  const { ahead, told } = withoutPast(text, readingOf(surroundings))
  const reading = readingOf(surroundings)
  const when = whenOfClauses(ahead, surroundings.language, {
    read: (part) => {
      const day = dateIn(part, surroundings)
      if (day === null || hasHappened(day, part, surroundings)) return null
      return beforeNamed(day, part, surroundings) ?? day
    },
    isOfYear: (words) => has(reading.yearly, words),
    isBy: (words) => ['by', 'until'].includes(precisionOf(words, surroundings)),
  })
  return when && (told === '' ? when : { ...when, rest: `${when.rest}, ${told.trim()}` })
}

/** When a target is, by words that quick add takes for a date. */
function quickWhen(text: string, surroundings: TargetSurroundings): When | null {
  const read = quickRead(text, surroundings)
  const words = read?.words.join(' ') ?? ''
  // Which weekend is that of a weekend somewhere is not said.
  if (!read || has(readingOf(surroundings).bareWeekend, words)) return null
  // Quick add returns a text that is nothing but a date as its title.
  const rest = words.length >= text.trim().length ? '' : isOfTitle(words, text, surroundings) ? text : read.title
  const month = regExp(readingOf(surroundings).forMonth).exec(words)?.[1]
  const { first, last } = (month !== undefined && daysOfPhrase(month, surroundings)) || read
  return { first, last, words, rest }
}

/** The feast of which something is, where words for a day are no more than its name (`at the Christmas market`), or its year. */
function feastOf(said: When | null, text: string, surroundings: TargetSurroundings): When | null {
  const feast = feastIn(text, surroundings, 'ofFeast')
  if (feast === null || said === null) return feast
  const [at, saidAt] = [text.indexOf(feast.words), text.indexOf(said.words)]
  if (saidAt < at + feast.words.length && saidAt + said.words.length > at) return feast
  const isOfYear = isYear(said) && said.first <= feast.first && feast.last <= said.last
  return isOfYear ? { ...feast, rest: said.rest } : null
}

function dateIn(text: string, surroundings: TargetSurroundings): When | null {
  const season = seasonIn(text, surroundings) ?? feastIn(text, surroundings, 'feastItself')
  if (season) return season
  const said =
    quickWhen(text, surroundings) ??
    deadlineIn(text, surroundings) ??
    lengthIn(text, readingOf(surroundings).length, surroundings) ??
    yearIn(text, surroundings)
  const found = feastOf(said, text, surroundings) ?? said
  return found ?? monthIn(text, surroundings) ?? beforeOtherWords(text, surroundings)
}
