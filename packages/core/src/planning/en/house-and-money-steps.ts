import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of house, car, garden and money. */
export const houseAndMoneySteps: StepsOf<
  | 'car'
  | 'buyHome'
  | 'sellHome'
  | 'rentHome'
  | 'moveIn'
  | 'selling'
  | 'repair'
  | 'declutter'
  | 'craft'
  | 'garden'
  | 'vegetableGarden'
  | 'homeOffice'
  | 'saving'
  | 'debt'
> = {
  car: {
    budget: ['Start', 'Budget and needs', 'Price, but also tax, insurance and fuel. How many seats, how many miles?'],
    compare: [
      'Choice',
      'Compare models',
      'Three models on one sheet: price, age, consumption, faults that owners report.',
    ],
    testDrives: ['Choice', 'Test drives', 'In town and on the motorway, with those who will drive it.'],
    loan: ['Money', 'How to pay', 'Cash, loan or leasing: compare what it costs in all.'],
    inspect: [
      'Choice',
      'Have it checked',
      'A mechanic of your own, the service book, and whether anything is owed on it.',
    ],
    insurance: ['Money', 'Insurance', 'Three quotes for the very model, valid from the day you collect it.'],
    papers: ['Last days', 'Papers and payment', 'Contract, registration, both keys; and what happens to the old one.'],
    service: ['Afterwards', 'First checks', 'Tyres, oil, next inspection: put the dates in the calendar.'],
  },
  buyHome: {
    budget: ['Money', 'What you can afford', 'Savings, monthly sum, and some ten per cent for taxes and fees.'],
    bank: ['Money', 'Talk with the bank', 'Compare two or three, and get in writing how much they would lend.'],
    search: ['Search', 'Search', 'Area, size, three musts. Set alerts, and walk through the streets in the evening.'],
    visits: ['Search', 'Viewings', 'Twice for those that you like, at another hour: light, noise, damp, neighbours.'],
    survey: ['Checks', 'Have it surveyed', 'Roof, pipes, wiring, permits: what must be done, and what does it cost?'],
    offer: ['Contract', 'Make an offer', 'In writing, with conditions: mortgage, papers, date.'],
    contract: ['Contract', 'Preliminary contract', 'Read the draft with somebody who knows, before you pay a deposit.'],
    check: ['Last days', 'Final check', 'Last viewing, meters, transfer of money, identity papers.'],
    utilities: ['Afterwards', 'Keys, meters, insurance', 'Change the lock, move the contracts, insure the house.'],
  },
  sellHome: {
    value: ['Start', 'What it is worth', 'Two or three valuations, and the prices of the street.'],
    papers: ['Papers', 'Papers and energy certificate', 'Plans, permits, title: missing ones take weeks.'],
    tidy: ['Preparation', 'Clear and mend', 'Less furniture, more light, the small repairs that everybody sees.'],
    photos: ['Preparation', 'Photos and advert', 'On a bright day, every room, with a true floor plan.'],
    visits: ['Sale', 'Viewings', 'Aired and tidy; let people walk alone, and note what they ask.'],
    offer: ['Sale', 'Choose an offer', 'Price, date, and how sure the money is.'],
    notary: ['Contract', 'Date for the deed', 'Check the draft, the debts on the house and the day of handing over.'],
    hand: ['Last days', 'Ready to hand over', 'Empty, clean, meters read, all keys and manuals together.'],
    cancel: ['Afterwards', 'Cancel what ran', 'Energy, water, insurance, internet, and your new address.'],
  },
  rentHome: {
    budget: ['Start', 'Budget and musts', 'Rent with everything in it, deposit, how far from work.'],
    papers: ['Start', 'Papers for the owner', 'Payslips, ID, references: one file, ready to send.'],
    search: ['Search', 'Search', 'Alerts on the portals, friends of friends; answer within the hour.'],
    visits: ['Search', 'Viewings', 'Ask about heating, neighbours, notice. Never pay before you have seen it.'],
    contract: ['Contract', 'Contract and deposit', 'Length, notice, what is in it; photos of all that is broken.'],
    check: ['Last days', 'Final check', 'Keys, inventory, meters, and who helps to carry.'],
    utilities: ['Afterwards', 'Energy, internet, address', 'Contracts in your name, and your name on the bell.'],
  },
  moveIn: {
    talk: ['Start', 'Talk it through', 'Mornings, guests, tidiness, time alone: what matters to each of you?'],
    money: ['Start', 'Who pays what', 'Rent, shopping, savings: a simple rule, and a day to look at it again.'],
    space: ['Home', 'Whose place is where', 'Measure, and leave each a corner of their own.'],
    sort: ['Home', 'Sort what you have twice', 'Keep the better one; sell or give away the other.'],
    papers: ['Papers', 'Contract, bell and address', 'Add the name to the contract, the bell and the register.'],
    check: ['Last days', 'Final check', 'Who carries, which van, where the first dinner is.'],
    unpack: ['Afterwards', 'Unpack together', 'Bed and kitchen first; pictures last.'],
    look: ['Afterwards', 'How is it for us?', 'A good dinner, and one thing that each would change.'],
  },
  selling: {
    price: ['Start', 'What is it worth?', 'Look what the same went for, and set your lowest price.'],
    photos: ['Start', 'Clean it and take photos', 'Daylight, from all sides, faults too.'],
    advert: ['Sale', 'Write the advert', 'Age, state, what belongs to it, where to collect it.'],
    answers: ['Sale', 'Answers and viewings', 'Reply quickly and kindly; hold it only for who leaves a deposit.'],
    hand: ['Last days', 'Ready to hand over', 'Papers, cables, box; agree how it is paid.'],
  },
  repair: {
    replacement: [
      'Start',
      'Choose the new one',
      'Size, connections, consumption; ask which grants there are, and who takes the old one.',
    ],
    look: ['Start', 'What exactly is wrong', 'Note model, fault and since when; take a photo. Is it under guarantee?'],
    quotes: ['Start', 'Ask for quotes', 'Two or three, with what is included and how long it takes.'],
    parts: ['Preparation', 'Parts and material', 'Order by the exact model number, and look at the delivery time.'],
    date: ['Preparation', 'Fix the day', 'Morning or afternoon, who is at home, where they can park.'],
    clear: ['Last days', 'Make room', 'Clear the way, protect the floor, know where the tap and the switch are.'],
    check: ['Afterwards', 'Does it work?', 'Try it for some days, and keep invoice and guarantee.'],
  },
  declutter: {
    areas: [
      'Start',
      'Divide it into corners[: {what}]',
      'A shelf, a drawer, a corner: each small enough for one afternoon.',
    ],
    boxes: ['Start', 'Four boxes', 'Keep, give, sell, throw. And bags, labels, music.'],
    sort: ['Sorting', 'One corner at a time', 'Two hours, then stop. What you are unsure of gets a date on the box.'],
    away: ['Out', 'To the tip', 'Bulky things, paints, electronics: ask what they take.'],
    give: ['Out', 'Give away and sell', 'The same week, or it comes back in.'],
    place: ['Order', 'A place for what stays', 'What you use often in front; labels on the rest.'],
    look: ['Order', 'Last look round', 'Sweep, put the last things back, and take a photo.'],
  },
  garden: {
    plan: ['Start', 'What grows where', 'Sun, shade, water: a sketch, and what you want to see from the window.'],
    tools: ['Start', 'Tools and soil', 'Sharpen, buy what is missing, and have soil and compost brought.'],
    clear: ['Work', 'Clear and prepare', 'Cut back, weed, dig over; not when it is frozen or soaked.'],
    plants: ['Work', 'Choose the plants', 'At a nursery near you: they know what lives there.'],
    work: ['Work', 'Plant', 'In the cool of the day, and water well the first time.'],
    look: ['Last days', 'Last touches', 'Edges, paths, supports, and a place to sit.'],
    water: ['Afterwards', 'Water', 'Early or late in the day; deeply and seldom rather than a little every day.'],
  },
  vegetableGarden: {
    pots: [
      'Preparation',
      'Pots, soil and saucers',
      'Deep pots with holes, fresh compost, and a place with six hours of sun.',
    ],
    place: ['Start', 'Choose the place', 'Six hours of sun, water near by, and not too large for the first year.'],
    soil: ['Work', 'Prepare the soil', 'Weed, loosen, compost. In pots: large ones, with holes.'],
    seeds: ['Start', 'Seeds and plants', 'Five easy ones for the season: salad, beans, courgettes, tomatoes, herbs.'],
    beds: ['Work', 'Beds, paths and water', 'No bed wider than twice your arm; a hose or a can close by.'],
    seedlings: ['Work', 'Seedlings at the window', 'Warm, light, moist; outside by day before they move.'],
    planting: ['Last days', 'Planting day', 'After the last frost, on a cloudy day, and write names on the rows.'],
    water: ['Afterwards', 'Water and weed', 'In the morning, at the foot; ten minutes with the hoe.'],
    harvest: ['Afterwards', 'First harvest', 'Pick young and often, and note what to sow next.'],
  },
  homeOffice: {
    needs: ['Start', 'What you need', 'Calls, screens, paper, silence: which of them every day?'],
    measure: ['Start', 'Measure the corner', 'Light from the side, a socket, a door that closes if there is one.'],
    order: ['Things', 'Desk, chair, lamp', 'The chair first. Second-hand office furniture is often the best.'],
    cables: ['Things', 'Network and cables', 'Test a call where you will sit; a cable beats the wall.'],
    build: ['Set up', 'Put it together', 'Screen at eye height, elbows at the edge of the desk.'],
    test: ['Set up', 'Work there for a day', 'Note what is missing before it matters.'],
    adjust: ['Afterwards', 'Small changes', 'Back, eyes, noise: change one thing.'],
  },
  saving: {
    sum: ['Start', 'How much a month', 'The sum divided by the months that are left: is it possible?'],
    transfer: ['Start', 'Set up a standing order', 'On the day after your pay, so that you never see it.'],
    account: ['Start', 'Where it lies', 'A separate account, with interest and without temptation.'],
    cut: ['Saving', 'Find what costs too much', 'Subscriptions, insurance, energy: three calls are often enough.'],
    look: ['Saving', 'First look', 'Is it on course? Change the monthly sum rather than the goal.'],
    steady: ['Saving', 'Keep going', 'Gifts, refunds and what you sold go straight there.'],
    check: ['Last weeks', 'How much is missing', 'A last effort, or a new date: decide.'],
    use: ['Afterwards', 'What it was for', 'Use it for that, and let the order run for the next one.'],
  },
  debt: {
    list: ['Start', 'What you owe', 'To whom, how much, at what interest: the dearest first.'],
    bank: ['Start', 'Talk with the bank', 'Rate, length, cost of paying early. Ask elsewhere too.'],
    transfer: ['Start', 'A fixed extra payment', 'The day after your pay, always the same sum.'],
    steady: ['Paying', 'Keep paying', 'Whatever comes in besides goes there first; no new ones.'],
    check: ['Last weeks', 'Final balance', 'Ask for the exact sum on the day, fees included.'],
    proof: ['Afterwards', 'Proof in writing', 'Get the letter that it is paid, and file it.'],
  },
  craft: {
    sketch: ['Start', 'Idea and measurements: [{title}]', 'How large, for whom, by when; look at two or three others.'],
    material: ['Start', 'Get the material', 'A little more than the list says, and the tools you do not have.'],
    trial: ['Start', 'A small trial', 'On a leftover: does it hold, do you like it?'],
    make: ['Making', 'Make it', 'Two fixed evenings a week; stop where you know how to go on.'],
    look: ['Making', 'Look at it from afar', 'Does it fit, what would you change while you still can?'],
    finish: ['Finishing', 'Finish it', 'Edges, colours, captions: what one sees in the end.'],
    last: ['Finishing', 'Last touches', 'Clean it, sign it, take a photo; wrap it if it is a present.'],
  },
}
