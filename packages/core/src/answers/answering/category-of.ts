import { quoted } from '../saying/items.ts'
import type { Asking, Reply } from './asking.ts'
import { onePerEvent } from './one-per-event.ts'

const SHOWN = 10

/** In which category events are that are named; null where that is not asked. */
export function answerCategoryOf(asking: Asking): Reply | null {
  const { question, phrases, items, surroundings, language, say } = asking
  if (!phrases.has('whichCategory') || question.terms.length === 0 || items.length === 0) return null
  const events = onePerEvent(items).slice(0, SHOWN)
  const names = new Map(surroundings.categories.map(({ _id, name }) => [_id, quoted(name, language)] as const))
  const lines = events.map(({ title, categoryId }) => {
    const name = categoryId === null ? undefined : names.get(categoryId)
    const where =
      name === undefined
        ? say('non è in nessuna categoria', 'is in no category')
        : say(`è nella categoria ${name}`, `is in the category ${name}`)
    return `${quoted(title, language)} ${where}.`
  })
  return { text: lines.join('\n'), itemIds: events.map(({ id }) => id) }
}
