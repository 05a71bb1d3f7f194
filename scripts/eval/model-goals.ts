import type { AssistantModel, ModelAnswer, ModelStep } from '../../apps/server/src/ai/assistant-model.ts'
import type { Language } from '../../packages/core/src/language/index.ts'
import type { Target } from '../../packages/core/src/planning/index.ts'
import { scoreTargets } from '../../packages/core/src/planning/test/score-targets.ts'
import { failuresOf, type ModelScore } from './model-score.ts'

const WEEKS = 12

/** Asks the model for the steps of each goal whose words tell no kind, as the server does; the rest is the planner's own. */
export async function scoreGoalsWith(model: AssistantModel, language: Language): Promise<ModelScore> {
  const goals: Target[] = []
  scoreTargets(language, (goal) => {
    if (!goal.isKindTold) goals.push(goal)
    return undefined
  })
  const answers = new Map<string, ModelAnswer<readonly ModelStep[]>>()
  for (const { title } of goals) {
    const { signal } = new AbortController()
    answers.set(title, await model.steps({ language, target: title, weeks: WEEKS, signal }))
  }
  const failed = new Set<number>()
  let row = -1
  const rows = scoreTargets(language, ({ isKindTold, title }) => {
    row += 1
    const answer = answers.get(title)
    if (isKindTold || answer === undefined) return undefined
    if (answer.answered) return answer.value
    failed.add(row)
    return undefined
  })
  // Where it failed the built-in planner answers the person; that is no merit of the model.
  const right = rows.filter(({ lacks }, index) => lacks.length === 0 && !failed.has(index)).length
  return { right, of: rows.length, failures: failuresOf(answers.values()) }
}
