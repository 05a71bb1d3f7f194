import { routes } from '@dodici/contract/routes'
import type { Feed, NewFeed } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { button, field, findButton } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { answerProfile } from '../../../test/profile-answers.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCalendar, sampleCategory, sampleUser } from '../../../test/samples.ts'
import { FeedsSection } from './feeds-section.tsx'

const DAY = 24 * 3_600_000
const PATH = '/feeds/dodfed_secret.ics'
const ADDRESS = `${location.origin}${PATH}`

const sampleFeed = (facts: Partial<Feed> = {}): Feed => ({
  ...{ _id: 'f1', name: 'For grandma', detail: 'titles', calendarIds: null, categoryIds: null, daysBack: 90 },
  ...{ daysAhead: null, expiresAt: null, createdAt: '2026-11-20T09:00:00.000Z', lastReadAt: null, lastAgent: null },
  ...facts,
})
const made = (facts: Partial<NewFeed> = {}): NewFeed => ({ ...sampleFeed(), path: PATH, ...facts })

const open = async (feeds: readonly Feed[] = [], path = '/profile') => {
  answerProfile({ feeds, categories: [sampleCategory({ _id: 'c1', name: 'Work' })] })
  answer(routes.listCalendars, [
    sampleCalendar({ _id: 'k1', name: 'Home' }),
    sampleCalendar({ _id: 'k2', name: 'Club' }),
  ])
  const user = sampleUser({ timezone: 'Europe/Rome' })
  const drawn = await renderPart(<FeedsSection user={user} />, { user, path })
  await screen.findByText(feeds.length === 0 ? 'No addresses yet.' : (feeds[0]?.name ?? ''))
  return drawn
}

