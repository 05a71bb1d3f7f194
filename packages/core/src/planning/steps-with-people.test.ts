import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { planTarget } from './plan-target.ts'
import type { TemplateId } from './planning-types.ts'
import { readTarget } from './read-target.ts'
import { around, asking, goalOf, TODAY } from './test/situations.ts'

const idsOf = (text: string, language: Language = 'en') =>
  planTarget(readTarget(text, '', asking(language)), around(language)).steps.map(({ id }) => id)

describe('the steps of a goal with people', () => {
  it.each([
    ["my daughter's cross-country race on 24 April", 'enter', 'base'],
    ['our wedding in Italy in June 2028', 'papersThere', 'papers'],
    ['our 10th wedding anniversary dinner on 3 June', 'menu', 'guests'],
    ["my son's football tournament on 22 May", 'check', 'practise'],
    ['art competition at school by 16 April', 'send', 'practise'],
    ['sell my cakes at the school fair on 19 June', 'bakers', 'stock'],
    ["school trip to France in June, I'm leading it", 'approval', 'consent'],
    ['go and see my friend in hospital', 'visitHours', 'pack'],
    ["first triathlon in July, I can't swim crawl", 'threeSports', 'paceSwims'],
    ['renew our vows on 12 June', 'celebrant', 'papers'],
    ["my best friend's wedding in Spain in June", 'documents', 'papersThere'],
    ["organise Tom's stag do in Prague in June", 'flightsAndBeds', 'venue'],
    ['retirement party for a colleague on 30 April', 'collection', 'games'],
    ["Ella's 6th birthday party on 24 April", 'games', 'fun'],
    ['make a wedding cake for 12 June', 'tiers', 'layers'],
    ['safari in Kenya next year', 'jabs', 'ski'],
    ['publish my novel', 'wayOut', 'draft'],
    ['scatter mum’s ashes at Whitby in August', 'permission', 'flowers'],
    ['first communion of Ella on 16 May', 'venue', 'godparents'],
    ['our son’s bar mitzvah in October', 'portion', 'godparents'],
    ['bring home our puppy on 8 May', 'train', 'meet'],
    ['adopt two rabbits', 'cage', 'chip'],
    ['spay the cat', 'stitches', 'carrier'],
    ['stop the dog barking at the door', 'calm', 'outside'],
    ['teach grandpa to use his phone', 'sheet', 'little'],
    ['get dad into a care home', 'list', 'trial'],
    ['pilgrimage to Lourdes in July', 'group', 'walks'],
    ['cycle from London to Paris in August', 'bike', 'kit'],
    ['pub quiz on 22 April', 'team', 'court'],
    ['stand at the trade fair on 5 October', 'appointments', 'permits'],
    ['make marmalade', 'jars', 'trial'],
    ['dad’s headstone', 'mason', 'flowers'],
    ['get my dog to stop pulling', 'outside', 'little'],
    ['driving test on 21 May, theory done already', 'lessons', 'theory'],
    ['best man’s speech on 12 June', 'stories', 'slides'],
    ['go to the cinema on 20 April', 'ticket', 'travel'],
    ['mum is moving in with us on 1 June', 'safe', 'notice'],
    ['my boyfriend is moving in with me on 1 June', 'notice', 'safe'],
    ['find a nursery place for Isla from September', 'waitingList', 'submit'],
    ['wedding on 4 September, still need a florist and a band', 'seating', 'venue'],
    ['be godfather to Leo at his christening on 16 May', 'sponsor', 'reply'],
    ['organise dad’s funeral', 'undertaker', 'ashes'],
    ['get both kids swimming by August', 'lessons', 'little'],
    ['say no to my in-laws more often', 'smallNos', 'firstWeeks'],
    ['get the kids off their tablets at dinner', 'rule', 'oneTalk'],
    ['go to my cousin’s graduation in Durham on 2 July', 'guestTicket', 'reply'],
    ['wedding on 4 September, photographer is booked', 'stillMissing', 'suppliers'],
    ['street party for our road in June', 'roadClosed', 'stands'],
    ['get back in touch with my brother', 'firstLines', 'points'],
    ['take mum to see the bluebells on 24 April', 'theirWish', 'things'],
    ['visit my sister in Canada in September', 'documents', 'stay'],
    ['camping in Wales in June', 'pitch', 'stay'],
    ['trip to New Zealand next February, we have the flights', 'stay', 'transport'],
    ['day trip to Calais in May', 'dayPlan', 'pack'],
    ['surprise trip to Paris in May', 'secret', 'leave'],
    ['triathlon on 5 September', 'bricks', 'base'],
    ['get divorced', 'conditionalOrder', 'sign'],
    ['teach my son to drive', 'mayDrive', 'little'],
    ['teach my wife to drive', 'quietRoads', 'sheet'],
    ['host Christmas for the whole family', 'bird', 'order'],
    ['go and see my new nephew', 'present', 'travel'],
    ['dentist for the kids', 'explainVisit', 'atHome'],
    ['vasectomy on 30 April', 'help', 'dressing'],
    ['separate from my husband', 'agreement', 'meanwhile'],
    ['small registry office wedding on 10 July', 'papersNow', 'papers'],
    ['apply for a primary school place', 'schoolVisits', 'visit'],
    ["our daughter's wedding on 25 September", 'couple', 'reply'],
    ['move mum into a care home, we have visited two and she likes the one in Hexham', 'waiting', 'homes'],
    ['move in with Tom in May, the flat is signed for but we have no furniture', 'furniture', 'sort'],
    ['organise the village fair on 19 June', 'grounds', 'venue'],
    ['learn to play the guitar I bought three years ago', 'tune', 'get'],
  ])('are those that it needs, and none of another manner, %s: %s, and not %s', (text, has, hasNot) => {
    const ids = idsOf(text)
    expect([ids.includes(has), ids.includes(hasNot)]).toEqual([true, false])
  })

  it.each([
    ['la gara di nuoto di mia figlia il 24 aprile', 'doctor'],
    ['sposarci in Grecia a settembre', 'papersThere'],
    ['rinnovare le promesse di matrimonio il 12 giugno', 'celebrant'],
    ['matrimonio in chiesa il 12 giugno 2028', 'marriageCourse'],
    ['compleanno di mia mamma, 80 anni, il 3 luglio, una cinquantina di invitati', 'invite'],
    ['matrimonio di Luca in Spagna a giugno', 'documents'],
    ['festa per la pensione di un collega il 30 aprile', 'collection'],
    ['festa di compleanno di Leo, 6 anni, il 24 aprile', 'games'],
    ['torta di nozze per il 12 giugno', 'tiers'],
    ['due settimane in Thailandia a novembre', 'jabs'],
    ['pubblicare il mio romanzo', 'wayOut'],
    ['aiutare mia sorella a organizzare il matrimonio a settembre', 'couple'],
    ['iscrivermi a nuoto', 'certificate'],
    ['matrimonio di mia figlia sabato 25 settembre', 'couple'],
    ["trasferirmi a Bologna a settembre per l'università", 'firstBudget'],
    ['organizzare la sagra di san Lorenzo dal 7 al 10 agosto', 'grounds'],
    ['imparare a suonare la chitarra che ho comprato tre anni fa', 'tune'],
    ['montare i pannelli fotovoltaici sul capannone entro il 31 ottobre', 'quotes'],
    ['inserimento al nido di Gaia a settembre', 'settling'],
    ['la gatta deve togliere due denti il 31 marzo', 'fasting'],
    ['congedo di maternità dal primo settembre', 'apply'],
    ['mettere la carta da parati', 'hang'],
    ["aiutare mio fratello con il trasloco l'8 maggio", 'van'],
    ['iscrivermi all’università', 'admission'],
    ['papà si trasferisce da noi a settembre', 'register'],
    ['trovare un posto al nido per Isla da settembre', 'waitingList'],
  ])('are also those that one needs in Italy, %s: %s', (text, id) => expect(idsOf(text, 'it')).toContain(id))
})

