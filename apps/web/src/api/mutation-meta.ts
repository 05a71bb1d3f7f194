import type { en } from '../i18n/en.ts'
import type { PlainKeys } from '../i18n/words.ts'

/** A key of a text without values. */
export type MessageKey = PlainKeys<typeof en>

/** An action in a message. Its label is made when it is drawn. */
export interface NextAction {
  readonly label: () => string
  readonly run: () => void
}

/**
 * What the page says about a write: declared by the mutation, shown by the query client. Without `error`, the text for
 * the error's code is shown.
 */
// A type, because an interface is not assignable to a record of unknown values.
export type MutationNotice = {
  /** A key, or the text itself if it depends on the result ("200 events added"). */
  readonly success?: MessageKey | ((result: unknown) => string)
  /** A key, or the text itself if it contains a value. */
  readonly error?: MessageKey | (() => string)
  /** Offers "Undo" if the result carries a change (`Written`). */
  readonly undo?: true
  /** An action offered beside "Undo"; null without one. */
  readonly next?: () => NextAction | null
  /** Says nothing at all. */
  readonly silent?: true
  /** The feature shows failures itself, where the person is looking; success is still reported. */
  readonly ownFailure?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationNotice
  }
}
