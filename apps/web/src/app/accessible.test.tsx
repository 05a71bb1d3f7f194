import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { goTo, openDialog } from '../features/event/test/open-dialog.tsx'
import { CategoryManager } from '../features/categories/category-manager.tsx'
import { sampleAccount, sampleConflict, sampleLinked } from '../features/calendars/linked/test/linked-samples.ts'
import { catchDroppedFiles, forgetFiles } from '../features/import/dropped-files.ts'
import { calendarFile, drag, importPage, sampleNote, sampleReport } from '../features/import/test/import-page.tsx'
import { sampleAnalysis } from '../test/assistant-samples.ts'
import { answerCalendar } from '../test/calendar-answers.ts'
import { answerProfile } from '../test/profile-answers.ts'
import { button, field, findButton, findDialog, findHeading } from '../test/elements.ts'
import { answer, fail } from '../test/fake-api.ts'
import { sampleGoal } from '../test/goal-samples.ts'
import { renderPage, renderPart } from '../test/render.tsx'
import { sampleCategory, sampleEvent, sampleInstance, sampleUser } from '../test/samples.ts'
import { setNow } from '../test/set-now.ts'
import { setWidth } from '../test/set-width.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What jsdom knows nothing of: colours, sizes, and what a font makes of letters. They are for e2e. */
const SEEN = ['color-contrast', 'target-size', 'label-content-name-mismatch']

