import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { openYear } from './world/year.ts'

const words = {
  it: { title: 'Viste salvate', name: 'Nome', save: 'Salva questa vista', saved: 'Vista salvata' },
  en: { title: 'Saved views', name: 'Name', save: 'Save this view', saved: 'View saved' },
} as const
const changed = { it: /cambiata su un altro dispositivo/, en: /changed on another device/ } as const

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('C1: views that two devices save at once are all kept, and where both are of one name it is said', async ({
      page,
      person,
      watched,
    }) => {
      watched.expect(/412/)
      await openYear(page, '?dialog=views')
      const dialog = page.getByRole('dialog', { name: said.title })
      const field = dialog.getByRole('textbox', { name: said.name })
      const other = (name: string) => ({ name, categories: [], calendar: null, routineAsEvents: true, view: 'heat' })
      await person.call('PATCH', '/users/profile', { savedViews: [other('Mare')] })
      await field.fill('Monti')
      await dialog.getByRole('button', { name: said.save }).click()
      await expect(page.getByText(said.saved)).toBeVisible()
      await expect(dialog.getByRole('listitem')).toHaveText([/Mare/, /Monti/])
      await expect(field).toHaveValue('')

      await person.call('PATCH', '/users/profile', { savedViews: [other('Mare'), other('Monti'), other('Lago')] })
      await field.fill('Lago')
      await field.press('Enter')
      await expect(dialog.getByRole('alert').filter({ hasText: changed[language] })).toBeVisible()
      await expect(dialog.getByRole('listitem')).toHaveText([/Mare/, /Monti/, /Lago/])
      await expect(field).toHaveValue('Lago')
      await expectAccessible(page, 'views that were changed elsewhere', OVERLAY)
    })
  })
}
