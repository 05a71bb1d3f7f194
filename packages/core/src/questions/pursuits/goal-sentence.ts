import { parseDay, type Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { sayDay } from '../saying/days.ts'
import { quoted } from '../saying/items.ts'
import type { GoalQuestion } from './goal-question.ts'
import type { AskedGoal } from './pursuit-types.ts'

const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = {
  it: new Intl.NumberFormat('it', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
}

/** What an answer about goals is told with. */
export interface GoalsAsked {
  readonly language: Language
  readonly today: Day
  /** The days that the question says, and how; null where it says none. */
  readonly days: { readonly first: Day; readonly last: Day; readonly period: string } | null
}

export type Say = (italian: string, english: string) => string

/** Which of the two languages is told. */
export const saying =
  (language: Language): Say =>
  (italian, english) =>
    language === 'it' ? italian : english

type Sentence = (goal: AskedGoal, asked: GoalsAsked, paceDays: number) => string

const state: Sentence = (goal, { language }) =>
  `${amount(goal, language)}, ${standing(goal, language)}.${goesOn(goal) ? ` ${forecast(goal, language)}` : ''}`

const SENTENCES: Readonly<Record<GoalQuestion['aspect'], Sentence>> = {
  enter: (goal, { language }) =>
    saying(language)(
      `apri l’obiettivo per segnarlo con Aggiungi o per correggerlo (${amount(goal, language)} finora).`,
      `open the goal to enter it with Add, or to correct it (${amount(goal, language)} so far).`,
    ),
  streak: (goal, { language }) => streak(goal, language),
  forecast: (goal, asked) => `${amount(goal, asked.language)}. ${forecast(goal, asked.language)}${needed(goal, asked)}`,
  total,
  percent,
  pace,
  missing: (goal, { language }) => missing(goal, language),
  state,
  behind: state,
  ahead: state,
  best: state,
  worst: state,
  done: state,
}

/** What is said of one goal. */
export const sentence = (goal: AskedGoal, { aspect, paceDays }: GoalQuestion, asked: GoalsAsked): string =>
  `${quoted(goal.title, asked.language)}: ${SENTENCES[aspect](goal, asked, paceDays)}`

const isOver = ({ progress: { state } }: AskedGoal): boolean => state === 'done' || state === 'missed'
const goesOn = (goal: AskedGoal): boolean =>
  !isOver(goal) && goal.kind !== 'yesNo' && goal.progress.state !== 'notBegun'

const unitOf = ({ kind, unit }: AskedGoal, language: Language): string => {
  if (kind === 'hours') return language === 'it' ? ' ore' : ' hours'
  return kind === 'number' && unit !== '' ? ` ${unit}` : ''
}

function amount(goal: AskedGoal, language: Language): string {
  const say = saying(language)
  const { value } = goal.progress
  if (goal.kind === 'yesNo') return value > 0 ? say('fatto', 'done') : say('non ancora fatto', 'not done yet')
  const [done, target] = [NUMBERS[language].format(value), NUMBERS[language].format(goal.target)]
  return say(`${done} di ${target}${unitOf(goal, language)}`, `${done} of ${target}${unitOf(goal, language)}`)
}

function standing(goal: AskedGoal, language: Language): string {
  const say = saying(language)
  const { state, lead, reachedOn } = goal.progress
  const by = NUMBERS[language].format(Math.abs(lead))
  switch (state) {
    case 'behind':
      return say(`indietro di ${by}`, `behind by ${by}`)
    case 'ahead':
      return say(`avanti di ${by}`, `ahead by ${by}`)
    case 'onTrack':
      return say('in pari', 'on track')
    case 'notBegun':
      return say(`comincia ${dayOf(goal.from, language)}`, `it begins on ${dayOf(goal.from, language)}`)
    case 'missed':
      return say(
        `finito ${dayOf(goal.to, language)} senza arrivarci`,
        `it ended on ${dayOf(goal.to, language)} without getting there`,
      )
    case 'done':
      return reachedOn === null
        ? say('raggiunto', 'reached')
        : say(`raggiunto ${dayOf(reachedOn, language)}`, `reached on ${dayOf(reachedOn, language)}`)
  }
}

function forecast(goal: AskedGoal, language: Language): string {
  const say = saying(language)
  const { forecast: ahead } = goal.progress
  if (isOver(goal)) return `${capital(standing(goal, language))}.`
  if (ahead.reachedOn === null) {
    return say(
      'Finora non c’è un passo da cui dire quando ci arrivi.',
      'There is no pace yet to tell when you get there.',
    )
  }
  const [by, day] = [NUMBERS[language].format(ahead.value), dayOf(ahead.reachedOn, language)]
  if (goal.kind === 'yesNo') return say(`È in calendario per ${day}.`, `It is in your calendar for ${day}.`)
  return ahead.reachedOn <= goal.to
    ? say(`Di questo passo ci arrivi ${day}.`, `At this pace you get there on ${day}.`)
    : say(
        `Di questo passo ${dayOf(goal.to, language)} sarai a ${by}, e ci arrivi solo ${day}.`,
        `At this pace you will be at ${by} on ${dayOf(goal.to, language)}, and only get there on ${day}.`,
      )
}

/** Where no pace leads there in time, the one that would. */
function needed(goal: AskedGoal, asked: GoalsAsked): string {
  const { reachedOn } = goal.progress.forecast
  const isNear = reachedOn !== null && reachedOn <= goal.to
  return isNear || isOver(goal) || goal.kind === 'yesNo' ? '' : ` ${capital(pace(goal, asked, A_WEEK))}`
}

function missing(goal: AskedGoal, language: Language): string {
  const say = saying(language)
  if (isOver(goal) || goal.kind === 'yesNo') return `${amount(goal, language)}, ${standing(goal, language)}.`
  const rest = NUMBERS[language].format(goal.target - goal.progress.value)
  const unit = unitOf(goal, language)
  return say(
    `ti mancano ${rest}${unit} (${amount(goal, language)}), c’è tempo fino a ${dayOf(goal.to, language)}.`,
    `${rest}${unit} to go (${amount(goal, language)}), and time until ${dayOf(goal.to, language)}.`,
  )
}

/** What was done by the end of a day. */
const doneBy = ({ progress }: AskedGoal, day: Day): number =>
  progress.points.findLast((point) => (parseDay(point.day) ?? Infinity) <= day)?.value ?? 0

/** What was done so far, or on the days that are asked for. */
function total(goal: AskedGoal, { language, today, days }: GoalsAsked): string {
  const say = saying(language)
  const [from, to] = [parseDay(goal.from) ?? 0, Math.min(parseDay(goal.to) ?? 0, today)]
  if (days !== null && goal.kind !== 'yesNo' && (days.first > from || days.last < to)) {
    const part = doneBy(goal, days.last) - doneBy(goal, days.first - 1)
    const done = `${NUMBERS[language].format(part)}${unitOf(goal, language)} ${days.period}`
    return say(`${done} (${amount(goal, language)} in tutto).`, `${done} (${amount(goal, language)} in all).`)
  }
  const since = say(`da ${dayOf(goal.from, language)}`, `since ${dayOf(goal.from, language)}`)
  return `${amount(goal, language)} ${since}, ${standing(goal, language)}.`
}

function percent(goal: AskedGoal, { language }: GoalsAsked): string {
  const { value } = goal.progress
  const rounded = Math.round((value / goal.target) * 100)
  // All of it is said of all of it alone.
  const part = value < goal.target ? Math.min(rounded, 99) : rounded
  return `${String(part)}${language === 'it' ? ' %' : '%'} (${amount(goal, language)}), ${standing(goal, language)}.`
}

const A_WEEK = 7
const SPANS: Readonly<Record<number, readonly [italian: string, english: string]>> = {
  1: ['al giorno', 'a day'],
  7: ['a settimana', 'a week'],
  30: ['al mese', 'a month'],
}

/** How much a day, a week or a month it takes from now to the end. */
function pace(goal: AskedGoal, { language, today }: GoalsAsked, paceDays: number): string {
  const say = saying(language)
  if (isOver(goal) || goal.kind === 'yesNo') return `${amount(goal, language)}, ${standing(goal, language)}.`
  const days = (parseDay(goal.to) ?? 0) - Math.max(today, parseDay(goal.from) ?? 0) + 1
  const [rest, unit] = [goal.target - goal.progress.value, unitOf(goal, language)]
  const left = NUMBERS[language].format(rest)
  const until = dayOf(goal.to, language)
  const span = SPANS[paceDays]
  if (days <= paceDays || span === undefined) {
    return say(`ne mancano ${left}${unit} entro ${until}.`, `${left}${unit} to go by ${until}.`)
  }
  const much = NUMBERS[language].format((rest * paceDays) / days)
  return say(
    `ci vogliono ${much}${unit} ${span[0]}: ne mancano ${left} entro ${until}.`,
    `it takes ${much}${unit} ${span[1]}: ${left} to go by ${until}.`,
  )
}

function streak({ progress: { streak: weeks } }: AskedGoal, language: Language): string {
  const say = saying(language)
  const inWeeks = (count: number): string =>
    say(count === 1 ? '1 settimana' : `${String(count)} settimane`, count === 1 ? '1 week' : `${String(count)} weeks`)
  if (weeks.best === 0) return say('ancora nessuna settimana.', 'no week yet.')
  return say(
    `${inWeeks(weeks.weeks)} di fila, al massimo ${inWeeks(weeks.best)}.`,
    `${inWeeks(weeks.weeks)} in a row, ${inWeeks(weeks.best)} at best.`,
  )
}

const dayOf = (text: string, language: Language): string => sayDay(parseDay(text) ?? 0, language)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
