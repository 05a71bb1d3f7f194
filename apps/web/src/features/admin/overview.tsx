import type { AdminOverview } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { overview } from './admin.queries.ts'
import styles from './admin-page.module.css'
import { formatBytes } from './bytes.ts'

interface Figure {
  readonly label: string
  readonly value: string
  readonly notes: readonly string[]
  readonly isBad?: boolean
}

/** How the server is, in a few figures. */
export function Overview() {
  const { t } = useTranslation()
  const id = useId()
  const reading = useQuery(overview)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t('admin.overview.title')}
      </h2>
      {reading.data === undefined ? (
        <ReadState reading={reading} text={t('admin.failed')} />
      ) : (
        <dl className={styles['figures']}>
          {figuresOf(reading.data, t).map(({ label, value, notes, isBad }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isBad === true ? styles['bad'] : styles['value']}>{value}</dd>
              {notes.map((note) => (
                <dd key={note} className={styles['note']}>
                  {note}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

const DATABASES = { sqlite: 'SQLite', postgresql: 'PostgreSQL' } as const

function figuresOf(facts: AdminOverview, t: TFunction): Figure[] {
  const { people, queues } = facts
  const sizes = [
    ...(facts.databaseBytes === null ? [] : [formatBytes(facts.databaseBytes)]),
    ...(facts.freeBytes === null ? [] : [t('admin.overview.free', { size: formatBytes(facts.freeBytes) })]),
  ]
  return [
    {
      label: t('admin.overview.health'),
      value: facts.isWritable ? t('admin.overview.well') : t('admin.overview.notWritable'),
      notes: [`${t('admin.overview.version')} ${facts.version}`],
      isBad: !facts.isWritable,
    },
    { label: t('admin.overview.database'), value: DATABASES[facts.database], notes: sizes },
    {
      label: t('admin.overview.people'),
      value: formatNumber(people.all),
      notes: [
        ...(people.disabled > 0 ? [t('admin.overview.disabled', { count: people.disabled })] : []),
        ...(people.unconfirmed > 0 ? [t('admin.overview.unconfirmed', { count: people.unconfirmed })] : []),
      ],
    },
    {
      label: t('admin.overview.waiting'),
      value: t('admin.overview.requests', { count: facts.waitingRequests }),
      notes: [t('admin.overview.invites', { count: facts.openInvites })],
    },
    {
      label: t('admin.overview.queues'),
      value: t('admin.overview.mails', { count: queues.mails }),
      notes: [
        t('admin.overview.pushes', { count: queues.pushes }),
        t('admin.overview.reminders', { count: queues.reminders }),
        t('admin.overview.webhooks', { count: queues.webhooks }),
      ],
    },
    {
      label: t('admin.overview.mail'),
      value: facts.sendsMail ? t('admin.overview.mailSent') : t('admin.overview.mailFiles'),
      notes: [],
    },
  ]
}
