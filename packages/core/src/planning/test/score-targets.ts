import { formatDay } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import type { Target, OwnStep, Plan } from '../planning-types.ts'
import { planTarget } from '../plan-target.ts'
import { readTarget } from '../read-target.ts'
import { englishGoals } from './english-targets.ts'
import { WARNING_WORDS, type TargetRow } from './target-row.ts'
import { italianGoals } from './italian-targets.ts'
import { around, asking } from './situations.ts'

/** A target of the tables with what its answer lacks; nothing where it is good. */
export interface ScoredTarget {
  readonly goal: string
  readonly lacks: readonly string[]
}

/** Steps of a model for a target, where one is asked; by default there are none. */
export type AskSteps = (goal: Target, language: Language) => readonly OwnStep[] | undefined

const LEAST_STEPS = 4

type Check = readonly [holds: boolean, lack: string]

const whenOf = ({ anchor }: Target): string => {
  if (!anchor) return '-'
  const { first, last } = anchor
  return first === last ? formatDay(first) : `${formatDay(first)}..${formatDay(last)}`
}

/** What is said of the target itself. */
function targetChecks([, template, when, [title]]: TargetRow, goal: Target): readonly Check[] {
  return [
    [(goal.templateId === 'generic') === (goal.choices.length === 3), 'a question where no kind is told'],
    [goal.templateId === template, `template ${template}, not ${goal.templateId}`],
    [whenOf(goal) === when, `when ${when}, not ${whenOf(goal)}`],
    [goal.title.toLowerCase().includes(title.toLowerCase()), `title ${title}, not ${goal.title}`],
    [/^[\p{Lu}\d]|^[a-z]+[A-Z\d]/u.test(goal.title), `a capital letter: ${goal.title}`],
  ]
}

function planChecks([, , , [, step], needs = {}]: TargetRow, plan: Plan, warning: string): readonly Check[] {
  const titles = plan.steps.map(({ title, phase }) => `${phase} ${title}`.toLowerCase()).join('\n')
  const has = (words: string): boolean => titles.includes(words.toLowerCase())
  const least = needs.steps ?? LEAST_STEPS
  return [
    // A goal of no known kind has steps only where a model gives them; else the person is asked.
    [has(step) || (plan.templateId === 'generic' && plan.steps.length === 0), `step ${step}`],
    [needs.not === undefined || !has(needs.not), `no step ${needs.not ?? ''}`],
    [plan.steps.length >= least, `${least} steps, not ${plan.steps.length}`],
    [warning === '' || plan.warnings.some((text) => text.includes(warning)), `warning ${warning}`],
  ]
}

/** The tables of both languages, and how each target of them is answered. A script prints it; a test wants nothing lacking. */
export function scoreTargets(language: Language, ask: AskSteps = () => undefined): readonly ScoredTarget[] {
  const rows = language === 'it' ? italianGoals : englishGoals
  return rows.map((row) => {
    const [text, , , , needs = {}] = row
    const goal = readTarget(text, needs.timeframe ?? '', asking(language))
    const plan = planTarget(goal, around(language), ask(goal, language))
    const warning = needs.warning ? WARNING_WORDS[language][needs.warning] : ''
    const hours: Check = [
      needs.hours === undefined || goal.hoursAWeek === needs.hours,
      `hours ${needs.hours ?? ''}, not ${goal.hoursAWeek ?? '-'}`,
    ]
    const checks = [...targetChecks(row, goal), ...planChecks(row, plan, warning), hours]
    return { goal: text, lacks: checks.filter(([holds]) => !holds).map(([, lack]) => lack) }
  })
}
