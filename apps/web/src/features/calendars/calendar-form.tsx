import { yearOf } from '@dodici/core/date'
import { clampYear, yearWindow } from '../../address/shown-months.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FailureWords } from '../../ui/failure-words.tsx'
import { SwatchForm } from '../../ui/swatch-form.tsx'
import { useToday } from '../../ui/today.ts'
import { typedYear, type CalendarDraft } from './calendar-draft.ts'
import styles from './calendar-form.module.css'
import type { ManagerState } from './use-calendar-manager.ts'
import { YearInput } from './year-input.tsx'

interface Props {
  readonly title: string
  /** A note before saving. */
  readonly note: string | null
  readonly submitLabel: string
  readonly manager: ManagerState
  readonly onSubmit: () => void
}

/** The form of a calendar in the list. */
export function CalendarForm({ title, note, submitLabel, manager, onSubmit }: Props) {
  const { form, failure, isSaving } = manager
  const { draft, change } = form
  return (
    <SwatchForm
      title={title}
      note={
        note === null ? null : (
          <p role="status" className={styles['note']}>
            {note}
          </p>
        )
      }
      draft={draft}
      belowName={(wasTried) => (
        <YearField draft={draft} wasTried={wasTried} onChange={(year) => change({ ...draft, year })} />
      )}
      isFine={typedYear(draft.year) !== null}
      submitLabel={submitLabel}
      isSaving={isSaving}
      onChange={(patch) => change({ ...draft, ...patch })}
      onSubmit={onSubmit}
      onCancel={manager.finish}
    >
      {failure === null ? null : (
        <p role="alert" className={styles['failure']}>
          <FailureWords code={failure} />
        </p>
      )}
    </SwatchForm>
  )
}

interface YearFieldProps {
  readonly draft: CalendarDraft
  readonly wasTried: boolean
  readonly onChange: (year: string) => void
}

/** A calendar's year; if it cannot be shown, says what happens instead. */
function YearField({ draft, wasTried, onChange }: YearFieldProps) {
  const { t } = useTranslation()
  const current = yearOf(useToday())
  const year = typedYear(draft.year)
  const nearest = year === null ? null : clampYear(year, current)
  return (
    <div className={styles['year']}>
      <YearInput
        label={t('calendars.year')}
        hint={
          nearest === year
            ? t('calendars.yearHint')
            : t('calendars.yearOutside', { ...yearWindow(current), nearest: nearest ?? current })
        }
        year={draft.year}
        saysFault={wasTried}
        onChange={onChange}
      />
    </div>
  )
}
