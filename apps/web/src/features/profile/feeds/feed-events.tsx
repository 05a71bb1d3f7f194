import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendars } from '../../../api/calendars.queries.ts'
import { categories } from '../../../api/categories.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { AHEAD, BACK, type FeedDraft } from './feed-draft.ts'
import styles from './feeds.module.css'

interface Props {
  readonly draft: FeedDraft
  readonly onChange: (patch: Partial<FeedDraft>) => void
}

/** What no option says: without end. */
const ENDLESS = ''

/** Which events a feed tells: of which calendars and categories, and of which time. */
export function FeedEvents({ draft, onChange }: Props) {
  const { t } = useTranslation()
  const { data: ownCalendars = [] } = useQuery(calendars)
  const { data: ownCategories = [] } = useQuery(categories)
  const { calendarIds, categoryIds, daysBack, daysAhead } = draft
  // From then on it is opened and closed by hand.
  const [wasNarrowed] = useState(() => isNarrowed(draft))
  return (
    <details className={styles['events']} open={wasNarrowed}>
      <summary>{t('profile.feeds.events')}</summary>
      <Choices
        legend={t('profile.feeds.calendars')}
        all={t('profile.feeds.allCalendars')}
        own={ownCalendars}
        chosen={calendarIds}
        onChoose={(ids) => onChange({ calendarIds: ids })}
      />
      <Choices
        legend={t('profile.feeds.categories')}
        all={t('profile.feeds.allCategories')}
        own={ownCategories}
        chosen={categoryIds}
        onChoose={(ids) => onChange({ categoryIds: ids })}
      />
      <div className={styles['span']}>
        <SelectField
          label={t('profile.feeds.back')}
          value={String(daysBack)}
          onChoose={(days) => onChange({ daysBack: Number(days) })}
        >
          {withOwn(BACK, daysBack).map((days) => (
            <option key={days} value={days}>
              {t('profile.feeds.backDays', { count: days })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('profile.feeds.ahead')}
          value={daysAhead === null ? ENDLESS : String(daysAhead)}
          onChoose={(days) => onChange({ daysAhead: days === ENDLESS ? null : Number(days) })}
        >
          {withOwn(AHEAD, daysAhead).map((days) => (
            <option key={days} value={days}>
              {t('profile.feeds.aheadDays', { count: days })}
            </option>
          ))}
          <option value={ENDLESS}>{t('profile.feeds.endless')}</option>
        </SelectField>
      </div>
    </details>
  )
}

/** Whether it was chosen which events are told. */
const isNarrowed = ({ calendarIds, categoryIds }: FeedDraft): boolean => calendarIds !== null || categoryIds !== null

/** The days to choose from, with those that were chosen elsewhere. */
const withOwn = (days: readonly number[], own: number | null): number[] =>
  [...new Set([...days, ...(own === null ? [] : [own])])].sort((one, other) => one - other)

interface ChoicesProps {
  readonly legend: string
  /** What choosing none of them in particular is called. */
  readonly all: string
  readonly own: readonly { readonly _id: string; readonly name: string }[]
  /** Null for all. */
  readonly chosen: readonly string[] | null
  readonly onChoose: (ids: string[] | null) => void
}

/** All of them, or some. What is chosen and no longer there stays chosen, as it may be restored. */
function Choices({ legend, all, own, chosen, onChoose }: ChoicesProps) {
  if (own.length === 0) return null
  const toggle = (id: string) => {
    const rest = (chosen ?? []).filter((other) => other !== id)
    const next = chosen?.includes(id) === true ? rest : [...rest, id]
    onChoose(next.length === 0 ? null : next)
  }
  return (
    <fieldset className={styles['choices']}>
      <legend>{legend}</legend>
      <div className={styles['names']}>
        <label className={styles['choice']}>
          <input type="checkbox" checked={chosen === null} onChange={() => onChoose(null)} />
          {all}
        </label>
        {own.map(({ _id, name }) => (
          <label key={_id} className={styles['choice']}>
            <input type="checkbox" checked={chosen?.includes(_id) ?? false} onChange={() => toggle(_id)} />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
