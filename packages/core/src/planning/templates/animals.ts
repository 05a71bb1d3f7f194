import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets of those who live with an animal. */
export const animals: readonly Template[] = [
  kind(
    'vetVisit',
    'fixed',
    {
      by: [
        ['vet'],
        ['vet', 'pet'],
        ['medical', 'pet'],
        ['dentist', 'pet'],
        ['accompany', 'vet'],
        ['accompany', 'pet', 'vet'],
      ],
    },
    [
      soon('book', [1, 4], { days: 'working' }),
      before('papers', 3),
      before('fasting', 1, { reach: 0, only: ['petOperation'] }),
      before('carrier', 1, { reach: 0, never: ['petOperation'] }),
      after('care', 1, 1, { reach: 0, never: ['petOperation'] }),
      after('collar', 1, 10, { only: ['petOperation'] }),
      after('stitches', 11, 1, { days: 'working', only: ['petOperation'] }),
      after('next', 4, 1, { days: 'working', never: ['petOperation'] }),
    ],
  ),
  kind('pet', 'open', { by: [['adopt', 'pet'], ['buy', 'pet'], ['pet'], ['baby', 'pet']], not: ['learn'] }, [
    soon('agree', [1, 4], { never: ['petChosen'] }),
    soon('ask', [1, 7], { asks: 'centre', never: ['petChosen', 'cagePet'] }),
    oneDay('meet', [1, 14], { never: ['petChosen', 'cagePet'] }),
    soon('breeder', [1, 10], { only: ['cagePet'], never: ['petChosen'] }),
    oneDay('home', [1, 10], { days: 'weekend', never: ['cagePet'] }),
    oneDay('cage', [1, 7], { days: 'weekend', only: ['cagePet'] }),
    oneDay('things', [1, 7], { never: ['cagePet'] }),
    oneDay('away', [1, 5], { optional: true }),
    before('ready', 2),
    after('calm', 1, 7),
    after('vet', 5, 1, { asks: 'vet' }),
    after('chip', 8, 1, { days: 'working', never: ['cagePet'] }),
    after('train', 9, 28, { timesAWeek: 5, optional: true, never: ['cat', 'smallPet', 'cagePet'] }),
  ]),
  kind(
    'petTraining',
    'lasting',
    {
      by: [
        ['giveUp', 'pet'],
        ['train'],
        ['train', 'pet'],
        ['learn', 'pet'],
        ['teach', 'pet'],
        ['course', 'pet'],
        ['skill', 'pet'],
      ],
    },
    [
      soon('rules', [1, 4], { never: ['barking'] }),
      soon('trigger', [1, 5], { only: ['barking'] }),
      soon('class', [1, 7], { optional: true, asks: 'teacher', never: ['houseTraining'] }),
      longStep('basics', 3, [7, 28], { timesAWeek: 6, never: ['houseTraining', 'barking'] }),
      longStep('quiet', 3, [7, 28], { timesAWeek: 6, only: ['barking'] }),
      longStep('routine', 3, [7, 28], { only: ['houseTraining'] }),
      oneDay('look', [1, 4], { days: 'weekend' }),
      longStep('outside', 3, [7, 40], { timesAWeek: 5, fills: true, never: ['houseTraining', 'barking'] }),
      longStep('visitors', 3, [7, 40], { timesAWeek: 3, fills: true, only: ['barking'] }),
      longStep('freedom', 3, [7, 40], { fills: true, only: ['houseTraining'] }),
      before('calm', 2, { only: ['barking'] }),
      before('dry', 1, { only: ['houseTraining'] }),
      before('test', 2, { days: 'weekend', never: ['houseTraining', 'barking'] }),
    ],
  ),
]
