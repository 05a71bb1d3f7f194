import { routes } from '@dodici/contract/routes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { yearEvents } from '../../api/year.queries.ts'
import type { Language } from '../../i18n/language.ts'
import { link } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCalendar, sampleCategory, sampleEvent, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { QuickAddDialog } from './quick-add-dialog.tsx'

const dentist = sampleEvent({ _id: 'dentist', title: 'Dentista' })

async function open(language: Language = 'it', query = '') {
  const user = sampleUser({ language, timezone: 'Europe/Rome' })
  answer(routes.readProfile, user)
  answer(routes.listCategories, [sampleCategory({ _id: 'health', name: language === 'it' ? 'Salute' : 'Health' })])
  answer(routes.listCalendars, [sampleCalendar()])
  answer(routes.listEvents, ({ query }) =>
    query.year === '2027'
      ? [sampleEvent({ title: 'Riunione', allDay: false, start: '2027-03-19T15:30', end: '2027-03-19T16:30' })]
      : [],
  )
  answer(routes.createEvent, dentist)
  const rendered = await renderPart(<QuickAddDialog />, {
    path: `/calendar?year=2027&dialog=quick-add${query}`,
    language,
    user,
  })
  const line = screen.getByRole('textbox')
  await waitFor(() => expect(callsOf(routes.listCategories)).toHaveLength(1))
  return { ...rendered, line }
}

beforeEach(() => setNow('2027-03-18T10:00'))

const chips = () =>
  screen.getAllByRole('listitem').flatMap((chip) => (within(chip).queryByRole('button') ? [chip.textContent] : []))
/** Words of the line on a tint: drawn behind the field, so no role has them. */
const marked = (words: string) => {
  const mark = [...screen.getByRole('dialog').querySelectorAll('mark')].find(({ textContent }) => textContent === words)
  if (!mark) throw new Error(`${words} is not marked`)
  return mark
}
const fault = () => screen.getByRole('dialog').querySelector('p[role="alert"]')?.textContent
const sent = () => callsOf(routes.createEvent).map(({ body }) => body)

it('reads the line while it is typed, says what it understood, and what that day holds', async () => {
  const { person, line } = await open()
  await person.type(line, 'Dentista domani alle 15 #salute')
  await waitFor(() => expect(chips()).toEqual(['venerdì 19 marzo 2027domani', '15:00 – 16:00alle 15', 'Salute']))
  expect(await screen.findByText('1 conflitto di orario')).toBeTruthy()
  expect(screen.getByText('Riunione')).toBeTruthy()
})

it('shows what the open day holds at once, and the new event when it has a title', async () => {
  const { person, line } = await open('it', '&day=2027-03-19')
  expect(await screen.findByText('Riunione')).toBeTruthy()
  expect(screen.queryByText('nuovo')).toBeNull()
  await person.type(line, 'Dentista')
  expect(screen.getByText('nuovo')).toBeTruthy()
})

it('gives the words of a category the colour of its chip, also of one that is to be made', async () => {
  const { person, line } = await open()
  for (const name of ['#salute', '#amici']) {
    await person.clear(line)
    await person.type(line, `Cena domani ${name}`)
    const mark = await waitFor(() => marked(name))
    const chip = screen.getAllByRole('listitem').find(({ dataset }) => dataset['kind']?.endsWith('ategory'))
    expect(chip?.style.backgroundColor).toMatch(/./)
    expect(mark.style.backgroundColor).toBe(chip?.style.backgroundColor)
    expect(marked('domani').style.backgroundColor).toBe('')
  }
})

it('saves with Enter what was understood, and opens the year of it', async () => {
  const { person, line } = await open('en')
  await person.type(line, 'Dentist tomorrow at 3pm #health{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    title: 'Dentist',
    start: '2027-03-19T15:00',
    end: '2027-03-19T16:00',
    allDay: false,
    timezone: 'Europe/Rome',
    categoryId: 'health',
    recurrence: null,
  })
  await waitFor(() => expect(window.location.search).not.toContain('dialog'))
})

