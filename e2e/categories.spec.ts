import { expect, test } from './world/test.ts'
import { drawn, on, openYear, toast } from './world/year.ts'

test('a starter set comes with one click and goes with one undo', { tag: '@deep' }, async ({ page }) => {
  await openYear(page, '?dialog=categories')
  const dialog = page.getByRole('dialog', { name: 'Categorie' })
  await expect(dialog.getByText('Nessuna categoria. Crea la tua prima categoria!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Parti da categorie già pronte' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(7)
  await expect(toast(page)).toContainText('Categorie create')
  await toast(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await expect(dialog.getByText('Crea la tua prima categoria!')).toBeVisible()
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('a category is created, edited and deleted, word for word', { tag: '@deep' }, async ({ page }) => {
    await openYear(page)
    await page.getByRole('button', { name: 'Category: All' }).click()
    await expect(page.getByText('No categories available')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Manage categories' }).click()
    const dialog = page.getByRole('dialog', { name: 'Categories' })
    await expect(dialog.getByText('No categories found. Create your first category!')).toBeVisible()
    await dialog.getByRole('button', { name: 'Create new' }).click()
    await expect(dialog.getByRole('button', { name: 'Create new' })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: 'blue' })).toBeChecked()
    await expect(dialog.getByRole('radio')).toHaveCount(12)
    await dialog.getByLabel('Name').fill('   ')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(dialog.getByText('Name is required')).toBeVisible()
    await dialog.getByLabel('Name').fill('  Garden ')
    await dialog.getByRole('radio', { name: 'green' }).check()
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(toast(page)).toContainText('Category created successfully')
    const row = dialog.getByRole('listitem')
    await expect(row).toContainText(/Garden\s*#388e3c\s*No description/)

    await row.getByRole('button', { name: 'Edit Garden' }).click()
    await dialog.getByLabel('Description').fill('Roses and weeds')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page)).toContainText('Category updated successfully')
    await expect(row).toContainText('Roses and weeds')

    await row.getByRole('button', { name: 'Delete Garden' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete “Garden”?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toHaveCount(1)
    await row.getByRole('button', { name: 'Delete Garden' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page)).toContainText('Category deleted successfully')
    await expect(row).toHaveCount(0)
  })

  test('failures are said, word for word, and keep what was typed', { tag: '@deep' }, async ({ page, watched }) => {
    watched.expect(/500/)
    watched.expect(/Error updating categories:/)
    const problem = { status: 500, title: 'Fault', detail: 'Fault', code: 'internal' }
    let isBroken = true
    await page.route('**/api/v1/categories', (route) =>
      isBroken ? route.fulfill({ status: 500, json: problem }) : route.continue(),
    )
    await openYear(page, '?dialog=categories')
    await expect(toast(page)).toContainText('Error fetching categories')
    const dialog = page.getByRole('dialog', { name: 'Categories' })
    isBroken = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('button', { name: 'Create new' }).click()
    await dialog.getByLabel('Name').fill('Garden')
    isBroken = true
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(toast(page)).toContainText('Error creating category')
    await expect(dialog.getByLabel('Name')).toHaveValue('Garden')
  })
})

test('cancelling a draft forgets it', { tag: '@deep' }, async ({ page }) => {
  await openYear(page, '?dialog=categories')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Crea nuova' }).click()
  await dialog.getByLabel('Nome').fill('Orto')
  await dialog.getByRole('radio', { name: 'verde', exact: true }).check()
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await dialog.getByRole('button', { name: 'Crea nuova' }).click()
  await expect(dialog.getByLabel('Nome')).toHaveValue('')
  await expect(dialog.getByRole('radio', { name: 'blu' })).toBeChecked()
})

test(
  'a category that is made out of the dialog of an event is the one of the event',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.addCategory({ name: 'Lavoro' })
    await openYear(page, `?new=${on('03-10')}`)
    const event = page.getByRole('dialog', { name: 'Nuovo evento' })
    await event.getByLabel('Titolo').fill('Potatura')
    await expect(event.getByRole('button', { name: 'Lavoro' })).toBeVisible()
    await event.getByRole('button', { name: 'Nuova' }).click()
    const manager = page.getByRole('dialog', { name: 'Categorie' })
    await manager.getByRole('button', { name: 'Crea nuova' }).click()
    await manager.getByLabel('Nome').fill('Orto')
    await manager.getByRole('button', { name: 'Crea', exact: true }).click()
    await expect(manager.getByRole('listitem')).toHaveCount(2)
    await manager.getByText('Chiudi').click()
    await expect(event.getByRole('button', { name: 'Orto', pressed: true })).toBeVisible()
    await expect(event.getByLabel('Titolo')).toHaveValue('Potatura')
    await event.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('button', { name: '1 impegno in Orto' })).toBeVisible()
  },
)

test(
  'an event keeps its place when its category goes, and gets it back by undo',
  { tag: '@deep' },
  async ({ page, person }) => {
    const work = await person.addCategory({ name: 'Lavoro', color: '#388e3c' })
    await person.addEvent({ title: 'Fiera', start: on('03-02'), end: on('03-06'), categoryId: work._id })
    await openYear(page, `?dialog=categories&category=${work._id}`)
    await page.getByRole('button', { name: 'Elimina Lavoro' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(toast(page)).toContainText('Categoria eliminata')
    await expect(page).toHaveURL('/calendar?dialog=categories')
    await expect(drawn(page, 'Fiera')).toHaveCount(1)
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('Lavoro')
  },
)

test(
  'a category whose making is undone while it is being changed keeps its form, and is made anew',
  { tag: '@deep' },
  async ({ page }) => {
    await openYear(page, '?dialog=categories')
    const dialog = page.getByRole('dialog', { name: 'Categorie' })
    await dialog.getByRole('button', { name: 'Crea nuova' }).click()
    await dialog.getByLabel('Nome').fill('Orto')
    await dialog.getByRole('button', { name: 'Crea', exact: true }).click()
    await dialog.getByRole('button', { name: 'Modifica Orto' }).click()
    await dialog.getByLabel('Descrizione').fill('Rose e ortiche')
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(dialog.getByText('Nel frattempo questa categoria è stata eliminata')).toBeVisible()
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' })
    await question.getByRole('button', { name: 'Continua a modificare' }).click()
    await dialog.getByRole('button', { name: 'Crea', exact: true }).click()
    await expect(dialog.getByRole('listitem')).toContainText('Rose e ortiche')
    await expect(dialog.getByRole('button', { name: 'Crea nuova' })).toBeEnabled()
  },
)
