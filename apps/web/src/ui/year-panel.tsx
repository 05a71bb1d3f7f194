import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import beside from './beside-year.module.css'
import { BottomSheet } from './bottom-sheet.tsx'
import { IconButton } from './icon-button.tsx'
import { useIsPhone } from './use-is-phone.ts'
import styles from './year-panel.module.css'

interface Props {
  readonly title: string
  /** Beside the title. */
  readonly note?: string
  /** Whether a dialog is over it: a modal sheet would block that. */
  readonly isCovered: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A panel beside the year, or a sheet over it on a phone. Beside the year it is no dialog, so the year stays usable.
 */
export function YearPanel({ title, note, isCovered, onClose, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const isPhone = useIsPhone()
  const inside = (
    <>
      <div className={styles['head']} data-sheet-hold>
        <h2 id={id}>{title}</h2>
        {note === undefined ? null : <p>{note}</p>}
        <IconButton icon={X} size={20} label={t('common.close')} onClick={onClose} />
      </div>
      {children}
    </>
  )
  if (!isPhone) {
    return (
      <BesideYear labelledBy={id} onClose={onClose}>
        {inside}
      </BesideYear>
    )
  }
  // Closes for what is over it, and returns afterwards.
  return isCovered ? null : (
    <BottomSheet labelledBy={id} onClose={onClose}>
      <div className={styles['sheet']}>{inside}</div>
    </BottomSheet>
  )
}

interface BesideProps extends Pick<Props, 'onClose' | 'children'> {
  readonly labelledBy: string
}

function BesideYear({ labelledBy, onClose, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null)
  useGivesFocusBack(panel)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      ref={panel}
      className={`${beside['panel']} ${styles['panel']}`}
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
