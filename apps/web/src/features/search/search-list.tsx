import type { SearchHit } from '@dodici/contract/types'
import { hitRanges, searchTerms } from '@dodici/core/search'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { formatDays } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CategoryDot } from '../../ui/category-dot.tsx'
import { daysOfHit } from './hit-days.ts'
import styles from './search.module.css'

interface Props {
  readonly id: string
  readonly hits: readonly SearchHit[]
  readonly query: string
  readonly place: number
  readonly onPlace: (place: number) => void
  readonly onOpen: (hit: SearchHit) => void
}

/** Hits, nearest first. */
export function SearchList({ id, hits, query, place, onPlace, onOpen }: Props) {
  const { t } = useTranslation()
  const { data: known = [] } = useQuery(categories)
  const { data: own = [] } = useQuery(calendars)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [place, hits])
  const hiddenNames = new Map(own.filter(({ shown }) => !shown).map(({ _id, name }) => [_id, name]))
  const colorOf = (hit: SearchHit) => known.find(({ _id }) => _id === hit.categoryId)?.color
  return (
    <ul ref={list} id={id} role="listbox" aria-label={t('search.results')} className={styles['list']}>
      {hits.map((hit, index) => (
        <li
          key={hit._id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === place}
          className={styles['hit']}
          onPointerMove={() => onPlace(index)}
          onClick={() => onOpen(hit)}
        >
          <CategoryDot color={colorOf(hit) ?? null} />
          <span className={styles['title']}>
            <Emphasised text={hit.title} query={query} />
          </span>
          <span className={styles['day']}>{daysInWords(hit)}</span>
          {hit.location === '' ? null : (
            <span className={styles['place']}>
              <Emphasised text={hit.location} query={query} />
            </span>
          )}
          <HiddenNote name={hiddenNames.get(hit.calendarId)} />
        </li>
      ))}
    </ul>
  )
}

/** Events whose calendar is hidden are not in the year. */
function HiddenNote({ name }: { readonly name: string | undefined }) {
  const { t } = useTranslation()
  return name === undefined ? null : <span className={styles['place']}>{t('search.hidden', { name })}</span>
}

function daysInWords(hit: SearchHit): string {
  const { first, last } = daysOfHit(hit)
  return formatDays(first, last, 'weekday-day-month-year-short')
}

export const optionId = (list: string, place: number): string => `${list}-${place}`

/** A text with the search words marked. */
function Emphasised({ text, query }: { readonly text: string; readonly query: string }) {
  const ranges = hitRanges(text, searchTerms(query))
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </>
  )
}
