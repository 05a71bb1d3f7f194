import { routes } from '@dodici/contract/routes'
import type { LinkedAccount, LinkedCalendar, LinkFault } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { linkedTexts } from '../../../i18n/en/linked.ts'
import { loadTexts } from '../../../i18n/start.ts'
import { button, field, findButton, findDialog, findToast } from '../../../test/elements.ts'
import { answer, callsOf, fail, hold, reply } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { CalendarsDialog } from '../calendars-dialog.tsx'
import { linkedAccounts } from './linked-accounts.queries.ts'
import { sampleAccount, sampleLinked } from './test/linked-samples.ts'

const own = sampleCalendar({ _id: 'own', name: 'Personal' })
const work = sampleCalendar({ _id: 'work', name: 'Work' })

interface Facts {
  readonly linked?: Partial<LinkedCalendar>
  readonly account?: Partial<LinkedAccount>
  readonly kind?: 'own' | 'subscribed'
}

const accountWith = ({ linked = {}, account = {} }: Facts): LinkedAccount =>
  sampleAccount({ calendars: [sampleLinked(linked)], ...account })

const draw = async (facts: Facts = {}) => {
  setNow('2027-03-18T10:00')
  answer(routes.listCalendars, [own, { ...work, kind: facts.kind ?? 'own' }])
  answer(routes.listSubscriptions, [])
  answer(routes.listLinkedAccounts, [accountWith(facts)])
  const user = sampleUser({ language: 'en', plan: 'pro' })
  answer(routes.readProfile, user)
  const drawn = await renderPart(<CalendarsDialog />, { path: '/calendar?dialog=calendars', language: 'en', user })
  await findDialog('My calendars')
  await screen.findByText('Nextcloud')
  return drawn
}

const row = () => within(screen.getByText('Work').closest('li')!)
const state = () => row().getByText('Nextcloud').closest('p')!.textContent

const openMenu = async (person: Awaited<ReturnType<typeof draw>>['person']) => {
  await person.click(button('Link of “Work”'))
  return within(screen.getByRole('menu'))
}

beforeEach(() => Promise.all([loadTexts('calendars'), loadTexts('linked')]))

