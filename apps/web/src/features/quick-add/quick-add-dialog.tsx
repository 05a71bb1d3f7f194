import type { QuickAdd } from '@dodici/core/language'
import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import type { EventPrefill } from '../../address/event-prefill.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useModal } from '../../ui/modal.ts'
import styles from './quick-add.module.css'
import { ReadLine } from './read-line.tsx'
import { ThatDay } from './that-day.tsx'
import { useLine } from './use-line.ts'
import { useMakeWay } from './use-make-way.ts'

/** One line of text, parsed during typing, that becomes an event with Enter. */
export function QuickAddDialog() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const line = useLine(null)
  const { text, read, input, colorOf, color, isPending, isUnderWay } = line
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Cannot be left while saving: the line would be lost, or sent twice.
  const leave = (draft: EventPrefill | null = null) => {
    if (!isUnderWay()) change({ dialog: null, ...(draft === null ? {} : { create: draft }) })
  }
  useModal(dialog, () => leave())
  useMakeWay(dialog, read)
  useEffect(() => input.current?.focus(), [input])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isUnderWay()) line.save(() => undefined)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    leave(line.draft())
  }
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={t('menu.quickAdd')}
      onClick={({ target }) => target === dialog.current && text === '' && leave()}
    >
      <form onSubmit={submit} onKeyDown={press} noValidate>
        <ReadLine line={line} id={id} />
        <ThatDay read={read} colorOf={colorOf} color={color} />
        <Foot id={`${id}-keys`} read={read} isBusy={isPending} onDetails={() => leave(line.draft())} />
      </form>
    </dialog>
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
