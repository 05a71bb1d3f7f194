import { daysOf } from '@dodici/core/free-time'
import { formatDay, formatList } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import type { Offer } from './offers.ts'

/** What is written into the window of an offer: `9 days · 5 of leave`. */
export function offerLabel(offer: Offer, t: TFunction): string {
  const days = t('freeTime.days', { count: daysOf(offer) })
  return offer.leave === 0 ? days : `${days} · ${t('freeTime.taken', { count: offer.leave })}`
}

/** Why it is offered: its leave, its public holidays, and what is on then. */
export function whyWords(offer: Offer, t: TFunction): string {
  const { leave, holidays, events } = offer
  const said = [
    leave === 0 ? '' : t('freeTime.taken', { count: leave }),
    holidayWords(holidays, t),
    eventWords(events, t),
  ]
  return said.filter((part) => part !== '').join(' · ')
}

function holidayWords(holidays: Offer['holidays'], t: TFunction): string {
  const [only, ...others] = holidays
  if (only === undefined) return ''
  if (others.length > 0) return formatList(holidays.map(({ name }) => name))
  const weekday = formatDay(only.day, 'weekday')
  // `Easter Monday` needs no weekday.
  return only.name.toLowerCase().includes(weekday.toLowerCase())
    ? only.name
    : t('freeTime.holiday', { name: only.name, weekday })
}

function eventWords(events: Offer['events'], t: TFunction): string {
  const [only] = events
  return events.length === 1 && only
    ? t('freeTime.only', { title: only.title })
    : t('freeTime.events', { count: events.length })
}
