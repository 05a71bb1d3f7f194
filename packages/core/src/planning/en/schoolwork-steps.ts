import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of schoolwork, writing and courses. */
export const schoolworkSteps: StepsOf<'schoolwork' | 'writing' | 'channel' | 'schoolMarks' | 'courseLeft' | 'filming'> =
  {
    schoolwork: {
      task: ['Start', 'Read the task', 'What is asked, how long, how it is marked; ask what is unclear.'],
      sources: [
        'Start',
        'Material and an outline',
        'What you have to say, with its sources: five headings, one sentence each.',
      ],
      draft: ['Writing', 'First draft', 'An hour at a time, without polishing.'],
      revise: ['Writing', 'Revise', 'Answer the question, check sources, read it aloud.'],
      handIn: ['Closing', 'Ready to hand in', 'Format, name, length; send it before the last evening.'],
      collect: [
        'Start',
        'Choose from what there is',
        'Lay it all out: what shows something different, and what is missing?',
      ],
      pieces: ['Work', 'Make the missing pieces', 'One at a time; keep sketches and failed tries, they count too.'],
      reader: ['Closing', 'Show it to somebody', 'A teacher or somebody older: one question about what is not clear.'],
      order: ['Closing', 'Photos, order and captions', 'Good light, best piece first and last, a line beneath each.'],
      count: ['Start', 'Count pages and divide them', 'All subjects on one sheet, so much a day; free days too.'],
      pages: ['Work', 'A little every day', 'The hardest subject first, at the same hour; cross out what is done.'],
      left: ['Closing', 'What is still missing', 'Books to read and things to hand in: with somebody who checks.'],
    },
    writing: {
      pictures: [
        'Pictures',
        'Draw the pictures, page by page',
        'First small, in pencil, the whole book on one sheet; then one page at a time, with room left for the words.',
      ],
      listener: ['Revision', 'Sing it to one person', 'Which line stays, where does it drag?'],
      recordIt: ['Closing', 'Record it once through', 'On the phone, with words and chords on one sheet.'],
      idea: ['Start', 'For whom, and what about?', 'One sentence for whoever will read it, and five notes.'],
      draft: ['Writing', 'First draft', 'Half an hour at a time; do not correct yet.'],
      rest: ['Writing', 'Leave it alone', 'Some days in a drawer, then you see it with other eyes.'],
      revise: ['Revision', 'Cut and revise', 'Read aloud: what stumbles goes.'],
      reader: ['Revision', 'Give it to one reader', 'Ask where it was long, and what stayed.'],
      final: ['Last days', 'Final version', 'Spelling, names, title, format; and send it or print it.'],
      talks: [
        'Material',
        'Ask, listen, record',
        'An hour at a time: childhood, work, love, war and peace; photos help.',
      ],
      chapters: [
        'Writing',
        'Write it, a chapter at a time',
        'In their own words where you can; names and years checked.',
      ],
      periods: [
        'Material',
        'Years, places, people',
        'A page for each period: photos, letters, songs, and a call to those who were there.',
      ],
      ownChapters: [
        'Writing',
        'A chapter at a time',
        'One scene rather than a whole year; as you would tell it to somebody you love.',
      ],
    },
    channel: {
      promise: [
        'Idea',
        'Name, audience, first ten topics',
        'One sentence: for whom, about what. Is the name still free?',
      ],
      kit: [
        'Preparation',
        'Microphone and account',
        'A good microphone, a quiet room, and where it will appear; the rest later.',
      ],
      first: [
        'Production',
        'Make the first ones ahead',
        'Three at least before you begin: then a bad week does no harm.',
      ],
      friends: ['Production', 'Try it on two friends', 'Where did they drift off? Cut there.'],
      ready: ['Last days', 'Picture, texts, upload', 'All set for the first day, and whom you tell.'],
      rhythm: ['Afterwards', 'Find your rhythm', 'A fixed day that you can keep for a year.'],
      camera: [
        'Preparation',
        'Camera, light, sound, account',
        'A phone on a stand by a window and a small microphone are enough to begin with.',
      ],
      page: [
        'Preparation',
        'Page and name',
        'A simple page on a known service; a picture at the top, and three lines on who writes.',
      ],
    },
    schoolMarks: {
      teachers: [
        'Start',
        'Ask the teachers what counts',
        'Which topics are missing, when the next tests are, and whether school offers help.',
      ],
      timetable: [
        'Start',
        'A timetable for the week',
        'Fixed hours, the hardest subject first and when the head is fresh; the phone in another room.',
      ],
      halfHours: [
        'Study',
        'Half an hour a day, a topic at a time',
        'Go back until it is easy, say it aloud, then five exercises.',
      ],
      help: [
        'Study',
        'Help with what stays unclear',
        'A classmate, a teacher after class, or a tutor for two topics only.',
      ],
      asInTest: [
        'Practice',
        'Exercises as in the tests',
        'Without notes and with a clock; the mistakes are looked at the day after.',
      ],
      marks: ['Closing', 'Compare the marks', 'What has gone up, what has not: choose one subject to go on with.'],
    },
    courseLeft: {
      office: [
        'Start',
        'Ask the university where you stand',
        'What still counts, what is owed, until when; then a date for each exam or module, one at a time.',
      ],
      modules: [
        'Lessons',
        'One module or assignment after the other',
        'Each with its own date in the diary; a draft a week ahead, and the tutor asked early.',
      ],
      lastPiece: [
        'Closing',
        'Hand in the last piece',
        'Hours, signatures and forms complete; keep the receipt, and see when the results come.',
      ],
      count: ['Start', 'Count what is left', 'Lessons, exercises, things to hand in; divide them by the weeks.'],
      lessons: [
        'Lessons',
        'A lesson at a time',
        'At fixed hours: try out at once what it shows, and note what is not clear.',
      ],
      look: ['Lessons', 'How far it has got', 'Behind? An hour more each week, or skip what you know already.'],
      unclear: ['Closing', 'Go back to what was not clear', 'Only your own notes and the exercises that went wrong.'],
      finish: [
        'Closing',
        'Final test, or something of your own',
        'The test if there is one; if not, use it once for something that you need.',
      ],
      certificate: ['Afterwards', 'Certificate and notes', 'Keep both where you find them again.'],
    },
    filming: {
      story: ['Idea', 'Idea and script', 'A page a minute at most: what one sees, what one hears, how it ends.'],
      people: [
        'Preparation',
        'People, places, permission',
        'Who is in it and who helps, on which days; ask before you film in a place that is not yours.',
      ],
      gear: [
        'Preparation',
        'Camera, sound and a test',
        'A good phone will do, with a microphone close by; film a minute and look at it on a large screen.',
      ],
      shots: [
        'Preparation',
        'List of shots and a plan for each day',
        'By place, and not in the order of the story; note clothes, props and daylight.',
      ],
      shoot: [
        'Filming',
        'Film it',
        'Each shot more than once, some seconds of silence too; copy everything in the evening.',
      ],
      edit: [
        'Editing',
        'Edit picture and sound',
        'First the story without music, then shorter, then sound and colour.',
      ],
      viewers: [
        'Editing',
        'Show it to two people',
        'Say nothing; where do they look away, what did they not understand?',
      ],
      final: [
        'Last days',
        'Titles, music, copies',
        'Only music that you may use, all names spelt right, a second copy elsewhere.',
      ],
      showIt: [
        'Afterwards',
        'Show it',
        'An evening with all who took part; look up festivals and their closing dates.',
      ],
    },
  }
