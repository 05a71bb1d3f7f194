const OPEN = 'assistant-conversation'
const DRAFT = 'assistant-draft'

/** What is open in the chat of this tab of the browser, and what is typed there, for who comes back to it. */
export const keptConversation = (): string | null => sessionStorage.getItem(OPEN)

export function keepConversation(id: string | null): void {
  if (id === null) sessionStorage.removeItem(OPEN)
  else sessionStorage.setItem(OPEN, id)
}

export const keptDraft = (): string => sessionStorage.getItem(DRAFT) ?? ''

export function keepDraft(text: string): void {
  if (text === '') sessionStorage.removeItem(DRAFT)
  else sessionStorage.setItem(DRAFT, text)
}
