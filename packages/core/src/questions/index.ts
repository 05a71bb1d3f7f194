export { answerQuestion } from './answer-question.ts'
export { findWindows } from './find-windows.ts'
export { readQuestion } from './read-question.ts'
export type {
  Answer,
  AskedChange,
  AskedItem,
  QuestionKind,
  QuestionSurroundings,
  ReadQuestion,
} from './question-types.ts'
export type { FreeWindow } from './find-windows.ts'
export { answerGoals } from './pursuits/answer-goals.ts'
export { minutesBeforeIn } from './changing/minutes-before.ts'
export { answerReminders } from './pursuits/answer-reminders.ts'
export { goalQuestion, mayBeAboutGoals } from './pursuits/goal-question.ts'
export type { GoalAspect, GoalQuestion } from './pursuits/goal-question.ts'
export type { GoalsAsked } from './pursuits/goal-sentence.ts'
export type { AskedGoal, AskedReminder } from './pursuits/pursuit-types.ts'
export { isAboutReminders, isNamingSomething } from './pursuits/reminder-question.ts'
export { warmUp } from './warm-up.ts'
