import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { formatDay } from '../date/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const planOf = (text: string, language: Language) =>
  planTarget(readTarget(text, '', asking(language)), around(language))

const idsOf = (text: string, language: Language): readonly string[] => planOf(text, language).steps.map(({ id }) => id)

describe('goals of family, health, sport and pastimes', () => {
  it.each([
    // Who is to win plays, and goes to see nothing.
    ['en', 'win at least one match in the club tennis tournament starting 5 June', 'competition'],
    ['it', 'vincere almeno una partita al torneo di tennis del circolo, comincia il 5 giugno', 'competition'],
    ['en', "get our under 10s ready for the cup final on 15 May, I'm the coach", 'competition'],
    ['it', "arrivare in finale al torneo di calcetto dell'oratorio a giugno", 'competition'],
    // Who takes up a sport again after an injury asks the doctor first.
    ['it', 'riprendere gli allenamenti di pallavolo dopo la rottura del crociato', 'recovery'],
    ['it', 'ricominciare il tennis dopo una tendinite', 'recovery'],
    ['it', 'riprendere la pallavolo', 'skill'],
    ['en', 'get back running after a torn calf', 'recovery'],
    ['it', 'allestire il presepe con le statuine fatte da me', 'craft'],
    ['en', 'set up the nativity set with figures I make myself', 'craft'],
    ['it', 'fare la cataratta prima di partire ad agosto', 'surgery'],
    ['en', 'retire from the committee at the AGM in May and hand over to Sue', 'handover'],
    ['it', "lasciare il direttivo all'assemblea di maggio e passare le consegne a Sara", 'handover'],
    ['en', 'have my nephew stay for the last week of July while his parents are away', 'houseGuest'],
    ['it', "tenere mio nipote l'ultima settimana di luglio mentre i suoi sono via", 'houseGuest'],
    ['en', 'get fitter so I can keep up with the kids', 'fitness'],
    ['it', 'essere più in forma per stare dietro ai bambini', 'fitness'],
    ['en', 'swim the Solent in August for the RNLI', 'race'],
    ['en', "Sort out dad's care: he can't stay alone any more", 'care'],
    ['it', 'inserimento di Tommaso al nido, comincia il 12 aprile', 'schoolYear'],
    ['it', 'arrivare a correre 5 km entro fine maggio', 'fitness'],
    ['en', 'be able to run 5k by the end of May', 'fitness'],
    // Whether to have it is no operation.
    ['en', 'decide whether to have the knee operation', 'medical'],
    ['it', 'decidere se operarmi al ginocchio', 'medical'],
    ['en', "plan my own funeral so the kids don't have to", 'will'],
    ['it', 'organizzare il mio funerale così non ci pensano i figli', 'will'],
    ['en', "organise the Christmas bazaar at school, I'm on the PTA", 'event'],
    ['it', 'organizzare il mercatino di Natale della scuola, sono nel comitato genitori', 'event'],
    [
      'it',
      "organizzare la camminata del paese a settembre, con abbastanza volontari agli incroci e l'ambulanza",
      'event',
    ],
    ['it', 'presentare il cane al bambino che nasce a luglio', 'petTraining'],
    ['it', 'registrare una canzone per il compleanno di mia moglie', 'recording'],
    ['it', 'aiutare papà ad abituarsi agli apparecchi acustici', 'teaching'],
    ['it', 'abbassare la pressione senza pastiglie', 'diet'],
    // Days to which something is kept are no dates.
    ['en', 'cut down on wine, only weekends', 'quitting'],
    ['it', 'fare il Natale da noi per la prima volta, siamo in 14', 'dinner'],
  ] as const)('are of their kind, %s: %s', (language, text, kind) =>
    expect(readTarget(text, '', asking(language)).templateId).toBe(kind),
  )

  it.each([
    // What is booked for a day is what all of it is for.
    ['en', "plan mum's 70th, surprise, hall booked for 3 July", '2027-07-03', '2027-07-03'],
    ['en', 'get married, church booked for 18 September', '2027-09-18', '2027-09-18'],
    ['it', 'preparare i 70 anni di mamma, la sala è prenotata per il 3 luglio', '2027-07-03', '2027-07-03'],
    // The birth is behind the party.
    ['en', "baby shower on 5 June, she's due in July", '2027-06-05', '2027-06-05'],
    ['it', 'baby shower per mia sorella il 5 giugno, nasce a luglio', '2027-06-05', '2027-06-05'],
    // Guests stay for all of a week that is named.
    ['en', 'have my sister to stay over the late May half term', '2027-05-31', '2027-06-06'],
    ['it', "tenere mio nipote l'ultima settimana di luglio", '2027-07-25', '2027-07-31'],
    ['en', "scatter grandad's ashes in Cornwall at Whitsun", '2027-05-16', '2027-05-16'],
    ['it', 'mettere in scena una commedia in dialetto, prima di carnevale', '2028-02-23', '2028-02-23'],
  ] as const)('are on the days that are said, %s: %s', (language, text, first, last) => {
    const { day, last: end } = planOf(text, language)
    expect([formatDay(day), formatDay(end)]).toEqual([first, last])
  })

  it.each([
    ['en', 'get an mri for my shoulder and then decide about the operation', ['results', 'decide'], 'physio'],
    ['it', "sentire l'ortopedico per l'anca e poi decidere se operarmi", ['results', 'decide'], 'other-tests'],
    ['en', 'put on the school play with 45 kids, costumes still to sew, mid June', ['measures', 'fitting'], 'costumes'],
    ['it', 'mettere in scena la recita, costumi ancora da cucire, metà giugno', ['measures', 'fitting'], 'costumes'],
    ['en', 'sort all the family photos and make an album for my children', ['albumPages', 'albumOrder'], 'keep'],
    [
      'it',
      'riordinare tutte le foto di famiglia e fare un album per i miei figli',
      ['albumPages', 'albumOrder'],
      'keep',
    ],
    ['en', 'plan my own funeral', ['farewell', 'directors', 'tell'], 'sign'],
    ['it', 'organizzare il mio funerale', ['farewell', 'directors', 'tell'], 'sign'],
    // The cat has its jabs at the vet's, hives that are new are bought first, and who may borrow has found no home by that.
    ['it', 'far sterilizzare la gatta e fare i vaccini', ['beforeOp', 'fasting'], 'other-bookJab'],
    ['it', 'mettere le arnie in collina e fare il primo miele', ['course', 'colony'], 'inspect'],
    [
      'en',
      'buy our first flat, we have the deposit and an agreement in principle from the bank',
      ['search', 'second', 'offer'],
      'bank',
    ],
    ['en', 'enter the allotment show in August with my onions', ['schedule', 'forShow'], 'practise'],
  ] as const)('have the steps of what they say, %s: %s', (language, text, has, hasNot) => {
    const ids = idsOf(text, language)
    expect(ids).toEqual(expect.arrayContaining([...has]))
    expect(ids).not.toContain(hasNot)
  })

  it.each([
    ['it', 'trasferta della squadra di pallavolo a Modena il 24 aprile: pulmino, certificati', 'coach', 'expenses'],
    ['en', 'netball team trip to Leeds on 24 April: minibus, kit', 'coach', 'transport'],
    ['it', 'trasferta a Milano il 12 maggio', 'expenses', 'coach'],
    ['it', 'allestire il presepe con le statuine fatte da me', 'cribMaking', 'sketch'],
    ['en', 'set up the nativity set with figures I make myself', 'cribMaking', 'sketch'],
    ['it', 'preparare il coro per il concerto del 22 maggio, sono la direttrice', 'dates', 'ownPart'],
    ['en', 'get ready for the choir concert on 22 May, I conduct', 'dates', 'ownPart'],
    ['en', 'back to work after maternity leave on 1 June, nursery sorted', 'settling', 'childcare'],
  ] as const)('have the steps of who does it, %s: %s', (language, text, own, other) => {
    const ids = idsOf(text, language)
    expect(ids.filter((id) => id === other || id.startsWith(own))).toEqual([own])
  })

  it.each([
    ['it', 'prima comunione di Giulia il 16 maggio, ristorante e bomboniere comprese', 'comprese'],
    ['it', 'tornare a suonare la fisarmonica, la voglio portare alla festa del patrono a fine agosto', 'fest'],
    ['it', 'riprendere la chitarra, vorrei portarla alla cena della classe a giugno', 'cena'],
    ['it', "lasciare il direttivo all'assemblea di maggio e passare le consegne a Sara", 'Sara'],
    ['it', "sentire l'ortopedico per l'anca e poi decidere se operarmi", 'operarmi'],
  ] as const)('have no step of what they are for, %s: %s', (language, text, word) =>
    expect(planOf(text, language).steps.filter(({ title }) => title.includes(word))).toEqual([]),
  )

  it.each([
    ['en', 'get our under 12s team to the tournament on 29 May', 'consents'],
    ['it', 'portare la squadra under 12 al torneo del 29 maggio', 'consents'],
  ] as const)('let a team practise behind the forms, %s: %s', (language, text, forms) => {
    const ids = idsOf(text, language)
    expect(ids.indexOf(forms)).toBeLessThan(ids.indexOf('practise'))
  })

  it.each([
    ['en', 'cut down on wine, only weekends'],
    ['it', 'bere meno vino, solo nel weekend'],
  ] as const)('are open where only weekends are named, %s: %s', (language, text) => {
    expect(readTarget(text, '', asking(language)).anchor).toBeNull()
    expect(idsOf(text, language)).not.toContain('limit')
  })

  it.each([
    ['en', 'have a baby'],
    ['it', 'avere un bambino'],
  ] as const)('leave no months without a step, %s: %s', (language, text) => {
    const time = planOf(text, language).steps.find(({ id }) => id === 'time')
    expect(time && formatDay(time.first) < '2027-05-15').toBe(true)
  })
})
