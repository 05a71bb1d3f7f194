import type { ChangeKind } from '@dodici/contract/change-kinds'

/**
 * A change that nobody made: a subscribed calendar was read again. It moves ETags, live updates and sync tokens as every
 * change does, but it stands in no history and no trash, is not undone, and the journal keeps of it only what it touched,
 * for a short time.
 */
export const QUIET_KIND = 'subscription.refresh' satisfies ChangeKind

export const isQuiet = ({ kind }: { readonly kind: string }): boolean => kind === QUIET_KIND
