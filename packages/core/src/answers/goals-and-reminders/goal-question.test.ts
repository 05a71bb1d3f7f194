import { describe, expect, it } from 'vitest'
import { goalQuestion, isAboutReminders, mayBeAboutGoals } from '../index.ts'
import type { MeasuredGoal } from '../index.ts'
import { allGoals as all, goal, house } from '../test/asked-goals.ts'
import { englishAmounts } from '../test/english-amounts.ts'
import { englishAsked } from '../test/english-asked.ts'
import { englishLifeFurther } from '../test/english-life-further.ts'
import { englishLifeWishes } from '../test/english-life-wishes.ts'
import { englishLife } from '../test/english-life.ts'
import { englishQuestions } from '../test/english-questions.ts'
import { italianAmounts } from '../test/italian-amounts.ts'
import { italianAsked } from '../test/italian-asked.ts'
import { italianLifeFurther } from '../test/italian-life-further.ts'
import { italianLifeWishes } from '../test/italian-life-wishes.ts'
import { italianLife } from '../test/italian-life.ts'
import { italianQuestions } from '../test/italian-questions.ts'

const asked = (text: string, goals: readonly MeasuredGoal[] = all) => {
  const question = mayBeAboutGoals(text) ? goalQuestion(text, goals) : null
  return question === null ? null : [question.aspect, ...question.named.map(({ _id }) => _id)].join(' ')
}

