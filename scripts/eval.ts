// `npm run eval`: the tables of goals and questions, answered by the built-in planner and by the model that is configured.
import { openModel } from '../apps/server/src/ai/open-model.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { loadEnvFile } from '../apps/server/src/env-file.ts'
import { scoreTable } from './eval/score-table.ts'

const NO_MODEL = `No model is configured, so that the built-in planner stands alone. To see a model beside it, set
AI_PROVIDER (openai-compatible or anthropic), AI_MODEL, AI_BASE_URL and AI_API_KEY as docs/operate.md says.
`

// A model that fails is left in peace by a server; here each row is asked for, so that the pause is over each time.
let clock = 0
const now = (): number => (clock += 120_000)

loadEnvFile()
try {
  const model = openModel(readConfig(process.env).assistance, { now })
  if (model === null) console.log(NO_MODEL)
  else console.log(`The model ${model.name} at ${model.host} is asked; that may take some minutes.\n`)
  for await (const line of scoreTable(model)) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
