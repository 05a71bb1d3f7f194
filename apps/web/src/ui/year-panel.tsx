import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import beside from './beside-year.module.css'
import { BottomSheet } from './bottom-sheet.tsx'
import { useIsPhone } from './use-is-phone.ts'

interface Props {
  /** The id of its heading. */
  readonly labelledBy: string
  /** Of the panel beside the year, and of what fills the sheet of a phone. */
  readonly classes: { readonly panel: string; readonly sheet: string }
  /** Whether a dialog stands over it: a modal sheet would make that unreachable. */
  readonly isCovered: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A panel beside the year, or on a phone a sheet over it. It is no dialog beside the year, which stays in use. */
export function YearPanel({ labelledBy, classes, isCovered, onClose, children }: Props) {
  const isPhone = useIsPhone()
  if (!isPhone) {
    return (
      <BesideYear labelledBy={labelledBy} className={classes.panel} onClose={onClose}>
        {children}
      </BesideYear>
    )
  }
  // It gives way to what stands over it, and comes back after.
  return isCovered ? null : (
    <BottomSheet labelledBy={labelledBy} onClose={onClose}>
      <div className={classes.sheet}>{children}</div>
    </BottomSheet>
  )
}

interface BesideProps extends Pick<Props, 'labelledBy' | 'onClose' | 'children'> {
  readonly className: string
}

function BesideYear({ labelledBy, className, onClose, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null)
  useGivesFocusBack(panel)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      ref={panel}
      className={`${beside['panel'] ?? ''} ${className}`}
      aria-labelledby={labelledBy}
      onKeyDown={closeByKey}
    >
      {children}
    </aside>
  )
}

/** The focus goes into the panel when it opens, and back to where it was when it closes with the focus inside. */
function useGivesFocusBack(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const inside = panel.current
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null
    inside?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    return () => {
      if (inside?.contains(document.activeElement)) before?.focus()
    }
  }, [panel])
}
