import { shifted, type Arrangement, type Shift } from '@dodici/core/year'
import { formatSpan } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'

/** What was done, in one line: "Moved to Thu 14 May", "3 events deleted". */
export function arrangementWords({ items, action }: Arrangement, t: TFunction): string {
  const count = items.length
  const [item] = items
  if (!item || count > 1) return t(`arrange.several.${kindOf(action)}`, { count })
  switch (action.kind) {
    case 'shift': {
      const { first, last } = shifted(item, action)
      return t(`arrange.one.${isMove(action) ? 'moved' : 'resized'}`, {
        days: formatSpan(first, Math.max(first, last)),
      })
    }
    case 'copy':
      return t('arrange.one.copied', { days: formatSpan(item.first + action.days, item.last + action.days) })
    case 'split':
      return t('arrange.one.split')
    case 'category':
      return t('arrange.one.filed')
    case 'delete':
      return t('arrange.one.deleted')
  }
}

const kindOf = (action: Arrangement['action']) => {
  switch (action.kind) {
    case 'shift':
      return isMove(action) ? 'moved' : 'resized'
    case 'copy':
      return 'copied'
    case 'split':
      return 'split'
    case 'category':
      return 'filed'
    case 'delete':
      return 'deleted'
  }
}

const isMove = ({ startDays, endDays }: Shift): boolean => startDays === endDays
