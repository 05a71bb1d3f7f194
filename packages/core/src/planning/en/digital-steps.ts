import type { StepsOf } from '../planning-words.ts'

/** English words for the steps of files, photos, devices and passwords, and of an app. */
export const digitalSteps: StepsOf<'digital' | 'app'> = {
  digital: {
    leaveIt: [
      'Now',
      'Switch it off, write nothing on it',
      'Each attempt may make it worse; write down what is on it and what happened.',
    ],
    tryReading: [
      'Rescue',
      'Try another cable or computer',
      'Look in the cloud, the bin and old backups too; if it clicks or smells, leave it to a firm.',
    ],
    labQuote: [
      'Rescue',
      'Quotes from a recovery firm',
      'Two of them: look free, price fixed beforehand, nothing to pay if nothing is found.',
    ],
    ownCopies: [
      'Afterwards',
      'Check the files, and keep two copies',
      'Open a dozen of them; one copy on a disk, one elsewhere, that run by themselves.',
    ],
    familyRules: [
      'Start',
      'Agree the rules together',
      'Which apps, how long, where it sleeps at night: with the children, and on the fridge.',
    ],
    setControls: [
      'Setting up',
      'Set the controls on each device',
      'A family account, age of each child, time limits, purchases off; the wifi router and the games console too.',
    ],
    afterAWeek: [
      'Afterwards',
      'After a week: what gets round it?',
      'Sit beside them, change what is too strict or too loose.',
    ],
    sortPrints: [
      'Sorting',
      'One box at a time',
      'By years; names and places in pencil on the back, ask who still knows them; doubles and blurred ones aside.',
    ],
    biggest: [
      'Overview',
      'See what takes the space',
      'In the settings, by size: films, photos, apps, messages with videos.',
    ],
    saveFirst: [
      'Work',
      'Copy the photos you keep',
      'To a computer, a disk or a cloud; open some of them there before anything is deleted.',
    ],
    delete: [
      'Work',
      'Delete, biggest first',
      'Videos, doubles, apps not opened for months; empty the bin, and let messages expire.',
    ],
    lockOut: [
      'Now',
      'Take the account back, email first',
      'New password, every device signed out, two-step sign-in on; if money is in it, ring the bank.',
    ],
    deviceNeeds: [
      'Overview',
      'What you need, what you spend',
      'What it is for, memory, how long it gets updates; would a new battery do, or a refurbished one?',
    ],
    deviceOrder: [
      'Overview',
      'Compare three, then order',
      'Price with and without a contract, returns, guarantee, what they give for the old one.',
    ],
    inventory: [
      'Overview',
      'List devices, programs and data',
      'What must work on the first day, which licences and passwords you need, where the data lies.',
    ],
    install: [
      'Work',
      'Set up the new one',
      'Updates first, accounts, printer, Wi-Fi with a good password; nothing old deleted yet.',
    ],
    bringOver: [
      'Work',
      'Move the data, try it for a week',
      'Photos, documents, mail, bookmarks; open ten files, then only wipe the old one.',
    ],
    ownBackup: [
      'Closing',
      'A backup that runs by itself',
      'One disk at home, one copy elsewhere, phones too; get one file back to see that it works.',
    ],
    manager: [
      'Overview',
      'Set up the password manager',
      'One long main sentence, the app on every phone and computer, a shared folder for the family.',
    ],
    changeAll: [
      'Work',
      'Change the passwords one by one',
      'Ten at a sitting, email first; the manager makes each one up.',
    ],
    look: ['Overview', 'See how much there is, and where', 'Phones, computers, boxes, accounts: what comes first?'],
    tool: ['Overview', 'Choose the way', 'A service or by yourself; where it is to lie, and who may see it.'],
    sort: ['Work', 'A part at a time', 'An hour with music: delete without pity, name what stays.'],
    copy: ['Closing', 'A second copy elsewhere', 'Open two or three files from it to see that they work.'],
    run: ['Closing', 'Make the copy, and try it', 'Open two or three files from it; set it to run by itself.'],
    albumPages: [
      'Album',
      'Choose for the album, and lay out the pages',
      'A few good ones for each year or occasion; names and places beside them while somebody still knows.',
    ],
    albumOrder: [
      'Album',
      'Order the album',
      'How many copies, and for whom? Look through the proof on a large screen first; printing and post take a week or two.',
    ],
    keep: ['Afterwards', 'Keep it that way', 'Ten minutes on a fixed day, and it never grows so big again.'],
    accounts: [
      'Overview',
      'List the accounts that matter',
      'Email, bank, phone, shops: which would hurt most to lose?',
    ],
    scan: [
      'Work',
      'Scan or digitise, or have it done',
      'A lab takes three to six weeks, by yourself it is an evening a box; label the boxes, do one first.',
    ],
    second: [
      'Closing',
      'Two-step sign-in and a paper copy',
      'For email and bank first; the main password in an envelope that somebody knows of.',
    ],
    codes: [
      'Overview',
      'Back up chats, photos and codes',
      'Chats to the cloud or by cable; the bank’s app and sign-in codes are moved one by one.',
    ],
    bothPhones: [
      'Work',
      'Move everything over, keep both for a week',
      'By the maker’s app or a cable, the SIM last; wipe the old one when nothing is missing.',
    ],
    copies: ['Closing', 'Give everyone a copy', 'On sticks or in a shared album; names and years in the file names.'],
    unsubscribe: [
      'Overview',
      'Unsubscribe, and set three rules',
      'What comes every week and is never read goes first; then sort by sender, not by date.',
    ],
    bookPages: [
      'Book',
      'Choose the best and lay out pages',
      'One theme a page, years and names below; ask the oldest who is in them.',
    ],
    bookOrder: [
      'Book',
      'Order the book',
      'Somebody else reads names and dates first; printing and post take two weeks.',
    ],
    leafThrough: ['Book', 'Leaf through it, wrap it', 'There is still time if a page is wrong.'],
  },
  app: {
    lastBits: [
      'Building',
      'Finish what is missing',
      'A short list, what it cannot go out without first; the rest after the release.',
    ],
    testers: [
      'Release',
      'Invite the testers',
      'A link, what to try, where to write what went wrong; ten people who will answer.',
    ],
    promise: ['Idea', 'Who it is for, and what it does', 'One person, one problem, one sentence. What it does not do.'],
    sketch: ['Idea', 'Sketch the screens', 'On paper, five at most, shown to three people.'],
    build: ['Making', 'Build it', 'The one path first, something that runs every week.'],
    trial: ['Trial', 'Beta with real people', 'Ten are enough. Watch where they stop, and say nothing.'],
    fix: ['Trial', 'Fix the faults', 'Crashes and dead ends; wishes go on the list.'],
    store: ['Release', 'Send it to the stores', 'Texts, pictures, privacy: reviews may take days and ask again.'],
    announce: ['Release', 'Prepare the announcement', 'A page, two pictures, ten people who will tell others.'],
    listen: ['Afterwards', 'Answer the first users', 'Read everything, answer everybody, fix fast.'],
    account: ['Release', 'Developer accounts', 'Apple and Google check who you are: days or weeks; and privacy notes.'],
  },
}
