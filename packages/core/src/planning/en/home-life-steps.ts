import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a home that is lived in, or let. */
export const homeLifeSteps: StepsOf<'ecology' | 'rentHome' | 'letHome' | 'homeNetwork' | 'houseRota' | 'energySaving'> =
  {
    rentHome: {
      studentPapers: [
        'Start',
        'Papers, and a guarantor',
        'ID, proof of your place, a parent who signs as guarantor; together, is it one contract or one each?',
      ],
      budget: ['Start', 'Budget and must-haves', 'Rent with everything in it, deposit, how far from work.'],
      papers: ['Start', 'Papers for the landlord', 'Payslips, ID, right to rent, references: one file, ready to send.'],
      search: ['Search', 'Search the listings', 'Alerts on the portals, friends of friends; answer within the hour.'],
      visits: [
        'Search',
        'Viewings, and say yes quickly',
        'Ask about heating, neighbours, notice. Never pay before you have seen it.',
      ],
      contract: [
        'Contract',
        'References, contract and deposit',
        'Length, notice, which scheme protects the deposit; photos of all that is broken.',
      ],
      check: ['Last days', 'Keys, inventory and meters', 'Keys, inventory, meters, and who helps to carry.'],
      utilities: ['Afterwards', 'Energy, internet, address', 'Contracts in your name, and your name on the bell.'],
      together: [
        'Start',
        'Agree among yourselves',
        'How much each with bills, which part of town, who gets which room; one tenancy for all or one per room, and guarantors.',
      ],
    },
    ecology: {
      look: ['Start', 'Look into the bin for a week', 'Write down what fills it: you will compare with it.'],
      choose: ['Start', 'Three things to change', 'The three that you throw away most.'],
      shops: ['Start', 'Where to buy them otherwise', 'Refills, markets, second-hand; what you can make yourself.'],
      weeks: ['Weeks', 'Keep to the three', 'Bags and boxes by the door; no guilt if one day fails.'],
      compare: ['Looking back', 'Look into the bin again', 'Keep what works, choose the next.'],
      spot: [
        'Start',
        'Choose the spot and the bin',
        'On earth, half in the shade; a bin, a heap, or a wormery for a balcony.',
      ],
      layers: ['Start', 'The first layers', 'Twigs below, then green and brown in turns; a caddy in the kitchen.'],
      feed: ['Weeks', 'Feed it and keep it damp', 'As much dry as fresh, nothing cooked; turn it now and then.'],
      turn: [
        'Looking back',
        'Turn it, and see how it goes',
        'Warm and damp, no smell? Too wet wants cardboard, too dry wants water.',
      ],
      calendar: [
        'Start',
        'What goes where, and on which day',
        'The council’s list and collection days, on the fridge.',
      ],
      bins: [
        'Start',
        'A bin for each',
        'Where the rubbish is made; a caddy for food, a box for glass, one label each.',
      ],
      sorting: [
        'In between',
        'Sort it for some weeks',
        'Rinsed and flat; what you are unsure of is looked up once, and noted.',
      ],
      wrongBin: [
        'Closing',
        'Look what lands in the wrong bin',
        'Two things at most: move the bin, or change what you buy.',
      ],
    },
    letHome: {
      papers: [
        'Papers',
        'Certificates, lender, insurer',
        'EPC, gas safety, electrical check, smoke alarms; ask the lender for consent and change the insurance.',
      ],
      houseRules: [
        'Papers',
        'What is allowed, and house rules',
        'Landlord or lender, contents insurance, council tax if you live alone; kitchen, guests and quiet in writing.',
      ],
      permits: [
        'Papers',
        'What is allowed, insurance, safety',
        'Lease, lender and council; a fire risk assessment, and insurance that covers paying guests.',
      ],
      price: [
        'Start',
        'Set the price, and who does it',
        'What the same goes for nearby; whether you do it by yourself or with an agent, and for what fee.',
      ],
      tidy: [
        'Preparation',
        'Repairs, paint and a good clean',
        'What works now need not be mended later; nothing of value stays.',
      ],
      advert: ['Letting', 'Photos and advert', 'On a bright day, every room; price, bills, from when, what is there.'],
      visits: [
        'Letting',
        'Viewings',
        'Fix them close together; tell everybody the same, and ask from when and for how long.',
      ],
      cleaning: [
        'Letting',
        'Cleaning, linen and keys',
        'Who comes between guests, two sets of sheets, how they get in; try a night there yourself.',
      ],
      choose: [
        'Letting',
        'Choose, and check references',
        'Employer, last landlord, right to rent with the papers in front of you; nobody moves in before.',
      ],
      contract: [
        'Contract',
        'Agreement and deposit',
        'In writing, with the date, the rent and the notice; deposit and first month arrive before the keys go.',
      ],
      inventory: [
        'Last days',
        'Inventory, photos, meters, keys',
        'Room by room with date; a sheet with boiler, bins and whom to ring.',
      ],
      registered: [
        'Afterwards',
        'Deposit protected, rent declared',
        'A deposit goes into a scheme within thirty days; note the rent for the tax return, and tell council and energy.',
      ],
      guests: [
        'Afterwards',
        'Ask the first guests',
        'What was missing, what was hard to find; put it right before the next.',
      ],
    },
    homeNetwork: {
      test: [
        'Overview',
        'Measure it room by room',
        'Beside the router and where it is weak, morning and evening; once by cable.',
      ],
      router: [
        'Overview',
        'Move and restart the router',
        'In the open, high up, in the middle of the home; updated, and the cable looked at.',
      ],
      provider: [
        'Overview',
        'Ask the provider if it is slow at the router too',
        'With the figures: a fault, an old router, or a line that gives no more?',
      ],
      choose: [
        'Choice',
        'Choose mesh, repeater or cable',
        'One far room takes a repeater or a cable, several floors a mesh set; buy it where it can go back.',
      ],
      setUp: [
        'Work',
        'Set it up',
        'A long password, a second network for guests, every device on it; write both down.',
      ],
      check: ['Afterwards', 'Measure again', 'In the same rooms at the same hours; send back what has not helped.'],
    },
    houseRota: {
      list: [
        'Start',
        'List all that is done, and how often',
        'Shopping, washing, bins and bills too; who does it now, and how long it takes.',
      ],
      share: [
        'Start',
        'Share it out together',
        'Everybody says what they mind least; children may choose from what they can do.',
      ],
      write: [
        'Start',
        'Write it down where all see it',
        'A day and a name beside each thing; agree what “done” means.',
      ],
      tryOut: [
        'Trial',
        'Try it for two or three weeks',
        'The list reminds, nobody else has to; whoever swaps writes it in.',
      ],
      look: ['Trial', 'Look at it together again', 'What never got done? Change it, drop it, or swap, then go on.'],
    },
    energySaving: {
      bills: [
        'Overview',
        'A year of bills, and the meters',
        'How much you use, not only what it costs; when is it most?',
      ],
      leaks: [
        'Overview',
        'See where it goes',
        'Draughts at doors, windows and loft hatch; old appliances, hot water, what is never off.',
      ],
      quick: ['Work', 'The small things first', 'Draught strips, radiators bled, a degree less, timer set, LED bulbs.'],
      boiler: ['Work', 'Have the heating looked at', 'A service, a lower flow temperature, valves on the radiators.'],
      tariff: ['Work', 'Compare the tariff', 'Over a whole year with your own use; look at how long it is fixed.'],
      big: ['Work', 'What larger work would save', 'Loft, walls, windows: two quotes, and whether there is a grant.'],
      compare: ['Closing', 'Compare with last year', 'The same weeks, in units; a colder winter counts too.'],
    },
  }
