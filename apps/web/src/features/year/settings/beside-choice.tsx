import { switchLastBeside } from '../../../address/beside-last.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Whether the year before is drawn beside the shown one. */
export function BesideChoice() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  return (
    <label>
      <input type="checkbox" checked={address.beside !== null} onChange={() => switchLastBeside(address, change)} />
      {t('viewSettings.beside')}
    </label>
  )
}
