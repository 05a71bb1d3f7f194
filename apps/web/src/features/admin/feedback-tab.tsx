import type { AdminFeedback, User } from '@dodici/contract/types'
import { deviceOf } from '@dodici/core/device'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatInstantDay } from '../../i18n/format-instant.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { feedback } from './admin.queries.ts'
import styles from './admin-page.module.css'
import { AdminRow } from './admin-row.tsx'
import { SomeList } from './some-list.tsx'

interface Props {
  readonly user: User
}

/** What people have said. */
export function FeedbackTab({ user }: Props) {
  const { t } = useTranslation()
  const reading = useInfiniteQuery(feedback)
  return (
    <SomeList
      reading={reading}
      label={t('admin.feedback')}
      none={{ title: t('admin.said.none'), hint: t('admin.said.noneHint') }}
      row={(one) => <FeedbackRow one={one} user={user} />}
    />
  )
}

const CATEGORIES = ['problem', 'idea', 'usability', 'other'] as const

function FeedbackRow({ one, user }: Props & { readonly one: AdminFeedback }) {
  const { t } = useTranslation()
  const { browser, system } = deviceOf(one.userAgent)
  const category = CATEGORIES.find((known) => known === one.category) ?? 'other'
  return (
    <AdminRow
      name={one.title}
      marks={[t(`admin.said.categories.${category}`)]}
      facts={[
        formatInstantDay(one.createdAt, user.timezone),
        one.email ?? t('admin.said.stranger'),
        ...[one.page, browser, system].filter((fact) => fact !== null && fact !== ''),
      ].map(String)}
    >
      <p className={styles['said']}>{one.details}</p>
    </AdminRow>
  )
}
