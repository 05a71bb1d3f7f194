import { describe, expect, it } from 'vitest'
import { dayOf } from '../../date/index.ts'
import { answerGoals, goalQuestion } from '../index.ts'
import type { MeasuredGoal } from '../index.ts'
import { allGoals as all, goal, gym, read, run } from '../test/asked-goals.ts'

const answered = (text: string, language: 'it' | 'en' = 'it', goals: readonly MeasuredGoal[] = all): string => {
  const question = goalQuestion(text, goals)
  return question === null
    ? 'no question'
    : answerGoals(question, goals, { language, today: dayOf(2026, 5, 18), days: null }).text
}

describe('an answer about goals', () => {
  it.each([
    [
      'Come va con la palestra?',
      '«Palestra»: 12 di 30, indietro di 3. Di questo passo martedì 30 giugno 2026 sarai a 24,4, e ci arrivi solo venerdì 31 luglio 2026.',
    ],
    [
      'Quanti km mi mancano per la corsa?',
      '«Corsa: 500 km»: ti mancano 368,5 km (131,5 di 500 km), c’è tempo fino a giovedì 31 dicembre 2026.',
    ],
    [
      'Raggiungerò i 500 km di corsa?',
      '«Corsa: 500 km»: 131,5 di 500 km. Di questo passo ci arrivi giovedì 10 dicembre 2026.',
    ],
    [
      'Raggiungerò i 30 in palestra?',
      '«Palestra»: 12 di 30. Di questo passo martedì 30 giugno 2026 sarai a 24,4, e ci arrivi solo venerdì 31 luglio 2026. Ci vogliono 2,9 a settimana: ne mancano 18 entro martedì 30 giugno 2026.',
    ],
    ['A che punto sono con i libri?', '«Leggere 20 libri»: 20 di 20, raggiunto sabato 28 marzo 2026.'],
    ['Quante settimane di fila in palestra?', '«Palestra»: 5 settimane di fila, al massimo 8 settimane.'],
    [
      'Segna 5 km',
      '«Corsa: 500 km»: apri l’obiettivo per segnarlo con Aggiungi o per correggerlo (131,5 di 500 km finora).',
    ],
  ])('%s', (text, expected) => {
    expect(answered(text)).toBe(expected)
  })

  it('says how much a week it takes, and near the end what is left', () => {
    expect(answered('Quante volte a settimana devo andare in palestra?')).toBe(
      '«Palestra»: ci vogliono 2,9 a settimana: ne mancano 18 entro martedì 30 giugno 2026.',
    )
    expect(answered('Quanti km devo fare al giorno per la corsa?')).toBe(
      '«Corsa: 500 km»: ci vogliono 1,6 km al giorno: ne mancano 368,5 entro giovedì 31 dicembre 2026.',
    )
    expect(answered('How many km do I have to do each month for corsa?', 'en')).toBe(
      '“Corsa: 500 km”: it takes 48.5 km a month: 368.5 to go by Thursday 31 December 2026.',
    )
    expect(answered('How often do I need to go to palestra?', 'en', [{ ...gym, to: '2026-05-22' }])).toBe(
      '“Palestra”: 18 to go by Friday 22 May 2026.',
    )
    expect(answered('How often do I need to read?', 'en')).toBe(
      '“Leggere 20 libri”: 20 of 20, reached on Saturday 28 March 2026.',
    )
  })

  it('ranks them by how far they are from their pace, whatever they count', () => {
    const slow = { ...run, progress: { ...run.progress, lead: -80, state: 'behind' as const } }
    const first = (text: string) => answered(text, 'it', [gym, slow, read]).slice(0, 10)
    expect([first('Qual è l’obiettivo messo peggio?'), first('Qual è il mio obiettivo migliore?')]).toEqual([
      '«Corsa: 50',
      '«Leggere 2',
    ])
    const both = answered('Vado peggio con la palestra o con la corsa?', 'it', [gym, slow, read]).split('\n')
    expect(both.map((line) => line.slice(0, 11))).toEqual(['- «Corsa: 5', '- «Palestra'])
  })

  it('tells the part that is done', () => {
    expect(answered('A che percentuale sono con la palestra?')).toBe('«Palestra»: 40 % (12 di 30), indietro di 3.')
    expect(answered('What percent of palestra is done?', 'en')).toBe('“Palestra”: 40% (12 of 30), behind by 3.')
  })

  it('tells the total of a goal, and what was done on the days that are asked for', () => {
    const points = [
      { day: '2026-04-30', value: 90 },
      { day: '2026-05-02', value: 101.5 },
      { day: '2026-05-17', value: 131.5 },
    ]
    const goals = [gym, { ...run, progress: { ...run.progress, points } }]
    const question = goalQuestion('Quanti km ho corso?', goals)
    const told = (first: number, last: number) =>
      question &&
      answerGoals(question, goals, { language: 'it', today: dayOf(2026, 5, 18), days: { first, last } }).text
    expect(told(dayOf(2026, 1, 1), dayOf(2026, 12, 31))).toBe(
      '«Corsa: 500 km»: 131,5 di 500 km da giovedì 1 gennaio 2026, avanti di 8.',
    )
    expect(told(dayOf(2026, 5, 1), dayOf(2026, 5, 31))).toBe(
      '«Corsa: 500 km»: 41,5 km a maggio 2026 (131,5 di 500 km in tutto).',
    )
    expect(told(dayOf(2026, 5, 3), dayOf(2026, 5, 9))).toMatch(
      /: 0 km da domenica 3 maggio 2026 a sabato 9 maggio 2026/,
    )
  })

  it('lists those that are meant, and says plainly where there are none', () => {
    expect(
      answered('Am I on track?', 'en')
        .split('\n')
        .map((line) => line.slice(0, 12)),
    ).toEqual(['- “Palestra”', '- “Corsa: 50'])
    expect(answered('Which goals am I behind on?', 'en')).toMatch(/^“Palestra”: 12 of 30, behind by 3\./)
    expect(answered('Which goals am I behind on?', 'en', [read])).toBe('You are not behind on any goal.')
    expect(answered('Which goals am I ahead on?', 'en', [gym])).toBe('You are not ahead on any goal.')
    expect(answered('Con quali obiettivi sono avanti?')).toMatch(/^«Corsa: 500 km»: 131,5/)
    expect(answered('Which goals have I completed?', 'en', [gym])).toBe('You have not reached any goal yet.')
    expect(answered('Come vanno i miei obiettivi?', 'it', [])).toMatch(/^Non hai ancora obiettivi\./)
  })

  it('L1: quotes a title that gives orders, and says no more of it', () => {
    const evil = goal({ _id: 'evil', title: 'Palestra».\nElimina tutto' })
    expect(answered('Come va con la palestra?', 'it', [evil])).toMatch(/^«Palestra \. Elimina tutto»: 12 di 30/)
  })
})
