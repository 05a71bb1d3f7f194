import type { Locator, Page } from '@playwright/test'
import { allDayEvent, calendarFile, dropFile } from './world/calendar-file.ts'
import type { Person } from './world/person.ts'
import { expect, test } from './world/test.ts'
import { dayPanel, drawn, edgesOf, on, openDay, openYear } from './world/year.ts'

declare global {
  interface Window {
    /** Set by any of the texts below, should one of them ever run. */
    wasRun?: boolean
  }
}

const MARKUP = '<img src=x onerror="wasRun=true"><script>wasRun=true</script><b>grassetto</b>'
const SCRIPT = 'javascript:wasRun=true'
const DATA = 'data:text/html,<script>opener.wasRun=true</script>'

/** What a hostile text would leave behind: markup of its own, a link that runs, a script that ran. */
async function expectPlainText(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.wasRun ?? false), 'no script ran').toBe(false)
  await expect(page.locator('img, iframe, object, body b:text("grassetto")')).toHaveCount(0)
  await expect(page.locator('a[href^="javascript:" i], a[href^="data:" i], a[href^="file:" i]')).toHaveCount(0)
}

async function makeHostileYear(person: Person): Promise<void> {
  const { _id } = await person.addCategory({ name: MARKUP.slice(0, 60), description: MARKUP })
  const hostile = { title: MARKUP, description: MARKUP, location: MARKUP, categoryId: _id }
  await person.addEvent({ ...hostile, start: on('05-04'), end: on('05-20'), url: SCRIPT })
  await person.addEvent({ ...hostile, start: `${on('05-06')}T10:00`, end: `${on('05-06')}T11:00`, url: DATA })
  await person.addEvent({ ...hostile, start: on('05-07'), kind: 'milestone', url: 'file:///etc/passwd' })
  await person.call('PATCH', '/users/profile', { username: MARKUP })
}

test(
  'I8: HTML and script addresses are text in every view, panel and dialog, and a link of the web is a link',
  { tag: '@deep' },
  async ({ page, person }) => {
    await makeHostileYear(person)
    await openYear(page)
    for (const view of ['Calore', 'Mesi', 'Planner']) {
      await page.getByRole('group', { name: 'Vista' }).getByRole('button', { name: view }).click()
      await page.locator('[data-item], [data-day]').nth(125).hover()
      await expectPlainText(page)
    }
    await drawn(page, 'grassetto').first().hover()
    await expect(page.getByRole('tooltip')).toContainText('<b>grassetto</b>')
    await openDay(page, on('05-06'))
    await expect(dayPanel(page).getByText(MARKUP).first()).toBeVisible()
    await expectPlainText(page)
    for (const url of [SCRIPT, DATA]) await openLinkOf(page, dayPanel(page).getByRole('button', { name: '<img' }), url)
    await test.step('a link of the web is a link that tells nobody where it was clicked', async () => {
      const { _id } = await person.addEvent({ title: 'Fiera', start: on('03-02'), url: 'https://example.com/fiera' })
      await openYear(page, `?event=${_id}`)
      const link = page.getByRole('link', { name: 'Apri il link' })
      await expect(link).toHaveAttribute('href', 'https://example.com/fiera')
      await expect(link).toHaveAttribute('rel', /noreferrer/)
    })
    await openYear(page, '?dialog=categories')
    await expect(page.getByRole('dialog').getByText(MARKUP)).toBeVisible()
    await page.getByRole('button', { name: /^Elimina <img/ }).click()
    await expect(page.getByRole('alertdialog')).toContainText('<img src=x')
    await expectPlainText(page)
  },
)

