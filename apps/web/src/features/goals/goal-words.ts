import type { Goal } from '@dodici/contract/types'
import { parseDay, yearOf, type Day } from '@dodici/core/date'
import { elision } from '../../i18n/elision.ts'
import { formatDay, formatNumber } from '../../i18n/format.ts'
import { texts } from '../../i18n/texts.ts'

/** A value with at most one decimal. */
export const amount = (value: number): string => formatNumber(Math.round(value * 10) / 10)

const unitOf = ({ kind, unit }: Pick<Goal, 'kind' | 'unit'>): string => (kind === 'hours' ? 'h' : unit)

/** Progress: `12 of 30`, `4.5 of 100 h`; done or not. */
function progressWords(goal: Goal): string {
  const { kind, target, progress } = goal
  if (kind === 'yesNo') return texts.t(progress.value >= target ? 'goals.yes' : 'goals.notYet')
  const [done, unit] = [amount(progress.value), unitOf(goal)]
  if (unit === '') return texts.t('goals.of', { done, target: amount(target) })
  return texts.t('goals.ofUnit', { done, target: amount(target), unit })
}

/** The pace in words: `behind by 3`. */
function paceWords({ kind, from, progress: { state, lead } }: Goal): string {
  if (state === 'behind' || state === 'ahead') {
    return texts.t(`goals.pace.${state}`, { number: amount(Math.abs(lead)) })
  }
  if (state === 'notBegun') return texts.t('goals.pace.notBegun', dated(from))
  return texts.t(kind === 'yesNo' && state === 'onTrack' ? 'goals.pace.open' : `goals.pace.${state}`)
}

/** Both in one line: `12 of 30 · behind by 3`. */
export const standingWords = (goal: Goal): string =>
  goal.kind === 'yesNo'
    ? paceWords(goal)
    : texts.t('goals.withPace', { progress: progressWords(goal), pace: paceWords(goal) })

/** The forecast: `at this pace 34 by 30 June 2027; 30 on 3 June 2027`. */
export function forecastWords({ target, to, progress: { forecast, reachedOn } }: Goal): string {
  if (reachedOn !== null) return texts.t('goals.reachedOn', dated(reachedOn))
  const words = texts.t('goals.forecast', { value: amount(forecast.value), ...dated(to) })
  if (forecast.reachedOn === null) return words
  return texts.t('goals.reach', { forecast: words, target: amount(target), ...dated(forecast.reachedOn) })
}

/** `5 weeks in a row, best 8`. */
export const streakWords = ({ progress: { streak } }: Goal): string =>
  texts.t('goals.weeks', { count: streak.weeks, best: formatNumber(streak.best) })

/** With its year, because a goal may last ten. */
function dated(text: string) {
  const day = parseDay(text) ?? 0
  return { day: formatDay(day, 'day-month-year'), ...elision(day) }
}

/** A day in a list, with its year if that is not the current one. */
export function listedDay(text: string, today: Day): string {
  const day = parseDay(text) ?? 0
  return formatDay(day, yearOf(day) === yearOf(today) ? 'day-month-short' : 'day-month-year-short')
}

/** The achieved share, and the share that the pace requires; both 0 to 1. */
export function sharesOf({ target, progress: { value, expected } }: Goal): { done: number; pace: number } {
  const share = (part: number) => Math.min(1, Math.max(0, part / target))
  return { done: share(value), pace: share(expected) }
}

const ranks = ['behind', 'onTrack', 'ahead', 'notBegun', 'done', 'missed'] as const

/** Goals that are behind first, finished ones last. */
export const inOrder = (goals: readonly Goal[]): readonly Goal[] =>
  goals.toSorted((one, other) => ranks.indexOf(one.progress.state) - ranks.indexOf(other.progress.state))
