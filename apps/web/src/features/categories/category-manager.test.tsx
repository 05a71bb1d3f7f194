import { CATEGORY_PALETTE } from '@dodici/contract/limits'
import { routes } from '@dodici/contract/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, field, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { CategoryManager } from './category-manager.tsx'

const work = sampleCategory({ description: 'Office' })
const sport = sampleCategory({ _id: 'category-sport', name: 'Sport', color: '#0097a7' })
const onFetchFailed = vi.fn()

const draw = async (language: 'it' | 'en' = 'en') => {
  const drawn = await renderPart(<CategoryManager onFetchFailed={onFetchFailed} />, {
    path: '/calendar?dialog=categories',
    language,
    user: sampleUser({ language }),
  })
  await findDialog(language === 'it' ? 'Categorie' : 'Categories')
  return drawn
}

const row = async (name: string) => within((await screen.findByText(name)).closest('li')!)
const isDisabled = (element: HTMLElement) => (element as HTMLButtonElement).disabled

beforeEach(() => {
  onFetchFailed.mockClear()
  answer(routes.listCategories, [work, sport])
})

describe('the list of categories', () => {
  it('shows colour, name, code and description of each', async () => {
    await draw()
    const first = await row('Work')
    expect(first.getByText('#1976d2')).toBeTruthy()
    expect(first.getByText('Office')).toBeTruthy()
    expect((await row('Sport')).getByText('No description')).toBeTruthy()
  })

  it('says that there are none, and offers a set to start with', async () => {
    answer(routes.listCategories, [])
    answer(routes.createCategories, [work, sport], 'change-1')
    answer(routes.undoChange, () => {
      throw new Error('not asked for here')
    })
    const { person } = await draw()
    expect(await screen.findByText('No categories found. Create your first category!')).toBeTruthy()
    answer(routes.listCategories, [work, sport])
    await person.click(button('Start with a set'))
    await findToast('Categories created successfully')
    expect(await findButton('Undo')).toBeTruthy()
    expect(await screen.findByText('Sport')).toBeTruthy()
    const sent = callsOf(routes.createCategories)[0]?.body.categories ?? []
    expect(sent.map(({ name }) => name)).toEqual(['Work', 'Family', 'Health', 'Study', 'Travel', 'Sport', 'Home'])
    expect(sent.every(({ color = '' }) => (CATEGORY_PALETTE as readonly string[]).includes(color))).toBe(true)
  })

  it('offers the set in Italian to an Italian', async () => {
    answer(routes.listCategories, [])
    answer(routes.createCategories, [])
    const { person } = await draw('it')
    await person.click(await findButton('Parti da categorie già pronte'))
    await findToast('Categorie create')
    expect(callsOf(routes.createCategories)[0]?.body.categories.map(({ name }) => name)).toEqual([
      'Lavoro',
      'Famiglia',
      'Salute',
      'Studio',
      'Viaggi',
      'Sport',
      'Casa',
    ])
  })

  it('that cannot be read is said, and can be tried again in its place', async () => {
    fail(routes.listCategories, 'not_found')
    const { person } = await draw()
    expect(await screen.findByText('Error fetching categories')).toBeTruthy()
    expect(onFetchFailed).toHaveBeenCalledTimes(1)
    answer(routes.listCategories, [work])
    await person.click(button('Try again'))
    expect(await screen.findByText('Work')).toBeTruthy()
    expect(onFetchFailed).toHaveBeenCalledTimes(1)
  })
})

