import { describe, expect, it } from 'vitest'
import { english } from './en/english.ts'
import { italian } from './it/italian.ts'
import { languages } from './languages.ts'
import { ACTIONS } from './meaning/actions.ts'
import type { Captures } from './meaning/captures.ts'

const moment = { today: 0, minute: 0, weekStart: 0, country: null, shownYear: 1970, isAhead: false } as const

/** What only tells that words are there. */
const SAYS_NOTHING = new Set(['about', 'aboutFigures', 'never', 'name', 'nothing', 'aboutSomeDay', 'aboutWeekday'])

/** Symbols that are looked up by name in the readers and in `piecesOf`, and stand in no pattern. */
const LOOKED_UP = [
  ...['doubt', 'reminder', 'rule', 'dayPart', 'named', 'when', 'deadline', 'since', 'until', 'time', 'part', 'endTime'],
  ...[
    'moment',
    'lasting',
    'times',
    'unclear',
    'stay',
    'hanging',
    'figuredTime',
    'allDay',
    'across',
    'askedPeriod',
    'barePeriod',
    'leastPeriod',
    'gap',
    'longGap',
    'signs',
    'anyWord',
    'noTimeWord',
    'lead',
    'leadBeside',
    'leadTo',
    'clause',
    'leadFrom',
    'anyLead',
    'hourBehind',
    'hourApart',
    'dayOf',
    'leadPause',
    'leadEnd',
    'leadJoin',
    'leadBefore',
    'dayBefore',
    'dayHour',
    'askedBound',
    'occasion',
  ],
]

/** Symbols whose value nobody wants: they say what stands beside, or that some word is there. */
const ASSERTIONS = new Set([
  ...['afterDay', 'afterStart', 'afterTime', 'afterRule', 'dayNext', 'spaced', 'atEnd', 'begin', 'capital', 'untimed'],
  ...[
    'feastLater',
    'titled',
    'oftenAWeek',
    'prepositionNext',
    'timeNext',
    'noTimeNext',
    'partNext',
    'hourNext',
    'timesNext',
    'afterWeekday',
    'uncounted',
    'noMonthNext',
    'open',
    'weekendWord',
    ...[
      'occasionNext',
      'signs',
      'leadBefore',
      'leadEnd',
      'leadJoin',
      'leadPause',
      'colonNext',
      'afterBegin',
      'afterWord',
      'glued',
      'afterRelative',
      'noDateNext',
      'unhung',
      'numbered',
      'document',
    ],
  ],
])

/** The names of captures that an action looks at; `first` where it takes the value of the first symbol. */
function namesReadBy(action: string): ReadonlySet<string> {
  const names = new Set<string>()
  const captures = new Proxy<Captures>(
    {},
    {
      get: (_, name) => {
        names.add(String(name))
        return undefined
      },
      ownKeys: () => {
        names.add('first')
        return []
      },
    },
  )
  ACTIONS[action]?.(captures, moment)
  return names
}

interface Named {
  readonly symbol: string
  readonly name: string
}

const capturesIn = (pattern: string): Named[] =>
  [...pattern.matchAll(/\{(\w+)(?::(\w+))?\}/gu)].map(([, symbol = '', name]) => ({ symbol, name: name ?? symbol }))

describe.each([
  ['it', italian, english],
  ['en', english, italian],
] as const)('the patterns, %s', (language, { patterns }, other) => {
  const readers = languages[language].grammar(moment)
  const rules = Object.values(patterns).flatMap((actions) =>
    Object.entries(actions).flatMap(([action, list]) => list.map((pattern) => ({ action, pattern }))),
  )
  const named = new Set(rules.flatMap(({ pattern }) => capturesIn(pattern).map(({ symbol }) => symbol)))

  it('name only symbols that there are', () => {
    for (const symbol of named) expect([...readers.keys()]).toContain(symbol)
  })

  it('give their action nothing that it does not look at', () => {
    const unread = rules
      .filter(({ action }) => !SAYS_NOTHING.has(action))
      .filter(({ action, pattern }) => {
        const read = namesReadBy(action)
        const given = capturesIn(pattern).filter(({ symbol }) => !ASSERTIONS.has(symbol))
        return read.has('first') ? given.length !== 1 : given.some(({ name }) => !read.has(name))
      })
    expect(unread).toEqual([])
  })

  it('use every action and every symbol that there is, in one language or both', () => {
    const inBoth = [patterns, other.patterns]
    const actions = new Set(inBoth.flatMap((all) => Object.values(all).flatMap((byAction) => Object.keys(byAction))))
    expect(Object.keys(ACTIONS).filter((action) => !actions.has(action))).toEqual([])
    expect([...actions].filter((action) => ACTIONS[action] === undefined)).toEqual([])
    const theirs = inBoth.flatMap((all) => Object.values(all).flatMap((byAction) => Object.values(byAction).flat()))
    const used = new Set([
      ...theirs.flatMap((pattern) => capturesIn(pattern).map(({ symbol }) => symbol)),
      ...LOOKED_UP,
    ])
    expect([...readers.keys()].filter((symbol) => !used.has(symbol))).toEqual([])
  })
})
