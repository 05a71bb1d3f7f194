import { parseQuickAdd } from '../../language/index.ts'
import type { TargetSurroundings } from '../planning-types.ts'

/** The mark of a category of the person in a text, with its id and name: `#sport`. Null without one. */
export function categoryMarkIn(text: string, { language, now, weekStart, categories }: TargetSurroundings) {
  if (!text.includes('#')) return null
  const { understood, categoryId } = parseQuickAdd(text, { language, now, weekStart, categories, calendars: [] })
  const mark = understood.find(({ kind }) => kind === 'category')
  const name = categories.find(({ _id }) => _id === categoryId)?.name
  return mark && name !== undefined ? { mark, categoryId, name } : null
}
