import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets that are taken on with people of the trade: a busy season of a business, and asbestos that is to go. */
export const seasonsAndHazards: readonly Template[] = [
  kind('busySeason', 'start', { by: [['busySeason'], ['busySeason', 'shop'], ['busySeason', 'business']] }, [
    soon('lastYear', [1, 7]),
    oneDay('suppliers', [2, 14], { days: 'working' }),
    oneDay('hands', [2, 14], { days: 'working' }),
    longStep('putRight', 3, [3, 21]),
    before('display', 28),
    before('tell', 21, { days: 'working' }),
    before('lastLook', 3, { days: 'working' }),
    after('again', 21, 1, { optional: true }),
  ]),
  kind(
    'asbestos',
    'open',
    {
      by: [
        ['asbestos'],
        ['asbestos', 'renovate'],
        ['asbestos', 'repair'],
        ['asbestos', 'getDone'],
        ['asbestos', 'installed'],
        ['asbestos', 'putIn'],
        ['asbestos', 'putIn', 'installed'],
        ['asbestos', 'room'],
        ['asbestos', 'shop'],
      ],
      not: ['medical'],
    },
    [
      soon('leave', [1, 3]),
      soon('firms', [2, 14], { days: 'working', asks: 'tradesperson' }),
      oneDay('choose', [1, 7], { days: 'working' }),
      oneDay('plan', [14, 42], { days: 'working' }),
      oneDay('instead', [1, 14]),
      before('clear', 3),
      before('closed', 1),
      after('papers', 10, 1, { days: 'working' }),
    ],
  ),
]
