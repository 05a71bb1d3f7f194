import type { Calendar } from '@dodici/contract/types'
import { useState } from 'react'
import { draftOf, emptyDraft, isSameDraft, withTyped, type CalendarDraft } from './calendar-draft.ts'

/** What the dialog is doing beside the list. */
export type Mode =
  | { readonly kind: 'idle' | 'creating' | 'subscribing' }
  | { readonly kind: 'editing'; readonly id: string; readonly version: number }
  | { readonly kind: 'copying'; readonly id: string }

interface FormState {
  readonly mode: Mode
  /** Initial and present values. */
  readonly initial: CalendarDraft
  readonly draft: CalendarDraft
  /** Changed elsewhere while the form is open. */
  readonly isOvertaken: boolean
}

const NOTHING = emptyDraft(0)
const idle: FormState = { mode: { kind: 'idle' }, initial: NOTHING, draft: NOTHING, isOvertaken: false }

export type CalendarFormState = ReturnType<typeof useCalendarForm>

/** The dialog's mode and its one form. Separate from the list, which may lose the edited calendar. */
export function useCalendarForm() {
  const [state, setState] = useState(idle)
  const begin = (mode: Mode, initial = NOTHING) => setState({ mode, initial, draft: initial, isOvertaken: false })
  return {
    mode: state.mode,
    draft: state.draft,
    isOvertaken: state.isOvertaken,
    isChanged: !isSameDraft(state.draft, state.initial),
    startCreating: (year: number) => begin({ kind: 'creating' }, emptyDraft(year)),
    startEditing: (calendar: Calendar) =>
      begin({ kind: 'editing', id: calendar._id, version: calendar.version }, draftOf(calendar)),
    startSubscribing: () => begin({ kind: 'subscribing' }),
    startCopying: ({ _id }: Calendar) => begin({ kind: 'copying', id: _id }),
    change: (draft: CalendarDraft) => setState((before) => ({ ...before, draft })),
    /** Takes the newer copy, with the person's input over it. */
    overtake: (newer: Calendar) =>
      setState((before) => ({
        mode: { kind: 'editing', id: newer._id, version: newer.version },
        initial: draftOf(newer),
        draft: withTyped(draftOf(newer), before.draft, before.initial),
        isOvertaken: true,
      })),
    finish: () => setState(idle),
  }
}
