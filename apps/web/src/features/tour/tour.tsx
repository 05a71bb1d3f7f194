import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { View } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { elementOf, stations } from './stations.ts'
import styles from './tour.module.css'
import { usePlace } from './use-place.ts'

/** Five stops, each a card beside what it speaks of. The page below stays as it is, and can be used. */
export function Tour() {
  const { address, change } = useCalendarAddress()
  return address.dialog === 'tour' ? <OpenTour view={address.view} onClose={() => change({ dialog: null })} /> : null
}

interface Props {
  readonly view: View
  readonly onClose: () => void
}

function OpenTour({ view, onClose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const isPhone = useIsPhone()
  const [at, setAt] = useState(0)
  const card = useRef<HTMLDialogElement>(null)
  const next = useFocus()
  const station = stations[at] ?? 'add'
  // Nothing can be dragged in the heatmap.
  const isElsewhere = station === 'drag' && view === 'heat'
  const place = usePlace(card, isElsewhere ? null : station, isPhone)
  const isLast = at === stations.length - 1
  const goOn = () => (isLast ? onClose() : setAt(at + 1))
  const goBack = () => {
    setAt(Math.max(0, at - 1))
    // The first stop has no way back, where the focus could stay.
    if (at === 1) next.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const does = { Escape: onClose, ArrowRight: goOn, ArrowLeft: goBack }[event.key]
    if (does === undefined || (event.key === 'ArrowRight' && isLast)) return
    event.preventDefault()
    event.stopPropagation()
    does()
  }
  const words = { number: at + 1, count: stations.length }
  const { target = null } = place ?? {}
  return (
    <>
      {target === null ? null : <div className={styles['ring']} style={{ ...target }} />}
      <dialog
        ref={card}
        open
        aria-label={t('tour.label', words)}
        aria-describedby={id}
        className={styles['card']}
        style={place === null ? { opacity: 0 } : place.card}
        onKeyDown={press}
      >
        <div id={id} aria-live="polite">
          <h2>{t(`tour.${station}.title`)}</h2>
          <p>{t(isPhone ? `tour.${station}.onPhone` : `tour.${station}.text`)}</p>
        </div>
        <IconButton icon={X} label={t('tour.close')} className={styles['close']} onClick={onClose} />
        <Foot at={at} next={next} onBack={goBack} onNext={goOn} />
      </dialog>
    </>
  )
}

interface FootProps {
  readonly at: number
  readonly next: Ref<HTMLButtonElement>
  readonly onBack: () => void
  readonly onNext: () => void
}

function Foot({ at, next, onBack, onNext }: FootProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['foot']}>
      <span className={styles['stop']} aria-hidden="true">
        {t('tour.stop', { number: at + 1, count: stations.length })}
      </span>
      <Button kind="plain" aria-disabled={at === 0 || undefined} onClick={onBack}>
        {t('tour.back')}
      </Button>
      <Button ref={next} kind="primary" onClick={onNext}>
        {t(at === stations.length - 1 ? 'tour.end' : 'tour.next')}
      </Button>
    </div>
  )
}

/** Takes the focus, and gives it back where it was; to the account menu if that is gone. */
function useFocus() {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    element.current?.focus()
    return () => {
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const to = isThere ? before : elementOf('history', false)
      to?.focus()
    }
  }, [])
  return element
}
