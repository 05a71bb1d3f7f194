import { existsSync } from 'node:fs'
import { openModel, type ModelSettings } from '../apps/server/src/ai/open-model.ts'
import type { AssistantModel } from '../apps/server/src/ai/assistant-model.ts'
import { loadEnvFile } from '../apps/server/src/env-file.ts'
import type { Goal, OwnStep } from '../packages/core/src/planning/index.ts'
import { scoreGoals } from '../packages/core/src/planning/test/score-goals.ts'

interface Scored {
  readonly lacks: readonly string[]
}

const LANGUAGES = ['en', 'it'] as const
const WEEKS = 12
const QUESTIONS = new URL('../packages/core/src/questions/test/score-questions.ts', import.meta.url)

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

async function printQuestions(): Promise<void> {
  // The tables of questions are written apart from this script.
  if (!existsSync(QUESTIONS)) {
    console.log('| questions | no tables yet | |')
    return
  }
  const { scoreQuestions } = (await import(QUESTIONS.href)) as {
    scoreQuestions: (language: string) => readonly Scored[]
  }
  for (const language of LANGUAGES) console.log(`| questions, ${language} | ${scoreOf(scoreQuestions(language))} | - |`)
}

loadEnvFile()
const model = configuredModel()
if (!model) console.log('No model is set up (AI_PROVIDER, AI_BASE_URL, AI_MODEL): the built-in planner alone.\n')
console.log(`| table | built-in | ${model ? model.name : 'model'} |\n|---|---|---|`)
for (const language of LANGUAGES) {
  const withModel = model ? await scoreWithModel(model, language) : '-'
  console.log(`| goals, ${language} | ${scoreOf(scoreGoals(language))} | ${withModel} |`)
}
await printQuestions()