describe('a question about goals', () => {
  it.each([
    ['Come va con la palestra?', 'state gym'],
    ['come procede la corsa?', 'state run'],
    ['Come vanno i miei obiettivi?', 'state'],
    ['Sono in pari?', 'state'],
    ['sono in pari con gli obiettivi?', 'state'],
    ['Sono indietro con la palestra?', 'state gym'],
    ['Con quali obiettivi sono indietro?', 'behind'],
    ['Su cosa sono indietro?', 'behind'],
    ['Quanto mi manca per la corsa?', 'missing run'],
    ['Quanti km mi mancano per la corsa?', 'missing run'],
    ['quanto manca al mio obiettivo di palestra', 'missing gym'],
    ['Raggiungerò i 500 km di corsa?', 'forecast run'],
    ['Ce la farò con la palestra?', 'forecast gym'],
    ['Quando raggiungo l’obiettivo della corsa?', 'forecast run'],
    ['A che punto sono con i libri?', 'state read'],
    ['Quante settimane di fila in palestra?', 'streak gym'],
    ['Quali obiettivi ho raggiunto?', 'done'],
    ['Come sto andando?', 'state'],
    ['E gli obiettivi?', 'state'],
    ['Sono in linea?', 'state'],
    ['Raggiungerò i 500 km?', 'forecast run'],
    ['Quanti km ho fatto?', 'total run'],
    ['Segna 5 km', 'enter run'],
    ['aggiungi altri 12,5 km alla corsa', 'enter run'],
    ['Ho raggiunto qualche obiettivo?', 'done'],
    ['Quanto ho corso?', 'total run'],
    ['Quante volte a settimana devo andare in palestra per farcela?', 'pace gym'],
    ['Che ritmo devo tenere con la corsa?', 'pace run'],
    ['Sto rispettando la tabella di marcia?', 'state'],
    ['Che progressi ho fatto con la palestra?', 'state gym'],
    ['Ho corso altri 8 km', 'enter run'],
    ['oggi ho corso 8 km', 'enter run'],
    ['scusa, erano 6 km e non 8', 'enter run'],
    ['ieri sono andato in palestra ma mi sono scordato di segnarlo', 'enter gym'],
    ['qual è l’obiettivo messo peggio?', 'worst'],
    ['E quello dove sono più avanti?', 'best'],
    ['Vado meglio con la corsa o con la palestra?', 'best gym run'],
    ['A che percentuale sto con la corsa?', 'percent run'],
    ['Ce la faccio a finire i 500 km entro dicembre?', 'forecast run'],
    ['con la palestra è ancora fattibile?', 'forecast gym'],
    ['Se corro 20 km a settimana ci arrivo?', 'pace run'],
    ['Con quali obiettivi sono avanti?', 'ahead'],
    ['quanti chilometri dovrei fare alla settimana', 'pace run'],
    ['quando finisco i 500 km se continuo cosi', 'forecast run'],
    ['palestra fatta', 'enter gym'],
    ['dove segno i chilometri che ho corso?', 'enter run'],
    ['fammi vedere i miei progressi', 'state'],
    ['quanti km devo fare ancora', 'missing run'],
    ['ho corso due km!! me li aggiungi all’obiettivo?', 'enter run'],
    ['cosa mi sta andando meglio?', 'best'],
  ])('%s is %s', (text, expected) => {
    expect(asked(text)).toBe(expected)
  })

  it.each([
    ['How am I doing with corsa?', 'state run'],
    ['How is the gym going?', 'state house'],
    ['Am I on track?', 'state'],
    ['Am I behind on my gym membership?', 'state house'],
    ['Which goals am I behind on?', 'behind'],
    ['How far am I with palestra?', 'state gym'],
    ['How many more do I need for corsa?', 'missing run'],
    ['Will I reach my corsa goal?', 'forecast run'],
    ['What is my longest streak?', 'streak'],
    ['How many weeks in a row for palestra?', 'streak gym'],
    ['Which goals have I completed?', 'done'],
    ['show my goals', 'state'],
    ['How far behind am I with corsa?', 'state run'],
    ['Will I make the 500 km?', 'forecast run'],
    ['How many km have I run so far?', 'total run'],
    ['log 8 km', 'enter run'],
    ['I just did another km', 'enter run'],
    ['How much have I run?', 'total run'],
    ['Where do I stand with running?', 'state run'],
    ['Am I late with my reading?', 'state read'],
    ['How often do I have to go to palestra to make it?', 'pace gym'],
    ['Am I keeping up?', 'state'],
    ['I ran 8.5 km this morning', 'enter run'],
    ['oops that was 6 km not 8', 'enter run'],
    ['just finished another km', 'enter run'],
    ['forgot to log it but I was at palestra yesterday', 'enter gym'],
    ['which goal am I worst at', 'worst'],
    ['What is my best goal?', 'best'],
    ['Am I doing better at running or reading?', 'best run read'],
    ['what percent of the corsa goal is done', 'percent run'],
    ['If I run 20 km a week do I get there?', 'pace run'],
    ['have I hit any of my goals yet?', 'done'],
    ['Is palestra still doable?', 'forecast gym'],
    ['Which goals am I ahead on?', 'ahead'],
    ['ran 7.5k this morning', 'enter run'],
    ['did the palestra today', 'enter gym'],
    ['How many km have I got left?', 'missing run'],
    ['am I gonna make 500 km by new year?', 'forecast run'],
    ['if I keep this up when will I be done with corsa?', 'forecast run'],
    ['What’s going best?', 'best'],
    ['how many kilometres have I done', 'total run'],
    ['total kms run in 2026?', 'total run'],
    ['where do I put in the miles I’ve run?', 'enter run'],
    ['what would I have to run each week to hit 500?', 'pace run'],
    ['Is there still time to run 500 km?', 'forecast run'],
    ['show me my progress', 'state'],
    ['I’ve done two km this month, where do I put that in?', 'enter run'],
    ['if I go to palestra three times a week would that be enough?', 'pace gym'],
  ])('%s is %s', (text, expected) => {
    expect(asked(text, [...all, house])).toBe(expected)
  })

  it.each([
    'how far ahead am I being reminded about the palestra?',
    'Quanto manca alla palestra?',
    'Quanto manca a Natale?',
    'Quante volte vado in palestra a maggio?',
    'Quando ho la corsa?',
    'Crea un obiettivo: 10 libri',
    'Il mio obiettivo è correre una maratona a ottobre',
    'Prepara un piano per la corsa',
    'Sposta la palestra a domani',
    'How long until palestra?',
    'What do I have with Anna?',
    'How is my week?',
    'Aggiungi palestra alle 18',
    'Quante ore ho fatto in palestra a maggio?',
    'Create a goal to read 10 books',
    'Quante volte devo andare dal dentista?',
    'How often do I go to palestra?',
    'Am I late for the dentist?',
    'Ho corso in palestra ieri alle 18',
    'Qual è il mese migliore per la corsa?',
    'Quando sono andato in palestra?',
    'Ho un treno tra 2 ore',
    'Se piove sposta la palestra',
    'Qual è il giorno migliore per la palestra?',
    'È meglio martedì o giovedì?',
  ])('is none: %s', (text) => {
    expect(asked(text)).toBeNull()
  })

  it('takes nothing away from what is asked about events', () => {
    const goals = [...all, goal({ _id: 'x', title: 'Dentista' }), goal({ _id: 'y', title: 'Lavoro' })]
    const tables = [italianQuestions, italianAmounts, englishQuestions, englishAmounts]
    const rows = tables.flat().map((row) => row.asked)
    const lives = [
      ...italianLife,
      ...italianLifeFurther,
      ...italianLifeWishes,
      ...englishLife,
      ...englishLifeFurther,
      ...englishLifeWishes,
      ...italianAsked,
      ...englishAsked,
    ].map(([text]) => text)
    const taken = [...rows, ...lives].filter(
      (text) => (mayBeAboutGoals(text) && goalQuestion(text, goals) !== null) || isAboutReminders(text),
    )
    expect(taken).toEqual([])
  })

  it('is one about goals without any, where it says so', () => {
    expect(asked('Come vanno i miei obiettivi?', [])).toBe('state')
    expect(asked('Sono in pari?', [])).toBeNull()
  })
})
