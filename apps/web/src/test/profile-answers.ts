import { routes } from '@dodici/contract/routes'
import type {
  ApiKey,
  AssistantStatus,
  AuditEntry,
  Category,
  DevicePassword,
  Feed,
  SignedInPlace,
  User,
  Webhook,
} from '@dodici/contract/types'
import { answerCalendar } from './calendar-answers.ts'
import { answer } from './fake-api.ts'
import { sampleInstance, sampleUser } from './samples.ts'

interface Stock {
  readonly user?: User
  readonly categories?: readonly Category[]
  readonly places?: readonly SignedInPlace[]
  readonly keys?: readonly ApiKey[]
  readonly devices?: readonly DevicePassword[]
  readonly feeds?: readonly Feed[]
  readonly audit?: readonly AuditEntry[]
  readonly webhooks?: readonly Webhook[]
  readonly contact?: string | null
  readonly status?: AssistantStatus
}

export const sampleStatus = (facts: Partial<AssistantStatus> = {}): AssistantStatus => ({
  available: true,
  engine: 'builtin',
  provider: 'builtin',
  model: null,
  answers: null,
  sends: { to: null, what: 'nothing' },
  ...facts,
})

export const samplePlace = (facts: Partial<SignedInPlace> = {}): SignedInPlace => ({
  _id: 'session-1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  createdAt: '2027-01-01T00:00:00.000Z',
  lastUsedAt: '2027-03-18T09:00:00.000Z',
  isCurrent: false,
  ...facts,
})

const usual = (): Required<Stock> => ({
  user: sampleUser(),
  categories: [],
  places: [samplePlace({ isCurrent: true }), samplePlace({ _id: 'other' })],
  keys: [],
  devices: [],
  feeds: [],
  audit: [],
  webhooks: [],
  contact: null,
  status: sampleStatus(),
})

/** Answers all that the profile reads by itself, and the calendar beside it. */
export function answerProfile(stock: Stock = {}): void {
  const { user, categories, contact, status, ...lists } = { ...usual(), ...stock }
  answerCalendar({ user, categories })
  answer(routes.listSessions, [...lists.places])
  answer(routes.listApiKeys, [...lists.keys])
  answer(routes.listDevicePasswords, [...lists.devices])
  answer(routes.listFeeds, [...lists.feeds])
  answer(routes.listAudit, [...lists.audit])
  answer(routes.listWebhooks, [...lists.webhooks])
  answer(routes.readTwoStep, { since: null, recoveryCodes: 0 })
  answer(routes.listPasskeys, [])
  answer(routes.listIdentities, { hasPassword: true, provenUntil: null, identities: [] })
  answer(routes.listPushDevices, [])
  answer(routes.readAssistantStatus, status)
  answer(routes.readInstance, sampleInstance({ contact }))
}