const leadIn = (kind: TemplateId, id: string, days: number) => {
  const step = planTarget(goalOf(kind, TODAY + days), around('en')).steps.find((one) => one.id === id)
  return step ? TODAY + days - step.last : null
}

describe('the days of such steps', () => {
  it.each([
    ['celebrationGuest', 'outfit', 14, 45],
    ['christening', 'invite', 28, 56],
    ['exhibition', 'invite', 12, 30],
    ['talk', 'aloud', 4, 14],
    ['longWalk', 'outings', 10, 24],
    ['competition', 'practise', 8, 20],
    ['gathering', 'date', 8, 40],
    ['wedding', 'papers', 32, 84],
    ['wedding', 'invitations', 50, 105],
    ['wedding', 'seating', 10, 24],
    ['care', 'search', 14, 35],
  ] as const)('are as long before it as they take, however far it is, %s: %s', (kind, id, least, most) => {
    for (const days of [120, 270]) {
      const lead = leadIn(kind, id, days)
      expect(lead).toBeGreaterThanOrEqual(least)
      expect(lead).toBeLessThanOrEqual(most)
    }
  })

  it.each([
    ['longWalk', 'beds'],
    ['pilgrimage', 'journey'],
    ['summit', 'guide'],
    ['stand', 'enter'],
    ['christening', 'venue'],
    ['attend', 'travel'],
    ['care', 'doctor'],
    ['parentalLeave', 'talk'],
    ['conceiving', 'fertileDays'],
    ['safeHome', 'rails'],
    ['safeHome', 'alarm'],
    ['conditionPlan', 'family'],
    ['bullying', 'strength'],
  ] as const)('are in the first weeks where others must be asked, %s: %s', (kind, id) => {
    for (const days of [120, 270]) expect(days - (leadIn(kind, id, days) ?? 0)).toBeLessThan(60)
  })
})

describe('the day of such goals, where nobody says it', () => {
  it.each([
    ['plan our wedding', 330, 480],
    ['parental leave', 100, 160],
    ['get divorced', 190, 260],
  ] as const)('leaves the months that it takes, %s', (text, least, most) => {
    const { day } = planTarget(readTarget(text, '', asking('en')), around('en'))
    expect(day - TODAY).toBeGreaterThanOrEqual(least)
    expect(day - TODAY).toBeLessThanOrEqual(most)
  })

  it.each(['2 May', '27 May', '10 July'])(
    'leaves the 29 days that the law wants behind the notice of a small wedding, on %s',
    (on) => {
      const { day, steps } = planTarget(readTarget(`registry office wedding on ${on}`, '', asking('en')), around('en'))
      expect(day - (steps.find(({ id }) => id === 'papersNow')?.last ?? Infinity)).toBeGreaterThanOrEqual(29)
    },
  )

  it.each([
    ['it', 'pranzo di Natale per 12'],
    ['en', 'Easter Sunday lunch for 10 in 2028'],
  ] as const)('leaves the shops their ten days before a feast, %s: %s', (language, text) => {
    const { day, steps } = planTarget(readTarget(text, '', asking(language)), around(language))
    expect(day - (steps.find(({ id }) => id === 'order')?.last ?? Infinity)).toBeGreaterThanOrEqual(9)
  })
})
