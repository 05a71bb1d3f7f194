import type { AssistantModel } from '../../apps/server/src/ai/assistant-model.ts'
import type { Language } from '../../packages/core/src/language/index.ts'
import { scoreTargets } from '../../packages/core/src/planning/test/score-targets.ts'
import { questionsIn } from '../../packages/core/src/answers/test/questions-in.ts'
import { scoreQuestions } from '../../packages/core/src/answers/test/score-questions.ts'
import { hasDays, scoreDaysWith } from './model-days.ts'
import { scoreGoalsWith } from './model-goals.ts'
import { scoreText } from './model-score.ts'

const LANGUAGES: readonly Language[] = ['en', 'it']

function builtinGoals(language: Language): string {
  const rows = scoreTargets(language)
  return scoreText({ right: rows.filter(({ lacks }) => lacks.length === 0).length, of: rows.length, failures: [] })
}

const builtinQuestions = (rows: (typeof questionsIn)[Language], language: Language): string =>
  scoreText({ ...scoreQuestions(rows, language), failures: [] })

/**
 * The lines of a table: how many rows the built-in planner has right, and how many the model, where there is one. What a
 * model says of a calendar no table can judge; which days it looks up for a question can be.
 */
export async function* scoreTable(model: AssistantModel | null): AsyncGenerator<string> {
  yield `| table | built-in | ${model?.name ?? 'model'} |`
  yield '|---|---|---|'
  for (const language of LANGUAGES) {
    const asked = model === null ? '-' : scoreText(await scoreGoalsWith(model, language))
    yield `| goals, ${language} | ${builtinGoals(language)} | ${asked} |`
  }
  for (const language of LANGUAGES) {
    const rows = questionsIn[language]
    yield `| questions, ${language} | ${builtinQuestions(rows, language)} | - |`
    const withDays = rows.filter(hasDays)
    const asked = model === null ? '-' : scoreText(await scoreDaysWith(model, withDays, language))
    yield `| days looked up for a question, ${language} | ${builtinQuestions(withDays, language)} | ${asked} |`
  }
}
