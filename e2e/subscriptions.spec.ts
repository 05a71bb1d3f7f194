import { feedOf, startFeedServer, type FeedServer } from '../scripts/machine/feed-server.ts'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { startOwnServer } from './world/own-server.ts'
import { drag, middleOf } from './world/pointer.ts'
import { expect, test as base } from './world/test.ts'
import { cellOf, drawn, on, openYear, toast, YEAR } from './world/year.ts'

/** With a server of calendars of its own, which the operator allows though it is on this machine. */
const test = base.extend<{ feeds: FeedServer }>({
  feeds: async ({}, use) => {
    const feeds = await startFeedServer()
    await use(feeds)
    await feeds.close()
  },
  baseURL: async ({ feeds }, use) => {
    const server = await startOwnServer({ OUTGOING_ALLOWED: feeds.place })
    await use(server.address)
    await server.stop()
  },
})

const words = {
  it: {
    calendars: 'I miei calendari',
    add: 'Aggiungi da un indirizzo…',
    title: 'Aggiungi un calendario da un indirizzo',
    address: 'Indirizzo del calendario',
    look: 'Guarda',
    found: '30 eventi',
    subscribe: 'Collega',
    added: 'Calendario collegato',
    refresh: 'Aggiorna ora: «Scuola»',
    held: 'Ha inviato solo 2 eventi: ne sparirebbero 28. È giusto così?',
    keep: 'Tieni quelli che vedi',
    take: 'Prendi quelli nuovi',
    kept: 'Hai tenuto gli eventi di prima',
    copy: 'Copia tra i miei eventi',
    isFrom: 'Dal calendario «Scuola»',
    save: 'Salva',
    missing: 'A questo indirizzo non c’è nessun calendario.',
  },
  en: {
    calendars: 'My calendars',
    add: 'Add from an address…',
    title: 'Add a calendar from an address',
    address: 'Address of the calendar',
    look: 'Look',
    found: '30 events',
    subscribe: 'Subscribe',
    added: 'You have subscribed to the calendar',
    refresh: 'Refresh now: “School”',
    held: 'It sent just 2 events; 28 would be gone. Is that right?',
    keep: 'Keep what is shown',
    take: 'Take what it sent',
    kept: 'You keep the earlier events',
    copy: 'Copy as my own event',
    isFrom: 'From the calendar “School”',
    save: 'Save',
    missing: 'There is no calendar at this address.',
  },
} as const

/** One event a day from 1 March on, in the year that is shown. */
const marchFeed = (count: number, name: string): string =>
  feedOf(
    Array.from({ length: count }, (_, at) => [
      `UID:march-${at}`,
      `SUMMARY:Gita ${at + 1}`,
      `DTSTART;VALUE=DATE:${YEAR}03${String(at + 1).padStart(2, '0')}`,
    ]),
    [`X-WR-CALNAME:${name}`],
  )

