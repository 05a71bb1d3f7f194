import type { Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { allDayEvent, calendarFile, dropFile } from './world/calendar-file.ts'
import { PHONE } from './world/finger.ts'
import { expect, test } from './world/test.ts'
import { drawn, on, openYear, toast, YEAR } from './world/year.ts'

test.use({ hasFirstSteps: true })

const steps = (page: Page, name: string) => page.getByRole('region', { name })
const italianStop = (page: Page, number: number) => page.getByRole('dialog', { name: `Il giro, tappa ${number} di 5` })
const englishStop = (page: Page, number: number) => page.getByRole('dialog', { name: `The tour, stop ${number} of 5` })

test('by mouse, three steps tick themselves, and when all are done they never come again', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await openYear(page)
  const line = steps(page, 'Per cominciare')
  await expect(line.getByRole('status')).toBeEmpty()
  await expectAccessible(page, 'nothing done')

  await test.step('one line, which is understood as it is shown', async () => {
    await line.getByRole('button', { name: /^Scrivi una riga «.*»$/ }).click()
    const field = page.getByRole('textbox', { name: 'Aggiunta rapida' })
    await expect(field).toBeFocused()
    await field.fill((await field.getAttribute('placeholder')) ?? '')
    await page.keyboard.press('Enter')
    await expect(line.getByRole('button', { name: 'Scrivi una riga (fatto)' })).toBeVisible()
    await expect(line.getByRole('status')).toHaveText('1 di 3 fatti')
  })

  await test.step('a sample, moved about, of which one click leaves nothing', async () => {
    await line.getByRole('button', { name: 'Metti un anno d’esempio' }).click()
    await expect(toast(page)).toContainText('in un calendario tutto suo')
    await expect(drawn(page, 'Mare in Puglia')).toBeVisible()
    const events = await person.call<{ _id: string; title: string }[]>('GET', `/events?year=${YEAR}`)
    const wedding = events.find(({ title }) => title === 'Matrimonio di Chiara')
    await person.call('PATCH', `/events/${wedding?._id ?? ''}`, { start: on('03-03'), end: on('03-03') })
    await expect(line.getByRole('status')).toHaveText('2 di 3 fatti')
    await expectAccessible(page, 'with the sample')
    await line.getByRole('button', { name: 'Anno d’esempio Togli (fatto)' }).click()
    await expect(toast(page)).toContainText('Anno d’esempio tolto')
    await expect(drawn(page, 'Mare in Puglia')).toHaveCount(0)
    await expect(drawn(page, 'Matrimonio di Chiara')).toHaveCount(0)
    expect(await person.calendars()).toHaveLength(1)
  })

  await test.step('undone it is back, and gone again from the list of calendars', async () => {
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect(drawn(page, 'Mare in Puglia')).toBeVisible()
    await openYear(page, '?dialog=calendars')
    await page.getByRole('button', { name: 'Togli «Un anno d’esempio» con tutto ciò che conteneva' }).click()
    await expect(page.getByRole('switch')).toHaveCount(1)
    await page.getByRole('dialog').getByText('Chiudi', { exact: true }).click()
  })

  await test.step('a file, the last step', async () => {
    await dropFile(page, { name: 'a.ics', text: calendarFile(...allDayEvent('a', 'Gita', [on('07-06'), on('07-07')])) })
    await page
      .getByRole('button', { name: /^Importa/ })
      .last()
      .click()
    await expect(line).toBeHidden()
    await expect(page.getByRole('main')).toBeVisible()
  })

  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'it-IT' })
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await other.getByLabel('E-mail').fill(person.email)
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await other.getByRole('button', { name: 'Accedi' }).click()
  await expect(drawn(other, 'Gita')).toBeVisible()
  await expect(steps(other, 'Per cominciare')).toBeHidden()
  await elsewhere.close()
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('by keys, the tour goes its five stops in each view, and closed steps are closed for every year', async ({
    page,
  }) => {
    await openYear(page)
    const tour = steps(page, 'First steps').getByRole('button', { name: 'Take the tour' })
    await tour.focus()
    await page.keyboard.press('Enter')
    await expect(englishStop(page, 1).getByRole('button', { name: 'Next' })).toBeFocused()
    for (const number of [2, 3, 4, 5]) {
      await page.keyboard.press('ArrowRight')
      await expect(englishStop(page, number)).toBeVisible()
      await expectAccessible(page, `stop ${number}`, 'dialog[open]')
    }
    await page.keyboard.press('Escape')
    await expect(tour).toBeFocused()
    for (const view of ['months', 'heat']) {
      await openYear(page, `?view=${view}&dialog=tour`)
      for (const number of [1, 2, 3, 4, 5]) {
        const [card, ring] = [
          englishStop(page, number),
          page.locator('dialog[open]').locator('xpath=preceding-sibling::div[1]'),
        ]
        await expect(card).toBeInViewport({ ratio: 1 })
        if (view === 'heat' && number === 2) await expect(ring).toHaveCount(0)
        else expect(overlap(await card.boundingBox(), await ring.boundingBox())).toBe(false)
        await page.keyboard.press('Enter')
      }
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await openYear(page)
    await page.getByRole('button', { name: 'Close the first steps for good' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Your ${YEAR} is still empty` })).toBeVisible()
    await expect(page.locator('[role="gridcell"]:focus')).toBeVisible()
    await openYear(page, `?year=${YEAR + 4}`)
    await expect(page.getByRole('heading', { name: `Your ${YEAR + 4} is still empty` })).toBeVisible()
    await expect(steps(page, 'First steps')).toBeHidden()
  })
})

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null

const overlap = (one: Box, other: Box): boolean =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test.describe('on a phone', () => {
  test.use(PHONE)

  test('by finger, a sample comes and goes, and the tour stands above the navigation', async ({ page }) => {
    await openYear(page)
    const line = steps(page, 'Per cominciare')
    await expectAccessible(page, 'nothing done')
    await line.getByRole('button', { name: 'Fai un giro' }).tap()
    for (const number of [1, 2, 3, 4, 5]) {
      await expect(italianStop(page, number)).toBeInViewport({ ratio: 1 })
      if (number === 2) await expectAccessible(page, 'a stop', 'dialog[open]')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Avanti|Fine)$/ })
        .tap()
    }
    await expect(page.getByRole('dialog')).toBeHidden()
    await line.getByRole('button', { name: 'Esempio' }).tap()
    await expect(line.getByRole('button', { name: 'Anno d’esempio Togli (fatto)' })).toBeVisible()
    await expectAccessible(page, 'with the sample')
    await line.getByRole('button', { name: 'Anno d’esempio Togli (fatto)' }).tap()
    await expect(line.getByRole('button', { name: 'Esempio (fatto)' })).toBeVisible()
    await line.getByRole('button', { name: 'Chiudi i primi passi per sempre' }).tap()
    await expect(line).toBeHidden()
  })
})
