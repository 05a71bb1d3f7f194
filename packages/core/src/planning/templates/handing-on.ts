import { after, before, kind, soon, type Template } from './template-types.ts'

/** What leaves the house: given away, or given back to whom it belongs. */
export const handingOn: readonly Template[] = [
  kind(
    'giveAway',
    'open',
    {
      by: [
        ['give'],
        ['give', 'pet'],
        ['give', 'ownPet'],
        ['give', 'hensOrBees'],
        ['give', 'clutter'],
        ['give', 'goods'],
        ['give', 'books'],
        ['give', 'machine'],
      ],
    },
    [
      soon('choose', [1, 4], {
        days: 'weekend',
        possible: 60,
        never: ['pet', 'cat', 'ownPet', 'hensOrBees', 'goodHome'],
      }),
      soon('photos', [1, 4], { days: 'weekend', only: ['pet', 'cat', 'ownPet', 'hensOrBees', 'goodHome'] }),
      soon('ask', [1, 7], { possible: 50 }),
      soon('hand', [1, 7], { possible: 42 }),
      after('look', 14, 1, { only: ['pet', 'cat', 'ownPet', 'hensOrBees', 'goodHome'] }),
    ],
  ),
  kind('givingBack', 'open', { isEveryday: true, by: [['giveBack'], ['giveBack', 'books'], ['giveBack', 'goods']] }, [
    soon('gather', [1, 4], { possible: 14, never: ['keysBack'] }),
    soon('agree', [1, 5], { possible: 14, never: ['keysBack'] }),
    soon('handover', [1, 5], { days: 'working', possible: 45, only: ['keysBack'] }),
    before('ready', 1, { never: ['keysBack'] }),
    before('meters', 1, { only: ['keysBack'] }),
    after('proof', 5, 1, { only: ['keysBack', 'boughtOne'], reach: 2 }),
  ]),
]
