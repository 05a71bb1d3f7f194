import { mayBeAboutGoals, type ReadQuestion } from '@dodici/core/questions'
import { goalTasks, readGoals } from '#server/features/goals/goal-tasks.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import type { Reply } from './chat-turn.ts'
import { shortSpan } from './question-surroundings.ts'

/** Answers a question about goals, which are measured only where a text may be about them; null where it is about something else. */
export async function goalReply(
  storage: AssistantStorage,
  { actor, language, today }: Asker,
  question: ReadQuestion,
): Promise<Pick<Reply, 'text' | 'goals' | 'looked'> | null> {
  if (!mayBeAboutGoals(question.text)) return null
  const { text, first, last, period } = question
  const days = period === '' ? null : { first, last, period }
  const told = await readGoals(storage, goalTasks.tell, actor, { text, days, language, today })
  if (told === null) return null
  const looked = [{ tool: 'goals', at: shortSpan(question), events: told.count }]
  return { text: told.text, goals: told.goals, looked }
}
