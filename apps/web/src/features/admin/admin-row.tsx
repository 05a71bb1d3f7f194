import type { ReactNode } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './admin-page.module.css'

interface Props {
  readonly name: string
  readonly marks?: readonly string[]
  readonly facts: readonly string[]
  /** What went wrong in what was done to it last. */
  readonly error?: unknown
  readonly children?: ReactNode
  readonly buttons?: ReactNode
}

/** One line of a list: what it is, what is known of it, what can be done with it. */
export function AdminRow({ name, marks = [], facts, error = null, children, buttons }: Props) {
  const { t } = useTranslation()
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <span className={styles['name']}>
          {name}
          {marks.map((mark) => (
            <span key={mark} className={styles['mark']}>
              {mark}
            </span>
          ))}
        </span>
        <span className={styles['note']}>{facts.join(' · ')}</span>
        {children}
        {error === null ? null : (
          <span role="alert" className={styles['failure']}>
            {t('admin.notDone', { why: t(`messages.errors.${codeOf(error)}`) })}
          </span>
        )}
      </div>
      {buttons === undefined ? null : <div className={styles['buttons']}>{buttons}</div>}
    </li>
  )
}
