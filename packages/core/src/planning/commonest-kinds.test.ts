import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { measuredTarget } from './measured/measured-target.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { plannedInYear } from './test/planned-in-year.ts'
import { around, asking } from './test/situations.ts'

const planOf = (text: string, language: Language) =>
  planTarget(readTarget(text, '', asking(language)), around(language))
const idsOf = (text: string, language: Language) => planOf(text, language).steps.map(({ id }) => id)

describe('a goal of study, papers, work, money or health', () => {
  it.each([
    ['en', 'take my grade 5 theory test before the summer holidays', 'exam'],
    ['en', 'enrol my daughter in reception for september', 'enrolment'],
    ['en', 'get my son into sixth form', 'enrolment'],
    ['en', 'sign both boys up for swimming lessons', 'course'],
    ['en', 'get my german from A2 to B1 by christmas for the visa', 'language'],
    ['en', 'keep up my welsh, I did the beginners course last year', 'language'],
    ['en', "spanish for holidays, 20 mins a day, I'm 72", 'language'],
    ['en', 'retire from teaching next summer, 31 years in', 'retirement'],
    ['en', 'check if I can afford to retire at 60', 'finances'],
    ['en', 'land my first graduate job, sent 60 applications and no interviews', 'jobSearch'],
    ['en', 'find something part time near home', 'jobSearch'],
    ['en', 'start as head of year in september', 'newJob'],
    ['en', 'prepare for my new job as a paramedic starting 1 june', 'newJob'],
    ['en', 'stop using klarna and pay it off by christmas', 'debt'],
    ['en', 'get the household bills down', 'finances'],
    ['en', 'get mum and dad to finally make their wills', 'conversation'],
    ['en', 'choose guardians for the children and put it in a will', 'will'],
    ['en', "sort out my husband's pension and accounts after he passed away", 'estate'],
    ['en', 'book and get through my colonoscopy', 'medical'],
    ['en', 'new knee on 14 september', 'surgery'],
    ['en', 'build up my back muscles', 'fitness'],
    ['en', 'share looking after gran between four cousins', 'care'],
    ['en', 'civil service fast stream assessment centre on 24 april', 'interview'],
    ['en', 'get a disabled parking bay outside our house', 'form'],
    ['en', 'get my degree certificate apostilled for a job in Dubai', 'papers'],
    ['en', 'put my twins down for nursery from january', 'enrolment'],
    ['en', 'get my teenager through her theory and driving test this year', 'drivingLicence'],
    ['en', 'get back into work after cancer', 'backToWork'],
    ['en', 'give up my smartphone games, I waste hours', 'quitting'],
    ['en', 'stop watching football on the sofa all weekend', 'quitting'],
    ['en', 'stop biting my nails', 'quitting'],
    ['en', 'stop the leak in the roof', 'repair'],
    ['en', 'stop working in December', 'retirement'],
    ['it', 'smettere di giocare ai videogiochi la notte', 'quitting'],
    ['it', 'chiudere con le partite in tv', 'quitting'],
    ['it', 'smettere di lavorare a dicembre', 'retirement'],
    ['en', 'get the shop ready for Christmas earlier this year', 'busySeason'],
    ['it', "preparare il bar per l'estate", 'busySeason'],
    ['en', 'get the asbestos garage taken down', 'asbestos'],
    ['it', "togliere l'amianto dal capanno", 'asbestos'],
    ['en', 'join a bowls club, now that I am on my own', 'course'],
    ['it', 'entrare in un gruppo di camminatori', 'course'],
    ['en', 'change career and become a primary school teacher', 'jobSearch'],
    ['en', 'get my husband a mobility scooter', 'buying'],
    ['en', 'make the pub accessible for wheelchairs', 'renovation'],
    ['it', 'rendere il bar accessibile alle carrozzine', 'renovation'],
    ['en', 'house swap with a family in Lyon in July', 'trip'],
    ['it', 'scambio di casa con una famiglia di Lione per luglio', 'trip'],
    ['it', 'imparare la LIS, in classe c’è un bambino sordo', 'language'],
    ['it', 'trovare uno stage curricolare da 300 ore', 'jobSearch'],
    ['en', 'take my mother on a pilgrimage to Lourdes in the autumn', 'pilgrimage'],
    ['en', 'change GP and get my prescriptions transferred after the move', 'form'],
    ['en', 'apply for the band 6 nurse post, closing date 9 April', 'jobApplication'],
    ['en', 'get my bees through the season and harvest honey', 'hensOrBees'],
    ['it', 'tornare a lavorare dopo il tumore', 'backToWork'],
    ['it', 'recuperare due debiti a settembre, latino e fisica', 'exam'],
    ['it', "dichiarare l'affitto della casa al mare", 'taxes'],
    ['it', 'superare il B1 cittadinanza per mia moglie', 'certification'],
    ['it', 'revisione della tesi dopo le correzioni della prof', 'thesis'],
    ['it', "scegliere il relatore e l'argomento della tesi", 'thesis'],
    ['it', "guida pratica fallita due volte, riprovare l'esame", 'drivingLicence'],
    ['it', 'prepararmi al primo giorno da infermiera', 'newJob'],
    ['it', 'avviarmi al nuovo lavoro da remoto', 'newJob'],
    ['it', 'visto per il Giappone per studiare la lingua 6 mesi', 'visa'],
    ['it', 'testamento per lasciare la casa a mia nipote', 'will'],
    ['it', 'da zero a 5 km con mia figlia', 'fitness'],
    ['it', 'dividerci i turni per la nonna tra quattro cugini', 'care'],
  ] as const)('has its kind, %s: %s: %s', (language, text, kind) => {
    expect(readTarget(text, '', asking(language)).templateId).toBe(kind)
  })

  it.each([
    ['en', 'wind down to 3 days a week before I retire'],
    ['en', "get my daughter on the road by her 18th, she's had 10 lessons"],
    ['en', 'lose my mum tum and get strong again, 5 months post partum'],
    ['en', 'find out where my money goes every month'],
    ['en', "find work at weekends, I'm 16"],
    ['en', 'save 5k for a deposit by next march, can put away 350 a month'],
    ['it', 'capire quanto spendo al mese'],
    ['it', "maratona sotto le 4 ore a novembre, l'anno scorso 4 e 20"],
  ] as const)('is not counted for a number that says how things are, %s: %s', (language, text) => {
    expect(measuredTarget(text, '', asking(language))).toBeNull()
  })

  it.each([
    ['en', 'start my undergrad dissertation, have to choose a topic by 30 april', 'proposal', 'submit'],
    ['en', 'get my masters thesis printed and bound and handed in', 'print', 'research'],
    ['en', 'finish my thesis corrections, got minor corrections', 'agree', 'rest'],
    ['en', 'sit the Life in the UK test', 'handbook', 'study'],
    ['en', "get British citizenship for my husband, he's got settled status since 2021", 'decision', 'shareCode'],
    ['en', 'apply for a replacement birth certificate, I lost the original', 'apply', 'reportLoss'],
    ['en', 'settle into my new job, starts 6 april, remote', 'desk', 'way'],
    ['en', 'share looking after gran between four cousins', 'rota', 'trial'],
    ['en', 'get on top of my tax arrears', 'instalments', 'fill'],
    ['it', 'discutere la tesi il 15 luglio, già consegnata', 'questions', 'draft'],
    ['it', 'preparare la pensione di mio padre', 'apply', 'goodbye'],
    ['it', 'mettere in ordine le tasse arretrate del 2024', 'instalments', 'gather'],
    ['it', 'uscire dal rosso', 'steady', 'check'],
  ] as const)(
    'has the steps of its variety, and none of the others, %s: %s: %s, not %s',
    (language, text, one, other) => {
      const ids = idsOf(text, language)
      expect(ids).toContain(one)
      expect(ids).not.toContain(other)
    },
  )

  it.each([
    ['en', "pass my maths resit in june, failed it twice and I'm terrified"],
    ['en', 'accountancy exam ACCA F7 on 8 June, work full time and have two small kids'],
    ['it', 'esame di stato da avvocato, scritto a dicembre, lavoro in studio tutto il giorno'],
    ['en', 'new knee on 14 september, 3 flights of stairs at home'],
    ['en', 'resit my anatomy exam in august, need 60 percent this time'],
    ['it', 'esame di anatomia a giugno, 800 pagine'],
    ['en', 'move to Leeds on 3 june, packed the books, ordered the van'],
  ] as const)('has no step for how somebody lives, %s: %s', (language, text) => {
    expect(idsOf(text, language).filter((id) => id.startsWith('part-'))).toEqual([])
  })

  it('goes through the subjects of its A levels', () => {
    const { title } = planOf('Get through A level biology, chemistry and psychology, predicted BBB', 'en')
    expect(title).toBe('Get through A level biology, chemistry and psychology')
  })

  it('is so much money a month that is put away, and its title has all of its words', () => {
    expect(measuredTarget('put away 350 a month', '', asking('en'))?.kind).toBe('number')
    const { title } = measuredTarget('chiamare papà ogni domenica da quando è morta mamma', '', asking('it')) ?? {}
    expect(title).toBe('Chiamare papà')
  })

  it('has no journey of some days beside it that somebody makes once retired', () => {
    expect(idsOf('retire early at 55 and travel', 'en').some((id) => id.includes('route'))).toBe(false)
  })

  it('is no work of the next weekend that is for weekends', () => {
    const { day, steps } = planOf('trovare un lavoro per il weekend, ho 17 anni', 'it')
    expect(day - (steps[0]?.first ?? day)).toBeGreaterThan(28)
  })

  it.each([
    ['en', 'get through my A levels this summer', '2027-05-10'],
    ['en', 'learn greek before we move to Crete in september', '2027-08-31'],
    ['it', "imparare lo spagnolo prima di partire per l'erasmus a settembre", '2027-08-31'],
    ['it', 'rimettermi in forma per il trekking di settembre', '2027-08-31'],
    ['it', 'tesi magistrale in ingegneria, laurea a ottobre', '2027-10-15'],
    ['en', 'quit smoking before the baby is born in july', '2027-06-01'],
    ['en', "do my taxes for 2025/26, late already and there's a penalty", '2027-04-22'],
  ] as const)('has the day that its words mean, %s: %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })
})
