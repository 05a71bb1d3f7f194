import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { ScopeDialog } from '../../ui/question/scope-dialog.tsx'
import { LeaveDialog } from '../../ui/question/leave-dialog.tsx'
import { deletableScopes } from './deletable-scopes.ts'
import { EditorFooter } from './editor-footer.tsx'
import styles from './event-editor.module.css'
import { EventForm, type Viewer } from './event-form.tsx'
import { Preparation } from './preparation.tsx'
import type { EditedEvent, EventDraft } from './draft.ts'
import { useEventEditor, type EventEditing, type EditorStart } from './use-event-editor.ts'
import { useStoreDraft } from './use-store-draft.ts'

/** Callbacks of the dialog. */
export interface EditorEvents {
  /** Identifies the dialog, like its URL. */
  readonly target: string
  readonly onClose: () => void
  readonly onManageCategories: () => void
  /** Whether there is unsaved input. */
  readonly onUnsaved: (hasUnsaved: boolean) => void
}

interface Props extends EditorEvents {
  readonly first: EditorStart
  /** Input from before the session ended. */
  readonly restored?: EventDraft
  readonly viewer: Viewer
}

/** The dialog of one event, new or existing. It stays open, with its input, until a save succeeds. */
export function EventEditor({ first, restored, viewer, ...events }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const editing = useEventEditor({ first, restored, viewerZone: viewer.timezone, ...events })
  useStoreDraft(events.target, editing)
  return (
    <>
      <Dialog labelledBy={id} onClose={editing.leave}>
        <h2 id={id} className="visually-hidden">
          {t(first.edited ? 'event.editEvent' : 'event.newEvent')}
        </h2>
        {editing.newer ? (
          <ConflictPanel editing={editing} newer={editing.newer} viewer={viewer} />
        ) : (
          <EditorForm
            editing={editing}
            viewer={viewer}
            isRestored={restored !== undefined}
            onManageCategories={events.onManageCategories}
          />
        )}
      </Dialog>
      <EditorQuestion editing={editing} onClose={events.onClose} />
    </>
  )
}

interface FormProps extends Pick<Props, 'viewer' | 'onManageCategories'> {
  readonly editing: EventEditing
  readonly isRestored: boolean
}

function EditorForm({ editing, viewer, isRestored, onManageCategories }: FormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (editing.attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [editing.attempts])
  const saveByKey = (key: KeyboardEvent) => {
    if (key.key === 'Enter' && (key.ctrlKey || key.metaKey)) form.current?.requestSubmit()
  }
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onKeyDown={saveByKey}
      onSubmit={(submit) => {
        submit.preventDefault()
        editing.submit()
      }}
    >
      <div className={styles['scroll']}>
        {isRestored ? (
          <p role="status" className={styles['restored']}>
            {t('event.restored')}
          </p>
        ) : null}
        <EventForm
          draft={editing.draft}
          faults={editing.faults}
          viewer={viewer}
          ruleDay={editing.ruleDay}
          repetition={editing.repetition}
          moreDates={editing.opened.edited?.event.rdates.length ?? 0}
          savedCategoryId={editing.opened.edited ? editing.opened.before.categoryId : null}
          onChange={editing.change}
          onManageCategories={onManageCategories}
        />
        {editing.opened.edited ? <Preparation event={editing.opened.edited.event} /> : null}
      </div>
      <EditorFooter editing={editing} />
    </form>
  )
}

interface QuestionProps extends Pick<Props, 'onClose'> {
  readonly editing: EventEditing
}

function EditorQuestion({ editing, onClose }: QuestionProps) {
  const { t } = useTranslation()
  const { edited } = editing.opened
  const cancel = () => editing.ask(null)
  if (editing.question === 'leave') {
    return <LeaveDialog text={t('event.leave.text')} onStay={cancel} onLeave={onClose} />
  }
  if (!edited) return null
  if (editing.question === 'saveScope') {
    return <ScopeDialog scopes={editing.scopes} day={dayOf(edited)} onCancel={cancel} onChoose={editing.saveAs} />
  }
  if (editing.question === 'delete') {
    const { title } = editing.opened.before
    return (
      <ScopeDialog
        scopes={deletableScopes(edited)}
        day={dayOf(edited)}
        title={title}
        isDeleting
        onCancel={cancel}
        onChoose={editing.remove}
      />
    )
  }
  return null
}

const dayOf = ({ event, occurrence }: EditedEvent): string => (occurrence?.start ?? event.start).slice(0, 10)
