import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { drawn, edgesOf, later, on, openYear, toast, today, YEAR } from './world/year.ts'

const words = {
  it: {
    ...{ name: 'Aggiunta rapida', line: 'Dentista domani alle 15 #salute', title: 'Dentista', category: 'Salute' },
    ...{ understood: 'Che cosa ho capito', free: 'nessun conflitto', made: 'Evento creato', save: 'Salva' },
    ...{ numbers: 'Riunione il 30 febbraio', when: 'Quando?', form: 'Titolo', time: 'Ora di inizio' },
    ...{
      spring: 'Gita il 20 maggio',
      film: 'Cinema il 20 maggio alle 21',
      back: 'Rimetti «alle 21» nel titolo',
      quoted: /"alle 21"/,
    },
    ...{ yoga: 'Yoga ogni martedì alle 18:30 promemoria 1 ora prima', weekly: /martedì/i },
    ...{ add: 'Aggiungi un evento', supper: 'Cena alle 20:30 #amici', suppers: 'Cena', friends: 'amici' },
    ...{ reminders: 'Promemoria', reminder: '1 ora prima', offline: 'Il server non è raggiungibile.' },
  },
  en: {
    ...{ name: 'Quick add', line: 'Dentist tomorrow at 3pm #health', title: 'Dentist', category: 'Health' },
    ...{ understood: 'What was understood', free: 'no conflict', made: 'Event created', save: 'Save' },
    ...{ numbers: 'Meeting on 30 February', when: 'When?', form: 'Title', time: 'Start time' },
    ...{
      spring: 'Hike on 20 May',
      film: 'Movie night on 20 May at 9pm',
      back: 'Put “at 9pm” back into the title',
      quoted: /"at 9pm"/,
    },
    ...{ yoga: 'Yoga every Tuesday at 18:30 remind me 1 hour before', weekly: /every Tuesday/ },
    ...{ add: 'Add event', supper: 'Dinner at 8:30pm #friends', suppers: 'Dinner', friends: 'friends' },
    ...{ reminders: 'Reminders', reminder: '1 hour before', offline: 'The server cannot be reached.' },
  },
} as const

/** Drawn in the year while it is typed. */
const OFFERED = '[data-item="offered-line"]'

