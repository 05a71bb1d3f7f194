import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Moves that do not begin with leaving one home of one's own for another. */
const OTHER_MOVES = ['farAway', 'fromParents', 'officeMove'] as const

/** What is done without a firm, or with one that is chosen already. */
const NO_FIRM = ['begun', 'permission', 'decorate', 'furniture', 'rewiring', 'diy', 'worksBegin', 'blockWorks'] as const

/** Work that is not done with one's own hands, or has steps of its own. */
const NOT_BY_ONESELF = ['permission', 'decorate', 'furniture', 'rewiring', 'installation', 'structural'] as const

/** Moves, and what is made new at home. */
export const movesAndRenovation: readonly Template[] = [
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
        never: ['officeMove', 'oneRoom'],
      }),
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
      before('leaveClean', 2, {
        only: ['place', 'abroad', 'farAway', 'mustBeOut'],
        never: ['officeMove', 'fromParents', 'jobThen'],
      }),
      before('leaveClean', 8, {
        only: ['place', 'abroad', 'farAway'],
        also: ['jobThen'],
        never: ['officeMove', 'fromParents'],
      }),
      before('essentials', 1, { never: ['officeMove', 'jobThen'] }),
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
    'renovation',
    'open',
    {
      isNeverCounted: true,
      fillsItsMonth: true,
      by: [
        ['restore', 'shop'],
        ['renovate', 'shop'],
        ['renew', 'shop'],
        ['restore', 'renew', 'shop'],
        ['renovation'],
        ['renovate', 'room'],
        ['fresh', 'room'],
        ['decorate', 'room'],
        ['decorate', 'home'],
        ['renovate', 'home'],
        ['build', 'home'],
        ['change', 'room'],
        ['repair', 'room'],
        ['getDone', 'room'],
      ],
      maybe: ['renovate', 'decorate'],
    },
    [
      soon('architect', [2, 10], { days: 'working', only: ['permission', 'structural'] }),
      longStep('drawings', 3, [7, 35], { only: ['permission', 'structural'] }),
      soon('engineer', [5, 21], { days: 'working', only: ['oneWall'], never: ['permission', 'structural'] }),
      oneDay('neighbours', [1, 7], { days: 'weekend', only: ['permission', 'structural', 'oneWall'] }),
      soon('soFar', [1, 4], { days: 'weekend', only: ['begun'], never: ['permission', 'structural'] }),
      soon('wishes', [1, 7], {
        never: ['begun', 'permission', 'decorate', 'structural', 'rewiring', 'oneWall', 'blockWorks'],
      }),
      soon('blockShare', [1, 10], { days: 'working', only: ['blockWorks'] }),
      soon('blockDates', [1, 14], { days: 'working', only: ['blockWorks'] }),
      soon('accessNeeds', [3, 21], { days: 'working', only: ['accessible'], never: ['decorate', 'rewiring'] }),
      soon('sockets', [1, 7], { days: 'weekend', only: ['rewiring'] }),
      soon('electrician', [5, 28], { asks: 'tradesperson', only: ['rewiring'] }),
      oneDay('clearRooms', [14, 42], { days: 'weekend', only: ['rewiring'] }),
      longStep('rewire', 3, [4, 14], { days: 'working', only: ['rewiring'] }),
      oneDay('plaster', [10, 28], { days: 'working', only: ['rewiring'] }),
      oneDay('colours', [1, 4], { days: 'weekend', only: ['decorate'], never: ['wallpaper'] }),
      soon('rolls', [1, 7], { days: 'weekend', only: ['wallpaper'] }),
      soon('quotes', [9, 16], { days: 'working', never: NO_FIRM }),
      soon('permits', [1, 10], {
        days: 'working',
        optional: true,
        never: ['permission', 'decorate', 'furniture', 'rewiring', 'blockWorks'],
      }),
      soon('choose', [2, 14], { days: 'working', never: NO_FIRM }),
      soon('ownOrder', [2, 10], { only: ['diy'], never: NOT_BY_ONESELF }),
      soon('supplies', [2, 28], {
        days: 'weekend',
        never: ['permission', 'decorate', 'installation', 'bathOrKitchen', 'oneWall', 'blockWorks'],
      }),
      soon('materials', [7, 21], {
        days: 'weekend',
        only: ['bathOrKitchen'],
        never: ['permission', 'decorate', 'installation', 'oneWall'],
      }),
      // What is ordered takes eight weeks to come, and a good firm has as long a queue.
      oneDay('delivery', [42, 70], {
        days: 'working',
        only: ['bathOrKitchen'],
        never: ['permission', 'decorate', 'installation', 'structural', 'oneWall'],
      }),
      oneDay('paintShop', [1, 5], { days: 'weekend', only: ['decorate'], never: ['wallpaper'] }),
      oneDay('walls', [1, 5], { days: 'weekend', only: ['wallpaper'] }),
      oneDay('hang', [1, 4], { days: 'weekend', only: ['wallpaper'] }),
      soon('date', [35, 84], {
        days: 'working',
        only: ['installation'],
        never: ['permission', 'decorate', 'rewiring', 'structural'],
      }),
      oneDay('clear', [1, 4], {
        days: 'weekend',
        never: ['outside', 'permission', 'installation', 'structural', 'decorate', 'rewiring'],
      }),
      oneDay('blockClear', [1, 7], { days: 'weekend', only: ['blockWorks'] }),
      longStep('paint', 3, [2, 14], { only: ['decorate'], never: ['outsidePaint', 'wallpaper'] }),
      longStep('paintOutside', 3, [3, 21], { only: ['outsidePaint'], never: ['permission'] }),
      oneDay('putBack', [1, 3], { only: ['decorate'], never: ['outside', 'outsidePaint', 'permission', 'babyRoom'] }),
      longStep('works', 5, [6, 42], {
        days: 'working',
        never: ['permission', 'decorate', 'installation', 'furniture', 'structural', 'diy', 'oneWall', 'bathOrKitchen'],
      }),
      // A bathroom or a kitchen is three weeks of dust, whatever the time.
      longStep('works', 5, [6, 24], {
        days: 'working',
        only: ['bathOrKitchen'],
        never: ['permission', 'decorate', 'installation', 'furniture', 'structural', 'diy', 'oneWall'],
      }),
      longStep('wallWorks', 3, [3, 14], {
        days: 'working',
        only: ['oneWall'],
        never: ['permission', 'structural', 'decorate', 'diy'],
      }),
      longStep('ownWork', 5, [10, 70], { timesAWeek: 2, only: ['diy'], never: NOT_BY_ONESELF }),
      longStep('bigWorks', 5, [21, 110], {
        days: 'working',
        fills: true,
        only: ['structural'],
        never: ['permission', 'decorate', 'furniture'],
      }),
      longStep('finish', 2, [3, 14], {
        optional: true,
        never: ['outside', 'permission', 'decorate', 'installation', 'furniture'],
      }),
      longStep('assemble', 2, [1, 4], { only: ['furniture'], never: ['permission', 'decorate'] }),
      oneDay('space', [1, 2], { only: ['installation'], never: ['permission', 'decorate', 'rewiring', 'structural'] }),
      longStep('fitting', 2, [1, 4], {
        days: 'working',
        only: ['installation'],
        never: ['permission', 'decorate', 'rewiring', 'structural'],
      }),
      before('submitPlans', 3, { days: 'working', only: ['permission'] }),
      after('decision', 50, 1, { days: 'working', only: ['permission'] }),
      before('airing', 28, { only: ['babyRoom'], never: ['permission', 'structural', 'installation'] }),
      oneDay('check', [2, 7], {
        days: 'working',
        never: ['permission', 'decorate', 'installation', 'furniture', 'rewiring', 'diy'],
      }),
      oneDay('handover', [1, 4], {
        days: 'working',
        only: ['installation'],
        never: ['permission', 'decorate', 'rewiring', 'structural'],
      }),
      oneDay('clean', [1, 3], {
        never: ['outside', 'permission', 'installation', 'babyRoom', 'decorate', 'furniture'],
      }),
      before('clean', 1, {
        only: ['furniture'],
        never: ['outside', 'permission', 'installation', 'babyRoom', 'decorate'],
      }),
      after('certificate', 5, 1, { days: 'working', only: ['rewiring'] }),
      after('bills', 7, 1, { days: 'working', never: ['permission', 'decorate', 'furniture', 'rewiring', 'diy'] }),
    ],
  ),
]
