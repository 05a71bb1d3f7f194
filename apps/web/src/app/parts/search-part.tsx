import type { SearchHit } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { daysOfHit } from '../../features/search/hit-days.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useToday } from '../../ui/today.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { openFound } from '../open-found.ts'
import styles from './search-part.module.css'

/**
 * The bar's search. A hit opens on its day. A phone, which has no Ctrl+K, has the palette in its place, which finds all else
 * as well; the search is there while its hits are marked in the year.
 */
export function SearchPart() {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { address, change } = useCalendarAddress()
  const currentYear = yearOf(useToday())
  const open = (hit: SearchHit) => openFound({ ...hit, day: daysOfHit(hit).first }, { address, change, currentYear })
  const [isWithin, setIsWithin] = useState(false)
  if (isPhone && address.query === '' && !isWithin) {
    return <IconButton icon={Search} label={t('bar.palette')} onClick={() => change({ dialog: 'palette' })} />
  }
  return (
    <div className={styles['part']} onFocus={() => setIsWithin(true)} onBlur={() => setIsWithin(false)}>
      <SearchBox onOpen={open} />
    </div>
  )
}
