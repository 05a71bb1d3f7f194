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

/** What the dialog was opened on: an event, or null for a new one; and what the fields showed first. */
export interface Opened {
  readonly edited: EditedEvent | null
  readonly before: EventDraft
}

/** What the person is asked before the dialog goes on. */
export type Question = 'saveScope' | 'delete' | 'leave' | null

interface Circumstances {
  readonly first: Opened
  readonly restored: EventDraft | undefined
  readonly viewerZone: string
  readonly onClose: () => void
  readonly onUnsaved: (hasUnsaved: boolean) => void
}

const editOf = ({ edited, before }: Opened, after: EventDraft): Edit | null => edited && { edited, before, after }

function useEditorState({ first, restored, onClose, onUnsaved }: Circumstances) {
  const [opened, setOpened] = useState(first)
  const [draft, setDraft] = useState(restored ?? first.before)
  const [attempts, setAttempts] = useState(0)
  const [question, ask] = useState<Question>(null)
  const [newer, setNewer] = useState<EditedEvent | null>(null)
  /** What a save meant last; null where the person has not said it, or meant to delete. */
  const [lastScope, setLastScope] = useState<Scope | null>(null)
  const writes = useEventWrites({ onDone: onClose, onNewer: setNewer })
  /** Shows another draft; whether it has anything to lose is seen against what was opened. */
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

/** Saves, or first says what is wrong, or asks which part of a series is meant. */
function submit(state: EditorState, onClose: () => void): void {
  const { opened, draft, writes } = state
  state.setAttempts(state.attempts + 1)
  const edit = editOf(opened, draft)
  if (Object.keys(faultsOf(draft, edit)).length > 0) return
  if (!edit) writes.create(draft)
  else if (isUnchanged(edit)) onClose()
  else saveOrAsk(state, edit, null)
}

/** Saves as was said before, if that can still be meant; else asks, where several parts can. */
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

/** Goes on from the newer copy with what the person chose of both; saves, where something of theirs is left. */
function settle(state: EditorState, edit: Edit, isSaving: boolean): void {
  state.setNewer(null)
  state.setOpened({ edited: edit.edited, before: edit.before })
  state.showDraft(edit.after, edit.before)
  if (isSaving && !isUnchanged(edit)) saveOrAsk(state, edit, state.lastScope)
}

/** The state of the dialog, and what its buttons do. */
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
    /** Deletes; of a series, asks first which part of it. The undo takes it back. */
    removeOrAsk: () => {
      if (opened.edited && deletableScopes(opened.edited).length > 1) ask('delete')
      else remove(state, 'all')
    },
    /** Closes, but not over something typed without asking. */
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
