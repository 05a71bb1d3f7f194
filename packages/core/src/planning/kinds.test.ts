import { describe, expect, it } from 'vitest'
import { kindQuestion, nonsenseAnswer } from './kind-question.ts'
import { readTarget } from './read-target.ts'
import { englishKinds } from './test/english-kinds.ts'
import { englishKindsAtHome } from './test/english-kinds-at-home.ts'
import { englishKindsEveryday } from './test/english-kinds-everyday.ts'
import { englishKindsInFewWords } from './test/english-kinds-in-few-words.ts'
import { englishKindsMore } from './test/english-kinds-more.ts'
import { englishKindsStudyAndTurns } from './test/english-kinds-study-and-turns.ts'
import { englishKindsUndertakings } from './test/english-kinds-undertakings.ts'
import { englishKindsWithPeople } from './test/english-kinds-with-people.ts'
import { italianKinds } from './test/italian-kinds.ts'
import { italianKindsAtHome } from './test/italian-kinds-at-home.ts'
import { italianKindsEveryday } from './test/italian-kinds-everyday.ts'
import { italianKindsInFewWords } from './test/italian-kinds-in-few-words.ts'
import { italianKindsMore } from './test/italian-kinds-more.ts'
import { italianKindsStudyAndTurns } from './test/italian-kinds-study-and-turns.ts'
import { italianKindsUndertakings } from './test/italian-kinds-undertakings.ts'
import { italianKindsWithPeople } from './test/italian-kinds-with-people.ts'
import { asking } from './test/situations.ts'

describe.each([
  {
    language: 'it',
    rows: [
      ...italianKinds,
      ...italianKindsAtHome,
      ...italianKindsEveryday,
      ...italianKindsInFewWords,
      ...italianKindsMore,
      ...italianKindsStudyAndTurns,
      ...italianKindsUndertakings,
      ...italianKindsWithPeople,
    ],
  },
  {
    language: 'en',
    rows: [
      ...englishKinds,
      ...englishKindsAtHome,
      ...englishKindsEveryday,
      ...englishKindsInFewWords,
      ...englishKindsMore,
      ...englishKindsStudyAndTurns,
      ...englishKindsUndertakings,
      ...englishKindsWithPeople,
    ],
  },
] as const)('the kind of a goal, $language', ({ language, rows }) => {
  it.each(rows.map(([kind, text]) => ({ kind, text })))('$text: $kind', ({ kind, text }) => {
    const { templateId, choices } = readTarget(text, '', asking(language))
    expect(templateId === 'generic' ? choices.join(' ') : templateId).toBe(kind)
  })
})

const kindOf = (text: string, language: 'it' | 'en') => readTarget(text, '', asking(language)).templateId

describe('what tells a kind', () => {
  it('stands before the first comma or colon', () => {
    expect(kindOf('matrimonio di Chiara e Davide: vestito, regalo e albergo', 'it')).toBe('celebrationGuest')
    expect(kindOf('weekend in the Lakes, dog friendly', 'en')).toBe('trip')
  })

  it('is more where an act behind it says what is done with it', () => {
    expect(kindOf('studio di yoga: aprire', 'it')).toBe('shop')
    expect(kindOf('MOT, pay the fine', 'en')).toBe('appointment')
  })

  it('is also whose it is', () => {
    expect(kindOf('operazione al ginocchio', 'it')).toBe('surgery')
    expect(kindOf('operazione al ginocchio di papà', 'it')).toBe('forSomebody')
    expect(kindOf('puppy training', 'en')).toBe('petTraining')
  })

  it('is what is done, and not what it is done for', () => {
    expect(kindOf('knit a blanket for the baby', 'en')).toBe('craft')
    expect(kindOf('bake a cake for the wedding', 'en')).toBe('cooking')
    expect(kindOf('trovare un fotografo per il matrimonio', 'it')).toBe('finding')
  })

  it('is a place behind to or in that no list knows, and no person', () => {
    expect(kindOf('weekend in Whitstable', 'en')).toBe('trip')
    expect(kindOf('andare a Civita di Bagnoregio', 'it')).toBe('trip')
    expect(kindOf("go to Tom's party", 'en')).toBe('celebrationGuest')
  })

  it.each([
    ['it', 'newJob', 'Nuovo lavoro, comincio il 3 maggio'],
    ['en', 'newJob', 'New job, I start on 3 May'],
    ['it', 'taxes', 'Fare il 730 precompilato senza andare al CAF'],
    ['it', 'care', 'Trovare una signora che stia con il nonno, lavoro fino alle sei'],
    ['it', 'move', 'Trasferirmi a Bologna per lavoro, comincio il 1 settembre e non ho ancora una stanza'],
    ['it', 'skill', 'Imparare a usare lo spid, ho 74 anni e non voglio sempre chiedere a mia figlia'],
    ['it', 'jobSearch', 'Cambiare lavoro, non ne posso più di questi viaggi'],
    ['it', 'declutter', 'Svuotare la cantina invece di affittare un box'],
    ['it', 'wedding', 'Ci sposiamo a settembre, ho smesso di fumare'],
    ['it', 'celebrationGuest', 'Matrimonio a Lucca il 5 giugno, faccio la damigella'],
    ['en', 'taxes', 'Do my tax return without paying an accountant'],
    ['en', 'move', 'Move to Bristol for work, I start on 1 September and have nowhere to live'],
    ['en', 'jobSearch', "Find a better job, I can't stand the call centre"],
    ['en', 'declutter', 'Clear out the garage instead of renting a lock-up'],
    ['en', 'celebrationGuest', "Wedding in Kent on 5 June, I'm a bridesmaid"],
    ['en', 'jobSearch', 'Since we moved to Leeds, look for a job'],
  ] as const)('is not what only says why or how things are, %s: %s, %s', (language, kind, text) => {
    expect(kindOf(text, language)).toBe(kind)
  })

  it('gives way, where it may be of anything', () => {
    expect(kindOf('book the dentist', 'en')).toBe('dentist')
    expect(kindOf('book the church hall', 'en')).toBe('appointment')
  })
})

