import type { Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'

/** The window that rolls over the year, and how many deadlines in it are many. */
export const DEADLINE_DAYS = 14
export const DEADLINES_MANY = 3

/** Deadlines by what the title says. In Italian `due` is a number. */
const WORDS: Readonly<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(scadenz[ae]|scade|consegn(?:a|are)|deadline|termine ultimo|ultimo giorno)(?!\p{L})/iu,
  en: /(?<!\p{L})(deadlines?|due(?! to)|hand(?:ing)? in|submission|submit|scadenz[ae]|consegna)(?!\p{L})/iu,
}

/** Whether something has to be ready by then: a milestone, or the title says so. Weekly routine is no deadline. */
export const isDeadline = (item: AnalysedItem, language: Language): boolean =>
  item.kind === 'milestone' || (!item.isRoutine && WORDS[language].test(item.title))

export interface DeadlineStretch {
  readonly first: Day
  readonly last: Day
  readonly items: readonly AnalysedItem[]
}

export interface DeadlineFacts {
  readonly deadlines: readonly AnalysedItem[]
  /** The most in any 14 days in a row; null where the year has no deadline. */
  readonly most: number | null
  /** Where windows with at least three lie, those that overlap as one, clipped to their deadlines. */
  readonly stretches: readonly DeadlineStretch[]
}

/** How close together deadlines are; each counts on its last day. */
export function measureDeadlines({ input, items, first, last }: PreparedYear): DeadlineFacts {
  const deadlines = items
    .filter((item) => isDeadline(item, input.language) && item.last >= first && item.last <= last)
    .sort((a, b) => a.last - b.last)
  const stretches: { first: Day; last: Day; items: AnalysedItem[] }[] = []
  let most = 0
  let from = 0
  for (const [place, item] of deadlines.entries()) {
    while ((deadlines[from]?.last ?? item.last) <= item.last - DEADLINE_DAYS) from += 1
    const count = place - from + 1
    most = Math.max(most, count)
    if (count < DEADLINES_MANY) continue
    const window = deadlines.slice(from, place + 1)
    const open = stretches.at(-1)
    const start = window[0]?.last ?? item.last
    if (open && start <= open.last) {
      open.items = [...new Set([...open.items, ...window])]
      open.last = item.last
    } else stretches.push({ first: start, last: item.last, items: window })
  }
  return { deadlines, most: deadlines.length === 0 ? null : most, stretches }
}
