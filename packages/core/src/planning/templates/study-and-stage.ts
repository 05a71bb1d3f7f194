import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** What has a course of its own, or a place on one already. */
const NOT_SHORT = ['entered', 'longCourse', 'languageTest'] as const

/** Exams that one is in already, or enters in another way. */
const REGISTERED = ['schoolExam', 'classTest', 'entered', 'resit'] as const

/** Races for which one does not simply run. */
const NOT_ON_FOOT = ['childsRace', 'beginner', 'cycling', 'walking', 'inWater', 'triathlon'] as const

/** Targets that are studied, trained or rehearsed for. */
export const studyAndStage: readonly Template[] = [
  kind(
    'exam',
    'fixed',
    {
      setByOthers: true,
      opensThen: true,
      by: [
        ['exam', 'finish'],
        ['exam', 'write'],
        ['exam'],
        ['learn', 'exam'],
        ['exam', 'school'],
        ['exam', 'university'],
      ],
      maybe: ['test'],
      not: ['medical', 'blood'],
    },
    [
      soon('register', [1, 5], { days: 'working', never: [...REGISTERED, 'severalExams'] }),
      soon('allDates', [1, 5], { days: 'working', only: ['severalExams'], never: ['schoolExam', 'entered'] }),
      soon('resit', [1, 5], { days: 'working', only: ['resit'], never: ['entered'] }),
      soon('syllabus', [1, 4], { never: ['classTest', 'severalExams'] }),
      soon('sharedWeeks', [1, 4], { only: ['severalExams'], never: ['classTest'] }),
      longStep('study', 5, [10, 90], { fills: true, never: ['classTest'] }),
      longStep('chapters', 4, [2, 10], { only: ['classTest'] }),
      oneDay('halfway', [1, 3], { optional: true, days: 'weekend', never: ['classTest'] }),
      longStep('revise', 3, [5, 28], { never: ['classTest'] }),
      oneDay('quiz', [1, 3], { only: ['classTest'] }),
      oneDay('mock', [1, 4], { days: 'weekend', never: ['classTest', 'severalExams'] }),
      oneDay('mocks', [1, 4], { days: 'weekend', only: ['severalExams'] }),
      longStep('weakSpots', 1, [2, 9], { optional: true, never: ['classTest'] }),
      before('check', 7, { never: ['classTest'] }),
      before('rest', 1, { reach: 0, never: ['severalExams'] }),
    ],
  ),
  kind(
    'certification',
    'fixed',
    {
      setByOthers: true,
      by: [
        ['course', 'certification'],
        ['certification'],
        ['learn', 'certification'],
        ['exam', 'certification'],
        ['exam', 'language'],
        ['test', 'language'],
      ],
      not: ['schoolMarks'],
    },
    [
      soon('requirements', [1, 4], { never: ['languageTest'] }),
      soon('levelTest', [1, 4], { only: ['languageTest'] }),
      soon('teacher', [1, 7], { only: ['languageTest'] }),
      soon('placement', [1, 4], { optional: true, never: ['shortCourse', 'longCourse', 'languageTest'] }),
      soon('book', [1, 5], {
        days: 'working',
        never: ['entered', 'longCourse', 'shortCourse', 'languageTest', 'barExam'],
      }),
      soon('book', [1, 5], { days: 'working', only: ['languageTest'], never: ['entered', 'longCourse'] }),
      soon('place', [10, 28], { days: 'working', only: ['shortCourse'], never: NOT_SHORT }),
      soon('enrol', [1, 7], { days: 'working', only: ['longCourse'], never: ['entered'] }),
      longStep('lessons', 5, [14, 84], { timesAWeek: 2, fills: true, only: ['longCourse'] }),
      longStep('study', 5, [14, 84], { fills: true, never: ['shortCourse', 'longCourse', 'languageTest'] }),
      longStep('fourSkills', 5, [14, 84], { timesAWeek: 4, fills: true, only: ['languageTest'] }),
      longStep('speaking', 3, [7, 42], { timesAWeek: 2, only: ['languageTest'] }),
      longStep('opinions', 4, [14, 84], { timesAWeek: 2, fills: true, only: ['barExam'] }),
      longStep('practice', 3, [7, 35], { never: ['shortCourse', 'longCourse', 'barExam'] }),
      oneDay('mock', [1, 4], { days: 'weekend', never: ['shortCourse', 'longCourse'] }),
      longStep('weakSpots', 1, [2, 10], { optional: true, never: ['shortCourse', 'longCourse'] }),
      oneDay('theory', [2, 7], { days: 'weekend', only: ['longCourse'] }),
      before('application', 42, { days: 'working', only: ['barExam'], never: ['entered'] }),
      before('check', 3),
      before('rest', 1, { reach: 0, never: ['shortCourse'] }),
      after('certificate', 14, 1, { optional: true, days: 'working', never: ['shortCourse', 'barExam'] }),
      after('oral', 14, 80, { timesAWeek: 4, only: ['barExam'] }),
      after('card', 2, 1, { days: 'working', only: ['shortCourse'], never: ['languageTest'] }),
    ],
  ),
  kind(
    'race',
    'fixed',
    {
      setByOthers: true,
      by: [['race'], ['race', 'walkRoute'], ['long'], ['half'], ['short']],
      not: ['software', 'film'],
    },
    [
      soon('enter', [1, 5], { never: ['entered', 'parkrun'] }),
      soon('barcode', [1, 5], { only: ['parkrun'] }),
      soon('doctor', [1, 7], { asks: 'doctor', never: ['walking'] }),
      soon('shoes', [1, 6], { optional: true, days: 'weekend', never: ['childsRace', 'inWater', 'cycling'] }),
      soon('bike', [1, 7], { only: ['cycling', 'triathlon'], never: ['childsRace'] }),
      soon('wetsuit', [1, 10], { days: 'weekend', only: ['openWater'], never: ['childsRace', 'cycling', 'walking'] }),
      soon('page', [1, 5], { only: ['sponsored'] }),
      longStep('walkRun', 4, [14, 40], { timesAWeek: 3, fills: true, only: ['beginner'], never: ['childsRace'] }),
      longStep('base', 4, [10, 24], { timesAWeek: 3, fills: true, only: ['short'], never: NOT_ON_FOOT }),
      longStep('base', 4, [14, 35], { timesAWeek: 3, fills: true, only: ['half'], never: NOT_ON_FOOT }),
      longStep('base', 4, [21, 56], { timesAWeek: 4, fills: true, only: ['long'], never: NOT_ON_FOOT }),
      longStep('build', 4, [7, 24], { timesAWeek: 3, only: ['short'], never: NOT_ON_FOOT }),
      longStep('build', 4, [10, 35], { timesAWeek: 3, only: ['half'], never: NOT_ON_FOOT }),
      longStep('build', 4, [14, 56], { timesAWeek: 4, only: ['long'], never: NOT_ON_FOOT }),
      longStep('swims', 4, [14, 60], {
        timesAWeek: 3,
        fills: true,
        only: ['inWater'],
        never: ['childsRace', 'beginner'],
      }),
      longStep('paceSwims', 4, [7, 35], {
        timesAWeek: 3,
        only: ['inWater'],
        never: ['childsRace', 'beginner', 'openWater', 'sponsored', 'triathlon'],
      }),
      longStep('outside', 4, [10, 50], {
        timesAWeek: 2,
        only: ['openWater'],
        never: ['childsRace', 'cycling', 'walking'],
      }),
      longStep('threeSports', 4, [14, 60], { timesAWeek: 4, fills: true, only: ['triathlon'], never: ['childsRace'] }),
      longStep('bricks', 4, [10, 42], { timesAWeek: 4, only: ['triathlon'], never: ['childsRace'] }),
      longStep('rides', 4, [14, 50], { timesAWeek: 2, fills: true, only: ['cycling'], never: ['childsRace'] }),
      longStep('longRides', 4, [10, 42], { timesAWeek: 2, only: ['cycling'], never: ['childsRace'] }),
      longStep('walks', 4, [14, 60], { timesAWeek: 2, fills: true, only: ['walking'], never: ['childsRace'] }),
      oneDay('askAll', [1, 10], { only: ['sponsored'] }),
      oneDay('test', [6, 10], {
        days: 'sunday',
        optional: true,
        never: ['childsRace', 'beginner', 'cycling', 'walking', 'sponsored', 'triathlon'],
      }),
      before('transition', 8, { days: 'weekend', only: ['triathlon'], never: ['childsRace'] }),
      before('longest', 21, { days: 'sunday', only: ['long'], never: ['childsRace', 'walking'] }),
      before('longest', 14, { days: 'sunday', only: ['half'], never: ['childsRace', 'walking'] }),
      before('longWalk', 10, { days: 'sunday', only: ['walking'], never: ['childsRace'] }),
      before('taper', 11, { only: ['half', 'long'], never: ['childsRace', 'walking'] }),
      before('check', 4),
      before('bag', 1, { reach: 0 }),
      after('thankSponsors', 3, 1, { only: ['sponsored'] }),
      after('recover', 1, 7, { only: ['half', 'long'], never: ['childsRace', 'walking'] }),
    ],
  ),
]
