import type { ReactNode } from 'react'
import { SwatchForm } from '../../ui/swatch-form.tsx'
import { hasPossibleReminders } from './category-draft.ts'
import { DefaultReminders } from './default-reminders.tsx'
import type { ManagerState } from './use-category-manager.ts'

interface Props {
  readonly title: string
  readonly note?: ReactNode
  readonly submitLabel: string
  readonly manager: ManagerState
  readonly onSubmit: () => void
}

/** The form of a category in the list. */
export function CategoryForm({ manager, ...form }: Props) {
  const { draft, change, finish } = manager.form
  return (
    <SwatchForm
      {...form}
      draft={draft}
      isFine={hasPossibleReminders(draft)}
      isSaving={manager.isSaving}
      onChange={(patch) => change({ ...draft, ...patch })}
      onCancel={finish}
    >
      <DefaultReminders reminders={draft.reminders} onChange={(reminders) => change({ ...draft, reminders })} />
    </SwatchForm>
  )
}
