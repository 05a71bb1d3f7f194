import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useTitle } from '../../ui/use-title.ts'
import styles from './admin-page.module.css'
import { FeedbackTab } from './feedback-tab.tsx'
import { InvitesTab } from './invites-tab.tsx'
import { LogTab } from './log-tab.tsx'
import { Overview } from './overview.tsx'
import { PeopleTab } from './people-tab.tsx'
import { RequestsTab } from './requests-tab.tsx'

const contents = {
  people: PeopleTab,
  invites: InvitesTab,
  requests: RequestsTab,
  feedback: FeedbackTab,
  log: LogTab,
} as const
type TabName = keyof typeof contents
const names = Object.keys(contents) as TabName[]

/** The page of whoever runs the server: how it is, who is here, and what was done. */
export function AdminPage() {
  const { t } = useTranslation()
  const { data: user } = useQuery(profile)
  const [address, setAddress] = useSearchParams()
  const open = names.find((name) => name === address.get('tab')) ?? 'people'
  const Content = contents[open]
  useTitle(t('admin.tab'))
  if (!user) return null
  return (
    <div className={styles['page']}>
      <h1>{t('admin.title')}</h1>
      <p className={styles['lead']}>{t('admin.lead')}</p>
      <Overview />
      <Tabs
        label={t('admin.lists')}
        tabs={names.map((name) => ({ name, text: t(`admin.${name}`) }))}
        open={open}
        onOpen={(tab) => setAddress({ tab }, { replace: true })}
        contentClass={styles['content'] ?? ''}
      >
        <Content user={user} />
      </Tabs>
    </div>
  )
}
