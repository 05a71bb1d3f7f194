import { SAVED_VIEW_CATEGORIES_MAX } from '@dodici/contract/limits'
import type { SavedView } from '@dodici/contract/types'
import { useId, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import { NewView } from './new-view.tsx'
import { ViewRow } from './view-row.tsx'
import styles from './views.module.css'

interface Props {
  readonly saved: readonly SavedView[]
  /** What is seen now, in words, and as a view under a name. */
  readonly nowWords: string
  readonly nowAs: (name: string) => SavedView
  readonly isShown: (view: SavedView) => boolean
  /** Whether a change is on its way, and why the last one failed. */
  readonly isBusy: boolean
  readonly failure: string | null
  /** Keys that open the palette. */
  readonly keys: string
  /** Stores all views; `said` is what is done then, and `onDone` what follows. */
  readonly onChange: (views: readonly SavedView[], said: 'saved' | 'renamed', onDone?: () => void) => void
  readonly onDelete: (view: SavedView) => void
  readonly onShow: (view: SavedView) => void
  readonly onClose: () => void
}

/** The saved views: save what is seen now, show, rename and delete. */
export function ViewsDialog({
  saved,
  nowWords,
  nowAs,
  isBusy,
  failure,
  keys,
  onChange,
  onDelete,
  onClose,
  ...row
}: Props) {
  const { t } = useTranslation()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const rename = (view: SavedView, name: string) =>
    onChange(
      saved.map((one) => (one === view ? { ...view, name } : one)),
      'renamed',
    )
  const remove = (view: SavedView) => {
    // The button that had the focus goes with its row.
    list.current?.focus()
    onDelete(view)
  }
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <h2 id={id} className={dialogStyles['title']}>
        {t('views.title')}
      </h2>
      <div className={`${dialogStyles['content']} ${styles['content']}`}>
        <p className={styles['lead']}>{t('views.lead', { keys })}</p>
        <NewView
          {...{ saved, nowWords, isBusy }}
          isTooMany={nowAs('').categories.length > SAVED_VIEW_CATEGORIES_MAX}
          onSave={(name, onSaved) => onChange(withView(saved, nowAs(name)), 'saved', onSaved)}
        />
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
        {saved.length === 0 ? <p className={styles['lead']}>{t('views.none')}</p> : null}
        <ul ref={list} tabIndex={-1} aria-labelledby={id} className={styles['list']}>
          {saved.map((view, index) => (
            // By its place: a view that is renamed is still the same row.
            <ViewRow key={index} {...{ view, saved, isBusy, onRename: rename, onDelete: remove, ...row }} />
          ))}
        </ul>
      </div>
      <div className={dialogStyles['actions']}>
        <span />
        <Button onClick={onClose}>{t('common.close')}</Button>
      </div>
    </Dialog>
  )
}

/** A view with the same name is replaced where it is. */
const withView = (saved: readonly SavedView[], view: SavedView): SavedView[] =>
  saved.some(({ name }) => name === view.name)
    ? saved.map((one) => (one.name === view.name ? view : one))
    : [...saved, view]
