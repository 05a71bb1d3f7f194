import { formatDay } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import type { Goal, OwnStep, Plan } from '../planning-types.ts'
import { planGoal } from '../plan-goal.ts'
import { readGoal } from '../read-goal.ts'
import { englishGoals } from './english-goals.ts'
import { WARNING_WORDS, type GoalRow } from './goal-row.ts'
import { italianGoals } from './italian-goals.ts'
import { around, asking } from './situations.ts'

/** A goal of the tables with what its answer lacks; nothing where it is good. */
export interface ScoredGoal {
  readonly goal: string
  readonly lacks: readonly string[]
}

/** Steps of a model for a goal, where one is asked; by default there are none. */
export type AskSteps = (goal: Goal, language: Language) => readonly OwnStep[] | undefined

const LEAST_STEPS = 4

const whenOf = ({ anchor }: Goal): string => {
  if (!anchor) return '-'
  const { first, last } = anchor
  return first === last ? formatDay(first) : `${formatDay(first)}..${formatDay(last)}`
}

function lacksOf(row: GoalRow, goal: Goal, plan: Plan, language: Language): string[] {
  const titles = plan.steps.map(({ title, phase }) => `${phase} ${title}`.toLowerCase()).join('\n')
  const has = (words: string): boolean => titles.includes(words.toLowerCase())
  const warning = row.warning ? WARNING_WORDS[language][row.warning] : ''
  const checks: readonly (readonly [boolean, string])[] = [
    [goal.templateId === row.template, `template ${row.template}, not ${goal.templateId}`],
    [whenOf(goal) === row.when, `when ${row.when}, not ${whenOf(goal)}`],
    [goal.title.toLowerCase().includes(row.title.toLowerCase()), `title ${row.title}, not ${goal.title}`],
    [/^[\p{Lu}\d]|^[a-z]+[A-Z\d]/u.test(goal.title), `a capital letter: ${goal.title}`],
    [has(row.step), `step ${row.step}`],
    [row.not === undefined || !has(row.not), `no step ${row.not ?? ''}`],
    [plan.steps.length >= (row.steps ?? LEAST_STEPS), `${row.steps ?? LEAST_STEPS} steps, not ${plan.steps.length}`],
    [
      row.hours === undefined || goal.hoursAWeek === row.hours,
      `hours ${row.hours ?? ''}, not ${goal.hoursAWeek ?? '-'}`,
    ],
    [plan.warnings.some((text) => text.includes(warning)) || warning === '', `warning ${warning}`],
  ]
  return checks.filter(([holds]) => !holds).map(([, lack]) => lack)
}

/** The tables of both languages, and how each goal of them is answered. A script prints it; a test wants nothing lacking. */
export function scoreGoals(language: Language, ask: AskSteps = () => undefined): readonly ScoredGoal[] {
  const rows = language === 'it' ? italianGoals : englishGoals
  return rows.map((row) => {
    const goal = readGoal(row.goal, row.timeframe ?? '', asking(language))
    const plan = planGoal(goal, around(language), ask(goal, language))
    return { goal: row.goal, lacks: lacksOf(row, goal, plan, language) }
  })
}
