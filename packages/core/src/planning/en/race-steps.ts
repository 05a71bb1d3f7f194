import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of races. */
export const raceSteps: StepsOf<'race'> = {
  race: {
    oldBike: [
      'Start',
      'The old bike: what it needs, what is allowed',
      'Read the rules on year, shifters and pedals; tyres, cables and brake blocks now: old sizes take weeks to come.',
    ],
    obstacles: [
      'Build-up',
      'Strength, grip and runs with stops',
      'Hang from a bar, pull-ups, carries, burpees twice a week; once a week a hilly run with them in between.',
    ],
    mayI: [
      'Start',
      'Ask the doctor what you may do',
      'How much at once, what to leave out, which signs mean stop; a physio can set the exercises.',
    ],
    targetPace: [
      'Start',
      'The pace that the time asks for',
      'Minutes for each kilometre or mile, and an all-out shorter run now: it shows how far off you are.',
    ],
    transition: [
      'Check',
      'Practise the changes',
      'Everything laid out as on the day: out of one kit, into the other, twice.',
    ],
    bricks: [
      'Build-up',
      'Two sports in a row',
      'Once a week a ride with a short run straight after it; the rest a little longer or faster.',
    ],
    threeSports: [
      'Build-up',
      'A little of each sport',
      'Swim, ride and run each week, the weakest twice; easy, and regular.',
    ],
    barcode: [
      'Start',
      'Register once, print the barcode',
      'It is free and counts everywhere; look up the course, the start time and where to leave your things.',
    ],
    wetsuit: [
      'Start',
      'Wetsuit, goggles, tow float',
      'Try the suit in the water before you buy; a bright cap, and somebody who swims with you.',
    ],
    swims: [
      'Build-up',
      'Swim three times a week',
      'One for technique, one in short repeats, one long: a tenth more at a time.',
    ],
    paceSwims: [
      'Build-up',
      'Swims at race pace',
      'Starts, turns and the distance in parts, with the clock; the rest easy.',
    ],
    outside: [
      'Build-up',
      'Open-water swims',
      'Never alone: cold, waves, looking ahead; by the end two thirds of the distance.',
    ],
    walks: [
      'Build-up',
      'Walk twice a week',
      'A brisk hour and a longer walk each weekend, in the shoes and socks of the day.',
    ],
    longWalk: [
      'Check',
      'Walk three quarters of the distance',
      'With the rucksack, food and company; blisters now tell you what to change.',
    ],
    bike: [
      'Start',
      'Have the bike serviced',
      'Tyres, brakes, gears, saddle height; a pump, two inner tubes and a helmet that fits.',
    ],
    page: [
      'Start',
      'Set up the sponsor page',
      'A picture, why this cause, the sum you aim at; put in the first ten pounds yourself.',
    ],
    rides: ['Build-up', 'Two rides a week', 'One short and brisk, one longer each weekend: a tenth more at a time.'],
    longRides: [
      'Build-up',
      'Long rides like the day itself',
      'Hills, a group, food every forty minutes; two thirds of the distance at the end.',
    ],
    askAll: [
      'Sponsors',
      'Ask everybody for money',
      'Twenty people by name, work, club; a cake sale or a raffle if you are not half way.',
    ],
    thankSponsors: [
      'Recovery',
      'Thank the sponsors',
      'A photo of the day, the total, and the last reminder to those who promised.',
    ],
    enter: [
      'Start',
      'Enter the race',
      'Sign up before places run out or the price goes up, and book a bed if you need one.',
    ],
    shoes: ['Start', 'Shoes and kit', 'Choose now what you will race in, so that you have time to get used to it.'],
    base: ['Build-up', 'Base training', 'Easy and regular, at a pace at which you can talk. Add a little at a time.'],
    build: ['Build-up', 'Race-specific training', 'One long session and one at race pace a week; the rest easy.'],
    test: [
      'Check',
      'Tune-up race',
      'A shorter effort at race pace: it shows your pace and lets you try breakfast and kit.',
    ],
    longest: [
      'Check',
      'The longest session',
      'The longest of all, with the food you will race on. From here on you rest more.',
    ],
    easy: ['Last days', 'Two or three easy runs', 'Short, at a pace at which you can talk: rested legs run best.'],
    taper: [
      'Taper',
      'Begin the taper',
      'From today less, with a few short bursts at race pace. Rest is what counts now.',
    ],
    check: [
      'Last days',
      'Race number, travel and weather',
      'Race number, times, travel and weather. Nothing new on the day: only food and kit that you know.',
    ],
    bag: [
      'Last days',
      'Bag packed, early night',
      'Get bag, number and breakfast ready. Drink, eat simply and go to bed early.',
    ],
    recover: ['Recovery', 'Recovery week', 'Walks, sleep, and no hard training. Start again when it feels easy.'],
    walkRun: [
      'Build-up',
      'Easy sessions with breaks',
      'Some minutes easy, some to recover, in turns; each week a little less break.',
    ],
    pilotBoat: [
      'Start',
      'Book the pilot boat and a tide',
      'Boats are full two or three years ahead: a registered pilot, a neap tide, the deposit; then the forms and the medical.',
    ],
    qualifier: [
      'Last months',
      'Qualifying swim',
      'Six hours in water below 16 °C, two for a relay, in the costume you swim in, with a witness who signs.',
    ],
    crew: [
      'Last days',
      'Boat, crew and weather window',
      'Who feeds you and how often, grease and lights; the pilot says which day of the week it is.',
    ],
  },
}