for (const language of languagesOf('it')) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('one line becomes an event, on the open day where it says none, or asks for its day; undo takes it back', async ({
      page,
      person,
    }) => {
      test.slow()
      await person.addCategory({ name: said.category, color: '#2e7d32' })
      await openYear(page, '?dialog=quick-add')
      const line = page.getByRole('textbox', { name: said.name })
      const eventsOf = <Event>(day: string) => person.call<Event[]>('GET', `/events?year=${day.slice(0, 4)}`)

      await test.step('a line with a day, a time and a category', async () => {
        await expect(line).toBeFocused()
        await line.pressSequentially(said.line)
        const chips = page.getByRole('list', { name: said.understood }).getByRole('listitem')
        await expect(chips).toHaveCount(3)
        await expect(chips.nth(1)).toContainText('15:00 – 16:00')
        await expect(page.getByText(said.free)).toBeVisible()
        await expectAccessible(page, 'quick add', OVERLAY)
        await page.keyboard.press('Enter')
        await expect(toast(page)).toContainText(said.made)
        await expect(drawn(page, said.title)).toHaveCount(1)
        const [event] = await eventsOf<{ start: string; categoryId: string | null }>(later(today(), 1))
        expect(event?.start).toBe(`${later(today(), 1)}T15:00`)
        expect(event?.categoryId).not.toBeNull()
        await expect(page.getByRole('dialog')).toBeHidden()
        await page.keyboard.press('Control+z')
        await expect(drawn(page, said.title)).toHaveCount(0)
      })

      await test.step('a line without a day: it asks and changes nothing; the form takes over what is said', async () => {
        await page.keyboard.press('q')
        await expect(line).toBeFocused()
        await line.pressSequentially(said.numbers)
        await page.keyboard.press('Enter')
        await expect(page.getByText(said.when)).toBeVisible()
        await expect(line).toHaveValue(said.numbers)
        await expectAccessible(page, 'quick add with a fault', OVERLAY)
        expect(await eventsOf(on(''))).toEqual([])

        // A cross gives words back to the title.
        await line.fill(`${said.spring} ${YEAR}`)
        await expect
          .poll(async () => {
            const [card, bar] = [await edgesOf(page.getByRole('dialog')), await edgesOf(page.locator(OFFERED).first())]
            const isBeside = bar.right <= card.left || bar.left >= card.right
            return isBeside || bar.bottom <= card.top || bar.top >= card.bottom
          }, 'what is typed is seen in the year')
          .toBe(true)

        await line.fill(said.film)
        await page.getByRole('button', { name: said.back }).click()
        await expect(line).toHaveValue(said.quoted)

        await line.fill(said.yoga)
        await page.keyboard.press('Shift+Enter')
        await expect(page.getByLabel(said.form)).toHaveValue('Yoga')
        await expect(page.getByLabel(said.time)).toHaveValue('18:30')
        await expect(page.getByText(said.weekly).first()).toBeVisible()
        await expect(page.getByRole('list', { name: said.reminders })).toHaveText(said.reminder)
        await expectAccessible(page, 'form with what was said in one line', OVERLAY)
        await page.getByRole('button', { name: said.save }).click()
        await expect(toast(page)).toContainText(said.made)
        // It begins within a week, and goes on.
        const made = await eventsOf(later(today(), 7))
        expect(made).toMatchObject([{ title: 'Yoga', reminders: [{ minutesBefore: 60, channel: 'display' }] }])
      })

      await test.step('the open day is meant, and a new category is undone with its event', async () => {
        const day = on('06-03')
        await openYear(page, `?day=${day}`)
        await page.getByRole('button', { name: said.add, exact: true }).click()
        await line.fill(said.supper)
        await expect(drawn(page, said.suppers)).toHaveCount(1)
        await page.keyboard.press('Enter')
        await expect(toast(page)).toContainText(said.made)
        const suppers = async () =>
          (await eventsOf<{ title: string; start: string }>(day)).filter(({ title }) => title === said.suppers)
        expect(await suppers()).toMatchObject([{ start: `${day}T20:30` }])
        const names = async () =>
          (await person.call<{ name: string }[]>('GET', '/categories')).map(({ name }) => name).sort()
        expect(await names()).toEqual([said.category, said.friends].sort())
        // Until it is gone, keys belong to it.
        await expect(page.getByRole('dialog')).toBeHidden()
        await page.keyboard.press('Control+z')
        // The page takes it away at once, and the server a moment later.
        await expect(drawn(page, said.suppers)).toHaveCount(0)
        await expect.poll(names).toEqual([said.category])
      })
    })

    test(
      'what is being saved cannot be left by any number of Escapes, and says what failed',
      { tag: '@deep' },
      async ({ page, watched }) => {
        watched.expect(/ERR_FAILED/)
        let answer = () => {}
        const isAnswered = new Promise<void>((resolve) => {
          answer = resolve
        })
        await openYear(page, '?dialog=quick-add')
        await page.route('**/api/v1/events', async (route) => {
          await isAnswered
          await route.abort()
        })
        const line = page.getByRole('textbox', { name: said.name })
        await line.pressSequentially(said.line)
        await page.keyboard.press('Enter')
        for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
        await expect(line).toBeVisible()
        await expect(line).toBeFocused()
        answer()
        await expect(page.getByRole('dialog').getByText(said.offline)).toBeVisible()
        await expect(line).toHaveValue(said.line)
        await page.keyboard.press('Escape')
        await expect(line).toBeHidden()
        await expect(page).toHaveURL(`/calendar`)
      },
    )

    test.describe('on a phone', () => {
      test.use(PHONE)

      test('a finger saves by a button', { tag: '@deep' }, async ({ page }) => {
        await openYear(page, '?dialog=quick-add')
        await page.getByRole('textbox', { name: said.name }).fill(said.line)
        await expectAccessible(page, 'quick add on a phone', OVERLAY)
        await page.getByRole('button', { name: said.save }).tap()
        await expect(toast(page)).toContainText(said.made)
      })
    })
  })
}
