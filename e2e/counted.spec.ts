import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { expect, test } from './world/test.ts'
import { cellOf, on, openYear, YEAR } from './world/year.ts'

test('a figure lists the events that it counted, and gives way to each of them', async ({ page, person }) => {
  const { _id } = await person.addCategory({ name: 'Lavoro' })
  await person.addEvent({ title: 'Riunione', start: `${on('06-09')}T09:00`, end: `${on('06-09')}T10:30` })
  await person.addEvent({ title: 'Pranzo', start: `${on('06-09')}T10:00`, end: `${on('06-09')}T11:00` })
  await person.addEvent({ title: 'Rilascio', start: on('06-29'), end: on('07-03'), categoryId: _id })
  await person.addEvent({ title: 'Compleanno di Ada', start: on('06-21'), kind: 'marker' })
  const june = page.getByRole('dialog', { name: `Giugno ${YEAR}` })
  await openYear(page)
  await test.step('from the count of a month, with what overlaps and what does not count', async () => {
    await page.getByRole('button', { name: '3 impegni', exact: true }).click()
    await expect(june).toContainText('3 impegni in 3 giorni, 2 ore')
    await expect(june).toContainText('Non contano: 1 data da ricordare.')
    await expectAccessible(page, 'what a figure counted', OVERLAY)
    await june.getByRole('button', { name: /^Riunione/ }).click()
    await expect(page.getByRole('dialog', { name: 'Modifica l’evento' })).toBeVisible()
    await page.goBack()
    await expect(june).toContainText('3 impegni')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/calendar')
    await expect(june).toBeHidden()
  })
  await test.step('by a key, of the month in which the focus is', async () => {
    await cellOf(page, on('06-15')).focus()
    await page.keyboard.press('e')
    await expect(june).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cellOf(page, on('06-15'))).toBeFocused()
  })
  await test.step('of a category, from the legend, without filtering', async () => {
    await page.getByRole('button', { name: '1 impegno in Lavoro' }).click()
    await expect(page.getByRole('dialog', { name: `${YEAR}, Lavoro` })).toContainText('1 impegno in 5 giorni')
    await page.getByRole('button', { name: 'Chiudi' }).click()
    await expect(page).toHaveURL('/calendar')
  })
  await test.step('over the review', async () => {
    await page.goto(`/calendar?year=${YEAR}&dialog=review&counted=${on('06-01')}..${on('06-30')}&counted-time=over`)
    await expect(june).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(june).toBeHidden()
    await expect(page.getByRole('dialog', { name: `Il tuo ${YEAR}` })).toBeVisible()
  })
  await test.step('in a sheet on a phone', async () => {
    await page.setViewportSize(PHONE.viewport)
    await openYear(page)
    await page.getByRole('button', { name: '3 impegni', exact: true }).click()
    await expect(june.getByRole('heading', { name: `Giugno ${YEAR}` })).toBeFocused()
    await expectAccessible(page, 'what a figure counted, on a phone', OVERLAY)
  })
})
