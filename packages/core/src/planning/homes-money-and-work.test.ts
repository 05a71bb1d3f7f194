import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { formatDay } from '../date/index.ts'
import { plannedInYear } from './test/planned-in-year.ts'

const planOf = (text: string, language: Language) => plannedInYear(text, language)

describe('the plan of a goal of homes, money and work', () => {
  it.each([
    ['it', "organizzare l'assemblea di condominio per il rifacimento del tetto", 'assembly', ['notice', 'read']],
    ['it', 'assemblea di condominio il 20 maggio', 'assembly', ['read', 'notice']],
    ['en', 'chair the AGM of our allotment society on 14 May', 'assembly', ['minutes', 'read']],
    ['en', 'prepare for the board meeting on 20 May', 'assembly', ['read', 'notice']],
    ['it', 'trovare lavoro, la fabbrica ha chiuso a febbraio', 'jobSearch', ['jobCentre', 'profile']],
    ['en', 'find a job, I was made redundant in February', 'jobSearch', ['jobCentre', 'profile']],
    ['it', 'chiudere il mutuo in anticipo, restano 14mila euro', 'debt', ['release', 'list']],
    ['it', 'estinguere il prestito della macchina in anticipo', 'debt', ['payLoan', 'steady']],
    ['en', 'pay off the car loan early', 'debt', ['payLoan', 'steady']],
    ['it', "andare in pensione, ho contributi anche all'estero", 'retirement', ['addUp', 'other']],
    ['en', 'retire next year, I have a few lost pensions', 'retirement', ['addUp', 'other']],
    ['it', "bonifico ricorrente per l'affitto", 'chore', ['setUp', 'room']],
    ['en', 'set up a standing order for the rent', 'chore', ['setUp', 'room']],
    ['it', 'chiudere il conto in banca della nonna che è morta', 'cancelling', ['tellBank', 'moveOver']],
    ['en', "close dad's bank account, he died in January", 'cancelling', ['tellBank', 'moveOver']],
    ['en', "cancel mum's phone and tv contracts, she died", 'cancelling', ['sendProof', 'send']],
    ['it', 'chiedere il cambio di residenza e il medico nuovo', 'papers', ['doctorToo', 'visit']],
    ['it', 'passare tutte le foto dal vecchio computer a quello nuovo', 'digital', ['bringOver', 'deviceOrder']],
    ['en', 'start dog grooming from home', 'launch', ['build', 'way']],
    ['it', 'tagliando e gomme della macchina prima delle vacanze', 'appointment', ['book', 'bookTest']],
    ['en', 'car service and new tyres before the holidays', 'appointment', ['book', 'bookTest']],
    ['it', "dividere l'eredità con mia sorella senza litigare", 'estate', ['deed', 'renounce']],
    ['en', "split mum's estate with my sister", 'estate', ['deed', 'renounce']],
    ['it', "prendere in affitto una stanza a Bologna per l'università", 'rentHome', ['studentPapers', 'papers']],
    ['en', 'first flat share in Leeds for uni', 'rentHome', ['studentPapers', 'papers']],
    ['it', 'fare domanda di trasferimento da scuola, insegno alla primaria', 'form', ['teacherPoints', 'gather']],
    ['en', 'driving licence, failed the theory twice', 'drivingLicence', ['theory', 'none']],
    ['it', 'patente B, bocciato due volte alla teoria', 'drivingLicence', ['theory', 'none']],
    ['en', 'settled status for my mother-in-law', 'visa', ['conditions', 'language']],
    ['en', 'vegetables on a small patio, no beds', 'vegetableGarden', ['pots', 'beds']],
    ['it', 'assemblare un pc con mia figlia', 'buying', ['assemble', 'try']],
    ['en', 'build a PC with my daughter', 'buying', ['assemble', 'try']],
    ['it', "rottamare la macchina vecchia e prendere un'elettrica", 'car', ['scrap', 'none']],
    ['en', 'scrap my old car and buy a small one', 'car', ['scrap', 'none']],
    ['en', "dad's tax return, he can't do it any more", 'taxes', ['mayAct', 'none']],
    ['it', 'dichiarazione dei redditi di mamma', 'taxes', ['mayAct', 'none']],
    ['en', 'go back to uni at 45, need to get my place for October', 'enrolment', ['documents', 'employer']],
  ] as const)('has what it takes, %s: %s', (language, text, kind, [step, never]) => {
    const plan = planOf(text, language)
    const ids = plan.steps.map(({ id }) => id)
    expect(plan.templateId).toBe(kind)
    expect(ids).toContain(step)
    expect(ids).not.toContain(never)
  })

  it.each([
    ['it', 'svuotare e vendere la casa dei miei suoceri', 'sellHome', null],
    ['it', 'svuotare la casa della nonna e venderla', 'sellHome', null],
    ['it', 'ristrutturare e affittare il rustico', 'letHome', 'other-work'],
    ['it', 'sistemare e affittare il monolocale da ottobre', 'letHome', null],
    ['en', "clear and sell mum's flat", 'sellHome', null],
    ['en', 'restore and sell the old motorbike', 'selling', 'other-work'],
    ['en', 'do up the flat and let it from September', 'letHome', 'other-work'],
  ] as const)('makes ready what is sold or let first, %s: %s', (language, text, kind, step) => {
    const plan = planOf(text, language)
    expect(plan.templateId).toBe(kind)
    const made = plan.steps.filter(({ id }) => id.startsWith('other-'))
    expect(made.length > 0).toBe(step !== null)
    const advert = plan.steps.find(({ id }) => id === 'photos' || id === 'advert')
    expect(made.every(({ first }) => first < (advert?.first ?? 0) || step === null)).toBe(true)
  })

  it.each([
    ['it', 'comprare casa e ristrutturarla', 'Proposta d’acquisto', 'Lavori'],
    ['en', 'buy and renovate a cottage in Wales', 'Make an offer', 'Building work'],
  ] as const)('buys a house before it is renovated, %s: %s', (language, text, ...titles) => {
    const { templateId, steps } = planOf(text, language)
    const [bought, work] = titles.map((title) => steps.find((step) => step.title === title))
    expect(templateId).toBe('renovation')
    expect(bought && work && bought.last < work.first).toBe(true)
  })

  it('is not of months ahead where somebody says since when it has been so', () => {
    expect(planOf('trovare un lavoro, sono in disoccupazione da gennaio', 'it').day).toBe(
      planOf('trovare un lavoro, sono in disoccupazione', 'it').day,
    )
  })

  it.each([
    ['it', "prendere in affitto una stanza a Bologna per l'università", '2027-09'],
    ['en', 'first flat share in Leeds for uni', '2027-09'],
    ['it', 'fare domanda di trasferimento da scuola, insegno alla primaria', '2027-03'],
    ['it', 'scegliere le superiori per mia figlia', '2028-01'],
  ] as const)('has the day that is usual, %s: %s', (language, text, month) => {
    expect(planOf(text, language).at.slice(0, 7)).toBe(month)
  })

  it.each([
    ['en', 'file for divorce and sell the house', 'Sell the house'],
    ['en', 'write a will and sort out power of attorney for both of us', 'Sort out power of attorney for both of us'],
  ] as const)('has no step that is all of it, %s: %s', (language, text, title) => {
    expect(planOf(text, language).steps.map((step) => step.title)).not.toContain(title)
  })

  it('has the identity card before what needs it', () => {
    const ids = planOf("spid e carta d'identità per papà", 'it').steps.map(({ id }) => id)
    expect(ids.indexOf('cardToo')).toBeLessThan(ids.indexOf('identify'))
  })

  it.each([
    ['it', 'trasloco a Parma entro il 30 giugno, i mobili grossi li vendiamo', 'prezzo'],
    ['en', "move to Hull by 30 June, the big sofas we're selling", 'price'],
  ] as const)('sells what is named before the verb, %s: %s', (language, text, word) => {
    expect(planOf(text, language).steps.find(({ id }) => id === 'part-1')?.description).toContain(word)
  })

  it.each([
    ['en', 'boiler service and chimney sweep before winter', ['Boiler service', 'Chimney sweep']],
    ['it', "caldaia e canna fumaria prima dell'inverno", ['Caldaia', 'Canna fumaria']],
    ['it', 'revisione e bollo', ['Prenota la revisione', 'Bollo']],
  ] as const)('has each of two appointments, %s: %s', (language, text, titles) =>
    expect(planOf(text, language).steps.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles])),
  )

  it.each([
    ['it', 'fare domanda per la naspi, il contratto finisce il 30 aprile', '2027-04-30'],
    ['en', "claim jobseeker's allowance, my job ends on 30 April", '2027-04-30'],
  ] as const)('asks for what is paid after a job once that has ended, %s: %s', (language, text, last) => {
    const sent = planOf(text, language).steps.find(({ id }) => id === 'send')
    expect(sent && formatDay(sent.first) > last).toBe(true)
  })

  it('takes no days for a length of time that somebody has missed', () => {
    const plan = planOf('Leaving Cert for my daughter who missed six weeks with glandular fever', 'en')
    expect([plan.title, plan.day === plan.last]).toEqual(['Leaving Cert for my daughter', true])
  })
})
