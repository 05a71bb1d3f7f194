import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { formatDay } from '../date/index.ts'
import { readTarget } from './read-target.ts'
import { englishGoals } from './test/english-targets.ts'
import { italianGoals } from './test/italian-targets.ts'
import { asking, TODAY } from './test/situations.ts'

type Language = 'it' | 'en'

function when(text: string, language: Language, timeframe = '', year: number | null = null): string {
  const { anchor, from } = readTarget(text, timeframe, asking(language, year))
  const begin = from === null ? '' : `${formatDay(from)} -> `
  if (!anchor) return `${begin}-`
  const [first, last] = [formatDay(anchor.first), formatDay(anchor.last)]
  return begin + (first === last ? first : `${first}..${last}`)
}

describe('the time frame', () => {
  it.each([
    ['it', '12 settimane', '2027-06-10'],
    ['it', 'in 6 mesi', '2027-09-18'],
    ['it', 'un anno', '2028-03-18'],
    ['it', 'nelle prossime 10 settimane', '2027-05-27'],
    ['it', 'entro giugno', '2027-06-30'],
    ['it', 'per giugno', '2027-06-30'],
    ['it', 'fra tre mesi', '2027-06-18'],
    ['it', "l'estate prossima", '2027-06-21..2027-09-22'],
    ['it', 'da aprile a giugno', '2027-04-01 -> 2027-06-30'],
    ['it', 'da settembre', '2027-09-01 -> -'],
    ['it', 'entro il 2028', '2028-12-31'],
    ['it', 'quando capita', '-'],
    ['en', '12 weeks', '2027-06-10'],
    ['en', 'in 3 months', '2027-06-18'],
    ['en', 'a year', '2028-03-18'],
    ['en', '12-week plan', '2027-06-10'],
    ['en', 'over the next 3 months', '2027-06-18'],
    ['en', 'by June', '2027-06-01'],
    ['en', 'by the end of May', '2027-05-31'],
    ['en', 'from April to June', '2027-04-01 -> 2027-06-30'],
    ['en', 'from September', '2027-09-01 -> -'],
    ['en', 'whenever', '-'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(when(language === 'it' ? 'imparare la chitarra' : 'learn the guitar', language, text)).toBe(expected)
  })

  it('that is a length counts back from a day that the target names', () => {
    expect(when('Maratona il 10 ottobre', 'it', '12 settimane')).toBe('2027-07-18 -> 2027-10-10')
    expect(when('Maratona il 10 aprile', 'it', '12 settimane')).toBe('2027-04-10')
  })

  it('leaves a day that it allows, and wins over one that it does not', () => {
    expect(when('wedding on 12 June', 'en', 'by September')).toBe('2027-06-12')
    expect(when('wedding on 12 June', 'en', 'by May')).toBe('2027-05-01')
  })

  it('may hold the hours a week', () => {
    expect(readTarget('chitarra', '6 mesi, 3 ore a settimana', asking('it')).hoursAWeek).toBe(3)
  })
})

describe('the year of a date', () => {
  it('that is not said is the one looked at, where it has not begun', () => {
    expect(when('esame il 12 giugno', 'it', '', 2028)).toBe('2028-06-12')
    expect(when('exam at Easter', 'en', '', 2028)).toBe('2028-04-16')
    expect(when('gara a febbraio', 'it', '', 2027)).toBe('2028-02-01..2028-02-29')
  })

  it('is never changed where it is said, or where the day counts from today', () => {
    expect(when('esame il 12 giugno 2027', 'it', '', 2029)).toBe('2027-06-12')
    expect(when('esame tra tre settimane', 'it', '', 2029)).toBe('2027-04-08')
    expect(when('exam next Friday', 'en', '', 2029)).toBe('2027-03-26')
    expect(when("matrimonio il 12 settembre dell'anno prossimo", 'it')).toBe('2028-09-12')
    expect(when('wedding on 12 September next year', 'en')).toBe('2028-09-12')
  })

  it('is the next one, where the day of this year is over', () => {
    expect(when('Maratona di Roma il 10 marzo', 'it')).toBe('2028-03-10')
  })
})

describe('a deadline', () => {
  it.each([
    ['it', "cambiare gli infissi prima dell'estate", '2027-06-20'],
    ['it', 'finire il muro prima di Natale', '2027-12-24'],
    ['it', "imparare l'inglese entro l'estate", '2027-06-20'],
    ['it', 'per Pasqua finire il libro', '2027-03-28'],
    ['en', 'new windows before summer', '2027-06-20'],
    ['en', 'finish the wall before Christmas', '2027-12-24'],
    ['it', "cambiare lavoro prima dell'inverno", '2027-11-30'],
    ['it', 'dimagrire prima delle vacanze estive', '2027-06-20'],
    ['en', 'learn to swim before the summer holidays', '2027-07-21'],
    ['en', 'learn English by the summer', '2027-06-20'],
    ['en', 'thesis by July 2028', '2028-07-01'],
    ['en', 'retire by 2030', '2030-12-31'],
  ] as const)('is its last day, or the day before it, %s: %s', (language, text, day) => {
    expect(when(text, language)).toBe(day)
  })
})

describe('a season', () => {
  const sayings = [
    ['by spring', 'entro primavera', '2027-06-20'],
    ['by the summer', "entro l'estate", '2027-06-20'],
    ['by next summer', "entro l'estate prossima", '2027-06-20'],
    ['by next summer', 'entro la prossima estate', '2027-06-20'],
    ['by autumn', "entro l'autunno", '2027-09-22'],
    ['by winter', "entro l'inverno", '2027-11-30'],
    ['before summer', "prima dell'estate", '2027-06-20'],
    ['before next summer', 'prima della prossima estate', '2027-06-20'],
    ['for the summer', "per l'estate", '2027-06-20'],
    ['for next summer', 'per la prossima estate', '2027-06-20'],
    ['in time for summer', "in tempo per l'estate", '2027-06-20'],
    ['by the beginning of summer', "entro l'inizio dell'estate", '2027-06-21'],
    ['by the end of summer', "entro la fine dell'estate", '2027-09-22'],
    ['this summer', "quest'estate", '2027-06-21..2027-09-22'],
    ['next spring', 'la prossima primavera', '2028-03-20..2028-06-20'],
  ] as const

  it.each(sayings)(
    'means the same in both languages: by it, for it and before it is the day before it begins, unless it has, %s: %s',
    (english, italian, day) => {
      const now = '2027-04-18T10:00'
      for (const [language, text] of [
        ['en', `learn Greek ${english}`],
        ['it', `imparare il greco ${italian}`],
      ] as const) {
        const { anchor } = readTarget(text, '', { ...asking(language, null), now })
        const days = anchor ? [anchor.first, anchor.last].map((one) => formatDay(one)) : []
        expect([...new Set(days)].join('..')).toBe(day)
      }
    },
  )
})

it.each([
  ['en', 'trip to Japan next spring', '2028-03-20..2028-06-20'],
  ['it', 'viaggio in Giappone la primavera prossima', '2028-03-20..2028-06-20'],
  ['en', 'trip to Japan next summer', '2027-06-21..2027-09-22'],
] as const)('the next season is not the one that is just beginning, %s: %s', (language, text, days) => {
  expect(when(text, language)).toBe(days)
})

it('by a month is its beginning in English, its end in Italian, and its end where it is about to begin', () => {
  expect(when('learn Greek by September', 'en')).toBe('2027-09-01')
  expect(when('learn Greek by next September', 'en')).toBe('2027-09-01')
  expect(when('learn Greek by the end of September', 'en')).toBe('2027-09-30')
  expect(when('learn Greek by September 15', 'en')).toBe('2027-09-15')
  expect(when('learn Greek by April', 'en')).toBe('2027-04-30')
  expect(when('imparare il greco entro settembre', 'it')).toBe('2027-09-30')
})

describe('what begins', () => {
  it('has its day where it begins, and what is prepared from then on has not', () => {
    expect(when('congedo parentale da aprile', 'it')).toBe('2027-04-01')
    expect(when('a sabbatical from September', 'en')).toBe('2027-09-01')
    expect(when('learn the guitar from September', 'en')).toBe('2027-09-01 -> -')
  })
})

describe('a doubtful date', () => {
  it.each([
    ['it', 'esame il 3 maggio o il 5 maggio'],
    ['it', 'esame entro il 3 maggio o il 5 maggio'],
    ['it', 'il 31 febbraio consegno la tesi'],
    ['en', 'exam on May 3 or May 5'],
    ['en', 'finish by May 3 or May 5'],
    ['en', 'trip on February 30'],
    ['en', 'learn to dance for my wife'],
    ['en', 'a book for 12 people'],
  ] as const)('is none, %s: %s', (language, text) => {
    expect(when(text, language)).toBe('-')
  })
})

describe('the kind', () => {
  it.each([
    ['en', 'save £10k by May', 'saving'],
    ['en', 'raise 10k dollars by May', 'generic'],
    ['en', 'run a 10k by May', 'race'],
    ['it', 'mettere via 10k euro entro maggio', 'saving'],
    ['it', 'correre la 10k di maggio', 'race'],
  ] as const)('is not told by a sum of money, %s: %s', (language, text, kind) => {
    expect(readTarget(text, '', asking(language)).templateId).toBe(kind)
  })
})

describe('the hours a week', () => {
  it.each([
    ['it', 'chitarra 3 ore a settimana', 3],
    ['it', 'chitarra, 3h/settimana', 3],
    ['it', 'Ho due ore alla settimana per la chitarra', 2],
    ['it', "un'ora al giorno di chitarra", 7],
    ['it', 'chitarra, 20 minuti al giorno', 2.3],
    ['it', 'chitarra, 1,5 ore a settimana', 1.5],
    ['it', 'correre 24 ore', null],
    ['en', 'guitar 3 hours a week', 3],
    ['en', 'guitar, 3h/week', 3],
    ['en', 'I have two hours per week for the guitar', 2],
    ['en', 'half an hour a day of guitar', 3.5],
    ['en', 'guitar for 30 minutes each day', 3.5],
    ['en', 'guitar 300 hours a week', null],
    ['en', 'guitar 2 hours every evening', 14],
    ['en', 'guitar 20 hours a month', null],
    ['en', 'sleep at least 8 hours a night', null],
    ['en', 'guitar 3 hours weekly', 3],
    ['it', 'chitarra 3 ore settimanali', 3],
    ['it', 'chitarra 2 ore ogni sera', 14],
    ['en', 'the 11 plus in September, half an hour of practice a day', 3.5],
    ['it', "esame, mezz'ora di esercizi al giorno", 3.5],
    ['it', 'passare a 30 ore a settimana in ufficio', null],
    ['it', 'dormire 8 ore per notte', null],
    ['it', "studiare 40 ore per l'esame", null],
  ] as const)('%s: %s', (language, text, hours) => {
    expect(readTarget(text, '', asking(language)).hoursAWeek).toBe(hours)
  })
})

it.each([
  ['en', 'bring out a poetry book before my 70th birthday', 'book'],
  ['it', 'pubblicare un libro di poesie prima del mio settantesimo compleanno', 'book'],
  ['it', "fare tutti gli esami prima dell'intervento all'anca: ecg, sangue", 'checkUps'],
] as const)('tells the kind without what it is before, unless that is a part of its words, %s: %s', (...row) => {
  expect(readTarget(row[1], '', asking(row[0])).templateId).toBe(row[2])
})

describe('the title', () => {
  it.each([
    ['it', 'Vorrei correre la maratona di Roma il 10 ottobre.', 'Correre la maratona di Roma'],
    ['it', 'Voglio laurearmi a luglio. Posso dedicare 10 ore a settimana.', 'Laurearmi'],
    ['it', 'nascita del bambino, data presunta 15 agosto', 'Nascita del bambino'],
    ['it', 'un piano di 12 settimane per correre una mezza', 'Correre una mezza'],
    ['it', 'entro giugno', 'Obiettivo'],
    ['en', "I'd like to run the Rome marathon on 10 October.", 'Run the Rome marathon'],
    ['en', 'before Christmas renovate the kitchen', 'Renovate the kitchen'],
    ['en', 'due date 15 August', 'Birth'],
    ['en', 'find out when I can retire', 'Find out when I can retire'],
    ['it', 'capire quando posso andare in pensione', 'Capire quando posso andare in pensione'],
    ['en', 'sell my soaps at the Christmas market', 'Sell my soaps at the Christmas market'],
    ['en', 'Half an hour a day of guitar', 'Guitar'],
    ['it', 'revisione e tagliando della Panda, la revisione scade a maggio', 'Revisione e tagliando della Panda'],
  ] as const)('%s: %s', (language, text, title) => {
    expect(readTarget(text, '', asking(language)).title).toBe(title)
  })
})

describe('what was understood', () => {
  it('is said with weekday and whole date, the kind and the hours', () => {
    const text = 'Maratona di Firenze il 28 novembre, 4 ore a settimana #Sport'
    const { understood, categoryId } = readTarget(text, '', asking('it'))
    expect(categoryId).toBe('sport')
    expect(understood).toEqual([
      { kind: 'template', text: 'maratona', meaning: 'Gara' },
      { kind: 'date', text: 'il 28 novembre', meaning: 'domenica 28 novembre 2027' },
      { kind: 'hours', text: '4 ore a settimana', meaning: '4 ore a settimana' },
      { kind: 'category', text: '#Sport', meaning: 'Sport' },
    ])
  })
})

it('refuses a wall time that is none', () => {
  expect(() => readTarget('exam', '', { ...asking('en'), now: 'now' })).toThrow(RangeError)
})

it('reads any text without a fault, and gives it a title and days in order', () => {
  const words = [...italianGoals, ...englishGoals].flatMap(([text]) => text.split(' '))
  const anyText = fc
    .array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 40 })
    .map((parts) => parts.join(' '))
  // A quarter of the runs: of a text of forty words quick add alone takes milliseconds.
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom<Language>('it', 'en'), (text, frame, language) => {
      const goal = readTarget(text, frame.slice(0, 60), asking(language))
      expect(goal.title).not.toBe('')
      expect(goal.title.length).toBeLessThanOrEqual(200)
      if (goal.anchor) expect(goal.anchor.last).toBeGreaterThanOrEqual(goal.anchor.first)
      if (goal.from !== null) expect(goal.from).toBeGreaterThan(TODAY)
    }),
    { seed: testSeed, numRuns: testCounts.propertyRuns / 4 },
  )
})