describe('creating a category', () => {
  it('sends name, description and colour, and shows it in the list', async () => {
    answer(routes.createCategory, sampleCategory({ _id: 'new', name: 'Garden' }), 'change-1')
    const { person } = await draw()
    await person.click(await findButton('Create new'))
    await person.type(field('Name'), '  Garden ')
    await person.type(field('Description'), 'Beds and trees')
    await person.click(screen.getByRole('radio', { name: 'green' }))
    answer(routes.listCategories, [work, sport, sampleCategory({ _id: 'new', name: 'Garden' })])
    await person.click(button('Create'))
    await findToast('Category created successfully')
    expect(callsOf(routes.createCategory)[0]?.body).toEqual({
      name: 'Garden',
      away: null,
      description: 'Beds and trees',
      color: '#388e3c',
    })
    expect(await screen.findByText('Garden')).toBeTruthy()
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(await findButton('Undo')).toBeTruthy()
  })

  it('starts empty and blue, with the twelve colours by name', async () => {
    const { person } = await draw()
    await person.click(await findButton('Create new'))
    const palette = within(screen.getByRole('group', { name: 'Colour' })).getAllByRole('radio')
    expect(palette).toHaveLength(12)
    expect(palette.map((radio) => (radio as HTMLInputElement).value)).toEqual([...CATEGORY_PALETTE])
    expect(screen.getByRole('radio', { name: 'blue' })).toHaveProperty('checked', true)
    expect(document.activeElement).toBe(field('Name'))
  })

  it.each([
    { language: 'en', open: 'Create new', create: 'Create', label: 'Name', text: 'Name is required' },
    { language: 'it', open: 'Crea nuova', create: 'Crea', label: 'Nome', text: 'Il nome è obbligatorio' },
  ] as const)('refuses an empty name: $text', async ({ language, open, create, label, text }) => {
    const { person } = await draw(language)
    await person.click(await findButton(open))
    await person.type(field(label), '   ')
    await person.click(button(create))
    expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(field(label))
    expect(callsOf(routes.createCategory)).toEqual([])
  })

  it('refuses a name of 101 characters and takes one of 100, an emoji being one', async () => {
    answer(routes.createCategory, sampleCategory())
    const { person } = await draw()
    await person.click(await findButton('Create new'))
    await person.click(field('Name'))
    await person.paste('👩‍🚀'.repeat(101))
    await person.click(button('Create'))
    expect(screen.getByText('The name can have at most 100 characters.')).toBeTruthy()
    await person.clear(field('Name'))
    await person.paste('👩‍🚀'.repeat(100))
    await person.click(button('Create'))
    await findToast('Category created successfully')
  })

  it('keeps the form and what was typed where it fails', async () => {
    fail(routes.createCategory, 'internal')
    const { person } = await draw()
    await person.click(await findButton('Create new'))
    await person.type(field('Name'), 'Garden')
    await person.click(button('Create'))
    await findToast('Error creating category')
    expect(field('Name')).toHaveProperty('value', 'Garden')
  })

  it('is sent once, however often the button is pressed', async () => {
    answer(routes.createCategory, work)
    const release = hold(routes.createCategory)
    const { person } = await draw()
    await person.click(await findButton('Create new'))
    await person.type(field('Name'), 'Garden')
    await person.click(button('Create'))
    expect(isDisabled(button('Create'))).toBe(true)
    await person.keyboard('{Enter}')
    release()
    await findToast('Category created successfully')
    expect(callsOf(routes.createCategory)).toHaveLength(1)
  })

  it('rests the other buttons, and is empty again after Cancel', async () => {
    const { person } = await draw()
    await person.click(await findButton('Create new'))
    await person.type(field('Name'), 'Garden')
    await person.click(screen.getByRole('radio', { name: 'red' }))
    expect(['Create new', 'Edit Work', 'Delete Work'].map((name) => isDisabled(button(name)))).toEqual([
      true,
      true,
      true,
    ])
    await person.click(button('Cancel'))
    expect(['Create new', 'Edit Work', 'Delete Work'].map((name) => isDisabled(button(name)))).toEqual([
      false,
      false,
      false,
    ])
    await person.click(button('Create new'))
    expect(field('Name')).toHaveProperty('value', '')
    expect(screen.getByRole('radio', { name: 'blue' })).toHaveProperty('checked', true)
  })
})

describe('editing a category', () => {
  it('starts from what it is and sends what it became', async () => {
    answer(routes.updateCategory, { ...work, name: 'Job' }, 'change-1')
    const { person } = await draw()
    await person.click(await findButton('Edit Work'))
    expect(field('Name')).toHaveProperty('value', 'Work')
    expect(field('Description')).toHaveProperty('value', 'Office')
    expect(['Create new', 'Edit Sport', 'Delete Sport'].map((name) => isDisabled(button(name)))).toEqual([
      true,
      true,
      true,
    ])
    await person.clear(field('Name'))
    await person.type(field('Name'), 'Job')
    await person.click(button('Save'))
    await findToast('Category updated successfully')
    expect(callsOf(routes.updateCategory)[0]).toMatchObject({
      params: { id: 'category-work' },
      body: { name: 'Job', description: 'Office', color: '#1976d2' },
    })
    expect(await findButton('Edit Work')).toBeTruthy()
  })

  it('refuses an empty name', async () => {
    const { person } = await draw()
    await person.click(await findButton('Edit Work'))
    await person.clear(field('Name'))
    await person.click(button('Save'))
    expect(screen.getByText('Name is required')).toBeTruthy()
    expect(callsOf(routes.updateCategory)).toEqual([])
  })

  it('says that it failed', async () => {
    fail(routes.updateCategory, 'network')
    const { person } = await draw()
    await person.click(await findButton('Edit Work'))
    await person.click(button('Save'))
    await findToast('Error updating category')
    expect(field('Name')).toHaveProperty('value', 'Work')
  })

  it('offers a colour from elsewhere beside the twelve', async () => {
    answer(routes.listCategories, [sampleCategory({ color: '#123456' })])
    const { person } = await draw()
    await person.click(await findButton('Edit Work'))
    expect(screen.getAllByRole('radio')).toHaveLength(13)
    expect(screen.getByRole('radio', { name: '#123456' })).toHaveProperty('checked', true)
  })
})

