import { answerHelp, answerNone, aroundEvent } from './answering/around.ts'
import { askingOf, type Asking, type Reply } from './answering/asking.ts'
import { answerAgenda, answerCount, answerLast, answerNext } from './answering/lists.ts'
import { answerWhen } from './answering/when.ts'
import { answerCategories, answerConflicts, answerHours } from './answering/shares.ts'
import { answerExtreme } from './answering/extremes.ts'
import { answerFree } from './answering/free-days.ts'
import { answerChange } from './changing/answer-change.ts'
import type { Answer, AskedItem, QuestionKind, QuestionSurroundings, ReadQuestion } from './question-types.ts'

const GOAL_MAX = 500

const answerPlan = ({ question, say }: Asking): Reply => ({
  text: say(
    'Ti preparo una proposta di piano, a ritroso dalla data: non cambia nulla finché non premi Applica.',
    'I will propose a plan for it, backward from the date: nothing changes until you press Apply.',
  ),
  goal: question.text.trim().slice(0, GOAL_MAX),
})

const ANSWERS: Readonly<Record<QuestionKind, (asking: Asking) => Reply>> = {
  count: answerCount,
  find: answerAgenda,
  agenda: answerAgenda,
  next: answerNext,
  last: answerLast,
  when: answerWhen,
  free: answerFree,
  busiest: (asking) => answerExtreme(asking, true),
  calmest: (asking) => answerExtreme(asking, false),
  conflicts: answerConflicts,
  categories: answerCategories,
  hours: answerHours,
  change: answerChange,
  plan: answerPlan,
  help: answerHelp,
  none: answerNone,
}

/** Answers a question from the occurrences that touch its days. Where there are none, the answer says so and names nothing. */
export function answerQuestion(
  question: ReadQuestion,
  items: readonly AskedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const whole = askingOf(question, items, surroundings)
  const narrowed = aroundEvent(whole)
  const asking = narrowed === question ? whole : askingOf(narrowed, items, surroundings)
  return { kind: question.kind, itemIds: [], changes: [], goal: null, ...ANSWERS[question.kind](asking) }
}
