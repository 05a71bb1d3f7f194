import { routes } from '@dodici/contract/routes'
import type { AdminOverview, AdminPerson } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, field, findButton, findHeading } from '../test/elements.ts'
import { answer, callsOf, fail } from '../test/fake-api.ts'
import { answerProfile } from '../test/profile-answers.ts'
import { renderPage } from '../test/render.tsx'
import { sampleUser } from '../test/samples.ts'

const facts: AdminOverview = {
  version: '0.1.0',
  database: 'sqlite',
  isWritable: true,
  databaseBytes: 12_300_000,
  freeBytes: 5_000_000_000,
  sendsMail: true,
  queues: { mails: 3, pushes: 0, reminders: 1, webhooks: 0 },
  people: { all: 1_200, disabled: 2, unconfirmed: 1 },
  openInvites: 4,
  waitingRequests: 5,
}

const samplePerson = (more: Partial<AdminPerson> = {}): AdminPerson => ({
  _id: 'person-1',
  email: 'ada@example.org',
  emailConfirmed: true,
  username: 'Ada',
  plan: 'pro',
  isOperator: false,
  createdAt: '2027-01-01T00:00:00.000Z',
  lastSeenAt: null,
  disabledAt: null,
  bytes: 1_234_567,
  calendars: 2,
  events: 183,
  ...more,
})

const operator = sampleUser({ isOperator: true })
const nothing = { items: [], next: null }

const open = async (path = '/admin', language: 'en' | 'it' = 'en') => {
  const user = { ...operator, language }
  answerProfile({ user })
  const drawn = await renderPage({ path, language, user })
  await findHeading('Server')
  return drawn
}
const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)

