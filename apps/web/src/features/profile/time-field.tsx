import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/text-field.tsx'

interface Props {
  readonly label: string
  readonly hint?: string
  /** `HH:mm`. */
  readonly value: string
  readonly onSave: (value: string) => void
}

/** A time of day, saved on blur or Enter. Input stays until then. */
export function TimeField({ label, hint, value, onSave }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const save = () => {
    if (typed === null) return
    setIsIncomplete(typed === '')
    if (typed === '') return
    setTyped(null)
    if (typed !== value) onSave(typed)
  }
  return (
    <TextField
      type="time"
      label={label}
      hint={hint}
      fault={isIncomplete ? t('profile.reminders.incomplete') : undefined}
      value={typed ?? value}
      onChange={(change) => setTyped(change.target.value)}
      onBlur={save}
      onKeyDown={(key: KeyboardEvent) => key.key === 'Enter' && save()}
    />
  )
}
