import type { Calendar, Change, Event } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { deskEvents, type DeskEvent } from './desk-events.ts'
import type { Desk } from './desk.ts'

/** What every program of a desktop does with the door, step by step. The steps build on each other. */
export function deskSteps(desk: () => Desk): void {
  describe('finding calendars', () => findingCalendars(desk))
  describe('what one client makes', () => makingEvents(desk))
  describe('what one client changes', () => changingEvents(desk))
  describe('what the page changes', () => changingInPage(desk))
}

const names = Object.keys(deskEvents) as DeskEvent[]

function findingCalendars(desk: () => Desk): void {
  const calendarsOf = async () => (await desk().person.get('/calendars')).json<Calendar[]>()

  it('finds the calendar from the address of the server alone, with its name and colour', async () => {
    const known = (await calendarsOf()).map(({ name, color }) => ({ name, color: color.toLowerCase() }))
    expect(known).toHaveLength(1)
    expect(await desk().program.discover()).toEqual(known.map((one) => ({ address: desk().address, ...one })))
  })

  it('finds a calendar that the page has made, by the name that the page has given it since', async () => {
    const { person, program } = desk()
    const { _id: id } = (await person.post('/calendars', { name: 'Viaggi' })).json<Calendar>()
    const renamed = await person.patch(`/calendars/${id}`, { name: 'Trasferte' })
    expect(renamed.statusCode, renamed.body).toBe(200)
    expect((await program.discover()).map(({ name }) => name)).toContain('Trasferte')
  })

  it.each(['one', 'two'])('opens the calendar to write in it, as client %s', async (name) => {
    expect(await desk().program.subscribe(name, desk().address)).toEqual({ isReadOnly: false })
  })
}

function makingEvents(desk: () => Desk): void {
  it.each(names)('makes an event: %s', async (name) => {
    expect(await desk().program.add('one', name, deskEvents[name])).toBe(name)
  })

  it.each(names)('shows it to the other client: %s', async (name) => {
    await desk().willSee('two', name).toContain(deskEvents[name][0])
  })

  it('shows all of them in the page', async () => {
    expect((await desk().yearOf()).map(({ uid }) => uid)).toEqual(expect.arrayContaining(names))
  })

  it.each([
    ['plain', 'DTSTART:20260301T090000Z'],
    ['allDay', 'DTSTART;VALUE=DATE:20260401'],
    ['allDay', 'DTEND;VALUE=DATE:20260404'],
    ['series', 'TZID=Europe/Rome:20260105T090000'],
    ['series', 'RRULE:FREQ=WEEKLY;COUNT=20'],
    ['alarm', 'TRIGGER:-PT15M'],
    ...['X-EXAMPLE;X-P=1:kept', 'GEO:41.9', 'CLASS:PRIVATE', 'PRIORITY:1'].map((line) => ['invited', line] as const),
    ['invited', 'PARTSTAT=ACCEPTED:mailto:bob@example.com'],
    ['invited', 'ORGANIZER:mailto:carl@example.com'],
    ['invited', 'CATEGORIES:Salute'],
    ['invited', 'CATEGORIES:Famiglia'],
  ] as const)('keeps of the event %s for the other client: %s', async (name, part) => {
    expect(await desk().seenBy('two', name)).toContain(part)
  })

  it('keeps a time without a zone without one', async () => {
    expect(await desk().seenBy('two', 'floating')).toMatch(/^DTSTART:20260402T090000\r?$/m)
  })
}

