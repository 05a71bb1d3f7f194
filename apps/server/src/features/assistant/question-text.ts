import { yearOf } from '@dodici/core/date'
import { readQuestion, type QuestionSurroundings, type ReadQuestion } from '@dodici/core/intents'
import type { Actor } from '#server/actor.ts'
import type { ReadingTask, ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'

/** What somebody says, what it is read with, and the question that it may go on from. */
export interface QuestionText {
  readonly text: string
  readonly surroundings: QuestionSurroundings
  readonly before: ReadQuestion | null
}

/** Each category is looked for in all of a text: 4,000 characters beside 1,000 categories take 200 ms, in one turn. */
export const questionOfText: ReadingTask<QuestionText, ReadQuestion> = {
  name: 'assistant.question',
  isInTurns: false,
  perform: (_storage, _actor, { text, surroundings, before }) => {
    const question = readQuestion(text, surroundings, before)
    // A question that goes on from one before it stays in the year of that: `e a luglio?`.
    const isGoingOn = before !== null && question.text === before.text && yearOf(before.first) === yearOf(before.last)
    const again = isGoingOn ? readQuestion(text, { ...surroundings, year: yearOf(before.first) }, before) : question
    return Promise.resolve(again)
  },
}

/**
 * A sentence. Of more, each word is looked for in each occurrence, and some with each other: beside 2,000 occurrences 80 of the worst
 * characters that were found take 66 ms, and 300 take 188.
 */
const CHARACTERS_HERE = 80

export const isLongText = (text: string): boolean => text.length > CHARACTERS_HERE

/**
 * Reads a question from its words: here, or in a thread where they are many.
 * @throws AppError as `ReadingThreads.perform` does
 */
export const questionFromText = (storage: ThreadedStorage, actor: Actor, asked: QuestionText): Promise<ReadQuestion> =>
  isLongText(asked.text)
    ? storage.threads.perform(questionOfText, actor, asked)
    : questionOfText.perform(storage, actor, asked)
