import { wallAt } from '@dodici/core/zone'
import { dayOfWall, formatDay, partsOf } from '@dodici/core/date'
import { NOTICE } from '@dodici/core/event'
import type { Reminder, Session, User } from '@dodici/contract/types'
import { ownAccess, type Access } from '#server/actor.ts'
import { createCategories, listCategories } from '#server/features/categories/categories.service.ts'
import { createEvents } from '#server/features/events/create-event.service.ts'
import { actorOfSession } from '#server/features/sessions/sessions.service.ts'
import { createAccountFor, setPlan } from '#server/features/users/accounts.service.ts'
import type { AccountStorage } from '#server/features/users/new-account.ts'
import { login, updateProfile } from '#server/features/users/users.service.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { newPassword } from '#server/passwords.ts'
import { hasEvents } from './demo.queries.ts'
import { createDemoGoals } from './create-demo-goals.ts'
import { createDemoMilestones } from './demo-milestones.ts'
import { demoEvents } from './demo-events.ts'
import type { DemoCategory, Words } from './demo-entry.ts'

export const DEMO_EMAIL = 'demo@dodici.example'
export const DEMO_PASSWORD = 'un anno intero'

const DEMO_ZONE = 'Europe/Rome'
const OPERATOR = { userAgent: 'dodici --demo', address: '', block: '' }

interface DemoCategoryFacts {
  readonly key: DemoCategory
  readonly name: Words
  readonly color: string
  /** Minutes before, for reminders on the page. */
  readonly timed?: readonly number[]
  readonly allDay?: readonly number[]
}

const DAY = 24 * 60

const categories: readonly DemoCategoryFacts[] = [
  { key: 'work', name: { it: 'Lavoro', en: 'Work' }, color: '#1976d2', timed: [30] },
  { key: 'family', name: { it: 'Famiglia', en: 'Family' }, color: '#e91e63' },
  { key: 'health', name: { it: 'Salute', en: 'Health' }, color: '#388e3c' },
  { key: 'study', name: { it: 'Studio', en: 'Study' }, color: '#7b1fa2' },
  { key: 'travel', name: { it: 'Viaggi', en: 'Travel' }, color: '#f57c00', allDay: [7 * DAY, DAY] },
  { key: 'sport', name: { it: 'Sport', en: 'Sport' }, color: '#0097a7' },
  { key: 'home', name: { it: 'Casa', en: 'Home' }, color: '#795548' },
]

export interface DemoStorage extends AccountStorage {
  readonly config: AccountStorage['config'] & Pick<Config, 'publicUrl'>
}

/** The demo account, as whoever made it may be told. */
export interface Demo {
  /** Whether its year was made now. */
  readonly isNew: boolean
  /** Null where only those know it who made the account. */
  readonly password: string | null
}

/**
 * Creates the demo account with this year's events, unless it exists; fills it if it has no events, as after an
 * interrupted start. Where others reach the server it gets a password that nobody can have read anywhere.
 * @throws AppError if somebody else has the demo address with another password
 */
export async function createDemo(storage: DemoStorage, language: User['language']): Promise<Demo> {
  const isReached = isForOthers(storage.config)
  const password = isReached ? newPassword() : DEMO_PASSWORD
  const isMade = await createUnlessThere(storage, { ...demoPerson(language), password })
  if (isReached && !isMade) return { isNew: false, password: await knownPassword(storage) }
  const session = await login(storage, { email: DEMO_EMAIL, password }, OPERATOR)
  // Somebody has set a second factor, so it was there before.
  if ('step' in session) return { isNew: false, password }
  if (await hasEvents(storage.db.read, session.user._id)) return { isNew: false, password }
  // The year has more events than the smallest plan allows, whatever the default plan is.
  await setPlan(storage, DEMO_EMAIL, 'pro')
  await fill(storage, session, language)
  return { isNew: true, password }
}

/** What an operator is told of it, a line each. */
export function demoLines({ isNew, password }: Demo, config: Pick<Config, 'publicUrl'>): string[] {
  if (password === null) return [`Demo: ${DEMO_EMAIL} is there already, with the password that it was given.`]
  const signIn = `Demo: sign in as ${DEMO_EMAIL} with the password ${password}`
  if (!isForOthers(config)) return [signIn]
  if (isNew) return [signIn, 'Others reach this server: it is a password of its own, and shown only now.']
  const command = `users reset-password ${DEMO_EMAIL}`
  return [signIn, `Others reach this server, and everybody can read this password: change it by \`${command}\`.`]
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Whether people elsewhere are told an address of this server. */
const isForOthers = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl !== null && !LOOPBACK.test(new URL(publicUrl).hostname)

/** The password that everybody can read, if the account has it still. */
async function knownPassword(storage: AccountStorage): Promise<string | null> {
  try {
    await login(storage, { email: DEMO_EMAIL, password: DEMO_PASSWORD }, OPERATOR)
    return DEMO_PASSWORD
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_credentials') return null
    throw error
  }
}

/** The operator asked for it, so the registration mode does not matter. Returns whether it was not there. */
async function createUnlessThere(
  storage: AccountStorage,
  person: Parameters<typeof createAccountFor>[1],
): Promise<boolean> {
  try {
    await createAccountFor(storage, person)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_taken') return false
    throw error
  }
}

const demoPerson = (language: User['language']) => ({
  username: language === 'it' ? 'Giada Alberti' : 'Grace Allen',
  email: DEMO_EMAIL,
  language,
  timezone: DEMO_ZONE,
  country: 'IT',
})

async function fill(storage: AccountStorage, session: Session, language: User['language']): Promise<void> {
  const access = ownAccess(await actorOfSession(storage, session.token))
  const categoryIds = await makeCategories(storage, access, language)
  const today = wallAt(Math.floor(storage.clock.now() / 60_000), DEMO_ZONE)
  const { year } = partsOf(dayOfWall(today))
  const drafts = demoEvents({ year, language, timezone: DEMO_ZONE, categoryIds })
  const { value: ids } = await createEvents(storage, access, drafts)
  const events = drafts.map(({ title, start, end }, index) => ({ id: ids[index] ?? '', title, start, end }))
  const until = { language, today: formatDay(dayOfWall(today)) }
  const goalIds = await createDemoGoals(storage, access, { ...until, year, categoryIds })
  await createDemoMilestones(storage, access, { ...until, events, goalIds })
  await updateProfile(storage, access.actor, { firstStepsClosed: true })
}

const remindedBefore = (minutesBefore: number): Reminder => ({ minutesBefore, channel: NOTICE })

/** Creates the missing ones. Returns the ids of all. */
async function makeCategories(
  storage: AccountStorage,
  access: Access,
  language: User['language'],
): Promise<Map<DemoCategory, string>> {
  const there = await listCategories(storage.db.read, access)
  const names = new Set(there.map(({ name }) => name))
  const missing = categories.filter(({ name }) => !names.has(name[language]))
  const drafts = missing.map(({ name, color, timed = [], allDay = [] }) => ({
    name: name[language],
    description: '',
    color,
    targetMinutes: null,
    away: null,
    defaultReminders: { timed: timed.map(remindedBefore), allDay: allDay.map(remindedBefore) },
  }))
  const made = drafts.length === 0 ? [] : (await createCategories(storage, access, drafts)).value
  const ids = new Map([...there, ...made].map(({ name, _id }) => [name, _id]))
  return new Map(categories.map(({ key, name }) => [key, ids.get(name[language]) ?? '']))
}
