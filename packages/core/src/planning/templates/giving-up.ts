import { after, before, kind, longStep, oneDay, type Template } from './template-types.ts'

/** What is given up with steps of its own. */
const IN_ITS_OWN_WAY = ['takeaway', 'bodyHabit', 'shopping', 'screens', 'medicine'] as const

/** Habits that are given up, and what one does less of. */
export const givingUp: readonly Template[] = [
  kind(
    'quitting',
    'lasting',
    {
      isGivenUp: true,
      by: [
        ['giveUp', 'buy'],
        ['giveUp', 'purchase'],
        ['giveUp', 'dropped'],
        ['giveUp', 'habit'],
        ['giveUp', 'diet'],
        ['lose', 'dropped'],
        ['giveUp', 'match'],
        ['stop'],
      ],
      maybe: ['giveUp'],
      not: ['toddler', 'supplier'],
    },
    [
      oneDay('prescriber', [1, 7], { asks: 'doctor', only: ['medicine'] }),
      oneDay('count', [1, 4], { never: ['medicine'] }),
      oneDay('lastTimes', [1, 3], { only: ['failedBefore'] }),
      oneDay('askValues', [1, 7], { asks: 'doctor', only: ['forHealth'], never: ['medicine', 'smoking', 'alcohol'] }),
      oneDay('help', [1, 4], { days: 'working', only: ['smoking'], never: ['cannabis'] }),
      oneDay('doctorFirst', [1, 4], {
        optional: true,
        asks: 'doctor',
        only: ['alcohol'],
        never: ['fromThen', 'caffeine'],
      }),
      oneDay('limit', [1, 2], { only: ['less'], never: ['ruleSaid'] }),
      oneDay('instead', [1, 3], {
        never: [...IN_ITS_OWN_WAY, 'foodHabit', 'smoking', 'overtime'],
      }),
      oneDay('closeTheDay', [1, 3], { only: ['overtime'], never: ['screens'] }),
      oneDay('instead', [1, 3], { only: ['smoking'] }),
      oneDay('shutOut', [1, 4], { only: ['gambling'] }),
      oneDay('swapFood', [1, 3], { days: 'weekend', only: ['foodHabit'], never: ['smoking', 'alcohol', 'takeaway'] }),
      oneDay('appsAway', [1, 3], { only: ['screens'], never: ['foodHabit'] }),
      oneDay('bedtime', [1, 3], { only: ['lightsOut'] }),
      oneDay('cookAhead', [1, 4], { days: 'weekend', only: ['takeaway'] }),
      oneDay('hands', [1, 3], { only: ['bodyHabit'] }),
      oneDay('waitingList', [1, 3], { only: ['shopping'], never: ['takeaway', 'screens'] }),
      oneDay('support', [1, 2], {
        optional: true,
        never: ['smoking', 'less', 'medicine', 'foodHabit', 'caffeine', 'screens'],
      }),
      longStep('halfCups', 1, [6, 14], { only: ['caffeine'], never: ['fromThen', 'less'] }),
      oneDay('firstDay', [1, 1], {
        never: ['less', 'fromThen', ...IN_ITS_OWN_WAY, 'eating', 'gambling', 'overtime'],
      }),
      oneDay('begin', [1, 1], {
        only: ['takeaway', 'bodyHabit', 'shopping', 'screens', 'eating', 'gambling', 'overtime'],
        never: ['less', 'fromThen', 'medicine'],
      }),
      longStep('firstWeeks', 2, [5, 21], { never: ['fromThen', 'medicine'] }),
      longStep('stepDown', 4, [14, 90], { fills: true, only: ['medicine'] }),
      oneDay('look', [1, 3], { days: 'weekend', never: ['fromThen', 'medicine'] }),
      longStep('steady', 4, [5, 80], {
        fills: true,
        never: ['fromThen', 'bodyHabit', 'screens', 'foodHabit', 'medicine', 'overtime'],
      }),
      longStep('eachEvening', 4, [5, 80], { fills: true, only: ['screens'], never: ['fromThen', 'foodHabit'] }),
      longStep('keepOn', 4, [5, 80], {
        fills: true,
        only: ['bodyHabit', 'foodHabit', 'overtime'],
        never: ['fromThen', 'medicine'],
      }),
      before('retest', 4, {
        days: 'working',
        only: ['forHealth'],
        never: ['fromThen', 'medicine', 'smoking', 'alcohol'],
      }),
      before('clearOut', 1, { only: ['fromThen'] }),
      before('prescriberAgain', 3, { asks: 'doctor', only: ['medicine'] }),
      after('celebrate', 2, 1, {
        days: 'weekend',
        never: ['fromThen', 'bodyHabit', 'screens', 'foodHabit', 'medicine', 'overtime'],
      }),
      after('reward', 2, 1, {
        days: 'weekend',
        only: ['bodyHabit', 'foodHabit', 'overtime'],
        never: ['fromThen', 'medicine'],
      }),
      after('firstWeeks', 1, 21, { only: ['fromThen'] }),
      after('look', 20, 1, { days: 'weekend', only: ['fromThen'] }),
      after('steady', 22, 38, { only: ['fromThen'] }),
      after('celebrate', 30, 1, { days: 'weekend', only: ['fromThen'] }),
    ],
  ),
]
