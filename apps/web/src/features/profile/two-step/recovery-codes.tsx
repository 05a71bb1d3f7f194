import { formatDay } from '@dodici/core/date'
import type { User } from '@dodici/contract/types'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { texts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { today } from '../../../ui/today.ts'
import styles from '../profile-page.module.css'
import own from './two-step.module.css'

interface Props {
  readonly user: User
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** New recovery codes, shown once: to be copied, kept in a file or written down. */
export function RecoveryCodes({ user, codes, onKept }: Props) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  // Pages over plain http have no clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }
  const download = () => {
    const head = t('profile.twoStep.codes.fileHead', { email: user.email })
    const file = new Blob([[head, '', ...codes, ''].join('\n')], { type: 'text/plain' })
    saveFile(file, `${texts.t('profile.twoStep.codes.file')}-${formatDay(today())}.txt`)
  }
  return (
    <div className={styles['body']}>
      <p>{t('profile.twoStep.codes.lead')}</p>
      <ol className={own['codes']} aria-label={t('profile.twoStep.codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles['actions']}>
        <Button autoFocus onClick={() => void copy()}>
          {t('profile.twoStep.codes.copy')}
        </Button>
        <Button onClick={download}>{t('profile.twoStep.codes.download')}</Button>
        <span role="status" className={styles['state']}>
          {outcome === null ? null : t(`profile.twoStep.codes.${outcome}`)}
        </span>
      </div>
      <div className={styles['answers']}>
        <Button kind="primary" onClick={onKept}>
          {t('profile.twoStep.codes.kept')}
        </Button>
      </div>
    </div>
  )
}
