import type { Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { allDayEvent, calendarFile, dropFile } from './world/calendar-file.ts'
import { PHONE } from './world/finger.ts'
import { tabTo } from './world/keys.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { drawn, edgesOf, on, openYear, toast, YEAR } from './world/year.ts'

test.use({ hasFirstSteps: true })

const words = {
  it: {
    ...{
      steps: 'Per cominciare',
      stop: (number: number) => `Il giro, tappa ${number} di 5`,
      progress: (done: number) => `${done} di 3 fatti`,
    },
    ...{
      write: /^Scrivi una riga «.*»$/,
      field: 'Aggiunta rapida',
      written: 'Scrivi una riga (fatto)',
      undo: 'Annulla',
    },
    ...{ sample: 'Metti un anno d’esempio', added: 'in un calendario tutto suo', sea: 'Mare in Puglia' },
    ...{ wedding: 'Matrimonio di Chiara', remove: 'Anno d’esempio Togli (fatto)', removed: 'Anno d’esempio tolto' },
    removeNamed: 'Togli «Un anno d’esempio» con tutto ciò che conteneva',
    ...{ close: 'Chiudi', import: /^Importa/, email: 'E-mail', logIn: 'Accedi' },
    ...{ tour: 'Fai un giro', next: 'Avanti', end: 'Fine', closeSteps: 'Chiudi i primi passi per sempre' },
    ...{ short: 'Esempio', shortDone: 'Esempio (fatto)', shortRemove: 'Togli l’esempio' },
    empty: (year: number) => `Il tuo ${year} è ancora vuoto`,
  },
  en: {
    ...{
      steps: 'First steps',
      stop: (number: number) => `The tour, stop ${number} of 5`,
      progress: (done: number) => `${done} of 3 done`,
    },
    ...{ write: /^Type one line “.*”$/, field: 'Quick add', written: 'Type one line (done)', undo: 'Undo' },
    ...{ sample: 'Put in a sample year', added: 'in a calendar of its own', sea: 'Holiday in Greece' },
    ...{ wedding: 'Claire’s wedding', remove: 'Sample year Remove (done)', removed: 'Sample year removed' },
    removeNamed: 'Remove “Sample year” with all that came with it',
    ...{ close: 'Close', import: /^Import/, email: 'Email', logIn: 'Login' },
    ...{ tour: 'Take the tour', next: 'Next', end: 'Done', closeSteps: 'Close the first steps for good' },
    ...{ short: 'A sample', shortDone: 'A sample (done)', shortRemove: 'Remove sample' },
    empty: (year: number) => `Your ${year} is still empty`,
  },
} as const

const steps = (page: Page, name: string) => page.getByRole('region', { name })

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('by mouse, three steps tick themselves, and when all are done they never come again', async ({
      page,
      person,
      browser,
      baseURL,
      locale,
    }) => {
      await openYear(page)
      const line = steps(page, said.steps)
      await expect(line.getByRole('status')).toBeEmpty()
      await expectAccessible(page, 'nothing done')

      await test.step('one line, which is understood as it is shown', async () => {
        await line.getByRole('button', { name: said.write }).click()
        const field = page.getByRole('textbox', { name: said.field })
        await expect(field).toBeFocused()
        await field.fill((await field.getAttribute('placeholder')) ?? '')
        await page.keyboard.press('Enter')
        await expect(line.getByRole('button', { name: said.written })).toBeVisible()
        await expect(line.getByRole('status')).toHaveText(said.progress(1))
      })

      await test.step('a sample, moved about, of which one click leaves nothing', async () => {
        await line.getByRole('button', { name: said.sample }).click()
        await expect(toast(page)).toContainText(said.added)
        await expect(drawn(page, said.sea)).toBeVisible()
        const events = await person.call<{ _id: string; title: string }[]>('GET', `/events?year=${YEAR}`)
        const wedding = events.find(({ title }) => title === said.wedding)
        await person.call('PATCH', `/events/${wedding?._id ?? ''}`, { start: on('03-03'), end: on('03-03') })
        await expect(line.getByRole('status')).toHaveText(said.progress(2))
        await expectAccessible(page, 'with the sample')
        await line.getByRole('button', { name: said.remove }).click()
        await expect(toast(page)).toContainText(said.removed)
        await expect(drawn(page, said.sea)).toHaveCount(0)
        await expect(drawn(page, said.wedding)).toHaveCount(0)
        expect(await person.calendars()).toHaveLength(1)
      })

      await test.step('undone it is back, and gone again from the list of calendars', async () => {
        await toast(page).getByRole('button', { name: said.undo }).click()
        await expect(drawn(page, said.sea)).toBeVisible()
        await openYear(page, '?dialog=calendars')
        await page.getByRole('button', { name: said.removeNamed }).click()
        await expect(page.getByRole('switch')).toHaveCount(1)
        await page.getByRole('dialog').getByText(said.close, { exact: true }).click()
      })

      await test.step('a file, the last step', async () => {
        await dropFile(page, {
          name: 'a.ics',
          text: calendarFile(...allDayEvent('a', 'Gita', [on('07-06'), on('07-07')])),
        })
        await page.getByRole('button', { name: said.import }).last().click()
        await expect(line).toBeHidden()
        await expect(page.getByRole('main')).toBeVisible()
      })

      const elsewhere = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
      })
      const other = await elsewhere.newPage()
      await other.goto('/login')
      await other.getByLabel(said.email).fill(person.email)
      await other.getByLabel('Password', { exact: true }).fill(person.password)
      await other.getByRole('button', { name: said.logIn }).click()
      await expect(drawn(other, 'Gita')).toBeVisible()
      await expect(steps(other, said.steps)).toBeHidden()
      await elsewhere.close()
    })
  })
}

