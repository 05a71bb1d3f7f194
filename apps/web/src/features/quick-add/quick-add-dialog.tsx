import { TITLE_MAX } from '@dodici/contract/limits'
import { dayOfText, formatDay, yearOf, yearSpan } from '@dodici/core/date'
import type { QuickAdd } from '@dodici/core/language'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { filteredIds } from '../../address/calendar-address.ts'
import type { EventPrefill } from '../../address/event-prefill.ts'
import { showProposedItems } from '../../address/proposed-items.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { codeOf, type FailureCode } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FailureWords } from '../../ui/failure-words.tsx'
import { useModal } from '../../ui/modal.ts'
import { today } from '../../ui/today.ts'
import { missingIn, newEventOf, type Missing } from './new-event-of.ts'
import { QuickAddLine } from './quick-add-line.tsx'
import styles from './quick-add.module.css'
import { ThatDay } from './that-day.tsx'
import { UnderstoodChips } from './understood-chips.tsx'
import { useCreation } from './use-creation.ts'
import { useMakeWay } from './use-make-way.ts'
import { useReading, type TypedLine } from './use-reading.ts'

type Fault = Missing | FailureCode

const typed = (text: string): TypedLine => ({ text, at: new Date() })

/** One line of text, parsed during typing, that becomes an event with Enter. */
export function QuickAddDialog() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const [line, setLine] = useState(() => typed(address.line ?? ''))
  const [fault, setFault] = useState<Fault | null>(null)
  const lookedAt = { day: address.on ?? address.day, year: address.year }
  const { read, names, colorOf, newColor, newCategory, timezone } = useReading(line, lookedAt)
  const filtered = filteredIds(address)
  const categoryId = newCategory ? null : (read.categoryId ?? filtered.categoryId)
  const color = newCategory?.color ?? (categoryId === null ? null : colorOf(categoryId))
  const { create, isPending, isUnderWay } = useCreation()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  // Cannot be left while saving: the line would be lost, or sent twice.
  const leave = (draft: EventPrefill | null = null) => {
    if (!isUnderWay()) change({ dialog: null, ...(draft === null ? {} : { create: draft }) })
  }
  useModal(dialog, () => leave())
  useOffered(read, { ...filtered, categoryId })
  useMakeWay(dialog, read)
  useEffect(() => input.current?.focus(), [])

  const write = (next: string) => {
    setLine(typed(next))
    setFault(null)
  }
  const rewrite = (next: string) => {
    write(next)
    input.current?.focus()
  }
  const save = () => {
    const missing = missingIn(read)
    const body = newEventOf(read, { timezone, newCategory, ...filtered })
    if (missing !== null || body === null) {
      setFault(missing)
      return
    }
    const year = yearOf(dayOfText(body.start) ?? 0)
    create(body, {
      onSuccess: () => change({ dialog: null, year }),
      onError: (error) => setFault(codeOf(error)),
    })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isUnderWay()) save()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    leave(draft())
  }
  const draft = () => draftOf(read, lookedAt, newCategory?.name ?? null)
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={t('quickAdd.title')}
      onClick={({ target }) => target === dialog.current && line.text === '' && leave()}
    >
      <form onSubmit={submit} onKeyDown={press} noValidate>
        <QuickAddLine
          ref={input}
          text={line.text}
          understood={read.understood}
          describedBy={`${id}-fault ${id}-keys`}
          isInvalid={fault !== null}
          {...{ colorOf, newColor }}
          onChange={write}
        />
        <UnderstoodChips {...{ read, names, colorOf, newColor }} text={line.text} onRewrite={rewrite} />
        <FaultLine id={`${id}-fault`} fault={fault} onDay={(word) => rewrite(`${line.text.trimEnd()} ${word}`)} />
        <ThatDay read={read} colorOf={colorOf} color={color} />
        <Foot id={`${id}-keys`} read={read} isBusy={isPending} onDetails={() => leave(draft())} />
      </form>
    </dialog>
  )
}

/** Shows the event in the year while the line is open. */
function useOffered(read: QuickAdd, { categoryId, calendarId }: ReturnType<typeof filteredIds>): void {
  const { title, start, end, allDay } = read
  const calendar = read.calendarId ?? calendarId ?? ''
  useEffect(() => {
    if (start === null || end === null || title === '') return undefined
    const times = { start, end, allDay }
    showProposedItems('line', [{ _id: 'line', title, ...times, kind: 'event', categoryId, calendarId: calendar }])
    return () => showProposedItems('line', [])
  }, [title, start, end, allDay, categoryId, calendar])
}

/** Initial values of the form: everything recognised; without a day, today or the first of the shown year. */
function draftOf(
  { title, start, end, allDay, ...said }: QuickAdd,
  { day, year }: { readonly day: string | null; readonly year: number },
  newCategory: string | null,
): EventPrefill {
  const { categoryId, calendarId, recurrence, reminders } = said
  const meant = day ?? formatDay(yearOf(today()) === year ? today() : yearSpan(year).first)
  const times = start === null || end === null ? { start: meant, end: meant, allDay: true } : { start, end, allDay }
  return { ...times, title, categoryId, newCategory, calendarId, recurrence, reminders }
}

interface FaultLineProps {
  readonly id: string
  readonly fault: Fault | null
  readonly onDay: (word: string) => void
}

function FaultLine({ id, fault, onDay }: FaultLineProps) {
  const { t } = useTranslation()
  const isMissing = fault === 'day' || fault === 'shorter'
  return (
    <>
      <p id={id} role="alert" className={styles['fault']}>
        {isMissing ? t(`quickAdd.missing.${fault}`, { max: TITLE_MAX }) : null}
        {fault === null || isMissing ? null : <FailureWords code={fault} />}
      </p>
      {fault === 'day' ? <OfferedDays onChoose={onDay} /> : null}
    </>
  )
}

/** The two days that are meant most often, as the words that are added to the line. */
function OfferedDays({ onChoose }: { readonly onChoose: (word: string) => void }) {
  const { t } = useTranslation()
  const words = [t('quickAdd.days.today'), t('quickAdd.days.tomorrow')]
  return (
    <div role="group" aria-label={t('quickAdd.days.label')} className={styles['days']}>
      {words.map((word) => (
        <Button key={word} onClick={() => onChoose(word)}>
          {word}
        </Button>
      ))}
    </div>
  )
}

interface FootProps {
  readonly id: string
  readonly read: QuickAdd
  readonly isBusy: boolean
  readonly onDetails: () => void
}

/** Hints: keys with a keyboard, buttons for touch. */
function Foot({ id, read, isBusy, onDetails }: FootProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['foot']}>
      <p id={id} className={styles['keys']}>
        <kbd>{t('quickAdd.keys.enter')}</kbd> {t('quickAdd.keys.save')}
        <kbd>{t('quickAdd.keys.shiftEnter')}</kbd> {t('quickAdd.keys.details')}
        <kbd>{t('quickAdd.keys.escape')}</kbd> {t('quickAdd.keys.close')}
        <span>{t('quickAdd.keys.quotes')}</span>
      </p>
      <div className={styles['buttons']}>
        <Button kind="plain" onClick={onDetails}>
          {t('quickAdd.details')}
        </Button>
        <Button type="submit" kind="primary" disabled={isBusy || read.title === ''}>
          {t('common.save')}
        </Button>
      </div>
    </div>
  )
}