describe('the page of whoever runs the server', () => {
  beforeEach(() => {
    answer(routes.readAdminOverview, facts)
    answer(routes.listPeople, { items: [samplePerson()], next: null })
    for (const route of [routes.listInvites, routes.listBetaRequests, routes.listAllFeedback, routes.listOperatorLog])
      answer(route, nothing)
  })

  it('is there for operators alone, and in nobody else\u2019s menu', async () => {
    const user = sampleUser()
    answerProfile({ user })
    const { person } = await renderPage({ path: '/profile', user })
    await person.click(await findButton('Account of Giulia Amato'))
    expect(screen.queryByRole('menuitem', { name: 'Server' })).toBeNull()
    answerProfile({ user })
    await renderPage({ path: '/admin', user })
    await findHeading('This page does not exist')
    expect(callsOf(routes.readAdminOverview)).toEqual([])
  })

  it('is where the account menu leads, and says how the server is', async () => {
    answerProfile({ user: operator })
    const { person } = await renderPage({ path: '/profile', user: operator })
    await person.click(await findButton('Account of Giulia Amato'))
    await person.click(await screen.findByRole('menuitem', { name: 'Server' }))
    await findHeading('Server')
    const overview = within(await screen.findByRole('region', { name: 'Overview' }))
    await overview.findByText('All is well')
    for (const text of [
      'SQLite',
      '12.3 MB',
      '5 GB free',
      '1,200',
      '2 disabled',
      '5 requests',
      '4 open invites',
      '3 mails',
    ])
      expect(overview.getByText(text).textContent).toBe(text)
    await waitFor(() => expect(document.title).toBe('Server · Dodici'))
  })

  it('says it in red where nothing can be stored', async () => {
    answer(routes.readAdminOverview, { ...facts, isWritable: false, databaseBytes: null, freeBytes: null })
    await open()
    expect((await screen.findByText('Nothing can be stored')).className).toContain('bad')
  })

  it('tells of people, and finds them', async () => {
    answer(routes.listPeople, { items: [samplePerson({ events: 10_001, isOperator: true })], next: null })
    const { person } = await open()
    await screen.findByText(
      /ada@example.org · since January 1, 2027 · not here lately · 2 calendars · more than 10,000 events · 1.2 MB/,
    )
    expect(row('Ada').queryByRole('button')).toBeNull()
    answer(routes.listPeople, nothing)
    await person.type(field('Name or address'), 'nob')
    await screen.findByText('Nobody found')
    expect(callsOf(routes.listPeople).at(-1)?.query).toEqual({ q: 'nob' })
  })

  it('asks before it disables somebody, and says what does not work', async () => {
    answer(routes.disablePerson, undefined)
    const { person } = await open()
    await person.click(await findButton('Disable the account of Ada'))
    expect(screen.getByRole('alert').textContent).toContain('Nothing is lost.')
    await person.click(button('Cancel'))
    expect(callsOf(routes.disablePerson)).toEqual([])
    await person.click(button('Disable the account of Ada'))
    answer(routes.listPeople, { items: [samplePerson({ disabledAt: '2027-03-01T00:00:00.000Z' })], next: null })
    await person.click(button('Disable'))
    await findButton('Enable the account of Ada')
    expect(callsOf(routes.disablePerson).map(({ params }) => params)).toEqual([{ id: 'person-1' }])
    fail(routes.enablePerson, 'internal')
    await person.click(button('Enable the account of Ada'))
    await screen.findByText('Not done. Something went wrong on the server. Try again.')
  })

  it('reads more people when asked to', async () => {
    answer(routes.listPeople, { items: [samplePerson()], next: 'person-1' })
    const { person } = await open()
    answer(routes.listPeople, { items: [samplePerson({ _id: 'person-2', username: 'Grace' })], next: null })
    await person.click(await findButton('Show more'))
    await screen.findByText('Grace')
    expect(callsOf(routes.listPeople).at(-1)?.query).toEqual({ before: 'person-1' })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('makes an invite and shows its link once', async () => {
    answer(routes.createInvite, { code: 'DB00-1111' })
    const { person } = await open('/admin?tab=invites')
    await person.type(field('Whom it is for'), ' Ada ')
    await person.clear(field('Days'))
    await person.type(field('Days'), '999')
    await person.click(button('Create an invite'))
    expect(callsOf(routes.createInvite)).toEqual([])
    await person.clear(field('Days'))
    await person.type(field('Days'), '7')
    await person.click(button('Create an invite'))
    await waitFor(() =>
      expect(field('New invite')).toHaveProperty('value', `${location.origin}/register?invite=DB00-1111`),
    )
    expect(callsOf(routes.createInvite).map(({ body }) => body)).toEqual([{ note: 'Ada', days: 7 }])
    await person.click(button('I have saved it'))
    expect(field('Whom it is for')).toHaveProperty('value', '')
  })

  it('answers requests, and lists feedback and what was done', async () => {
    const request = {
      _id: 'r',
      email: 'wants@example.org',
      language: 'it',
      approvedAt: null,
      hasAccount: false,
    } as const
    const createdAt = '2027-01-01T00:00:00.000Z'
    answer(routes.listBetaRequests, { items: [{ ...request, createdAt }], next: null })
    answer(routes.listAllFeedback, {
      items: [
        {
          ...{ _id: 'f', createdAt, category: 'idea', title: 'More colours', details: 'As on paper.' },
          ...{ page: '/calendar', userAgent: 'curl/8', email: null },
        },
      ],
      next: null,
    })
    answer(routes.listOperatorLog, {
      items: [{ _id: 'l', at: createdAt, kind: 'accountDisabled', by: null, subject: 'ada@example.org' }],
      next: null,
    })
    answer(routes.approveBetaRequest, undefined)
    const { person } = await open()
    await person.click(screen.getByRole('tab', { name: 'Requests' }))
    await person.click(await findButton('Send a code to wants@example.org'))
    expect(callsOf(routes.approveBetaRequest).map(({ params }) => params)).toEqual([{ id: 'r' }])
    await person.click(screen.getByRole('tab', { name: 'Feedback' }))
    await screen.findByText('January 1, 2027 · not signed in · /calendar · curl')
    await person.click(screen.getByRole('tab', { name: 'Log' }))
    await screen.findByText('Account disabled: ada@example.org')
    expect(screen.getByText(/January 1, 2027, .* · command line/)).toBeDefined()
    expect(location.search).toBe('?tab=log')
  })

  it('shows only those who wait to be let in where that is wished', async () => {
    const { person } = await open('/admin?tab=requests')
    await screen.findByText('No requests')
    await person.click(screen.getByRole('checkbox', { name: 'Only those who wait' }))
    await waitFor(() => expect(callsOf(routes.listBetaRequests).at(-1)?.query).toEqual({ waiting: 'true' }))
    await person.click(screen.getByRole('checkbox', { name: 'Only those who wait' }))
    await screen.findByText('No requests')
  })

  it('speaks Italian', async () => {
    await open('/admin?tab=log', 'it')
    await screen.findByText('Ancora niente')
    await screen.findByText('Va tutto bene')
  })
})