for (const language of languagesOf('en')) {
  const said = words[language]
  const stop = (page: Page, number: number) => page.getByRole('dialog', { name: said.stop(number) })

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('by keys, the tour goes its five stops in each view, and closed steps are closed for every year', async ({
      page,
    }) => {
      await openYear(page)
      const line = steps(page, said.steps)
      const tour = line.getByRole('button', { name: said.tour })
      await test.step('a sample comes and goes', async () => {
        await tabTo(page, line.getByRole('button', { name: said.sample }))
        await page.keyboard.press('Enter')
        await expect(line.getByRole('button', { name: said.remove })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(line.getByRole('button', { name: said.sample })).toBeFocused()
      })
      await tabTo(page, tour)
      await page.keyboard.press('Enter')
      await expect(stop(page, 1).getByRole('button', { name: said.next })).toBeFocused()
      for (const number of [2, 3, 4, 5]) {
        await page.keyboard.press('ArrowRight')
        await expect(stop(page, number)).toBeVisible()
        await expectAccessible(page, `stop ${number}`, 'dialog[open]')
      }
      await page.keyboard.press('Escape')
      await expect(tour).toBeFocused()
      for (const view of ['months', 'heat']) {
        await openYear(page, `?view=${view}&dialog=tour`)
        for (const number of [1, 2, 3, 4, 5]) {
          const [card, ring] = [
            stop(page, number),
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
      await page.getByRole('button', { name: said.closeSteps }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: said.empty(YEAR) })).toBeVisible()
      await expect(page.locator('[role="gridcell"]:focus')).toBeVisible()
      await openYear(page, `?year=${YEAR + 4}`)
      await expect(page.getByRole('heading', { name: said.empty(YEAR + 4) })).toBeVisible()
      await expect(steps(page, said.steps)).toBeHidden()
    })
  })

  test.describe(`in ${language}, on a phone`, () => {
    test.use({ ...PHONE, language })

    test('by finger, a sample comes and goes, and the tour stands above the navigation', async ({ page }) => {
      await openYear(page)
      const line = steps(page, said.steps)
      await expectAccessible(page, 'nothing done')
      await line.getByRole('button', { name: said.tour }).tap()
      for (const number of [1, 2, 3, 4, 5]) {
        await expect(stop(page, number)).toBeInViewport({ ratio: 1 })
        if (number === 2) await expectAccessible(page, 'a stop', 'dialog[open]')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: number === 5 ? said.end : said.next })
          .tap()
      }
      await expect(page.getByRole('dialog')).toBeHidden()
      await line.getByRole('button', { name: said.short }).tap()
      const remove = line.getByRole('button', { name: said.shortRemove })
      await expect(remove).toHaveText(said.shortRemove)
      await expectAccessible(page, 'with the sample')
      await test.step('its words fit the smallest phone', async () => {
        await page.setViewportSize({ width: 320, height: 568 })
        const { left, right } = await edgesOf(remove)
        expect([left >= 0, right <= 320]).toEqual([true, true])
        expect(await remove.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        await page.setViewportSize(PHONE.viewport)
      })
      await remove.tap()
      await expect(line.getByRole('button', { name: said.shortDone })).toBeVisible()
      await line.getByRole('button', { name: said.closeSteps }).tap()
      await expect(line).toBeHidden()
    })
  })
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null

const overlap = (one: Box, other: Box): boolean =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
