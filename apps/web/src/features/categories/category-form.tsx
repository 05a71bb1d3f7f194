import { NAME_MAX } from '@dodici/contract/limits'
import { countCharacters } from '@dodici/core/event'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ColorPalette } from '../../ui/color-palette.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import inlineForm from '../../ui/inline-form.module.css'
import { hasPossibleReminders, type CategoryDraft } from './category-draft.ts'
import { DefaultReminders } from './default-reminders.tsx'

interface Props {
  readonly title: string
  /** A note before saving. */
  readonly note?: string
  readonly draft: CategoryDraft
  readonly submitLabel: string
  readonly isPending: boolean
  readonly onChange: (draft: CategoryDraft) => void
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

/** The form in the list: above it for a new category, in its row for an existing one. */
export function CategoryForm({ title, note, draft, submitLabel, isPending, onChange, onSubmit, onCancel }: Props) {
  const { t } = useTranslation()
  const [wasTried, setWasTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const fault = nameFault(draft.name.trim())

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (fault !== null) nameField.current?.focus()
    else if (hasPossibleReminders(draft)) onSubmit()
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <form ref={form} className={inlineForm['form']} aria-labelledby={id} noValidate onSubmit={submit}>
      <h3 id={id} className={inlineForm['title']}>
        {title}
      </h3>
      {note === undefined ? null : <p role="status">{note}</p>}
      <TextField
        ref={nameField}
        label={t('categories.name')}
        value={draft.name}
        fault={wasTried && fault !== null ? t(`categories.${fault}`, { max: NAME_MAX }) : undefined}
        required
        autoFocus
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <TextArea
        label={t('categories.description')}
        value={draft.description}
        rows={2}
        onChange={(event) => onChange({ ...draft, description: event.target.value })}
      />
      <ColorPalette color={draft.color} onChoose={(color) => onChange({ ...draft, color })} />
      <DefaultReminders reminders={draft.reminders} onChange={(reminders) => onChange({ ...draft, reminders })} />
      <div className={inlineForm['actions']}>
        <Button kind="plain" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" kind="primary" disabled={isPending} aria-busy={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

function nameFault(name: string): 'nameRequired' | 'nameTooLong' | null {
  if (name === '') return 'nameRequired'
  return countCharacters(name) > NAME_MAX ? 'nameTooLong' : null
}
