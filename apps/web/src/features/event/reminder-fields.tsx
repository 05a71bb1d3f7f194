import type { Category } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { categories } from '../../api/categories.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { RemindedPerson } from '../../ui/reminders/reminded-person.ts'
import { draftReminder, isPossible, type DraftReminder } from '../../ui/reminders/reminder-draft.ts'
import { RemindersField } from '../../ui/reminders/reminders-field.tsx'
import notes from '../../ui/notes.module.css'
import type { Faults } from './draft-faults.ts'
import type { EventDraft } from './draft.ts'
import { FaultText } from './fault-text.tsx'

interface Props {
  readonly draft: EventDraft
  readonly faults: Faults
  readonly person: RemindedPerson
  readonly onChange: (draft: EventDraft) => void
}

/** The category's defaults, used unless something else is chosen. */
function usualReminders(category: Category | undefined, isAllDay: boolean): readonly DraftReminder[] {
  return category?.defaultReminders[isAllDay ? 'allDay' : 'timed'].map(draftReminder) ?? []
}

/** The event's reminders; for a new event with untouched ones, its category's defaults. */
export function ReminderFields({ draft, faults, person, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { data } = useQuery(categories)
  const category = data?.find(({ _id }) => _id === draft.categoryId)
  const shown = draft.reminders ?? usualReminders(category, draft.allDay)
  const isUsual = draft.reminders === null && shown.length > 0
  return (
    <>
      <RemindersField
        label={t('reminders.field.label')}
        reminders={shown}
        isAllDay={draft.allDay}
        person={person}
        onChange={(reminders) => onChange({ ...draft, reminders })}
      />
      {isUsual && category ? (
        <p className={notes['quiet']}>{t('reminders.field.usual', { name: category.name })}</p>
      ) : null}
      {/* What is wrong with a number stands beside it. */}
      {shown.every(isPossible) ? <FaultText field="reminders" faults={faults} id={id} /> : null}
    </>
  )
}
