import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a jump, and of a small herd. */
export const leapsAndHerdsSteps: StepsOf<'leap' | 'farmAnimals'> = {
  leap: {
    bookLeap: [
      'Start',
      'Book the day',
      'A place on it, with the charity or straight from the centre; limits of weight and age, the deposit, and the day in reserve if the weather is bad.',
    ],
    health: [
      'Start',
      'Fill in the health form',
      'Heart, back, epilepsy, a recent operation: then a doctor signs it first. Without it nobody goes up.',
    ],
    page: [
      'Raising money',
      'Open your sponsor page',
      'Why you do it, a photo, how much by when; your own ten pounds first, so that nobody is the first.',
    ],
    askAll: [
      'Raising money',
      'Ask people, one by one',
      'Family, work, club, the shop on the corner: a message with a name brings more than a post to everybody.',
    ],
    company: [
      'Getting ready',
      'Who comes to watch',
      'Tell them the hour and the place; most of it is waiting, so bring a flask.',
    ],
    weather: ['Last days', 'Ring about hour and weather', 'Wind and low cloud put it off: ask what happens then.'],
    things: [
      'Last days',
      'Clothes, ID, lift home',
      'Laced shoes, something warm, hair tied back; sleep, and eat a proper breakfast.',
    ],
    photos: ['Afterwards', 'Photos for those at home', 'And a proper treat: you did it.'],
    thankGivers: [
      'Afterwards',
      'Photos, thanks, money paid in',
      'Write to all who gave; collect what was only promised, and ask for Gift Aid.',
    ],
  },
  farmAnimals: {
    holding: [
      'Before they come',
      'Register the place',
      'For sheep, goats and pigs a holding number and a herd mark, for a horse a passport and chip; may you keep them on this land?',
    ],
    fence: [
      'Before they come',
      'Fence, water, shelter',
      'Stock fence without a gap, a dry roof, a trough; pull up ragwort and yew. Never one alone: they need company.',
    ],
    whichOnes: [
      'Before they come',
      'See them twice before you buy',
      'From a breeder who shows you the others; teeth, feet, temper. A horse you ride twice, and have vetted.',
    ],
    hay: [
      'Before they come',
      'Hay, feed, bedding',
      'For the first two months; what they eat now, so that nothing changes at once.',
    ],
    whoElse: [
      'Before they come',
      'Vet, and who feeds when you are away',
      'A farm vet who takes you on, a neighbour with the key; insurance for what they may do.',
    ],
    transport: [
      'Last days',
      'Trailer and movement papers',
      'A clean trailer with straw, the licence or passport, the hour at both ends.',
    ],
    firstDays: [
      'With them',
      'A quiet first week',
      'In the small pen first, the same feed, the same hours; look at all four feet each day.',
    ],
    hooves: ['With them', 'Feet, worms, jabs', 'Vet or farrier: a plan for the year, written down.'],
    scan: ['Before', 'Have the ewes scanned', 'Singles, twins, triplets: marked, so that each gets what she needs.'],
    boosters: [
      'Before',
      'Booster jabs, and feed stepped up',
      'About five weeks before the first is due; minerals and clean water too.',
    ],
    kit: [
      'Before',
      'Lambing box',
      'Iodine, gloves and gel, colostrum, a tube and a bottle, towels, a lamp, marker spray; the vet’s number on the door.',
    ],
    pens: ['Before', 'Set up the pens', 'One for every six or eight ewes, dry straw, water, a corner for the weak.'],
    nights: ['Before', 'Who gets up when', 'A rota for the nights, and food in the freezer.'],
    lambs: [
      'Lambing',
      'Look in every few hours',
      'Navel dipped, first milk within two hours, pair marked; outside after a day or two if it is dry.',
    ],
    tags: ['Afterwards', 'Tags, records, worms', 'What was born goes in the book; ask the vet when to worm.'],
    yards: [
      'Choose',
      'See two or three yards',
      'Turnout, hay, who is there at night, school, hacking; what is in the price, and who the neighbours in the field are.',
    ],
    yardNotice: ['Choose', 'Notice to the old yard, deposit for the new', 'Mostly a month, in writing.'],
    jabsAndWorms: [
      'Before',
      'Jabs, worm count, passport',
      'The new yard wants to see them; some keep a newcomer apart for two weeks.',
    ],
    loading: [
      'Before',
      'Transport booked, loading practised',
      'In and out of the lorry with a treat, twice, without going anywhere.',
    ],
    yardBags: [
      'Before',
      'Tack, rugs, a few days’ hay',
      'Hay from the old yard, so that the belly changes slowly; farrier’s and vet’s numbers.',
    ],
    calmDays: ['There', 'A quiet first week', 'Next to one horse first, then the field; walk it round in hand.'],
    farrier: ['There', 'Farrier and vet know where it is', 'New address for passport, chip and insurance too.'],
  },
}
