import { describe, expect, it } from 'vitest'
import { read, readOne, vcalendar, vevent, warningsOf } from '../test/ics-file.ts'
import { readIcs } from './index.ts'

const titles = (text: string) => read(text).events.map((event) => event.content.title)
const reasons = (text: string) => read(text).skipped.map(({ component, reason }) => [component, reason])

describe.each([
  ['CRLF', '\r\n'],
  ['LF', '\n'],
])('I1: a faulty file with %s', (_, newline) => {
  const file = (...lines: string[]) => lines.join(newline)
  const calendar = (...lines: string[]) => vcalendar(lines, newline)

  it('I1: tasks, journals, busy times and strange components are skipped with a plain reason', () => {
    const text = calendar(
      ...['BEGIN:VTODO', 'UID:t', 'SUMMARY:Tidy up', 'BEGIN:VALARM', 'END:VALARM', 'END:VTODO'],
      ...['BEGIN:VJOURNAL', 'END:VJOURNAL', 'BEGIN:VFREEBUSY', 'FREEBUSY:20170623T070000Z/PT1H', 'END:VFREEBUSY'],
      ...['BEGIN:X-LUNCH', 'END:X-LUNCH'],
      ...vevent('SUMMARY:Party'),
    )
    expect(titles(text)).toEqual(['Party'])
    expect(read(text).skipped).toEqual([
      { component: 'VTODO', uid: 't', title: 'Tidy up', reason: 'todo', detail: 'VTODO' },
      { component: 'VJOURNAL', uid: null, title: null, reason: 'journal', detail: 'VJOURNAL' },
      { component: 'VFREEBUSY', uid: null, title: null, reason: 'freeBusy', detail: 'VFREEBUSY' },
      { component: 'X-LUNCH', uid: null, title: null, reason: 'unsupported', detail: 'X-LUNCH' },
    ])
  })

  it('I1: names and values folded apart, as old Mozilla wrote them, are read', () => {
    const text = calendar('BEGIN:VEVENT', 'UID', ' :x', 'DTSTART', ' ;VALUE=DATE', ' :20061031', 'END:VEVENT')
    expect(read(text).events[0]?.times.start).toBe('2006-10-31')
  })

  it('I1: components outside VCALENDAR are read, and said', () => {
    const text = file(...vevent('UID:a', 'SUMMARY:One'), '', ...vevent('UID:b', 'SUMMARY:Two'), '')
    expect(titles(text)).toEqual(['One', 'Two'])
    expect(read(text).warnings).toEqual([{ uid: null, title: null, reason: 'noCalendar', detail: null }])
  })

  it('I1: an event without END ends where the next begins', () => {
    const text = calendar('BEGIN:VEVENT', 'UID:a', 'DTSTART:20260101', 'SUMMARY:One', ...vevent('UID:b', 'SUMMARY:Two'))
    expect(titles(text)).toEqual(['One', 'Two'])
    expect(read(text).warnings).toMatchObject([{ uid: 'a', reason: 'unclosed' }])
  })

  it('I1: a file that was cut off keeps what it has', () => {
    const text = file('BEGIN:VCALENDAR', ...vevent('UID:a', 'SUMMARY:One'), 'BEGIN:VEVENT', 'UID:b', 'DTSTART:20260101')
    expect(titles(text)).toEqual(['One', ''])
    expect(read(text).warnings).toMatchObject([
      { uid: null, reason: 'unclosed' },
      { uid: 'b', reason: 'unclosed' },
    ])
  })

  it('I1: an alarm without END does not swallow the event', () => {
    const text = calendar(...vevent('SUMMARY:One', 'BEGIN:VALARM', 'TRIGGER:-PT5M'), ...vevent('UID:b', 'SUMMARY:Two'))
    expect(titles(text)).toEqual(['One', 'Two'])
  })

  it('I1: an END too many is passed over, inside an event and outside', () => {
    const text = calendar(...vevent('SUMMARY:One', 'END:VALARM'), 'END:VEVENT', ...vevent('UID:b', 'SUMMARY:Two'))
    expect(titles(text)).toEqual(['One', 'Two'])
    expect(read(text).warnings.map(({ uid, reason }) => [uid, reason])).toEqual([
      [null, 'strayEnd'],
      ['one@test', 'strayEnd'],
    ])
  })

  it('I1: several calendars in a file are read as one, and the first name counts', () => {
    const text = calendar('X-WR-CALNAME:Home', ...vevent('UID:a')) + calendar('X-WR-CALNAME:Work', ...vevent('UID:b'))
    expect(read(text).events.map((event) => event.uid)).toEqual(['a', 'b'])
    expect(read(text).calendar.name).toBe('Home')
  })

  it('I1: one event with an impossible day does not lose the others', () => {
    const text = calendar(...vevent('UID:a', 'DTSTART:20171032T000000'), ...vevent('UID:b', 'SUMMARY:Good'))
    expect(titles(text)).toEqual(['Good'])
    expect(read(text).skipped).toMatchObject([{ uid: 'a', reason: 'badStart', detail: '20171032T000000' }])
  })

  it('I1: an event without a start is skipped', () => {
    expect(reasons(calendar('BEGIN:VEVENT', 'UID:a', 'SUMMARY:When?', 'END:VEVENT'))).toEqual([['VEVENT', 'noStart']])
  })

  it('I1: a line that lost its fold continues the text before it', () => {
    const text = calendar(
      ...vevent('DESCRIPTION:Short', '&nbsp; and a space: so', 'https://example.org/a', 'SUMMARY:S'),
    )
    expect(read(text).events[0]?.content.description).toBe('Short\n&nbsp; and a space: so\nhttps://example.org/a')
    expect(read(text).events[0]?.content.title).toBe('S')
    expect(read(text).warnings).toMatchObject([{ reason: 'brokenLine' }])
  })

  it('I1: a line of nonsense elsewhere is dropped, and said', () => {
    const text = calendar(...vevent('UID:a', '%%%', 'SUMMARY:Good'), 'nonsense')
    expect(titles(text)).toEqual(['Good'])
    expect(read(text).warnings).toMatchObject([{ uid: 'a', reason: 'brokenLine' }])
  })

  it('I1: names and components in lower case are read', () => {
    const text = file('begin:vcalendar', 'begin:vevent', 'uid:a', 'dtstart:20260101', 'summary:low', 'end:vevent', '')
    expect(titles(text)).toEqual(['low'])
  })
})

