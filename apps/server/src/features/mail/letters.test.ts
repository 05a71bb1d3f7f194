import { describe, expect, it } from 'vitest'
import { greetedName, headerLine, letterOf, textOf, type Content, type LetterWords } from './letter.ts'
import { htmlOf } from './letter-html.ts'
import { en } from './words/en.ts'
import { it as italian } from './words/it.ts'

const LINK = 'https://plan.example.org/reset-password?token=dodrst_x'
const frame = { language: 'en', sender: 'Dodici', link: 'https://plan.example.org/' } as const

const contents: readonly Content[] = [
  { kind: 'password_reset', name: 'Ada', link: LINK },
  { kind: 'password_changed', name: 'Ada', link: LINK, endedKeys: ['Script', 'Backup'], keptKeys: ['Display'] },
  ...(
    [
      'on',
      'off',
      'codes',
      'reset',
      'recovered',
      'passkeyAdded',
      'passkeyRemoved',
      'identityAdded',
      'identityRemoved',
    ] as const
  ).map((change): Content => ({
    kind: 'two_step_changed',
    name: 'Ada',
    link: LINK,
    change,
  })),
  { kind: 'beta_invite', code: 'DB00-0000', link: LINK, days: 30 },
  { kind: 'email_confirm', link: LINK, days: 3, isChange: false },
  { kind: 'email_confirm', link: LINK, days: 3, isChange: true },
  { kind: 'email_change', name: 'Ada', email: 'ada@new.example', link: LINK },
  { kind: 'email_changed', name: 'Ada', email: 'ada@new.example', contact: null },
  { kind: 'email_changed', name: 'Ada', email: 'ada@new.example', contact: 'help@example.org' },
  {
    ...{ kind: 'new_device', name: 'Ada', link: LINK },
    signIns: [
      { browser: 'Firefox', system: 'Linux', at: '2027-01-11T09:50', place: '203.0.113.x', hourCycle: 'h23' },
      { browser: 'evil.example', system: null, at: '2027-01-11T09:51', place: '2001:db8:1:x', hourCycle: 'h12' },
    ],
  },
]

const both: readonly [string, LetterWords][] = [
  ['en', en],
  ['it', italian],
]

const written = (words: LetterWords, content: Content) => {
  const letter = letterOf(content, 'Dodici', words)
  return { letter, text: textOf(letter, words, frame), html: htmlOf(letter, words, frame) }
}

describe.each(both)('a letter in %s', (_, words) => {
  it.each(contents)('says the same as text and as HTML: $kind', (content) => {
    const { letter, text, html } = written(words, content)
    const said = [letter.greeting, ...letter.opening, ...letter.closing, ...(letter.code === null ? [] : [letter.code])]
    for (const sentence of said) {
      expect(text).toContain(sentence)
      expect(html).toContain(sentence.replaceAll('&', '&amp;'))
    }
    if ('link' in content) {
      expect(text).toContain(`\n${LINK}\n`)
      expect(html).toContain(`href="${LINK}"`)
    }
    expect(letter.subject).toMatch(/\S/)
  })

  it.each(contents)('is readable in dark mode, and fetches nothing from anywhere: $kind', (content) => {
    const { html } = written(words, content)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    const classes = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name ?? ''))
    for (const name of classes) expect(html).toMatch(new RegExp(`\\.${name}( a)? \\{`))
    // Every element that has a colour of its own in light has another one in dark.
    for (const [element] of html.matchAll(/<(?!a )\w+ [^>]*(?:color|background):#[^>]*>/g))
      expect(element).toContain('class=')
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)|src=|url\(|@import/)
  })

  it('I8: shows what people have typed as text, and no name that is a link or markup', () => {
    const evil = '<img src=x onerror=alert(1)>"&\''
    const { text, html } = written(words, { kind: 'password_reset', name: evil, link: LINK })
    expect(html).not.toContain('<img')
    expect(text).not.toContain('onerror')
    const amp = written(words, { kind: 'password_reset', name: 'Tom & "Ann"', link: LINK })
    expect(amp.html).toContain('Tom &amp; &quot;Ann&quot;,')
    expect(amp.text).toContain('Tom & "Ann",')
  })
})

describe('a name to greet somebody by', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['J. R. R.', 'J. R. R.'],
    ["D'Annunzio", "D'Annunzio"],
    ['Ada\r\nBcc: all@example.org', null],
    ['Ada\n\nhttp', 'Ada http'],
    ['\u202eAda\u0007', 'Ada'],
    ['You won! www.evil.example', null],
    ['evil.com', null],
    ['https://evil.example', null],
    ['mail me@evil.example', null],
    ['<b>Ada</b>', null],
    ['x'.repeat(61), null],
    ['\u0000 ', null],
  ])('of %j is %j', (name, greeted) => {
    expect(greetedName(name)).toBe(greeted)
  })
})

it('A14: leaves no line end in what goes into a header', () => {
  expect(headerLine('Dodici\r\nBcc: all@example.org\u0000\t x')).toBe('Dodici Bcc: all@example.org x')
})
