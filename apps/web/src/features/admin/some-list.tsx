import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import styles from './admin-page.module.css'

interface Props<Item> {
  readonly reading: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>
  readonly label: string
  readonly none: { readonly title: string; readonly hint: string }
  readonly row: (item: Item) => ReactNode
}

/** A list that is read some at a time. */
export function SomeList<Item extends { readonly _id: string }>({ reading, label, none, row }: Props<Item>) {
  const { t } = useTranslation()
  if (reading.data === undefined) return <ReadState reading={reading} text={t('admin.failed')} />
  const items = reading.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <EmptyList {...none} />
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {items.map((item) => (
          <Fragment key={item._id}>{row(item)}</Fragment>
        ))}
      </ul>
      {reading.hasNextPage ? (
        <div className={styles['more']}>
          <Button disabled={reading.isFetchingNextPage} onClick={() => void reading.fetchNextPage()}>
            {t('admin.more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
