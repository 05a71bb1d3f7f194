import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../profile-page.module.css'
import type { SecretKind } from './secret-kinds.ts'

interface Props {
  /** Under which name its texts are. */
  readonly kind: SecretKind | 'webhooks'
  readonly value: string
  readonly onKept: () => void
}

/** A new secret, shown once: to be copied. */
export function MadeSecret({ kind, value, onKept }: Props) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  // Pages over plain http have no clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }
  return (
    <div className={styles['fields']}>
      <TextField
        label={t(`profile.${kind}.new`)}
        hint={t(`profile.${kind}.made`)}
        value={value}
        readOnly
        autoFocus
        onFocus={(focus) => focus.target.select()}
      />
      <div className={styles['actions']}>
        <Button kind="primary" onClick={() => void copy()}>
          {t(`profile.${kind}.copy`)}
        </Button>
        <Button onClick={onKept}>{t(`profile.${kind}.hide`)}</Button>
        <span role="status" className={styles['state']}>
          {outcome === null ? null : t(`profile.${kind}.${outcome}`)}
        </span>
      </div>
    </div>
  )
}
