import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const planOf = (text: string, language: Language) =>
  planTarget(readTarget(text, '', asking(language)), around(language))

const idsOf = (text: string, language: Language): readonly string[] => planOf(text, language).steps.map(({ id }) => id)

/** How many days after the first of two steps the second begins. */
function daysBetween(text: string, language: Language, ids: readonly [string, string]): number {
  const { steps } = planOf(text, language)
  const [first = NaN, second = NaN] = ids.map((id) => steps.find((step) => step.id === id)?.first)
  return second - first
}

describe('the steps of a goal by how it is made, sold and with whom', () => {
  it.each([
    ['it', 'organizzare il matrimonio di mia sorella il 18 settembre', 'couple', 'honeymoon'],
    ['en', 'plan my daughter’s wedding on 18 September', 'couple', 'honeymoon'],
    ['en', 'our wedding on 18 September', 'honeymoon', 'couple'],
    ['it', 'svuotare la casa della mamma dopo la sua morte', 'keepsakes', 'place'],
    ['en', 'clear out dad’s flat now he has died', 'papersFirst', 'areas'],
    ['en', 'clear out the garage', 'areas', 'keepsakes'],
    ['it', 'vendere il motorino fermo da 4 anni', 'revive', 'hand'],
    ['en', 'sell the motorbike that has been standing for years', 'readyRide', 'ready'],
    ['en', 'sell my old records on ebay', 'lots', 'answers'],
    ['en', 'sell the sofa', 'answers', 'lots'],
    ['it', 'adottare un gatto dal gattile', 'shelter', 'agree'],
    ['en', 'get a dog', 'agree', 'shelter'],
    ['it', 'adottare un cane, abbiamo già un gatto', 'things', 'thingsCat'],
    ['en', 'repot the houseplants', 'biggerPots', 'plan'],
    ['en', 'get Irish citizenship through my gran', 'certificates', 'conditions'],
    ['it', 'cittadinanza italiana tramite il mio bisnonno', 'line', 'language'],
    ['it', 'prendere la cittadinanza italiana', 'conditions', 'line'],
    ['en', 'enter the village show with my marrow', 'schedule', 'court'],
    ['en', 'make a coffee table from the boards we’ve got', 'sortWood', 'wood'],
    ['en', 'sell the van and get an estate car', 'nextOne', 'hand'],
    ['it', 'mettere su un pollaio', 'coop', 'picture'],
    ['it', 'fare il cambio dell’armadio', 'trying', 'drawing'],
    ['it', 'trasferirmi a Valencia in autunno con il cane', 'pet', 'clean'],
    ['it', 'separazione civile, soprattutto per i bambini', 'tellChildren', 'home'],
    ['en', 'get divorced, no kids', 'home', 'tellChildren'],
    ['en', 'divorce sorted by the end of the year', 'home', 'homes'],
    ['en', 'braces off by Christmas', 'retainer', 'impressions'],
    ['en', 'move Gran into a care home before the winter', 'waiting', 'search'],
    ['en', 'find a flatmate by July', 'viewings', 'meet'],
    ['it', 'togliere l’apparecchio a settembre', 'retainer', 'impressions'],
    ['en', 'give back the keys to the old flat', 'meters', 'gather'],
    ['en', 'get baptised at Easter', 'ownOutfit', 'godparents'],
    ['en', 'finish my PhD thesis, two chapters still to write, viva in October', 'chapters', 'reread'],
    ['it', 'laurearmi a ottobre, mi mancano due esami e la tesi', 'lastExams', 'handIn'],
    ['en', 'pass my driving test at the third attempt', 'whatWentWrong', 'requirements'],
    ['en', 'get my HGV licence', 'lorryMedical', 'insurance'],
    ['it', 'imparare la chitarra, ce l’ho in soffitta', 'tune', 'get'],
    ['en', 'retrain as an electrician', 'enrolIt', 'cv'],
    ['it', 'cucire un vestito per la cena di gala', 'cutOut', 'sketch'],
    ['en', 'knit a blanket for the baby', 'blocking', 'sketch'],
    ['en', 'crochet a baby shawl for September', 'yarn', 'cutOut'],
    ['en', 'build a shed at the bottom of the garden', 'roof', 'stand'],
    ['en', 'build a bookcase', 'stand', 'roof'],
    ['it', 'imparare a fare il pane con il lievito madre come mia zia', 'familyRecipe', 'recipes'],
    ['en', 'learn to make proper croissants', 'sameRecipe', 'basics'],
    ['en', 'learn to cook', 'recipes', 'sameRecipe'],
    ['it', 'prendere la patente a 43 anni', 'lessons', 'riding'],
    ['en', 'pass my driving theory test, then the practical before September', 'lessons', 'quizzes'],
    ['en', 'driving theory test on 12 May', 'quizzes', 'lessons'],
    ['it', 'imbiancare il corridoio entro fine aprile', 'paint', 'clear'],
    ['en', 'rewire the kitchen and paint it', 'rewire', 'fitting'],
    ['it', 'rifare l’impianto elettrico e poi imbiancare', 'electrician', 'materials'],
    ['it', 'cena con i compagni del liceo, sparsi per tutta Italia', 'poll', 'bring'],
    ['en', 'run 10k without stopping by the end of May', 'testRun', 'attempt'],
    ['en', 'sort out my will and power of attorney', 'signatures', 'send'],
    ['en', 'get Alfie through his GCSEs, first exam is 10 May', 'betweenPapers', 'little'],
    ['en', 'my 50th party on 22 August, we get back from holiday the day before', 'caterer', 'shopping'],
    ['it', 'festa dei 50 anni il 22 agosto, torniamo dalla Sardegna il giorno prima', 'standIn', 'setUp'],
    ['en', 'start a small candle business with a market stall', 'batches', 'build'],
    ['en', 'sing in the Messiah with the choral society on 11 December', 'rehearse', 'runThrough'],
    ['en', 'get to grade 5 on the cello', 'mockExam', 'programme'],
    ['it', 'abbassare la pressione entro giugno', 'weekOfReadings', 'firstWeeks'],
    ['en', 'be a better listener', 'oneThing', 'easier'],
    ['it', 'essere più paziente con i figli', 'askThem', 'steady'],
    ['en', 'help my daughter choose a secondary school', 'ranking', 'documents'],
    ['it', 'allenare i pulcini da settembre', 'sessions', 'write'],
    ['en', 'less phone, more sleep, lights out by 10.30', 'bedtime', 'celebrate'],
    ['en', 'family tree, printed for Gran on 3 December', 'print', 'register'],
    ['it', 'chiudere il mutuo', 'release', 'proof'],
    ['it', 'pulizia dei denti al cane', 'softFood', 'collar'],
    ['en', 'get the rabbit neutered', 'hay', 'fasting'],
    ['en', 'crate train the puppy', 'shortAlone', 'outside'],
    ['en', 'make a patchwork quilt', 'binding', 'hems'],
    ['it', 'cucire le tende della cameretta', 'window', 'pattern'],
    ['it', 'balcone fiorito per l’estate', 'potsAndSoil', 'clear'],
    ['en', 'tidy up the garden', 'cuttings', 'water'],
    ['en', 'two raised beds with salad', 'filling', 'soil'],
    ['it', 'completare la collezione di monete da 2 euro', 'swaps', 'value'],
    ['it', 'togliere un neo', 'dressing', 'bag'],
    ['it', 'smettere con i sonniferi', 'stepDown', 'firstDay'],
    ['en', 'book a smear test', 'book', 'papers'],
    ['en', 'get a hearing aid', 'whenHard', 'glasses'],
    ['en', 'get back in shape after having a baby', 'coreFirst', 'trial'],
    ['en', '10k swim in Windermere on 28 August', 'outside', 'base'],
    ['en', 'clear Dad’s house before it goes on the market', 'emptyHouse', 'place'],
    ['it', 'andare a vivere da sola', 'basics', 'papers'],
    ['en', 'emigrate to New Zealand', 'addressAbroad', 'unpack'],
    ['en', 'sort out home insurance by 30 April', 'compareCover', 'compare'],
    ['it', 'imparare un po’ di greco prima delle vacanze di agosto', 'aimTravel', 'aim'],
    ['en', 'learn Italian before our holiday in September', 'aimTravel', 'aim'],
    ['it', 'un maglione ai ferri per mio nipote che nasce a settembre', 'swatch', 'tryOn'],
    ['it', 'preparare il giardino per l’inverno', 'leaves', 'plan'],
    ['en', 'get the garden ready for winter', 'leaves', 'plan'],
    ['en', 'teach Isla to ride a bike before she starts school in September', 'glide', 'teachers'],
    ['en', 'do a handstand by my 60th birthday', 'lessHelp', 'parts'],
    ['it', 'imparare la verticale', 'supported', 'best'],
    ['en', 'put up a shed', 'base', 'things'],
    ['it', 'ridipingere le ante della cucina', 'doorsOn', 'worth'],
    ['en', 'plant a tree for my granddaughter', 'treeHole', 'dig'],
    ['it', 'curare la piralide del bosso', 'spray', 'food'],
    ['en', 'grow my own tomatoes this summer', 'picking', 'water'],
    ['it', 'portare il gatto a fare il vaccino', 'carrier', 'referral'],
    ['en', 'Rex is having his teeth out on 6 April', 'beforeOp', 'papers'],
    ['it', 'mettere l’impianto di irrigazione sul terrazzo', 'dripTest', 'look'],
    ['en', 'volunteer abroad for three months', 'jabsAndVisa', 'time'],
    ['en', 'keep my orchid alive', 'roundOne', 'rounds'],
    ['en', 'get rid of the moss in the lawn', 'overseed', 'firstCut'],
    ['en', 'finish my novel and send it to agents by October', 'missing', 'draft'],
    ['en', 'build a table out of the oak that came down', 'sawn', 'wood'],
    ['en', 'become a school governor', 'vacancy', 'time'],
    ['it', 'laurearmi a dicembre, mi mancano due esami e la tesi è ancora da iniziare', 'outline', 'rest'],
    ['en', 'help Mum move somewhere smaller, her house is packed to the rafters', 'clearOut', 'rooms'],
    ['en', 'apply for settled status', 'freeForm', 'decision'],
    ['en', 'swim a mile in open water', 'outdoors', 'testRun'],
    ['it', 'mettere i pannelli solari', 'grants', 'coverage'],
    ['it', 'prendere la patente A2', 'bikeTheory', 'theory'],
    ['it', 'esame da avvocato', 'opinions', 'book'],
    ['it', 'fare lo spid, la carta d’identità e l’isee', 'cardToo', 'book'],
    ['en', 'learn guitar, five songs to play at the beach in August', 'firstChords', 'basics'],
    ['it', 'trovare una badante o una rsa per la mamma', 'carerSearch', 'search'],
  ] as const)('are its own (%s): %s', (language, text, wanted, unwanted) => {
    const ids = idsOf(text, language)
    expect(ids).toContain(wanted)
    expect(ids).not.toContain(unwanted)
  })

  it('leave weeks between what is ordered for a bathroom and the works', () => {
    expect(daysBetween('new bathroom by December', 'en', ['materials', 'works'])).toBeGreaterThan(55)
  })

  it.each([
    ['ci sposiamo il 24 giugno 2028', 'it', ['suppliers', 'seating'], 210],
    ['publish my app on the App Store before Christmas', 'en', ['account', 'trial'], 150],
  ] as const)('are as far from each other as they must be: %s', (text, language, ids, days) => {
    expect(daysBetween(text, language, ids)).toBeGreaterThan(days)
  })

  it.each([
    ['Cammino di Santiago a settembre, ultimi 200 km', 10],
    ['Cammino di Santiago a settembre', 7],
  ] as const)('last as long as the way on foot takes: %s', (text, days) => {
    const { day, last } = planOf(text, 'it')
    expect(last - day + 1).toBe(days)
  })
})
