import type { en } from '../i18n/en.ts'
import type { PlainKeys } from '../i18n/words.ts'

/** A key of a text that needs no values. */
export type MessageKey = PlainKeys<typeof en>

/** Something that a message offers. Its words are made when it is drawn. */
export interface NextAction {
  readonly label: () => string
  readonly run: () => void
}

/**
 * What the page says about a write, declared by the mutation and shown by the query client. Without `error`, the words
 * of the error's code are shown.
 */
// A type and not an interface: only a type can stand where a record of unknown values is wanted.
export type MutationNotice = {
  /** A key, or the words themselves where they depend on the result ("200 events added"). */
  readonly success?: MessageKey | ((result: unknown) => string)
  /** A key, or the words themselves where they hold a value. */
  readonly error?: MessageKey | (() => string)
  /** Offers "Undo" where the result carries a change (`Written`). */
  readonly undo?: true
  /** What may follow, offered beside "Undo"; null where there is nothing. */
  readonly next?: () => NextAction | null
  /** Says nothing at all. */
  readonly silent?: true
  /** The feature shows a failure itself, where the person is looking; a success is still said. */
  readonly ownFailure?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationNotice
  }
}
