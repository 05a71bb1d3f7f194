import { useState } from 'react'
import { usePanel } from '../../../address/use-panel.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { YearPanel } from '../../../ui/year-panel.tsx'
import { NewTab } from './new-tab.tsx'
import styles from './reminders-panel.module.css'
import { UpcomingTab } from './upcoming-tab.tsx'

/** The reminders: past and upcoming. Beside the year, or over it on a phone. */
export function RemindersPanel() {
  const { t } = useTranslation()
  return (
    <YearPanel title={t('reminders.title')} {...usePanel()}>
      <OpenTab />
    </YearPanel>
  )
}

const tabs = ['new', 'upcoming'] as const
type Tab = (typeof tabs)[number]
const contents = { new: NewTab, upcoming: UpcomingTab } as const

/** The two tabs and the open one's content. */
function OpenTab() {
  const { t } = useTranslation()
  const [tab, setTab] = useState<Tab>('new')
  const Content = contents[tab]
  return (
    <Tabs
      label={t('reminders.tabs')}
      tabs={tabs.map((name) => ({ name, text: t(`reminders.tab.${name}`) }))}
      open={tab}
      onOpen={setTab}
      contentClass={styles['content'] ?? ''}
    >
      <Content />
    </Tabs>
  )
}
