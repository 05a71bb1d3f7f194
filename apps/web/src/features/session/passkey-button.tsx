import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { failureText } from './failure-text.ts'
import { knowsPasskeys, loginByPasskey, offersPasskeys } from './passkey-login.ts'
import styles from './session-form.module.css'
import { enter, useEntry, type EntryEvents } from './use-entry.ts'

const neverChanges = () => () => undefined

/** Signs in with a passkey; the browser offers those that it has in the field of the address, too. */
export function PasskeyButton({ onEntered }: EntryEvents) {
  const { t } = useTranslation()
  // The server draws the page for browsers of all kinds.
  const isKnown = useSyncExternalStore(neverChanges, knowsPasskeys, () => false)
  const { start, isPending, error } = useEntry(loginByPasskey, onEntered)
  const entered = useRef(onEntered)
  useEffect(() => {
    let isThere = true
    const offer = async () => {
      if (!(await offersPasskeys())) return
      const session = await loginByPasskey(true)
      if (isThere) enter(session, entered.current)
    }
    // Nobody has asked for it: what comes of the button is said there.
    offer().catch(() => undefined)
    return () => {
      isThere = false
    }
  }, [])
  if (!isKnown) return null
  const own = t(error instanceof ApiError ? 'account.passkey.wrong' : 'account.passkey.none')
  return (
    <div className={styles['otherWay']}>
      <Button className={styles['submit'] ?? ''} disabled={isPending} onClick={() => start(false)}>
        {t('account.passkey.use')}
      </Button>
      <p role="alert" className={styles['failure']}>
        {error === null ? null : failureText(t, error, own)}
      </p>
    </div>
  )
}
