import { FIRST_YEAR, LAST_YEAR, NAME_MAX } from '@dodici/contract/limits'
import { yearOf } from '@dodici/core/date'
import { useId, useRef, useState, type Ref, type SubmitEvent } from 'react'
import { clampYear, yearWindow } from '../../address/calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ColorPalette } from '../../ui/color-palette.tsx'
import { FailureWords } from '../../ui/failure-words.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useToday } from '../../ui/today.ts'
import inlineForm from '../../ui/inline-form.module.css'
import { nameFault, typedYear, type CalendarDraft } from './calendar-draft.ts'
import styles from './calendar-form.module.css'
import type { ManagerState } from './use-calendar-manager.ts'

interface Props {
  readonly title: string
  /** A note before saving. */
  readonly note: string | null
  readonly submitLabel: string
  readonly manager: ManagerState
  readonly onSubmit: () => void
}

/** The form in the list: above it for a new calendar, in its row for an existing one. */
export function CalendarForm({ title, note, submitLabel, manager, onSubmit }: Props) {
  const { t } = useTranslation()
  const [wasTried, setWasTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const yearField = useRef<HTMLInputElement>(null)
  const id = useId()
  const { form, failure, isSaving } = manager
  const { draft, change } = form
  const fault = nameFault(draft.name)
  const isYearFine = typedYear(draft.year) !== null

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (fault !== null) nameField.current?.focus()
    else if (!isYearFine) yearField.current?.focus()
    else onSubmit()
  }

  return (
    <form className={inlineForm['form']} aria-labelledby={id} noValidate onSubmit={submit}>
      <h3 id={id} className={inlineForm['title']}>
        {title}
      </h3>
      {note === null ? null : (
        <p role="status" className={styles['note']}>
          {note}
        </p>
      )}
      <TextField
        ref={nameField}
        label={t('categories.name')}
        value={draft.name}
        fault={wasTried && fault !== null ? t(`categories.${fault}`, { max: NAME_MAX }) : undefined}
        required
        autoFocus
        onChange={(event) => change({ ...draft, name: event.target.value })}
      />
      <YearField
        ref={yearField}
        draft={draft}
        fault={wasTried && !isYearFine ? t('calendars.yearFault', { first: FIRST_YEAR, last: LAST_YEAR }) : undefined}
        onChange={(year) => change({ ...draft, year })}
      />
      <TextArea
        label={t('categories.description')}
        value={draft.description}
        rows={2}
        onChange={(event) => change({ ...draft, description: event.target.value })}
      />
      <ColorPalette color={draft.color} onChoose={(color) => change({ ...draft, color })} />
      {failure === null ? null : (
        <p role="alert" className={styles['failure']}>
          <FailureWords code={failure} />
        </p>
      )}
      <div className={inlineForm['actions']}>
        <Button kind="plain" onClick={manager.finish}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" kind="primary" disabled={isSaving} aria-busy={isSaving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

interface YearFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly draft: CalendarDraft
  readonly fault: string | undefined
  readonly onChange: (year: string) => void
}

/** A calendar's year; if it cannot be shown, says what happens instead. */
function YearField({ ref, draft, fault, onChange }: YearFieldProps) {
  const { t } = useTranslation()
  const current = yearOf(useToday())
  const year = typedYear(draft.year)
  const nearest = year === null ? null : clampYear(year, current)
  return (
    <div className={styles['year']}>
      <TextField
        ref={ref}
        label={t('calendars.year')}
        type="number"
        inputMode="numeric"
        min={FIRST_YEAR}
        max={LAST_YEAR}
        value={draft.year}
        fault={fault}
        hint={
          nearest === year
            ? t('calendars.yearHint')
            : t('calendars.yearOutside', { ...yearWindow(current), nearest: nearest ?? current })
        }
        required
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
