import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of offices and working life. */
export const papersAndWorkSteps: StepsOf<
  | 'papers'
  | 'visa'
  | 'grant'
  | 'tender'
  | 'retirement'
  | 'sabbatical'
  | 'interview'
  | 'payRise'
  | 'newJob'
  | 'leaveJob'
  | 'shop'
  | 'app'
  | 'book'
  | 'volunteering'
> = {
  papers: {
    needs: ['Start', 'See what is asked for', 'Read the official page: form, photo, fee, and how long it takes.'],
    adviser: ['Start', 'Ask an accountant', 'Which scheme, what it costs a year, and from when you owe what.'],
    photos: ['Papers', 'Photo', 'A digital or printed one by the rules, and the old document beside it.'],
    fee: [
      'Papers',
      'Apply online or by post',
      'Fill in, pay, and keep the reference; the old one may have to be sent in.',
    ],
    form: ['Papers', 'Fill in and send the form', 'Check data, codes and start date twice, and keep the receipt.'],
    collect: ['Last days', 'Check it when it arrives', 'Look at name and dates at once, and note when it expires.'],
    obligations: [
      'Last days',
      'Note what is due from now on',
      'Returns, payments, invoices: put the first dates in the calendar.',
    ],
    possessions: ['Start', 'List what you leave', 'House, accounts, dear things, passwords; and who depends on you.'],
    wishes: [
      'Start',
      'To whom, and who sees to it',
      'Executors, guardians for children, gifts, and your wishes for the funeral.',
    ],
    solicitor: ['Office', 'Solicitor or will service', 'Ask what it costs, and have the draft made.'],
    read: ['Last days', 'Read it before you sign', 'Names and shares; sign it with two witnesses who inherit nothing.'],
    kept: ['Afterwards', 'Say where it is kept', 'Tell the executors, and set a date to read it again.'],
  },
  visa: {
    needs: ['Start', 'Which one, and what it takes', 'Conditions, documents, fees, and how long the answer takes.'],
    book: ['Start', 'Book the appointment', 'Look every day: dates appear and vanish.'],
    documents: [
      'Papers',
      'Gather the documents',
      'Certificates, income, residence, language: order first what takes longest.',
    ],
    translate: [
      'Papers',
      'Translations and certified copies',
      'Certified translations and apostille, where they are asked for.',
    ],
    form: ['Papers', 'Form and fee', 'Names as in the passport, no empty field, receipt kept.'],
    submit: ['Last days', 'Submit the application', 'Originals and copies, in the order of their list.'],
    answer: ['Afterwards', 'Follow it up', 'Look up the state with your number, and answer letters at once.'],
  },
  grant: {
    call: ['Start', 'Read the call twice', 'Who may apply, for what, how much, by which hour. Mark every must.'],
    idea: ['Project', 'The idea in ten lines', 'Need, what you do, what is different afterwards.'],
    partners: ['Project', 'Partners and letters', 'Ask early: signatures take longest.'],
    budget: ['Project', 'Budget', 'Each sum with its reason, in their table.'],
    write: ['Writing', 'Write the application', 'Their headings, their words, one answer a question.'],
    reader: ['Writing', 'Somebody reads it', 'A person who knows nothing of it marks what they do not understand.'],
    submit: ['Last days', 'Send it', 'Days before the deadline; keep the receipt.'],
    answer: ['Afterwards', 'When the answer comes', 'Note the date, and what you do if it is a no.'],
  },
  tender: {
    call: ['Start', 'Read the documents', 'Requirements, criteria, deadline for questions, hour of closing.'],
    decide: ['Start', 'Bid or not?', 'Can we, do we want to, can we win? Decide in one meeting.'],
    certificates: ['Papers', 'Certificates and declarations', 'Order those first that others issue.'],
    offer: ['Offer', 'Technical offer', 'Point by point after the criteria, with a name for each part.'],
    price: ['Offer', 'Price', 'Costs, margin, lowest price: agreed by who signs.'],
    review: ['Offer', 'Read it against the call', 'Somebody else checks every must, form and signature.'],
    submit: ['Last days', 'Upload and sign', 'Not on the last day; keep the receipt with its hour.'],
    answer: ['Afterwards', 'Opening and result', 'Note the date, ask for the scores, learn for the next.'],
  },
  retirement: {
    record: [
      'Start',
      'State pension forecast',
      'Look up your National Insurance record online: missing years can be filled.',
    ],
    money: ['Money', 'What there will be to live on', 'Pension, savings, fixed costs: a simple table for a year.'],
    pots: [
      'Money',
      'List every pension pot',
      'Old employers too: how much, what it costs a year, and whether to bring them together.',
    ],
    advice: [
      'Money',
      'Ask a pension adviser',
      'Pension Wise is free from 50: bring the table, and ask what to change.',
    ],
    apply: [
      'Papers',
      'Claim the pensions',
      'The state pension up to four months before; and write to each private one.',
    ],
    employer: ['Work', 'Tell your employer', 'Agree on the last day, holidays left, and papers you will get.'],
    handover: ['Work', 'Hand over your work', 'Write down what only you know, and show it to who comes after.'],
    time: ['Life', 'Plans for the time', 'Three things you look forward to, one of them with other people.'],
    goodbye: ['Last days', 'Goodbye at work', 'A small party, addresses, and what is yours on the desk.'],
    decide: ['Last days', 'Decide what to pay in', 'A sum a month, and a date every year to look again.'],
    first: ['Afterwards', 'First weeks without a timetable', 'Nothing that you must. Then one fixed thing a week.'],
  },
  sabbatical: {
    reason: ['Start', 'Decide what it is for', 'Rest, travel, study, family: one thing first.'],
    employer: [
      'Start',
      'Talk with your employer',
      'How long, from when, and what is agreed about coming back: in writing.',
    ],
    budget: ['Money', 'Money for those months', 'Monthly costs times months, and a reserve.'],
    insurance: ['Papers', 'Insurance and contributions', 'Health, pension, liability: what goes on, what stops?'],
    home: ['Life', 'House, post, animals', 'Let it, lend it or close it; who looks after what?'],
    handover: ['Work', 'Hand over your work', 'What runs, who takes it, what can simply end.'],
    check: [
      'Last days',
      'Log-ins, post and standing orders',
      'Out-of-office note, log-ins, standing orders, the first ticket.',
    ],
    first: ['Afterwards', 'A week of nothing', 'Sleep first. The plan can wait a week.'],
  },
  interview: {
    read: [
      'Start',
      'Read the advert and the company',
      'What do they need, and what is new there? Underline five words.',
    ],
    examples: ['Preparation', 'Three examples of yours', 'What was the problem, what did you do, what came of it.'],
    questions: ['Preparation', 'Questions to ask them', 'About the team, the first months, how they decide.'],
    aloud: ['Preparation', 'Practise out loud', 'With a friend: the hard questions, and your minute about yourself.'],
    way: ['Last days', 'Clothes, papers, way', 'Try the connection or the way; CV printed, phone charged.'],
    rest: ['Last days', 'A quiet evening', 'Read your notes once, then do something pleasant.'],
    thanks: ['Afterwards', 'Say thank you', 'Two lines, and note what they asked you.'],
  },
  payRise: {
    results: ['Preparation', 'What you have achieved', 'Three results of the last year, with figures, on half a page.'],
    figures: [
      'Preparation',
      'Which figure',
      'What others earn for this work; the sum you ask for, and the least you accept.',
    ],
    date: [
      'Preparation',
      'Ask for a meeting',
      'Half an hour alone, not at the busiest time, and say what it is about.',
    ],
    aloud: ['Preparation', 'Say it out loud', 'The request in two sentences, and an answer to the likeliest no.'],
    plan: [
      'Last days',
      'What to ask for if it is no',
      'A date to speak again, a course, days at home: what else would count?',
    ],
    written: ['Afterwards', 'What was agreed, in writing', 'Thank them in two lines, with sum and date.'],
  },
  newJob: {
    contract: ['Start', 'Contract signed', 'Start, pay, hours, trial period, holidays: read before you sign.'],
    papers: ['Start', 'Papers they need', 'P45, bank details, National Insurance number, right to work.'],
    way: ['Preparation', 'Try the journey', 'At the hour of a working day, with the ticket or the parking.'],
    clothes: ['Last days', 'Clothes and bag', 'What people there wear; notebook, charger, ID.'],
    rest: ['Last days', 'An easy evening', 'Alarm, breakfast, way: then something pleasant.'],
    names: ['Afterwards', 'Names and questions', 'Write down who is who, and ask the three things you did not dare.'],
    look: ['Afterwards', 'A month in: how is it going', 'What goes well, what do you need? Ask for a short talk.'],
  },
  leaveJob: {
    notice: ['Start', 'Notice and contract', 'How long, in which form, holidays and bonuses that are left.'],
    money: ['Start', 'Money until the next', 'How many months can you live on what you have? Which benefits?'],
    letter: ['Letter', 'Write the letter', 'Short and friendly: from when, thanks, nothing else.'],
    talk: ['Letter', 'Tell your manager first', 'In person, before anybody else hears of it.'],
    handover: ['Handover', 'Hand over your work', 'What runs, who knows what, where things are: in writing.'],
    goodbye: ['Last days', 'Goodbye', 'Addresses of people you like, own files and things, a cake.'],
    papers: ['Afterwards', 'Last payslip and P45', 'Check holidays and bonuses, and ask for a reference.'],
  },
  shop: {
    numbers: ['Idea', 'For whom, and the numbers', 'What do you sell, to whom, how much a day to live on it?'],
    place: [
      'Place',
      'Find the place',
      'Count who walks by at three hours of the day. Rent, length, who pays for works?',
    ],
    permits: ['Papers', 'Permits and company', 'Use of the rooms, hygiene, sign, tax: ask what comes first.'],
    money: ['Money', 'Starting money and loan', 'Starting costs plus six months; a loan or a grant for the rest.'],
    works: ['Place', 'Works and furniture', 'One fixed visit a week, and a list of what is missing.'],
    stock: ['Opening', 'Suppliers and stock', 'Little of each, delivery times, till and card reader.'],
    tell: ['Opening', 'Let people know', 'Neighbours first, window, a page with hours, an opening day.'],
    check: [
      'Last days',
      'Till, lights, prices and shifts',
      'And the insurance, and who stands where on the first day.',
    ],
    trial: ['Last days', 'Open for friends', 'One afternoon, as if it were real: what gets stuck?'],
    listen: [
      'Afterwards',
      'Change the small things',
      'What do they ask for, when do they come? Change small things fast.',
    ],
  },
  app: {
    promise: ['Idea', 'For whom and what', 'One person, one problem, one sentence. What it does not do.'],
    sketch: ['Idea', 'Sketch the screens', 'On paper, five at most, shown to three people.'],
    build: ['Making', 'Build it', 'The one path first, something that runs every week.'],
    trial: ['Trial', 'Beta with real people', 'Ten are enough. Watch where they stop, and say nothing.'],
    fix: ['Trial', 'Fix the faults', 'Crashes and dead ends; wishes go on the list.'],
    store: ['Release', 'Send it to the stores', 'Texts, pictures, privacy: reviews may take days and ask again.'],
    announce: ['Release', 'Prepare the announcement', 'A page, two pictures, ten people who will tell others.'],
    listen: ['Afterwards', 'Answer the first users', 'Read everything, answer everybody, fix fast.'],
  },
  book: {
    outline: [
      'Start',
      'Outline of the chapters',
      'What happens, to whom, how it ends: two pages, and a list of chapters.',
    ],
    draft: ['Writing', 'First draft', 'A number of words each time, without reading back.'],
    halfway: [
      'Writing',
      'Halfway: look at the outline',
      'Does it still go where you want? Change the outline, not the pages.',
    ],
    revise: ['Revision', 'Revise the text', 'Structure first, then scenes, then sentences.'],
    readers: ['Revision', 'First readers', 'Three people, three questions, two weeks.'],
    publish: ['Publishing', 'Publisher, print or cover', 'Letter and sample pages; or cover, layout, proof.'],
    check: ['Last days', 'Last reading on paper', 'Typos, names, dates: once, out loud.'],
  },
  volunteering: {
    choose: ['Start', 'What and how much', 'People, animals, nature, books: and how many hours you really have.'],
    meet: ['Start', 'Meet them', 'What do they need, who looks after newcomers, are you insured?'],
    course: ['Start', 'Their training', 'Most offer an evening or two; take it.'],
    time: ['Start', 'Keep the hour free', 'Tell those at home, and put it in the calendar every week.'],
    firstWeeks: ['First weeks', 'The first shifts', 'Come on time, ask, and do small things well.'],
    look: ['First weeks', 'Talk about how it goes', 'Too much, too little, the wrong task? Say so: they prefer it.'],
  },
}
