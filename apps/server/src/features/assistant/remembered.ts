import type { ReadQuestion, Remembered } from '@dodici/core/intents'
import type { MessageTable } from '#server/db/schema.ts'

type SaidBefore = readonly Pick<MessageTable, 'question' | 'proposal_id' | 'engine'>[]

/** What the last messages left to speak of. A model's answer may have listed something else, so then only the question counts. */
export function rememberedIn(said: SaidBefore, openCards: ReadonlySet<string>): Remembered | null {
  const place = said.findLastIndex(({ question }) => question !== null)
  const row = said[place]
  if (!row || row.question === null) return null
  const remembered = parsed(row.question)
  if (said.slice(place).some(({ engine }) => engine === 'model')) return bare(remembered.question)
  return openCards.has(row.proposal_id ?? '') ? remembered : { ...remembered, card: [] }
}

/** Only the question was stored before lists were remembered. */
function parsed(json: string): Remembered {
  const stored = JSON.parse(json) as Remembered | ReadQuestion
  return 'question' in stored ? stored : bare(stored)
}

const bare = (question: ReadQuestion): Remembered => ({ question, listed: [], focus: [], asks: null, card: [] })
