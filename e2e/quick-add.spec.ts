import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, later, on, openYear, toast } from './world/year.ts'

/** `YYYY-MM-DD` in Rome now, where the people of the tests live. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())

test('one line becomes an event, and undo takes it back', async ({ page, person }) => {
  await person.addCategory({ name: 'Salute', color: '#2e7d32' })
  await openYear(page, '?dialog=quick-add')
  const line = page.getByRole('textbox', { name: 'Aggiunta rapida' })
  await expect(line).toBeFocused()
  await line.pressSequentially('Dentista domani alle 15 #salute')
  const chips = page.getByRole('list', { name: 'Che cosa ho capito' }).getByRole('listitem')
  await expect(chips).toHaveCount(3)
  await expect(chips.nth(1)).toContainText('15:00 – 16:00')
  await expect(page.getByText('nessun conflitto')).toBeVisible()
  await expectAccessible(page, 'quick add', OVERLAY)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Evento creato')
  await expect(drawn(page, 'Dentista')).toHaveCount(1)
  const [event] = await person.call<{ start: string; categoryId: string | null }[]>(
    'GET',
    `/events?year=${later(today(), 1).slice(0, 4)}`,
  )
  expect(event?.start).toBe(`${later(today(), 1)}T15:00`)
  expect(event?.categoryId).not.toBeNull()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(drawn(page, 'Dentista')).toHaveCount(0)
})

test('without a day it asks, keeps the line, and changes nothing', async ({ page, person }) => {
  await openYear(page, '?dialog=quick-add')
  const line = page.getByRole('textbox', { name: 'Aggiunta rapida' })
  await line.pressSequentially('Ho 40 anni e leggo il capitolo 12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Quando?')).toBeVisible()
  await expect(line).toHaveValue('Ho 40 anni e leggo il capitolo 12')
  await expectAccessible(page, 'quick add with a fault', OVERLAY)
  expect(await person.call<unknown[]>('GET', `/events?year=${on('').slice(0, 4)}`)).toEqual([])
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('a cross gives words back to the title, and the form takes over the rest', async ({ page }) => {
    await openYear(page, '?dialog=quick-add')
    const line = page.getByRole('textbox', { name: 'Quick add' })
    await line.pressSequentially('Movie night on 20 May at 9pm')
    await page
      .getByRole('button', { name: /back into the title/ })
      .last()
      .click()
    await expect(line).toHaveValue(/"at 9pm"/)
    await line.fill('Yoga every Tuesday at 18:30 remind me 1 hour before')
    await page.keyboard.press('Shift+Enter')
    await expect(page.getByLabel('Title')).toHaveValue('Yoga')
    await expect(page.getByLabel('Start time')).toHaveValue('18:30')
    await expect(page.getByText('every Tuesday').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Reminders' })).toHaveText('reminder 1 hour before')
    await expectAccessible(page, 'form with what was said in one line', OVERLAY)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(cellOf(page, on('05-06'))).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger saves by a button', async ({ page }) => {
    await openYear(page, '?dialog=quick-add')
    await page.getByRole('textbox', { name: 'Aggiunta rapida' }).fill('Dentista domani')
    await expectAccessible(page, 'quick add on a phone', OVERLAY)
    await page.getByRole('button', { name: 'Salva' }).tap()
    await expect(toast(page)).toContainText('Evento creato')
  })
})
