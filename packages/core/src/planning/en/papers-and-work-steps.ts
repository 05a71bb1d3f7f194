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
    adviser: [
      'Start',
      'Ask an accountant',
      'Which scheme, which code, what it costs a year, and from when you owe what.',
    ],
    needs: ['Start', 'What is asked for', 'Read the page of the office: forms, photos, fee, how long it takes.'],
    book: ['Start', 'Book the appointment', 'First free date, also in a place near by; in spring it takes weeks.'],
    photos: ['Papers', 'Photos and documents', 'New photos by the rules, the old document, copies.'],
    fee: ['Papers', 'Form and fee', 'Fill in, sign, pay, and print the receipt.'],
    visit: ['Office', 'Go to the office', 'With everything in one folder; ask when and how you get it.'],
    collect: ['Last days', 'Collect it', 'Check name and dates at once, and note when it expires.'],
  },
  visa: {
    needs: ['Start', 'Which one, and what it takes', 'Conditions, documents, fees, and how long the answer takes.'],
    documents: [
      'Papers',
      'Gather the documents',
      'Certificates, income, residence, language: order first what takes longest.',
    ],
    translate: ['Papers', 'Translations and stamps', 'Sworn translation and apostille, where they are asked for.'],
    book: ['Start', 'Book the appointment', 'Look every day: dates appear and vanish.'],
    form: ['Papers', 'Form and fee', 'Names as in the passport, no empty field, receipt kept.'],
    submit: ['Last days', 'Hand it in', 'Originals and copies, in the order of their list.'],
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
    record: ['Start', 'Check your contributions', 'Missing years can be put right, but that takes months.'],
    money: ['Money', 'What you will live on', 'Pension, savings, fixed costs: a simple table for a year.'],
    apply: ['Papers', 'Apply for the pension', 'Some months before; with bank details, and keep the receipt.'],
    employer: ['Work', 'Tell your employer', 'Agree on the last day, holidays left, and papers you will get.'],
    handover: ['Work', 'Hand over your work', 'Write down what only you know, and show it to who comes after.'],
    time: ['Life', 'What for?', 'Three things you look forward to, one of them with other people.'],
    goodbye: ['Last days', 'Goodbye', 'A small party, addresses, and what is yours on the desk.'],
    first: ['Afterwards', 'The first weeks', 'Nothing that you must. Then one fixed thing a week.'],
  },
  sabbatical: {
    reason: ['Start', 'What for?', 'Rest, travel, study, family: one thing first.'],
    employer: [
      'Start',
      'Talk with your employer',
      'How long, from when, and what is agreed about coming back: in writing.',
    ],
    budget: ['Money', 'Money for the months', 'Monthly costs times months, and a reserve.'],
    insurance: ['Papers', 'Insurance and contributions', 'Health, pension, liability: what goes on, what stops?'],
    home: ['Life', 'House, post, animals', 'Let it, lend it or close it; who looks after what?'],
    handover: ['Work', 'Hand over your work', 'What runs, who takes it, what can simply end.'],
    check: ['Last days', 'Final check', 'Accesses, out-of-office note, standing orders, the first ticket.'],
    first: ['Afterwards', 'A week of nothing', 'Sleep first. The plan can wait a week.'],
  },
  payRise: {
    results: ['Preparation', 'What you have achieved', 'Three results of the last year, with figures, on half a page.'],
    figures: [
      'Preparation',
      'Which figure',
      'What others earn for this work; the sum you ask for, and the least you accept.',
    ],
    date: ['Preparation', 'Ask for a talk', 'Half an hour alone, not at the busiest time, and say what it is about.'],
    aloud: ['Preparation', 'Say it out loud', 'The request in two sentences, and an answer to the likeliest no.'],
    plan: ['Last days', 'If it is no', 'A date to speak again, a course, days at home: what else would count?'],
    written: ['Afterwards', 'What was agreed, in writing', 'Thank them in two lines, with sum and date.'],
  },
  newJob: {
    contract: ['Start', 'Contract signed', 'Start, pay, hours, trial period, holidays: read before you sign.'],
    papers: ['Start', 'Papers they need', 'Bank, tax number, insurance, certificates.'],
    way: ['Preparation', 'Try the way', 'At the hour of a working day, with the ticket or the parking.'],
    read: ['Preparation', 'Read about them', 'What they make, who they are, what is new.'],
    clothes: ['Last days', 'Clothes and bag', 'What people there wear; notebook, charger, ID.'],
    rest: ['Last days', 'An easy evening', 'Alarm, breakfast, way: then something pleasant.'],
    names: ['Afterwards', 'Names and questions', 'Write down who is who, and ask the three things you did not dare.'],
    look: ['Afterwards', 'A month in', 'What goes well, what do you need? Ask for a short talk.'],
  },
  leaveJob: {
    notice: ['Start', 'Notice and contract', 'How long, in which form, holidays and bonuses that are left.'],
    money: ['Start', 'Money until the next', 'How many months can you live on what you have? Which benefits?'],
    letter: ['Letter', 'Write the letter', 'Short and friendly: from when, thanks, nothing else.'],
    talk: ['Letter', 'Tell your manager first', 'In person, before anybody else hears of it.'],
    handover: ['Handover', 'Hand over your work', 'What runs, who knows what, where things are: in writing.'],
    goodbye: ['Last days', 'Goodbye', 'Addresses of people you like, own files and things, a cake.'],
    papers: ['Afterwards', 'Last payslip and reference', 'Check holidays and bonuses, and ask for the reference.'],
  },
  shop: {
    numbers: ['Idea', 'For whom, and the numbers', 'What do you sell, to whom, how much a day to live on it?'],
    place: [
      'Place',
      'Find the place',
      'Count who walks by at three hours of the day. Rent, length, who pays for works?',
    ],
    permits: ['Papers', 'Permits and company', 'Use of the rooms, hygiene, sign, tax: ask what comes first.'],
    money: ['Money', 'Money', 'Starting costs plus six months; a loan or a grant for the rest.'],
    works: ['Place', 'Works and furniture', 'One fixed visit a week, and a list of what is missing.'],
    stock: ['Opening', 'Suppliers and stock', 'Little of each, delivery times, till and card reader.'],
    tell: ['Opening', 'Let people know', 'Neighbours first, window, a page with hours, an opening day.'],
    check: ['Last days', 'Final check', 'Till, lights, prices, insurance, who stands where.'],
    trial: ['Last days', 'Open for friends', 'One afternoon, as if it were real: what gets stuck?'],
    listen: ['Afterwards', 'Listen and adjust', 'What do they ask for, when do they come? Change small things fast.'],
  },
  app: {
    promise: ['Idea', 'For whom and what', 'One person, one problem, one sentence. What it does not do.'],
    sketch: ['Idea', 'Sketch the screens', 'On paper, five at most, shown to three people.'],
    build: ['Making', 'Build it', 'The one path first, something that runs every week.'],
    trial: ['Trial', 'Beta with real people', 'Ten are enough. Watch where they stop, and say nothing.'],
    fix: ['Trial', 'Put it right', 'Crashes and dead ends; wishes go on the list.'],
    store: ['Release', 'Send it to the stores', 'Texts, pictures, privacy: reviews may take days and ask again.'],
    announce: ['Release', 'Prepare the announcement', 'A page, two pictures, ten people who will tell others.'],
    listen: ['Afterwards', 'Listen and answer', 'Read everything, answer everybody, fix fast.'],
  },
  book: {
    outline: ['Start', 'Outline', 'What happens, to whom, how it ends: two pages, and a list of chapters.'],
    draft: ['Writing', 'First draft', 'A number of words each time, without reading back.'],
    halfway: ['Writing', 'Halfway', 'Does it still go where you want? Change the outline, not the pages.'],
    revise: ['Revision', 'Revise', 'Structure first, then scenes, then sentences.'],
    readers: ['Revision', 'First readers', 'Three people, three questions, two weeks.'],
    publish: ['Publishing', 'Publisher, print or cover', 'Letter and sample pages; or cover, layout, proof.'],
    check: ['Last days', 'Final check', 'Typos, names, dates: once on paper, out loud.'],
    celebrate: ['Afterwards', 'Celebrate', 'Give the first copy to who had to listen.'],
  },
  volunteering: {
    choose: ['Start', 'What and how much', 'People, animals, nature, books: and how many hours you really have.'],
    meet: ['Start', 'Meet them', 'What do they need, who looks after newcomers, are you insured?'],
    course: ['Start', 'Their training', 'Most offer an evening or two; take it.'],
    time: ['Start', 'Keep the hour free', 'Tell those at home, and put it in the calendar every week.'],
    firstWeeks: ['First weeks', 'The first shifts', 'Come on time, ask, and do small things well.'],
    look: ['First weeks', 'Is it right for me?', 'Too much, too little, the wrong task? Say so: they prefer it.'],
    keep: ['Afterwards', 'How to go on', 'Fix a rhythm that lasts, and bring a friend.'],
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
    rest: ['Last days', 'An easy evening', 'Read your notes once, then do something pleasant.'],
    thanks: ['Afterwards', 'Say thank you', 'Two lines, and note what they asked you.'],
  },
}
