import type { Page } from '@playwright/test'

/** One picture: where it is taken, and what is done before. */
export interface Screen {
  readonly name: string
  readonly device: 'desktop' | 'phone'
  /** Below the address of the server: `YYYY` is the year of the demo, and `NEXT` the one after. */
  readonly path: string
  readonly isSignedOut?: true
  /** Nothing has been accepted in this browser yet. */
  readonly isFirstVisit?: true
  /** At the time that it is, and not on a day in spring: what is measured by the server stands beside it. */
  readonly isNow?: true
  /** All of the page, and not only what a window shows of it. */
  readonly isWhole?: true
  /** Of the window, where it is not that of the device. */
  readonly size?: { readonly width: number; readonly height: number }
  /** What a person does after the page has opened. */
  readonly prepare?: (page: Page) => Promise<void>
  /** What must stand there before the picture is taken, as a selector. */
  readonly shows?: string
}

/** A few events to be previewed: enough to fill the dialog, and two components that cannot be imported. */
const sampleFile = (year: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dodici//pictures//EN',
    ...['Rock festival', 'Team retreat', 'Summer school', 'Wine harvest'].flatMap((title, index) => [
      'BEGIN:VEVENT',
      `UID:${index}@pictures`,
      `DTSTAMP:${year}0101T000000Z`,
      `DTSTART;VALUE=DATE:${year}0${index + 5}10`,
      `DTEND;VALUE=DATE:${year}0${index + 5}14`,
      `SUMMARY:${title}`,
      'END:VEVENT',
    ]),
    ...['Buy tickets', 'Book the train'].flatMap((title, index) => [
      'BEGIN:VTODO',
      `UID:todo-${index}@pictures`,
      `SUMMARY:${title}`,
      'END:VTODO',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

async function chooseFile(page: Page): Promise<void> {
  const year = await page.evaluate(() => new Date().getFullYear())
  await page.locator('input[type=file]').setInputFiles({
    name: 'summer.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(sampleFile(year)),
  })
  await page.locator('dialog summary').first().click()
}

const openTooltip = async (page: Page): Promise<void> => page.locator('[data-item]').nth(20).hover()

/** A bar of July on its way into September; it stays in the air. */
async function dragBar(page: Page): Promise<void> {
  const bar = await page.locator('[role=row]').nth(6).locator('[data-ends=both]').first().boundingBox()
  if (!bar) throw new Error('July has no bar')
  await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2)
  await page.mouse.down()
  await page.mouse.move(bar.x + bar.width / 2 + 120, bar.y + 140, { steps: 6 })
}

async function chooseSome(page: Page): Promise<void> {
  for (const row of [3, 6, 9]) {
    const bars = page.locator('[role=row]').nth(row).locator('[data-ends=both]')
    await bars.first().click({ modifiers: ['Control'] })
  }
}

async function typeLine(page: Page): Promise<void> {
  const isItalian = await page.evaluate(() => document.documentElement.lang === 'it')
  const line = isItalian ? 'Dentista venerdì alle 15 #salute' : 'Dentist on Friday at 3pm #health'
  await page.locator('dialog input').pressSequentially(line)
}

/** What the lists below a field hold once they have found something. */
const FOUND = '[role=search] [role=option] >> nth=0'

/** Opens the list of what was found. */
const lookAtFinds = async (page: Page): Promise<void> => page.locator('[data-search]').focus()

/** What is proposed is drawn in the year, too. */
async function planTarget(page: Page): Promise<void> {
  const isItalian = await page.evaluate(() => document.documentElement.lang === 'it')
  const goal = page.locator('[role=tabpanel] textarea')
  await goal.fill(isItalian ? 'Mezza maratona fra quindici settimane' : 'Half marathon in fifteen weeks')
  await goal.press('Enter')
}

/** Asks something that the demo year answers; below the answer stands how it was read. */
async function askInChat(page: Page): Promise<void> {
  const isItalian = await page.evaluate(() => document.documentElement.lang === 'it')
  const field = page.locator('[role=tabpanel] textarea')
  await field.fill(isItalian ? 'Quante visite mediche ho quest’anno?' : 'How many medical visits do I have this year?')
  await field.press('Enter')
}

/** Wishes for two events, and changes the first one on the card that is open. */
async function wishInChat(page: Page): Promise<void> {
  const isItalian = await page.evaluate(() => document.documentElement.lang === 'it')
  const field = page.locator('[role=tabpanel] textarea')
  const wishes = isItalian
    ? [
        'aggiungi dentista giovedì alle 9 e pranzo con Marta venerdì alle 13',
        'il dentista alle 10, con un promemoria il giorno prima',
      ]
    : [
        'add dentist on Thursday at 9am and lunch with Martha on Friday at 1pm',
        'the dentist at 10, with a reminder the day before',
      ]
  for (const wish of wishes) {
    const cards = await page.locator(CARDS).count()
    await field.fill(wish)
    await field.press('Enter')
    await page.locator(CARDS).nth(cards).waitFor()
  }
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('dialog [role=combobox]').pressSequentially('m')
}

/** Its button says what it does in the language of the page. */
const openFeedback = async (page: Page): Promise<void> => page.getByRole('button', { name: /Feedback/ }).click()

async function openSiteMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
}

/** A password that could be better, and no more: what the forms say to that. */
async function sendTooLittle(page: Page): Promise<void> {
  const password = page.locator('input[autocomplete=new-password]').first()
  if ((await password.count()) > 0) await password.fill('qwertyui')
  await page.locator('form button[type=submit]').click()
}

/** The last button of the page asks. */
const askToDelete = async (page: Page): Promise<void> => page.locator('main section button').last().click()

const setUpTwoSteps = async (page: Page): Promise<void> => page.locator('#two-step button').first().click()

const openFirstGoal = async (page: Page): Promise<void> => page.locator(`${PANEL} li button`).first().click()

/** The days that letting go would give, beside what is dragged. */
const DRAGGED_TO = 'main [class*=_dates_]'

/** What stands beside the year, or on a phone over it. */
const PANEL = ':is(aside, dialog[open])'
/** What is said in the chat, by turns. */
const ANSWERS = `${PANEL} ol > li`
/** What it proposes in them. */
const CARDS = `${ANSWERS} section`
const GOAL_LIST = '/calendar?panel=goals'
const CHAT = '/calendar?panel=assistant'
const GOALS = '/calendar?panel=assistant&tab=milestone'
const ANALYSIS = '/calendar?panel=assistant&tab=analysis'
const SUGGESTIONS = '/calendar?panel=assistant&tab=suggestions'
const NEW_EVENT = '/calendar?new=YYYY-06-18T10:00..YYYY-06-18T11:30'
const SEARCH = '/calendar?q=tr'
const QUICK_ADD = '/calendar?dialog=quick-add'
const FEEDBACK = 'dialog[open] select:enabled'
const DIALOG = 'dialog[open] h2'
const SESSIONS = 'main li button >> nth=0'

export const screens: readonly Screen[] = [
  { name: 'planner', device: 'desktop', path: '/calendar' },
  { name: 'months', device: 'desktop', path: '/calendar?view=months' },
  { name: 'rolling', device: 'desktop', path: '/calendar?from=YYYY-09' },
  { name: 'opened', device: 'desktop', path: '/calendar?row=YYYY-06', shows: '[aria-expanded=true]' },
  { name: 'tour', device: 'desktop', path: '/calendar?dialog=tour', shows: '[role=dialog]' },
  { name: 'heat', device: 'desktop', path: '/calendar?view=heat' },
  { name: 'tooltip', device: 'desktop', path: '/calendar', prepare: openTooltip, shows: '[role=tooltip]' },
  { name: 'day', device: 'desktop', path: '/calendar?day=YYYY-06-18', shows: 'aside li >> nth=0' },
  { name: 'event', device: 'desktop', path: NEW_EVENT, shows: DIALOG },
  { name: 'drag', device: 'desktop', path: '/calendar', prepare: dragBar, shows: DRAGGED_TO },
  { name: 'chosen', device: 'desktop', path: '/calendar', prepare: chooseSome, shows: '[role=toolbar]' },
  { name: 'quick-add', device: 'desktop', path: QUICK_ADD, prepare: typeLine, shows: 'dialog[open] section' },
  { name: 'search', device: 'desktop', path: SEARCH, prepare: lookAtFinds, shows: FOUND },
  {
    name: 'palette',
    device: 'desktop',
    path: '/calendar',
    prepare: openPalette,
    shows: 'dialog [role=option] >> nth=0',
  },
  { name: 'keys', device: 'desktop', path: '/calendar?dialog=keys', shows: 'dialog kbd >> nth=0' },
  { name: 'categories', device: 'desktop', path: '/calendar?dialog=categories', shows: 'dialog[open] li >> nth=0' },
  { name: 'import', device: 'desktop', path: '/calendar?dialog=import', prepare: chooseFile },
  { name: 'login', device: 'desktop', path: '/login', isSignedOut: true },
  { name: 'register', device: 'desktop', path: '/register', isSignedOut: true },
  { name: 'months', device: 'phone', path: '/calendar' },
  { name: 'planner', device: 'phone', path: '/calendar?view=planner' },
  { name: 'heat', device: 'phone', path: '/calendar?view=heat' },
  { name: 'day', device: 'phone', path: '/calendar?day=YYYY-06-18', shows: 'dialog[open] li >> nth=0' },
  { name: 'event', device: 'phone', path: NEW_EVENT, shows: DIALOG },
  { name: 'quick-add', device: 'phone', path: QUICK_ADD, prepare: typeLine, shows: 'dialog[open] section' },
  { name: 'search', device: 'phone', path: SEARCH, prepare: lookAtFinds, shows: FOUND },
  { name: 'login', device: 'phone', path: '/login', isSignedOut: true },
  ...(['desktop', 'phone'] as const).flatMap((device): Screen[] => [
    { name: 'home', device, path: '/', isSignedOut: true, isFirstVisit: true },
    { name: 'home-whole', device, path: '/', isSignedOut: true, isWhole: true },
    { name: 'pricing', device, path: '/pricing', isSignedOut: true, isWhole: true },
    { name: 'about', device, path: '/about', isSignedOut: true, isWhole: true },
    { name: 'terms', device, path: '/terms-and-privacy', isSignedOut: true, isWhole: true },
    { name: 'login-notice', device, path: '/login', isSignedOut: true, isFirstVisit: true },
    { name: 'register-invite', device, path: '/register?invite=DB7K-Q2M9-TXW4-H8RC-3PFN-6ZBJ-5GDV', isSignedOut: true },
    { name: 'register-faults', device, path: '/register', isSignedOut: true, prepare: sendTooLittle },
    { name: 'request', device, path: '/register?request', isSignedOut: true },
    { name: 'forgot', device, path: '/forgot-password', isSignedOut: true },
    { name: 'reset', device, path: '/reset-password?token=none', isSignedOut: true, prepare: sendTooLittle },
    { name: 'reset-without', device, path: '/reset-password', isSignedOut: true },
    { name: 'profile', device, path: '/profile', isWhole: true, shows: SESSIONS },
    { name: 'profile-two-step', device, path: '/profile', prepare: setUpTwoSteps, shows: 'dialog[open] h2' },
    { name: 'admin', device, path: '/admin', shows: 'main li >> nth=0' },
    { name: 'admin-invites', device, path: '/admin?tab=invites', shows: 'main form' },
    { name: 'profile-delete', device, path: '/profile', prepare: askToDelete, shows: 'dialog[open] h2' },
    {
      // The year of the demo is the one before.
      ...{ name: 'last-year', device, path: '/calendar?year=NEXT&beside=last&panel=compare' },
      shows: `${PANEL} [role=status] strong`,
    },
    { name: 'free-time', device, path: '/calendar?panel=free-time', shows: `${PANEL} li >> nth=0` },
    { name: 'history', device, path: '/calendar?panel=history', shows: `${PANEL} li >> nth=0` },
    { name: 'goals', device, isNow: true, path: GOAL_LIST, shows: `${PANEL} li >> nth=0` },
    { name: 'goal', device, isNow: true, path: GOAL_LIST, prepare: openFirstGoal, shows: `${PANEL} dl` },
    { name: 'goal-new', device, path: `${GOAL_LIST}&goal=new`, shows: `${PANEL} form` },
    { name: 'counted', device, path: '/calendar?counted=YYYY-06-01..YYYY-06-30', shows: 'dialog[open] li >> nth=0' },
    // The server plans from its own day.
    { name: 'assistant', device, isNow: true, path: GOALS, prepare: planTarget, shows: '[data-kind=milestone]' },
    { name: 'analysis', device, path: ANALYSIS, shows: '[role=tabpanel] svg >> nth=0' },
    { name: 'suggestions', device, path: SUGGESTIONS, shows: `${PANEL} [role=tabpanel] li >> nth=0` },
    { name: 'review', device, path: '/calendar?dialog=review', shows: DIALOG },
    { name: 'print', device, path: '/calendar?dialog=print', shows: 'dialog[open] img >> nth=0' },
    { name: 'chat', device, path: CHAT, prepare: askInChat, shows: `${ANSWERS} >> nth=1` },
    { name: 'chat-card', device, isNow: true, path: CHAT, prepare: wishInChat, shows: `${ANSWERS} >> nth=3` },
    { name: 'reminders', device, path: '/calendar?panel=reminders', shows: '[role=tabpanel] p >> nth=0' },
    { name: 'calendars', device, path: '/calendar?dialog=calendars', shows: 'dialog[open] li >> nth=0' },
    { name: 'feedback', device, path: '/calendar', prepare: openFeedback, shows: FEEDBACK },
    { name: 'feedback-public', device, path: '/about', isSignedOut: true, prepare: openFeedback, shows: FEEDBACK },
  ]),
  { name: 'site-menu', device: 'phone', path: '/', isSignedOut: true, prepare: openSiteMenu },
]
