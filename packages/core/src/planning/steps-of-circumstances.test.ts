import { describe, expect, it } from 'vitest'
import { kindQuestion } from './kind-question.ts'
import { measuredTarget } from './measured/measured-target.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const planned = (text: string, language: 'it' | 'en') =>
  planTarget(readTarget(text, '', asking(language)), around(language))
const idsOf = (text: string, language: 'it' | 'en'): readonly string[] =>
  planned(text, language).steps.map(({ id }) => id)

describe('the steps of a goal by what is said beside it', () => {
  it.each([
    ['en', 'swim the English Channel in July 2028', 'pilotBoat', 'check'],
    ['en', 'Channel relay swim in August, six of us', 'qualifier', 'test'],
    ['it', 'traversata della Manica a nuoto a luglio 2028', 'pilotBoat', 'check'],
    ['en', "learn to swim, I'm 61 and scared of deep water", 'tellFear', 'alone'],
    ['it', "imparare a nuotare, ho 50 anni e ho paura dell'acqua alta", 'tellFear', 'alone'],
    ['en', 'hip replacement on 7 June, somebody has to walk the dog', 'animals', 'children'],
    ['it', "protesi all'anca il 7 giugno, chi porta fuori il cane?", 'animals', 'children'],
    ['en', 'hysterectomy on 7 June, two kids under 7', 'children', 'animals'],
    ['it', 'isterectomia il 7 giugno, ho due figli piccoli', 'children', 'animals'],
    ['en', 'get mum to accept a carer', 'talkFirst', 'lead'],
    ['it', 'trovare una badante per la mamma, che non vuole nessuno in casa', 'talkFirst', 'lead'],
    ['en', 'wild camping weekend in the Lakes in May', 'wherePitch', 'pitch'],
    [
      'en',
      "write a children's book for Edie's 5th birthday on 9 August, story's written just needs the pictures",
      'pictures',
      'draft',
    ],
    ['en', 'cake for the christening on 25 April, 50 people', 'layers', 'cooksAndPots'],
    ['it', 'torta per il battesimo del 25 aprile, 50 persone', 'layers', 'cooksAndPots'],
    ['en', 'do all the food for 50 people on 25 April', 'cooksAndPots', 'tiers'],
    ['en', 'costumes for the school Oliver, 32 kids, the show is on 24 June', 'measureAll', 'hall'],
    ['it', 'costumi per il saggio di danza, 18 bambine, 5 giugno', 'measureAll', 'hall'],
    ['en', 'hens in May, the henhouse is built', 'order', 'coop'],
    ['en', 'first time with hens, hens come on 10 April', 'feed', 'order'],
    ['it', 'arrivano le galline il 10 aprile, il pollaio è pronto', 'feed', 'order'],
    ['en', 'beekeeping, second year, lost the colony over winter, a nuc in May', 'colony', 'course'],
    ['it', "api, secondo anno, ho perso la famiglia d'inverno, un nucleo a maggio", 'colony', 'course'],
    ['en', 'first honey harvest, colony arriving in May, complete beginner', 'look', 'checks'],
    ['en', 'puppy coming home on 1 May, crate and bed bought', 'home', 'ask'],
    ['en', 'wedding on 21 August, venue, church and caterer booked', 'stillMissing', 'venue'],
    ['en', 'our wedding on 28 August, Co. Clare, venue and priest booked nothing else', 'noticeInIreland', 'venue'],
    ['en', '50th birthday party on 10 July, DJ and hall booked', 'order', 'musicians'],
    ['en', 'dinner for 12 on 17 April, menu chosen', 'shopping', 'menu'],
    ['en', 'start nursery in September, place confirmed', 'settlingIn', 'compare'],
    ['en', 'learn the piano, have a keyboard and a teacher', 'firstCheck', 'teacher'],
    ['en', 'open a coffee van. have the van, no permits', 'streetPermits', 'vehicle'],
    ['en', 'PhD thesis by 30 September, 3 chapters drafted, 2 to go', 'chapters', 'outline'],
    ['en', 'finish my first novel. 32,000 words in, want 80,000 by Halloween', 'missing', 'outline'],
    ['en', 'write a novel, first draft done', 'revise', 'weekly'],
    ['en', 'knee replacement on 3 June, want to be back bowling by the autumn', 'further', 'restDays'],
    ['en', 'couch to 5k with my dad, he has a bad heart', 'allClear', 'enter'],
    ['en', 'cub camp for 20 in July, site booked, no leaders yet', 'leaders', 'site'],
    ['en', 'ballet exam in June for my daughter', 'setWork', 'ticket'],
    ['en', "nan's 90th on 16 May, tea at the village hall, no disco", 'order', 'musicians'],
    ['en', 'confirmation on 8 May, dress too small, table for 16 booked', 'invite', 'venue'],
    ['en', 'Sikh wedding in Leeds on 9 October, gurdwara booked', 'reception', 'venue'],
    ['en', 'quiz night for the lifeboats in November, pub booked', 'questions', 'venue'],
    ['it', 'serata quiz di beneficenza a novembre', 'questions', 'stands'],
    ['en', 'poetry collection, 40 poems written, find a publisher', 'pitch', 'draft'],
    ['en', 'put on the village panto in December, we have a script and a hall', 'parts', 'piece'],
    ['en', "panto in December, I'm playing the dame and I can't dance", 'lines', 'ticket'],
  ] as const)('%s: %s: %s, and not %s', (language, goal, has, not) => {
    const ids = idsOf(goal, language)
    expect(ids).toContain(has)
    expect(ids).not.toContain(not)
  })

  it.each([
    ['en', 'silver wedding in September, take Maureen somewhere warm', 'trip'],
    ['en', 'propose in Paris in May', 'proposal'],
    ['en', 'back to football after ACL operation in January', 'recovery'],
    ['en', 'get the baby to sleep in her own cot', 'toddler'],
    ['en', "catsitter for the fortnight we're in Corfu", 'petBoarding'],
    ['en', "Grandad's memoirs - record him talking and get it typed up", 'writing'],
    ['en', 'get over Mark', 'grief'],
    ['en', 'give up the fags by Easter Monday', 'quitting'],
    ['en', 'make Diwali sweets for the whole street', 'cooking'],
    ['en', 'fostering a dog over the summer', 'pet'],
    ['it', 'prendere un cane in stallo per l’estate', 'pet'],
    ['en', 'get the baby onto the bottle before I go back on 1 June', 'toddler'],
    ['en', 'camp with the Brownies 25-27 June, food budget done, no first aider', 'camp'],
    ['en', 'make a memory box for mum, she has dementia', 'craft'],
    ['en', 'sponsor walk with the cubs, 8 May', 'race'],
    ['en', 'walk Offas Dyke in bits', 'longWalk'],
    ['en', 'Irish dancing feis 22 May, wig and dress borrowed', 'competition'],
    ['en', 'Christmas in Lapland with the kids', 'trip'],
    ['en', "fly fishing day for dad's 70th", 'trip'],
    ['en', "tidy up my grandmother's grave before her anniversary", 'chore'],
    ['en', 'busk in Covent Garden', 'performance'],
    ['en', 'Harvest supper at the church hall for 70', 'event'],
    ['en', 'anniversary weekend 19 June without the kids', 'trip'],
    ['en', 'play every course in Fife', 'eachOfThem'],
    ['en', 'all the Wainwrights, 214, done 88', 'eachOfThem'],
    ['en', 'Inca trail next May', 'longWalk'],
    ['en', 'Grade 8 singing', 'performance'],
    ['en', 'guide camp, I am the new leader', 'camp'],
    ['en', 'Get Ethan to cubs camp in June', 'trip'],
    ['en', 'get engaged on top of Ben Nevis in August', 'proposal'],
    ['en', "put Bella to sleep at home, she's 16", 'vetVisit'],
    ['en', 'stop dad driving before he kills someone', 'conversation'],
    ['en', "restore grandad's fishing boat, engine seized", 'restoring'],
    ['en', 'rehome two of the cats', 'giveAway'],
    ['en', 'valentines day', 'gift'],
    ['en', 'gig at the Bell on 12 June, set list done', 'performance'],
  ] as const)('is of its kind, %s: %s: %s', (language, goal, kind) =>
    expect(readTarget(goal, '', asking(language)).templateId).toBe(kind),
  )

  it.each([
    ['en', 'Diwali party for the neighbours, 30 of us', '2027-10-29'],
    ['en', 'hysterectomy on 7 April, 6 weeks off, two kids', '2027-04-07'],
  ] as const)('takes no other number for its days, %s: %s', (language, goal, day) => {
    const { first, last } = readTarget(goal, '', asking(language)).anchor ?? { first: 0, last: 0 }
    expect([first, last].map((one) => new Date(one * 86_400_000).toISOString().slice(0, 10))).toEqual([day, day])
  })

  it.each([
    ['en', 'be happier', ['regular', 'meeting', 'therapy']],
    ['it', 'essere più felice', ['regular', 'meeting', 'therapy']],
    ['en', 'sort my life out', ['regular', 'declutter', 'finances']],
    ['it', 'mettere ordine nella mia vita', ['regular', 'declutter', 'finances']],
  ] as const)('asks with what may be meant, %s: %s', (language, goal, kinds) =>
    expect(kindQuestion(readTarget(goal, '', asking(language)), language)?.choices.map(({ kind }) => kind)).toEqual(
      kinds,
    ),
  )

  it.each([
    ['en', "Dad's 80th on 12 June, hall booked but no caterer yet", 'Food, drinks and cake: a caterer'],
    ['en', 'first communion on 22 May, hall booked, no caterer', 'Order cake and flowers: a caterer'],
    ['en', 'triathlon in June, no wetsuit', 'Find a wetsuit'],
    ['it', 'spettacolo di fine anno, copione e teatro ci sono, manca il regista', 'Trovare il regista'],
    ['en', 'two weeks in Brittany in August, need a house with a garden', 'Where to sleep: a house with a garden'],
  ] as const)('finds what is missing, %s: %s', (language, goal, title) =>
    expect(planned(goal, language).steps.map((step) => step.title)).toContain(title),
  )

  it.each([
    ['en', 'banana'],
    ['it', 'una banana'],
  ] as const)('finds no goal in a thing alone, %s: %s', (language, goal) =>
    expect(readTarget(goal, '', asking(language)).isNonsense).toBe(true),
  )

  it.each([
    ['host Iftar and Eid for the whole family next year', 'Host Iftar'],
    ['knee replacement on 14 June, get the house and myself ready', 'Get the house and myself ready'],
    ['lambing starts on 1 May, 60 ewes, on my own this year', 'On my own'],
    ['silver wedding in September, take Maureen somewhere warm', 'Take Maureen somewhere warm'],
  ])('has no step for the goal itself: %s', (goal, title) =>
    expect(planned(goal, 'en').steps.map((step) => step.title)).not.toContain(title),
  )

  it('brings a puppy home when the holidays begin', () => {
    const { anchor } = readTarget('get a puppy in the summer holidays when I am off work', '', asking('en'))
    expect(new Date((anchor?.first ?? 0) * 86_400_000).getUTCMonth()).toBe(6)
  })

  it('takes a grade for no number', () => {
    expect(measuredTarget('Grade 5 piano summer session', '', asking('en'))).toBeNull()
    expect(measuredTarget('dormire prima delle 23 nei giorni di scuola', '', asking('it'))).not.toBeNull()
  })

  it.each([
    ['read 30 books this year, 8 read', 22],
    ['reach 100 parkruns, on 87', 13],
    ['get 200 subscribers for my newsletter by 1 August, got 37', 163],
    ['get to bed before 11 on school nights', 207],
    ['Lent: no chocolate and no wine, until Easter', 11],
  ] as const)('counts what is left: %s', (goal, target) =>
    expect(measuredTarget(goal, '', asking('en'))?.target).toBe(target),
  )
})
