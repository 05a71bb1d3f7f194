import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { anItem, day } from '../test/year-item.ts'
import { planTarget } from './plan-target.ts'
import type { Plan } from './planning-types.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const planOf = (text: string, language: Language): Plan =>
  planTarget(readTarget(text, '', asking(language)), around(language))

const theirs = ({ steps }: Plan) => steps.filter(({ id }) => id.startsWith('other-'))

describe('a goal beside another', () => {
  it.each([
    ['en', 'Sell the flat and buy a house with a garden by next spring', 'sellHome', 'Have it surveyed'],
    ['en', 'Learn to drive and buy a second-hand car by the summer', 'car', 'Theory test'],
    ['en', 'Fence the garden and then get a dog from the shelter', 'pet', 'Build it'],
    ['en', 'Sit the last four exams and graduate in December', 'exam', 'Submit'],
    ['en', 'Write my thesis and find a job', 'thesis', 'Mock interview'],
    ['en', 'Retire at the end of the year and walk the Camino', 'pilgrimage', 'Claim the pensions'],
    ['en', "Present and party for my parents' golden wedding in October", 'gift', 'Send the invitations'],
    ['it', 'Vendere l’appartamento e comprare una casa entro la prossima primavera', 'sellHome', 'Ultimo sopralluogo'],
    ['it', 'Prendere la patente e comprare una macchina usata entro l’estate', 'car', 'Esame di teoria'],
    ['it', 'Recintare il giardino e poi prendere un cane dal canile', 'pet', 'Costruire e montare'],
    ['it', 'Dare gli ultimi quattro esami e laurearmi nella sessione di dicembre', 'exam', 'Consegna definitiva'],
    ['it', 'Iscrivermi all’università a settembre e trovare una stanza', 'enrolment', 'Contratto e caparra'],
    ['it', 'regalo e festa per i 50 anni di matrimonio dei miei, a ottobre', 'gift', 'Mandare gli inviti'],
  ] as const)('has its main steps in the same plan, %s: %s', (language, text, kind, title) => {
    const plan = planOf(text, language)
    expect(plan.templateId).toBe(kind)
    expect(theirs(plan).map((step) => step.title)).toContain(title)
    expect(theirs(plan).every(({ optional }) => !optional)).toBe(true)
  })

  it.each([
    ['en', 'Christening and lunch for 40 people on 16 May'],
    ['en', 'Get my knee replacement and be walking properly again by autumn'],
    ['it', 'Protesi al ginocchio e tornare a camminare bene entro ottobre'],
    ['en', 'Redo the bathroom and repaint the hall before Christmas'],
    ['en', 'Renew my driving licence and the passport'],
    ['en', 'Book and organise the Sardinia holiday for the six of us'],
    ['en', 'Write and record an EP with the band'],
    ['it', 'Aprire la partita IVA e cominciare a lavorare come grafica'],
    ['it', 'Battesimo e pranzo per 40 persone il 16 maggio'],
    ['it', 'Rifare il bagno e imbiancare il corridoio prima di Natale'],
    ['it', 'mettere in ordine le foto e farne un album per natale'],
  ] as const)('is none where it belongs to the goal, %s: %s', (language, text) => {
    expect(theirs(planOf(text, language))).toEqual([])
  })

  it('is none that somebody leaves: the tenant of now', () =>
    expect(
      planOf('trovare un nuovo inquilino, quello di adesso va via a fine aprile', 'it').warnings.join(),
    ).not.toMatch(/Quello di adesso/u))

  it('is done before what is named behind it, where nobody says a day', () => {
    const plan = planOf('Fence the garden and then get a dog from the shelter', 'en')
    const built = plan.steps.find(({ title }) => title === 'Finish and tidy up')
    const asked = plan.steps.find(({ title }) => title === 'Call the rescue')
    expect(built && asked && built.last < asked.first && asked.first < plan.day).toBe(true)
  })

  it('has a step on its own days, behind the day that is said with the goal before it', () => {
    const plan = planOf('Get married in June and go on honeymoon to Japan', 'en')
    const trip = plan.steps.find(({ id }) => id === 'other-day')
    expect(trip?.first).toBeGreaterThan(plan.last)
    expect(plan.steps.some(({ id }) => id === 'honeymoon')).toBe(false)
  })

  it('has the day that the year gives it', () => {
    const items = [anItem('Vacanza in Sardegna', day('2027-08-07'), day('2027-08-21'), { away: true })]
    const text = 'Fare il passaporto al bimbo e prenotare la vacanza in Sardegna'
    const plan = planTarget(readTarget(text, '', asking('it')), around('it', { items }))
    expect([formatDay(plan.day), formatDay(plan.last)]).toEqual(['2027-08-07', '2027-08-21'])
    const passport = plan.steps.filter(({ id }) => id.startsWith('other-'))
    expect(passport.length).toBeGreaterThan(2)
  })

  it('has no two steps of one day on the same day as the other where that is easy', () => {
    const { steps } = planOf('Perdere 5 kg e smettere di fumare entro l’estate', 'it')
    const days = steps.filter(({ first, last }) => first === last).map(({ first }) => first)
    expect(days.length - new Set(days).size).toBeLessThan(3)
  })

  it('has steps with ids of their own', () => {
    const ids = planOf('Sell the flat and buy a house by next spring', 'en').steps.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has the day that stands with it, where it is on one', () => {
    const goal = 'Buy a second hand piano and start lessons in September'
    const { steps } = planTarget(readTarget(goal, '', asking('en')), around('en'))
    expect(formatDay(steps.find(({ id }) => id === 'other-day')?.first ?? 0)).toMatch(/^2027-09/u)
  })
})
