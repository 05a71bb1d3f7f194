import type { Scope } from '@dodici/contract/types'
import { useState } from 'react'
import { faultsOf, faultsWhileTyping } from './draft-faults.ts'
import { deletableScopes } from './deletable-scopes.ts'
import { draftOf, shownOfNew, type EditedEvent, type EventDraft } from './draft.ts'
import { isUnchanged, type Edit } from './edit.ts'
import { scopesOf } from './event-patch.ts'
import { shownRepetition } from './series-patch.ts'
import { ruleDay } from './series-times.ts'
import { useEventWrites } from './use-event-writes.ts'

/** What the dialog was opened on (null for a new event), and its initial fields. */
export interface EditorStart {
  readonly edited: EditedEvent | null
  readonly before: EventDraft
}

/** A question that blocks the dialog. */
export type Question = 'saveScope' | 'delete' | 'leave' | null

interface Circumstances {
  readonly first: EditorStart
  readonly restored: EventDraft | undefined
  readonly viewerZone: string
  readonly onClose: () => void
  readonly onUnsaved: (hasUnsaved: boolean) => void
}

const editOf = ({ edited, before }: EditorStart, after: EventDraft): Edit | null => edited && { edited, before, after }

function useEditorState({ first, restored, onClose, onUnsaved }: Circumstances) {
  const [opened, setOpened] = useState(first)
  const [draft, setDraft] = useState(restored ?? first.before)
  const [attempts, setAttempts] = useState(0)
  const [question, ask] = useState<Question>(null)
  const [newer, setNewer] = useState<EditedEvent | null>(null)
  /** The scope of the last save; null if none was chosen, or for a deletion. */
  const [lastScope, setLastScope] = useState<Scope | null>(null)
  const writes = useEventWrites({ onDone: onClose, onNewer: setNewer })
  /** Shows another draft; unsaved input is still compared with what was opened. */
  const showDraft = (next: EventDraft, before: EventDraft) => {
    setDraft(next)
    onUnsaved(!isUnchanged({ before, after: next }))
  }
  return {
    ...{ opened, setOpened, draft, showDraft, attempts, setAttempts },
    ...{ question, ask, newer, setNewer, lastScope, setLastScope, writes },
  }
}

type EditorState = ReturnType<typeof useEditorState>

function save({ ask, setLastScope, writes }: EditorState, edit: Edit, scope: Scope): void {
  ask(null)
  setLastScope(scope)
  writes.save(edit, scope)
}

/** Saves, or first shows errors, or asks for the scope. */
function submit(state: EditorState, onClose: () => void): void {
  const { opened, draft, writes } = state
  state.setAttempts(state.attempts + 1)
  const edit = editOf(opened, draft)
  if (Object.keys(faultsOf(draft, edit)).length > 0) return
  if (!edit) writes.create(draft)
  else if (isUnchanged(edit)) onClose()
  else saveOrAsk(state, edit, null)
}

/** Saves with the earlier scope if that is still possible; otherwise asks if there are several. */
function saveOrAsk(state: EditorState, edit: Edit, said: Scope | null): void {
  const scopes = scopesOf(edit)
  if (said !== null && scopes.includes(said)) save(state, edit, said)
  else if (scopes.length > 1) state.ask('saveScope')
  else save(state, edit, 'all')
}

function remove({ opened, ask, setLastScope, writes }: EditorState, scope: Scope): void {
  ask(null)
  setLastScope(null)
  if (opened.edited) writes.remove(opened.edited, scope)
}

/** Continues from the newer copy with the person's choices, and saves if any of their changes are left. */
function settle(state: EditorState, edit: Edit, isSaving: boolean): void {
  state.setNewer(null)
  state.setOpened({ edited: edit.edited, before: edit.before })
  state.showDraft(edit.after, edit.before)
  if (isSaving && !isUnchanged(edit)) saveOrAsk(state, edit, state.lastScope)
}

/** The dialog's state and actions. */
export function useEventEditor(circumstances: Circumstances) {
  const { viewerZone, onClose } = circumstances
  const state = useEditorState(circumstances)
  const { opened, draft, newer, attempts, question, ask, writes } = state
  const edit = editOf(opened, draft)
  const faults = faultsOf(draft, edit)
  return {
    ...{ opened, draft, newer, question, attempts, ask },
    failure: writes.failure,
    isBusy: writes.isBusy,
    faults: { ...(attempts > 0 ? faults : faultsWhileTyping(faults)), ...writes.refused },
    ruleDay: edit ? ruleDay(edit) : draft.startDay || opened.before.startDay,
    repetition: edit ? shownRepetition(edit) : shownOfNew(draft),
    scopes: edit ? scopesOf(edit) : [],
    change: (next: EventDraft) => {
      writes.forget()
      state.showDraft(next, opened.before)
    },
    submit: () => submit(state, onClose),
    saveAs: (scope: Scope) => {
      if (edit) save(state, edit, scope)
    },
    remove: (scope: Scope) => remove(state, scope),
    /** Deletes; for a series, asks for the scope first. Can be undone. */
    removeOrAsk: () => {
      if (opened.edited && deletableScopes(opened.edited).length > 1) ask('delete')
      else remove(state, 'all')
    },
    /** Closes, after asking if there is unsaved input. */
    leave: () => {
      if (writes.isBusy) return
      if (isUnchanged({ before: opened.before, after: draft })) onClose()
      else ask('leave')
    },
    settle: (after: EventDraft, isSaving: boolean) => {
      if (newer) settle(state, { edited: newer, before: draftOf(newer, viewerZone), after }, isSaving)
    },
  }
}

export type EventEditing = ReturnType<typeof useEventEditor>
