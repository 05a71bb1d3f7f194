import type { SearchHit } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { daysOfHit } from '../../features/search/hit-days.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useToday } from '../../ui/today.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { openFound } from '../open-found.ts'

/** The bar's search. A hit opens on its day. A phone, which has no Ctrl+K, finds all else from here. */
export function SearchPart() {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { address, change } = useCalendarAddress()
  const currentYear = yearOf(useToday())
  const open = (hit: SearchHit) => openFound({ ...hit, day: daysOfHit(hit).first }, { address, change, currentYear })
  const findAll = <Button onClick={() => change({ dialog: 'palette' })}>{t('bar.palette')}</Button>
  return <SearchBox onOpen={open} whenEmpty={isPhone ? findAll : null} />
}
