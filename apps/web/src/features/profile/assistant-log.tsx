import type { AssistantLogEntry, User } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatInstantDay } from '../../i18n/format-instant.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import { assistantLog } from './assistant-log.queries.ts'
import styles from './assistant-section.module.css'

const SHOWN = 10
const DAY = 86_400_000

/** What the assistant has read, and what of it left the server. Loaded on demand. */
export function AssistantLog({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles['log']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('profile.assistant.log.title')}</summary>
      {isOpen ? <Entries user={user} /> : null}
    </details>
  )
}

function Entries({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const [count, setCount] = useState(SHOWN)
  const reading = useQuery(assistantLog)
  const { data, dataUpdatedAt } = reading
  if (!data) return <ReadState reading={reading} text={t('profile.assistant.log.failed')} />
  if (data.length === 0) return <p className={styles['hint']}>{t('profile.assistant.log.nothing')}</p>
  const whenOf = ({ at }: AssistantLogEntry) =>
    dataUpdatedAt - Date.parse(at) > 7 * DAY
      ? formatInstantDay(at, user.timezone)
      : (formatAgo(at, dataUpdatedAt) ?? t('profile.assistant.log.now'))
  return (
    <>
      <ul className={styles['entries']} aria-label={t('profile.assistant.log.title')}>
        {data.slice(0, count).map((entry) => (
          <li key={entry._id}>
            <span className={styles['name']}>{callWords(entry.call, t)}</span>
            <span className={styles['when']}>{whenOf(entry)}</span>
            {entry.looked.map((look, index) => (
              <span key={index} className={styles['hint']}>
                {lookedWords(look, t)}
              </span>
            ))}
            {entry.looked.length > 0 ? null : (
              <span className={styles['hint']}>{t('profile.assistant.log.lookedAtNothing')}</span>
            )}
            <span className={styles['hint']}>
              {entry.sentTo === null
                ? t('profile.assistant.log.stayed')
                : t('profile.assistant.log.sent', { to: entry.sentTo })}
            </span>
          </li>
        ))}
      </ul>
      {data.length > count ? (
        <Button onClick={() => setCount(count + SHOWN)}>{t('profile.assistant.log.more')}</Button>
      ) : null}
    </>
  )
}

const CALLS = {
  chat: 'chat',
  'chat-stream': 'chat',
  'create-milestone': 'milestone',
  'plan-milestone': 'milestone',
  'enhance-event': 'enhance',
  'analyze-year': 'analysis',
  suggestions: 'suggestions',
} as const

function callWords(call: string, t: TFunction): string {
  const known = Object.hasOwn(CALLS, call) ? CALLS[call as keyof typeof CALLS] : null
  return known === null ? call : t(`profile.assistant.log.calls.${known}`)
}

const TOOLS = {
  stats: 'stats',
  list_events: 'list',
  search_events: 'search',
  find_windows: 'windows',
  plan: 'plan',
  selected: 'selected',
  goals: 'goals',
  list_goals: 'goals',
  reminders: 'reminders',
  list_reminders: 'reminders',
} as const

/** What was read, and for which days. Unknown tools count as a question about events. */
function lookedWords({ tool, at, events }: AssistantLogEntry['looked'][number], t: TFunction): string {
  const known = Object.hasOwn(TOOLS, tool) ? TOOLS[tool as keyof typeof TOOLS] : 'other'
  const what = t(`profile.assistant.log.tools.${known}`)
  return t('profile.assistant.log.looked', { what: at === '' ? what : `${what}, ${at}`, count: events })
}
