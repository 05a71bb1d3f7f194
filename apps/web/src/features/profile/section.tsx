import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import styles from './profile-page.module.css'

interface Props {
  readonly title: string
  readonly lead: string
  /** Its fragment in the URL: `#targets`. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** One section of the profile, which loads and saves by itself. */
export function Section({ title, lead, anchor, children }: Props) {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (anchor === undefined || hash !== `#${anchor}`) return
    place.current?.scrollIntoView()
    place.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [anchor, hash])
  const isSettled = useIsFetching() === 0
  useEffect(() => {
    // What has been read above it has moved it.
    const isAt = place.current?.querySelector('h2') === document.activeElement
    if (isSettled && isAt) place.current?.scrollIntoView()
  }, [isSettled])
  return (
    <section ref={place} id={anchor} className={styles['section']} aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  )
}
