import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of the house and the garden. */
export const houseSteps: StepsOf<
  | 'buyHome'
  | 'sellHome'
  | 'rentHome'
  | 'moveIn'
  | 'repair'
  | 'craft'
  | 'declutter'
  | 'garden'
  | 'vegetableGarden'
  | 'homeOffice'
> = {
  buyHome: {
    budget: ['Money', 'What you can afford', 'Savings, monthly sum, and some ten per cent for taxes and fees.'],
    payslips: ['Money', 'Payslips and statements', 'Last payslips, bank statements, and what you owe, in one folder.'],
    bank: [
      'Money',
      'Mortgage in principle',
      'Compare two or three, or ask a broker, and get in writing how much they would lend.',
    ],
    offers: [
      'Money',
      'Compare the mortgages',
      'Fixed or variable, how long, fees: what it costs in all beside the monthly sum.',
    ],
    apply: ['Money', 'Send the application', 'All papers together, and ask how long the answer takes.'],
    search: [
      'Search',
      'Search the listings',
      'Area, size, three musts. Set alerts, and walk through the streets in the evening.',
    ],
    visits: ['Search', 'Viewings', 'Twice for those that you like, at another hour: light, noise, damp, neighbours.'],
    offer: ['Contract', 'Make an offer', 'Through the agent, with your mortgage in principle; it binds nobody yet.'],
    survey: ['Checks', 'Have it surveyed', 'Roof, damp, pipes, wiring: what must be done, and what does it cost?'],
    contract: [
      'Contract',
      'Solicitor, searches and exchange',
      'The solicitor does the searches; read the contract before you exchange and pay the deposit.',
    ],
    deed: [
      'Last days',
      'Completion date and money',
      'Ask your solicitor for the exact sum and when it must be there, and insure the house.',
    ],
    check: [
      'Last days',
      'Last look at the house',
      'What stays and what goes, the meters, and who hands over the keys.',
    ],
    utilities: ['Afterwards', 'Keys, meters, insurance', 'Change the lock, move the contracts, insure the house.'],
    answer: ['Afterwards', 'The answer of the bank', 'Call if it is late, and read the conditions before you sign.'],
  },
  sellHome: {
    value: ['Start', 'What it is worth', 'Two or three valuations, and the prices of the street.'],
    papers: [
      'Papers',
      'Solicitor, deeds and EPC',
      'Choose a solicitor, fill in their forms, and order the energy certificate if it has expired.',
    ],
    tidy: ['Preparation', 'Clear and mend', 'Less furniture, more light, the small repairs that everybody sees.'],
    photos: ['Preparation', 'Photos and advert', 'On a bright day, every room, with a true floor plan.'],
    visits: ['Sale', 'Viewings', 'Aired and tidy; let people walk alone, and note what they ask.'],
    offer: ['Sale', 'Accept an offer', 'Price, date, and how sure the money is.'],
    notary: [
      'Contract',
      'Completion date with the solicitor',
      'Agree the day, check what stays in the house, and settle the mortgage on it.',
    ],
    hand: ['Last days', 'Empty it, get the keys ready', 'Empty, clean, meters read, all keys and manuals together.'],
    cancel: ['Afterwards', 'Cancel what ran', 'Energy, water, insurance, internet, and your new address.'],
  },
  rentHome: {
    budget: ['Start', 'Budget and musts', 'Rent with everything in it, deposit, how far from work.'],
    papers: ['Start', 'Papers for the landlord', 'Payslips, ID, right to rent, references: one file, ready to send.'],
    search: ['Search', 'Search the listings', 'Alerts on the portals, friends of friends; answer within the hour.'],
    visits: ['Search', 'Viewings', 'Ask about heating, neighbours, notice. Never pay before you have seen it.'],
    contract: [
      'Contract',
      'Contract and deposit',
      'Length, notice, which scheme protects the deposit; photos of all that is broken.',
    ],
    check: ['Last days', 'Keys, inventory and meters', 'Keys, inventory, meters, and who helps to carry.'],
    utilities: ['Afterwards', 'Energy, internet, address', 'Contracts in your name, and your name on the bell.'],
  },
  moveIn: {
    talk: ['Start', 'Talk it through', 'Mornings, guests, tidiness, time alone: what matters to each of you?'],
    money: ['Start', 'Who pays what', 'Rent, shopping, savings: a simple rule, and a day to look at it again.'],
    space: ['Home', 'Whose place is where', 'Measure, and leave each a corner of their own.'],
    sort: ['Home', 'Sort what you have twice', 'Keep the better one; sell or give away the other.'],
    check: ['Last days', 'Van, keys and who helps', 'Who carries, which van, where the first dinner is.'],
    unpack: ['Afterwards', 'Unpack together', 'Bed and kitchen first; pictures last.'],
    papers: [
      'Papers',
      'Tenancy, council tax, new address',
      'Your name on the tenancy and the council tax, and tell bank, GP and work.',
    ],
    look: ['Afterwards', 'Talk about how it is going', 'A good dinner, and one thing that each would change.'],
  },
  repair: {
    look: ['Start', 'Look at what is wrong', 'Model, fault and since when; a photo. Is it under guarantee?'],
    replacement: [
      'Start',
      'Choose the new one',
      'Size, connections, running costs; ask what it costs fitted, and who takes the old one.',
    ],
    quotes: ['Start', 'Call two or three people', 'What it costs, what is included, and when they can come.'],
    date: ['Preparation', 'Fix the day with them', 'Morning or afternoon, who is at home, where they can park.'],
    who: [
      'Start',
      'Buy the part or call somebody',
      'With photo and measurements in hand; see whether it is half an hour’s work for you.',
    ],
    garage: [
      'Start',
      'Book the garage',
      'What it needs, what it costs, when it is ready; ask for a courtesy car if you need one.',
    ],
    list: [
      'Last days',
      'What to have looked at',
      'Noises, lights and due dates on a note; service book in, valuables out.',
    ],
    clear: [
      'Last days',
      'Clear the space around it',
      'The way there, something over the floor, tools or the stopcock within reach.',
    ],
    check: ['Afterwards', 'See that it works', 'Try it for some days, and keep invoice and guarantee.'],
  },
  craft: {
    sketch: ['Start', 'Idea and measurements: [{title}]', 'How large, for whom, by when; look at two or three others.'],
    recipe: [
      'Start',
      'Choose the recipe',
      'How many people, allergies, tin and times; one you have made before is best.',
    ],
    select: ['Start', 'Choose the photos', 'First all of them in one folder; then one in three.'],
    material: ['Start', 'Get the material', 'A little more than the list says, and the tools you do not have.'],
    trialBake: ['Start', 'A trial bake', 'Same oven, same tin; note times and amounts.'],
    make: ['Making', 'Work on it, twice a week', 'Stop where you know how to go on.'],
    layout: ['Making', 'Lay out the pages, write the words', 'One page a moment, with the right dates and names.'],
    print: ['Making', 'Order the prints', 'Read it once more, and look at the delivery time.'],
    finish: ['Finishing', 'Finishing', 'Edges, colours, fixings: what one sees and touches in the end.'],
    last: ['Finishing', 'Last touches', 'Clean it and take a photo; wrap it if it is a present.'],
    ingredients: ['Last days', 'Buy the ingredients', 'Baking paper, a box to carry it, and candles too.'],
    bake: ['Last days', 'Bake the layers', 'Let them cool completely, and wrap them well.'],
    ice: ['Last days', 'Fill and decorate it', 'Then keep it cool, and think how it gets there in one piece.'],
  },
  declutter: {
    areas: [
      'Start',
      'Divide it into corners[: {what}]',
      'A shelf, a drawer, a corner: each small enough for one afternoon.',
    ],
    boxes: ['Start', 'Four boxes', 'Keep, give, sell, throw. And bags, labels, music.'],
    backup: ['Start', 'Make a copy first', 'On a drive or in the cloud, so that you can delete without fear.'],
    sort: ['Sorting', 'One corner at a time', 'Two hours, then stop. What you are unsure of gets a date on the box.'],
    away: ['Out', 'To the tip', 'Bulky things, paints, electronics: ask what they take.'],
    give: ['Out', 'Give away and sell', 'The same week, or it comes back in.'],
    place: ['Order', 'A place for what stays', 'What you use often in front; labels on the rest.'],
    look: ['Order', 'Last round and a quick clean', 'Sweep, put the last things back, and take a photo.'],
  },
  garden: {
    plan: ['Start', 'What grows where', 'Sun, shade, water: a sketch, and what you want to see from the window.'],
    how: ['Start', 'Look up how and when to cut', 'Plant by plant: what to cut, how much, and in which month.'],
    tools: ['Start', 'Tools and soil', 'Sharpen, buy what is missing, and have soil and compost brought.'],
    clear: ['Work', 'Clear and prepare', 'Cut back, weed, dig over; not when it is frozen or soaked.'],
    plants: ['Work', 'Choose plants and seeds', 'At a nursery near you: they know what lives there.'],
    work: ['Work', 'Plant and sow', 'In the cool of the day, and water well the first time.'],
    weather: ['Last days', 'Look at the weather', 'A dry day, without frost or strong wind.'],
    look: ['Last days', 'Edges, paths and supports', 'The last things in their place, and somewhere to sit.'],
    branches: ['Afterwards', 'Take the cuttings away', 'To the tip or on the compost, and clean the tools.'],
    water: [
      'Afterwards',
      'Water the garden',
      'Early or late in the day; deeply and seldom rather than a little every day.',
    ],
  },
  vegetableGarden: {
    place: ['Start', 'Choose the place', 'Six hours of sun, water near by, and not too large for the first year.'],
    soil: ['Work', 'Prepare the soil', 'Weed, loosen, and dig in compost.'],
    pots: [
      'Preparation',
      'Pots, soil and saucers',
      'Deep pots with holes, fresh compost, and a place with six hours of sun.',
    ],
    seeds: ['Start', 'Seeds and plants', 'Five easy ones for the season: salad, beans, courgettes, tomatoes, herbs.'],
    beds: ['Work', 'Beds, paths and water', 'No bed wider than twice your arm; a hose or a can close by.'],
    seedlings: ['Work', 'Seedlings at the window', 'Warm, light, moist; outside by day before they move.'],
    planting: [
      'Last days',
      'Get ready to plant out',
      'After the last frost, on a cloudy day, and write names on the rows.',
    ],
    potting: [
      'Last days',
      'Everything ready for potting',
      'Gravel at the bottom, moist compost, canes for what climbs.',
    ],
    water: ['Afterwards', 'Water and weed', 'In the morning, at the foot; ten minutes with the hoe.'],
    waterPots: [
      'Afterwards',
      'Water the pots',
      'In the evening, until it runs through; somebody else does it when you are away.',
    ],
    harvest: ['Afterwards', 'First harvest', 'Pick young and often, and note what to sow next.'],
  },
  homeOffice: {
    needs: ['Start', 'What you need every day', 'Calls, screens, paper, quiet; and how much it may cost.'],
    measure: ['Start', 'Measure the corner', 'Light from the side, a socket, a door that closes if there is one.'],
    order: ['Things', 'Order desk, chair and lamp', 'The chair first. Second-hand office furniture is often the best.'],
    cables: ['Things', 'Network and cables', 'Test a call where you will sit; a cable beats the wall.'],
    build: ['Set up', 'Put it together', 'Screen at eye height, elbows at the edge of the desk.'],
    test: ['Set up', 'Work there for a whole day', 'Note what is missing before it matters.'],
  },
}
