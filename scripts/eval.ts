import { openModel, type ModelSettings } from '../apps/server/src/ai/open-model.ts'
import type { AssistantModel } from '../apps/server/src/ai/assistant-model.ts'
import { loadEnvFile } from '../apps/server/src/env-file.ts'
import type { Goal, OwnStep } from '../packages/core/src/planning/index.ts'
import { scoreGoals } from '../packages/core/src/planning/test/score-goals.ts'
import { englishDays } from '../packages/core/src/questions/test/english-days.ts'
import { englishQuestions } from '../packages/core/src/questions/test/english-questions.ts'
import { englishWishes } from '../packages/core/src/questions/test/english-wishes.ts'
import { italianDays } from '../packages/core/src/questions/test/italian-days.ts'
import { italianQuestions } from '../packages/core/src/questions/test/italian-questions.ts'
import { italianWishes } from '../packages/core/src/questions/test/italian-wishes.ts'
import { scoreQuestions } from '../packages/core/src/questions/test/score-questions.ts'

interface Scored {
  readonly lacks: readonly string[]
}

const LANGUAGES = ['en', 'it'] as const
const WEEKS = 12

const scoreOf = (rows: readonly Scored[]): string =>
  `${rows.filter(({ lacks }) => lacks.length === 0).length}/${rows.length}`

function configuredModel(): AssistantModel | null {
  const provider = process.env['AI_PROVIDER']
  if (provider !== 'openai-compatible' && provider !== 'anthropic') return null
  const settings: ModelSettings = {
    provider,
    baseUrl: process.env['AI_BASE_URL'] ?? null,
    model: process.env['AI_MODEL'] ?? null,
    apiKey: process.env['AI_API_KEY'] ?? null,
  }
  return openModel(settings)
}

/** Asks the model for the steps of each goal that no template knows, as the server does; the rest is the planner's own. */
async function scoreWithModel(model: AssistantModel, language: 'en' | 'it'): Promise<string> {
  const goals: Goal[] = []
  scoreGoals(language, (goal) => {
    if (goal.templateId === 'generic') goals.push(goal)
    return undefined
  })
  const steps = new Map<string, readonly OwnStep[]>()
  for (const { title } of goals) {
    const { signal } = new AbortController()
    const answer = await model.steps({ language, goal: title, weeks: WEEKS, signal })
    if (answer.answered) steps.set(title, answer.value)
  }
  const rows = scoreGoals(language, ({ templateId, title }) =>
    templateId === 'generic' ? steps.get(title) : undefined,
  )
  return `${scoreOf(rows)} (answered ${steps.size} of ${goals.length} goals that no template knows)`
}

const questionsIn = {
  en: [...englishQuestions, ...englishDays, ...englishWishes],
  it: [...italianQuestions, ...italianDays, ...italianWishes],
} as const

/** The built-in planner's alone: what a model says of a calendar depends on the calendar, and no table can judge it. */
function questionScore(language: 'en' | 'it'): string {
  const { right, of, faults } = scoreQuestions(questionsIn[language], language)
  for (const fault of faults) console.error(fault)
  return `${right}/${of}`
}

loadEnvFile()
const model = configuredModel()
if (!model) console.log('No model is set up (AI_PROVIDER, AI_BASE_URL, AI_MODEL): the built-in planner alone.\n')
console.log(`| table | built-in | ${model ? model.name : 'model'} |\n|---|---|---|`)
for (const language of LANGUAGES) {
  const withModel = model ? await scoreWithModel(model, language) : '-'
  console.log(`| goals, ${language} | ${scoreOf(scoreGoals(language))} | ${withModel} |`)
}
for (const language of LANGUAGES) console.log(`| questions, ${language} | ${questionScore(language)} | - |`)
