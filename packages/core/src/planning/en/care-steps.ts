import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of care for somebody. */
export const careSteps: StepsOf<'care'> = {
  care: {
    family: [
      'Together',
      'Everybody round one table',
      'Who can do which days, who drives, who does papers and shopping; what is too much for whom.',
    ],
    rota: [
      'Together',
      'A rota for four weeks',
      'A shared calendar with name and hour, and who steps in when somebody is ill.',
    ],
    handOn: [
      'Together',
      'One notebook in the kitchen',
      'Medicines, appointments, meals, mood: whoever leaves writes it down.',
    ],
    carerSearch: [
      'Search',
      'The carer: search, trial day, contract',
      'Agencies, word of mouth, the council’s list; check references before anything is signed.',
    ],
    needs: ['Start', 'What is needed', 'Hours, tasks, nights, language; ask the person cared for first.'],
    discharge: [
      'Start',
      'Talk with the ward about coming home',
      'Which help and aids they arrange, for how many weeks, and who to ask.',
    ],
    doctor: ['Start', 'Talk with the GP', 'What will change, which aids help, and a referral if one is needed.'],
    money: [
      'Start',
      'Care needs assessment',
      'Ask the council for it, and for attendance allowance: both take some weeks.',
    ],
    search: [
      'Search',
      'Look for three who could do it',
      'Word of mouth, agencies, inspection reports: three names on paper.',
    ],
    homes: [
      'Search',
      'Look at three places',
      'Inspection reports, how far for visitors, which of them take whom; ask families who know them.',
    ],
    meet: [
      'Search',
      'Meet or visit them',
      'Together with the person cared for, at two times of day, and follow up references.',
    ],
    list: [
      'Search',
      'Put the name down',
      'Ask about waiting lists, fees, what is extra, and a respite stay to try it.',
    ],
    waiting: [
      'Search',
      'Waiting for the place',
      'A call every other week; meanwhile day care or help at home, and visits to get to know it.',
    ],
    trial: ['Last days', 'A trial day', 'Stay nearby, show where things are, write down the numbers to call.'],
    contract: ['Papers', 'Contract and payments', 'Hours, pay, notice, holidays, insurance: clear for both sides.'],
    roomContract: [
      'Papers',
      'Contract and fees',
      'What the fee covers, deposit, notice, what happens when it rises; who signs and who pays.',
    ],
    home: [
      'Last days',
      'Habits and medicines on one sheet',
      'What they like, what they take, whom to call; familiar things at hand.',
    ],
    look: ['Afterwards', 'Talk about how it is going', 'Ask both, and change what does not work.'],
    talkFirst: [
      'Start',
      'Talk it over with them first',
      'What worries them and what they want to go on doing; begin with an hour or two, as a help for you.',
    ],
  },
}