describe('deleting a category', () => {
  it('asks first, and does nothing on Cancel', async () => {
    const { person } = await draw()
    await person.click(await findButton('Delete Work'))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Are you sure you want to delete “Work”?')).toBeTruthy()
    await person.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(callsOf(routes.deleteCategory)).toEqual([])
  })

  it('deletes, says so, and offers the undo', async () => {
    answer(routes.deleteCategory, undefined, 'change-1')
    const { person } = await draw()
    await person.click(await findButton('Delete Work'))
    answer(routes.listCategories, [sport])
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await findToast('Category deleted successfully')
    expect(callsOf(routes.deleteCategory)[0]?.params).toEqual({ id: 'category-work' })
    expect(await findButton('Undo')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Work')).toBeNull())
  })

  it('says that it failed, and the category stays', async () => {
    fail(routes.deleteCategory, 'internal')
    const { person } = await draw()
    await person.click(await findButton('Delete Work'))
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await findToast('Error deleting category')
    expect(screen.getByText('Work')).toBeTruthy()
  })
})

it('closes by its button, and the address says so', async () => {
  const { person } = await draw()
  await person.click(button('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe('')
})

describe('what is being typed', () => {
  it('outlives its category, which undo or another tab has taken away, and makes it anew', async () => {
    const { person, client } = await draw()
    await person.click(await findButton('Edit Work'))
    await person.type(field('Name'), ' at home')
    answer(routes.listCategories, [])
    await act(() => client.invalidateQueries())
    expect(await screen.findByText(/was deleted in the meantime/)).toBeTruthy()
    expect(field('Name')).toHaveProperty('value', 'Work at home')
    answer(routes.createCategory, work, 'change-1')
    await person.click(button('Create'))
    await findToast('Category created successfully')
    expect(callsOf(routes.createCategory)[0]?.body).toMatchObject({ name: 'Work at home', description: 'Office' })
    expect(isDisabled(button('Create new'))).toBe(false)
  })

  it('of a category that is gone can be given up', async () => {
    const { person, client } = await draw()
    await person.click(await findButton('Edit Work'))
    answer(routes.listCategories, [sport])
    await act(() => client.invalidateQueries())
    await screen.findByText(/was deleted in the meantime/)
    await person.click(button('Cancel'))
    expect(['Create new', 'Edit Sport'].map((name) => isDisabled(button(name)))).toEqual([false, false])
  })

  it.each(['Escape', 'Close'])('is not dropped unasked: %s', async (way) => {
    const { person } = await draw()
    const leave = () => (way === 'Escape' ? person.keyboard('{Escape}') : person.click(button('Close')))
    await person.click(await findButton('Create new'))
    await person.type(field('Name'), 'Garden')
    await leave()
    const question = within(await findDialog('Leave without saving?'))
    expect(question.getByText('What you typed for this category would be lost.')).toBeTruthy()
    await person.click(question.getByRole('button', { name: 'Keep editing' }))
    expect(field('Name')).toHaveProperty('value', 'Garden')
    await leave()
    await person.click(await findButton('Discard'))
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('is not dropped by Back, after which it is asked about, too', async () => {
    const { person } = await draw()
    const goTo = (address: string) => {
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }
    await person.click(await findButton('Create new'))
    await person.type(field('Name'), 'Garden')
    goTo('/calendar')
    await findDialog('Leave without saving?')
    await person.click(button('Keep editing'))
    expect(location.search).toBe('?dialog=categories')
    expect(field('Name')).toHaveProperty('value', 'Garden')
    goTo('/calendar')
    await person.click(await findButton('Discard'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.search).toBe('')
  })

  it('is asked about only where something was typed', async () => {
    const { person } = await draw()
    await person.click(await findButton('Edit Work'))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(location.search).toBe(''))
  })
})