describe('an address', () => {
  it('is made with a name, shown once, and copied', async () => {
    const { person } = await open()
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    answer(routes.createFeed, made())
    await person.click(button('Make an address'))
    expect(document.activeElement).toBe(field('Name'))
    await person.type(field('Name'), ' For grandma ')
    await person.click(screen.getByRole('radio', { name: 'Only when you are busy' }))
    await person.click(button('Make the address'))
    expect(await screen.findByLabelText('Address of “For grandma”')).toHaveProperty('value', ADDRESS)
    expect(callsOf(routes.createFeed)[0]?.body).toEqual({
      ...{ name: 'For grandma', detail: 'busy', calendarIds: null, categoryIds: null, daysBack: 90, daysAhead: null },
      expiresAt: null,
    })
    expect(screen.getByRole('link', { name: 'Open in your calendar program' }).getAttribute('href')).toBe(
      `webcal://${location.host}${PATH}`,
    )
    expect(await screen.findByRole('img', { name: 'QR code of the address' })).toBeTruthy()
    await person.click(button('Copy'))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(copied).toHaveBeenCalledWith(ADDRESS)
    await person.click(button('Done'))
    expect(screen.queryByDisplayValue(ADDRESS)).toBeNull()
    copied.mockRestore()
  })

  it('needs a name, and keeps what was typed if it cannot be made', async () => {
    const { person } = await open()
    fail(routes.createFeed, 'network')
    await person.click(button('Make an address'))
    await person.click(button('Make the address'))
    expect(screen.getByText('Name is required')).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
    expect(callsOf(routes.createFeed)).toEqual([])
    await person.type(field('Name'), 'For grandma{Enter}')
    expect(await screen.findByText(/^Not saved\./)).toBeTruthy()
    expect(field('Name')).toHaveProperty('value', 'For grandma')
    await person.click(button('Cancel'))
    expect(document.activeElement).toBe(button('Make an address'))
  })

  it('shows the calendars, categories and days that are chosen', async () => {
    const { person } = await open()
    answer(routes.createFeed, made())
    await person.click(button('Make an address'))
    await person.type(field('Name'), 'Club')
    await person.click(screen.getByText('Choose calendars, categories and days'))
    const calendars = within(screen.getByRole('group', { name: 'From which calendars' }))
    await person.click(calendars.getByRole('checkbox', { name: 'Club' }))
    await person.click(calendars.getByRole('checkbox', { name: 'Home' }))
    await person.click(calendars.getByRole('checkbox', { name: 'Home' }))
    await person.click(screen.getByRole('checkbox', { name: 'Work' }))
    await person.selectOptions(field('Events from'), 'today')
    await person.selectOptions(field('Events until'), '30 days from now')
    await person.click(button('Make the address'))
    await waitFor(() => expect(callsOf(routes.createFeed)).toHaveLength(1))
    expect(callsOf(routes.createFeed)[0]?.body).toMatchObject({
      ...{ calendarIds: ['k2'], categoryIds: ['c1'], daysBack: 0, daysAhead: 30 },
    })
  })

  it('is made for the calendar from which somebody comes', async () => {
    await open([], '/profile?feed=k2#feeds')
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Club')
    expect(screen.getByRole('checkbox', { name: 'Club' })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: 'Home' })).toHaveProperty('checked', false)
  })

  it('says what it tells, when it was read and by what, and until when it works', async () => {
    const read = { lastReadAt: new Date(Date.now() - 2 * DAY).toISOString(), lastAgent: 'Google-Calendar-Importer' }
    await open([
      sampleFeed({ ...read, detail: 'full', expiresAt: '2100-05-01T22:00:00.000Z' }),
      sampleFeed({ _id: 'f2', name: 'Old', detail: 'busy', expiresAt: '2020-05-01T22:00:00.000Z' }),
    ])
    expect(screen.getByText(/^Everything · made on .* · last read 2 days ago · Google-Calendar-Importer$/)).toBeTruthy()
    expect(screen.getByText(/^Works until .*May.* 2100$/)).toBeTruthy()
    expect(screen.getByText(/^Ended on .*May.* 2020: nobody can read it$/)).toBeTruthy()
    expect(screen.getByText(/^Only when you are busy · made on .* · never read$/)).toBeTruthy()
  })

  it('is changed, and the focus is back where it was', async () => {
    const { person } = await open([sampleFeed()])
    answer(routes.updateFeed, sampleFeed({ detail: 'full' }))
    await person.click(button('Edit “For grandma”'))
    await person.click(screen.getByRole('radio', { name: 'Everything' }))
    await person.click(button('Save'))
    await waitFor(() => expect(document.activeElement).toBe(button('Edit “For grandma”')))
    expect(callsOf(routes.updateFeed).map(({ params, body }) => [params.id, body.detail])).toEqual([['f1', 'full']])
  })

  it('is renewed once it was said what that does, and shown once', async () => {
    const { person } = await open([sampleFeed()])
    answer(routes.renewFeed, made({ path: '/feeds/dodfed_other.ics' }))
    await person.click(button('Give “For grandma” a new address'))
    expect(screen.getByText(/^The address so far will stop working/).getAttribute('role')).toBe('alert')
    await person.click(button('Cancel'))
    expect(document.activeElement).toBe(button('Give “For grandma” a new address'))
    expect(callsOf(routes.renewFeed)).toEqual([])
    await person.click(button('Give “For grandma” a new address'))
    await person.click(button('New address'))
    expect(await screen.findByDisplayValue(`${location.origin}/feeds/dodfed_other.ics`)).toBeTruthy()
    await person.click(button('Done'))
    expect(document.activeElement).toBe(button('Give “For grandma” a new address'))
  })

  it('is ended once it was said what that does, and stays where that fails', async () => {
    const { person } = await open([sampleFeed()])
    fail(routes.deleteFeed, 'network')
    await person.click(button('Turn off the address “For grandma”'))
    expect(document.activeElement).toBe(button('Cancel'))
    await person.click(button('Turn off'))
    expect(await screen.findByText(/^Not saved\./)).toBeTruthy()
    answer(routes.deleteFeed, undefined)
    answer(routes.listFeeds, [])
    await person.click(button('Turn off'))
    expect(await screen.findByText('The address no longer works.')).toBeTruthy()
    expect(await screen.findByText('No addresses yet.')).toBeTruthy()
    expect(document.activeElement).toBe(await findButton('Make an address'))
  })

  it('says why the list is not there, and how slowly others look', async () => {
    answerProfile()
    fail(routes.listFeeds, 'network')
    await renderPart(<FeedsSection user={sampleUser()} />, { user: sampleUser() })
    expect(await screen.findByText(/^Your addresses could not be loaded\./)).toBeTruthy()
    expect(screen.getByText(/^Google Calendar looks for changes only every 8 to 24 hours/)).toBeTruthy()
  })
})
