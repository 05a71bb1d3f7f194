import type { StepsOf } from '../planning-words.ts'

/** English words of the steps by which a business is closed, and a contract cancelled. */
export const closingSteps: StepsOf<'closingBusiness' | 'cancelling'> = {
  cancelling: {
    heirPapers: [
      'Now',
      'Death certificate, and who is in charge',
      'A few official copies, the will, and who is executor: each firm asks for the same.',
    ],
    tellBank: [
      'Now',
      'Tell the bank',
      'Its bereavement team freezes the account; ask for the balance on that day, and from which sum they want probate.',
    ],
    sendProof: [
      'Now',
      'Send the request with the certificate',
      'Signed by the executor: where the balance goes, and from when nothing more is charged.',
    ],
    list: [
      'Now',
      'List everything that goes off',
      'Three months of bank statements, card, app store, PayPal: what it costs a year, and does anyone use it?',
    ],
    terms: [
      'Now',
      'Notice and conditions',
      'How long before, in what form, from when it counts, and whether leaving early costs.',
    ],
    leaseTerms: ['Now', 'Notice and conditions', 'How long before, in what form, and from when it counts.'],
    send: ['Now', 'Send the cancellation', 'As they ask for it, with something that proves the day.'],
    check: ['Afterwards', 'Nothing more is charged', 'Look at the account; if something still goes off, write again.'],
    moveOver: [
      'Now',
      'Move payments and pay',
      'Direct debits, standing orders, your employer; the switch service does it in a week.',
    ],
    handBack: [
      'Handing back',
      'Clean, meters, keys back',
      'Room by room with photos, the day you are out; all keys counted.',
    ],
    deposit: [
      'Afterwards',
      'Get the deposit back',
      'Ask in writing with your photos; the scheme settles it if you disagree.',
    ],
  },
  closingBusiness: {
    showThem: [
      'Last weeks',
      'Show the buyer how it runs',
      'Orders, suppliers, regulars, till; introduce them, and tell staff and customers together.',
    ],
    saleDeed: [
      'Last weeks',
      'Sign the sale',
      'What is included, staff, lease and licence, and when the money comes; a solicitor reads it.',
    ],
    buyers: [
      'Buyers',
      'Buyers and talks',
      'Let them watch a real day; who has the money, and the landlord’s yes to a new tenant?',
    ],
    quietAdvert: [
      'Buyers',
      'Offer it, discreetly',
      'Broker, trade press, perhaps staff or a competitor; figures only against a signature.',
    ],
    itsWorth: [
      'Start',
      'Have it valued',
      'By a broker or agent who knows the trade: goodwill, kit and stock each with a figure.',
    ],
    threeYears: [
      'Start',
      'Three years of accounts in order',
      'With the accountant: turnover, lease, wages, kit, debts; what the tax on the sale would be.',
    ],
    finish: [
      'Work',
      'Finish what is begun',
      'Take on nothing new; each job or client brought to an end, or passed to somebody you trust.',
    ],
    figures: [
      'Start',
      'The last day, and the figures',
      'With the accountant: what is owed, what is still to come in, what closing costs. Advice first if it does not add up.',
    ],
    notices: [
      'Start',
      'Give notice on what runs',
      'Rent, energy, phone, card reader, insurance, software, whatever there is: the longest notice first.',
    ],
    tell: [
      'People',
      'Tell those it concerns',
      'Anybody you employ first, with notice and last pay; then suppliers and regular customers.',
    ],
    clear: [
      'Things',
      'Sell what is left',
      'Order no more; stock, equipment and furniture: sold, sent back, or handed on to somebody in the trade.',
    ],
    open: [
      'Last days',
      'Settle what is open',
      'Unpaid invoices, orders, deposits and vouchers: each one paid, delivered or given back.',
    ],
    thanks: [
      'Last days',
      'Say goodbye and thank you',
      'A notice with the last day, a word to the regulars, and where they can go now.',
    ],
    keys: [
      'Afterwards',
      'Meters, photos and keys',
      'Read the meters, photograph the empty rooms, hand back the keys, redirect the post.',
    ],
    tax: [
      'Afterwards',
      'Tell the tax office, keep the books',
      'HMRC or Companies House, VAT, rates, licences; one last return is due, and the records are kept for six years.',
    ],
  },
}
