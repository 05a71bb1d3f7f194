import { readIcs, writeIcs, type IcsEvent } from '@dodici/core/ics'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { newEvent } from './events.schemas.ts'
import { URL_MAX } from '../limits.ts'

const draft = { title: 'A', allDay: true, start: '2026-03-10', end: '2026-03-10' }
const taken = (texts: object) => newEvent.safeParse({ ...draft, ...texts })

/** An event with the texts that a request was taken with, as a calendar file gives it back. */
function givenBack(texts: { title: string; description: string; location: string; url: string }) {
  const event: IcsEvent = {
    uid: 'one@test',
    sequence: 0,
    createdAt: null,
    changedAt: '2026-03-01T09:30:00Z',
    content: { ...texts, kind: 'event', status: 'confirmed', busy: true, away: null },
    times: { ...draft, timezone: null, endTimezone: null },
    repetition: { rrule: null, rdates: [], exdates: [] },
    exceptions: [],
    categories: [],
    reminders: [],
    extra: null,
  }
  const calendar = { name: 'A', description: '', color: null }
  const file = writeIcs({ calendar, events: [event], productId: '-//Dodici//EN' })
  const reading = readIcs(file, { defaultZone: 'Europe/Rome' })
  if ('error' in reading) throw new Error(reading.error)
  return reading.events[0]?.content
}

describe('the texts of an event', () => {
  it('I2: that the API takes are the same after an export and an import, whatever characters they have', () => {
    const controls = ['\r\n', '\r', '\n', '\v', '\f', '\t', '\u0007', '\u001f', '\u007f', '\u0085', '\u2028', '\ufeff']
    const bit = fc.oneof(fc.constantFrom(...controls), fc.string({ unit: 'grapheme', maxLength: 6 }))
    const text = fc.array(bit, { maxLength: 6 }).map((bits) => bits.join(''))
    const texts = fc.record({ title: text, description: text, location: text, url: text })
    const check = (sent: object) => {
      const { success, data } = taken(sent)
      if (!success) return
      const { title, description = '', location = '', url = '' } = data
      expect(givenBack({ title, description, location, url })).toMatchObject({ title, description, location, url })
    }
    fc.assert(fc.property(texts, check), { numRuns: testCounts.propertyRuns * 5, seed: testSeed })
  })

  it.each(['a\r\nb', 'a\rb', 'a\vb', 'a\fb', 'a\nb'])('have lines that end in LF: %j', (description) => {
    expect(taken({ description })).toMatchObject({ success: true, data: { description: 'a\nb' } })
  })

  it.each(['\u0000', '\u0007', '\u001b', '\u007f', '\ud83c'])('have no %j', (unit) => {
    for (const field of ['title', 'description', 'location', 'url']) {
      expect(taken({ [field]: `a${unit}b` }).success).toBe(false)
    }
  })

  it('have an address in one line, and no longer than an import takes', () => {
    expect(taken({ url: 'x'.repeat(URL_MAX) }).success).toBe(true)
    expect(taken({ url: '\u{1f382}'.repeat(1_500) }).success).toBe(false)
    expect(taken({ url: 'https://e.org\nX-A:b' }).success).toBe(false)
    expect(taken({ url: ' https://e.org\r\n' })).toMatchObject({ success: true, data: { url: 'https://e.org' } })
  })
})