/** What axe finds in names, roles and states. */
async function faultsOf(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(SEEN.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    preload: false,
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

beforeEach(() => setNow('2027-03-18T10:00'))

describe('the ways in are accessible', () => {
  it.each([
    ['/login', 'Login'],
    ['/register', 'Sign Up'],
    ['/register?invite=DB-1', 'Sign Up'],
    ['/register?request', 'Request access'],
    ['/forgot-password', 'Send the link'],
    ['/reset-password?token=no', 'Save the password'],
  ])('with the faults of an empty form: %s', async (path, name) => {
    const registration = path.includes('?') ? 'invite' : 'open'
    answer(routes.readInstance, sampleInstance({ registration }))
    answer(routes.listResetKeys, [])
    const { person } = await renderPage({ path })
    await person.click(await findButton(name))
    expect(document.querySelector('[aria-invalid=true]')).not.toBeNull()
    expect(await faultsOf(document.body)).toEqual([])
  })

  it.each([
    ['/reset-password', 'New password'],
    ['/nowhere', 'This page does not exist'],
  ])('where they lead no further: %s', async (path, name) => {
    await renderPage({ path })
    await findHeading(name)
    expect(await faultsOf(document.body)).toEqual([])
  })
})

describe('what lies over the year is accessible', () => {
  const [work, event] = [sampleCategory(), sampleEvent({ start: '2027-03-18', end: '2027-03-18' })]

  async function open(search: string) {
    answerProfile({ categories: [work] })
    answerCalendar({ categories: [work], goals: [sampleGoal()], events: [event] })
    answer(routes.analyzeYear, sampleAnalysis())
    answer(routes.listUpcomingReminders, [])
    answer(routes.listLinkedConflicts, [sampleConflict()])
    return renderPage({ path: `/calendar?year=2027&${search}`, user: sampleUser() })
  }

  const [DIALOG, PANEL] = ['dialog[open]', 'aside[class*="panel"]']
  /** By its attribute: the roles of 365 days are asked for otherwise. */
  const part = (selector: string) => waitFor(() => document.querySelector(selector) ?? expect.fail(`no ${selector}`))

  it.each([1440, 390])('panels and dialogs in a window of %i px', async (width) => {
    setWidth(width)
    await open('')
    for (const search of [
      ...['day=2027-03-18', 'panel=assistant', 'panel=assistant&tab=analysis', 'panel=goals', 'panel=reminders'],
      ...[
        'dialog=quick-add',
        'dialog=calendars',
        'dialog=linked',
        'dialog=conflicts',
        'dialog=categories',
        'dialog=import',
        'dialog=keys',
        'dialog=palette',
      ],
    ]) {
      goTo(search)
      const overlay = await part(search.startsWith('dialog') || width === 390 ? DIALOG : PANEL)
      expect(await faultsOf(overlay), search).toEqual([])
      goTo('')
      await waitFor(() => expect(document.querySelector(`${DIALOG}, ${PANEL}`)).toBeNull())
    }
  })

  it('linked accounts and calendars, where something is to be done', async () => {
    await open('')
    const held = { where: 'there', gone: 187, of: 199 } as const
    const linked = sampleLinked({
      calendarId: 'calendar-1',
      nextAt: null,
      fault: 'mostGone',
      held,
      conflicts: 2,
      unread: 1,
    })
    answer(routes.listLinkedAccounts, [sampleAccount({ fault: 'unauthorized', calendars: [linked] })])
    for (const [search, text] of [
      ['dialog=calendars', '2 events wait for your choice'],
      ['dialog=linked', 'giulia on cloud.example.org'],
    ] as const) {
      goTo(search)
      await screen.findByText(text)
      expect(await faultsOf(await part(DIALOG)), search).toEqual([])
      goTo('')
      await waitFor(() => expect(document.querySelector(DIALOG)).toBeNull())
    }
  })

  it('menus, and the settings of the view', async () => {
    const { person } = await open('day=2027-03-18')
    for (const name of ['Actions for', 'Account of', 'Category: All']) {
      await person.click(await part(`button[aria-label^="${name}"]`))
      expect(await faultsOf(await part('[role=menu]')), name).toEqual([])
      await person.keyboard('{Escape}')
    }
    await person.click(await part('button[aria-label="View settings"]'))
    expect(await faultsOf(await part('[popover]'))).toEqual([])
  })
})

describe('what a dialog asks and says is accessible', () => {
  it('in the form of a new event with faults, and before it is left', async () => {
    const { person } = await openDialog({ query: 'new=2027-05-06T10:00..2027-05-06T11:00' })
    for (const name of ['Time zone', 'More details']) await person.click(button(name))
    await person.click(screen.getByRole('radio', { name: 'More…' }))
    await person.click(button('Save'))
    expect(await faultsOf(document.body), 'faults').toEqual([])
    await person.keyboard('x{Escape}')
    await findDialog('Leave without saving?')
    expect(await faultsOf(document.body), 'question').toEqual([])
  })

  it('where somebody else has saved meanwhile', async () => {
    const event = sampleEvent({ _id: 'event-1', start: '2027-05-06', end: '2027-05-06' })
    fail(routes.updateEvent, 'stale_version')
    answer(routes.readEvent, { ...event, version: 9, title: 'Fiera di Milano' })
    const { person } = await openDialog({ query: 'event=event-1', events: [event] })
    await person.type(field('Title'), ' x')
    await person.click(button('Save'))
    await findHeading('This event has changed in the meantime')
    expect(await faultsOf(document.body)).toEqual([])
  })

  it('in the category manager', async () => {
    answer(routes.listCategories, [sampleCategory()])
    const { person } = await renderPart(<CategoryManager onFetchFailed={() => undefined} />, {
      ...{ path: '/calendar?dialog=categories', user: sampleUser() },
    })
    await person.click(await findButton('Create new'))
    await person.click(button('Create'))
    expect(await faultsOf(document.body), 'creating').toEqual([])
    await person.click(button('Cancel'))
    await person.click(button('Delete Work'))
    await screen.findByRole('alertdialog')
    expect(await faultsOf(document.body), 'deleting').toEqual([])
  })

  it('in the preview of an import, with what it leaves out', async () => {
    const stop = catchDroppedFiles()
    onTestFinished(() => [stop, forgetFiles].forEach((end) => end()))
    answer(routes.importCalendar, sampleReport({ skipped: [sampleNote()] }))
    await importPage()
    drag('drop', { files: [calendarFile()] })
    await findButton('Import 200 events')
    expect(await faultsOf(document.body)).toEqual([])
  })
})
