import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of giving up. */
export const quittingSteps: StepsOf<'quitting'> = {
  quitting: {
    lastTimes: [
      'Start',
      'What undid the last tries',
      'On which day, with whom, after what? Plan something for exactly that moment.',
    ],
    closeTheDay: [
      'Start',
      'A fixed end of the day',
      'Something at that hour that does not wait: a train, a child, a class. Write down tomorrow’s first thing, and shut the laptop.',
    ],
    shutOut: [
      'Start',
      'Shut yourself out, and ring the helpline',
      'GAMSTOP for sites, a form at the shop, a block on the card; the National Gambling Helpline is free.',
    ],
    prescriber: [
      'Start',
      'Ask the doctor who prescribed it',
      'Whether it is the right time, in which steps, what to watch for: never stop all at once by yourself.',
    ],
    doctorFirst: [
      'Start',
      'Ask a doctor if you drink every day',
      'Who drinks a lot should not stop all at once: your GP or an alcohol service helps, and it is free.',
    ],
    swapFood: [
      'Start',
      'Shop for what comes instead',
      'Something you like in the place of it, ready at home; what tempts you stays in the shop.',
    ],
    halfCups: [
      'Start',
      'A little less every few days',
      'Who stops at once gets headaches: smaller, weaker, decaf, none after lunch.',
    ],
    stepDown: [
      'Keeping on',
      'Reduce as agreed',
      'Only at the pace of the doctor; a line a day on sleep and mood, and call if it gets worse.',
    ],
    prescriberAgain: ['Last days', 'See the doctor again', 'With your notes: go on, wait, or go back a step.'],
    cookAhead: [
      'Start',
      'Plan and cook ahead',
      'Five quick meals, two in the freezer, a box for lunch; delivery apps off the phone.',
    ],
    hands: [
      'Start',
      'Choose what to do instead',
      'For each moment that tempts you something for the hands or the mouth; make it harder with a plaster, file, or note.',
    ],
    waitingList: [
      'Start',
      'Unsubscribe, and start a waiting list',
      'Shop emails and saved cards gone; what you want waits thirty days on paper. Mend or borrow first.',
    ],
    begin: [
      'First weeks',
      'The first day without',
      'Say it to somebody in the morning; note in the evening how it went.',
    ],
    keepOn: ['Keeping on', 'Keep going', 'Mark each day: a row that grows helps you to go on.'],
    reward: ['Afterwards', 'A treat for yourself', 'Something good that fits: an evening out, a book, a free day.'],
    count: [
      'Start',
      'Count for a few days',
      'When, where and with whom, and why you want to change it: only write it down.',
    ],
    instead: ['Start', 'What to do instead', 'For each usual moment something else: water, a walk, a call.'],
    limit: [
      'Start',
      'Set a limit you can keep',
      'How much, on which days, and one rule for the hardest hour: in writing.',
    ],
    help: [
      'Start',
      'Stop-smoking service or pharmacist',
      'Patches, gum or tablets help a lot: ask before the day, they are often free.',
    ],
    support: ['Start', 'Tell somebody', 'A friend, your doctor, a group: say how they can help.'],
    firstDay: [
      'First weeks',
      'The first day without',
      'Nothing of it left at home; something good planned for the evening.',
    ],
    firstWeeks: [
      'First weeks',
      'One day at a time',
      'If you slip, start again the same day: count how many you have in a row.',
    ],
    look: [
      'First weeks',
      'The moments that are still hard',
      'Which are left? Find something else to do for those only.',
    ],
    steady: ['Keeping on', 'Keep going', 'Mark each day, and put aside the money or time that you save.'],
    clearOut: [
      'Last days',
      'Clear it out of the house',
      'Nothing left at home, at work or in the car; something good planned for the first evening.',
    ],
    celebrate: ['Afterwards', 'A treat for yourself', 'Spend what you saved on something that you will remember.'],
    appsAway: [
      'Start',
      'Make it harder to pick up',
      'Alerts off, the worst apps gone, a fixed place where it lies; a book or a walk for each usual moment.',
    ],
    bedtime: [
      'Start',
      'An alarm clock, and a bedtime',
      'The phone charges in another room; dim lights an hour before the hour you chose, then lights out.',
    ],
    eachEvening: [
      'Keeping on',
      'Each evening, yes or no',
      'One mark in the calendar; on Sundays look at the hours of the week.',
    ],
    askValues: [
      'Start',
      'Talk to the doctor',
      'Today’s figures, which ones to reach, what to cut first; if you take medicine, before you change anything.',
    ],
    retest: [
      'Closing',
      'Have the blood test again',
      'Fasting if they ask for it; take it to the doctor beside the last one.',
    ],
  },
}