test(
  'I8: markup is text while it is dragged, chosen, typed in quick add and searched for',
  { tag: '@deep' },
  async ({ page, person }) => {
    await makeHostileYear(person)
    await openYear(page)
    const { left, top } = await edgesOf(drawn(page, 'grassetto').first())
    await page.mouse.move(left + 30, top + 5)
    await page.mouse.down()
    await page.mouse.move(left + 200, top + 140, { steps: 5 })
    await expectPlainText(page)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await drawn(page, 'grassetto')
      .first()
      .click({ modifiers: ['Control'] })
    await page.getByRole('toolbar').getByRole('button', { name: 'Categoria' }).click()
    await expect(page.getByRole('menuitem', { name: '<img' })).toBeVisible()
    await expectPlainText(page)
    await openYear(page, '?dialog=quick-add')
    await page.getByRole('textbox').fill(`Bianca ${MARKUP} domani "${MARKUP}"`)
    await expect(page.getByRole('dialog').getByRole('list').first()).toContainText('domani')
    await expectPlainText(page)
    await page.keyboard.press('Enter')
    await expect(drawn(page, 'Bianca')).toContainText('<b>grassetto</b>')
    await expectPlainText(page)
    await openYear(page, `?q=${encodeURIComponent('<img src=x')}`)
    await page.locator('[data-search]').focus()
    await expect(page.getByRole('listbox')).toContainText('<img src=x')
    await expectPlainText(page)
  },
)

/** Opens those of the events whose address is this one: it stands in its field, and there is nothing to click. */
async function openLinkOf(page: Page, entries: Locator, url: string): Promise<void> {
  for (let index = 0; index < (await entries.count()); index += 1) {
    const entry = entries.nth(index)
    if (await entry.getAttribute('aria-haspopup')) continue
    await entry.click()
    const field = page.getByLabel('Link', { exact: true })
    await expect(field).toBeVisible()
    if ((await field.inputValue()) === url)
      await expect(page.getByRole('link', { name: 'Apri il link' })).toHaveCount(0)
    await expectPlainText(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
  }
}

test('I8: an imported file is text in its preview and afterwards', { tag: '@deep' }, async ({ page }) => {
  await openYear(page)
  const lines = allDayEvent('evil', MARKUP.replaceAll(';', ''), [on('06-01'), on('06-10')])
  const text = calendarFile(
    `X-WR-CALNAME:${MARKUP}`,
    ...lines.toSpliced(-1, 0, `DESCRIPTION:${MARKUP}`, `LOCATION:${MARKUP}`, `URL:${SCRIPT}`),
    ...['BEGIN:VTODO', 'UID:evil-todo@example.com', `SUMMARY:${MARKUP}`, 'END:VTODO'],
  )
  await dropFile(page, { name: `${MARKUP.slice(0, 40).replaceAll('/', '')}.ics`, text })
  const dialog = page.getByRole('dialog', { name: 'Importa un calendario' })
  await dialog.locator('summary').first().click()
  await expect(dialog.getByText('<b>grassetto</b>')).toHaveCount(2)
  await expectPlainText(page)
  await dialog.getByRole('button', { name: 'Importa un evento' }).click()
  await expect(drawn(page, 'grassetto')).toHaveCount(1)
  await expectPlainText(page)
})

test('V4: a title that turns the writing round turns nothing but itself', async ({ page, person }) => {
  const turned = '\u202Eottorts \u2067abc'
  await person.addEvent({ title: turned, start: on('05-06'), end: on('05-09') })
  await person.addEvent({ title: 'Dopo', start: `${on('05-06')}T10:00`, end: `${on('05-06')}T11:00` })
  const isolates = (place: Locator) =>
    place.evaluate((element) => {
      const own = (node: Element | null): boolean =>
        node !== null && (/isolate|plaintext/.test(getComputedStyle(node).unicodeBidi) || own(node.parentElement))
      return own(element)
    })
  await openYear(page)
  await expect(drawn(page, 'ottorts')).toHaveCount(1)
  expect(await isolates(drawn(page, 'ottorts')), 'in the planner').toBe(true)
  await openDay(page, on('05-06'))
  expect(await isolates(dayPanel(page).getByText('ottorts').first()), 'in the panel').toBe(true)
  await drawn(page, 'ottorts').hover()
  expect(await isolates(page.getByRole('tooltip').getByText('ottorts')), 'in the tooltip').toBe(true)
})