describe('a goal whose words tell no kind', () => {
  it('is asked about with the three kinds that it may be', () => {
    const question = kindQuestion(readTarget('Intervento il 25 gennaio', '', asking('it')), 'it')
    expect(question).toEqual({
      text: 'Che tipo di obiettivo è «Intervento»? Così preparo un piano su misura.',
      choices: [
        { kind: 'surgery', text: 'Intervento chirurgico' },
        { kind: 'repair', text: 'Riparazione' },
        { kind: 'talk', text: 'Discorso o presentazione' },
      ],
    })
  })

  it('is asked about with the general kinds where its words suggest none', () => {
    const question = kindQuestion(readTarget('keep the lights on', '', asking('en')), 'en')
    expect(question?.choices.map(({ text }) => text)).toEqual([
      'A day I prepare for',
      'Something I want to have done by then',
      'Something I do regularly',
    ])
  })

  it('is of the kind that the person has chosen, and keeps its title and day', () => {
    const chosen = readTarget('keep bees by 30 April', '', asking('en'), 'regular')
    expect([chosen.templateId, chosen.title, chosen.choices]).toEqual(['regular', 'Keep bees', []])
  })
})

describe('a text without a goal', () => {
  it.each([
    'asdf',
    '42',
    '...',
    'qwerty',
    'aaaaaa',
    '?!',
    'sdfgh jkl',
    'sdfjh lkjwe boh',
    'asdf gjkl qqw',
    '12/34',
    'qwrt pflmn zzz blu blu',
  ])('is told so: %s', (text) => {
    const target = readTarget(text, '', asking('en'))
    expect([target.isNonsense, kindQuestion(target, 'en')]).toEqual([true, null])
    expect(nonsenseAnswer('en')).toMatch(/^I cannot make a goal of that\./u)
  })

  it.each([
    ['en', 'it rained yesterday'],
    ['en', 'pasta is better al dente'],
    ['en', 'blah blah blah'],
    ['it', 'boh'],
    ['it', 'la pasta è più buona al dente'],
    ['it', 'ieri ha piovuto'],
    ['it', 'bla bla prova prova 123 sdfg'],
    ['en', 'hello test test 123 kjhg'],
  ] as const)('is also one that sighs, or says how the world is, %s: %s', (language, text) => {
    expect(readTarget(text, '', asking(language)).isNonsense).toBe(true)
  })

  it.each([
    ['en', 'my sister is getting married on 12 June'],
    ['en', 'the baby is due in October'],
    ['en', 'I am not good at maths, pass the exam'],
    ['en', 'be a better cook'],
    ['it', 'mia sorella è incinta, nasce a giugno'],
    ['it', 'diventare più bravo a scacchi'],
    ['it', 'la festa è il 12 giugno'],
  ] as const)('is none that names an occasion or a wish, %s: %s', (language, text) => {
    expect(readTarget(text, '', asking(language)).isNonsense).toBe(false)
  })

  it.each(['PMP', 'DELF B2', 'yoga', 'TFA', 'Tao', 'gym', 'sci', 'rhythm'])('is not a short one, %s', (text) => {
    expect(readTarget(text, '', asking('it')).isNonsense).toBe(false)
  })
})