it('says nothing of conflicts before the day is known, and where it cannot be read', async () => {
  const { person, line, client } = await open()
  const release = hold(routes.listEvents)
  client.removeQueries({ queryKey: yearEvents(2027).queryKey })
  await person.type(line, 'Dentista domani alle 15')
  expect(await screen.findByText('Venerdì 19 marzo')).toBeTruthy()
  expect(screen.queryByText('nessun conflitto')).toBeNull()
  release()
  expect(await screen.findByText('1 conflitto di orario')).toBeTruthy()
  fail(routes.listEvents, 'network')
  await person.clear(line)
  await person.type(line, 'Dentista 19/3/2029 alle 15')
  expect(await screen.findByText('Lunedì 19 marzo')).toBeTruthy()
  await waitFor(() => expect(client.getQueryState(yearEvents(2029).queryKey)?.status).toBe('error'))
  expect(screen.queryByText('nessun conflitto')).toBeNull()
})

it('tells screen readers of its keys', async () => {
  const { line } = await open('en')
  const described = line.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent).join('')).toMatch(/Enter save.*Esc close/)
})

it('asks whether a slip is mended rightly, and gives its words back to the title', async () => {
  const { person, line } = await open()
  await person.type(line, 'Dentista giovdei alle 9')
  await waitFor(() => expect(chips()).toEqual(['giovedì 25 marzo 2027?giovdei', '09:00 – 10:00alle 9']))
  await person.click(screen.getByRole('button', { name: 'Rimetti «giovdei» nel titolo' }))
  expect(line).toHaveProperty('value', 'Dentista "giovdei" alle 9')
})

it.each([
  {
    language: 'it',
    typed: { text: 'Prova coro martedì alle 8', hours: '08:00 – 09:00' },
    offer: /^oppure 20:00$/u,
    then: { text: 'Prova coro martedì 20:00', hours: '20:00 – 21:00' },
  },
  {
    language: 'en',
    typed: { text: 'PTO Tuesday from 7 to 8', hours: '7:00 AM – 8:00 AM' },
    offer: /^or 7:00\sPM – 8:00\sPM$/u,
    then: { text: 'PTO Tuesday 19:00-20:00', hours: '7:00 PM – 8:00 PM' },
  },
] as const)(
  'offers the evening where an hour may be of the morning or of the evening: $typed.text',
  async ({ language, typed, offer, then }) => {
    const { person, line } = await open(language)
    await person.type(line, typed.text)
    await screen.findByText(typed.hours)
    await person.click(screen.getByRole('button', { name: offer }))
    expect(line).toHaveProperty('value', then.text)
    expect(document.activeElement).toBe(line)
    await screen.findByText(then.hours)
    expect(screen.queryByRole('button', { name: /^(?:oppure|or) / })).toBeNull()
  },
)

it('gives the words of a chip back to the title', async () => {
  const { person, line } = await open()
  await person.type(line, 'Cinema il 20 maggio')
  await person.click(await screen.findByRole('button', { name: 'Rimetti «il 20 maggio» nel titolo' }))
  expect(line).toHaveProperty('value', 'Cinema "il 20 maggio"')
  expect(document.activeElement).toBe(line)
})

it('asks for a day where none was said, and keeps what was typed', async () => {
  const { person, line } = await open()
  await person.type(line, 'Comprare il latte il 30 febbraio{Enter}')
  expect(fault()).toMatch(/^Quando\?/)
  expect(line.getAttribute('aria-invalid')).toBe('true')
  expect(line).toHaveProperty('value', 'Comprare il latte il 30 febbraio')
  expect(sent()).toEqual([])
})

it.each([
  ['it', 'derby 20:45', 'domani'],
  ['en', 'derby 8.45pm', 'tomorrow'],
] as const)('offers today and tomorrow where it asks for a day, in %s', async (language, typed, word) => {
  const { person, line } = await open(language)
  await person.type(line, `${typed} {Enter}`)
  await person.click(screen.getByRole('button', { name: word }))
  expect(line).toHaveProperty('value', `${typed} ${word}`)
  expect(document.activeElement).toBe(line)
  expect(screen.queryByRole('button', { name: word })).toBeNull()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toMatchObject([{ title: 'derby', start: '2027-03-19T20:45' }]))
})

