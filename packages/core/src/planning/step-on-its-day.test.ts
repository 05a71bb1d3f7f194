import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { plannedInYear } from './test/planned-in-year.ts'

const firstDay = (text: string, language: Language, title: string): string | undefined => {
  const step = plannedInYear(text, language).steps.find((one) => one.title === title)
  return step && formatDay(step.first)
}

describe('the day of a step, said behind the name of a goal', () => {
  it.each([
    ['en', 'Thesis, supervisor meeting on 9 April', 'Meet your supervisor', '2027-04-09'],
    ['en', 'Kitchen refit, builders start 7 June', 'Building work', '2027-06-07'],
    ['it', 'Rifare la facciata del condominio, assemblea il 14 aprile', 'Assemblea', '2027-04-14'],
    ['en', 'Redo bathroom, builders start 3 May', 'Building work', '2027-05-03'],
    ['it', 'Rifare il bagno, il piastrellista viene il 7 giugno', 'Lavori', '2027-06-07'],
    ['en', 'Learn to swim, first lesson is Thursday 25 March', 'Lessons', '2027-03-25'],
    ['en', 'Rescue greyhound - home check is on 2 April', 'Home check', '2027-04-02'],
    ['en', "pass my driving test, theory's booked for 20 April", 'Theory test', '2027-04-20'],
    ['en', 'Move mum into the care home, assessment is on 31 March', 'Care needs assessment', '2027-03-31'],
    [
      'en',
      'Do up the bathroom, budget 6000, plumber comes on Tuesday to have a look',
      'Plumber comes to have a look',
      '2027-03-23',
    ],
    [
      'en',
      'Have the bathroom redone, the plumber is coming to look at it on the 23rd',
      'The plumber is coming to look at it',
      '2027-03-23',
    ],
    ['en', 'Redo the kitchen, the fitter comes to measure on 12 April', 'The fitter comes to measure', '2027-04-12'],
    [
      'en',
      'sell our house, the estate agent is coming round on 2 April',
      'The estate agent is coming round',
      '2027-04-02',
    ],
    ['en', 'landscape the garden, meeting the gardener on Monday', 'Meeting the gardener', '2027-03-22'],
    ['it', "rifare il bagno, l'idraulico viene a vedere il 23", "L'idraulico viene a vedere", '2027-03-23'],
    ['it', 'Tesi, incontro con il relatore il 9 aprile', 'Incontro con il relatore', '2027-04-09'],
    ['it', 'Cucina nuova, i muratori iniziano il 7 giugno', 'Lavori', '2027-06-07'],
    ['it', 'Imparare a nuotare, prima lezione giovedì 25 marzo', 'Lezioni del corso', '2027-03-25'],
    ['it', "Mettere l'apparecchio a Ella, visita il 6 aprile", 'Prima visita, lastre e preventivo', '2027-04-06'],
  ] as const)('is that of the step, and the goal comes behind it, %s: %s', (language, text, title, day) => {
    expect(firstDay(text, language, title)).toBe(day)
    expect(plannedInYear(text, language).at > day).toBe(true)
  })

  it.each([
    ['en', 'Driving licence, theory by May', 'Theory test', '2027-04-30'],
    ['it', 'Patente, teoria entro maggio', 'Esame di teoria', '2027-05-31'],
  ] as const)('may be one by which it is done, %s: %s', (language, text, title, by) => {
    const plan = plannedInYear(text, language)
    const day = firstDay(text, language, title)
    expect(day !== undefined && day <= by && plan.at > by).toBe(true)
  })

  it.each([
    ['en', 'Retire, last day 30 September', '2027-09-30'],
    ['en', 'Wedding: ceremony on 18 September in York', '2027-09-18'],
    ['en', 'Get Alfie through his GCSEs (first exam is 10 May)', '2027-05-10'],
    ['en', 'Half marathon, race day 3 October', '2027-10-03'],
    ['en', 'Physio for my knee, first session 30 March', '2027-03-30'],
    ['en', 'MRI scan - appointment 6 April', '2027-04-06'],
    ['it', 'bando regione per le imprese giovanili, domanda entro il 15 maggio', '2027-05-15'],
    ['it', 'Esame di maturità, prima prova il 16 giugno', '2027-06-16'],
    ['it', 'Sistemare la successione di papà, dal notaio entro fine anno', '2027-12-31'],
    ['it', 'Sistemare la successione di papà, dal notaio entro l’anno', '2027-12-31'],
    ['en', "Sort out dad's estate, at the solicitor's by the end of the year", '2027-12-31'],
  ] as const)('is that of the goal where it is what all of it is for, %s: %s', (language, text, day) =>
    expect(plannedInYear(text, language).at).toBe(day),
  )
})

describe('work for a weekend or a few days', () => {
  it.each([
    ['en', 'Clear out the garage this weekend', ['Corners, bags and four boxes']],
    [
      'en',
      'Paint the living room over the early May bank holiday weekend',
      ['Choose the colour and measure', 'Buy paint and tools'],
    ],
    ['en', 'Paint the bedroom from 10 to 13 April', ['Choose the colour and measure', 'Buy paint and tools']],
    [
      'it',
      'Imbiancare il salotto nel weekend del 10 aprile',
      ['Scegliere il colore e misurare', 'Comprare pittura e attrezzi'],
    ],
  ] as const)('is done on these, and has steps only around them, %s: %s', (language, text, titles) => {
    const { at, steps } = plannedInYear(text, language)
    expect(steps.map(({ title }) => title)).toEqual(titles)
    expect(steps.every((step) => formatDay(step.last) < at)).toBe(true)
  })

  it.each([
    ['en', 'Paint the bedroom by the weekend of 17 April', 'Paint, coat by coat'],
    ['en', 'Paint the bedroom on 17 April', 'Paint, coat by coat'],
    ['it', 'Imbiancare il salotto entro il weekend del 17 aprile', 'Dare il colore, una mano alla volta'],
  ] as const)('is done before what is said as its end, %s: %s', (language, text, title) =>
    expect(plannedInYear(text, language).steps.map((step) => step.title)).toContain(title),
  )
})
