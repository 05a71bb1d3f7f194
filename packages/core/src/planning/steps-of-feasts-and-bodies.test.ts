import { describe, expect, it } from 'vitest'
import { measuredTarget } from './measured/measured-target.ts'
import { planGoal } from './measured/plan-goal.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const planned = (text: string, language: 'it' | 'en') =>
  planTarget(readTarget(text, '', asking(language)), around(language))
const idsOf = (text: string, language: 'it' | 'en'): readonly string[] =>
  planned(text, language).steps.map(({ id }) => id)

describe('the steps of feasts, of the body, of animals and of what is made', () => {
  it.each([
    ['en', 'couch to 5k, I have COPD', 'allClear', 'enter'],
    ['it', "couch to 5k con l'asma", 'allClear', 'enter'],
    ['en', 'walk the Camino in September, bad knee', 'mayI', 'group'],
    ['it', 'la Via Francigena da Lucca a Roma a settembre, ho un ginocchio malandato', 'mayI', 'group'],
    ['en', 'half marathon in October, I have asthma', 'mayI', 'allClear'],
    ['en', 'Tough Mudder in July', 'obstacles', 'build'],
    ['it', 'Spartan Race a ottobre', 'obstacles', 'build'],
    ['en', "DofE silver expedition at the end of May, I'm 15", 'practiceWalk', 'groupBooking'],
    ['en', 'build a wildlife pond in the back garden', 'liner', 'look'],
    ['it', 'laghetto in giardino con i pesci rossi', 'pondFish', 'look'],
    ['en', "exhibition in the village hall on 12 June, I've seven pictures still to paint", 'missingWorks', 'goal'],
    ['it', 'mostra in biblioteca dal 5 giugno, mi mancano cinque quadri', 'missingWorks', 'goal'],
    ['en', 'Eurovision party on 15 May at ours', 'screen', 'fun'],
    ['it', 'serata Eurovision a casa il 15 maggio', 'screen', 'fun'],
    ['en', 'wedding in Galway on 4 September, church already booked', 'noticeInIreland', 'banns'],
    ['en', 'wedding in Galway on 4 September, church already booked', 'reception', 'venue'],
    ['it', 'matrimonio il 4 settembre, chiesa già prenotata', 'reception', 'venue'],
    ['en', '16 costumes for the school show on 25 June', 'make', 'programme'],
    ['en', 'repair café at the library on the first Saturday of the month', 'menders', 'members'],
    ['it', 'repair café in biblioteca ogni primo sabato', 'menders', 'members'],
    ['en', 'our cat is diabetic, learn to do the insulin before we go away at Easter', 'shownDose', 'rules'],
    ['it', 'imparare a fare l’insulina alla gatta, la gatta è diabetica', 'shownDose', 'rules'],
    ['en', "my daughter's hen pecked the others, sort the chickens out", 'moreRoom', 'order'],
    ['it', 'le nostre galline si beccano a sangue, rimediare', 'moreRoom', 'order'],
    ['en', 'get my son off the dummy before nursery in September', 'goodbye', 'rule'],
    ['en', 'the grandkids are coming for half term, 31 May to 4 June', 'room', 'transport'],
    ['it', 'arrivano i nipoti dal 31 maggio al 4 giugno', 'room', 'transport'],
    ['it', 'rientro al lavoro il 3 maggio dopo la maternità: nido, svezzamento e tiralatte', 'firstMeals', 'weaning'],
    ['en', 'back to work on 3 May after maternity leave: nursery, weaning, pumping', 'pumpAtWork', 'weaning'],
    ['it', 'recita di fine anno della quinta, il copione è ancora da scrivere', 'script', 'programme'],
    ['en', 'put on the school play in June, script still to write', 'script', 'programme'],
    ['it', 'i 18 anni di Sofia il 3 luglio, prosecco e dj', 'musicians', 'fun'],
    ['en', '18th birthday party on 3 July with a DJ', 'musicians', 'fun'],
    ['it', 'fare il sapone in casa e regalarlo a Natale', 'soapRests', 'sketch'],
    ['en', 'make soap for Christmas presents', 'soapRests', 'sketch'],
    ['en', 'grow a giant pumpkin for the village show in September', 'oneFruit', 'picking'],
    ['it', 'zucca gigante per la fiera di ottobre', 'oneFruit', 'picking'],
    ['en', "dad's funeral, it's next Friday at the crematorium, I'm doing the eulogy", 'eulogy', 'undertaker'],
    ['it', 'funerale del nonno lunedì prossimo, faccio io il discorso', 'eulogy', 'undertaker'],
    ['it', "L'Eroica a ottobre con la bici di mio nonno", 'oldBike', 'bike'],
    ['en', "get the old Raleigh ready for L'Eroica Britannia", 'vintageParts', 'parts'],
    ['it', 'grest in parrocchia dal 14 giugno, coordino gli animatori', 'leaders', 'site'],
    ['it', 'cucinare vegano per un mese', 'today', 'lessons'],
    ['en', 'godmother at a christening on 25 April', 'sponsor', 'invite'],
    ['it', 'madrina di battesimo il 25 aprile', 'sponsor', 'invite'],
    ['en', 'restart the allotment after two years', 'soil', 'backCv'],
    ['en', 'start collecting vinyl', 'catalogue', 'draft'],
    ['en', "play Bach's first cello suite at my teacher's recital on 26 June", 'programme', 'method'],
    ['en', 'build a kayak rack', 'cut', 'hull'],
    ['en', "mum's moving into sheltered housing in June, help her choose what to take", 'sort', 'look'],
    ['it', 'mamma va in una residenza a giugno, scegliere con lei che cosa portare', 'sort', 'look'],
    ['en', 'dentist for my 5 year old who is terrified', 'explainVisit', 'fear'],
    ['en', 'take up fishing', 'rodLicence', 'rest'],
    ['it', 'cominciare a pescare', 'rodLicence', 'rest'],
    ['en', 'barn dance for the church roof in September', 'ticketsAndPrizes', 'invite'],
    ['it', 'i miei 40 anni in agriturismo il 10 luglio', 'reserve', 'shopping'],
    ['en', "make all the food for my sister's wedding, 70 guests, 17 July", 'menuForMany', 'recipe'],
    ['it', "cucinare io per le nozze d'oro dei miei, 30 persone, 17 luglio", 'menuForMany', 'recipe'],
    ['it', 'cucinare per cinquanta alla sagra', 'cooksAndPots', 'recipe'],
    ['en', 'sleep through the night: our 8 month old', 'evenings', 'bedtime'],
    ['en', 'foster kittens for the rescue', 'vet', 'chip'],
    ['en', "send my daughter to scout camp, two weeks in July, she's got a nut allergy", 'tellAllergy', 'submit'],
    ['it', 'mandare mia figlia al campo scout a luglio, è allergica alle noci', 'tellAllergy', 'submit'],
    ['en', "cut down on sugar, I'm prediabetic", 'retest', 'chapters'],
    ['en', "mum's 90th in a care home, she has dementia", 'askHome', 'waiting'],
    ['it', "i 90 anni della nonna in casa di riposo, ha l'Alzheimer", 'askHome', 'waiting'],
    ['en', 'learn to ride a horse at 45', 'lesson', 'rules'],
    ['it', 'imparare ad andare a cavallo a 45 anni', 'lesson', 'rules'],
    ['en', 'hatch chicks with the school class', 'intoIncubator', 'coop'],
    ['it', 'far nascere i pulcini in classe', 'intoIncubator', 'coop'],
    ['it', "album del primo anno di matrimonio per l'anniversario del 4 luglio", 'select', 'invite'],
    ['en', "help my dad write his memoirs, he's 88", 'revise', 'askAfter'],
    ['it', 'aiutare papà a scrivere le sue memorie', 'revise', 'askAfter'],
    ['en', "look after my sister's three kids for a week at Easter", 'room', 'way'],
    ['it', 'tenere i tre figli di mia sorella per una settimana a Pasqua', 'room', 'way'],
    ['en', 'walking holiday in Madeira with my knees', 'mayI', 'bike'],
    ['en', 'rehearse with the band for the pub gig on 21 May', 'rehearse', 'whereToPlay'],
    ['it', 'fare il cammino di San Francesco con il cane', 'petRules', 'bike'],
    ['en', 'brew my own beer', 'bottled', 'fermentFresh'],
    ['it', 'fare la birra in casa', 'bottled', 'fermentFresh'],
    ['it', 'organizzare la tombola di Natale per la scuola', 'ticketsAndPrizes', 'order'],
    ['en', 'take our two toddlers camping for the first time, August bank holiday', 'gardenNight', 'ski'],
    ['en', 'cataract operation, optician told me to get a GP referral', 'referral', 'home'],
    ['it', "fare l'operazione di cataratta, l'oculista mi ha detto di prenotare al cup", 'referral', 'home'],
    ['en', 'memorial football tournament for Luke on 5 September', 'pitch', 'enter'],
    ['it', 'torneo di calcetto in memoria di Luca, domenica 5 settembre', 'pitch', 'venue'],
  ] as const)('have their own, %s: %s', (language, goal, has, not) => {
    const ids = idsOf(goal, language)
    expect(ids).toContain(has)
    expect(ids).not.toContain(not)
  })
})

