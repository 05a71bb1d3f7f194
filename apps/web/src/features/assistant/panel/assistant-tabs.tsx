import type { ComponentType } from 'react'
import { assistantTabs, type AssistantTab } from '../../../address/calendar-address.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { AnalysisTab } from '../analysis/analysis-tab.tsx'
import { ChatTab } from '../chat/chat-tab.tsx'
import { MilestoneTab } from '../milestone/milestone-tab.tsx'
import { SuggestionsTab } from '../suggestions/suggestions-tab.tsx'
import styles from './assistant-panel.module.css'

const contents: Readonly<Record<AssistantTab, ComponentType>> = {
  chat: ChatTab,
  milestone: MilestoneTab,
  analysis: AnalysisTab,
  suggestions: SuggestionsTab,
}

/** The four tabs and the open one's content. */
export function AssistantTabs() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { tab } = address
  const Content = contents[tab]
  return (
    <Tabs
      label={t('assistant.tabs')}
      tabs={assistantTabs.map((name) => ({ name, text: t(`assistant.tab.${name}`) }))}
      open={tab}
      onOpen={(name) => change({ tab: name }, { replace: true })}
      contentClass={styles[tab === 'chat' ? 'whole' : 'content'] ?? ''}
    >
      <Content />
    </Tabs>
  )
}
