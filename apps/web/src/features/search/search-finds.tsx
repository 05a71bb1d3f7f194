import type { SearchHit } from '@dodici/contract/types'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { SearchList } from './search-list.tsx'
import styles from './search.module.css'
import type { SearchResult } from './use-hits.ts'

interface Props {
  readonly id: string
  readonly isOpen: boolean
  readonly query: string
  readonly found: SearchResult
  readonly place: number
  readonly onPlace: (place: number) => void
  readonly onOpen: (hit: SearchHit) => void
}

/** The hits of a search, or why there are none; their number is announced. */
export function SearchFinds({ id, isOpen, query, found, place, onPlace, onOpen }: Props) {
  const { t } = useTranslation()
  const { state, hits, tryAgain } = found
  const said = isOpen ? wordsOf(found, query, t) : ''
  return (
    // A click here must not take the focus from the field.
    <div className={styles['finds']} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
      {isOpen && hits.length > 0 ? (
        <SearchList id={id} hits={hits} query={query} place={place} onPlace={onPlace} onOpen={onOpen} />
      ) : null}
      <p role="status" className={hits.length > 0 ? 'visually-hidden' : styles['said']}>
        {said}
      </p>
      {state === 'failed' ? (
        <Button className={styles['again'] ?? ''} onClick={tryAgain}>
          {t('common.tryAgain')}
        </Button>
      ) : null}
    </div>
  )
}

function wordsOf({ state, hits }: SearchResult, query: string, t: TFunction): string {
  if (state === 'failed') return t('search.failed')
  if (hits.length > 0) return state === 'loading' ? '' : t('search.count', { count: hits.length })
  return state === 'loading' ? t('search.loading') : t('search.none', { query })
}
