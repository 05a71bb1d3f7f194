import { request, type APIRequestContext } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Event } from '@dodici/contract/types'
import { allDayEvent, calendarFile } from '../world/calendar-file.ts'
import { startOwnServer, type OwnServer } from '../world/own-server.ts'
import { newPerson, type Person } from '../world/person.ts'
import { on, YEAR } from '../world/year.ts'
import { DESK } from './engine.ts'
import { enginesHere } from './engines-here.ts'
import { cellOf, drawn, middleOf, screenOf, type Screen } from './screen.ts'

const PHONE = { width: 390, height: 844 }

describe.each(enginesHere())('in $name', ({ open }) => {
  let server: OwnServer
  let calls: APIRequestContext
  let person: Person
  let screen: Screen

  beforeAll(async () => {
    server = await startOwnServer({})
    calls = await request.newContext({ baseURL: server.address })
    screen = screenOf(await open(), server.address)
  })
  afterAll(async () => {
    await screen.window.close()
    await calls.dispose()
    await server.stop()
  })

  beforeEach(async () => {
    person = await newPerson(calls, 'it')
    await screen.window.resize(DESK)
    // A page without scripts, of the same origin. What the last one still says while it is left is of no story.
    await screen.goTo('/favicon.svg')
    await screen.window.faults()
    const kept = { token: person.token, user: JSON.stringify(person.user), cookiesAccepted: 'true' }
    await screen.window.evaluate(`void Object.assign(localStorage, ${JSON.stringify(kept)})`)
  })
  afterEach(async () => {
    expect(await screen.window.faults(), 'no page of the story logged a fault').toEqual([])
  })

  const openYear = async (search = '') => {
    await screen.goTo(`/calendar${search}`)
    await screen.comesTo(`document.querySelectorAll('[aria-busy="false"] [data-day]').length > 300`, true)
  }
  const spans = async (): Promise<string[]> => {
    const events = await person.call<Event[]>('GET', `/events?year=${YEAR}`)
    return events.map(({ title, start, end }) => `${title} ${start.slice(5)} ${end.slice(5)}`)
  }
  const placeOf = async (date: string) => {
    const [place] = await screen.see(cellOf(date))
    if (place === undefined) throw new Error(`${date} is not drawn`)
    return middleOf(place)
  }
  const selectedText = () => screen.window.evaluate<string>('getSelection().toString().trim()')

  it('signs in with address and password, and shows the year', async () => {
    await screen.window.evaluate('void localStorage.clear()')
    await screen.goTo('/login?lng=it')
    // What the build has drawn takes no text before the page stands in its place.
    await screen.comesTo(`document.querySelector('form')?.closest('[inert]') === null`, true)
    await screen.fill({ label: 'E-mail' }, person.email)
    await screen.fill({ selector: 'input[type=password]' }, person.password)
    await screen.click({ role: 'button', name: 'Accedi' })
    await screen.comesTo('location.pathname', '/calendar')
    await screen.see({ selector: '[role=rowheader]', text: 'Gennaio' })
  })

  it('shows the year in three views', async () => {
    await person.addEvent({ title: 'Lisbona', start: on('04-10'), end: on('04-14') })
    await openYear()
    await screen.see(drawn('Lisbona'))
    await screen.click({ role: 'button', name: 'Mesi', pressed: false })
    await screen.see({ role: 'rowgroup', name: 'gennaio' })
    await screen.click({ role: 'button', name: 'Calore', pressed: false })
    await screen.see({ role: 'heading', name: `Quanto è pieno il ${YEAR}` })
    await screen.comesTo('location.search', '?view=heat')
  })

  it('makes an event of one line, and takes it back', async () => {
    await openYear('?dialog=quick-add')
    await screen.fill({ role: 'textbox', name: 'Aggiunta rapida' }, `Cena il 20 maggio ${YEAR}`)
    await screen.see({ selector: 'li', text: '20 maggio' })
    await screen.window.press('Enter')
    await screen.see(drawn('Cena'))
    expect(await spans()).toEqual(['Cena 05-20 05-20'])
    await screen.window.press('Control+z')
    await screen.see(drawn('Cena'), 0)
    await expect.poll(spans).toEqual([])
  })

  it('marks days by a drag that selects no text, and moves a bar by another', async () => {
    await person.addEvent({ title: 'Elba', start: on('05-11'), end: on('05-13') })
    await openYear()
    await screen.window.drag([await placeOf(on('09-08')), await placeOf(on('10-20')), await placeOf(on('09-10'))])
    await screen.see({ role: 'dialog' })
    await screen.comesTo(`document.querySelector('dialog[open] input[type=date]').value`, on('09-08'))
    expect(await selectedText(), 'what a drag over the year selects').toBe('')
    await screen.window.press('Escape')
    await screen.see({ role: 'dialog' }, 0)
    const [bar] = await screen.see(drawn('Elba'))
    if (bar === undefined) throw new Error('Elba is not drawn')
    const [grip, target] = [{ x: (await placeOf(on('05-11'))).x, y: middleOf(bar).y }, await placeOf(on('08-18'))]
    await screen.window.drag([grip, target])
    await screen.see({ selector: '[data-severity]', text: 'Spostato:' })
    expect(await spans()).toEqual(['Elba 08-18 08-20'])
    expect(await selectedText(), 'what moving a bar selects').toBe('')
  })

  it('selects nothing where a drag leaves the year for the notice and the footer', async () => {
    await screen.window.evaluate(`void localStorage.removeItem('cookiesAccepted')`)
    await openYear()
    const [notice] = await screen.see({ role: 'button', name: 'Ho capito' })
    if (notice === undefined) throw new Error('the notice is not drawn')
    const below = { x: middleOf(notice).x - 300, y: middleOf(notice).y }
    await screen.window.drag([await placeOf(on('03-10')), below, { x: 300, y: DESK.height - 8 }])
    expect(await selectedText()).toBe('')
  })

  it('shows each dialog as tall as what it holds, which is more than its buttons', async () => {
    for (const dialog of [
      'dialog=categories',
      'dialog=calendars',
      'dialog=import',
      'dialog=keys',
      `new=${on('05-11')}`,
    ]) {
      await openYear(`?${dialog}`)
      const [frame] = await screen.see({ role: 'dialog' })
      expect(frame && frame.bottom - frame.top, `the height of ${dialog}`).toBeGreaterThan(150)
    }
  })

  it('deletes one date of a series, and brings it back', async () => {
    await person.addEvent({ title: 'Consiglio', start: on('02-02'), recurrence: 'FREQ=MONTHLY;COUNT=10' })
    await openYear(`?day=${on('03-02')}`)
    await screen.click({ role: 'button', name: 'Azioni per Consiglio' })
    await screen.click({ role: 'menuitem', name: 'Elimina' })
    await screen.see({ role: 'radio' }, 3)
    await screen.click({ role: 'button', name: 'Elimina' })
    await screen.see(drawn('Consiglio'), 9)
    await screen.window.press('Control+z')
    await screen.see(drawn('Consiglio'), 10)
  })

  it('takes in a calendar file that is dropped, as one change that can be undone', async () => {
    await openYear()
    const lines = [
      ...allDayEvent('camp', 'Campo estivo', [on('07-06'), on('07-18')]),
      ...allDayEvent('sea', 'Mare', [on('08-10'), on('08-25')]),
    ]
    await screen.window.evaluate(dropping(calendarFile(...lines)))
    await screen.click({ role: 'button', name: 'Importa 2 eventi' })
    await screen.see(drawn('Campo estivo'))
    await screen.see({ role: 'dialog' }, 0)
    await screen.window.press('Control+z')
    await screen.see(drawn('Campo estivo'), 0)
    await expect.poll(spans).toEqual([])
  })

  it('walks through the days by keys, and opens one', async () => {
    await openYear()
    await screen.window.evaluate(`document.querySelector('[data-day][tabindex="0"]').focus()`)
    const before = await screen.window.evaluate<number>('Number(document.activeElement.dataset.day)')
    await screen.window.press('ArrowRight')
    await screen.comesTo('Number(document.activeElement.dataset.day)', before + 1)
    await screen.window.press('Enter')
    await screen.see({ role: 'complementary' })
    await screen.comesTo('document.activeElement.tagName', 'H2')
    await screen.window.press('Escape')
    await screen.comesTo('Number(document.activeElement.dataset.day)', before + 1)
  })

  it('shows a list of months on a phone, which never scrolls sideways', async () => {
    await person.addEvent({ title: 'Lisbona', start: on('04-10'), end: on('04-14') })
    await screen.window.resize(PHONE)
    await openYear()
    await screen.see({ role: 'rowgroup', name: 'gennaio' })
    await screen.comesTo('document.documentElement.scrollWidth <= innerWidth', true)
    await screen.click(cellOf(on('01-12')))
    await screen.see({ role: 'dialog' })
  })
})

/** An expression that drops a calendar file over the page, as often as it takes until the page has read it. */
const dropping = (text: string): string => `(() => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([${JSON.stringify(text)}], 'estate.ics', { type: 'text/calendar' }))
  for (const type of ['dragover', 'drop']) {
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
    document.querySelector('main').dispatchEvent(event)
  }
})()`
