import type { ProposalItem } from '@dodici/contract/types'
import { dayOfText, parseWall } from '@dodici/core/date'
import { formatSpanBeside, formatTime } from '../../../i18n/format.ts'
import { reminderWords } from '../../../i18n/reminder-words.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { readRule } from '../../../ui/repetition/read-rule.ts'
import { ruleSentence } from '../../../ui/repetition/rule-sentence.ts'

type Times = Pick<ProposalItem, 'start' | 'end'>

/** When something is, with its weekday, and its year if that is not the current one. */
export function whenWords({ start, end }: Times, currentYear: number): string {
  const [first, last] = [dayOfText(start), dayOfText(end)]
  if (first === null || last === null) return ''
  const days = formatSpanBeside(first, Math.max(first, last), currentYear)
  const [from, to] = [parseWall(start), parseWall(end)]
  return from === null || to === null ? days : `${days}, ${formatTime(from)} – ${formatTime(to)}`
}

/** The item's old title, times and category, as far as they change; may be empty. */
export function beforeWords(
  item: ProposalItem,
  currentYear: number,
  nameOf: (categoryId: string | null) => string,
): string {
  const { before } = item
  if (before === null) return ''
  const isMoved = before.start !== item.start || before.end !== item.end || before.allDay !== item.allDay
  return [
    before.title === item.title ? '' : before.title,
    isMoved ? whenWords(before, currentYear) : '',
    before.categoryId === item.categoryId ? '' : nameOf(before.categoryId),
  ]
    .filter((words) => words !== '')
    .join(', ')
}

/** How something new comes back, its category, and its reminders; each may be empty. */
export const newWords = (
  { recurrence, start, categoryId, reminders }: ProposalItem,
  t: TFunction,
  nameOf: (categoryId: string) => string,
): readonly string[] => [
  recurrence === null ? '' : repetitionWords(recurrence, start, t),
  categoryId === null ? '' : nameOf(categoryId),
  ...reminders.map(({ minutesBefore }) => reminderWords(minutesBefore, t)),
]

/** A rule in words; that it repeats, where there are none for it. */
function repetitionWords(recurrence: string, start: string, t: TFunction): string {
  const rule = readRule(recurrence, { start, timezone: null })
  return rule === null ? t('proposal.repeats') : ruleSentence(rule, dayOfText(start) ?? 0, t)
}
