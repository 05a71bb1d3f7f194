import type { DaySpan } from '@dodici/core/year'
import { formatSpan } from '../../../i18n/format.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { markedBy, spanNow } from './carry.ts'
import type { Gesture } from './gesture-store.ts'

/** The days that a gesture would give, shown beside it and announced; nothing for a box. */
export function gestureWords(gesture: Gesture, t: TFunction): string {
  switch (gesture.kind) {
    case 'create':
      return spanWords(markedBy(gesture), t)
    case 'carry': {
      const words = spanWords(spanNow(gesture.items[0], gesture), t)
      return gesture.isCopy ? t('year.gesture.copy', { days: words }) : words
    }
    case 'choose':
      return ''
  }
}

/** `mar 27 lug – mar 17 ago · 22 giorni`. */
function spanWords({ first, last }: DaySpan, t: TFunction): string {
  const days = formatSpan(first, last)
  return first === last ? days : `${days} · ${t('year.day.days', { count: last - first + 1 })}`
}
