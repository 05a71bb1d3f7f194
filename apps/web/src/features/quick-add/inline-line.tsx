import type { DaySpan } from '@dodici/core/load'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FaultLine } from './fault-line.tsx'
import { QuickAddLine } from './quick-add-line.tsx'
import styles from './quick-add.module.css'
import { UnderstoodChips } from './understood-chips.tsx'
import { useLine } from './use-line.ts'

interface Props {
  /** The marked days. */
  readonly days: DaySpan
  readonly onClose: () => void
}

/**
 * A line on marked days of the year, read as quick add reads it. Enter saves, Tab goes on in the form, Escape closes it. It
 * closes by itself when the focus leaves it empty; what is typed stays until it is saved or given up.
 */
export function InlineLine({ days, onClose }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { text, read, fault, input, names, colorOf, newColor, isUnderWay, ...line } = useLine(days)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => input.current?.focus(), [input])

  const act = (key: string): void => {
    if (key === 'Escape') onClose()
    else if (key === 'Tab') {
      onClose()
      change({ create: line.draft() })
    } else if (text.trim() !== '') line.save(onClose)
  }
  const press = (event: KeyboardEvent) => {
    // All other keys are text, and none is one of the year's.
    event.stopPropagation()
    const isKey = event.key === 'Escape' || ((event.key === 'Tab' || event.key === 'Enter') && isInField(event))
    if (!isKey || event.shiftKey || event.nativeEvent.isComposing || isUnderWay()) return
    event.preventDefault()
    act(event.key)
  }
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('quickAdd.inline.title')}
      className={styles['inline']}
      onKeyDown={press}
      onBlur={({ relatedTarget }) => {
        if (text.trim() === '' && !box.current?.contains(relatedTarget)) onClose()
      }}
    >
      <QuickAddLine
        ref={input}
        text={text}
        understood={read.understood}
        describedBy={`${id}-fault ${id}-keys`}
        isInvalid={fault !== null}
        {...{ colorOf, newColor }}
        onChange={line.write}
      />
      <UnderstoodChips {...{ read, names, colorOf, newColor }} text={text} onRewrite={line.rewrite} />
      <FaultLine id={`${id}-fault`} fault={fault} onDay={(word) => line.rewrite(`${text.trimEnd()} ${word}`)} />
      <p id={`${id}-keys`} className={styles['inlineKeys']}>
        {t('quickAdd.inline.keys')}
      </p>
    </div>
  )
}

/** Whether a key was pressed in the field: on a chip, Enter and Tab are its own. */
const isInField = ({ target }: KeyboardEvent): boolean => target instanceof HTMLInputElement
