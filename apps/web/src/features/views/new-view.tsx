import { SAVED_VIEW_CATEGORIES_MAX, SAVED_VIEWS_MAX } from '@dodici/contract/limits'
import type { SavedView } from '@dodici/contract/types'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { nameFault, viewName } from './view-name.ts'
import styles from './views.module.css'

interface Props {
  readonly saved: readonly SavedView[]
  readonly nowWords: string
  /** Whether more categories are seen than a view can have. */
  readonly isTooMany: boolean
  readonly isBusy: boolean
  readonly onSave: (name: string, onSaved: () => void) => void
}

/** Saves what is seen now; under a name that there is already, in place of that view. */
export function NewView({ saved, nowWords, isTooMany, isBusy, onSave }: Props) {
  const { t } = useTranslation()
  const [typed, type] = useState('')
  const [isTried, setIsTried] = useState(false)
  const name = viewName(typed)
  const isReplacing = saved.some((view) => view.name === name)
  const limit = isTooMany ? t('views.tooMany', { max: SAVED_VIEW_CATEGORIES_MAX }) : null
  const full = saved.length >= SAVED_VIEWS_MAX && !isReplacing ? t('views.full', { max: SAVED_VIEWS_MAX }) : null
  const fault = nameFault(name, [], t) ?? limit ?? full
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(fault !== null)
    if (fault !== null || isBusy) return
    onSave(name, () => type(''))
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p>{t('views.now', { words: nowWords })}</p>
      <TextField
        label={t('views.name')}
        fault={isTried && fault !== null ? fault : undefined}
        value={typed}
        autoComplete="off"
        onChange={(event) => {
          type(event.target.value)
          setIsTried(false)
        }}
      />
      <Button type="submit" kind="primary" aria-disabled={isBusy || undefined}>
        {isReplacing ? t('views.replace', { name }) : t('views.save')}
      </Button>
    </form>
  )
}
