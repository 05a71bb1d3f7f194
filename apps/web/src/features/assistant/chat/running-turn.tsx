import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureWords } from '../../../ui/failure-words.tsx'
import styles from './chat.module.css'
import type { Turn } from './turn.ts'

/** Shown below the last message until its answer is complete. */
export function RunningTurn({ turn, onTryAgain }: { readonly turn: Turn; readonly onTryAgain: () => void }) {
  const { t } = useTranslation()
  if (turn.state === 'waiting') {
    return (
      <p className={styles['thinking']}>
        <span className="visually-hidden">{t('assistantChat.thinking')}</span>
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <i aria-hidden="true" />
      </p>
    )
  }
  if (turn.state === 'stopped' && turn.reply === '') return <p className={styles['note']}>{t('assistantChat.cut')}</p>
  if (turn.state !== 'failed' && turn.state !== 'unread') return null
  return (
    <div role="alert" className={styles['failed']}>
      <p>
        {t(turn.state === 'failed' ? 'assistantChat.failed' : 'assistantChat.unread')}{' '}
        <FailureWords code={turn.code ?? 'internal'} />
      </p>
      <Button onClick={onTryAgain}>{t('common.tryAgain')}</Button>
    </div>
  )
}
