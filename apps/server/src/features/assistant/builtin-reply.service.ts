import { analyseInParts } from '@dodici/core/balance'
import { answerQuestion, readQuestion, type ReadQuestion } from '@dodici/core/questions'
import { parseDay, yearOf, yearSpan } from '@dodici/core/date'
import { partByPart } from '#server/give-way.ts'
import { analysisInput } from './analysis-input.service.ts'
import { draftsOf } from './asked-changes.ts'
import type { Asker } from './asker.service.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { chatCard } from './chat-card.service.ts'
import type { Reply, Turn } from './chat-turn.ts'
import { planOfGoal } from './plan-goal.service.ts'
import { pursuitReply } from './pursuits-reply.service.ts'
import { questionSurroundings, shortSpan, withHolidays } from './question-surroundings.service.ts'
import { itemsBetween, namedEvents } from './seen-items.service.ts'
import { wordsIn, writtenDay } from './words.service.ts'

const FRAME = {
  events: [],
  goals: [],
  proposal: null,
  engine: 'builtin',
  fallback: null,
  isCut: false,
  question: null,
  looked: [],
} as const

/**
 * Whether it is the planner's own work, and not that of a model that talks: a goal is planned by code, which has a model
 * name the steps where it must; a year is measured by code.
 */
export function isPlanners(asker: Asker, turn: Turn): boolean {
  const { intent } = turn.message
  if (intent === 'plan' || intent === 'analysis') return true
  return questionOf(asker, turn).kind === 'plan'
}

/** What is asked. A question that goes on from one before it stays in the year of that: `e a luglio?`. */
function questionOf(asker: Asker, turn: Turn): ReadQuestion {
  const { questionBefore: before, message } = turn
  const question = readQuestion(message.message, questionSurroundings(asker, turn), before)
  if (before === null || question.text !== before.text || yearOf(before.first) !== yearOf(before.last)) return question
  return readQuestion(message.message, questionSurroundings(asker, { ...turn, year: yearOf(before.first) }), before)
}

/** What the built-in planner answers: from the person's own occurrences, and nothing else. */
export async function builtinReply(storage: AssistantStorage, asker: Asker, turn: Turn): Promise<Reply> {
  const { intent, message } = turn.message
  if (intent === 'analysis') return analysed(storage, asker, turn)
  if (intent === 'plan') return planned(storage, asker, { turn, goal: message })
  return answered(storage, asker, { turn, question: questionOf(asker, turn) })
}

async function answered(
  storage: AssistantStorage,
  asker: Asker,
  { turn, question }: { turn: Turn; question: ReadQuestion },
): Promise<Reply> {
  const pursued = await pursuitReply(storage, asker, question)
  if (pursued !== null) return { ...FRAME, ...pursued }
  const items = await itemsBetween(storage, asker.actor, question)
  const surroundings = await withHolidays(asker, questionSurroundings(asker, turn), question)
  const answer = answerQuestion(question, items, surroundings)
  const looked = [{ tool: question.kind, at: shortSpan(question), events: items.length }]
  if (answer.goal !== null) {
    const plan = await planned(storage, asker, { turn, goal: answer.goal })
    return { ...plan, looked: [...looked, ...plan.looked] }
  }
  const byId = new Map(items.map((item) => [item.id, item]))
  const proposal = await chatCard(storage, asker, { turn, drafts: draftsOf(answer.changes, byId) })
  return { ...FRAME, text: answer.text, events: namedEvents(items, answer.itemIds), proposal, question, looked }
}

/** A goal instead of a question: its plan, as a card. */
async function planned(
  storage: AssistantStorage,
  asker: Asker,
  { turn, goal }: { turn: Turn; goal: string },
): Promise<Reply> {
  const { answer, proposal, looked } = await planOfGoal(storage, asker, {
    text: goal,
    timeframe: '',
    year: turn.year,
    signal: turn.signal,
  })
  const { title, date } = answer.milestone
  const day = writtenDay(parseDay(date) ?? 0, asker.language)
  const summary = wordsIn(asker.language).planned({ title, day, steps: answer.timeline.length })
  const text = [summary, ...answer.warnings].join('\n\n')
  return { ...FRAME, text, proposal, looked, engine: answer.engine, fallback: answer.fallback }
}

async function analysed(storage: AssistantStorage, asker: Asker, { year }: Turn): Promise<Reply> {
  const input = await analysisInput(storage, asker, year)
  const { summary, recommendations } = await partByPart(analyseInParts(input))
  const text = [summary, ...recommendations.map((one) => `- ${one.text}`)].join('\n')
  const at = shortSpan(yearSpan(year))
  return { ...FRAME, text, looked: [{ tool: 'stats', at, events: input.items.length }] }
}
