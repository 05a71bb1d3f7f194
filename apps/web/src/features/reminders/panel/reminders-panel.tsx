import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { YearPanel } from '../../../ui/year-panel.tsx'
import { NewTab } from './new-tab.tsx'
import styles from './reminders-panel.module.css'
import { UpcomingTab } from './upcoming-tab.tsx'

/** The reminders: past and upcoming. Beside the year, or over it on a phone. */
export function RemindersPanel() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const id = useId()
  const close = () => change({ panel: null })
  return (
    <YearPanel
      labelledBy={id}
      classes={{ panel: styles['panel'] ?? '', sheet: styles['sheet'] ?? '' }}
      isCovered={address.event !== null || address.create !== null || address.dialog !== null}
      onClose={close}
    >
      <div className={styles['head']} data-sheet-hold>
        <h2 id={id}>{t('reminders.title')}</h2>
        <Button kind="plain" square aria-label={t('common.close')} onClick={close}>
          <X size={20} aria-hidden="true" />
        </Button>
      </div>
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
