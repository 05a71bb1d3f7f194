import { TOKEN_MAX } from './limits.ts'

const PREFIX = 'urn:dodici:sync:'
const MARK = /^\d{1,15}$/

/** The sync token of a calendar whose newest change has this number. */
export const syncTokenOf = (mark: number): string => `${PREFIX}${mark}`

/** The number in a sync token. Null for a token that is none of ours. */
export function markOfSyncToken(token: string): number | null {
  const text = token.length > TOKEN_MAX ? '' : token.trim()
  const mark = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : ''
  return MARK.test(mark) ? Number(mark) : null
}
