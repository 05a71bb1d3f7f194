import { expect, it } from 'vitest'
import type { Queries } from '#server/db/schema.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { eventsOf, newFeed, readFeed } from './test/feed-steps.ts'

/** Tables of which a feed tells something. */
const TABLES = ['calendar', 'category', 'event', 'event_exception'] as const

/** What anybody may know, and what is no text of the person's. */
const NO_TEXT = new Set(['owner_id', 'start_at', 'end_at', 'timezone', 'end_timezone', 'rrule', 'rdates', 'exdates'])
const PLAIN = new Set(['event', 'marker', 'confirmed', 'tentative', 'cancelled', '[]', '{}', ''])

/** Every text in what somebody has, as it is stored: words, ids, UIDs, and what is kept of files. */
async function textsOf(db: Queries, ownerId: string): Promise<string[]> {
  const texts: string[] = []
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table as 'event')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .execute()
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value === 'string' && !NO_TEXT.has(column) && !PLAIN.has(value)) texts.push(value)
      }
    }
  }
  return texts
}

const file = [
  ...['BEGIN:VCALENDAR', 'X-WR-CALNAME:wordfile', 'BEGIN:VEVENT', 'UID:worduid@wordhost.example', 'SUMMARY:wordtitle'],
  ...['DESCRIPTION:worddescription', 'LOCATION:wordplace', 'URL:https://wordlink.example/', 'CATEGORIES:wordcategory'],
  ...[
    'DTSTART:20261205T080000Z',
    'DTEND:20261205T090000Z',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'X-WORDNAME;WORDP=wordq:wordx',
  ],
  ...[
    'ATTENDEE;CN=wordguest:mailto:wordguest@example.org',
    'ORGANIZER:mailto:wordboss@example.org',
    'COMMENT:wordcomment',
  ],
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT5M', 'DESCRIPTION:wordalarm', 'END:VALARM', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'UID:worduid@wordhost.example', 'RECURRENCE-ID:20261212T080000Z', 'SUMMARY:wordmoved'],
  ...['DTSTART:20261213T080000Z', 'DTEND:20261213T093000Z', 'LOCATION:wordelsewhere', 'CATEGORIES:wordother'],
  ...['X-WORDMOVED:wordy', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')

const WORD = /word/i

eachDatabase((planner) => {
  const withWords = async (): Promise<Person> => {
    planner().clock.set('2026-11-20T09:00:00.000Z')
    const person = await planner().newUser({ language: 'en', timezone: 'Europe/Rome' })
    const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
    const path = `/calendars/${calendar?._id ?? ''}`
    await person.patch(path, { name: 'wordcalendar', description: 'wordabout' })
    expect((await person.post(`${path}/import`, file, { 'content-type': 'text/calendar' })).statusCode).toBe(200)
    return person
  }

  it('V2: tells of busy times not one word, id or UID of the events, calendars and categories', async () => {
    const person = await withWords()
    const texts = await textsOf(planner().db.read, person.user._id)
    expect(texts.filter((text) => WORD.test(text)).length).toBeGreaterThan(12)
    const { path, _id } = await newFeed(person, { detail: 'busy', name: 'Marta' })
    const { body } = await readFeed(planner(), path)
    expect(eventsOf(body).map(({ times }) => times.start)).toEqual([
      ...['2026-12-05T08:00', '2026-12-13T08:00', '2026-12-19T08:00', '2026-12-26T08:00'],
    ])
    expect(body).not.toMatch(WORD)
    for (const text of [...texts, _id, person.user._id, person.email, person.user.username]) {
      expect(body).not.toContain(text)
    }
    const names = new Set(body.split('\r\n').map((line) => /^[A-Z-]+/.exec(line)?.[0]))
    expect([...names].filter((name) => name !== undefined).sort()).toEqual([
      ...['BEGIN', 'CALSCALE', 'DTEND', 'DTSTAMP', 'DTSTART', 'END', 'LAST-MODIFIED', 'NAME', 'PRODID'],
      ...['REFRESH-INTERVAL', 'SEQUENCE', 'STATUS', 'SUMMARY', 'TRANSP', 'UID', 'VERSION'],
      ...['X-PUBLISHED-TTL', 'X-WR-CALNAME'],
    ])
  })

  it('V2: tells of titles and times no other word, and of all no guest, reminder, id or UID', async () => {
    const person = await withWords()
    const wordsIn = async (detail: 'titles' | 'full') => {
      const { path } = await newFeed(person, { detail, name: 'Marta' })
      const { body } = await readFeed(planner(), path)
      return [...new Set(body.replaceAll('\r\n ', '').match(/word\w*/gi))].sort()
    }
    expect(await wordsIn('titles')).toEqual(['wordmoved', 'wordtitle'])
    expect(await wordsIn('full')).toEqual([
      ...['wordcategory', 'worddescription', 'wordelsewhere', 'wordlink', 'wordmoved', 'wordother', 'wordplace'],
      'wordtitle',
    ])
  })

  it('gives the events of a feed UIDs of its own, which a new address changes', async () => {
    const person = await withWords()
    const { path, _id } = await newFeed(person, { detail: 'full' })
    const uidsAt = async (at: string) => eventsOf((await readFeed(planner(), at)).body).map(({ uid }) => uid)
    const [first, again] = [await uidsAt(path), await uidsAt(path)]
    const renewed = (await person.post(`/feeds/${_id}/renew`)).json<{ path: string }>()
    const [other, later] = [await newFeed(person, { detail: 'full' }), await uidsAt(renewed.path)]
    expect(again).toEqual(first)
    expect(new Set([...first, ...later, ...(await uidsAt(other.path))]).size).toBe(3)
  })
})
