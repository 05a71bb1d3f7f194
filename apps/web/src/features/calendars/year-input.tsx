import { FIRST_YEAR, LAST_YEAR } from '@dodici/contract/limits'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/text-field.tsx'
import { typedYear } from './calendar-draft.ts'

interface Props {
  readonly label: string
  readonly hint?: string
  /** As it was typed. */
  readonly year: string
  /** Whether to say that it is not a possible one. */
  readonly saysFault?: boolean
  readonly onChange: (year: string) => void
}

/** A field for a year. */
export function YearInput({ label, hint, year, saysFault = true, onChange }: Props) {
  const { t } = useTranslation()
  const isFine = !saysFault || typedYear(year) !== null
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={FIRST_YEAR}
      max={LAST_YEAR}
      value={year}
      fault={isFine ? undefined : t('calendars.yearFault', { first: FIRST_YEAR, last: LAST_YEAR })}
      hint={hint}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
