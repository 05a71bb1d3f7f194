import { mayBeAboutGoals } from '@dodici/core/answers'
import type { PlannedMilestone, Proposal } from '@dodici/contract/types'
import type { ReadQuestion } from '@dodici/core/intents'
import type { Language } from '@dodici/core/language'
import { parseDay, yearSpan } from '@dodici/core/date'
import type { Asker } from '#server/features/asker/asker.ts'
import { goalTasks } from '#server/features/goals/goal-tasks.service.ts'
import { closeProposal } from '#server/features/proposals/proposals.service.ts'
import { performRead } from '#server/features/reading-threads/reading-threads.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { calendarAnswer } from './calendar-answer.ts'
import { chatCard } from './chat-card.ts'
import type { Reply, Turn } from './chat-turn.ts'
import { measuring } from './measured-year.ts'
import { planOfTarget } from './plan-target.ts'
import { questionSurroundings, shortSpan, withHolidays } from './question-surroundings.ts'
import { questionOfText } from './question-text.ts'
import { questionAsChosen, readingOf } from './reading.ts'
import { wordsIn, writtenDay } from './words.ts'

const FRAME = {
  events: [],
  goals: [],
  proposal: null,
  engine: 'builtin',
  fallback: null,
  isCut: false,
  remembered: null,
  reading: null,
  counted: null,
  looked: [],
} as const

/** The question that a message asks; null if its intent is explicit (plan, analysis). */
export async function questionOf(storage: AssistantStorage, asker: Asker, turn: Turn): Promise<ReadQuestion | null> {
  const { remembered: before, message } = turn
  if (message.intent === 'plan' || message.intent === 'analysis') return null
  const surroundings = questionSurroundings(asker, turn)
  const { message: text, reading } = message
  const read = await performRead(storage, questionOfText, asker.access, { text, surroundings, before })
  return reading === undefined ? read : questionAsChosen(read, reading, surroundings)
}

/**
 * Whether it is the planner's own work, and not that of a model that talks: a target is planned by code, which has a model
 * name the steps where it must; a year is measured by code; a question that the person has read is answered as they say;
 * and what is said to a card that waits is no matter of words.
 */
export const isPlanners = (question: ReadQuestion | null, { openCard }: Pick<Turn, 'openCard'>): boolean =>
  question === null ||
  question.kind === 'plan' ||
  question.isChosen === true ||
  (openCard !== null && isConsent(question))

const isConsent = ({ kind }: ReadQuestion): boolean => kind === 'agree' || kind === 'decline'

interface ReadTurn {
  readonly turn: Turn
  readonly question: ReadQuestion | null
}

/** The answer of the built-in planner, from the person's own events only. */
export async function builtinReply(
  storage: AssistantStorage,
  asker: Asker,
  { turn, question }: ReadTurn,
): Promise<Reply> {
  if (question !== null) return answered(storage, asker, { turn, question })
  const { intent, message } = turn.message
  return intent === 'analysis' ? analysed(storage, asker, turn) : planned(storage, asker, { turn, target: message })
}

async function answered(
  storage: AssistantStorage,
  asker: Asker,
  { turn, question }: { turn: Turn; question: ReadQuestion },
): Promise<Reply> {
  const ofGoals = await goalReply(storage, asker, question)
  if (ofGoals !== null) return { ...FRAME, ...ofGoals }
  const surroundings = await withHolidays(asker, questionSurroundings(asker, turn), question)
  const before = turn.remembered
  const answer = await performRead(storage, calendarAnswer, asker.access, { question, surroundings, before })
  if (answer.target !== null) {
    // A title that the person has not typed is sent to no model.
    const withTitle = question.among === undefined ? storage : { ...storage, model: null }
    const plan = await planned(withTitle, asker, { turn, target: answer.target })
    return { ...plan, looked: [...answer.looked, ...plan.looked] }
  }
  const { events, drafts, remembered, reading, counted, looked } = answer
  const proposal = await chatCard(storage, asker, { turn, drafts })
  const waiting = question.among?.cardId ?? turn.openCard
  if (isOver(question, proposal) && waiting !== null) await closeProposal(storage, asker.access, waiting)
  const isRefused = drafts.length > 0 && proposal === null
  const text = isRefused ? wordsIn(asker.language).noCard : answer.text
  return { ...FRAME, text, events, proposal, remembered, reading, counted, looked }
}

/** Whether the card that waited is done with: the person wants none of it, or another one says it otherwise. */
const isOver = ({ kind, among, kept }: ReadQuestion, proposal: Proposal | null): boolean =>
  kind === 'decline' || (proposal !== null && (kept !== undefined || (among !== undefined && among.card.length > 0)))

/** Treats the message as a goal: answers its plan, on a card, or asks what kind of goal it is. */
async function planned(
  storage: AssistantStorage,
  asker: Asker,
  { turn, target }: { turn: Turn; target: string },
): Promise<Reply> {
  const { answer, proposal, looked } = await planOfTarget(storage, asker, {
    text: target,
    timeframe: '',
    kind: null,
    year: turn.year,
    signal: turn.signal,
  })
  const text = [...summaryOf(answer, asker.language), ...answer.warnings].join('\n\n')
  return { ...FRAME, text, proposal, looked, engine: answer.engine, fallback: answer.fallback }
}

/** The plan in a sentence, or the question about its kind; nothing where no goal was understood. */
function summaryOf(
  { milestone, timeline, goal, question, proposalId }: PlannedMilestone,
  language: Language,
): string[] {
  const words = wordsIn(language)
  if (question !== null) {
    const choices = question.choices.map(({ text }) => `- ${text}`).join('\n')
    return [question.text, choices, words.sayWhichKind]
  }
  if (proposalId === null) return []
  const day = writtenDay(parseDay(milestone.date ?? '') ?? 0, language)
  const { title } = milestone
  const steps = timeline.length
  if (goal !== null) return [words.madeGoal({ title, until: day, hasSeries: steps > 0 })]
  return [words.planned({ title, day, steps })]
}

async function analysed(storage: AssistantStorage, asker: Asker, { year }: Turn): Promise<Reply> {
  const { balance, count } = await performRead(storage, measuring, asker.access, { asker, year })
  const { summary, recommendations } = balance
  const text = [summary, ...recommendations.map((one) => `- ${one.text}`)].join('\n')
  const at = shortSpan(yearSpan(year))
  return { ...FRAME, text, looked: [{ tool: 'stats', at, events: count }] }
}

/** Answers a question about goals. Goals are measured only if the text may be about them; null if it is not. */
async function goalReply(
  storage: AssistantStorage,
  { access, language, today }: Asker,
  question: ReadQuestion,
): Promise<Pick<Reply, 'text' | 'goals' | 'reading' | 'looked'> | null> {
  if (question.isChosen || question.among || isConsent(question) || !mayBeAboutGoals(question.text)) return null
  const { text, first, last, hasPeriod } = question
  const days = hasPeriod ? { first, last } : null
  const told = await performRead(storage, goalTasks.tell, access, { text, days, language, today })
  if (told === null) return null
  const looked = [{ tool: 'goals', at: shortSpan(question), events: told.count }]
  return { text: told.text, goals: told.goals, reading: readingOf(question, 'goals'), looked }
}
