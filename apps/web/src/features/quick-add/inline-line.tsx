import type { DaySpan } from '@dodici/core/load'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { formatSpan } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './quick-add.module.css'
import { ReadLine } from './read-line.tsx'
import { useDocked } from './use-docked.ts'
import { useLine } from './use-line.ts'

interface Props {
  /** The marked days. */
  readonly days: DaySpan
  readonly onClose: () => void
}

/**
 * A line on marked days of the year, read as quick add reads it. Enter saves, Tab goes on in the form, Escape closes it. It
 * closes by itself when the focus leaves it empty; what is typed stays until it is saved or given up. A finger has buttons
 * for all of that, and on a phone the line is docked above the keyboard.
 */
export function InlineLine({ days, onClose }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const line = useLine(days)
  const { text, input, isUnderWay } = line
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const isDocked = useDocked(box, days)
  // It is put where it is seen; a browser would look for it before.
  useEffect(() => input.current?.focus({ preventScroll: true }), [input])

  const goOnInForm = () => {
    onClose()
    change({ create: line.draft() })
  }
  const save = () => {
    if (text.trim() !== '') line.save(onClose)
  }
  // Cannot be left while saving: the line would be lost, or sent twice.
  const actions = { Escape: onClose, Tab: goOnInForm, Enter: save }
  const act = (key: keyof typeof actions) => {
    if (!isUnderWay()) actions[key]()
  }
  const press = (event: KeyboardEvent) => {
    // All other keys are text, and none is one of the year's.
    event.stopPropagation()
    const key = keyOf(event)
    if (key === null || event.shiftKey || event.nativeEvent.isComposing || isUnderWay()) return
    event.preventDefault()
    act(key)
  }
  return (
    <div
      ref={box}
      role="group"
      popover={isDocked ? 'manual' : undefined}
      // Where a button does not take the focus that it is tapped with, it stays in here.
      tabIndex={-1}
      aria-label={t('quickAdd.inline.title', { days: formatSpan(days.first, days.last) })}
      className={styles['inline']}
      onKeyDown={press}
      onBlur={({ relatedTarget }) => {
        if (text.trim() === '' && !box.current?.contains(relatedTarget)) onClose()
      }}
    >
      <ReadLine line={line} id={id} />
      <p id={`${id}-keys`} className={styles['inlineKeys']}>
        {t('quickAdd.inline.keys')}
      </p>
      <div className={styles['inlineButtons']}>
        <Button kind="plain" onClick={() => act('Escape')}>
          {t('common.close')}
        </Button>
        <Button kind="plain" onClick={() => act('Tab')}>
          {t('quickAdd.details')}
        </Button>
        <Button kind="primary" disabled={text.trim() === ''} onClick={() => act('Enter')}>
          {t('common.save')}
        </Button>
      </div>
    </div>
  )
}

/** The key, if it is one of the line's. Enter and Tab are so in the field alone: a chip has them as well. */
function keyOf({ key, target }: KeyboardEvent): 'Escape' | 'Tab' | 'Enter' | null {
  if (key === 'Escape') return key
  return (key === 'Tab' || key === 'Enter') && target instanceof HTMLInputElement ? key : null
}
