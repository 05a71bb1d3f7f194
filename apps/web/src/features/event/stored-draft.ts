import type { EventDraft } from './draft.ts'
import type { EditorStart } from './use-event-editor.ts'

const KEY = 'event-draft'

/** Input saved when the session ended. */
export interface StoredDraft {
  readonly userId: string
  /** The dialog, by its URL. */
  readonly target: string
  readonly opened: EditorStart
  readonly draft: EventDraft
}

/** Saves it in this tab until it is restored or the tab closes. */
export const storeDraft = (kept: StoredDraft): void => sessionStorage.setItem(KEY, JSON.stringify(kept))

export const forgetDraft = (): void => sessionStorage.removeItem(KEY)

/** Deletes input of anybody else; null for everybody. */
export function forgetDraftOfOthers(userId: string | null): void {
  if (stored()?.userId !== userId) forgetDraft()
}

/** This person's saved input for this dialog; null if there is none. */
export function storedDraft(userId: string | null, target: string): StoredDraft | null {
  const kept = stored()
  return kept !== null && kept.userId === userId && kept.target === target ? kept : null
}

function stored(): StoredDraft | null {
  const text = sessionStorage.getItem(KEY)
  // Nobody else writes under our key, and it does not outlive the tab.
  return text === null ? null : (JSON.parse(text) as StoredDraft)
}
