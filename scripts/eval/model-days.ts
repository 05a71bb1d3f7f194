import type { AssistantModel, ModelAnswer, ReadTool } from '../../apps/server/src/ai/assistant-model.ts'
import type { Asker } from '../../apps/server/src/features/asker/asker.ts'
import type { Turn } from '../../apps/server/src/features/assistant/chat-turn.ts'
import { newModelTurn } from '../../apps/server/src/features/assistant/model-turn.ts'
import { readDays } from '../../apps/server/src/features/assistant/phrases.ts'
import { promptFacts } from '../../apps/server/src/features/assistant/prompt-facts.ts'
import { readTools } from '../../apps/server/src/features/assistant/read-tools.ts'
import type { ToolContext } from '../../apps/server/src/features/assistant/tool-context.ts'
import { dayOfWall, formatDay, parseWall } from '../../packages/core/src/date/index.ts'
import type { Language } from '../../packages/core/src/language/index.ts'
import { asker as personOf } from '../../packages/core/src/answers/test/believable-year.ts'
import type { QuestionRow } from '../../packages/core/src/answers/test/score-questions.ts'
import { failuresOf, type ModelScore } from './model-score.ts'

/** Whether a question says on which days to look, so that the days which a model looks up can be held against them. */
export const hasDays = ({ kind }: QuestionRow): boolean => kind === 'agenda' || kind === 'count'

/** Asks the model each question, and sees whether the first days that it looks up, in words, are those that are meant. */
export async function scoreDaysWith(
  model: AssistantModel,
  rows: readonly QuestionRow[],
  language: Language,
): Promise<ModelScore> {
  const answers: ModelAnswer<string>[] = []
  for (const { asked } of rows) answers.push(await daysLookedUp(model, asked, language))
  const right = rows.filter(({ days }, index) => {
    const answer = answers[index]
    return answer?.answered === true && answer.value === days
  })
  return { right: right.length, of: rows.length, failures: failuresOf(answers) }
}

async function daysLookedUp(model: AssistantModel, message: string, language: Language): Promise<ModelAnswer<string>> {
  const { asker, turn } = asking(message, language)
  const stop = new AbortController()
  const looked: string[] = []
  const look = async ({ when }: Readonly<Record<string, string>>): Promise<string> => {
    const read = when === undefined ? null : readDays(when, asker, turn)
    looked.push(read === null ? '' : `${formatDay(read.first)}/${formatDay(read.last)}`)
    stop.abort()
    return ''
  }
  const seen = newModelTurn(message)
  // No tool of these reads anything: only their names and what they say of themselves is taken.
  const context: ToolContext = { storage: {} as ToolContext['storage'], asker, turn, seen }
  const tools = readTools(context).map((tool): ReadTool => ({ ...tool, run: look }))
  const facts = promptFacts(asker, turn, { selected: [], shown: seen })
  const propose = async (): Promise<string> => ''
  const { signal } = stop
  for await (const piece of model.chat({ language, facts, before: [], message, tools, propose, signal })) {
    if (looked.length > 0) break
    if ('failed' in piece) return { answered: false, why: piece.failed }
  }
  return { answered: true, value: looked[0] ?? '' }
}

/** The person of the tables, as the server would know them. */
function asking(text: string, language: Language): { asker: Asker; turn: Turn } {
  const { now, year, weekStart, allDayAt, categories, rules } = personOf(language)
  const asker: Asker = {
    hourCycle: 'h23',
    access: {
      ownerId: 'nobody',
      plan: 'basic',
      sequence: 0,
      actor: {
        userId: 'nobody',
        by: 'session',
        ...{ keyName: null, sessionId: 'none', idempotency: null, from: null },
        language,
        timezone: 'Europe/Rome',
      },
    },
    language,
    now,
    today: dayOfWall(parseWall(now) ?? 0),
    weekStart,
    allDayAt,
    country: null,
    region: null,
    sends: 'noDescriptions',
    categories: categories.map((one) => ({
      ...one,
      description: '',
      color: '',
      targetMinutes: null,
      away: null,
      defaultReminders: { timed: [], allDay: [] },
      version: 1,
    })),
    calendars: [],
    rules,
  }
  const turn: Turn = {
    conversationId: 'none',
    isGoingOn: false,
    message: { message: text, language, intent: 'question' },
    year,
    before: [],
    remembered: null,
    openCard: null,
    signal: new AbortController().signal,
  }
  return { asker, turn }
}
