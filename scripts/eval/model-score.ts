import type { ModelAnswer, NoAnswer } from '../../apps/server/src/ai/assistant-model.ts'

/** How many of some rows are right, and why others could not be: a model that failed is not one that was wrong. */
export interface ModelScore {
  readonly right: number
  readonly of: number
  readonly failures: readonly NoAnswer[]
}

/** `12/15`, and what kept the model from answering the others. */
export function scoreText({ right, of, failures }: ModelScore): string {
  const reasons = [...Map.groupBy(failures, (why) => why)].map(([why, each]) => `${each.length} ${why}`)
  return `${right}/${of}${reasons.length === 0 ? '' : ` (${reasons.join(', ')})`}`
}

export const failuresOf = (answers: Iterable<ModelAnswer<unknown>>): NoAnswer[] =>
  [...answers].flatMap((answer) => (answer.answered ? [] : [answer.why]))
