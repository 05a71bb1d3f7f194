import X from 'lucide-react/icons/x'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { Button } from '../../../ui/button.tsx'
import { placeByArrow } from '../../../ui/place-by-arrow.ts'
import { YearPanel } from '../../../ui/year-panel.tsx'
import { NewTab } from './new-tab.tsx'
import styles from './reminders-panel.module.css'
import { UpcomingTab } from './upcoming-tab.tsx'

/** The reminders: those that came, and those that will. Beside the year, or on a phone over it. */
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
      <div className={styles['head']}>
        <h2 id={id}>{t('reminders.title')}</h2>
        <Button kind="plain" square aria-label={t('common.close')} onClick={close}>
          <X size={20} aria-hidden="true" />
        </Button>
      </div>
      <Tabs />
    </YearPanel>
  )
}

const tabs = ['new', 'upcoming'] as const
type Tab = (typeof tabs)[number]
const contents = { new: NewTab, upcoming: UpcomingTab } as const

/** The two tabs (WAI-ARIA APG, with automatic activation) and what is open of them. */
function Tabs() {
  const { t } = useTranslation()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<Tab>('new')
  const Content = contents[tab]
  const walk = (event: KeyboardEvent) => {
    const place = placeByArrow(event.key, tabs.indexOf(tab), { count: tabs.length, along: 'bar', hasEnds: true })
    const next = place === null ? undefined : tabs[place]
    if (next === undefined) return
    event.preventDefault()
    setTab(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place ?? 0]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={t('reminders.tabs')} className={styles['tabs']} onKeyDown={walk}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === tab}
            aria-controls={name === tab ? `${id}-content` : undefined}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {t(`reminders.tab.${name}`)}
          </button>
        ))}
      </div>
      <div id={`${id}-content`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles['content']}>
        <Content />
      </div>
    </>
  )
}
