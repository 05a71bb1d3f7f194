import { routes } from '@dodici/contract/routes'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findButton } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { setWidth } from '../../test/set-width.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { TopBar } from './top-bar.tsx'

const draw = (search = '', language: 'it' | 'en' = 'en', hasAssistant = true) =>
  renderPart(
    <>
      <TopBar />
      <BottomNavigation hasAssistant={hasAssistant} />
    </>,
    { path: `/calendar${search}`, language, user: sampleUser({ language }) },
  )

beforeEach(() => {
  setNow('2027-03-18T10:00')
  setWidth(390)
  answerCalendar({ categories: [sampleCategory()] })
})

describe('on a phone', () => {
  it('a tap on the year opens the way to the current one', async () => {
    const { person } = await draw('?year=2030')
    await person.click(button('2030'))
    await person.click(await screen.findByRole('menuitem', { name: 'Go to the current year' }))
    expect(location.search).toBe('')
    expect(screen.getByRole('heading', { name: '2027' })).toBeTruthy()
  })

  it('views, adding and the assistant are in the navigation at the bottom, and months is what shows first', async () => {
    const { person } = await draw('', 'it')
    const navigation = within(screen.getByRole('navigation', { name: 'Principale' }))
    expect(navigation.getAllByRole('button').map((item) => item.textContent || item.ariaLabel)).toEqual([
      'Planner',
      'Mesi',
      'Aggiungi un evento',
      'Calore',
      'Assistente',
    ])
    expect(navigation.getByRole('button', { pressed: true }).textContent).toBe('Mesi')
    await person.click(navigation.getByRole('button', { name: 'Planner' }))
    expect(location.search).toBe('?view=planner')
    await person.click(navigation.getByRole('button', { name: 'Aggiungi un evento' }))
    expect(new URLSearchParams(location.search).get('dialog')).toBe('quick-add')
  })

  it('adding stands in the middle of that navigation, with the assistant or without', async () => {
    const inMiddle = () => {
      const buttons = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('button')
      return [buttons.length, buttons.map((item) => item.ariaLabel).indexOf('Add event')]
    }
    const { person, unmount } = await draw()
    expect(inMiddle()).toEqual([5, 2])
    await person.click(button('Assistant'))
    expect(location.search).toBe('?panel=assistant')
    unmount()
    const { person: another } = await draw('', 'en', false)
    expect(inMiddle()).toEqual([5, 2])
    await another.click(button('Goals'))
    expect(location.search).toBe('?panel=goals')
  })

  it.each([
    ['it', 'Planner', 'Da vicino: un mese con i suoi titoli'],
    ['en', 'Heatmap', 'From afar: how full the year is'],
  ] as const)('each view says from how far it shows the year (%s)', async (language, name, description) => {
    await draw('', language)
    expect(screen.getByRole('button', { name, description })).toBeTruthy()
  })

  it('the filter and the way to the categories are in a sheet', async () => {
    const { person } = await draw()
    await person.click(button('Filter and categories'))
    const sheet = within(screen.getByRole('dialog', { name: 'Filter and categories' }))
    expect(await sheet.findByRole('checkbox', { name: 'All' })).toHaveProperty('checked', true)
    await person.click(await sheet.findByRole('checkbox', { name: 'Work' }))
    expect(location.search).toBe('?category=category-work')
    expect(sheet.getByRole('checkbox', { name: 'All' })).toHaveProperty('checked', false)
    await person.click(sheet.getByRole('button', { name: 'Only No category' }))
    expect(location.search).toBe('?category=none')
    await person.click(sheet.getByRole('checkbox', { name: 'All' }))
    expect(location.search).toBe('')
    await person.click(button('Manage categories'))
    expect(new URLSearchParams(location.search).get('dialog')).toBe('categories')
  })

  it('the sheet says where there are no categories', async () => {
    answer(routes.listCategories, [])
    const { person } = await draw()
    await person.click(button('Filter and categories'))
    expect(await screen.findByText('No categories available')).toBeTruthy()
    await person.click(button('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the language is in the account menu, by its own name', async () => {
    answer(routes.updateProfile, sampleUser({ language: 'it' }))
    const { person } = await draw()
    expect(screen.queryByRole('combobox')).toBeNull()
    await person.click(await findButton('Account of Giulia Amato'))
    await person.click(await screen.findByRole('menuitem', { name: 'Italiano' }))
    expect(await findButton('Account di Giulia Amato')).toBeTruthy()
    expect(callsOf(routes.updateProfile)[0]?.body).toEqual({ language: 'it' })
  })
})
