import { DESCRIPTION_MAX, FIRST_YEAR, LAST_YEAR, LOCATION_MAX, TITLE_MAX, URL_MAX } from '@dodici/contract/limits'
import { COUNT_MAX, INTERVAL_MAX } from '@dodici/core/recurrence'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { DraftField, Faults } from './draft-faults.ts'
import styles from './event-form.module.css'

interface Props {
  readonly field: DraftField
  readonly faults: Faults
  readonly id: string
}

const LENGTHS: Partial<Record<DraftField, number>> = {
  title: TITLE_MAX,
  location: LOCATION_MAX,
  url: URL_MAX,
  description: DESCRIPTION_MAX,
}

/** A field's error below it, referenced by `aria-describedby`. */
export function FaultText({ field, faults, id }: Props) {
  const { t } = useTranslation()
  const fault = faults[field]
  if (fault === undefined) return null
  const max = fault === 'intervalOutside' ? INTERVAL_MAX : fault === 'countOutside' ? COUNT_MAX : (LENGTHS[field] ?? 0)
  return (
    <p id={id} className={styles['fault']} role="alert">
      {t(`event.faults.${fault}`, { max: formatNumber(max), first: FIRST_YEAR, last: LAST_YEAR })}
    </p>
  )
}

/** The ARIA attributes of a field's error. */
export const describedBy = (field: DraftField, faults: Faults, id: string) =>
  faults[field] === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id }
