import { NAME_MAX } from '@dodici/contract/limits'
import { countCharacters } from '@dodici/core/event'
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { ColorPalette } from './color-palette.tsx'
import inlineForm from './inline-form.module.css'
import { TextArea, TextField } from './text-field.tsx'

interface SwatchDraft {
  readonly name: string
  readonly description: string
  readonly color: string
}

interface Props {
  readonly title: string
  /** A note before saving. */
  readonly note?: ReactNode
  readonly draft: SwatchDraft
  /** Fields below the name; whether saving was tried, so that they say what is wrong. */
  readonly belowName?: (wasTried: boolean) => ReactNode
  /** Fields at the end, and why it was not saved. */
  readonly children?: ReactNode
  /** Whether these fields can be saved. */
  readonly isFine: boolean
  readonly submitLabel: string
  readonly isSaving: boolean
  readonly onChange: (patch: Partial<SwatchDraft>) => void
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

/** The form of a calendar or category in its list: above it for a new one, in its row for an existing one. */
export function SwatchForm({ title, note, draft, belowName, children, isFine, ...rest }: Props) {
  const { submitLabel, isSaving, onChange, onSubmit, onCancel } = rest
  const { t } = useTranslation()
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const fault = nameFault(draft.name.trim())
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (fault === null && isFine) onSubmit()
  }

  return (
    <form ref={form} className={inlineForm['form']} aria-labelledby={id} noValidate onSubmit={submit}>
      <h3 id={id} className={inlineForm['title']}>
        {title}
      </h3>
      {note}
      <TextField
        label={t('categories.name')}
        value={draft.name}
        fault={tries > 0 && fault !== null ? t(`categories.${fault}`, { max: NAME_MAX }) : undefined}
        required
        autoFocus
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {belowName?.(tries > 0)}
      <TextArea
        label={t('categories.description')}
        value={draft.description}
        rows={2}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <ColorPalette color={draft.color} onChoose={(color) => onChange({ color })} />
      {children}
      <div className={inlineForm['actions']}>
        <Button kind="plain" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" kind="primary" disabled={isSaving} aria-busy={isSaving}>
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
