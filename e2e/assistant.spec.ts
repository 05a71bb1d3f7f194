import type { Milestone } from '@dodici/contract/types'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { startFakeModel } from './world/fake-model.ts'
import { storeInBrowser } from './world/stored.ts'
import { languagesOf } from './world/languages.ts'
import { startOwnServer } from './world/own-server.ts'
import { newPerson } from './world/person.ts'
import { drag, middleOf, onBar } from './world/pointer.ts'
import { expect, test } from './world/test.ts'
import { cellOf, drawn, later, on, openYear, toast, today, YEAR } from './world/year.ts'

const words = {
  it: {
    ...{
      title: 'Assistente',
      goal: 'Che cosa vuoi raggiungere, ed entro quando?',
      text: 'Esame di anatomia fra tre mesi',
    },
    ...{
      anatomy: /anatomia/i,
      apply: 'Applica',
      applied: /\d+ eventi (?:aggiunti|eliminati)/,
      undo: 'Annulla',
      question: 'La tua domanda',
    },
    ...{
      count: `Quanti eventi ho a maggio ${YEAR}?`,
      three: /\b3\b|\btre\b/i,
      remove: `cancella tutto a maggio ${YEAR}`,
    },
    ...{ asked: 'Che cosa: Quante volte', next: 'Il prossimo', askedNext: 'Che cosa: Il prossimo' },
    ...{ typed: /^Stai per eliminare 6 eventi/, analysis: 'Analisi dell’anno', stop: 'Ferma', cut: 'Interrotta qui' },
    ...{
      account: /Giulia Amato/,
      suggestions: 'Suggerimenti',
      off: 'Aggiungi un evento',
      changes: 'Modifiche proposte',
    },
  },
  en: {
    ...{ title: 'Assistant', goal: 'What do you want to achieve, and by when?', text: 'Anatomy exam in three months' },
    ...{
      anatomy: /anatomy/i,
      apply: 'Apply',
      applied: /\d+ events (?:added|deleted)/,
      undo: 'Undo',
      question: 'Your question',
    },
    ...{
      count: `How many events do I have in May ${YEAR}?`,
      three: /\b3\b|\bthree\b/i,
      remove: `delete everything in May ${YEAR}`,
    },
    ...{ asked: 'Asked for: How many times', next: 'The next one', askedNext: 'Asked for: The next one' },
    ...{ typed: /^This deletes 6 events/, analysis: 'Year Analysis', stop: 'Stop', cut: 'Stopped here' },
    ...{ account: /Giulia Amato/, suggestions: 'Suggestions', off: 'Add an event', changes: 'Proposed changes' },
  },
} as const

const panel = (page: Page): Locator => page.getByRole('complementary')

const yearsAhead = async (call: <A>(method: string, path: string) => Promise<A>): Promise<number> => {
  const years = await Promise.all(
    [YEAR, YEAR + 1].map((year) => call<{ _id: string }[]>('GET', `/events?year=${year}`)),
  )
  return new Set(years.flat().map(({ _id }) => _id)).size
}

