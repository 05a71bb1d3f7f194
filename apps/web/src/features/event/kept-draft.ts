import type { EventDraft } from './draft.ts'
import type { Opened } from './use-event-editor.ts'

const KEY = 'event-draft'

/** What somebody was typing when their session ended. */
export interface KeptDraft {
  readonly userId: string
  /** Which dialog it was, as its address says it. */
  readonly target: string
  readonly opened: Opened
  readonly draft: EventDraft
}

/** Keeps it in this tab, until it is taken up or the tab is closed. */
export const keepDraft = (kept: KeptDraft): void => sessionStorage.setItem(KEY, JSON.stringify(kept))

export const forgetDraft = (): void => sessionStorage.removeItem(KEY)

/** Forgets what belongs to anybody else; null for nobody. */
export function forgetDraftOfOthers(userId: string | null): void {
  if (stored()?.userId !== userId) forgetDraft()
}

/** What this person was typing in this dialog; null for nothing. */
export function keptDraft(userId: string | null, target: string): KeptDraft | null {
  const kept = stored()
  return kept !== null && kept.userId === userId && kept.target === target ? kept : null
}

function stored(): KeptDraft | null {
  const text = sessionStorage.getItem(KEY)
  // Nobody else writes under our key, and it does not outlive the tab.
  return text === null ? null : (JSON.parse(text) as KeptDraft)
}