describe('reading a file', () => {
  it.each(['<html><body>Sign in</body></html>', '', 'PK\u0003\u0004', 'BEGIN', 'hello: world'])(
    'I1: what is no calendar is refused as such (%j)',
    (text) => {
      expect(readIcs(text, { defaultZone: 'Europe/Rome' })).toEqual({ error: 'noCalendar' })
    },
  )

  it('I1: an address book is no error, only nothing of use', () => {
    expect(read('BEGIN:VCARD\nFN:Anna\nEND:VCARD\n')).toMatchObject({
      events: [],
      skipped: [{ component: 'VCARD', reason: 'unsupported' }],
    })
  })

  it('I3: an event without UID gets the same one every time, whatever changes between two exports', () => {
    const made = (...lines: string[]) => read(vcalendar(['BEGIN:VEVENT', ...lines, 'END:VEVENT'])).events[0]?.uid
    const uid = made('DTSTART:20260101', 'SUMMARY:A')
    expect(uid).toMatch(/^[0-9a-f]{16}@dodici$/)
    expect(made('DTSTAMP:20260102T000000Z', 'DTSTART:20260101', 'SUMMARY:A')).toBe(uid)
    expect(made('DTSTART:20260101', 'SUMMARY:B')).not.toBe(uid)
  })

  it('I3: of two events with one UID the higher SEQUENCE counts, then the later LAST-MODIFIED, then the last', () => {
    const winner = (one: string[], other: string[]) =>
      titles(vcalendar([...vevent('SUMMARY:one', ...one), ...vevent('SUMMARY:other', ...other)]))
    expect(winner(['SEQUENCE:2'], ['SEQUENCE:1', 'LAST-MODIFIED:20260101T000000Z'])).toEqual(['one'])
    expect(winner(['LAST-MODIFIED:20260102T000000Z'], ['LAST-MODIFIED:20260101T000000Z'])).toEqual(['one'])
    expect(winner([], [])).toEqual(['other'])
  })

  it('I3: the loser is reported as a duplicate', () => {
    const text = vcalendar([...vevent('SUMMARY:one'), ...vevent('SUMMARY:other')])
    expect(read(text).skipped).toEqual([
      { component: 'VEVENT', uid: 'one@test', title: 'one', reason: 'duplicate', detail: null },
    ])
  })

  it('takes title, description and place out of their escapes, those of old programs too', () => {
    const { content } = readOne(
      ...vevent(String.raw`SUMMARY:a\, b\; c\\d \"e\"`, String.raw`DESCRIPTION:1\n2\N3`, String.raw`LOCATION:C:\\x`),
    )
    expect(content).toMatchObject({ title: 'a, b; c\\d "e"', description: '1\n2\n3', location: 'C:\\x' })
  })

  it('takes control characters out of texts, and says so', () => {
    const lines = vevent('SUMMARY:a\u0007b\u0000c')
    expect(readOne(...lines).content.title).toBe('abc')
    expect(warningsOf(...lines)).toEqual(['controlsRemoved'])
  })

  it('cuts what is too long at whole characters, and says so', () => {
    const family = '👨‍👩‍👧‍👦'
    const lines = vevent(
      `SUMMARY:${family.repeat(201)}`,
      `DESCRIPTION:${'x'.repeat(10_001)}`,
      `LOCATION:${'y'.repeat(501)}`,
    )
    const { content } = readOne(...lines)
    expect(content.title).toBe(family.repeat(200))
    expect(content.description).toHaveLength(10_000)
    expect(content.location).toHaveLength(500)
    expect(warningsOf(...lines)).toEqual(['titleCut', 'descriptionCut', 'locationCut'])
  })

  it('leaves a title of 200 characters alone', () => {
    const lines = vevent(`SUMMARY:${'🎂'.repeat(200)}`)
    expect(readOne(...lines).content.title).toBe('🎂'.repeat(200))
    expect(warningsOf(...lines)).toEqual([])
  })

  it('reads status, transparency and our own kind of event', () => {
    expect(readOne(...vevent('STATUS:TENTATIVE', 'TRANSP:TRANSPARENT', 'X-DODICI-KIND:MARKER')).content).toMatchObject({
      status: 'tentative',
      busy: false,
      away: null,
      kind: 'marker',
    })
    expect(readOne(...vevent('STATUS:NEEDS-ACTION')).content).toMatchObject({
      status: 'confirmed',
      busy: true,
      away: null,
      kind: 'event',
    })
  })

  it('joins the categories of all lines, each once, commas in names kept', () => {
    const lines = vevent(String.raw`CATEGORIES:Work\, hard,Family`, String.raw`CATEGORIES:Family, back\\,Last,`)
    expect(readOne(...lines).categories).toEqual(['Work, hard', 'Family', 'back\\', 'Last'])
  })

  it('keeps what it does not understand', () => {
    const strange = [
      'ATTENDEE;CN="Rossi; Anna: mamma":mailto:anna@example.org',
      'GEO:37.10;-122.40',
      'X-APPLE-Y;A=b:c',
      'X-LOTUS-CHILD_UID:5',
    ]
    const { extra } = readOne(
      ...vevent(...strange, 'SUMMARY;LANGUAGE=it;VALUE=TEXT:Cena', 'BEGIN:VLOCATION', 'NAME:x', 'END:VLOCATION'),
    )
    expect(extra).toEqual({
      properties: strange,
      parameters: { SUMMARY: ';LANGUAGE=it' },
      components: [{ name: 'VLOCATION', lines: ['NAME:x'] }],
      exceptions: {},
      detached: null,
    })
  })

  it('drops what is too large to keep without being understood, and says so', () => {
    const lines = vevent(
      'X-SMALL:1',
      `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'A'.repeat(100_000)}`,
      `URL:https://e.org/${'a'.repeat(2_000)}`,
    )
    const { content, extra } = readOne(...lines)
    expect(extra?.properties.map((line) => line.slice(0, 7))).toEqual(['X-SMALL', 'URL:htt'])
    expect(content.url).toBe('')
    expect(warningsOf(...lines)).toEqual(['extraDropped', 'urlDropped'])
  })

  it('reads name, description and colour of the calendar', () => {
    const lines = ['X-WR-CALNAME;VALUE=TEXT:A\\, B', 'X-WR-CALDESC:Ours', 'X-APPLE-CALENDAR-COLOR:#FF2968FF']
    expect(read(vcalendar(lines)).calendar).toEqual({ name: 'A, B', description: 'Ours', color: '#ff2968' })
    expect(read(vcalendar(['NAME:New', 'COLOR:turquoise'])).calendar).toEqual({
      name: 'New',
      description: '',
      color: null,
    })
    expect(read(vcalendar([])).calendar).toEqual({ name: null, description: '', color: null })
  })
})
