import { describe, expect, it } from 'vitest'
import { anIcsEvent, read, vcalendar, vevent } from '../test/ics-file.ts'
import { publishedEvents, writeIcs, type IcsEvent, type PublishedDetail, type PublishedPart } from './index.ts'

const uidOf = (recurrenceId: string | null): string => `told ${recurrenceId ?? 'whole'}`

const DAILY = ['UID:own', 'DTSTART:20260310T090000', 'DTEND:20260310T100000', 'RRULE:FREQ=DAILY;COUNT=4']
const moved = (day: string, ...lines: string[]) =>
  vevent('UID:own', `RECURRENCE-ID:202603${day}T090000`, `DTSTART:202603${day}T150000`, ...lines)

function event(...components: readonly string[][]): IcsEvent {
  const [one] = read(vcalendar(components.flat())).events
  if (!one) throw new Error('no event')
  return one
}

/** What is told of an event; all of it by default. */
function told(one: IcsEvent, detail: PublishedDetail = 'full', part: Partial<PublishedPart> = {}): IcsEvent[] {
  const changed = new Set(one.exceptions.map(({ recurrenceId }) => recurrenceId))
  return publishedEvents(one, { detail, privateTitle: 'Busy', uidOf }, { isSeries: true, changed, ...part })
}

const text = (events: readonly IcsEvent[]): string =>
  writeIcs({ calendar: { name: null, description: '', color: null }, events, productId: 'x' })

describe('an event that others are told of', () => {
  it('has a UID of its own, and no reminders', () => {
    const one = anIcsEvent({ reminders: [{ minutesBefore: 5, channel: 'email' }] })
    expect(told(one)).toEqual([{ ...one, uid: 'told whole', reminders: [], extra: null }])
  })

  it('has of what other programs have added a place, a priority and a colour alone', () => {
    const kept = ['GEO:45.4;9.2', 'PRIORITY:1', 'COLOR:red']
    const dropped = [
      'X-A:1',
      'ATTENDEE:mailto:a@example.org',
      'ORGANIZER:mailto:b@example.org',
      'ATTACH:https://c.example/',
    ]
    const alarm = ['BEGIN:VALARM', 'ACTION:AUDIO', 'TRIGGER:-PT5M', 'END:VALARM']
    const [one] = told(event(vevent('SUMMARY;ALTREP="https://d.example/":Dinner', ...kept, ...dropped, ...alarm)))
    expect(one?.extra).toEqual({ properties: kept, parameters: {}, components: [], exceptions: {}, detached: null })
    expect(text(one ? [one] : [])).not.toMatch(/example|X-A|ALARM/)
  })

  it('is by its title and times nothing but these', () => {
    const one = event(vevent('SUMMARY:Run', 'LOCATION:Park', 'URL:https://e.example/', 'CATEGORIES:Sport', 'GEO:1;2'))
    const [titles] = told(one, 'titles')
    expect(titles).toMatchObject({ times: one.times, categories: [], createdAt: null, extra: null })
    expect(text(titles ? [titles] : [])).not.toMatch(/Park|example|Sport|GEO/)
    expect(titles?.content.title).toBe('Run')
  })

  it.each([['PRIVATE'], ['CONFIDENTIAL'], ['private'], ['X-SOMETHING']])(
    'is hidden behind a word if it says CLASS:%s, with all of its occurrences',
    (name) => {
      const hidden = event(vevent(...DAILY, 'SUMMARY:Doctor', `CLASS:${name}`), moved('11', 'SUMMARY:Later'))
      const [one] = told(hidden)
      expect([one?.content.title, one?.exceptions[0]?.title]).toEqual(['Busy', 'Busy'])
      expect(one?.repetition).toEqual(hidden.repetition)
      const [lone] = told(hidden, 'full', { isSeries: false })
      expect(lone?.content.title).toBe('Busy')
    },
  )

  it('shows the other occurrences of a series of which one is private', () => {
    const series = event(
      ...[vevent(...DAILY, 'SUMMARY:Run', 'CLASS:PUBLIC'), moved('11', 'SUMMARY:Doctor', 'CLASS:PRIVATE', 'X-B:c')],
      moved('12', 'SUMMARY:Late run', 'GEO:1;2'),
    )
    const [one] = told(series)
    expect([one?.content.title, ...(one?.exceptions.map(({ title }) => title) ?? [])]).toEqual([
      ...['Run', 'Busy', 'Late run'],
    ])
    expect(Object.keys(one?.extra?.exceptions ?? {})).toEqual(['2026-03-12T09:00'])
  })

  it('leaves out occurrences that are not told, and tells of a series only those that are', () => {
    const series = event(vevent(...DAILY, 'SUMMARY:Run'), moved('11', 'SUMMARY:One'), moved('12', 'SUMMARY:Two'))
    const changed = new Set(['2026-03-12T09:00'])
    const [one] = told(series, 'full', { changed })
    expect(one?.repetition.exdates).toEqual(['2026-03-11T09:00'])
    expect(one?.exceptions.map(({ title }) => title)).toEqual(['Two'])
    const lone = told(series, 'full', { isSeries: false, changed })
    expect(lone).toMatchObject([
      { uid: 'told 2026-03-12T09:00', content: { title: 'Two' }, times: { start: '2026-03-12T15:00' }, exceptions: [] },
    ])
    expect(lone[0]?.repetition).toEqual({ rrule: null, rdates: [], exdates: [] })
    expect(told(series, 'full', { isSeries: false, changed: new Set() })).toEqual([])
  })

  it('reads as what was told', () => {
    const series = event(vevent(...DAILY, 'SUMMARY:Run', 'GEO:1;2'), moved('11', 'SUMMARY:One', 'LOCATION:There'))
    for (const detail of ['titles', 'full'] as const) {
      const [one] = told(series, detail)
      const [back] = read(text(one ? [one] : [])).events
      expect({ ...back, createdAt: null }).toEqual({ ...one, createdAt: null })
    }
  })
})
