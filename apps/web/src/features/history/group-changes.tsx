import type { Change } from '@dodici/contract/types'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { ChangeRow, type HistoryActions } from './change-row.tsx'
import { changesOf } from './history.queries.ts'
import styles from './history.module.css'
import { OlderChanges } from './older-changes.tsx'
import { changeWords } from './words/change-words.ts'

interface Props extends HistoryActions {
  /** The newest change of the group. */
  readonly newest: Change
  /** When a change was made, on the person's own clock. */
  readonly wallOf: (change: Change) => string
}

/** The way to each change of what a device did without a pause. */
export function GroupChanges(props: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles['each']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t(isOpen ? 'history.group.closeOf' : 'history.group.eachOf', { what: changeWords(props.newest) })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'history.group.close' : 'history.group.each')}
      </button>
      <div id={id}>{isOpen ? <Members {...props} /> : null}</div>
    </>
  )
}

function Members({ newest, wallOf, ...actions }: Props) {
  const { t } = useTranslation()
  const reading = useInfiniteQuery(changesOf({ group: newest._id }))
  const { data } = reading
  if (!data) return <ReadState reading={reading} text={t('history.failed')} className={styles['failed']} />
  return (
    <>
      <ol className={styles['members']}>
        {data.pages.flat().map((change) => (
          <ChangeRow
            key={change._id}
            change={change}
            wall={wallOf(change)}
            isNewest={false}
            sinceThis={null}
            {...actions}
          />
        ))}
      </ol>
      {reading.hasNextPage ? <OlderChanges reading={reading} /> : null}
    </>
  )
}
