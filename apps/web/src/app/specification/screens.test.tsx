import { routes } from '@dodici/contract/routes'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ProfileBar } from '../../features/bar/profile-bar.tsx'
import { TopBar } from '../../features/bar/top-bar.tsx'
import { CategoryManager } from '../../features/categories/category-manager.tsx'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, field, findButton, findDialog } from '../../test/elements.ts'
import { answer } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { setWidth } from '../../test/set-width.ts'
import { Notices } from '../notices.tsx'
import { FeedbackPart } from '../parts/feedback-part.tsx'
import { HomePage } from '../../features/site/home-page.tsx'
import { SearchPart } from '../parts/search-part.tsx'
import { words } from './test/words.ts'

beforeEach(() => setNow('2027-03-18T10:00'))

// Section 2 of the specification, word for word. Calendars of one's own have no page yet.
describe.each(['en', 'it'] as const)('the screens of the specification, in %s', (language) => {
  const said = words[language]
  const user = sampleUser({ language })

  it('name everything in the bar of the calendar', async () => {
    answerCalendar({ user, categories: [] })
    const { person } = await renderPart(<TopBar search={<SearchPart />} />, { path: '/calendar', language, user })
    expect(screen.getByText('Dodici')).toBeTruthy()
    for (const name of [...said.bar.year, said.bar.add, said.bar.manage]) expect(button(name)).toBeTruthy()
    expect(await screen.findByPlaceholderText(said.bar.search)).toBeTruthy()
    const selector = within(screen.getByRole('combobox', { name: said.bar.language }))
    expect(selector.getAllByRole('option').map((option) => option.textContent)).toEqual(['IT', 'EN'])
    await person.click(button(said.bar.filter))
    expect(screen.getByRole('menuitemradio', { name: said.bar.all })).toBeTruthy()
    expect(screen.getByText(said.bar.none)).toBeTruthy()
    await person.keyboard('{Escape}')
    await person.click(await findButton(said.bar.account))
    for (const name of [said.bar.profile, said.bar.logout])
      expect(await screen.findByRole('menuitem', { name })).toBeTruthy()
  })

  it('have the other language in the menu of the account where the screen is small', async () => {
    setWidth(390)
    answerCalendar({ user })
    const { person } = await renderPart(<TopBar />, { path: '/calendar', language, user })
    await person.click(await findButton(said.bar.account))
    expect(await screen.findByRole('menuitem', { name: said.bar.other })).toBeTruthy()
  })

  it('lead from the profile to the calendar', async () => {
    answerCalendar({ user })
    const { person } = await renderPart(<ProfileBar search={null} />, { path: '/profile', language, user })
    await person.click(await findButton(said.bar.account))
    expect(await screen.findByRole('menuitem', { name: said.bar.calendar })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: said.bar.profile })).toBeNull()
  })

  it('name the public pages in their header, and say that this is a beta', async () => {
    await renderPart(<HomePage />, { path: '/', language })
    expect(screen.getByRole('complementary', { name: said.notices.beta })).toBeTruthy()
    const navigation = within(screen.getByRole('navigation', { name: said.site.navigation }))
    for (const name of said.site.links) expect(navigation.getByRole('link', { name })).toBeTruthy()
  })

  it('have the notice of what is kept, and the button for feedback', async () => {
    await renderPart(<Notices />, { path: '/about', language })
    const notice = within(screen.getByRole('region', { name: said.notices.kept }))
    expect(notice.getByRole('link', { name: said.notices.more }).getAttribute('href')).toBe('/terms-and-privacy')
    expect(button(said.feedback.button)).toBeTruthy()
  })

  it('name everything in the dialog for feedback', async () => {
    answer(routes.listFeedbackCategories, [{ id: 'idea', name: 'Idea' }])
    await renderPart(<FeedbackPart isOpen onClose={() => undefined} />, { path: '/about', language })
    await findDialog(said.feedback.title)
    expect(await screen.findByRole('option', { name: 'Idea' })).toBeTruthy()
    for (const label of said.feedback.fields) expect(field(label)).toBeTruthy()
    for (const name of said.feedback.buttons) expect(button(name)).toBeTruthy()
  })

  it('name everything in the category manager', async () => {
    answer(routes.listCategories, [sampleCategory()])
    const { person } = await renderPart(<CategoryManager onFetchFailed={() => undefined} />, {
      ...{ path: '/calendar?dialog=categories', language, user },
    })
    await findDialog(said.categories.dialog)
    expect(await screen.findByText('#1976d2')).toBeTruthy()
    expect(screen.getByText(said.categories.noText)).toBeTruthy()
    for (const name of said.categories.buttons) expect(button(name)).toBeTruthy()
    await person.click(button(said.categories.createNew))
    for (const label of said.categories.fields) expect(field(label)).toBeTruthy()
    expect(screen.getByRole('group', { name: said.categories.colours })).toBeTruthy()
  })

  it('say that there are no categories', async () => {
    answer(routes.listCategories, [])
    await renderPart(<CategoryManager onFetchFailed={() => undefined} />, {
      ...{ path: '/calendar?dialog=categories', language, user },
    })
    expect(await screen.findByText(said.categories.empty)).toBeTruthy()
  })
})
