import { TITLE_MAX } from '@dodici/contract/limits'
import { formatDay, parseDay, yearOf } from '@dodici/core/date'
import type { QuickAdd } from '@dodici/core/language'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { filteredIds } from '../../address/calendar-address.ts'
import type { Draft } from '../../address/draft.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { codeOf, type FailureCode } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FailureWords } from '../../ui/failure-words.tsx'
import { useModal } from '../../ui/modal.ts'
import { today } from '../../ui/today.ts'
import { missingIn, newEventOf, type Missing } from './new-event-of.ts'
import { QuickAddLine } from './quick-add-line.tsx'
import styles from './quick-add.module.css'
import { quoted } from './quoted.ts'
import { ThatDay } from './that-day.tsx'
import { UnderstoodChips } from './understood-chips.tsx'
import { useCreation } from './use-creation.ts'
import { useReading } from './use-reading.ts'

type Fault = Missing | FailureCode

/** One line of text, read while it is typed, that becomes an event with Enter. */
export function QuickAddDialog() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const { read, names, colorOf, timezone } = useReading(text)
  const { create, isPending, isUnderWay } = useCreation()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  // What is on its way must be known to have arrived, or the line would be lost, or sent twice.
  const leave = (draft: Draft | null = null) => {
    if (!isUnderWay()) change({ dialog: null, ...(draft === null ? {} : { create: draft }) })
  }
  useModal(dialog, () => leave())
  useEffect(() => input.current?.focus(), [])

  const write = (next: string) => {
    setText(next)
    setFault(null)
  }
  const save = () => {
    const missing = missingIn(read)
    const body = newEventOf(read, { timezone, ...filteredIds(address) })
    if (missing !== null || body === null) {
      setFault(missing)
      return
    }
    const year = yearOf(parseDay(body.start.slice(0, 10)) ?? 0)
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
    leave(draftOf(read))
  }
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={t('quickAdd.title')}
      onClick={({ target }) => target === dialog.current && text === '' && leave()}
    >
      <form onSubmit={submit} onKeyDown={press} noValidate>
        <QuickAddLine
          ref={input}
          text={text}
          understood={read.understood}
          describedBy={`${id}-fault ${id}-keys`}
          isInvalid={fault !== null}
          onChange={write}
        />
        <UnderstoodChips
          read={read}
          names={names}
          colorOf={colorOf}
          onGiveBack={(understood) => {
            write(quoted(text, understood))
            input.current?.focus()
          }}
        />
        <FaultLine id={`${id}-fault`} fault={fault} />
        <ThatDay read={read} colorOf={colorOf} />
        <Foot id={`${id}-keys`} read={read} isBusy={isPending} onDetails={() => leave(draftOf(read))} />
      </form>
    </dialog>
  )
}

/** What the form begins with: all that was understood; without a day, today. */
function draftOf({ title, start, end, allDay, ...said }: QuickAdd): Draft {
  const { categoryId, calendarId, recurrence, reminders } = said
  const day = formatDay(today())
  const times = start === null || end === null ? { start: day, end: day, allDay: true } : { start, end, allDay }
  return { ...times, title, categoryId, calendarId, recurrence, reminders }
}

function FaultLine({ id, fault }: { readonly id: string; readonly fault: Fault | null }) {
  const { t } = useTranslation()
  const isMissing = fault === 'day' || fault === 'shorter'
  return (
    <p id={id} role="alert" className={styles['fault']}>
      {isMissing ? t(`quickAdd.missing.${fault}`, { max: TITLE_MAX }) : null}
      {fault === null || isMissing ? null : <FailureWords code={fault} />}
    </p>
  )
}

interface FootProps {
  readonly id: string
  readonly read: QuickAdd
  readonly isBusy: boolean
  readonly onDetails: () => void
}

/** How to go on: keys where there are keys, buttons for fingers. */
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
