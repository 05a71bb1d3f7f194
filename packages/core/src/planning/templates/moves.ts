import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Moves that do not begin with leaving one home of one's own for another. */
const OTHER_MOVES = ['farAway', 'fromParents', 'officeMove'] as const

/** Moves, and a home that is let. */
export const moves: readonly Template[] = [
  kind(
    'move',
    'start',
    {
      by: [
        ['move', 'newJob'],
        ['move', 'newJob', 'start'],
        ['move', 'newJob', 'place'],
        ['move'],
        ['newHome'],
        ['change', 'home'],
        ['leave', 'home'],
        ['move', 'home'],
        ['move', 'abroad'],
      ],
      not: ['software', 'money'],
    },
    [
      soon('papers', [1, 5], { days: 'working', never: ['farAway', 'fromParents', 'changeHome'] }),
      soon('nextHome', [1, 7], { only: ['changeHome'], never: OTHER_MOVES }),
      soon('firstBudget', [1, 5], { only: ['fromParents'] }),
      soon('abroad', [1, 14], { days: 'working', only: ['abroad'], never: ['officeMove', 'farAway', 'homeCountry'] }),
      soon('visa', [7, 28], { days: 'working', only: ['farAway'] }),
      soon('papersAbroad', [14, 60], { days: 'working', only: ['farAway'] }),
      soon('staff', [1, 7], { days: 'working', only: ['officeMove'] }),
      soon('pet', [1, 21], { days: 'working', only: ['withPet', 'petsToo'], never: ['officeMove'] }),
      soon('schools', [2, 21], {
        days: 'working',
        only: ['movingKids'],
        never: ['officeMove', 'fromParents', 'leaving'],
      }),
      soon('heavyThings', [1, 14], { days: 'working', only: ['bulky'], never: ['officeMove'] }),
      longStep('findHome', 3, [7, 60], {
        optional: true,
        only: ['place', 'abroad', 'fromParents'],
        never: ['officeMove', 'oneRoom', 'noHomeYet'],
      }),
      longStep('findHome', 3, [14, 60], { only: ['noHomeYet'], never: ['officeMove', 'oneRoom', 'changeHome'] }),
      longStep('findNext', 4, [21, 120], {
        only: ['changeHome'],
        never: [...OTHER_MOVES, 'oneRoom', 'place', 'abroad'],
      }),
      oneDay('signed', [1, 7], { days: 'working', only: ['changeHome'], never: OTHER_MOVES }),
      oneDay('quotes', [1, 7], {
        days: 'working',
        never: ['officeMove', 'oneRoom', 'leaving', 'farAway', 'fromParents'],
      }),
      oneDay('officeQuotes', [1, 7], { days: 'working', only: ['officeMove'] }),
      oneDay('book', [1, 6], {
        days: 'working',
        never: ['officeMove', 'oneRoom', 'leaving', 'farAway', 'fromParents'],
      }),
      oneDay('bookOffice', [1, 6], { days: 'working', only: ['officeMove'] }),
      oneDay('shipping', [14, 90], { days: 'working', only: ['farAway'] }),
      longStep('declutter', 3, [4, 21], { never: ['officeMove', 'oneRoom'] }),
      oneDay('leaving', [2, 14], { days: 'working', only: ['farAway'] }),
      oneDay('basics', [1, 14], { only: ['fromParents'], never: ['farAway'] }),
      oneDay('van', [1, 6], { only: ['oneRoom', 'leaving', 'fromParents'], never: ['farAway'] }),
      oneDay('utilities', [1, 6], { days: 'working', never: ['oneRoom', 'farAway'] }),
      longStep('pack', 3, [3, 16]),
      before('check', 10, { only: ['jobThen'], never: ['fromParents', 'officeMove'] }),
      before('check', 3, { never: ['fromParents', 'officeMove', 'jobThen'] }),
      before('lastOffice', 2, { days: 'working', only: ['officeMove'] }),
      // Who moves far does not come back for the keys.
      before('leaveClean', 1, {
        only: ['place', 'abroad', 'farAway', 'mustBeOut'],
        never: ['officeMove', 'fromParents', 'jobThen'],
      }),
      before('leaveClean', 8, {
        only: ['place', 'abroad', 'farAway'],
        also: ['jobThen'],
        never: ['officeMove', 'fromParents'],
      }),
      before('essentials', 2, {
        only: ['place', 'abroad', 'farAway', 'mustBeOut'],
        never: ['officeMove', 'jobThen', 'fromParents'],
      }),
      before('essentials', 1, { never: ['officeMove', 'jobThen', 'place', 'abroad', 'farAway', 'mustBeOut'] }),
      before('essentials', 1, { only: ['fromParents'], also: ['place'], never: ['officeMove', 'jobThen'] }),
      before('movingDay', 6, { days: 'weekend', only: ['jobThen'], never: ['officeMove'] }),
      before('bedsFirst', 3, { only: ['jobThen'], never: ['officeMove'] }),
      after('clean', 1, 1, { never: ['officeMove', 'mustBeOut', 'place', 'abroad', 'farAway', 'fromParents'] }),
      after('unpack', 1, 7, { never: ['farAway', 'officeMove', 'jobThen'] }),
      after('firstDays', 1, 3, { only: ['officeMove'] }),
      after('settle', 1, 7, { only: ['farAway'] }),
      after('customers', 3, 1, { days: 'working', only: ['officeMove'] }),
      after('address', 4, 1, { days: 'working', never: ['officeMove', 'abroad', 'farAway'] }),
      after('addressHere', 4, 1, { days: 'working', only: ['homeCountry'], never: ['officeMove'] }),
      after('addressAbroad', 4, 1, {
        days: 'working',
        only: ['abroad', 'farAway'],
        never: ['officeMove', 'homeCountry'],
      }),
    ],
  ),
  kind(
    'letHome',
    'start',
    { by: [['letOut', 'home'], ['letOut', 'bigWorks'], ['letOut', 'room'], ['letOut', 'rentedRoom'], ['tenants']] },
    [
      soon('papers', [1, 14], { days: 'working', possible: 180, never: ['lodger', 'holidayLet'] }),
      soon('houseRules', [1, 7], { only: ['lodger'] }),
      soon('permits', [1, 21], { days: 'working', only: ['holidayLet'] }),
      soon('price', [1, 7], { possible: 150 }),
      longStep('tidy', 2, [2, 14], { timesAWeek: 2, never: ['tenantThere'] }),
      oneDay('advert', [1, 5], { days: 'weekend' }),
      longStep('visits', 3, [4, 21], { never: ['holidayLet'] }),
      oneDay('cleaning', [1, 10], { only: ['holidayLet'] }),
      oneDay('choose', [1, 7], { days: 'working', never: ['holidayLet'] }),
      oneDay('contract', [1, 7], { days: 'working', never: ['holidayLet'] }),
      longStep('tidy', 2, [4, 14], { timesAWeek: 2, only: ['tenantThere'] }),
      before('inventory', 2),
      after('registered', 14, 1, { days: 'working', never: ['lodger', 'holidayLet'] }),
      after('guests', 3, 1, { only: ['holidayLet'] }),
    ],
  ),
]
