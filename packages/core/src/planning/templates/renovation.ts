import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** What is done without a firm, or with one that is chosen already. */
const NO_FIRM = [
  'begun',
  'permission',
  'decorate',
  'furniture',
  'rewiring',
  'diy',
  'worksBegin',
  'blockWorks',
  'blockVote',
] as const

/** Work that is not done with one's own hands, or has steps of its own. */
const NOT_BY_ONESELF = ['permission', 'decorate', 'furniture', 'rewiring', 'installation', 'structural'] as const

/** What is made new at home. */
export const renovation: readonly Template[] = [
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
        never: ['begun', 'permission', 'decorate', 'structural', 'rewiring', 'oneWall', 'blockWorks', 'blockVote'],
      }),
      soon('blockSurvey', [14, 42], { days: 'working', only: ['blockVote'], never: ['blockWorks'] }),
      soon('blockOffers', [21, 42], { days: 'working', only: ['blockVote'], never: ['blockWorks'] }),
      oneDay('blockMeeting', [7, 28], { days: 'working', only: ['blockVote'], never: ['blockWorks'] }),
      oneDay('blockContract', [21, 60], { days: 'working', only: ['blockVote'], never: ['blockWorks'] }),
      soon('blockShare', [1, 10], { days: 'working', only: ['blockWorks'] }),
      soon('blockDates', [1, 14], { days: 'working', only: ['blockWorks'] }),
      soon('accessNeeds', [3, 21], { days: 'working', only: ['accessible'], never: ['decorate', 'rewiring'] }),
      soon('sockets', [1, 7], { days: 'weekend', only: ['rewiring'] }),
      soon('electrician', [5, 28], { asks: 'tradesperson', only: ['rewiring'] }),
      oneDay('clearRooms', [14, 42], { days: 'weekend', only: ['rewiring'] }),
      longStep('rewire', 3, [4, 14], { days: 'working', only: ['rewiring'] }),
      oneDay('plaster', [10, 28], { days: 'working', only: ['rewiring'] }),
      oneDay('colours', [1, 4], { days: 'weekend', only: ['decorate'], never: ['wallpaper', 'blockVote'] }),
      soon('rolls', [1, 7], { days: 'weekend', only: ['wallpaper'] }),
      soon('quotes', [9, 16], { days: 'working', never: NO_FIRM }),
      soon('permits', [1, 10], {
        days: 'working',
        optional: true,
        never: ['permission', 'decorate', 'furniture', 'rewiring', 'blockWorks', 'blockVote'],
      }),
      soon('choose', [2, 14], { days: 'working', never: NO_FIRM }),
      soon('ownOrder', [2, 10], { only: ['diy'], never: NOT_BY_ONESELF }),
      soon('supplies', [2, 28], {
        days: 'weekend',
        never: ['permission', 'decorate', 'installation', 'bathOrKitchen', 'oneWall', 'blockVote', 'blockWorks'],
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
        never: ['worksBegin', 'permission', 'decorate', 'installation', 'furniture', 'structural', 'oneWall'],
      }),
      oneDay('paintShop', [1, 5], { days: 'weekend', only: ['decorate'], never: ['wallpaper', 'blockVote'] }),
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
      longStep('paint', 3, [2, 14], { only: ['decorate'], never: ['outsidePaint', 'wallpaper', 'blockVote'] }),
      longStep('paintOutside', 3, [3, 21], { only: ['outsidePaint'], never: ['permission'] }),
      oneDay('putBack', [1, 3], {
        only: ['decorate'],
        never: ['outside', 'outsidePaint', 'permission', 'babyRoom', 'blockVote'],
      }),
      longStep('works', 5, [6, 42], {
        days: 'working',
        never: ['permission', 'decorate', 'installation', 'furniture', 'structural', 'diy', 'oneWall', 'bathOrKitchen'],
      }),
      longStep('works', 5, [10, 42], { days: 'working', only: ['decorate'], also: ['blockVote'] }),
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
