import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { TFunction } from '../../../i18n/texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { pickedTime, pickRange, snoozeKinds, snoozeTime, type SnoozeKind } from '../snooze-times.ts'
import { instantWords, type Moment } from '../when-words.ts'
import styles from './reminders-panel.module.css'

interface Props {
  readonly moment: Moment
  readonly onChoose: (until: string) => void
  readonly onLeave: () => void
}

/** Until when to snooze: presets, or a chosen time. */
export function SnoozeChoices({ moment, onChoose, onLeave }: Props) {
  const { t } = useTranslation()
  const [isPicking, setIsPicking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Closes the choices and not the panel.
    event.preventDefault()
    onLeave()
  }
  return (
    <div
      ref={place}
      role="group"
      aria-label={t('reminders.snoozeUntil')}
      className={styles['choices']}
      onKeyDown={leaveByKey}
    >
      {snoozeKinds.map((kind) => {
        const until = snoozeTime(kind, moment)
        return (
          <button key={kind} type="button" className={styles['chip']} onClick={() => onChoose(until)}>
            {kindWords(kind, { until, moment }, t)}
          </button>
        )
      })}
      <button
        type="button"
        className={styles['chip']}
        aria-expanded={isPicking}
        onClick={() => setIsPicking(!isPicking)}
      >
        {t('reminders.snoozeFor.pick')}
      </button>
      {isPicking ? <PickTime moment={moment} onChoose={onChoose} /> : null}
    </div>
  )
}

function kindWords(
  kind: SnoozeKind,
  { until, moment }: { readonly until: string; readonly moment: Moment },
  t: TFunction,
): string {
  if (kind === 'tenMinutes' || kind === 'hour') return t(`reminders.snoozeFor.${kind}`)
  const words = instantWords(until, moment, t)
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function PickTime({ moment, onChoose }: Omit<Props, 'onLeave'>) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const until = pickedTime(text, moment)
  const isRefused = wasTried && until === null
  const choose = () => {
    setWasTried(true)
    if (until !== null) onChoose(until)
  }
  return (
    <div className={styles['pick']}>
      <input
        type="datetime-local"
        autoFocus
        aria-label={t('reminders.pickLabel')}
        aria-invalid={isRefused}
        aria-describedby={`${id}-note`}
        {...pickRange(moment)}
        value={text}
        onChange={(change) => setText(change.target.value)}
        onKeyDown={(key) => key.key === 'Enter' && choose()}
      />
      <Button onClick={choose}>{t('reminders.snooze')}</Button>
      <p id={`${id}-note`} className={isRefused ? styles['fault'] : styles['note']} aria-live="polite">
        {isRefused ? t('reminders.pickRefused') : null}
        {until === null ? null : t('reminders.snoozedUntil', { when: instantWords(until, moment, t) })}
      </p>
    </div>
  )
}
