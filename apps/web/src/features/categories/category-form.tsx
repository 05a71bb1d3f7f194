import { nameSaysAway } from '@dodici/core/load'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/check-field.tsx'
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
  const { t } = useTranslation()
  const { draft, change, finish } = manager.form
  const guess = nameSaysAway(draft.name)
  return (
    <SwatchForm
      {...form}
      draft={draft}
      isFine={hasPossibleReminders(draft)}
      isSaving={manager.isSaving}
      onChange={(patch) => change({ ...draft, ...patch })}
      onCancel={finish}
    >
      <CheckField
        label={t('categories.away')}
        hint={t('categories.awayHint')}
        isChecked={draft.away ?? guess}
        onChange={(away) => change({ ...draft, away: away === guess ? null : away })}
      />
      <DefaultReminders reminders={draft.reminders} onChange={(reminders) => change({ ...draft, reminders })} />
    </SwatchForm>
  )
}
