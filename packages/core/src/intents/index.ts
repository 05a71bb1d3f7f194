export type { QuestionKind, QuestionSurroundings, ReadQuestion } from './question-types.ts'
export { readQuestion } from './read-question.ts'
export { warmUp } from './warm-up.ts'
export { minutesBeforeIn } from './wishes/minutes-before.ts'
