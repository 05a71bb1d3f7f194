import { yearOf, type Day } from '../../date/index.ts'
import type { PosterInput } from '../poster-options.ts'

/** The name of a month, with its year where the twelve months are not a calendar year. */
export function monthName(
  { month, namesYear, first }: { readonly month: number; readonly namesYear: boolean; readonly first: Day },
  { words }: Pick<PosterInput, 'words'>,
): string {
  const name = words.months[month - 1] ?? ''
  return namesYear ? `${name} ${String(yearOf(first))}` : name
}
