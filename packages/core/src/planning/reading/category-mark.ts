import { parseQuickAdd, type TextSpan } from '../../language/index.ts'
import type { TargetSurroundings, TargetWords } from '../planning-types.ts'

/** The category that a text names by a mark, as `#sport`, and its words. */
export interface CategoryMark {
  readonly marks: readonly TextSpan[]
  readonly categoryId: string | null
  readonly words: readonly TargetWords[]
}

/** The mark of a category of the person in a text: at most one. */
export function categoryMarkIn(
  text: string,
  { language, now, weekStart, categories }: TargetSurroundings,
): CategoryMark {
  const none = { marks: [], categoryId: null, words: [] }
  if (!text.includes('#')) return none
  const { understood, categoryId } = parseQuickAdd(text, { language, now, weekStart, categories, calendars: [] })
  const mark = understood.find(({ kind }) => kind === 'category')
  const meaning = categories.find(({ _id }) => _id === categoryId)?.name
  if (!mark || meaning === undefined) return none
  return { marks: [mark], categoryId, words: [{ kind: 'category', text: mark.text, meaning }] }
}