it.each([
  ['en', 'hen do for nine in Bristol, first weekend of June', 'bookings', 'share'],
  ['it', 'addio al celibato per Marco, siamo in nove, a Praga il 5 giugno', 'flightsAndBeds', 'share'],
  ['en', 'knee replacement on 14 June', 'home', 'keepStrong'],
  ['it', "operazione all'anca il 21 giugno", 'home', 'keepStrong'],
  ['it', 'cresima di Tommaso il 23 maggio: vestito, gonfiabile e pranzo per 35', 'venue', 'classes'],
  ['en', 'first communion on 22 May: dress and lunch', 'bigOutfit', 'cake'],
  ['en', 'convert my old Transit into a camper, want to go to Cornwall in August', 'furniture', 'night'],
] as const)('puts first what others hang on, %s: %s', (language, goal, first, then) => {
  const ids = idsOf(goal, language)
  expect(ids).toContain(first)
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(then))
})

it.each([
  ['en', 'knee replacement on 14 June, get as strong as I can before it', 'strong as I can'],
  ['en', 'wean the baby and go back to work on 3 May', 'back to work'],
  ['it', 'svezzare il bimbo e tornare al lavoro il 3 maggio', 'ornare al lavoro'],
] as const)('has no step for how somebody is then, %s: %s', (language, goal, words) =>
  expect(
    planned(goal, language)
      .steps.map(({ title }) => title)
      .join(),
  ).not.toContain(words),
)

it('books a bouncy castle in a step of its own', () => {
  const titles = planned('first communion on 22 May, dress, bouncy castle and food for 40', 'en').steps.map(
    ({ title }) => title,
  )
  expect(titles).toContain('Bouncy castle')
})

it.each(['retire the old pony to a field near us'])('asks what becomes of an animal that goes elsewhere: %s', (goal) =>
  expect(readTarget(goal, '', asking('en')).templateId).toBe('generic'),
)

it.each([
  ['en', 'queen of the moon by Tuesday'],
  ['it', 'regina della luna entro martedì'],
] as const)('makes no goal of what cannot be, %s: %s', (language, goal) =>
  expect(readTarget(goal, '', asking(language)).isNonsense).toBe(true),
)

it.each([
  ['en', 'phone dad every Sunday'],
  ['it', 'chiamare la nonna ogni domenica'],
] as const)('calls from wherever one is, %s: %s', (language, goal) => {
  const target = measuredTarget(goal, '', asking(language))
  const plan = target && planGoal(target, around(language))
  expect(plan?.series?.exdates).toEqual([])
})
