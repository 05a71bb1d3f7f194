import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets of families at a turn: somebody home from hospital, a child with an allergy, a year abroad, what to study. */
export const familyTurns: readonly Template[] = [
  kind(
    'homeFromHospital',
    'fixed',
    {
      by: [
        ['discharge'],
        ['discharge', 'relative'],
        ['discharge', 'relative', 'operation'],
        ['discharge', 'relative', 'surgery'],
      ],
      not: ['baby', 'pet', 'ownPet'],
    },
    [
      soon('ward', [1, 1]),
      soon('rooms', [1, 2]),
      soon('help', [1, 2]),
      before('wayHome', 1),
      after('medicines', 1),
      after('doctor', 4, 1, { asks: 'doctor' }),
    ],
  ),
  kind(
    'conditionPlan',
    'open',
    {
      by: [
        ['condition'],
        ['condition', 'medical'],
        ['condition', 'medical', 'relative'],
        ['condition', 'medical', 'school'],
        ['condition', 'relative'],
        ['condition', 'school'],
        ['condition', 'relative', 'school'],
        ['condition', 'schoolYear'],
        ['condition', 'relative', 'schoolYear'],
        ['condition', 'conversation', 'school'],
      ],
      not: ['test', 'pet', 'ownPet', 'fundraising', 'race'],
    },
    [
      soon('plan', [1, 7], { asks: 'doctor' }),
      soon('medicines', [1, 5], { never: ['noMedicine'] }),
      soon('kitchen', [1, 5], { days: 'weekend', only: ['foodCondition'] }),
      soon('school', [1, 7], { asks: 'teacher', only: ['school', 'schoolYear', 'childPatient', 'nursery'] }),
      oneDay('family', [1, 7], { days: 'weekend' }),
      oneDay('child', [1, 7], { only: ['school', 'schoolYear', 'childPatient', 'nursery'] }),
      after('look', 21),
    ],
  ),
  kind(
    'exchangeYear',
    'start',
    {
      by: [
        ['exchangeYear'],
        ['exchangeYear', 'relative'],
        ['exchangeYear', 'abroad'],
        ['exchangeYear', 'place'],
        ['exchangeYear', 'relative', 'abroad'],
        ['exchangeYear', 'relative', 'place'],
        ['goTo', 'exchangeYear'],
        ['goTo', 'exchangeYear', 'abroad'],
        ['goTo', 'exchangeYear', 'place'],
        ['goTo', 'exchangeYear', 'relative', 'abroad'],
      ],
      not: ['houseGuest', 'apply'],
    },
    [
      soon('agree', [1, 14]),
      soon('papers', [3, 21], { days: 'working' }),
      soon('money', [1, 14]),
      oneDay('room', [7, 42]),
      longStep('language', 2, [14, 120], { timesAWeek: 3, optional: true, fills: true }),
      before('journey', 75, { possible: 330 }),
      before('phone', 14, { days: 'working' }),
      before('goodbye', 6, { days: 'weekend', optional: true }),
      before('pack', 2),
      after('first', 18),
    ],
  ),
  kind(
    'choosingStudies',
    'open',
    {
      by: [
        ['studyChoice'],
        ['find', 'studyChoice'],
        ['help', 'studyChoice'],
        ['help', 'relative', 'studyChoice'],
        ['studyChoice', 'relative'],
        ['studyChoice', 'university'],
        ['find', 'studyChoice', 'relative'],
      ],
    },
    [
      soon('offer', [1, 3]),
      soon('lists', [1, 4]),
      soon('ask', [1, 14], { days: 'working' }),
      soon('look', [2, 42], { days: 'weekend', only: ['universityChoice'] }),
      before('decide', 3),
      before('send', 1),
    ],
  ),
]
