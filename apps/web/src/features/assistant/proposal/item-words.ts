import type { ProposalItem } from '@dodici/contract/types'
import { dayOfWall, parseDay, parseWall } from '@dodici/core/date'
import { formatList, formatSpanBeside, formatTime } from '../../../i18n/format.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { readRule } from '../../../ui/repetition/read-rule.ts'
import { weekdayName } from '../../../ui/repetition/rule-sentence.ts'
import { weekdaysOf } from '../../../ui/repetition/rule.ts'

type Times = Pick<ProposalItem, 'start' | 'end'>

/** The day of a day or local time; null if it is neither, as during typing. */
export function dayOfText(text: string): number | null {
  const wall = parseWall(text)
  return parseDay(text) ?? (wall === null ? null : dayOfWall(wall))
}

/** When something is, with its weekday, and its year if that is not the current one. */
export function whenWords({ start, end }: Times, currentYear: number): string {
  const [first, last] = [dayOfText(start), dayOfText(end)]
  if (first === null || last === null) return ''
  const days = formatSpanBeside(first, Math.max(first, last), currentYear)
  const [from, to] = [parseWall(start), parseWall(end)]
  return from === null || to === null ? days : `${days}, ${formatTime(from)} – ${formatTime(to)}`
}

/** How a new series repeats: on which weekdays, if it does so every week. */
export function repeatsWords({ start, recurrence }: Pick<ProposalItem, 'start' | 'recurrence'>, t: TFunction): string {
  const rule = recurrence === null ? null : readRule(recurrence, { start, timezone: null })
  if (rule?.interval !== 1 || (rule.unit !== 'week' && rule.unit !== 'day')) return t('proposal.repeats')
  if (rule.unit === 'day') return t('proposal.repeatsDaily')
  const weekdays = weekdaysOf(rule, dayOfText(start) ?? 0).map((weekday) => weekdayName(weekday))
  return t('proposal.repeatsOn', { days: formatList(weekdays) })
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
