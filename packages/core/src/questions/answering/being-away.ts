import type { AskedItem, QuestionSurroundings } from '../question-types.ts'
import { meansCategory } from '../reading/categories.ts'

const AWAY =
  /\b(?:sono|siamo|saro|saremo|ero|eravamo|sto|stiamo) (?:gia |\p{L}+ )?(?:via|fuori citta|all'estero)\b|\b(?:am|are|will|was|were) (?:i|we) (?:be )?(?:away|abroad|out of town|in town|around)\b|\b(?:i|we) (?:am|are) (?:away|abroad|out of town)\b/u

/** Whether a folded question is about when the person is not at home. */
export const isAboutAway = (plain: string): boolean => AWAY.test(plain)

/** Whether somebody is not at home for it, as far as a calendar tells: a journey, or what lasts whole days in a row. */
export function isAway({ allDay, first, last, categoryId }: AskedItem, { categories }: QuestionSurroundings): boolean {
  if (allDay && last > first) return true
  const category = categories.find(({ _id }) => _id === categoryId)
  return category !== undefined && meansCategory(category.name, 'viaggi')
}
