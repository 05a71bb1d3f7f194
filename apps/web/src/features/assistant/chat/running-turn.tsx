import { useTranslation } from '../../../i18n/use-translation.ts'
import { FailedRead } from '../../../ui/read-state.tsx'
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
    <FailedRead
      className={styles['failed']}
      text={t(turn.state === 'failed' ? 'assistantChat.failed' : 'assistantChat.unread')}
      code={turn.code ?? 'internal'}
      onTryAgain={onTryAgain}
    />
  )
}
