import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { profile } from '../../../api/profile.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import styles from './conflicts.module.css'
import { differsIn, fieldLabels, sideWords, type ComparedField, type Side } from './side-words.ts'

interface Props {
  readonly label: string
  /** Null if it is deleted there. */
  readonly side: Side | null
  readonly other: Side | null
  readonly fields: readonly ComparedField[]
  /** The button that chooses this version. */
  readonly choice: ReactNode
  /** Said if it is deleted. */
  readonly children: ReactNode
}

/** One version of an event, with what differs marked. */
export function ConflictSide({ label, side, other, fields, choice, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['side']}>
      <h4 id={id} className={styles['where']}>
        {label}
      </h4>
      {side === null ? (
        <p className={styles['deleted']}>{children}</p>
      ) : (
        <dl className={styles['fields']}>
          {fields.map((field) => (
            <Field key={field} field={field} side={side} differs={other !== null && differsIn(field, side, other)} />
          ))}
        </dl>
      )}
      <div className={styles['choice']}>{choice}</div>
    </section>
  )
}

interface FieldProps {
  readonly field: ComparedField
  readonly side: Side
  readonly differs: boolean
}

function Field({ field, side, differs }: FieldProps) {
  const { t } = useTranslation()
  const { data: user } = useQuery(profile)
  return (
    <div className={styles['field']} data-differs={differs ? '' : undefined}>
      <dt className={styles['name']}>
        {t(fieldLabels[field])}
        {differs ? <span className="visually-hidden"> {t('linked.conflicts.differs')}</span> : null}
      </dt>
      <dd dir="auto">{sideWords[field](side, t, user?.timezone ?? 'UTC')}</dd>
    </div>
  )
}
