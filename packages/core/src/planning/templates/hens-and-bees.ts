import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets of those who keep hens or bees. */
export const hensAndBees: readonly Template[] = [
  kind(
    'hensOrBees',
    'open',
    {
      by: [
        ['hensOrBees'],
        ['adopt', 'hensOrBees'],
        ['buy', 'hensOrBees'],
        ['start', 'hensOrBees'],
        ['open', 'hensOrBees'],
      ],
      not: ['vet', 'accompany', 'sell', 'give', 'cook', 'repair', 'competition'],
    },
    [
      soon('register', [1, 7], { days: 'working', never: ['ownBees'] }),
      soon('course', [2, 30], { asks: 'teacher', only: ['bees'], never: ['ownBees'] }),
      soon('colony', [2, 21], { possible: 240, only: ['bees'], never: ['ownBees'] }),
      oneDay('site', [2, 14], { days: 'weekend', only: ['bees'], never: ['ownBees'] }),
      oneDay('coop', [2, 14], { days: 'weekend', never: ['bees', 'ownBees'] }),
      oneDay('order', [2, 14], { never: ['bees', 'ownBees'] }),
      oneDay('feed', [1, 5], { never: ['bees', 'ownBees'] }),
      before('jars', 14, { days: 'weekend', only: ['honeyOnly'] }),
      before('clearer', 2, { only: ['honeyOnly'] }),
      longStep('checks', 4, [14, 110], { timesAWeek: 1, only: ['ownBees'], never: ['honeyOnly'] }),
      before('honey', 75, { days: 'weekend', only: ['ownBees'], never: ['honeyOnly'] }),
      before('varroa', 66, { days: 'weekend', only: ['ownBees'], never: ['honeyOnly'] }),
      before('syrup', 42, { days: 'weekend', only: ['ownBees'], never: ['honeyOnly'] }),
      before('guard', 4, { days: 'weekend', only: ['ownBees'], never: ['honeyOnly'] }),
      before('away', 7, { optional: true, never: ['bees', 'ownBees'] }),
      before('kit', 5, { only: ['bees'], never: ['ownBees'] }),
      after('varroaNow', 4, 1, { only: ['honeyOnly'] }),
      after('heft', 75, 1, { days: 'weekend', only: ['ownBees'], never: ['honeyOnly'] }),
      after('settle', 1, 7, { never: ['bees', 'ownBees'] }),
      after('look', 7, 28, { timesAWeek: 1, only: ['bees'], never: ['ownBees'] }),
    ],
  ),
  kind(
    'aquarium',
    'open',
    {
      mayWait: true,
      by: [['aquarium'], ['adopt', 'aquarium'], ['buy', 'aquarium'], ['open', 'aquarium'], ['organise', 'aquarium']],
      not: ['goTo', 'visit', 'attend', 'sell', 'give', 'clean', 'repair', 'chore'],
    },
    [
      soon('size', [1, 7]),
      oneDay('tank', [1, 3], { days: 'weekend' }),
      longStep('cycle', 4, [21, 28]),
      before('fish', 1, { days: 'weekend' }),
      after('little', 1, 7),
      after('water', 8, 28, { timesAWeek: 1 }),
    ],
  ),
]
