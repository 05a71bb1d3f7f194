import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import beside from './beside-year.module.css'
import { BottomSheet } from './bottom-sheet.tsx'
import { useIsPhone } from './use-is-phone.ts'

interface Props {
  /** Id of its heading. */
  readonly labelledBy: string
  /** Classes of the panel, and of the sheet's content. */
  readonly classes: { readonly panel: string; readonly sheet: string }
  /** Whether a dialog is over it: a modal sheet would block that. */
  readonly isCovered: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A panel beside the year, or a sheet over it on a phone. Beside the year it is no dialog, so the year stays usable.
 */
export function YearPanel({ labelledBy, classes, isCovered, onClose, children }: Props) {
  const isPhone = useIsPhone()
  if (!isPhone) {
    return (
      <BesideYear labelledBy={labelledBy} className={classes.panel} onClose={onClose}>
        {children}
      </BesideYear>
    )
  }
  // Closes for what is over it, and returns afterwards.
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

/** Takes the focus when it opens, and returns it when it closes with the focus inside. */
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
