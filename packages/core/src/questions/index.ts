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