function changingEvents(desk: () => Desk): void {
  it('moves one occurrence of a series', async () => {
    const occurrence = { uid: 'series', at: '20260112T090000', day: '20260113', title: 'Moved' }
    expect(await desk().program.move('one', occurrence)).toBe(true)
  })

  it('shows the moved occurrence to the other client', async () => {
    await desk()
      .willSee('two', 'series')
      .toMatch(/RECURRENCE-ID;TZID=Europe\/Rome:20260112T090000/)
    const text = await desk().seenBy('two', 'series')
    expect(text).toContain('SUMMARY:Moved')
    expect(text).toContain('DTSTART;TZID=Europe/Rome:20260113T110000')
  })

  it('shows the moved occurrence in the page', async () => {
    const series = (await desk().yearOf()).find(({ uid }) => uid === 'series')
    const moved = series?.occurrences.filter(({ changed }) => changed?.title === 'Moved')
    expect(moved).toMatchObject([{ start: '2026-01-13T11:00' }])
  })

  it('deletes one occurrence', async () => {
    const { program } = desk()
    expect(await program.removeOccurrence('one', { uid: 'series', at: '20260119T090000' })).toBe(true)
  })

  it('shows the other client that the occurrence is gone, and the other one still moved', async () => {
    await desk()
      .willSee('two', 'series')
      .toMatch(/EXDATE[^\r\n]*20260119/)
    expect(await desk().seenBy('two', 'series')).toContain('SUMMARY:Moved')
  })

  it('renames an event', async () => {
    expect(await desk().program.rename('one', 'plain', 'Changed')).toBe(true)
  })

  it('shows the new name to the other client', async () => {
    await desk().willSee('two', 'plain').toContain('SUMMARY:Changed')
  })

  it('deletes an event', async () => {
    expect(await desk().program.remove('one', 'allDay')).toBe(true)
  })

  it('shows the other client that the event is gone', async () => {
    await desk().willSee('two', 'allDay').toBe('nothing')
    expect(await desk().titlesOf('allDay')).toEqual([])
  })
}

function changingInPage(desk: () => Desk): void {
  let change = ''

  it('W5: shows an edit of the page to a client, with every line that the page does not know', async () => {
    change = await desk().renameInPage('invited', 'Renamed in the page')
    await desk().willSee('one', 'invited').toContain('SUMMARY:Renamed in the page')
    const text = await desk().seenBy('one', 'invited')
    for (const line of ['X-EXAMPLE;X-P=1:kept', 'GEO:41.9', 'CLASS:PRIVATE', 'PRIORITY:1', 'PARTSTAT=ACCEPTED']) {
      expect(text).toContain(line)
    }
  })

  it('shows a client what the page undoes', async () => {
    await desk().undo(change)
    await desk().willSee('one', 'invited').toContain('SUMMARY:Invited')
  })

  it('brings back to both clients what one of them has deleted, if the page undoes that', async () => {
    const changes = (await desk().person.get('/changes')).json<Change[]>()
    await desk().undo(changes.find(({ title }) => title === 'All day')?._id ?? 'none')
    for (const client of ['one', 'two']) await desk().willSee(client, 'allDay').toContain('DTEND;VALUE=DATE:20260404')
  })

  it('T2: shows an alarm in the page as a reminder, and a reminder that the page has changed as an alarm', async () => {
    const { person, willSee, yearOf } = desk()
    const event = (await yearOf()).find(({ uid }) => uid === 'alarm')
    expect(event?.reminders.map(({ minutesBefore }) => minutesBefore)).toEqual([15])
    const reminders = [{ minutesBefore: 45, channel: 'display' }]
    const edited = await person.patch(`/events/${event?._id ?? 'none'}?scope=all&year=2026`, { reminders })
    expect(edited.statusCode, edited.body).toBe(200)
    await willSee('one', 'alarm').toContain('TRIGGER:-PT45M')
  })

  it('shows a client an event of the page, and that it is gone', async () => {
    const { person, willSee, seenBy } = desk()
    const event = { title: 'From the page', allDay: true, start: '2026-07-01', end: '2026-07-02' }
    const { _id: id, uid } = (await person.post('/events', event)).json<Event>()
    await willSee('two', uid).toContain('SUMMARY:From the page')
    expect(await seenBy('two', uid)).toContain('DTEND;VALUE=DATE:20260703')
    await person.delete(`/events/${id}?scope=all`)
    await willSee('two', uid).toBe('nothing')
  })
}
