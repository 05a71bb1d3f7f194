import X from 'lucide-react/icons/x'
import { useId, useState, type ReactNode } from 'react'
import type { CountedFigure } from '../../address/counted-figure.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { CountedEvents } from './counted-events.tsx'
import type { CountedList } from './counted-list.ts'
import { notesOf, titleWords, totalWords } from './counted-words.ts'
import styles from './counted.module.css'
import { useCounted } from './use-counted.ts'

/** The events that a figure of the page counted. */
export function CountedDialog() {
  const { address, change } = useCalendarAddress()
  const id = useId()
  const { counted, event, create } = address
  if (counted === null) return null
  return (
    <Frame labelledBy={id} isCovered={event !== null || create !== null} onClose={() => change({ counted: null })}>
      <Counted figure={counted} headingId={id} />
    </Frame>
  )
}

interface FrameProps {
  readonly labelledBy: string
  /** Whether an event is open over it. */
  readonly isCovered: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog, or a sheet on a phone, which closes for what is over it and returns afterwards. */
function Frame({ labelledBy, isCovered, onClose, children }: FrameProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  // What opens later lies above: an address with both opens the event alone at first.
  const [hasBegun, setHasBegun] = useState(!isCovered)
  if (!isCovered && !hasBegun) setHasBegun(true)
  const inside = (
    <>
      <div className={styles['close']}>
        <IconButton icon={X} size={20} label={t('common.close')} onClick={onClose} />
      </div>
      {children}
    </>
  )
  if (isPhone) {
    return isCovered ? null : (
      <BottomSheet labelledBy={labelledBy} onClose={onClose}>
        <div className={styles['sheet']}>{inside}</div>
      </BottomSheet>
    )
  }
  return hasBegun ? (
    <Dialog labelledBy={labelledBy} className={styles['dialog']} onClose={onClose}>
      {inside}
    </Dialog>
  ) : null
}

interface Props {
  readonly figure: CountedFigure
  readonly headingId: string
}

function Counted({ figure, headingId }: Props) {
  const { t } = useTranslation()
  const { year, reading, list, categories, isTruncated } = useCounted(figure)
  return (
    <>
      <header className={styles['head']} data-sheet-hold>
        <h2 id={headingId}>{titleWords(figure, categories, t)}</h2>
        <p role="status" className={styles['total']}>
          {list === null ? (reading.error === null ? t('counted.loading') : '') : totalWords(list, t)}
        </p>
        {isTruncated ? <p className={styles['note']}>{t('year.truncated', { year })}</p> : null}
        {list === null ? null : <Notes list={list} />}
      </header>
      <div className={styles['content']}>
        {list === null ? (
          <ReadState reading={reading} text={t('counted.failed')} />
        ) : list.events === 0 ? (
          <p className={styles['empty']}>{t('counted.empty')}</p>
        ) : (
          <CountedEvents list={list} categories={categories} />
        )}
      </div>
    </>
  )
}

function Notes({ list }: { readonly list: CountedList }) {
  const { t } = useTranslation()
  return notesOf(list, t).map((note) => (
    <p key={note} className={styles['note']}>
      {note}
    </p>
  ))
}
