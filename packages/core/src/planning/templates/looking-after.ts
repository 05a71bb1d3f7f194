import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets of what is looked after: an animal's weight, plants while one is away, a caravan before and after its season. */
export const lookingAfter: readonly Template[] = [
  kind(
    'petDiet',
    'lasting',
    {
      isNeverCounted: true,
      by: [
        ['petWeight'],
        ['petWeight', 'vet'],
        ['lose', 'petWeight', 'weight'],
        ['petWeight', 'weight'],
        ['diet', 'ownPet'],
        ['diet', 'vet'],
        ['lose', 'ownPet'],
        ['lose', 'ownPet', 'weight'],
        ['lose', 'vet', 'weight'],
        ['diet', 'lose', 'vet', 'weight'],
        ['ownPet', 'weight'],
        ['lose', 'ownPet', 'dentist', 'weight'],
        ['lose', 'ownPet', 'vet', 'weight'],
      ],
    },
    [
      soon('weigh', [1, 7], { asks: 'vet' }),
      soon('portions', [1, 4]),
      oneDay('teeth', [2, 14], { asks: 'vet', only: ['petTeeth'] }),
      longStep('measured', 4, [14, 90], { fills: true }),
      oneDay('second', [7, 30], { days: 'weekend' }),
      longStep('goOn', 4, [14, 90], { fills: true }),
      before('reached', 2, { days: 'working' }),
    ],
  ),
  kind('plantsAway', 'fixed', { by: [['plantsAway'], ['find', 'plantsAway'], ['garden', 'plantsAway']] }, [
    soon('know', [1, 5], { days: 'weekend', never: ['whileAway'] }),
    soon('ask', [1, 5], { only: ['whileAway'] }),
    longStep('rounds', 3, [14, 60], { timesAWeek: 1, never: ['whileAway'] }),
    before('show', 5, { only: ['whileAway'] }),
    before('shade', 2, { only: ['whileAway'] }),
    before('soak', 1, { reach: 0, only: ['whileAway'] }),
    before('thriving', 1, { never: ['whileAway'] }),
    after('back', 1, 1, { optional: true, only: ['whileAway'] }),
  ]),
  kind(
    'caravanCare',
    'open',
    {
      by: [['caravanCare'], ['service', 'caravanCare'], ['car', 'caravanCare'], ['machine', 'caravanCare']],
      not: ['buy', 'sell', 'find'],
    },
    [
      soon('service', [1, 7], { days: 'working', never: ['layUp'] }),
      oneDay('open', [1, 7], { days: 'weekend', never: ['layUp'] }),
      oneDay('water', [1, 7], { days: 'weekend', never: ['layUp'] }),
      oneDay('power', [1, 7], { never: ['layUp'] }),
      oneDay('empty', [1, 7], { days: 'weekend', only: ['layUp'] }),
      before('tyres', 4, { never: ['layUp'] }),
      before('drain', 2, { only: ['layUp'] }),
      before('clean', 2, { never: ['layUp'] }),
      after('night', 6, 1, { optional: true, days: 'weekend', never: ['layUp'] }),
      after('battery', 2, 1, { only: ['layUp'] }),
    ],
  ),
]