describe('a linked calendar in the list', () => {
  it('says with whom it is the same, and since when', async () => {
    await draw()
    expect(state()).toBe('Nextcloud · The same as there 5 minutes ago.')
    expect(row().queryByText('No description')).toBeNull()
  })

  it('that is read only is one of the account, and no subscription', async () => {
    await draw({ kind: 'subscribed', linked: { isReadOnly: true } })
    expect(state()).toContain('Read only.')
    expect(row().queryByRole('button', { name: /Refresh now/ })).toBeNull()
  })

  it('says that it is being read, before it has been read once', async () => {
    await draw({ linked: { isComplete: false, lastOkAt: null, lastTryAt: null } })
    expect(state()).toContain('Its events are being read for the first time.')
  })

  it('says what of the other side is not shown here', async () => {
    await draw({ linked: { unread: 2 } })
    expect(row().getByText(/^2 things there are not shown here/)).toBeTruthy()
  })

  it('is looked at now, and says so until the server has tried', async () => {
    const { person } = await draw()
    answer(routes.syncLinkedCalendar, accountWith({}))
    const release = hold(routes.syncLinkedCalendar)
    const menu = await openMenu(person)
    await person.click(menu.getByRole('menuitem', { name: 'Look now' }))
    expect(state()).toContain('Looking…')
    const tried = new Date('2027-03-18T10:00').toISOString()
    answer(routes.listLinkedAccounts, [accountWith({ linked: { lastTryAt: tried, lastOkAt: tried } })])
    release()
    await waitFor(() => expect(state()).toMatch(/The same as there\.$/))
    expect(callsOf(routes.syncLinkedCalendar)[0]?.params).toEqual({ id: 'work' })
  })

  it('is asked about soon while the server is about to look at it, else seldom', () => {
    setNow('2027-03-18T10:00')
    const every = (nextAt: string | null) => {
      const data = [sampleAccount({ calendars: [sampleLinked({ nextAt })] })]
      return (linkedAccounts.refetchInterval as (query: unknown) => number)({ state: { data } })
    }
    expect(every(new Date('2027-03-18T10:00').toISOString())).toBeLessThan(5_000)
    expect(every(new Date('2027-03-18T10:01').toISOString())).toBeGreaterThan(20_000)
    expect(every(null)).toBeGreaterThan(20_000)
  })

  it('leads to the accounts', async () => {
    const { person } = await draw()
    const menu = await openMenu(person)
    await person.click(menu.getByRole('menuitem', { name: 'Linked accounts…' }))
    await waitFor(() => expect(location.search).toBe('?dialog=linked'))
  })

  it('can be parted from its other side, which loses nothing', async () => {
    const { person } = await draw()
    answer(routes.unlinkCalendar, undefined)
    const menu = await openMenu(person)
    await person.click(menu.getByRole('menuitem', { name: 'End the link…' }))
    const question = await screen.findByRole('alertdialog', { name: 'End the link of “Work”?' })
    expect(within(question).getByText(/What is here stays here, and what is there stays there/)).toBeTruthy()
    await person.click(within(question).getByRole('button', { name: 'End the link' }))
    await findToast('The link has ended. Its events are still here.')
    expect(callsOf(routes.unlinkCalendar)[0]?.params).toEqual({ id: 'work' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('leads to the events that wait for a choice', async () => {
    const { person } = await draw({ linked: { conflicts: 3 } })
    await person.click(button('3 events wait for your choice'))
    await waitFor(() => expect(location.search).toBe('?dialog=conflicts'))
  })

  it('that is deleted stays in the account, and the question says so', async () => {
    reply(routes.exportCalendar, () => ({ body: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }))
    const { person } = await draw()
    await person.click(button('Delete “Work”'))
    expect(await screen.findByText(/In Nextcloud it stays as it is; only the link ends\./)).toBeTruthy()
  })
})

describe('a calendar that is paused', () => {
  const since = new Date('2027-03-16T09:00').toISOString()

  it.each(Object.keys(linkedTexts.linked.faults) as LinkFault[])('says why: %s', async (fault) => {
    await draw({ linked: { fault, nextAt: null, lastOkAt: since } })
    expect(state()).toBe(`Nextcloud · Paused. ${linkedTexts.linked.faults[fault]} Last the same 2 days ago.`)
    const help =
      fault === 'unauthorized' || fault === 'locked' ? 'Type the password: “Nextcloud”' : 'Look again: “Work”'
    expect(button(help)).toBeTruthy()
  })

  it('for all of an account takes the password again, and keeps what is typed where it is refused', async () => {
    const { person } = await draw({ account: { fault: 'locked' }, linked: { nextAt: null } })
    await person.click(button('Type the password: “Nextcloud”'))
    expect(document.activeElement).toBe(field('Password of giulia on cloud.example.org'))
    await person.keyboard('{Enter}')
    expect(screen.getByText('Type the password.')).toBeTruthy()
    fail(routes.updateLinkedAccount, 'link_refused', { linkFault: 'unauthorized' })
    await person.keyboard('abcd{Enter}')
    expect((await row().findByRole('alert')).textContent).toMatch(/Most services want an app password/)
    expect(screen.getByDisplayValue('abcd')).toBeTruthy()
    answer(routes.updateLinkedAccount, accountWith({}))
    await person.type(field('Password of giulia on cloud.example.org'), '-efgh{Enter}')
    await findToast('The password is stored, and the link goes on')
    expect(callsOf(routes.updateLinkedAccount).at(-1)).toMatchObject({
      params: { id: 'account-1' },
      body: { password: 'abcd-efgh' },
    })
  })

  it('is looked at again', async () => {
    const { person } = await draw({ linked: { fault: 'quota', nextAt: null } })
    answer(routes.syncLinkedCalendar, accountWith({}))
    const release = hold(routes.syncLinkedCalendar)
    await person.click(button('Look again: “Work”'))
    expect(state()).toContain('Looking…')
    expect(button('Look again: “Work”')).toHaveProperty('disabled', true)
    release()
    await waitFor(() => expect(callsOf(routes.syncLinkedCalendar)).toHaveLength(1))
  })

  it('says that it is tried again, if it is', async () => {
    await draw({ linked: { fault: 'unreachable' } })
    expect(state()).toMatch(/The server there does not answer\..* It is tried again by itself\./)
    expect(state()).not.toContain('Paused')
  })

  it.each([
    ['there', '187 of 199 events are gone there. Is that right?', 'Put 187 in the trash here', true],
    ['there', '187 of 199 events are gone there. Is that right?', 'Write 187 there again', false],
    ['here', '187 of 199 events are gone here. Shall they be deleted there too?', 'Delete 187 there', true],
    ['here', '187 of 199 events are gone here. Shall they be deleted there too?', 'Bring 187 back here', false],
  ] as const)('because most is gone %s: “%s” takes “%s”', async (where, question, choice, take) => {
    const held = { where, gone: 187, of: 199 }
    const { person } = await draw({ linked: { fault: 'mostGone', nextAt: null, held } })
    answer(routes.answerGone, accountWith({}))
    expect(within(screen.getByRole('group', { name: 'Question about “Work”' })).getByText(question)).toBeTruthy()
    await person.click(await findButton(choice))
    expect(callsOf(routes.answerGone).map(({ params, body }) => [params, body])).toEqual([[{ id: 'work' }, { take }]])
  })
})

it('the way to link an account is beside that to an address, and at where addresses are found', async () => {
  answer(routes.listCalendars, [own])
  answer(routes.listLinkedAccounts, [])
  const user = sampleUser({ language: 'en', plan: 'pro' })
  answer(routes.readProfile, user)
  const { person } = await renderPart(<CalendarsDialog />, { path: '/calendar?dialog=calendars', language: 'en', user })
  expect(await findButton('Link an account (CalDAV)…')).toBeTruthy()
  await person.click(button('Add from an address…'))
  await findDialog('Add a calendar from an address')
  await person.click(button('Link an account (CalDAV)…'))
  await waitFor(() => expect(location.search).toBe('?dialog=linked'))
})
