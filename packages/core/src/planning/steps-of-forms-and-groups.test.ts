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
    ['it', 'Ristrutturare il tetto, il condominio ha approvato i lavori', 'renovation', ['blockShare', 'quotes']],
    ['en', 'New roof, the residents have approved it', 'renovation', ['blockShare', 'quotes']],
    ['it', 'Rifare la facciata di casa, il geometra ce l’ho già', 'renovation', ['quotes', 'none']],
    ['it', 'Vendere casa di mia zia a Lecce, devo fare tutto a distanza', 'sellHome', ['saleProxy', 'act-1']],
    ['en', 'sell the house in Leeds, we live abroad', 'sellHome', ['keysThere', 'none']],
    ['it', 'Portare i ragazzi della terza C in gita a Firenze il 22 aprile', 'trip', ['approval', 'consent']],
    ['it', 'Preparare l’esame di terza media con mio figlio dislessico', 'exam', ['learningSupports', 'none']],
    ['en', 'GCSE maths exam, I’m dyslexic', 'exam', ['learningSupports', 'none']],
    ['it', 'Diventare OSS, il corso comincia a ottobre', 'jobSearch', ['enrolIt', 'places']],
    ['it', 'Mandare Giulia all’asilo nido da settembre', 'enrolment', ['waitingList', 'none']],
    ['en', 'send Alfie to nursery from September', 'enrolment', ['waitingList', 'none']],
    [
      'it',
      'fare tutti gli esami del sangue, la mammografia e la visita dal cardiologo',
      'checkUps',
      ['doctor', 'none'],
    ],
    ['it', 'Scalare la classifica del torneo e vincere la finale a settembre', 'competition', ['practise', 'guide']],
    ['en', 'climb the ladder at the tennis club', 'competition', ['practise', 'guide']],
    ['it', 'Passare l’esame di guida, bocciata due volte', 'drivingLicence', ['testDate', 'theory']],
    ['it', 'esame di guida il 20 aprile', 'drivingLicence', ['lessons', 'testDate']],
    ['it', 'Preparare il corredo per il bebè', 'baby', ['bag', 'none']],
    ['it', 'Trasferirmi a Torino per il lavoro nuovo, inizio il 1 settembre', 'move', ['movingDay', 'unpack']],
    ['en', 'Move to Leeds for my new job, I start on 1 September', 'move', ['movingDay', 'unpack']],
    ['it', 'Salire sul Gran Paradiso a luglio', 'summit', ['toHut', 'none']],
    ['it', 'Avere l’assegno unico per il figlio che nasce a maggio', 'form', ['send', 'none']],
    ['it', 'Fare il formaggio in casa', 'cooking', ['fermentKit', 'order']],
    ['it', 'Fare la birra', 'cooking', ['fermentKit', 'order']],
    ['en', 'Make cheese at home', 'cooking', ['fermentKit', 'order']],
    ['it', 'fare il sapone in casa', 'craft', ['material', 'none']],
    ['it', 'Giro della Sardegna in moto con tre amici a giugno', 'trip', ['ferry', 'transport']],
    ['en', 'Tour of Ireland in the campervan in June', 'trip', ['ferry', 'transport']],
    ['en', 'Iceland in a campervan in September', 'trip', ['transport', 'ferry']],
    ['it', 'viaggio in Islanda con la macchina, 10 giorni ad agosto', 'trip', ['hireCar', 'car']],
    ['en', 'road trip round Iceland in May, 10 days', 'trip', ['hireCar', 'car']],
    ['it', "togliere l'abitudine del telefono a letto", 'quitting', ['appsAway', 'place']],
    ['en', 'break the habit of scrolling in bed', 'quitting', ['appsAway', 'place']],
    ['en', 'Christmas all bought and wrapped by 1 December', 'gift', ['wrap', 'menu']],
    ['en', 'Leaving Cert starts 2nd June, need 500 points for physio', 'exam', ['mock', 'none']],
    [
      'it',
      'esame cils B1, sessione di giugno, vengo dal Perù e lavoro come badante',
      'certification',
      ['mock', 'part-1'],
    ],
    ['it', 'Maturità! orale + scritti dal 16 giugno, greco un disastro', 'exam', ['mock', 'part-1']],
    ['en', 'swim the channel relay in August', 'race', ['taper', 'none']],
    ['it', 'viaggio in Islanda in camper ad agosto', 'trip', ['hireVan', 'ferry']],
    ['it', 'Organizzare il torneo di briscola per la festa del paese il 14 agosto', 'event', ['rules', 'stands']],
    ['it', 'Preparare il provino per il conservatorio a settembre', 'performance', ['entry', 'apply']],
    ['it', 'Partorire in casa, termine il 3 settembre', 'baby', ['birthAtHome', 'bag']],
    ['en', 'Home birth, due 3 September', 'baby', ['birthAtHome', 'bag']],
    ['it', 'Iniziare il dottorato a Padova a novembre', 'uniStart', ['supervisor', 'practice']],
    ['en', 'start my PhD in October', 'uniStart', ['supervisor', 'practice']],
    ['it', 'Fare la prova costume', 'fitness', ['firstWeeks', 'none']],
    ['it', 'Mettere in regola la colf', 'form', ['hireNotice', 'gather']],
    ['it', 'Rifare gli infissi', 'renovation', ['fitting', 'works']],
    ['it', 'Far installare la porta blindata', 'installation', ['delivery', 'none']],
    ['en', 'Have an awning fitted', 'installation', ['delivery', 'none']],
    ['it', 'Mettere il cappotto termico alla villetta', 'installation', ['coatWork', 'clear']],
    ['it', 'Guarire dal mal di schiena e tornare a giocare a tennis', 'feelingBetter', ['visit', 'other-1']],
    ['it', 'Preparare le olive in salamoia', 'preserves', ['recipe', 'none']],
    ['it', 'Smettere di mangiare schifezze dopo cena', 'quitting', ['swapFood', 'menu']],
    ['it', 'Aiutare mia figlia a superare la maturità', 'exam', ['study', 'agree']],
    ['en', 'Help my daughter pass her A levels', 'exam', ['study', 'agree']],
    ['it', 'Ricominciare a uscire dopo la separazione', 'meeting', ['where', 'lawyer']],
    ['it', 'Gita in montagna con il gruppo parrocchiale, 45 persone, il 13 giugno', 'trip', ['coach', 'dayTickets']],
    ['en', 'Day trip to Whitby with the church by coach on 12 June', 'trip', ['coach', 'dayTickets']],
    ['it', 'Adottare un bambino', 'fostering', ['adoptionApply', 'apply']],
    ['en', 'Adopt a child', 'fostering', ['adoptionApply', 'apply']],
    ['it', 'Presentare il mio romanzo in libreria il 24 maggio', 'talk', ['interviewer', 'slides']],
    ['en', 'Book launch at the bookshop on 24 May', 'talk', ['interviewer', 'slides']],
    ['it', 'Festa dei vicini nel cortile il 28 maggio', 'event', ['invite', 'venue']],
    ['it', 'Salvare il mio matrimonio', 'therapy', ['talkFirst', 'menu']],
    ['en', 'save our marriage', 'therapy', ['talkFirst', 'menu']],
    ['it', 'Cambiare scuola a mio figlio a metà anno', 'enrolment', ['callSchool', 'none']],
    ['en', 'change schools for my son in the middle of the year', 'enrolment', ['callSchool', 'none']],
    ['it', 'Recuperare due materie a settembre, matematica e inglese', 'exam', ['check', 'none']],
    ['it', 'passare da tempo determinato a indeterminato', 'payRise', ['results', 'none']],
    ['en', 'Dress the shop window for Christmas', 'handyJob', ['things', 'order']],
    ['it', 'Vacanza studio a Dublino per Sofia a luglio', 'trip', ['theirBag', 'leave']],
    ['it', 'Portare il gatto in pensione ad agosto', 'petBoarding', ['ask', 'employer']],
    ['en', 'Put the cat in a cattery in August', 'petBoarding', ['ask', 'employer']],
    ['it', 'Festa dei 18 anni il 12 giugno in villa, catering già prenotato', 'event', ['invite', 'shopping']],
    ['en', 'Her 18th birthday party on 12 June, catering already booked', 'event', ['invite', 'shopping']],
    ['it', 'Sostituire il boiler', 'installation', ['quotes', 'none']],
    ['en', 'replace the water heater', 'installation', ['quotes', 'none']],
    ['it', 'Prepararmi per l’intervista in radio del 6 aprile', 'talk', ['aloud', 'slides']],
    ['en', 'radio interview on 6 April', 'talk', ['aloud', 'slides']],
    ['it', 'Riparare il rapporto con mio padre', 'conversation', ['again', 'quotes']],
    ['en', 'Repair my relationship with my dad', 'conversation', ['again', 'quotes']],
    ['it', 'Trovare un parcheggio per il camper', 'finding', ['ask', 'none']],
    ['en', 'Find somewhere to store the caravan', 'finding', ['ask', 'none']],
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
    [
      'it',
      'Prima comunione di Matteo, domenica 9 maggio, siamo una cinquantina',
      'venue',
      ['2027-03-18', '2027-03-28'],
    ],
    [
      'it',
      'Prima comunione di Matteo, domenica 9 maggio, siamo una cinquantina',
      'favours',
      ['2027-03-28', '2027-04-19'],
    ],
    ['it', 'Avere l’assegno unico per il figlio che nasce a maggio', 'send', ['2027-05-15', '2027-06-15']],
    ['it', 'Iscrivere Tommaso alle medie', 'compare', ['2027-10-20', '2027-12-10']],
    ['it', 'Diventare OSS, il corso comincia a ottobre e devo iscrivermi', 'enrolIt', ['2027-03-20', '2027-05-15']],
    [
      'it',
      'Trasferirmi a Torino per il lavoro nuovo, inizio il 1 settembre',
      'movingDay',
      ['2027-08-20', '2027-08-29'],
    ],
    ['it', 'Passare al biologico, faccio domanda per l’anno prossimo', 'notifyOrganic', ['2027-04-01', '2027-07-31']],
  ] as const)('come in time and not too early, %s: %s', (language, text, id, [from, to]) => {
    const day = dayOfStep(text, language, id)
    expect(day >= from && day <= to, day).toBe(true)
  })

  it.each([
    ['Partorire in casa, termine il 3 settembre', '2027-09-03'],
    ['Rientrare al lavoro dopo la maternità il 6 settembre, il nido è confermato', '2027-09-06'],
    ['Andare a trovare mio figlio in Australia a Natale', '2027-12-23'],
    ['Festa di fine anno della quinta elementare', '2027-06-05'],
    ['Organizzare il Capodanno in baita con altre quattro famiglie', '2027-12-30'],
    ['Allestire la vetrina di Natale del negozio', '2027-11-19'],
    ['Togliere l’amianto dal capannone, la ASL mi ha dato 90 giorni', '2027-06-16'],
    ['tornare in ufficio dopo l’aspettativa il 4 ottobre', '2027-10-04'],
  ])('are on the day that is said, %s', (text, day) => expect(formatDay(planOf(text, 'it').day)).toBe(day))
})
