const OPEN = 'assistant-conversation'
const DRAFT = 'assistant-draft'

/** The open conversation and draft of this browser tab, for returning to them. */
export const storedConversation = (): string | null => sessionStorage.getItem(OPEN)

export function storeConversation(id: string | null): void {
  if (id === null) sessionStorage.removeItem(OPEN)
  else sessionStorage.setItem(OPEN, id)
}

export const storedDraft = (): string => sessionStorage.getItem(DRAFT) ?? ''

export function storeDraft(text: string): void {
  if (text === '') sessionStorage.removeItem(DRAFT)
  else sessionStorage.setItem(DRAFT, text)
}
