import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { drawn, on, openYear, toast } from './world/year.ts'

const words = {
  it: {
    ...{
      filter: 'Categoria: Tutte',
      only: 'Solo Viaggi',
      none: 'Senza categoria',
      manage: 'Salva o gestisci…',
    },
    ...{
      title: 'Viste salvate',
      name: 'Nome',
      saved: 'Vista salvata',
      sheet: 'Filtro e categorie',
      find: 'Trova tutto',
    },
    ...{ filtered: 'Categoria: Viaggi', months: 'Mesi', view: 'Vista', save: 'Salva questa vista', close: 'Chiudi' },
    ...{ rename: 'Rinomina la vista Estate', done: 'Salva', delete: 'Elimina la vista Mare', undo: 'Annulla' },
    noViews: 'Ancora nessuna vista.',
  },
  en: {
    ...{ filter: 'Category: All', only: 'Only Viaggi', none: 'No category', manage: 'Save or manage…' },
    ...{
      title: 'Saved views',
      name: 'Name',
      saved: 'View saved',
      sheet: 'Filter and categories',
      find: 'Find anything',
    },
    ...{ filtered: 'Category: Viaggi', months: 'Months', view: 'View', save: 'Save this view', close: 'Close' },
    ...{ rename: 'Rename the view Estate', done: 'Save', delete: 'Delete the view Mare', undo: 'Undo' },
    noViews: 'No views yet.',
  },
} as const

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('by keys, some categories are chosen, saved as a view, and found again on another device', async ({
      page,
      person,
      browser,
    }) => {
      const travel = await person.addCategory({ name: 'Viaggi', color: '#f57c00' })
      const work = await person.addCategory({ name: 'Lavoro' })
      await person.addEvent({ title: 'Lisbona', start: on('05-06'), categoryId: travel._id })
      await person.addEvent({ title: 'Fiera', start: on('06-06'), categoryId: work._id })
      await person.addEvent({ title: 'Dentista', start: on('07-06') })
      await openYear(page)
      await page.getByRole('button', { name: said.filter }).press('Enter')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('menuitem', { name: said.only })).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Space')
      await expect(drawn(page, 'Fiera')).toHaveCount(0)
      await page.getByRole('menuitemcheckbox', { name: said.none }).press('Enter')
      await expect(drawn(page, 'Dentista')).toHaveCount(1)
      await expect(page).toHaveURL(new RegExp(`category=${travel._id}%2Cnone`))
      await expectAccessible(page, 'filter with several')
      await page.getByRole('menuitem', { name: said.manage }).press('Enter')
      const dialog = page.getByRole('dialog', { name: said.title })
      await dialog.getByRole('textbox', { name: said.name }).fill('Senza lavoro')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(said.saved)).toBeVisible()
      await expectAccessible(page, 'saved views', OVERLAY)

      const other = await browser.newContext({ storageState: await page.context().storageState() })
      const there = await other.newPage()
      await openYear(there)
      await there.keyboard.press('Control+k')
      await there.getByRole('dialog', { name: said.find }).getByRole('combobox').fill('senza lavoro')
      await there.keyboard.press('Enter')
      await expect(there).toHaveURL(new RegExp(`category=${travel._id}%2Cnone`))
      await expect(drawn(there, 'Lisbona')).toHaveCount(1)
      await expect(drawn(there, 'Fiera')).toHaveCount(0)
      await other.close()
    })

    test('by mouse, a view is saved, renamed, shown from the filter, deleted and brought back', async ({
      page,
      person,
    }) => {
      const travel = await person.addCategory({ name: 'Viaggi', color: '#f57c00' })
      await person.addEvent({ title: 'Lisbona', start: on('05-06'), categoryId: travel._id })
      await person.addEvent({ title: 'Dentista', start: on('07-06') })
      await openYear(page)
      const views = page.getByRole('group', { name: said.view, exact: true })
      await views.getByRole('button', { name: said.months }).click()
      await page.getByRole('button', { name: said.filter }).click()
      await page.getByRole('menuitem', { name: said.only }).click()
      await expect(drawn(page, 'Dentista')).toHaveCount(0)
      await page.getByRole('button', { name: said.filtered }).click()
      await page.getByRole('menuitem', { name: said.manage }).click()
      const dialog = page.getByRole('dialog', { name: said.title })
      await dialog.getByRole('textbox', { name: said.name }).fill('Estate')
      await dialog.getByRole('button', { name: said.save }).click()
      await dialog.getByRole('button', { name: said.rename }).click()
      await dialog.getByRole('textbox', { name: said.name }).last().fill('Mare')
      await expectAccessible(page, 'a view that is renamed', OVERLAY)
      await dialog.getByRole('button', { name: said.done, exact: true }).click()
      await expect(dialog.getByRole('listitem')).toHaveText(/Mare/)
      await dialog.getByText(said.close, { exact: true }).click()

      await views.getByRole('button', { name: 'Planner' }).click()
      await page.getByRole('button', { name: said.filtered }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Viaggi' }).click()
      await expect(page).not.toHaveURL(/category=/)
      await expectAccessible(page, 'a view in the menu of the filter', '[role="menu"]')
      await page.getByRole('menuitemradio', { name: 'Mare' }).click()
      await expect(page).toHaveURL(new RegExp(`category=${travel._id}`))
      await expect(page).toHaveURL(/view=months/)

      await page.getByRole('button', { name: said.filtered }).click()
      await page.getByRole('menuitem', { name: said.manage }).click()
      await dialog.getByRole('button', { name: said.delete }).click()
      await expect(dialog.getByText(said.noViews)).toBeVisible()
      await toast(page).hover()
      await toast(page).getByRole('button', { name: said.undo }).click()
      await expect(dialog.getByRole('listitem')).toHaveText(/Mare/)
    })
  })

  test.describe(`in ${language}, on a phone`, () => {
    test.use({ ...PHONE, language })
    const said = words[language]

    test('by finger, categories and views are in the sheet of the filter, and what is seen is saved from there', async ({
      page,
      person,
    }) => {
      const travel = await person.addCategory({ name: 'Viaggi' })
      await person.addCategory({ name: 'Lavoro' })
      const view = { name: 'Solo viaggi', categories: [travel._id], calendar: null, routineAsEvents: false }
      await person.call('PATCH', '/users/profile', { savedViews: [{ ...view, view: 'heat' }] })
      await openYear(page)
      await page.getByRole('button', { name: said.sheet }).tap()
      await page.getByRole('checkbox', { name: 'Viaggi' }).tap()
      await page.getByRole('checkbox', { name: 'Lavoro' }).tap()
      await expect(page).toHaveURL(/category=[^&]*%2C/)
      await page.getByRole('button', { name: 'Solo viaggi', exact: true }).tap()
      await expect(page).toHaveURL(new RegExp(`view=heat&category=${travel._id}|category=${travel._id}&view=heat`))
      await expect(page.getByRole('button', { name: 'Solo viaggi', pressed: true })).toBeVisible()
      await expectAccessible(page, 'the sheet of the filter', OVERLAY)

      await page.getByRole('checkbox', { name: 'Lavoro' }).tap()
      await page.getByRole('button', { name: said.manage }).tap()
      const dialog = page.getByRole('dialog', { name: said.title })
      await dialog.getByRole('textbox', { name: said.name }).fill('Tutti e due')
      await dialog.getByRole('button', { name: said.save }).tap()
      await expect(dialog.getByRole('listitem')).toHaveText([/Solo viaggi/, /Tutti e due/])
      await expectAccessible(page, 'saved views on a phone', OVERLAY)
    })
  })
}
