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

type Check = readonly [holds: boolean, lack: string]

const whenOf = ({ anchor }: Goal): string => {
  if (!anchor) return '-'
  const { first, last } = anchor
  return first === last ? formatDay(first) : `${formatDay(first)}..${formatDay(last)}`
}

/** What is said of the goal itself. */
function goalChecks([, template, when, [title]]: GoalRow, goal: Goal): readonly Check[] {
  return [
    [goal.templateId === template, `template ${template}, not ${goal.templateId}`],
    [whenOf(goal) === when, `when ${when}, not ${whenOf(goal)}`],
    [goal.title.toLowerCase().includes(title.toLowerCase()), `title ${title}, not ${goal.title}`],
    [/^[\p{Lu}\d]|^[a-z]+[A-Z\d]/u.test(goal.title), `a capital letter: ${goal.title}`],
  ]
}

function planChecks([, , , [, step], needs = {}]: GoalRow, plan: Plan, warning: string): readonly Check[] {
  const titles = plan.steps.map(({ title, phase }) => `${phase} ${title}`.toLowerCase()).join('\n')
  const has = (words: string): boolean => titles.includes(words.toLowerCase())
  const least = needs.steps ?? LEAST_STEPS
  return [
    [has(step), `step ${step}`],
    [needs.not === undefined || !has(needs.not), `no step ${needs.not ?? ''}`],
    [plan.steps.length >= least, `${least} steps, not ${plan.steps.length}`],
    [warning === '' || plan.warnings.some((text) => text.includes(warning)), `warning ${warning}`],
  ]
}

/** The tables of both languages, and how each goal of them is answered. A script prints it; a test wants nothing lacking. */
export function scoreGoals(language: Language, ask: AskSteps = () => undefined): readonly ScoredGoal[] {
  const rows = language === 'it' ? italianGoals : englishGoals
  return rows.map((row) => {
    const [text, , , , needs = {}] = row
    const goal = readGoal(text, needs.timeframe ?? '', asking(language))
    const plan = planGoal(goal, around(language), ask(goal, language))
    const warning = needs.warning ? WARNING_WORDS[language][needs.warning] : ''
    const hours: Check = [
      needs.hours === undefined || goal.hoursAWeek === needs.hours,
      `hours ${needs.hours ?? ''}, not ${goal.hoursAWeek ?? '-'}`,
    ]
    const checks = [...goalChecks(row, goal), ...planChecks(row, plan, warning), hours]
    return { goal: text, lacks: checks.filter(([holds]) => !holds).map(([, lack]) => lack) }
  })
}
