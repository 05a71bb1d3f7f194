import { routes } from '@dodici/contract/routes'
import type { SavedView, User } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, reply } from '../../test/fake-api.ts'
import { renderPage } from '../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { setWidth } from '../../test/set-width.ts'

vi.mock('../../features/year/year-page.tsx', () => ({ YearPage: () => <p>the year</p> }))

const view = (name: string, facts: Partial<SavedView> = {}): SavedView => ({
  ...{ name, categories: ['travel'], calendar: null, routineAsEvents: false, view: 'months', ...facts },
})

async function open(savedViews: readonly SavedView[], search = '?dialog=views') {
  setNow('2027-03-18T10:00')
  let user: User = sampleUser({ language: 'en', savedViews: [...savedViews] })
  answerCalendar({
    user,
    categories: [sampleCategory({ _id: 'travel', name: 'Travel' }), sampleCategory({ _id: 'work', name: 'Work' })],
  })
  answer(routes.readProfile, () => user)
  answer(routes.updateProfile, ({ body }) => (user = { ...user, ...(body as Partial<User>) }))
  answer(routes.searchEvents, [])
  const page = await renderPage({ path: `/calendar${search}`, user })
  await screen.findByText('the year')
  return page
}

const dialog = async () => within(await findDialog('Saved views'))
const names = () => Array.from(document.querySelectorAll('dialog li bdi'), ({ textContent }) => textContent)
const stored = () => callsOf(routes.updateProfile).map(({ body }) => body.savedViews?.map(({ name }) => name))

