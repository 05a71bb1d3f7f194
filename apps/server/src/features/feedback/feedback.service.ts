import type { Feedback, FeedbackCategoryId, User } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { FeedbackTable, Queries } from '#server/db/schema.ts'
import { limitsOfPlace, takeAttempts } from '#server/features/limits/limits.ts'
import { findFeedback, findFeedbackOf, holdAuthor, insertFeedback, type SignedFeedback } from './feedback.queries.ts'

export type FeedbackStorage = Storage & { readonly config: Pick<Config, 'appName'> }

/** From one address, signed in or not. */
export const FEEDBACK_AN_HOUR = 10

const NAMES: Readonly<Record<FeedbackCategoryId, Readonly<Record<User['language'], string>>>> = {
  problem: { it: 'Problema', en: 'Problem' },
  idea: { it: 'Idea', en: 'Idea' },
  usability: { it: 'Facilità d\u2019uso', en: 'Ease of use' },
  other: { it: 'Altro', en: 'Other' },
}

/** Kinds of feedback, by name in a language. */
export const feedbackCategories = (language: User['language']): { id: FeedbackCategoryId; name: string }[] =>
  (Object.keys(NAMES) as FeedbackCategoryId[]).map((id) => ({ id, name: NAMES[id][language] }))

/**
 * Stores feedback, under the sender's name if signed in.
 * @throws AppError `too_many_requests`
 */
export async function submitFeedback(
  storage: FeedbackStorage,
  from: { readonly userId: string | null; readonly address: string; readonly block: string },
  { title, details, categoryId, metadata }: Feedback,
): Promise<{ _id: string }> {
  await takeAttempts(storage, limitsOfPlace('feedback', from, { most: FEEDBACK_AN_HOUR, minutes: 60 }))
  const id = uuid()
  await storage.db.transact(async (trx) => {
    // A sender deleted meanwhile counts as a stranger.
    const isThere = from.userId !== null && (await holdAuthor(trx, from.userId))
    await insertFeedback(trx, {
      id,
      user_id: isThere ? from.userId : null,
      category: categoryId,
      title: title ?? `Feedback from ${storage.config.appName}`,
      details,
      page: withoutSecrets(metadata.page),
      url: withoutSecrets(metadata.url),
      user_agent: metadata.userAgent,
      created_at: instantOf(storage.clock),
    })
  })
  return { _id: id }
}

/** Feedback as it is exported, for the operator and its author. */
const writtenOf = (row: FeedbackTable) => ({
  _id: row.id,
  createdAt: row.created_at,
  category: row.category,
  title: row.title,
  details: row.details,
  page: row.page,
  url: row.url,
  userAgent: row.user_agent,
})

const signedOf = (row: SignedFeedback) => ({ ...writtenOf(row), email: row.email })

/** All feedback for the operator, oldest first. `email` is null for strangers. */
export const listFeedback = async ({ db }: Storage): Promise<ReturnType<typeof signedOf>[]> =>
  (await findFeedback(db.read)).map(signedOf)

/** A person's feedback. */
export const feedbackOf = async (db: Queries, { userId }: Actor): Promise<ReturnType<typeof writtenOf>[]> =>
  (await findFeedbackOf(db, userId)).map(writtenOf)

/** Pages whose path ends in a token or code. */
const SECRET_PAGES = /\/(reset-password|register)\/*$/i
/** All our secrets, wherever they appear. */
const SECRETS = /dod[a-z]{3}_[\w-]+/g

/** Removes secrets from a page's URL. */
function withoutSecrets(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const kept = SECRET_PAGES.test(decoded(path)) ? path : address
  return kept.replace(SECRETS, '[removed]')
}

/** What does not decode is no path of ours. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
