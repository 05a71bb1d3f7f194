import { weekStartOf } from '@dodici/core/date'
import { readWish } from '@dodici/core/free-time'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { usePanel } from '../../address/use-panel.ts'
import { profile } from '../../api/profile.queries.ts'
import { currentLocale } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { wallOfInstant } from '../../i18n/wall-of-instant.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { YearPanel } from '../../ui/year-panel.tsx'
import { BridgesTab } from './bridges-tab.tsx'
import { QuietTab, WeekendsTab } from './calm-tabs.tsx'
import styles from './free-time.module.css'
import type { Ground } from './offers.ts'
import { useGround } from './use-ground.ts'
import { WishResult } from './wish-result.tsx'

const TABS = { bridges: BridgesTab, quiet: QuietTab, weekends: WeekendsTab } as const

type Tab = keyof typeof TABS

/** Looks for free days of the year: by a wish in words, or by kind. */
export function FreeTimePanel() {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const { ground, reading, place } = useGround(address.year)
  return (
    <YearPanel title={t('freeTime.title')} {...usePanel()}>
      {ground === null ? (
        <ReadState reading={reading} text={t('freeTime.failed')} className={styles['failed']} />
      ) : (
        <Found ground={ground} year={address.year} />
      )}
      <Foot place={place} />
    </YearPanel>
  )
}

function Found({ ground, year }: { readonly ground: Ground; readonly year: number }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<Tab>('bridges')
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  const wish = useWish(typed, year)
  if (ground.span.first > ground.span.last) return <p className={styles['over']}>{t('freeTime.over', { year })}</p>
  const Shown = TABS[tab]
  return (
    <>
      <div className={styles['wish']}>
        <TextField
          type="search"
          label={t('freeTime.wish.label')}
          placeholder={t('freeTime.wish.example')}
          value={text}
          maxLength={WISH_MAX}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {typed === '' ? (
        <Tabs
          label={t('freeTime.tabs.label')}
          tabs={(['bridges', 'quiet', 'weekends'] as const).map((name) => ({ name, text: t(`freeTime.tabs.${name}`) }))}
          open={tab}
          onOpen={setTab}
          contentClass={styles['content'] ?? ''}
        >
          <Shown ground={ground} />
        </Tabs>
      ) : (
        <div className={styles['content']}>
          <WishResult ground={ground} wish={wish} />
        </div>
      )}
    </>
  )
}

/** Letters of a wish. */
const WISH_MAX = 200

/** What somebody wants by these words, read as of when they were typed; null where that is not clear. */
function useWish(text: string, year: number) {
  const language = useLanguage()
  const { data: user } = useQuery(profile)
  const timezone = user?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const [weekStart, country] = [weekStartOf(user?.weekStart), user?.country ?? null]
  return useMemo(() => {
    if (text === '') return null
    const now = wallOfInstant(new Date(), timezone)
    return readWish(text, { ...{ language, now, weekStart, country, year }, isAhead: true })
  }, [text, language, timezone, weekStart, country, year])
}

/** What counts as free, and where that is chosen. */
function Foot({ place }: { readonly place: string | null }) {
  const { t } = useTranslation()
  const [country, region] = place?.split('-') ?? []
  const name = country && new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(country)
  return (
    <p className={styles['foot']}>
      {name
        ? t('freeTime.counts', { place: region === undefined ? name : `${name}, ${region}` })
        : t('freeTime.countsWeekends')}{' '}
      <Link to="/profile">{t('freeTime.change')}</Link>
    </p>
  )
}
