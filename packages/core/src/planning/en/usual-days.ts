import type { PlanningWords } from '../planning-words.ts'

/** As in the United Kingdom, in order of the year: the tax return, the beginning of school, the seasons of a garden. */
export const usualDays: PlanningWords['usualDays'] = {
  club: [{ only: 'leagueTeam', dates: [[9, 4]] }],
  medical: [{ only: 'fluJab', dates: [[10, 12]] }],
  summit: [{ dates: [[7, 17]] }],
  // The Hajj comes eleven days earlier each year: the first days of May in 2028.
  pilgrimage: [{ only: 'hajj', dates: [[5, 2]] }],
  trip: [
    { only: 'mushrooms', dates: [[10, 2]] },
    { only: 'olives', dates: [[10, 30]] },
    { only: 'grapeHarvest', dates: [[9, 18]] },
    { only: 'februaryEvent', dates: [[2, 12]] },
    { only: 'julyEvent', dates: [[7, 10]] },
    { only: 'augustEvent', dates: [[8, 28]] },
    { only: 'oktoberfest', dates: [[9, 25]] },
    { only: 'ski', dates: [[2, 13]] },
    { only: 'aurora', dates: [[11, 20]] },
    { only: 'blossom', dates: [[4, 1]] },
    { only: 'summerHoliday', dates: [[7, 26]] },
  ],
  craft: [
    { only: 'christmasWear', dates: [[12, 4]] },
    { only: 'christmasCards', dates: [[11, 27]] },
    { only: 'crib', dates: [[12, 7]] },
    { only: 'advent', dates: [[11, 28]] },
    { only: 'halloween', dates: [[10, 28]] },
    { only: 'carnival', dates: [[2, 5]] },
  ],
  letter: [{ only: 'christmasCards', dates: [[12, 10]] }],
  dinner: [{ only: 'burns', dates: [[1, 25]] }],
  busySeason: [{ only: 'christmasDisplay', dates: [[11, 20]] }],
  handyJob: [{ only: 'christmasDisplay', dates: [[11, 27]] }],
  event: [
    { only: 'schoolEnd', dates: [[7, 16]] },
    { only: 'burns', dates: [[1, 25]] },
    { only: 'carnival', dates: [[2, 6]] },
    { only: 'beforeChristmas', dates: [[12, 18]] },
    { only: 'summerFair', dates: [[7, 3]] },
  ],
  gift: [
    { only: 'secretSanta', dates: [[12, 11]] },
    { only: 'teacherGift', dates: [[7, 16]] },
  ],
  performance: [{ only: 'beforeChristmas', dates: [[11, 27]] }],
  race: [
    { only: 'springRace', dates: [[4, 25]] },
    { only: 'juneRace', dates: [[6, 20]] },
    { only: 'septemberRace', dates: [[9, 12]] },
    { only: 'autumnRace', dates: [[10, 17]] },
  ],
  attend: [
    { only: 'grandPrix', dates: [[7, 10]] },
    { only: 'februaryEvent', dates: [[2, 12]] },
    { only: 'julyEvent', dates: [[7, 10]] },
    { only: 'augustEvent', dates: [[8, 28]] },
    { only: 'oktoberfest', dates: [[9, 25]] },
    { only: 'wimbledon', dates: [[7, 3]] },
    { only: 'proms', dates: [[8, 7]] },
    { only: 'juneFestival', dates: [[6, 26]] },
    { only: 'fringe', dates: [[8, 14]] },
    { only: 'bookFair', dates: [[5, 29]] },
    { only: 'comics', dates: [[10, 30]] },
    { only: 'flowerShow', dates: [[5, 22]] },
  ],
  taxes: [
    { only: 'taxArrears', dates: [] },
    { only: 'taxLate', dates: [] },
    {
      only: 'vat',
      dates: [
        [2, 7],
        [5, 7],
        [8, 7],
        [11, 7],
      ],
    },
    {
      dates: [
        [1, 31],
        [10, 31],
      ],
      // P60 and statements of interest have come by the end of May.
      early: [[6, 20]],
    },
  ],
  schoolYear: [{ dates: [[9, 1]] }],
  caravanCare: [{ only: 'layUp', dates: [[10, 30]] }],
  uniStart: [{ dates: [[9, 18]] }],
  rentHome: [{ only: 'forStudies', dates: [[9, 4]] }],
  enrolment: [
    // For medicine, and for Oxford and Cambridge, the forms are in by the middle of October.
    { only: 'earlyCourse', dates: [[10, 15]] },
    { only: 'universityChoice', dates: [[1, 13]] },
    { only: 'nursery', dates: [[9, 1]] },
    { only: 'secondarySchool', dates: [[10, 31]] },
    { only: 'primarySchool', dates: [[1, 15]] },
  ],
  appointment: [
    { only: 'summerTyres', dates: [[4, 10]] },
    { only: 'winterTyres', dates: [[11, 6]] },
  ],
  payment: [
    {
      only: 'taxDue',
      dates: [
        [1, 31],
        [7, 31],
      ],
    },
  ],
  // Nobody fells a tree in which birds may nest.
  treeWork: [
    {
      dates: [
        [11, 13],
        [2, 12],
      ],
    },
  ],
  garden: [
    {
      only: 'turfs',
      dates: [
        [4, 15],
        [10, 5],
      ],
    },
    {
      only: 'moss',
      dates: [
        [4, 15],
        [10, 5],
      ],
    },
    {
      only: 'meadow',
      dates: [
        [4, 15],
        [10, 2],
      ],
    },
    {
      only: 'lawnSown',
      dates: [
        [4, 15],
        [9, 18],
      ],
    },
    // A lawn that is sown in spring or in September is green two months later.
    {
      only: 'lawn',
      dates: [
        [6, 26],
        [11, 13],
      ],
    },
    { only: 'bulbs', dates: [[10, 16]] },
    { only: 'tenderOnly', dates: [[10, 16]] },
    { only: 'flowersToCut', dates: [[7, 31]] },
    {
      only: 'winterCut',
      dates: [
        [2, 12],
        [3, 27],
      ],
    },
    {
      dates: [
        [4, 15],
        [10, 5],
      ],
    },
  ],
  vegetableGarden: [
    { only: 'harvestSaid', dates: [] },
    { only: 'summerVeg', dates: [[5, 22]] },
    { only: 'overwinters', dates: [[10, 23]] },
    { only: 'potatoes', dates: [[4, 3]] },
    { only: 'winterVeg', dates: [[7, 31]] },
    { dates: [[5, 15]] },
  ],
  preserves: [
    { only: 'intoBottles', dates: [[4, 10]] },
    { only: 'elderflower', dates: [[6, 5]] },
    { only: 'autumnFruit', dates: [[10, 16]] },
    { only: 'earlyFruit', dates: [[7, 10]] },
    { only: 'citrus', dates: [[1, 25]] },
    { dates: [[8, 28]] },
  ],
  hensOrBees: [
    { only: 'firstHoney', dates: [[8, 14]] },
    { only: 'movesHives', dates: [[8, 1]] },
    { only: 'ownBees', dates: [[10, 20]] },
    { only: 'bees', dates: [[5, 29]] },
  ],
  boatCare: [{ only: 'layUp', dates: [[10, 16]] }],
  harvest: [
    { only: 'hay', dates: [[6, 26]] },
    { only: 'olives', dates: [[11, 6]] },
    { only: 'chestnuts', dates: [[10, 16]] },
    { dates: [[10, 9]] },
  ],
  schoolwork: [{ only: 'summerWork', dates: [[8, 31]] }],
  exam: [
    { only: 'sats', dates: [[5, 10]] },
    { only: 'schoolOral', dates: [[4, 14]] },
    { only: 'eveningSchool', dates: [] },
    { only: 'irishFinals', dates: [[6, 9]] },
    {
      only: 'schoolFinals',
      dates: [
        [5, 10],
        [6, 7],
      ],
    },
  ],
  teaching: [
    { only: 'schoolFinals', dates: [[5, 10]] },
    { only: 'irishFinals', dates: [[6, 9]] },
  ],
  competition: [{ only: 'showEntry', dates: [[8, 28]] }],
  // Councils are elected on the first Thursday in May.
  candidacy: [{ dates: [[5, 7]] }],
  choosingStudies: [
    { only: 'resultsDay', dates: [[8, 12]] },
    { only: 'ucas', dates: [[1, 13]] },
  ],
  jobSearch: [{ only: 'retrainAs', dates: [[9, 20]] }],
}

/** Elections are on Thursdays. */
export const usualWeekdays: PlanningWords['usualWeekdays'] = { candidacy: [3] }
