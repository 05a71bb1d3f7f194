import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { CountedFigure } from '../../address/counted-figure.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTopmostModal } from '../../ui/modal.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { CountedEvents } from './counted-events.tsx'
import { notesOf, titleWords, totalWords } from './counted-words.ts'
import styles from './counted.module.css'
import { useCounted } from './use-counted.ts'

/** The events that a figure of the page counted. */
export function CountedDialog() {
  const { address, change } = useCalendarAddress()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { counted, event, create, dialog } = address
  const hasNothingBelow = useTopmostModal() === null
  if (counted === null) return null
  return (
    <Frame
      labelledBy={id}
      heading={heading}
      isCovered={event !== null || create !== null}
      isEarly={dialog !== null && hasNothingBelow}
      onClose={() => change({ counted: null })}
    >
      <Counted figure={counted} headingId={id} heading={heading} />
    </Frame>
  )
}

interface SheetProps {
  readonly labelledBy: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

interface FrameProps extends SheetProps {
  /** Whether an event is open over it. */
  readonly isCovered: boolean
  /** Whether the dialog that it lies over is not there yet. */
  readonly isEarly: boolean
}

/** A dialog, or a sheet on a phone, which closes for what is over it and returns afterwards. */
function Frame({ isCovered, isEarly, children, ...sheet }: FrameProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  // What opens later lies above, so at an address with several of them it waits for its turn.
  const isFree = !isCovered && !isEarly
  const [hasBegun, setHasBegun] = useState(isFree)
  if (isFree && !hasBegun) setHasBegun(true)
  const inside = (
    <>
      <div className={styles['close']}>
        <IconButton icon={X} size={20} label={t('common.close')} onClick={sheet.onClose} />
      </div>
      {children}
    </>
  )
  if (isPhone) {
    return isCovered || !hasBegun ? null : <Sheet {...sheet}>{inside}</Sheet>
  }
  return hasBegun ? (
    <Dialog labelledBy={sheet.labelledBy} className={styles['dialog']} onClose={sheet.onClose}>
      {inside}
    </Dialog>
  ) : null
}

/** Its heading takes the focus: the browser would give it to the button that closes. */
function Sheet({ labelledBy, heading, onClose, children }: SheetProps) {
  useEffect(() => heading.current?.focus(), [heading])
  return (
    <BottomSheet labelledBy={labelledBy} onClose={onClose}>
      <div className={styles['sheet']}>{children}</div>
    </BottomSheet>
  )
}

interface Props extends Pick<SheetProps, 'heading'> {
  readonly figure: CountedFigure
  readonly headingId: string
}

function Counted({ figure, headingId, heading }: Props) {
  const { t } = useTranslation()
  const counted = useCounted(figure)
  const { truncated, reading, list, goal, categories } = counted
  return (
    <>
      <header className={styles['head']} data-sheet-hold>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {titleWords(figure, counted, t)}
        </h2>
        <p role="status" className={styles['total']}>
          {list === null ? (reading.error === null ? t('counted.loading') : '') : totalWords(list, t)}
        </p>
        {truncated.map((year) => (
          <p key={year} className={styles['note']}>
            {t('year.truncated', { year })}
          </p>
        ))}
        {(list === null ? [] : notesOf(list, figure, goal, t)).map((note) => (
          <p key={note} className={styles['note']}>
            {note}
          </p>
        ))}
      </header>
      <div className={styles['content']}>
        {list === null ? (
          <ReadState reading={reading} text={t('counted.failed')} />
        ) : (
          <CountedEvents list={list} categories={categories} />
        )}
      </div>
    </>
  )
}
