import type { AskableKind, ChosenReading, Reading } from '@dodici/contract/types'
import { formatDay as dayText, parseDay, partsOf, weekStartOf, yearOf, yearSpan } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { categories } from '../../../api/categories.queries.ts'
import { profile } from '../../../api/profile.queries.ts'
import { formatDay, formatDays } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryDot } from '../../../ui/category-dot.tsx'
import { Menu, MenuChoice } from '../../../ui/menu.tsx'
import { useToday } from '../../../ui/today.ts'
import { offeredDays, type Days } from './offered-days.ts'
import styles from './reading-chips.module.css'

const ASKABLE: readonly AskableKind[] = [
  'find',
  'count',
  'hours',
  'when',
  'next',
  'last',
  'free',
  'busiest',
  'calmest',
  'conflicts',
  'categories',
]

interface Props {
  readonly reading: Reading
  /** The question is to be answered as it is read now. */
  readonly onChange: (reading: ChosenReading) => void
}

/** How a question was read: what is asked, which events and which days. What is changed here is asked again. */
export function ReadingChips({ reading, onChange }: Props) {
  const { t } = useTranslation()
  const { what } = reading
  const kind = ASKABLE.find((one) => one === what)
  return (
    <div role="group" aria-label={t('assistantChat.reading.label')} className={styles['reading']}>
      {what === 'none' ? null : <span aria-hidden="true">{t('assistantChat.reading.lead')}</span>}
      <WhatChip what={what} onChoose={(chosen) => onChange({ ...reading, what: chosen })} />
      {kind === undefined ? null : <WhichChips reading={{ ...reading, what: kind }} onChange={onChange} />}
      {kind === undefined ? null : <WhenChip reading={{ ...reading, what: kind }} onChange={onChange} />}
    </div>
  )
}

interface WhatProps {
  readonly what: Reading['what']
  readonly onChoose: (what: AskableKind) => void
}

function WhatChip({ what, onChoose }: WhatProps) {
  const { t } = useTranslation()
  const words = t(`assistantChat.reading.kinds.${what}`)
  return (
    <MenuChip label={t('assistantChat.reading.what', { words })} words={words}>
      {ASKABLE.map((one) => (
        <MenuChoice key={one} isChosen={one === what} onSelect={() => onChoose(one)}>
          {t(`assistantChat.reading.kinds.${one}`)}
        </MenuChoice>
      ))}
    </MenuChip>
  )
}

interface ChosenProps {
  readonly reading: ChosenReading
  readonly onChange: (reading: ChosenReading) => void
}

function WhichChips({ reading, onChange }: ChosenProps) {
  const { t } = useTranslation()
  const { data: known = [] } = useQuery(categories)
  const category = known.find(({ _id }) => _id === reading.categoryId)
  const quote = (words: string) => t('assistantChat.reading.quoted', { words })
  return (
    <>
      {reading.words.map((word) => (
        <LeaveOut
          key={word}
          words={quote(word)}
          onLeaveOut={() => onChange({ ...reading, words: reading.words.filter((one) => one !== word) })}
        />
      ))}
      {category ? (
        <LeaveOut
          words={category.name}
          icon={<CategoryDot color={category.color} />}
          onLeaveOut={() => onChange({ ...reading, categoryId: null })}
        />
      ) : null}
    </>
  )
}

interface LeaveOutProps {
  readonly words: string
  readonly icon?: ReactNode
  readonly onLeaveOut: () => void
}

/** What narrows a question, and is left out of it by a click. */
function LeaveOut({ words, icon, onLeaveOut }: LeaveOutProps) {
  const { t } = useTranslation()
  const label = t('assistantChat.reading.leaveOut', { words })
  return (
    <button type="button" className={styles['chip']} aria-label={label} title={label} onClick={onLeaveOut}>
      {icon}
      <span>{words}</span>
      <X size={13} aria-hidden="true" />
    </button>
  )
}

function WhenChip({ reading, onChange }: ChosenProps) {
  const { t } = useTranslation()
  const today = useToday()
  const weekStart = weekStartOf(useQuery(profile).data?.weekStart)
  const [first, last] = [parseDay(reading.from) ?? today, parseDay(reading.to) ?? today]
  const words = daysInWords({ first, last })
  const offered = offeredDays(today, weekStart)
  const isOffered = offered.some((one) => one.first === first && one.last === last)
  return (
    <MenuChip label={t('assistantChat.reading.when', { words })} words={words}>
      {[...(isOffered ? [] : [{ first, last }]), ...offered].map((one) => (
        <MenuChoice
          key={`${one.first} ${one.last}`}
          isChosen={one.first === first && one.last === last}
          onSelect={() => onChange({ ...reading, from: dayText(one.first), to: dayText(one.last), areDaysSaid: true })}
        >
          {daysInWords(one)}
        </MenuChoice>
      ))}
    </MenuChip>
  )
}

interface MenuChipProps {
  readonly label: string
  readonly words: string
  readonly children: ReactNode
}

function MenuChip({ label, words, children }: MenuChipProps) {
  const trigger = (
    <>
      <span>{words}</span>
      <ChevronDown size={13} aria-hidden="true" />
    </>
  )
  return (
    <Menu label={label} trigger={trigger} triggerClass={styles['chip'] ?? ''}>
      {children}
    </Menu>
  )
}

/** A year or a month by its name, other days by the first and the last. */
function daysInWords({ first, last }: Days): string {
  const year = yearOf(first)
  const whole = yearSpan(year)
  if (first === whole.first && last === whole.last) return String(year)
  const isMonth = partsOf(first).date === 1 && partsOf(last + 1).date === 1 && last - first < 31
  return isMonth ? formatDay(first, 'month-year') : formatDays(first, last, 'day-month-year')
}
