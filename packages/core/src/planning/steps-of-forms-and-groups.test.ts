import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { formatDay } from '../date/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const planOf = (text: string, language: Language) =>
  planTarget(readTarget(text, '', asking(language)), around(language))

const dayOfStep = (text: string, language: Language, id: string): string => {
  const step = planOf(text, language).steps.find((one) => one.id === id)
  return step === undefined ? 'none' : formatDay(step.first)
}

describe('forms, claims and what is done for a group', () => {
  it.each([
    ['it', 'Capire quando posso andare in pensione e fare domanda all’INPS', 'finances', ['claimThem', 'decide']],
    ['en', 'Work out when I can retire and claim my state pension', 'finances', ['claimThem', 'decide']],
    ['it', 'Fare la pensione complementare', 'finances', ['compareFunds', 'papers']],
    ['it', 'aprire un fondo pensione per mio figlio', 'finances', ['compareFunds', 'papers']],
    ['en', 'Start a private pension', 'finances', ['compareFunds', 'papers']],
    ['it', 'Passare al biologico con l’uliveto, voglio fare domanda', 'form', ['controlBody', 'gather']],
    ['en', 'convert the farm to organic', 'form', ['controlBody', 'gather']],
    ['it', 'Fare il saggio di danza delle mie allieve a fine giugno', 'performance', ['orderCostumes', 'choreography']],
    ['it', 'saggio di pianoforte dei miei allievi il 5 giugno', 'staging', ['hall', 'learn']],
    ['en', 'dance show of my pupils on 26 June', 'staging', ['hall', 'choreography']],
    ['it', 'Cambiare le gomme e fare la revisione della macchina entro maggio', 'appointment', ['tyresToo', 'book']],
    ['en', 'new tyres and the MOT before June', 'appointment', ['tyresToo', 'book']],
    ['it', 'imparare a usare il compiuter e lo SPID da sola', 'skill', ['scams', 'choose']],
  ] as const)('have their own steps, %s: %s', (language, text, kind, [present, absent]) => {
    const plan = planOf(text, language)
    const ids = plan.steps.map(({ id }) => id)
    expect(plan.templateId).toBe(kind)
    expect(ids).toContain(present)
    expect(ids).not.toContain(absent)
  })

  it.each([
    ['it', 'Rinnovare il permesso di soggiorno, mi scade il 30 giugno', 'kit', ['2027-04-10', '2027-05-15']],
    ['it', 'Laurearmi a ottobre, mi mancano due esami e la tesi', 'rest', ['2027-06-10', '2027-07-15']],
    ['it', 'Vendemmia il 18 settembre', 'helpers', ['2027-08-10', '2027-08-31']],
    ['it', 'Passare al biologico, faccio domanda per l’anno prossimo', 'notifyOrganic', ['2027-04-01', '2027-07-31']],
  ] as const)('come in time and not too early, %s: %s', (language, text, id, [from, to]) => {
    const day = dayOfStep(text, language, id)
    expect(day >= from && day <= to, day).toBe(true)
  })
})
