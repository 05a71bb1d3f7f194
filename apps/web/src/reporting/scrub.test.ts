import { describe, expect, it } from 'vitest'
import { scrubText, scrubTexts, scrubValue } from './scrub.ts'

const TOKEN = `dodrst_${'aB3_'.repeat(10)}xyz`

describe('a text that leaves the page', () => {
  it.each([
    ['https://dodici.example.org/reset-password?token=secret', 'https://dodici.example.org/reset-password'],
    ['/reset-password?token=secret&lng=it', '/reset-password'],
    ['?token=secret', ''],
    [
      'from https://a.example/x?q=Elba to https://a.example/y#token=secret end',
      'from https://a.example/x to https://a.example/y end',
    ],
    ['GET /api/v1/events/search?q=festa%20di%20Ada', 'GET /api/v1/events/search'],
    ['nobody called ada.rossi+home@example.org is known', 'nobody called [email] is known'],
    [`a link with ${TOKEN} in it`, 'a link with [secret] in it'],
    [`https://a.example/reset/${TOKEN}`, 'https://a.example/reset/[secret]'],
  ])('%s', (text, scrubbed) => expect(scrubText(text)).toBe(scrubbed))

  it.each([
    "Cannot read properties of undefined (reading 'map')",
    'https://dodici.example.org/assets/index-DEpqGbjO.js',
    '01900000-0000-7000-8000-000000000000',
    '4bf92f3577b34da6a3ce929d0e0e4736-aa83c5d525a4ce15-1',
  ])('keeps what helps: %s', (text) => expect(scrubText(text)).toBe(text))
})

describe('a value that leaves the page', () => {
  it('says what happened without the words that a program had at hand', () => {
    const event = {
      exception: { values: [{ type: 'SyntaxError', value: '"Festa di Ada" is not valid JSON, nor “Elba”' }] },
      breadcrumbs: [{ category: 'navigation', data: { from: '/login', to: '/calendar?title=Elba&in=c1' } }],
    }
    expect(scrubValue(event)).toEqual({
      exception: { values: [{ type: 'SyntaxError', value: '[…] is not valid JSON, nor […]' }] },
      breadcrumbs: [{ category: 'navigation', data: { from: '/login', to: '/calendar' } }],
    })
  })

  it('names neither a person nor an element with its labels', () => {
    const trace = {
      user: { ip_address: '{{auto}}' },
      extra: { thrown: { title: 'Elba' } },
      contexts: {
        trace: {
          data: {
            'lcp.element': 'button[aria-label="Elba"]',
            'cls.source.1': 'div[title="Elba"]',
            'browser.web_vital.inp.target': 'a[title="Elba"]',
            'sentry.op': 'pageload',
          },
        },
      },
    }
    expect(scrubValue(trace)).toEqual({ contexts: { trace: { data: { 'sentry.op': 'pageload' } } } })
  })

  it('keeps numbers, absences and what a recording needs to be played', () => {
    const recorded = {
      type: 2,
      data: { node: { id: 1, childNodes: [], isSVG: null }, href: 'https://a.example/?new=x' },
    }
    expect(scrubTexts(recorded)).toEqual({
      type: 2,
      data: { node: { id: 1, childNodes: [], isSVG: null }, href: 'https://a.example/' },
    })
  })

  it('ends where it goes round', () => {
    const round: { again?: unknown } = {}
    round.again = round
    expect(JSON.stringify(scrubValue(round))).toContain('"again":null')
  })
})