for (const language of languagesOf('it')) {
  test.describe(`goals in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test('a goal becomes steps, which are written when they are applied, and one undo takes them all back', async ({
      page,
      person,
    }) => {
      await openYear(page)
      await page.getByRole('button', { name: said.title }).click()
      await expectAccessible(page, 'chat, empty', OVERLAY)
      await expect(panel(page).getByRole('tab', { selected: true })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.getByLabel(said.goal).fill(said.text)
      await page.keyboard.press('Enter')
      const steps = panel(page).getByRole('list', { name: said.changes }).getByRole('checkbox')
      await expect(steps.first()).toBeVisible()
      await expectAccessible(page, 'a plan', OVERLAY)
      expect(await yearsAhead(person.call)).toBe(0)
      await steps.nth(1).setChecked(false)
      const taken = await panel(page).locator('li[data-taken]').count()
      await page.getByRole('button', { name: said.apply }).click()
      await expect(toast(page)).toContainText(said.applied)
      expect(await yearsAhead(person.call)).toBe(taken)
      const [milestone] = await person.call<{ title: string; steps: unknown[] }[]>('GET', '/milestones')
      expect(milestone?.title).toMatch(said.anatomy)
      expect(milestone?.steps).toHaveLength(taken - 1)
      await toast(page).getByRole('button', { name: said.undo }).click()
      await expect.poll(() => yearsAhead(person.call)).toBe(0)
      expect(await person.call<unknown[]>('GET', '/milestones')).toEqual([])
    })
  })
}

for (const language of languagesOf('en')) {
  test.describe(`chat in ${language}`, () => {
    test.use({ language })
    const said = words[language]

    test(
      'a question is answered with events that open; a wish waits to be applied, and its number to be typed',
      { tag: '@deep' },
      async ({ page, person }) => {
        for (const day of ['04', '11', '18']) await person.addEvent({ title: `Yoga ${day}`, start: on(`05-${day}`) })
        await openYear(page, '?panel=assistant')
        const question = page.getByLabel(said.question)
        await question.fill(said.count)
        await page.keyboard.press('Enter')
        await expect(panel(page).getByText(said.three).first()).toBeVisible()
        await test.step('and asked otherwise by the chips below it, whose menus are whole', async () => {
          await panel(page).getByRole('button', { name: said.asked }).click()
          const menu = page.getByRole('menu')
          await expect(menu).toBeInViewport({ ratio: 1 })
          await expectAccessible(page, 'a menu of a reading', OVERLAY)
          await menu.getByRole('menuitemradio', { name: said.next }).click()
          await expect(panel(page).getByRole('button', { name: said.askedNext })).toBeVisible()
        })
        for (const day of ['05', '12', '19']) await person.addEvent({ title: `Run ${day}`, start: on(`05-${day}`) })
        await question.fill(said.remove)
        await page.keyboard.press('Enter')
        await expect(panel(page).getByRole('checkbox')).toHaveCount(6)
        await expectAccessible(page, 'deletions that wait', OVERLAY)
        await expect(page.getByRole('button', { name: said.apply })).toBeDisabled()
        expect(await yearsAhead(person.call)).toBe(6)
        await page.getByLabel(said.typed).fill('6')
        await page.getByRole('button', { name: said.apply }).click()
        await expect(toast(page)).toContainText(said.applied)
        expect(await yearsAhead(person.call)).toBe(0)
        await page.keyboard.press('Control+z')
        await expect.poll(() => yearsAhead(person.call)).toBe(6)
      },
    )
  })
}

test(
  'a year of which too little is known has counts and no score; one with more has numbers that open their days',
  { tag: '@deep' },
  async ({ page, person }) => {
    const said = words.it
    await person.addEvent({ title: 'Dentista', start: on('05-04') })
    await openYear(page, '?panel=assistant&tab=analysis')
    await expect(panel(page).getByRole('heading').nth(1)).toBeVisible()
    await expectAccessible(page, 'an analysis of too little', OVERLAY)
    const { _id: work } = await person.addCategory({ name: 'Lavoro' })
    for (let week = 0; week < 40; week += 1) {
      const start = later(on('01-05'), week * 7)
      await person.addEvent({
        title: `Riunione ${week}`,
        start: `${start}T09:00`,
        end: `${start}T12:00`,
        categoryId: work,
      })
    }
    await page.reload()
    const shows = panel(page).getByRole('button', { name: /nell’anno$/ })
    await expect(shows.first()).toBeVisible()
    await shows.first().click()
    await expect(page).toHaveURL(/mark=/)
    await expectAccessible(page, 'an analysis', OVERLAY)
    await page.getByRole('tab', { name: said.suggestions }).click()
    await expectAccessible(page, 'suggestions', OVERLAY)
  },
)

test(
  'a milestone that is dragged offers to take its open steps along, and shows them before and after',
  { tag: '@deep' },
  async ({ page, person }) => {
    await openYear(page, `?panel=assistant&tab=milestone`)
    await page.getByLabel(words.it.goal).fill(words.it.text)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: words.it.apply }).click()
    await expect(toast(page)).toContainText(words.it.applied)
    const [milestone] = await person.call<{ _id: string; date: string; eventId: string }[]>('GET', '/milestones')
    const { _id, date, eventId } = milestone ?? { _id: '', date: '', eventId: '' }
    await openYear(page, `?year=${date.slice(0, 4)}`)
    const from = await onBar(page.locator(`[data-item="${eventId}"]`), cellOf(page, date))
    await drag(page, from, await middleOf(cellOf(page, later(date, date.slice(5) > '12-20' ? -7 : 7))))
    await page.mouse.up()
    await toast(page)
      .getByRole('button', { name: /^Sposta anche i \d+ passi da fare$/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`moving=${_id}`))
    await expect(
      panel(page)
        .getByText(/^adesso: /)
        .first(),
    ).toBeVisible()
    await expectAccessible(page, 'steps that move', OVERLAY)
    await test.step('and takes them back by one undo, which the card says', async () => {
      const steps = async () =>
        (await person.call<Milestone[]>('GET', '/milestones'))[0]?.steps.map(({ start }) => start)
      const before = await steps()
      await page.getByRole('button', { name: words.it.apply }).click()
      await expect.poll(steps).not.toEqual(before)
      await toast(page).getByRole('button', { name: words.it.undo }).click()
      await expect.poll(steps).toEqual(before)
      await expect(panel(page).getByText(/^Annullato\./)).toBeVisible()
    })
  },
)

test(
  'there is no sign of it where the person wants none, until they switch it on',
  { tag: '@deep' },
  async ({ page, person }) => {
    await person.call('PATCH', '/users/profile', { assistant: 'off' })
    await openYear(page)
    await expect(page.getByRole('button', { name: words.it.off })).toBeVisible()
    await expect(page.getByRole('button', { name: words.it.title })).toHaveCount(0)
    await openYear(page, '?panel=assistant')
    await expectAccessible(page, 'an assistant that is off', OVERLAY)
    await page.getByRole('switch').click()
    await expect(page.getByRole('tab')).toHaveCount(4)
    await expect(page.getByRole('button', { name: words.it.title })).toBeVisible()
  },
)

test.describe('with a model', () => {
  test.use({ isSignedIn: false })

  test(
    'what it says is shown as it comes, and Stop ends it there too',
    { tag: '@deep' },
    async ({ page, playwright, context }) => {
      const said = words.it
      const model = await startFakeModel()
      const server = await startOwnServer({
        ...{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.address, AI_MODEL: 'a-model' },
      })
      try {
        const request = await playwright.request.newContext({ baseURL: server.address })
        const { token, user } = await newPerson(request, 'it')
        await storeInBrowser(context, server.address, { token, user: JSON.stringify(user), cookiesAccepted: 'true' })
        await page.goto(`${server.address}/calendar?panel=assistant`)
        await page.getByLabel(said.question).fill('Come va il mio anno?')
        await page.keyboard.press('Enter')
        await model.asked()
        model.say('Il tuo anno è ')
        await expect(panel(page).getByText('Il tuo anno è')).toBeVisible()
        model.say('calmo fino a ')
        await expect(panel(page).getByText('Il tuo anno è calmo fino a')).toBeVisible()
        await page.getByRole('button', { name: said.stop }).click()
        await model.left()
        await expect(panel(page).getByText(said.cut)).toBeVisible()
        await request.dispose()
      } finally {
        // Before its server: a page that is open would try to reach it.
        await page.close()
        await server.stop()
        await model.stop()
      }
    },
  )
})

test('an event is prepared from its own dialog', { tag: '@deep' }, async ({ page, person }) => {
  const event = await person.addEvent({ title: 'Esame di storia', start: later(today(), 60) })
  await openYear(page, `?event=${event._id}&year=${event.start.slice(0, 4)}`)
  await page.getByRole('button', { name: 'Prepara' }).click()
  await expect(panel(page).getByText(/^Prepara «Esame di storia»$/)).toBeVisible()
  await expect(panel(page).getByRole('checkbox').first()).toBeVisible()
  await page.getByRole('button', { name: words.it.apply }).click()
  await expect(toast(page)).toContainText(/event[oi] (?:aggiunt|modificat)[oi]/)
  await expect(drawn(page, 'Esame di storia').first()).toBeVisible()
})
