import { MESSAGE_MAX, SEARCH_MAX } from '@dodici/contract/limits'
import type { OperationName } from '@dodici/contract/operations'
import { costliestLinks } from './costliest-links.ts'
import { costliestSignIn, OIDC_OPERATIONS } from './costliest-sign-in.ts'
import { costliestWebhooks } from './costliest-webhooks.ts'
import { calendarFile, costlyCard, costlyRule, YEAR, type Amounts, type FullPerson } from './most-of-everything.ts'
import type { RequestOptions } from './planner.ts'

/** What is sent to an operation: what its path names, what it asks, and its body. */
export interface Costly extends Pick<RequestOptions, 'body' | 'headers'> {
  readonly id?: string
  readonly query?: string
}

const long = (words: string): string => words.repeat(Math.ceil(MESSAGE_MAX / words.length)).slice(0, MESSAGE_MAX)
const day = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }
const ALL_OF_YEAR = `scope=all&year=${String(YEAR)}`
const stranger = { username: 'Nuovo', email: 'nuovo@example.org', password: 'correct horse battery' }

/**
 * What each operation is most work with, for somebody who has the most of everything. A new operation without its line here
 * does not compile. The order is the one in which they are asked: what takes things away comes last.
 */
const costliestRequests = (
  { ids, imports, newest, filledFrom, targets, person }: FullPerson,
  amounts: Amounts,
): Record<OperationName, Costly | readonly Costly[] | null> => ({
  listEvents: { query: `year=${String(YEAR)}` },
  listEventsInRange: { query: `from=${String(YEAR - 1)}-12-31&to=${String(YEAR)}-12-31` },
  listEventsSince: { query: `since=${String(filledFrom)}` },
  readHeatmap: { query: `year=${String(YEAR)}&metric=hours&scale=relative` },
  searchEvents: { query: `q=${encodeURIComponent('c o r s a '.repeat(20).slice(0, SEARCH_MAX))}` },
  readEvent: [ids.series, ids.changed].map((id) => ({ id, query: `year=${String(YEAR)}` })),
  listGoals: {},
  readGoal: { id: ids.goal },
  reviewYear: {},
  listUpcomingReminders: { query: 'days=366' },
  listCalendars: {},
  listCategories: {},
  listChanges: {},
  listTrash: {},
  listMilestones: {},
  listNotifications: {},
  listConversations: {},
  listAssistantLog: {},
  listTurnedDown: {},
  listFeeds: {},
  listAudit: {},
  listPushDevices: {},
  listHolidays: { query: `year=${String(YEAR)}&country=DE&region=XX` },
  listHolidayRegions: { query: 'country=DE' },
  listFeedbackCategories: {},
  readAssistantStatus: {},
  readProfile: {},
  readFirstSteps: {},
  readPushKey: {},
  readProposal: { id: ids.proposal },
  readConversation: { id: ids.conversation },
  readHealth: {},
  readReadiness: {},
  readInstance: {},
  readUnsubscribe: { query: 'token=x' },
  exportAccount: {},
  exportCalendar: { id: ids.calendar },
  readPosterSvg: { query: `from=${String(YEAR)}-02&paper=a0&grey=true&notes=12` },
  readPosterPdf: ['planner', 'months', 'list'].map((view) => ({
    query: `from=${String(YEAR)}-02&paper=a0&pages=quarters&grey=true&view=${view}`,
  })),
  listSubscriptions: {},
  analyzeYear: {},
  suggestions: { query: 'type=general' },
  chat: { body: { message: 'Come vanno i miei obiettivi?' } },
  chatStream: [
    'Quando sono libero a luglio? ',
    'Quanto tempo passa tra la corsa e il viaggio? ',
    'Sposta la corsa al ponte di Natale dopo le 9. ',
  ].map((words) => ({ body: { message: long(words) } })),
  planMilestone: [
    'Correre la maratona di Roma il 20 aprile ',
    'for 2 prima pasqua ',
    'imparare a, b e c, ',
    `${'730 '.repeat(12)}maggio `,
  ].map((words) => ({ body: { goal: long(words) } })),
  // Before anything else is written: only so much is taken back together.
  undoChangesSince: { id: newest },
  createMilestone: { body: { input: long('Esame di diritto il 20 febbraio ') } },
  enhanceEvent: { id: ids.event, body: {} },
  quickAddEvent: { body: { text: `Riunione ${'domani alle 10 '.repeat(12)}` } },
  createProposal: [{ body: costlyCard(() => null) }, { body: costlyCard(costlyRule) }],
  applyProposal: [ids.proposal, ids.costlyProposal].map((id) => ({ id, body: {} })),
  copyYear: { id: ids.calendar, body: { from: YEAR, to: YEAR + 1, keep: 'date', dryRun: true } },
  importCalendar: {
    id: ids.empty,
    body: calendarFile(amounts.events),
    headers: { 'content-type': 'text/calendar' },
  },
  undoChange: { id: imports[0] ?? '' },
  createEvent: ['FREQ=DAILY', costlyRule(139)].map((recurrence) => ({
    body: { ...day, description: 'x'.repeat(9_000), recurrence },
  })),
  updateEvent: [
    ...[ids.series, ids.changed].map((id) => ({ id, query: ALL_OF_YEAR, body: { title: 'Corsa lenta' } })),
    { id: ids.changed, query: 'scope=following&occurrence=2020-06-01', body: { title: 'Corsa breve' } },
  ],
  changeEvents: [
    {
      body: {
        events: targets.slice(1, amounts.series).map((target) => ({ ...target, scope: 'all' })),
        action: { kind: 'shift', startDays: 1, endDays: 1 },
      },
    },
    {
      body: {
        events: targets.slice(amounts.series).map((target) => ({ ...target, scope: 'all' })),
        action: { kind: 'category', categoryId: ids.category },
      },
    },
  ],
  createCategory: { body: { name: 'Nuova' } },
  createCategories: null,
  createCalendar: { body: { name: 'Nuovo' } },
  // Everybody begins with one; what is there already is not made again.
  deleteSample: {},
  createSample: { body: { from: `${String(YEAR)}-02` } },
  createGoal: {
    body: { title: 'Correre', kind: 'hours', target: 9, from: '2020-01-01', to: '2029-12-30', matchText: 'corsa' },
  },
  createGoalEntry: { id: ids.goal, body: { day: '2026-11-01', value: 1, note: 'x'.repeat(500) } },
  updateGoal: { id: ids.goal, body: { matchText: 'corsa', from: '2020-01-01', to: '2029-12-30' } },
  updateGoalEntry: { id: ids.goal, body: { value: 2 } },
  updateCategory: { id: ids.category, body: { name: 'Altra' } },
  updateCalendar: { id: ids.calendar, body: { name: 'Altro' } },
  previewSubscription: { body: { url: 'https://10.0.0.1/a.ics' } },
  createSubscription: { body: { url: 'https://10.0.0.1/a.ics' } },
  refreshSubscription: { id: ids.subscription },
  answerHeld: { id: ids.subscription, body: { take: false } },
  updateSubscription: { id: ids.subscription, body: { kind: 'marker' } },
  ...costliestLinks(ids),
  updateMilestone: { id: ids.milestone, body: { goalId: ids.goal } },
  updateStep: { id: ids.milestone, body: { done: true } },
  moveMilestone: { id: ids.milestone, body: { date: '2027-06-20' } },
  updateNotification: { id: ids.notification, body: { done: true } },
  markNotificationsSeen: {},
  updateProfile: { body: { timezone: 'Asia/Tokyo' } },
  createFeed: { body: { name: 'Famiglia', detail: 'full' } },
  updateFeed: { id: ids.feed, body: { detail: 'busy', daysBack: 3_660 } },
  renewFeed: { id: ids.feed },
  createPushDevice: null,
  testPushDevice: null,
  submitFeedback: {
    body: {
      details: 'x'.repeat(5_000),
      categoryId: 'problem',
      metadata: { page: '/', url: 'https://example.org/', userAgent: 'x' },
    },
  },
  restoreTrash: { id: ids.trash },
  // What goes on until somebody ends it.
  streamChanges: null,
  register: { body: stranger },
  registerBeta: { body: { ...stranger, inviteCode: 'DODICI-XXXX' } },
  requestBeta: { body: { email: 'altro@example.org' } },
  forgotPassword: { body: { email: person.email } },
  listResetKeys: { body: { token: 'x' } },
  resetPassword: { body: { token: 'x', newPassword: 'correct horse staple' } },
  unsubscribe: { query: 'token=x' },
  sendConfirmation: {},
  changeEmail: { body: { newEmail: 'altro.nuovo@example.org', currentPassword: 'wrong horse battery' } },
  confirmEmail: { body: { token: 'x' } },
  keepEmail: {},
  deleteGoalEntry: { id: ids.goal },
  deleteGoal: { id: ids.goal },
  deleteConversation: { id: ids.conversation },
  changeTurnedDown: { body: { add: Array.from({ length: 500 }, (_, index) => `${'x'.repeat(295)}${String(index)}`) } },
  deletePushDevice: { id: ids.device },
  deleteEvent: [
    { id: ids.series, query: 'scope=following&occurrence=2026-06-01T06:00' },
    { id: ids.changed, query: 'scope=following&occurrence=2018-01-01' },
    { id: ids.changed, query: 'scope=all' },
  ],
  deleteCategory: { id: ids.category },
  deleteApiKey: { id: ids.key },
  deleteDevicePassword: { id: ids.devicePassword },
  undoGroup: { id: ids.group },
  deleteFeed: { id: ids.feed },
  deleteCalendar: { id: ids.calendar },
  endSession: { id: ids.session },
  endOtherSessions: {},
  ...costliestSignIn({ ids, person }),
  ...costliestWebhooks({ ids, person }),
  changePassword: { body: { currentPassword: person.password, newPassword: 'another horse staple' } },
  deleteAccount: { body: { password: 'wrong horse battery' } },
  // One thing alone can end the session that asks; of the two, this is more work.
  logout: null,
  revokeAll: {},
  // For operators alone: `features/admin/neighbour-of-operator.test.ts` measures what reads most.
  readAdminOverview: null,
  listPeople: null,
  disablePerson: null,
  enablePerson: null,
  confirmPerson: null,
  listInvites: null,
  createInvite: null,
  revokeInvite: null,
  listBetaRequests: null,
  approveBetaRequest: null,
  listAllFeedback: null,
  listOperatorLog: null,
})

/**
 * What is refused whatever is sent: there is no such key, code or token, the password is wrong, and this server asks no
 * address of its own network. What an address sends is measured beside it (`features/subscriptions`).
 */
export const REFUSED: ReadonlySet<OperationName> = new Set([
  'readUnsubscribe',
  'unsubscribe',
  'registerBeta',
  'login',
  'verifyLogin',
  'loginByPasskey',
  'createPasskey',
  'endPasskey',
  ...OIDC_OPERATIONS,
  'startTwoStep',
  'endTwoStep',
  'resetPassword',
  'deleteAccount',
  'changeEmail',
  'confirmEmail',
  'previewSubscription',
  'createSubscription',
  'findRemoteCalendars',
  'createLinkedAccount',
  'findCalendarsOfAccount',
  'linkCalendars',
])

/** All of them, in the order in which they are asked. */
export const everyRequest = (full: FullPerson, amounts: Amounts): [OperationName, Costly][] =>
  Object.entries(costliestRequests(full, amounts)).flatMap(([name, costly]) =>
    [costly ?? []].flat().map((one: Costly): [OperationName, Costly] => [name as OperationName, one]),
  )
