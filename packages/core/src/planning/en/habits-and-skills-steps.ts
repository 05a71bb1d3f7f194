import type { StepsOf } from '../planning-words.ts'
import { skillVarieties } from './varieties-steps.ts'

/** English words of the steps of what is learned by doing, and of habits. */
export const habitsAndSkillsSteps: StepsOf<'skill'> = {
  skill: {
    ...skillVarieties,
    choose: [
      'Start',
      'Choose a teacher, a course or videos',
      'And fix the days now: a first lesson booked is worth three good videos.',
    ],
    enrol: ['Start', 'Sign up for the course', 'Which day, what it costs, how many you are, and what to bring.'],
    things: ['Start', 'Get what you need to begin', 'Borrowed or second-hand if you can: the rest comes later.'],
    basics: [
      'First weeks',
      'First lessons and attempts',
      'Short and often: one thing at a time, until it comes by itself.',
    ],
    lessons: ['Practice', 'Lessons', 'And half an hour on your own between one and the next.'],
    routine: [
      'Practice',
      'Practise three times a week',
      'Begin with what did not work last time; end with something that does.',
    ],
    show: ['Closing', 'Put it to the test', 'Not as an exercise: for somebody, with somebody, or where you need it.'],
    next: ['Afterwards', 'Decide how to go on', 'A second course, a group, or alone: while you still want to.'],
    level: [
      'Start',
      'See what works and what does not',
      'Look at your last attempts, or ask somebody good: choose the two things that hold you back most.',
    ],
    firstTry: [
      'Practice',
      'One small thing from start to finish',
      'The whole of it, small and easy: then you see what is still missing.',
    ],
    recipes: ['Start', 'Choose five recipes, easiest first', 'From one book or one cook; each teaches one thing.'],
    lesson: [
      'Start',
      'Find a place and book the lessons',
      'A group for beginners or three lessons alone: day, hour, price, what to bring.',
    ],
    cookTwice: [
      'First weeks',
      'One recipe a week, made twice',
      'The second time without looking; note what you change.',
    ],
    firstLessons: [
      'First weeks',
      'A lesson every week',
      'And once in between on your own: one thing that the teacher said.',
    ],
    filmed: ['Practice', 'Have yourself filmed', 'A minute: what has come, and what one thing comes next?'],
    vary: ['Practice', 'Harder ones, and your own versions', 'A new one each week; repeat those that people ask for.'],
    between: [
      'Practice',
      'Lesson and practice',
      'One lesson and one time on your own each week; a little longer or harder.',
    ],
    guests: ['Closing', 'Make it for guests', 'Two or three people, nothing that you have not made before.'],
    alone: ['Closing', 'Once without the teacher', 'With a friend, where you will do it from now on.'],
    oneRecipe: [
      'Start',
      'Choose one good recipe',
      'In grams, with photos of each stage; read it twice, and stay with it for a month.',
    ],
    familyRecipe: [
      'Start',
      'Ask how it was made at home',
      'Call whoever watched or ate it: flour, oven, hours, what the dough looked like; write it all down.',
    ],
    dishThings: [
      'Start',
      'Scales, tools and ingredients',
      'Good scales above all; the main ingredient always of one kind, so that you can compare.',
    ],
    starter: [
      'First weeks',
      'Get the starter going',
      'A spoonful from somebody who bakes, or flour and water for ten days; feed it daily until it doubles in four hours.',
    ],
    sameRecipe: [
      'First weeks',
      'The same recipe once a week',
      'Always one batch, changing one thing only: time, heat or amounts. A photo and two lines each time.',
    ],
    withCook: [
      'Practice',
      'A morning with somebody who can',
      'A class, or somebody who has made it for years: hands learn by watching hands.',
    ],
    byHand: [
      'Practice',
      'Once a week, more and more by feel',
      'Look and touch instead of the clock; try it in another season, or double the batch.',
    ],
    firstGames: [
      'Practice',
      'First whole games',
      'Against somebody a little better; afterwards look for the move that turned it.',
    ],
    stitches: [
      'First weeks',
      'First stitches on a small square',
      'Thick, light-coloured yarn and the needles or hook for it; cast on, a row, back again, undone as often as needed.',
    ],
    seams: [
      'First weeks',
      'Thread it, straight seams on scraps',
      'Bobbin, needle, tension; lines, corners and zigzag on old cotton, with a hand needle for the hems.',
    ],
    badgeCourse: [
      'Start',
      'Find the course',
      'The association near you: when it begins, least age, price; places go weeks before.',
    ],
    badgeLessons: [
      'Course',
      'Lessons and the rules',
      'A chapter after each lesson, the quizzes, and once a week by the field with somebody who does it already.',
    ],
    badgeExam: ['Closing', 'The assessment', 'Rules, fitness or a practical test: ask what it is like, and bring ID.'],
    badgeFirst: [
      'Afterwards',
      'The first time for real',
      'With the youngest and a mentor beside you; then two things to do better.',
    ],
    digitalHelp: [
      'Start',
      'Who shows you',
      'Free classes at the library or Age UK; or a grandchild, always at the same hour.',
    ],
    notebook: [
      'Start',
      'A notebook with the steps',
      'In your own words, large; passwords somewhere safe, and not on the screen.',
    ],
    oneThing: [
      'Lessons',
      'One thing at a time',
      'Switch on, type, a message, a photo, a search: the same for three days, then the next.',
    ],
    realErrand: [
      'Trial',
      'A real errand, with somebody beside you',
      'A prescription, a bill, an appointment: the hands on the keys are yours.',
    ],
    scams: ['Trial', 'Know a scam', 'No bank asks for codes by phone or message: whom to call when in doubt.'],
    tellFear: [
      'Start',
      'Tell the teacher what frightens you',
      'A small group or a lesson alone, somebody patient; in water a pool where you can stand. You say when it goes on.',
    ],
    withFriend: [
      'Last days',
      'Show somebody you trust',
      'With the teacher or a friend beside you: what frightened you at first, and what you do now.',
    ],
  },
}