it('says why it could not be saved, keeps the line, and sends the same key again', async () => {
  const { person, line } = await open()
  fail(routes.createEvent, 'plan_limit')
  await person.type(line, 'Dentista domani{Enter}')
  await waitFor(() => expect(fault()).toMatch(/^Il piano Basic comprende 100 eventi all’anno.* Confronta i piani$/))
  expect(link('Confronta i piani').getAttribute('href')).toBe('/pricing')
  expect(link('Confronta i piani').getAttribute('target')).toBe('_blank')
  expect(line).toHaveProperty('value', 'Dentista domani')
  answer(routes.createEvent, dentist)
  await person.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(2))
  const keys = callsOf(routes.createEvent).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).toBe(keys[1])
})

it('opens the form with all that was understood', async () => {
  const { person, line } = await open()
  await person.type(line, 'Yoga ogni martedì alle 18:30 #salute promemoria 1 ora prima')
  await person.keyboard('{Shift>}{Enter}{/Shift}')
  const address = new URLSearchParams(window.location.search)
  expect(address.get('new')).toBe('2027-03-23T18:30..2027-03-23T19:30')
  expect(address.get('title')).toBe('Yoga')
  expect(address.get('in')).toBe('health')
  expect(address.get('rule')).toMatch(/^FREQ=WEEKLY/)
  expect(address.get('remind')).toBe('60')
  expect(sent()).toEqual([])
})

it('sends a changed line with a key of its own, though the answer to the first was lost', async () => {
  const { person, line } = await open()
  fail(routes.createEvent, 'network')
  await person.type(line, 'Dentista domani{Enter}')
  await waitFor(() => expect(fault()).not.toBe(''))
  answer(routes.createEvent, dentist)
  await person.type(line, ' alle 15{Enter}')
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ start: '2027-03-19T15:00' }))
  const keys = callsOf(routes.createEvent).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.at(-1)).not.toBe(keys[0])
})

it('V4: counts an emoji as one character, and keeps a title that is too long without sending it', async () => {
  const { person, line } = await open()
  await person.click(line)
  await person.paste(`${'👩‍👩‍👧'.repeat(61)} domani`)
  await person.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await person.clear(line)
  await person.paste(`${'a'.repeat(201)} domani`)
  await person.keyboard('{Enter}')
  expect(fault()).toBe('Il titolo è troppo lungo: al massimo 200 caratteri.')
  expect(sent()).toHaveLength(1)
})

it('cannot be left while it saves, so that nothing is lost or made twice', async () => {
  const { person, line } = await open()
  const release = hold(routes.createEvent)
  await person.type(line, 'Dentista domani{Enter}')
  await person.keyboard('{Shift>}{Enter}{/Shift}{Enter}')
  expect(new URLSearchParams(window.location.search).get('dialog')).toBe('quick-add')
  release()
  await waitFor(() => expect(window.location.search).not.toContain('dialog'))
  expect(sent()).toHaveLength(1)
})

it('stays open where the browser closes it while it saves, and says what failed', async () => {
  const { person, line } = await open()
  fail(routes.createEvent, 'plan_limit')
  const release = hold(routes.createEvent)
  await person.type(line, 'Dentista domani{Enter}')
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  // The second Escape, in Chrome.
  act(() => dialog.close())
  expect(dialog.open).toBe(true)
  release()
  await waitFor(() => expect(fault()).toMatch(/^Il piano Basic comprende 100 eventi/))
  act(() => dialog.close())
  expect(window.location.search).not.toContain('dialog')
})

it('sends one event though Enter comes twice before the page is drawn anew', async () => {
  const { person, line } = await open()
  await person.type(line, 'Dentista domani')
  const form = line.closest('form')!
  act(() => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  await waitFor(() => expect(window.location.search).not.toContain('dialog'))
  expect(sent()).toHaveLength(1)
})
