import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { NextAction } from '../api/mutation-meta.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useTopmostModal } from '../ui/modal.ts'
import { whenIdle } from '../ui/when-idle.ts'
import styles from './toast-bar.module.css'
import { hideToast, useToast, type ShownToast } from './toasts.ts'

/** How long a toast stays, not counting hover and focus: longer where there is a choice to read and reach. */
const TOAST_TIME = 6_000
const CHOICE_TIME = 12_000

/**
 * The only toast, outside the page: in the browser's top layer, and inside an open modal dialog, because everything
 * else is inert then. Moving it restarts its time.
 */
export function ToastBar() {
  return createPortal(<ToastPlace />, useTopmostModal() ?? document.body)
}

/** Both live regions are always there, so that screen readers announce changes: news when idle, errors at once. */
function ToastPlace() {
  const toast = useToast()
  const place = useRef<HTMLDivElement>(null)
  const hasToast = toast !== null
  useEffect(() => {
    const controller = new AbortController()
    const show = () => {
      // A closing dialog removes its toast place; another one exists elsewhere.
      if (place.current?.isConnected) place.current.togglePopover(true)
    }
    // Adds layout work, so it waits until idle, unless there is something to say.
    if (hasToast) show()
    else whenIdle(show, controller.signal)
    return () => controller.abort()
  }, [hasToast])
  const isError = toast?.severity === 'error'
  return (
    <div ref={place} popover="manual" className={styles['place']}>
      <div role="status">{toast && !isError ? <ToastCard key={toast.number} toast={toast} /> : null}</div>
      <div role="alert">{toast && isError ? <ToastCard key={toast.number} toast={toast} /> : null}</div>
    </div>
  )
}

function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const { t } = useTranslation()
  const [isHeld, setIsHeld] = useState(false)
  const time = toast.next ? CHOICE_TIME : TOAST_TIME
  useCountdown(time, isHeld, hideToast)
  const offers = [toast.next, toast.action].filter((offer) => offer !== undefined)
  return (
    <div
      className={styles['toast']}
      data-severity={toast.severity}
      data-offers={offers.length}
      data-held={isHeld}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={styles['text']}>{toast.text()}</span>
      {offers.map((offer) => (
        <button key={offer.label()} type="button" className={styles['action']} onClick={() => act(offer)}>
          {offer.label()}
        </button>
      ))}
      <button type="button" className={styles['close']} aria-label={t('common.close')} onClick={hideToast}>
        <X size={14} aria-hidden="true" />
      </button>
      <span className={styles['line']} style={{ '--time': `${time}ms` }} aria-hidden="true" />
    </div>
  )
}

function act({ run }: NextAction): void {
  hideToast()
  run()
}

/** Calls back when the time is over; holding pauses it. */
function useCountdown(milliseconds: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isHeld) return undefined
    const begun = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - begun
    }
  }, [isHeld])
}
