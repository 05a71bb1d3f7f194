import type { ReadQuestion, Remembered } from '@dodici/core/intents'
import type { MessageTable } from '#server/db/schema.ts'
import type { Reply, Turn } from './chat-turn.ts'

type SaidBefore = readonly Pick<MessageTable, 'question' | 'engine'>[]

/** What the last messages left to speak of. A model's answer may have listed something else, so then only the question counts. */
export function rememberedIn(said: SaidBefore, openCards: ReadonlySet<string>): Remembered | null {
  const place = said.findLastIndex(({ question }) => question !== null)
  const row = said[place]
  if (!row || row.question === null) return null
  const remembered = parsed(row.question)
  if (said.slice(place).some(({ engine }) => engine === 'model')) return bare(remembered.question)
  return withOpenCards(remembered, openCards)
}

/** What is remembered without what cards would do that wait no more, also of what was spoken of before. */
function withOpenCards({ behind, ...last }: Remembered, openCards: ReadonlySet<string>): Remembered {
  const before = behind?.map((one) => withOpenCards(one, openCards))
  const isOpen = openCards.has(last.cardId ?? '')
  return { ...last, ...(isOpen ? {} : { card: [] }), ...(before ? { behind: before } : {}) }
}

/** What an answer leaves to speak of, as it is stored; null where that stays what it was. */
export function storedRemembered({ remembered, proposal }: Reply, { openCard }: Pick<Turn, 'openCard'>): string | null {
  return remembered && JSON.stringify({ ...remembered, cardId: proposal?._id ?? openCard } satisfies Remembered)
}

/** Only the question was stored before lists were remembered. */
function parsed(json: string): Remembered {
  const stored = JSON.parse(json) as Remembered | ReadQuestion
  return 'question' in stored ? stored : bare(stored)
}

const bare = (question: ReadQuestion): Remembered => ({
  ...{ question, listed: [], focus: [], asks: null },
  ...{ card: [], cardId: null },
})