describe('the dialog of saved views', () => {
  it('saves what is seen under a name, and says that it is shown', async () => {
    const { person } = await open([], '?category=travel,none&view=heat&dialog=views')
    const inside = await dialog()
    expect(inside.getByText('You see: Travel and No category · Heatmap')).toBeTruthy()
    await person.type(inside.getByRole('textbox', { name: 'Name' }), '  <b>Trips</b>{Enter}')
    expect(await findToast('View saved')).toBeTruthy()
    expect(callsOf(routes.updateProfile)[0]?.body.savedViews).toEqual([
      view('<b>Trips</b>', { categories: ['travel', 'none'], view: 'heat' }),
    ])
    expect(names()).toEqual(['<b>Trips</b>'])
    expect(inside.getByText('on now')).toBeTruthy()
  })

  it('wants a name, not too long a one, and replaces a view of the same name', async () => {
    const { person } = await open([view('Trips')], '?category=work&dialog=views')
    const inside = await dialog()
    await person.click(button('Save this view'))
    expect(await inside.findByText('Give it a name.')).toBeTruthy()
    const field = inside.getByRole('textbox', { name: 'Name' })
    await person.type(field, `${'x'.repeat(61)}{Enter}`)
    expect(await inside.findByText('The name can have at most 60 characters.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'x'.repeat(61))
    await person.clear(field)
    await person.type(field, 'Trips')
    await person.click(button('Replace “Trips”'))
    await waitFor(() => expect(stored()).toEqual([['Trips']]))
    expect(callsOf(routes.updateProfile)[0]?.body.savedViews?.[0]?.categories).toEqual(['work'])
  })

  it('has room for twenty', async () => {
    const { person } = await open(Array.from({ length: 20 }, (_, index) => view(`View ${index}`)))
    const inside = await dialog()
    await person.type(inside.getByRole('textbox', { name: 'Name' }), 'One more{Enter}')
    expect(await inside.findByText(/Delete one first/)).toBeTruthy()
    expect(stored()).toEqual([])
  })

  it('renames, and gives the focus back; a name that is taken is refused', async () => {
    const { person } = await open([view('Trips'), view('Work')])
    const inside = await dialog()
    await person.click(button('Rename the view Trips'))
    const field = inside.getAllByRole('textbox', { name: 'Name' })[1]!
    expect(document.activeElement).toBe(field)
    await person.clear(field)
    await person.type(field, 'Work{Enter}')
    expect(inside.getByText('Another view has this name.')).toBeTruthy()
    await person.type(field, 'shop{Enter}')
    await waitFor(() => expect(names()).toEqual(['Workshop', 'Work']))
    expect(document.activeElement).toBe(button('Rename the view Workshop'))
    expect(await findToast('View renamed')).toBeTruthy()
  })

  it('deletes, and puts it back where it was', async () => {
    const { person } = await open([view('Trips'), view('Work')])
    await dialog()
    await person.click(button('Delete the view Trips'))
    await waitFor(() => expect(names()).toEqual(['Work']))
    expect(await findToast('“Trips” has been deleted')).toBeTruthy()
    await person.click(button('Undo'))
    await waitFor(() => expect(names()).toEqual(['Trips', 'Work']))
  })

  it('C1: keeps what another device has saved meanwhile, and says where both changed the same', async () => {
    const { person } = await open([view('Trips')])
    const inside = await dialog()
    const newer = (...savedViews: SavedView[]) => ({ current: sampleUser({ language: 'en', savedViews }) })
    fail(routes.updateProfile, 'stale_version', newer(view('Trips'), view('Team')))
    const field = inside.getByRole('textbox', { name: 'Name' })
    const last = () => stored().at(-1)
    const refused = stored().length
    await person.type(field, 'Team{Enter}')
    expect(await inside.findByText(/changed on another device/)).toBeTruthy()
    expect(names()).toEqual(['Trips', 'Team'])
    expect(field).toHaveProperty('value', 'Team')
    expect(stored()).toHaveLength(refused + 1)

    reply(routes.updateProfile, ({ body }) => {
      const isNewer = body.savedViewsBefore?.some(({ name }) => name === 'Sea')
      const { current } = newer(view('Trips'), view('Team'), view('Sea'))
      return isNewer
        ? { status: 200, body: { ...current, savedViews: body.savedViews } }
        : { status: 412, body: { status: 412, title: 'x', detail: 'x', code: 'stale_version', current } }
    })
    await person.clear(field)
    await person.type(field, 'Hills{Enter}')
    await waitFor(() => expect(names()).toEqual(['Trips', 'Team', 'Sea', 'Hills']))
    expect(last()).toEqual(['Trips', 'Team', 'Sea', 'Hills'])
    expect(field).toHaveProperty('value', '')
  })

  it('says that it failed, and keeps all of them', async () => {
    const { person } = await open([view('Trips')])
    const inside = await dialog()
    fail(routes.updateProfile, 'network')
    await person.click(button('Delete the view Trips'))
    expect((await inside.findAllByRole('alert')).map(({ textContent }) => textContent).join('')).toContain('reach')
    expect(names()).toEqual(['Trips'])
  })
})

describe('a saved view', () => {
  it('is chosen in the filter, and shown as chosen while the page is as it says', async () => {
    const { person } = await open([view('Trips'), view('Gone', { categories: ['gone', 'work'] })], '')
    await person.click(await findButton('Category: All'))
    await person.click(await screen.findByRole('menuitemradio', { name: 'Trips', checked: false }))
    await waitFor(() => expect(location.search).toBe('?view=months&category=travel'))
    await person.click(button('Category: Travel'))
    expect(await screen.findByRole('menuitemradio', { name: 'Trips', checked: true })).toBeTruthy()
    await person.click(screen.getByRole('menuitemradio', { name: 'Gone' }))
    await waitFor(() => expect(location.search).toBe('?view=months&category=work'))
  })

  it('is found in the palette', async () => {
    const { person } = await open([view('Trips', { routineAsEvents: true })], '')
    ;(await findButton('Today')).focus()
    await person.keyboard('{Control>}k{/Control}')
    await findDialog('Find anything')
    await person.click(within(screen.getByRole('dialog')).getByRole('combobox'))
    await person.keyboard('trips{Enter}')
    await waitFor(() => expect(location.search).toBe('?view=months&category=travel'))
    expect(localStorage.getItem('year-settings')).toContain('"routineAsEvents":true')
  })

  it('is a button in the sheet of a phone', async () => {
    setWidth(390)
    const { person } = await open([view('Trips', { view: 'heat' })], '')
    await person.click(await findButton('Filter and categories'))
    await person.click(await findButton('Trips'))
    await waitFor(() => expect(location.search).toBe('?view=heat&category=travel'))
    expect(button('Trips').getAttribute('aria-pressed')).toBe('true')
  })
})
