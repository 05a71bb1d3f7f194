import type { PlanningWords } from '../planning-words.ts'

/** As in Italy, in order of the year: the tax return, the beginning of school, the seasons of a garden. */
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
    { only: 'julyEvent', dates: [[7, 2]] },
    { only: 'augustEvent', dates: [[8, 28]] },
    { only: 'oktoberfest', dates: [[9, 25]] },
    { only: 'ski', dates: [[2, 6]] },
    { only: 'aurora', dates: [[11, 20]] },
    { only: 'blossom', dates: [[4, 1]] },
    { only: 'summerHoliday', dates: [[7, 31]] },
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
    { only: 'schoolEnd', dates: [[6, 5]] },
    { only: 'burns', dates: [[1, 25]] },
    { only: 'carnival', dates: [[2, 6]] },
    { only: 'beforeChristmas', dates: [[12, 18]] },
    { only: 'summerFair', dates: [[7, 3]] },
  ],
  gift: [
    { only: 'secretSanta', dates: [[12, 11]] },
    { only: 'teacherGift', dates: [[6, 4]] },
  ],
  race: [
    { only: 'springRace', dates: [[4, 11]] },
    { only: 'juneRace', dates: [[7, 4]] },
    { only: 'septemberRace', dates: [[9, 26]] },
    { only: 'autumnRace', dates: [[10, 24]] },
  ],
  attend: [
    { only: 'grandPrix', dates: [[9, 4]] },
    { only: 'februaryEvent', dates: [[2, 12]] },
    { only: 'julyEvent', dates: [[7, 2]] },
    { only: 'augustEvent', dates: [[8, 28]] },
    { only: 'oktoberfest', dates: [[9, 25]] },
    { only: 'wimbledon', dates: [[7, 3]] },
    { only: 'proms', dates: [[8, 7]] },
    { only: 'juneFestival', dates: [[6, 26]] },
    { only: 'fringe', dates: [[8, 14]] },
    { only: 'bookFair', dates: [[5, 15]] },
    { only: 'comics', dates: [[10, 30]] },
    { only: 'flowerShow', dates: [[5, 22]] },
  ],
  taxes: [
    { only: 'taxArrears', dates: [] },
    { only: 'taxLate', dates: [] },
    { only: 'vat', dates: [[4, 30]] },
    {
      dates: [
        [6, 25],
        [9, 30],
      ],
      // The form is filled in and can be sent from the middle of May.
      early: [[5, 28]],
    },
  ],
  certification: [{ only: 'barExam', dates: [[12, 14]] }],
  schoolYear: [{ dates: [[9, 12]] }],
  caravanCare: [{ only: 'layUp', dates: [[10, 30]] }],
  uniStart: [{ dates: [[9, 25]] }],
  enrolment: [
    { only: 'universityChoice', dates: [[9, 10]] },
    { only: 'nursery', dates: [[9, 10]] },
    { only: 'secondarySchool', dates: [[1, 31]] },
    { only: 'primarySchool', dates: [[1, 31]] },
  ],
  appointment: [
    { only: 'summerTyres', dates: [[5, 8]] },
    { only: 'winterTyres', dates: [[11, 13]] },
  ],
  payment: [
    {
      only: 'taxDue',
      dates: [
        [6, 16],
        [12, 16],
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
        [4, 10],
        [10, 10],
      ],
    },
    {
      only: 'moss',
      dates: [
        [4, 10],
        [10, 10],
      ],
    },
    {
      only: 'meadow',
      dates: [
        [4, 10],
        [10, 2],
      ],
    },
    {
      only: 'lawnSown',
      dates: [
        [4, 10],
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
    { only: 'tenderOnly', dates: [[11, 6]] },
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
        [4, 10],
        [10, 10],
      ],
    },
  ],
  vegetableGarden: [
    { only: 'harvestSaid', dates: [] },
    { only: 'summerVeg', dates: [[4, 25]] },
    { only: 'overwinters', dates: [[10, 23]] },
    { only: 'potatoes', dates: [[4, 3]] },
    { only: 'winterVeg', dates: [[8, 28]] },
    { dates: [[4, 25]] },
  ],
  preserves: [
    { only: 'intoBottles', dates: [[4, 10]] },
    { only: 'elderflower', dates: [[6, 19]] },
    { only: 'autumnFruit', dates: [[10, 16]] },
    { only: 'earlyFruit', dates: [[6, 26]] },
    { only: 'citrus', dates: [[1, 25]] },
    { dates: [[8, 21]] },
  ],
  hensOrBees: [
    { only: 'firstHoney', dates: [[7, 10]] },
    { only: 'movesHives', dates: [[6, 12]] },
    { only: 'ownBees', dates: [[10, 20]] },
    { only: 'bees', dates: [[5, 29]] },
  ],
  boatCare: [{ only: 'layUp', dates: [[10, 16]] }],
  harvest: [
    { only: 'hay', dates: [[6, 12]] },
    { only: 'olives', dates: [[11, 6]] },
    { only: 'chestnuts', dates: [[10, 16]] },
    { dates: [[9, 18]] },
  ],
  schoolwork: [{ only: 'summerWork', dates: [[8, 31]] }],
  form: [{ only: 'teacherMove', dates: [[3, 31]] }],
  rentHome: [{ only: 'forStudies', dates: [[9, 15]] }],
  choosingStudies: [
    { only: 'secondarySchool', dates: [[1, 31]] },
    { only: 'universityChoice', dates: [[9, 10]] },
  ],
  exam: [
    { only: 'sats', dates: [[5, 5]] },
    { only: 'eveningSchool', dates: [] },
    { only: 'schoolFinals', dates: [[6, 16]] },
  ],
  teaching: [{ only: 'schoolFinals', dates: [[6, 16]] }],
  jobSearch: [{ only: 'retrainAs', dates: [[10, 4]] }],
}

/** Elections are on Sundays. */
export const usualWeekdays: PlanningWords['usualWeekdays'] = { candidacy: [6] }
