import { weekStartOf } from '@dodici/core/date'
import { readWish } from '@dodici/core/free-time'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { usePanel } from '../../address/use-panel.ts'
import { profile } from '../../api/profile.queries.ts'
import { currentLocale } from '../../i18n/locale.ts'
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
  const { ground, reading, place } = useGround(address.from)
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
  const [typed, setTyped] = useState<TypedWish>(() => ({ text: '', at: new Date() }))
  const shown = useDeferredValue(typed)
  const wish = useWish(shown, year)
  if (ground.span.first > ground.span.last) return <p className={styles['over']}>{t('freeTime.over', { year })}</p>
  const Shown = TABS[tab]
  return (
    <>
      <div className={styles['wish']}>
        <TextField
          type="search"
          label={t('freeTime.wish.label')}
          placeholder={t('freeTime.wish.example')}
          value={typed.text}
          maxLength={WISH_MAX}
          onChange={({ target }) => setTyped({ text: target.value, at: new Date() })}
        />
      </div>
      {shown.text.trim() === '' ? (
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

/** The words of a wish, and when they were typed: `next month` counts from there. */
interface TypedWish {
  readonly text: string
  readonly at: Date
}

/** What somebody wants by these words; null where that is not clear. */
function useWish({ text, at }: TypedWish, year: number) {
  const language = useLanguage()
  const { data: user } = useQuery(profile)
  const timezone = user?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const [weekStart, country] = [weekStartOf(user?.weekStart), user?.country ?? null]
  return useMemo(() => {
    if (text.trim() === '') return null
    const now = wallOfInstant(at, timezone)
    return readWish(text, { ...{ language, now, weekStart, country, year }, isAhead: true })
  }, [text, at, language, timezone, weekStart, country, year])
}

/** What counts as free, and where that is chosen. */
function Foot({ place }: { readonly place: string | null }) {
  const { t } = useTranslation()
  const [country, region] = [place?.slice(0, 2), place?.slice(3)]
  const name = country && new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(country)
  return (
    <p className={styles['foot']}>
      {name
        ? t('freeTime.counts', { place: region === '' ? name : `${name}, ${region}` })
        : t('freeTime.countsWeekends')}{' '}
      <Link to="/profile">{t('freeTime.change')}</Link>
    </p>
  )
}
