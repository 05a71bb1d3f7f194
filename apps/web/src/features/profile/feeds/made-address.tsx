import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { atBase } from '../../../network/base-path.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { TextArea } from '../../../ui/text-field.tsx'
import page from '../profile-page.module.css'
import styles from './feeds.module.css'

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode, { failed: null })

interface Props {
  readonly name: string
  /** Of the address, from the host on. */
  readonly path: string
  readonly onKept: () => void
}

/** A new address, shown once: to be copied, opened in a calendar program, or taken with a camera. */
export function MadeAddress({ name, path, onKept }: Props) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  const address = location.origin + atBase(path)
  const webcal = `webcal://${location.host}${atBase(path)}`
  // Pages over plain http have no clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }
  return (
    <div className={styles['made']}>
      <TextArea
        label={t('profile.feeds.new', { name })}
        hint={t('profile.feeds.made')}
        value={address}
        readOnly
        autoFocus
        rows={3}
        onFocus={(focus) => focus.target.select()}
      />
      <div className={page['actions']}>
        <Button kind="primary" onClick={() => void copy()}>
          {t('profile.feeds.copy')}
        </Button>
        <a className={buttonClass({})} href={webcal}>
          {t('profile.feeds.open')}
        </a>
        <Button onClick={onKept}>{t('profile.feeds.done')}</Button>
        <span role="status" className={page['state']}>
          {outcome === null ? null : t(`profile.feeds.${outcome}`)}
        </span>
      </div>
      <QrCode text={webcal} label={t('profile.feeds.qr')} />
      <p className={page['note']}>{t('profile.feeds.qrHint')}</p>
    </div>
  )
}

/** How soon others see a change: nobody can make them look sooner. */
export function SlowNote() {
  const { t } = useTranslation()
  return (
    <p className={page['note']}>
      {t('profile.feeds.slow')} <Link to="#devices">{t('profile.feeds.atOnce')}</Link>
    </p>
  )
}
