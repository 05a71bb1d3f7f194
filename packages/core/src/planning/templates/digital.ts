import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Files that are lost, and tablets of children. */
const ANOTHER = ['rescue', 'parental'] as const

/** Where a device is new, or set up, nothing is old enough to be sorted. */
const NEW_DEVICE = ['setUp', 'newDevice', 'phoneSwitch'] as const

/** Targets of files, photos, devices and passwords, and a weekend of programming. */
export const digital: readonly Template[] = [
  kind(
    'digital',
    'open',
    {
      by: [
        ['files'],
        ['clean', 'files'],
        ['organise', 'files'],
        ['clean', 'software'],
        ['copy'],
        ['copy', 'files'],
        ['change', 'files'],
        ['copy', 'pictures'],
        ['copy', 'craft'],
        ['copy', 'software'],
        ['copy', 'machine'],
        ['give', 'files'],
      ],
    },
    [
      before('bookPages', 45, { days: 'weekend', only: ['intoBook'] }),
      before('bookOrder', 21, { only: ['intoBook'] }),
      before('leafThrough', 4, { only: ['intoBook'] }),
      soon('leaveIt', [1, 2], { only: ['rescue'] }),
      soon('tryReading', [1, 7], { days: 'weekend', only: ['rescue'] }),
      soon('labQuote', [3, 21], { days: 'working', only: ['rescue'] }),
      soon('ownCopies', [1, 7], { only: ['rescue'] }),
      soon('familyRules', [1, 4], { days: 'weekend', only: ['parental'] }),
      soon('setControls', [1, 4], { days: 'weekend', only: ['parental'] }),
      soon('afterAWeek', [7, 14], { days: 'weekend', only: ['parental'] }),
      // Whose account is in other hands takes it back before anything else.
      soon('lockOut', [1, 1], { only: ['hacked'] }),
      soon('look', [1, 4], {
        days: 'weekend',
        never: ['passwords', ...NEW_DEVICE, 'scanning', 'mailbox', 'freeUp', 'hacked', ...ANOTHER],
      }),
      soon('biggest', [1, 4], { only: ['freeUp'], never: ['copy', ...NEW_DEVICE] }),
      soon('saveFirst', [1, 5], { only: ['freeUp'], never: ['copy', ...NEW_DEVICE] }),
      longStep('delete', 2, [2, 10], { only: ['freeUp'], never: ['copy', ...NEW_DEVICE] }),
      soon('unsubscribe', [1, 4], { only: ['mailbox'], never: ['passwords', 'hacked', 'setUp', 'copy'] }),
      soon('accounts', [1, 4], { only: ['passwords'] }),
      soon('tool', [1, 5], { never: ['passwords', ...NEW_DEVICE, 'mailbox', 'freeUp', 'hacked', ...ANOTHER] }),
      soon('manager', [1, 5], { days: 'weekend', only: ['passwords'] }),
      longStep('changeAll', 3, [2, 28], { timesAWeek: 2, only: ['passwords', 'hacked'] }),
      longStep('sort', 3, [2, 75], {
        timesAWeek: 2,
        never: ['copy', 'passwords', ...NEW_DEVICE, 'freeUp', 'hacked', 'scanning', ...ANOTHER],
      }),
      longStep('sortPrints', 3, [7, 75], { timesAWeek: 2, only: ['scanning'], never: ['copy'] }),
      soon('inventory', [1, 4], { only: ['setUp'], never: ['newDevice', 'phoneSwitch'] }),
      soon('deviceNeeds', [1, 4], { only: ['newDevice'] }),
      soon('deviceOrder', [1, 7], { only: ['newDevice'] }),
      soon('codes', [1, 4], { only: ['phoneSwitch'] }),
      oneDay('install', [1, 6], { days: 'weekend', only: ['setUp'], never: ['newDevice', 'phoneSwitch'] }),
      oneDay('bringOver', [1, 6], { days: 'weekend', only: ['setUp', 'newDevice'], never: ['phoneSwitch'] }),
      oneDay('bothPhones', [1, 7], { days: 'weekend', only: ['phoneSwitch'] }),
      oneDay('ownBackup', [1, 6], { only: ['setUp', 'newDevice', 'phoneSwitch'] }),
      soon('run', [1, 14], { only: ['copy'], never: ['scanning', ...NEW_DEVICE, ...ANOTHER] }),
      longStep('scan', 3, [28, 60], { only: ['scanning'] }),
      soon('copy', [1, 5], { only: ['pictures', 'scanning'], never: ['phoneSwitch'] }),
      before('copies', 6, { only: ['copiesForAll'], never: ['passwords', ...NEW_DEVICE] }),
      soon('second', [1, 5], { only: ['passwords', 'hacked'] }),
      longStep('albumPages', 2, [7, 28], { timesAWeek: 2, only: ['albumGift'], never: ['passwords', ...NEW_DEVICE] }),
      oneDay('albumOrder', [10, 21], { only: ['albumGift'], never: ['passwords', ...NEW_DEVICE] }),
      soon('keep', [2, 10], {
        optional: true,
        never: ['copy', 'passwords', ...NEW_DEVICE, 'hacked', 'scanning', 'albumGift', ...ANOTHER],
      }),
    ],
  ),
  kind('hackathon', 'fixed', { setByOthers: true, by: [['hackathon'], ['take', 'hackathon']], not: ['organise'] }, [
    soon('enter', [1, 4]),
    soon('team', [1, 7]),
    before('idea', 9),
    before('kit', 5, { days: 'weekend' }),
    before('check', 1),
    after('after', 3, 1, { optional: true }),
  ]),
]
