import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { assistantStatus } from '../../../api/assistant-status.queries.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import beside from '../../../ui/beside-year.module.css'
import { BottomSheet } from '../../../ui/bottom-sheet.tsx'
import { Button } from '../../../ui/button.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import styles from './assistant-panel.module.css'
import { AssistantTabs } from './assistant-tabs.tsx'
import { statusWords } from './status-words.ts'

/** The assistant: beside the year, or on a phone over it. It is no dialog beside the year, which stays in use. */
export function AssistantPanel() {
  const { address, change } = useCalendarAddress()
  const isPhone = useIsPhone()
  const id = useId()
  const close = () => change({ panel: null })
  if (!isPhone) {
    return (
      <BesideYear labelledBy={id} onClose={close}>
        <Inside headingId={id} onClose={close} />
      </BesideYear>
    )
  }
  // A modal sheet would make every dialog above it unreachable, so it gives way to them and comes back after.
  const isCovered = address.event !== null || address.create !== null || address.dialog !== null
  return isCovered ? null : (
    <BottomSheet labelledBy={id} onClose={close}>
      <div className={styles['sheet']}>
        <Inside headingId={id} onClose={close} />
      </div>
    </BottomSheet>
  )
}

interface BesideProps {
  readonly labelledBy: string
  readonly onClose: () => void
  readonly children: ReactNode
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
      className={`${beside['panel'] ?? ''} ${styles['panel'] ?? ''}`}
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

function Inside({ headingId, onClose }: { readonly headingId: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { data: status } = useQuery(assistantStatus)
  return (
    <>
      <div className={styles['head']}>
        <h2 id={headingId}>{t('assistant.title')}</h2>
        <p>{status ? statusWords(status) : ''}</p>
        <Button kind="plain" square aria-label={t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </Button>
      </div>
      {status?.engine === 'off' ? (
        <p role="alert" className={styles['off']}>
          {t('messages.errors.assistant_unavailable')}
        </p>
      ) : (
        <AssistantTabs />
      )}
    </>
  )
}
