import type { SavedView } from '@dodici/contract/types'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { nameFault, viewName } from './view-name.ts'
import styles from './views.module.css'

interface Props {
  readonly view: SavedView
  readonly saved: readonly SavedView[]
  readonly isShown: (view: SavedView) => boolean
  readonly isBusy: boolean
  readonly onShow: (view: SavedView) => void
  readonly onRename: (view: SavedView, name: string) => void
  readonly onDelete: (view: SavedView) => void
}

/** A saved view, with what can be done with it. */
export function ViewRow({ view, saved, isShown, isBusy, onShow, onRename, onDelete }: Props) {
  const { t } = useTranslation()
  const [isRenaming, setIsRenaming] = useState(false)
  // The button takes the focus back from the field that was in its place.
  const [wasRenaming, setWasRenaming] = useState(false)
  const { name } = view
  if (isRenaming) {
    const others = saved.filter((other) => other !== view)
    const rename = (next: string) => {
      if (next !== name) onRename(view, next)
      setIsRenaming(false)
    }
    return <Renaming {...{ name, others, isBusy }} onRename={rename} onCancel={() => setIsRenaming(false)} />
  }
  return (
    <li className={styles['row']}>
      <bdi className={styles['name']}>{name}</bdi>
      {isShown(view) ? (
        <span className={styles['shown']}>{t('views.shown')}</span>
      ) : (
        <Button aria-label={t('views.showNamed', { name })} onClick={() => onShow(view)}>
          {t('views.show')}
        </Button>
      )}
      <IconButton
        icon={Pencil}
        label={t('views.renameNamed', { name })}
        title={t('views.rename')}
        disabled={isBusy}
        autoFocus={wasRenaming}
        onClick={() => {
          setIsRenaming(true)
          setWasRenaming(true)
        }}
      />
      <IconButton
        icon={Trash2}
        label={t('views.deleteNamed', { name })}
        title={t('common.delete')}
        disabled={isBusy}
        onClick={() => onDelete(view)}
      />
    </li>
  )
}

interface RenamingProps {
  readonly name: string
  readonly others: readonly SavedView[]
  readonly isBusy: boolean
  readonly onRename: (name: string) => void
  readonly onCancel: () => void
}

function Renaming({ name, others, isBusy, onRename, onCancel }: RenamingProps) {
  const { t } = useTranslation()
  const [typed, type] = useState(name)
  const next = viewName(typed)
  const fault = nameFault(next, others, t)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (fault === null && !isBusy) onRename(next)
  }
  return (
    <li>
      <form
        className={styles['form']}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Leaves the name alone, and not the dialog.
          event.preventDefault()
          event.stopPropagation()
          onCancel()
        }}
      >
        <TextField
          label={t('views.name')}
          fault={fault ?? undefined}
          value={typed}
          autoFocus
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
        <div className={styles['buttons']}>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button type="submit" kind="primary">
            {t('common.save')}
          </Button>
        </div>
      </form>
    </li>
  )
}
