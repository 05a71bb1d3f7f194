import type { ComponentType } from 'react'
import { assistantTabs, type AssistantTab } from '../../../address/calendar-address.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { MilestoneTab } from '../milestone/milestone-tab.tsx'
import styles from './assistant-panel.module.css'

const contents: Readonly<Record<AssistantTab, ComponentType>> = {
  chat: lazyPart(async () => (await import('../chat/chat.tsx')).Chat, {
    texts: ['assistantChat'],
    fallback: <Spinner />,
  }),
  milestone: MilestoneTab,
  analysis: lazyPart(async () => (await import('../analysis/analysis.tsx')).Analysis, {
    texts: ['assistantAnalysis'],
    fallback: <Spinner />,
  }),
  suggestions: lazyPart(async () => (await import('../suggestions/suggestions.tsx')).Suggestions, {
    texts: ['assistantSuggestions'],
    fallback: <Spinner />,
  }),
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
