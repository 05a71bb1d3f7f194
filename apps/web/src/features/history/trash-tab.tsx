import { TRASH_DAYS } from '@dodici/contract/limits'
import type { TrashItem } from '@dodici/contract/types'
import { foldForSearch } from '@dodici/core/event'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatAgo } from '../../i18n/format-instant.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import styles from './history.module.css'
import { restoreTrash, trash } from './history.queries.ts'
import { quoted } from './words/name-words.ts'

/** From so many on, they can be searched. */
const LONG = 8
/** Drawn at a time; there may be a thousand. */
const SHOWN = 100

/** What was deleted, newest first. */
export function TrashTab() {
  const { t } = useTranslation()
  const reading = useQuery(trash)
  const { data } = reading
  if (!data) return <ReadState reading={reading} text={t('history.trashFailed')} className={styles['failed']} />
  if (data.length === 0) return <EmptyList title={t('history.trash.empty')} hint={t('history.trash.emptyHint')} />
  return (
    <>
      <p className={styles['note']}>{t('history.trash.note')}</p>
      <Items items={data} now={reading.dataUpdatedAt} />
    </>
  )
}

interface ItemsProps {
  readonly items: readonly TrashItem[]
  /** When they were read. */
  readonly now: number
}

function Items({ items, now }: ItemsProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(SHOWN)
  const words = foldForSearch(typed.trim())
  const found = words === '' ? items : items.filter(({ title }) => foldForSearch(title).includes(words))
  return (
    <>
      {items.length < LONG && typed === '' ? null : (
        <input
          type="search"
          className={styles['search']}
          aria-label={t('history.trash.search')}
          placeholder={t('history.trash.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <p role="status" className={styles['note']}>
        {found.length === 0 ? t('history.trash.none') : null}
      </p>
      <ul className={styles['list']} aria-label={t('history.tab.trash')}>
        {found.slice(0, most).map((item) => (
          <TrashRow key={item._id} item={item} now={now} />
        ))}
      </ul>
      {found.length > most ? (
        <Button className={styles['older'] ?? ''} onClick={() => setMost(most + SHOWN)}>
          {t('history.older')}
        </Button>
      ) : null}
    </>
  )
}

interface RowProps extends Pick<ItemsProps, 'now'> {
  readonly item: TrashItem
}

function TrashRow({ item: { _id, title, type, deletedAt }, now }: RowProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation(restoreTrash)
  const row = useRef<HTMLLIElement>(null)
  const restore = () => {
    if (isPending) return
    focusBeside(row.current)
    mutate(_id)
  }
  const ago = formatAgo(deletedAt, now) ?? t('history.trash.now')
  return (
    <li ref={row} className={styles['row']}>
      <div className={styles['about']}>
        <p className={styles['what']}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles['meta']}>
          {t(`history.trash.deleted.${type}`, { ago })}
          {' · '}
          {t('history.trash.left', { count: daysLeft(deletedAt, now) })}
        </p>
      </div>
      <Button
        aria-label={t('history.trash.restoreNamed', { name: quoted(title) })}
        aria-disabled={isPending}
        onClick={restore}
      >
        {t('history.trash.restore')}
      </Button>
    </li>
  )
}

/** Before a focused row disappears, the focus moves to the next one, the previous one, or the tab. */
function focusBeside(row: HTMLElement | null): void {
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
  const tab = row?.closest('[role="tabpanel"]')?.parentElement?.querySelector<HTMLElement>('[aria-selected="true"]')
  const target = beside ?? tab
  target?.focus()
}

/** Days until it is deleted for good. */
const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil(TRASH_DAYS - (now - Date.parse(deletedAt)) / 86_400_000))
