import { wallAt } from '@dodici/core/zone'
import { partsOf, dayOfWall } from '@dodici/core/date'
import type { Session, User } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { createCategories } from '#server/features/categories/categories.service.ts'
import { createEvents } from '#server/features/events/create-event.service.ts'
import { actorOfToken } from '#server/features/sessions/sessions.service.ts'
import { createAccountFor } from '#server/features/users/accounts.service.ts'
import { login, type AccountStorage } from '#server/features/users/users.service.ts'
import { AppError } from '#server/errors.ts'
import { demoDrafts } from './demo-drafts.ts'
import type { DemoCategory, Words } from './demo-entry.ts'

export const DEMO_EMAIL = 'demo@dodici.example'
export const DEMO_PASSWORD = 'un anno intero'

const DEMO_ZONE = 'Europe/Rome'
const USER_AGENT = 'dodici --demo'

const categories: readonly { key: DemoCategory; name: Words; color: string }[] = [
  { key: 'work', name: { it: 'Lavoro', en: 'Work' }, color: '#1976d2' },
  { key: 'family', name: { it: 'Famiglia', en: 'Family' }, color: '#e91e63' },
  { key: 'health', name: { it: 'Salute', en: 'Health' }, color: '#388e3c' },
  { key: 'study', name: { it: 'Studio', en: 'Study' }, color: '#7b1fa2' },
  { key: 'travel', name: { it: 'Viaggi', en: 'Travel' }, color: '#f57c00' },
  { key: 'sport', name: { it: 'Sport', en: 'Sport' }, color: '#0097a7' },
  { key: 'home', name: { it: 'Casa', en: 'Home' }, color: '#795548' },
]

/**
 * Makes the demo account with a rich year, this year, unless it is there already. Answers whether it was made now.
 * @throws AppError when somebody else has the demo address with another password
 */
export async function createDemo(storage: AccountStorage, language: User['language']): Promise<boolean> {
  const isNew = await createUnlessThere(storage, language)
  const session = await login(storage, { email: DEMO_EMAIL, password: DEMO_PASSWORD }, USER_AGENT)
  if (isNew) await fill(storage, session, language)
  return isNew
}

/** The operator asked for it: it does not matter whether others may register. */
async function createUnlessThere(storage: AccountStorage, language: User['language']): Promise<boolean> {
  try {
    await createAccountFor(storage, demoPerson(language))
    return true
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'email_taken')) throw error
    return false
  }
}

const demoPerson = (language: User['language']) => ({
  username: language === 'it' ? 'Giada Alberti' : 'Grace Allen',
  email: DEMO_EMAIL,
  password: DEMO_PASSWORD,
  language,
  timezone: DEMO_ZONE,
  country: 'IT',
})

async function fill(storage: AccountStorage, session: Session, language: User['language']): Promise<void> {
  const actor: Actor = { ...(await actorOfToken(storage, session.token)), idempotency: null }
  const drafts = categories.map(({ name, color }) => ({ name: name[language], description: '', color }))
  const made = await createCategories(storage, actor, drafts)
  const categoryIds = new Map(categories.map(({ key }, index) => [key, made.value[index]?._id ?? '']))
  const today = wallAt(Math.floor(storage.clock.now() / 60_000), DEMO_ZONE)
  const { year } = partsOf(dayOfWall(today))
  await createEvents(storage, actor, demoDrafts({ year, language, timezone: DEMO_ZONE, categoryIds }))
}