for (const language of languagesOf('it')) {
  const word = words[language]
  const name = language === 'it' ? 'Scuola' : 'School'
  test.describe(language, () => {
    test.use({ language })

    test(`U2: a calendar at an address is looked at, shown, read only, and kept when it breaks (${language})`, async ({
      page,
      feeds,
      watched,
    }) => {
      test.slow()
      watched.expect(/400/)
      feeds.answer('/school.ics', marchFeed(30, name))
      await openYear(page, '?dialog=calendars')
      const list = page.getByRole('dialog', { name: word.calendars })

      await test.step('it is looked at before it is taken, and a wrong address says why', async () => {
        await list.getByRole('button', { name: word.add }).click()
        const dialog = page.getByRole('dialog', { name: word.title })
        await expectAccessible(page, 'the step for an address', OVERLAY)
        await dialog.getByLabel(word.address).fill(feeds.urlOf('/nowhere.ics'))
        await dialog.getByLabel(word.address).press('Enter')
        await expect(dialog.getByText(word.missing)).toBeVisible()
        await dialog.getByLabel(word.address).fill(feeds.urlOf('/school.ics'))
        await dialog.getByRole('button', { name: word.look, exact: true }).last().click()
        await expect(dialog.locator('strong', { hasText: word.found })).toBeVisible()
        await expectAccessible(page, 'the preview of a calendar', OVERLAY)
        await dialog.getByRole('button', { name: word.subscribe }).click()
        await expect(toast(page)).toContainText(word.added)
      })

      await test.step('what lacks most of it is held, and what was there is kept', async () => {
        feeds.answer('/school.ics', marchFeed(2, name))
        await list.getByRole('button', { name: word.refresh }).click()
        await expect(list.getByText(word.held)).toBeVisible()
        await expectAccessible(page, 'the question about a calendar', OVERLAY)
        await list.getByRole('button', { name: word.keep }).click()
        await expect(list.getByText(word.kept)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(drawn(page, 'Gita 9')).toHaveCount(1)
      })

      await test.step('its events are not moved by the mouse, and are read in a dialog', async () => {
        const bar = drawn(page, 'Gita 9').first()
        const place = await middleOf(bar)
        await drag(page, place, await middleOf(cellOf(page, on('05-12'))))
        await page.mouse.up()
        expect(await middleOf(drawn(page, 'Gita 9').first())).toEqual(place)
        await drawn(page, 'Gita 9').first().click()
        await expect(page.getByRole('dialog').getByText(word.isFrom)).toBeVisible()
        await expectAccessible(page, 'an event of a subscribed calendar', OVERLAY)
      })

      await test.step('and can be copied as one’s own', async () => {
        await page.getByRole('button', { name: word.copy }).click()
        await page.getByRole('button', { name: word.save }).click()
        await expect(drawn(page, 'Gita 9')).toHaveCount(2)
      })
    })
  })
}

for (const language of languagesOf('en')) {
  const word = words[language]
  const name = language === 'it' ? 'Scuola' : 'School'
  test.describe(`by finger, ${language}`, () => {
    test.use({ ...PHONE, language })

    test('a calendar is added from its address on a phone, and fewer events are taken when asked', async ({
      page,
      feeds,
    }) => {
      test.slow()
      feeds.answer('/school.ics', marchFeed(30, name))
      await openYear(page, '?dialog=calendars')
      await page.getByRole('button', { name: word.add }).tap()
      await page.getByLabel(word.address).fill(feeds.urlOf('/school.ics'))
      await page.getByRole('button', { name: word.look, exact: true }).last().tap()
      await expect(page.locator('strong', { hasText: word.found })).toBeVisible()
      await expectAccessible(page, 'the preview of a calendar on a phone', OVERLAY)
      await page.getByRole('button', { name: word.subscribe }).tap()
      await expect(toast(page)).toContainText(word.added)
      feeds.answer('/school.ics', marchFeed(2, name))
      await page.getByRole('button', { name: word.refresh }).tap()
      await expect(page.getByText(word.held)).toBeVisible()
      await expectAccessible(page, 'the question about a calendar on a phone', OVERLAY)
      await page.getByRole('button', { name: word.take }).tap()
      await expect(page.getByText(word.held)).toBeHidden()
    })
  })
}

test('by keys alone a calendar is added from its address', { tag: '@deep' }, async ({ page, feeds }) => {
  feeds.answer('/school.ics', marchFeed(30, 'Scuola'))
  await openYear(page, '?dialog=calendars')
  await page.getByRole('button', { name: words.it.add }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(words.it.address)).toBeFocused()
  await page.keyboard.type(feeds.urlOf('/school.ics'))
  await page.keyboard.press('Enter')
  await expect(page.locator('strong', { hasText: words.it.found })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(words.it.added)
  await expect(page.getByRole('listitem').filter({ hasText: 'Scuola' })).toBeVisible()
})
