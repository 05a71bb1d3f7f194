import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { plannedInYear } from './test/planned-in-year.ts'

const planOf = (text: string, language: Language) => plannedInYear(text, language)

describe('the plan of a goal of work, papers and works at home', () => {
  it.each([
    ['en', 'first aid certificate by next Friday', 'certification', ['courseDay', 'check']],
    ['it', 'attestato HACCP entro il 30 aprile', 'certification', ['courseDay', 'check']],
    ['en', 'IELTS certificate, I need it by December', 'certification', ['examDay', 'certificate']],
    ['it', 'certificato B1 di tedesco entro dicembre', 'certification', ['examDay', 'certificate']],
    ['it', 'cambiare lavoro e diventare sviluppatore', 'jobSearch', ['learnIt', 'none']],
    ['en', 'change career', 'jobSearch', ['learnIt', 'none']],
    ['en', 'open a coffee van', 'shop', ['streetPermits', 'permits']],
    ['it', 'aprire un food truck di arrosticini', 'shop', ['vehicle', 'works']],
    ['en', 'sort 40 years of paper photos', 'digital', ['scan', 'sort']],
    ['en', 'get the car ready for its MOT: exhaust blowing, rear tyres', 'appointment', ['faults', 'part-1']],
    ['it', 'revisione della macchina, ho la marmitta rotta', 'appointment', ['faults', 'part-1']],
    ['en', "sell dad's house, my sister lives in New Zealand", 'sellHome', ['heirProxy', 'saleProxy']],
    ['it', "vendere l'appartamento di mamma, mio fratello vive in Australia", 'sellHome', ['heirProxy', 'saleProxy']],
    ['en', "file my tax return, I've done it every year since 2015", 'taxes', ['gather', 'login']],
    ['it', 'aprire un negozio online di candele entro settembre', 'launch', ['online', 'seller']],
    ['en', 'start an online shop selling prints by September', 'launch', ['online', 'seller']],
    ['it', 'rifare la facciata del condominio, sono il consigliere', 'renovation', ['blockMeeting', 'quotes']],
    ['en', 'get the outside of our block repainted', 'renovation', ['blockMeeting', 'paint']],
    ['en', 'theory test is on 14 April, pass it', 'drivingTheory', ['quizzes', 'bookTest']],
    ['en', 'choose a uni and apply through UCAS', 'choosingStudies', ['ucasForm', 'documents']],
    ['en', 'get my daughter a nursery place for September', 'enrolment', ['waitingList', 'submit']],
    ['en', 'apply for British citizenship, I have had settled status since 2021', 'visa', ['language', 'none']],
    ['it', "subentro nel contratto d'affitto della coinquilina", 'form', ['landlordYes', 'needs']],
    ['en', "take over my flatmate's tenancy", 'form', ['landlordYes', 'needs']],
    ['it', 'donare la casa a mio figlio', 'will', ['giftDeed', 'sign']],
    ['en', 'give my house to my son', 'will', ['giftDeed', 'sign']],
    ['it', "accettare l'eredità di papà, aveva dei debiti", 'estate', ['debtsFirst', 'adviser']],
    ['en', "sort out dad's affairs, he died last week and left debts", 'estate', ['debtsFirst', 'adviser']],
    ['it', 'chiedere il mutuo per la prima casa, sono precaria', 'loan', ['incomeProof', 'papers']],
    ['en', "get a mortgage, I'm self employed", 'loan', ['incomeProof', 'papers']],
    ['it', 'installare il condizionatore in camera, vivo in affitto', 'installation', ['landlordYes', 'none']],
    ['en', 'get air con put in, we rent', 'installation', ['landlordYes', 'none']],
    ['it', "ristrutturare il bagno, l'idraulico inizia il 3 maggio", 'renovation', ['works', 'choose']],
    ['en', 'bathroom refit, plumber starts 3 May', 'renovation', ['works', 'choose']],
    ['en', 'set up as a self employed physio', 'launch', ['register', 'physio']],
    ['en', 'rent out the garage', 'letHome', ['advert', 'none']],
    ['en', 'move from Bristol to Leeds with two cats and a piano', 'move', ['pet', 'basics']],
    ['it', 'dare le dimissioni e passare a una nuova azienda dal 1 giugno', 'leaveJob', ['letter', 'apply']],
    ['en', 'buy a second hand motorhome with my brother in law', 'car', ['testDrives', 'try']],
    ['en', 'pay less tax: pension, gift aid, marriage allowance', 'finances', ['taxChecks', 'track']],
    ['it', 'pagare meno tasse: fondo pensione, detrazioni', 'finances', ['taxChecks', 'track']],
    ['en', 'get the files off a broken hard drive', 'digital', ['labQuote', 'sort']],
    ['it', 'recuperare i file dal disco rotto', 'digital', ['labQuote', 'sort']],
    ['en', "set up parental controls on the kids' tablets", 'digital', ['setControls', 'install']],
    ['it', 'mettere il parental control sul tablet dei bambini', 'digital', ['setControls', 'install']],
    ['en', 'take the asbestos roof off the garage and put a new one on', 'asbestos', ['firms', 'quotes']],
    ['en', 'buy a flat at auction', 'buyHome', ['bid', 'offer']],
    ['it', "comprare casa all'asta", 'buyHome', ['bid', 'offer']],
    ['en', "evict a tenant who doesn't pay", 'complaint', ['possession', 'want']],
    ['it', 'sfrattare un inquilino che non paga', 'complaint', ['possession', 'want']],
    ['it', 'ottenere il rimborso del 730 di papà deceduto', 'form', ['send', 'write']],
  ] as const)('has what it takes, %s: %s', (language, text, kind, [step, never]) => {
    const plan = planOf(text, language)
    const ids = plan.steps.map(({ id }) => id)
    expect(plan.templateId).toBe(kind)
    expect(ids).toContain(step)
    expect(ids).not.toContain(never)
  })

  it.each([
    ['it', 'tinteggiare ingresso, scale e corridoio', 'colours', 'part-1'],
    ['it', 'trasloco da Torino a Bari il 28 giugno', 'essentials', 'leaveClean'],
    ['en', "sell dad's house, my sister lives in New Zealand", 'heirProxy', 'offer'],
  ] as const)('does first things first, %s: %s', (language, text, first, second) => {
    const ids = planOf(text, language).steps.map(({ id }) => id)
    expect(ids.indexOf(first)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(second)).toBeGreaterThan(ids.indexOf(first))
  })
})
