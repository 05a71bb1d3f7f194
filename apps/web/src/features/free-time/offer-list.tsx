import { formatDay } from '@dodici/core/date'
import { daysOf } from '@dodici/core/free-time'
import { useEffect, useRef, useState } from 'react'
import { showOfferedDays } from '../../address/offered-days.ts'
import { isInMonths, monthsWith } from '../../address/shown-months.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { formatSpanBeside } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { cellOf } from '../../ui/drawn-day.ts'
import { FailureWords } from '../../ui/failure-words.tsx'
import { useIsNarrow } from '../../ui/use-is-phone.ts'
import styles from './free-time.module.css'
import { offerLabel, whyWords } from './offer-words.ts'
import type { Offer } from './offers.ts'
import { useKeepFree } from './use-keep-free.ts'

interface Props {
  readonly offers: readonly Offer[]
}

const keyOf = ({ first, last }: Offer): string => `${first} ${last}`

/** Offers as a list, which are drawn in the year as long as it is there. */
export function OfferList({ offers }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  // What was kept is no longer offered, and its button is gone.
  const { keep, isPending, failure } = useKeepFree(() => list.current?.focus())
  useShown(offers, pointed)
  return (
    <>
      <p role="status" className={styles['found']}>
        {t('freeTime.found', { count: offers.length })}
      </p>
      {failure === null ? null : (
        <p role="alert" className={styles['fault']}>
          <FailureWords code={failure} />
        </p>
      )}
      <ul ref={list} className={styles['list']} aria-label={t('freeTime.list')} tabIndex={-1}>
        {offers.map((offer) => (
          <OfferCard
            key={keyOf(offer)}
            offer={offer}
            isPointed={pointed === keyOf(offer)}
            isBusy={isPending}
            onPoint={() => setPointed(keyOf(offer))}
            onKeep={() => keep(offer)}
          />
        ))}
      </ul>
    </>
  )
}

/** Draws the offers in the year. */
function useShown(offers: readonly Offer[], pointed: string | null): void {
  const { t } = useTranslation()
  useEffect(() => {
    showOfferedDays(
      offers.map((offer) => ({
        ...{ first: offer.first, last: offer.last, isBest: offer.isBest },
        label: offerLabel(offer, t),
        tip: t('freeTime.tip', { words: offerLabel(offer, t) }),
        shortLabel: t('freeTime.days', { count: daysOf(offer) }),
        isPointed: keyOf(offer) === pointed,
      })),
    )
  }, [offers, pointed, t])
  useEffect(() => () => showOfferedDays([]), [])
}

interface CardProps {
  readonly offer: Offer
  readonly isPointed: boolean
  readonly isBusy: boolean
  readonly onPoint: () => void
  readonly onKeep: () => void
}

function OfferCard({ offer, isPointed, isBusy, onPoint, onKeep }: CardProps) {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const go = useGoTo()
  const days = formatSpanBeside(offer.first, offer.last, address.year)
  const add = t(offer.leave === 0 ? 'freeTime.add.free' : 'freeTime.add.leave')
  return (
    <li
      className={styles['offer']}
      data-best={offer.isBest ? '' : undefined}
      data-pointed={isPointed ? '' : undefined}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <button type="button" className={styles['window']} title={t('freeTime.show')} onClick={() => go(offer)}>
        <span className={styles['dates']}>{days}</span>{' '}
        <span className={styles['length']}>{t('freeTime.days', { count: daysOf(offer) })}</span>{' '}
        <span className={styles['why']}>{whyWords(offer, t)}</span>{' '}
        {offer.isBest ? <span className="visually-hidden">{t('freeTime.best')}</span> : null}
      </button>
      <Button className={styles['add'] ?? ''} disabled={isBusy} aria-label={`${add}: ${days}`} onClick={onKeep}>
        {add}
      </Button>
    </li>
  )
}

/** Leads to the days of an offer: into sight beside the panel, or to their first day where the panel covers the year. */
function useGoTo(): (offer: Offer) => void {
  const { address, change } = useCalendarAddress()
  const isBehind = useIsNarrow()
  return ({ first, last }) => {
    // What reaches over the ends of the shown months is gone to where it is drawn now.
    const day = !isInMonths(address.from, first) && isInMonths(address.from, last) ? last : first
    const from = monthsWith(address.from, day)
    if (isBehind) change({ from, day: formatDay(day) })
    else if (from !== address.from) change({ from }, { replace: true })
    else cellOf(document, day)?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'smooth' })
  }
}
