import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { placeByArrow } from './place-by-arrow.ts'
import styles from './tabs.module.css'

interface Props<Name extends string> {
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly text: string }[]
  /** The open tab. */
  readonly open: Name
  readonly onOpen: (name: Name) => void
  /** Of what is open of it. */
  readonly contentClass: string
  readonly children: ReactNode
}

/** Tabs (WAI-ARIA APG, automatic activation) with the open one's content. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, contentClass, children }: Props<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === open)
    const place = placeByArrow(event.key, at, { count: tabs.length, along: 'bar', hasEnds: true })
    const next = place === null ? undefined : tabs[place]
    if (next === undefined) return
    event.preventDefault()
    onOpen(next.name)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place ?? 0]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles['tabs']} onKeyDown={walk}>
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === open}
            aria-controls={name === open ? `${id}-content` : undefined}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div id={`${id}-content`} role="tabpanel" aria-labelledby={`${id}-${open}`} className={contentClass}>
        {children}
      </div>
    </>
  )
}
