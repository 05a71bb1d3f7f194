import type { SearchHit } from '@dodici/contract/types'
import { SEARCH_MAX } from '@dodici/contract/limits'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useId, useRef, useState, type FocusEvent, useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SearchFinds } from './search-finds.tsx'
import { optionId } from './search-list.tsx'
import styles from './search.module.css'
import { useListKeys } from './use-list-keys.ts'
import { useHits } from './use-hits.ts'
import { useTyped } from './use-typed.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { isAwayFromPage, isSomethingOpen } from '../../ui/dead-places.ts'

interface Props {
  readonly onOpen: (hit: SearchHit) => void
}

/**
 * A field that widens on focus, with hits from all years below: a combobox with a listbox (WAI-ARIA APG). In a narrow
 * bar it shrinks to its icon.
 */
export function SearchBox({ onOpen }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [from, setFrom] = useState<Element | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { typed, type, query } = useTyped()
  useLeaveSearch()
  const found = useHits(query, isOpen)
  const hits = isOpen ? found.hits : []
  const open = (hit: SearchHit) => {
    setIsOpen(false)
    onOpen(hit)
  }
  const leave = () => {
    input.current?.blur()
    if (from instanceof HTMLElement && from.isConnected) from.focus()
  }
  const escape = () => (typed === '' ? leave() : type(''))
  const keys = { onOpen: open, onShow: () => setIsOpen(true), onEscape: escape }
  const { place, goTo, press } = useListKeys({ typed, query, hits, state: found.state, isOpen }, keys)
  const isList = hits.length > 0
  const write = (text: string) => {
    type(text)
    setIsOpen(true)
  }
  return (
    <div
      role="search"
      className={styles['search']}
      data-filled={typed === '' ? undefined : ''}
      onBlur={(event) => isLeft(event) && setIsOpen(false)}
    >
      <label className={styles['box']}>
        <Search size={16} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          data-search
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          {...ariaOfList(isList ? id : undefined, place)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          value={typed}
          onFocus={(event) => {
            if (isLeft(event)) setFrom(event.relatedTarget)
            setIsOpen(true)
          }}
          onClick={() => setIsOpen(true)}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
      </label>
      {typed === '' ? null : (
        <ClearButton
          onClear={() => {
            type('')
            input.current?.focus()
          }}
        />
      )}
      <SearchFinds
        id={id}
        isOpen={isOpen && query !== ''}
        query={query}
        found={found}
        place={place}
        onPlace={goTo}
        onOpen={open}
      />
    </div>
  )
}

/** The field's ARIA attributes for its list. */
const ariaOfList = (list: string | undefined, place: number) => ({
  'aria-expanded': list !== undefined,
  'aria-controls': list,
  'aria-activedescendant': list === undefined ? undefined : optionId(list, place),
})

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className={styles['clear']} aria-label={t('search.clear')} onClick={onClear}>
      <X size={16} aria-hidden="true" />
    </button>
  )
}

/** Whether the focus comes from or goes to somewhere outside. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(currentTarget.closest('[role="search"]') ?? currentTarget).contains(relatedTarget)

/** Escape anywhere on the page ends a search, unless it means something else there. */
function useLeaveSearch(): void {
  const { address, change } = useCalendarAddress()
  const isOther = address.day !== null || address.row !== null || address.panel !== null
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || address.query === '' || isOther) return
    if (!isSomethingOpen() && !isAwayFromPage(event.target)) change({ query: '' })
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
