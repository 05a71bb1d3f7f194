import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const idsOf = (text: string, language: Language) =>
  planTarget(readTarget(text, '', asking(language)), around(language)).steps.map(({ id }) => id)

describe('the steps of a goal that says more of it', () => {
  it.each([
    ['en', 'Write my dissertation, 12,000 words due 30 April, about 4,000 are written', 'rest', 'research'],
    ['it', 'scrivere la tesi entro il 30 aprile, 40 pagine sono scritte', 'rest', 'research'],
    ['en', 'train for the black belt grading on 4 December', 'forms', 'marks'],
    ['it', 'esame di cintura nera il 4 dicembre', 'forms', 'marks'],
    ['en', 'get my blood presure down without more pills', 'monitor', 'kitchen'],
    ['en', "scan and label all of Dad's old photos", 'scan', 'details'],
    ['en', 'open a small bakery in the village, I have the premises but nothing else', 'permits', 'place'],
    ['it', 'aprire una panetteria in paese, ho il locale ma nient’altro', 'permits', 'place'],
    ['en', 'set up a repair cafe, the library would let us have the room for free', 'core', 'room'],
    ['en', "buy our first flat, we've saved 35k for the deposit", 'bank', 'none'],
    ['en', 'buy our first flat, the mortgage is agreed', 'search', 'bank'],
    ['en', 'pass my statistics exam on 15 June', 'exercises', 'revise'],
    ['it', 'montare i pannelli solari sul tetto, siamo in condominio', 'assembly', 'choose'],
    ['it', 'passare analisi 1', 'exercises', 'revise'],
    ['en', 'get my cv out and find a new job before my contract ends on 30/7', 'cv', 'readIt'],
    ['it', 'test di medicina a luglio', 'questions', 'revise'],
    ['it', 'concorso comune, preselettiva il 10 maggio', 'questions', 'revise'],
    ['en', 'history exam on 15 June', 'revise', 'exercises'],
    ['en', 'quit smoking, third try', 'lastTimes', 'none'],
    ['it', 'smettere di fumare, terzo tentativo', 'lastTimes', 'none'],
    ['en', "mum's 70th birthday party on 19 June, most of them coming from Ireland", 'dateForGuests', 'none'],
    ['it', 'festa per i 70 anni di mamma il 19 giugno, molti vengono dalla Germania', 'dateForGuests', 'none'],
    ['en', "renovate the bathroom because my husband can't climb into the tub any more", 'accessNeeds', 'none'],
    ['it', 'rifare il bagno perché mio marito non riesce più a entrare nella vasca', 'accessNeeds', 'none'],
    ['en', 'get confirmed at church this autumn', 'classes', 'godparents'],
    ['en', "sort out mum's care home place", 'homes', 'meet'],
    ['en', 'run a marathon on 28 November in under 4 hours', 'targetPace', 'none'],
    ['it', 'correre la maratona il 28 novembre in meno di 4 ore', 'targetPace', 'none'],
    ['en', 'get the flock ready for the county show on 17 July', 'halter', 'forShow'],
    ['it', 'portare le pecore alla mostra zootecnica il 17 luglio', 'halter', 'forShow'],
    ['en', 'go back to nursing after 6 years at home with the kids', 'registration', 'employer'],
    ['en', 'coach the under 11s to a decent end of season tournament in June', 'friendly', 'badge'],
    ['en', 'put on a play with our amateur drama group on 13 November', 'rights', 'core'],
    ['en', 'sort out my pension before I retire next spring', 'claimThem', 'none'],
    ['it', 'controllare la mia pensione prima di andare in pensione a marzo 2028', 'claimThem', 'none'],
    ['en', 'sleep better, I work nights', 'blocks', 'bedtime'],
    ['it', 'dormire meglio, lavoro di notte', 'blocks', 'bedtime'],
    ['en', "lose my baby weight, I'm still breastfeeding", 'feeding', 'doctor'],
    ['it', 'perdere i chili della gravidanza, allatto ancora', 'feeding', 'doctor'],
    ['en', 'learn the drums quietly, I live in a flat', 'noise', 'none'],
    ['it', 'imparare la batteria, abito in condominio', 'noise', 'none'],
    ['en', 'sort out the inheritance from my uncle, there are five of us', 'allTold', 'none'],
    ['it', 'vendere la casa dei nonni, siamo quattro eredi', 'agreeHeirs', 'none'],
    ['en', 'move my mum in with us by August', 'safe', 'tryOut'],
    ['en', 'get our son off nappies at night', 'dryNights', 'out'],
    ['it', 'togliere il pannolino di notte', 'dryNights', 'out'],
    ['en', 'Find a wedding dress, the wedding is on 4 December', 'fitting', 'compare'],
    ['en', 'get the kids to bed by half seven on school nights', 'eveningOrder', 'bedtime'],
    ['en', 'Get our cat used to the new baby, due 20 July', 'nearBaby', 'bag'],
    ['it', 'abituare il cane al bambino in arrivo', 'nearBaby', 'bag'],
    ['en', 'Restart piano after 20 years', 'pieces', 'basics'],
    ['it', 'riprendere il pianoforte dopo 20 anni', 'pieces', 'basics'],
    ['en', "visit my brother in Canada in June, we haven't got passports yet", 'getPassports', 'none'],
    ['it', 'viaggio in Canada a giugno, non abbiamo il passaporto', 'getPassports', 'none'],
    ['en', "go on my first solo holiday, I'm 62 and a bit nervous", 'soloPlan', 'none'],
    ['it', 'il mio primo viaggio da sola', 'soloPlan', 'none'],
    ['en', 'Knock 10 minutes off my half marathon time', 'targetPace', 'none'],
    ['en', "Have the girls' bedroom redecorated while they're at camp, 2 to 9 August", 'paintShop', 'paint'],
    ['en', 'stop snoring', 'onTheSide', 'bedtime'],
    ['it', 'smettere di russare', 'onTheSide', 'bedtime'],
    ['en', 'Get my son through his driving theory', 'quizzes', 'carPark'],
    ['en', 'Tile the hallway, never done it before', 'ownWork', 'quotes'],
    ['en', 'Fix my credit score before we apply for a mortgage in the autumn', 'creditReports', 'track'],
  ] as const)('hold on to that, %s: %s', (language, goal, present, absent) => {
    const ids = idsOf(goal, language)
    expect(ids).toContain(present)
    expect(ids).not.toContain(absent)
  })

  it('have no step for an aside between dashes', () => {
    const said = "Get my knee replaced - the consultant says I'm on the list for autumn - and be walking by new year"
    expect(idsOf(said, 'en').filter((id) => id.startsWith('dated'))).toEqual([])
  })

  it('have none for what an act has with it', () => {
    const { steps } = planTarget(
      readTarget('catch up with maths before the mock exams in June', '', asking('en')),
      around('en'),
    )
    expect(steps.map(({ title }) => title)).not.toContain('Maths')
  })
})

it.each([
  ['it', 'tesi magistrale, consegna il 10 settembre, il relatore non risponde mai', 'risponde'],
  ['en', 'finish my thesis by 10 September, my supervisor never answers', 'answers'],
  ['it', 'cappotto termico al condominio, un proprietario contrario', 'proprietario'],
  ['en', 'external insulation for our block of flats, one owner against', 'owner against'],
] as const)('the titles of steps name no complaint, in %s: %s', (language, text, word) => {
  const { steps } = planTarget(readTarget(text, '', asking(language)), around(language))
  expect(steps.filter(({ title }) => title.includes(word))).toEqual([])
})
