import { useId, useRef, type ComponentType, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { assistantTabs, type AssistantTab } from '../../../address/calendar-address.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { placeByArrow } from '../../../ui/place-by-arrow.ts'
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

/** The four tabs (WAI-ARIA APG, with automatic activation) and what is open of them. */
export function AssistantTabs() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { tab } = address
  const Content = contents[tab]
  const walk = (event: KeyboardEvent) => {
    const places = { count: assistantTabs.length, along: 'bar', hasEnds: true } as const
    const place = placeByArrow(event.key, assistantTabs.indexOf(tab), places)
    const next = place === null ? undefined : assistantTabs[place]
    if (next === undefined) return
    event.preventDefault()
    change({ tab: next }, { replace: true })
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place ?? 0]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={t('assistant.tabs')} className={styles['tabs']} onKeyDown={walk}>
        {assistantTabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === tab}
            aria-controls={name === tab ? `${id}-content` : undefined}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => change({ tab: name }, { replace: true })}
          >
            {t(`assistant.tab.${name}`)}
          </button>
        ))}
      </div>
      <div
        id={`${id}-content`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        className={styles[tab === 'chat' ? 'whole' : 'content']}
      >
        <Content />
      </div>
    </>
  )
}
