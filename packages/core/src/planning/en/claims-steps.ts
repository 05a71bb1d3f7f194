import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what somebody is owed, and of what somebody leaves. */
export const claimsSteps: StepsOf<'complaint' | 'estate' | 'will'> = {
  complaint: {
    arrears: [
      'Notice',
      'Talk, then the right notice',
      'A plan to pay first; else the notice with its grounds and dates exactly as the law has them: ask a solicitor or a landlord association.',
    ],
    possession: [
      'Court',
      'Possession claim at court',
      'Only when the notice has run out: form, rent account, fee; nobody changes the locks but a bailiff.',
    ],
    court: [
      'Next',
      'Make the claim',
      'After a letter before action with a last day to pay; online, with the fee, the sum and your proof. Ask about mediation.',
    ],
    scheme: [
      'Next',
      'Ask the deposit scheme to decide',
      'It costs nothing and looks at the proof of both sides; look up which scheme holds the money. If none does, you may claim more.',
    ],
    want: [
      'Now',
      'What you ask for, and of whom',
      'Money, a repair or an answer: one clear request. Is there a last day for it?',
    ],
    report: [
      'Now',
      'Report it to the insurer',
      'Online or by phone: policy number, date, what happened; note the claim number, and the police one after a theft.',
    ],
    proof: ['Now', 'Gather the proof', 'Receipts, photos, messages and dates in one folder; throw nothing away.'],
    write: [
      'Claim',
      'Write to them',
      'Their own form or an email: what happened, what you want, and by which day. Keep a copy.',
    ],
    quotes: ['Claim', 'Quotes for the damage', 'In writing; repair only what cannot wait until they have seen it.'],
    assessor: [
      'Claim',
      'Loss adjuster, or more papers',
      'If they send somebody, have photos, receipts and quotes at hand; if not, send what they ask for.',
    ],
    answer: [
      'Afterwards',
      'No answer? Chase it',
      'With the number and date of the first one, and a last day to reply.',
    ],
    further: [
      'Afterwards',
      'One step further',
      'Their complaints procedure, then the ombudsman after eight weeks; Citizens Advice knows which one.',
    ],
  },
  estate: {
    noWill: [
      'Now',
      'Who inherits without a will, and who acts',
      'The rules of intestacy say: wife or husband first, then children; the closest of them applies for letters of administration.',
    ],
    debtsFirst: [
      'Start',
      'Debts before anything is paid out',
      'Heirs do not owe them: ask lenders for the balance, pay nobody early, place a notice in the Gazette; if there is too little, see a solicitor first.',
    ],
    valued: ['Agreement', 'Have the house valued', 'One valuer, paid for together, so that one figure holds for all.'],
    shares: [
      'Agreement',
      'Agree who gets what',
      'Who keeps the house and pays the others, or is it sold? First each writes down what matters; a mediator costs less than a court.',
    ],
    deed: [
      'Afterwards',
      'Put the shares into a deed',
      'A solicitor writes it; a deed of variation has two years from the death.',
    ],
    allTold: [
      'Start',
      'One meeting of all the heirs',
      'Who deals with the papers, what each would like to keep, how you tell each other; write it down.',
    ],
    certificates: [
      'Now',
      'Death certificates and the will',
      'Several certified copies; the will names who may apply, without one it is the closest relative.',
    ],
    notify: [
      'Now',
      'Tell Us Once, banks and insurers',
      'One service tells most offices; ask each bank what was there on the day, and what it wants to see.',
    ],
    list: [
      'Gathering',
      'List what there was, and the debts',
      'Home, accounts, savings, pensions, car, loans: what each was worth on the day.',
    ],
    tax: [
      'Gathering',
      'Inheritance tax',
      'Whether any is due, and which form; what is due is paid within six months of the death.',
    ],
    adviser: ['Gathering', 'A solicitor, or by yourself?', 'Most simple ones are done online; two quotes if not.'],
    apply: [
      'Application',
      'Apply for probate',
      'Online or by post, with the will and the fee; it takes weeks, and some banks pay small sums without.',
    ],
    renounce: [
      'Application',
      'Sign the form',
      'Before touching anything of the estate; it cannot be taken back, so ask a solicitor first.',
    ],
    afterwards: ['Afterwards', 'Tell the other heirs', 'Who it goes to now, and who applies in your place.'],
    share: [
      'Afterwards',
      'Close, pay, share out',
      'With the grant: collect what there is, pay debts first, then the heirs; keep an account of all of it.',
    ],
  },
  will: {
    bothWills: [
      'Afterwards',
      'Two wills, each with its own witnesses',
      'One each, alike where you want it: who comes first if you go together, and who looks after the children.',
    ],
    giftTalk: [
      'Start',
      'Talk it over with the family',
      'All the children, not one: do you go on living there, who pays for what, and what if they divorce or you need care.',
    ],
    giftAdvice: [
      'Start',
      'See a solicitor of your own',
      'Seven years and inheritance tax, capital gains, care fees, a right to stay: the other side has its own.',
    ],
    giftPapers: [
      'Papers',
      'Title, valuation, mortgage',
      'Title deeds, a valuation, the lender’s consent, proof of who everybody is.',
    ],
    giftDeed: [
      'Signing',
      'Sign the transfer, have it registered',
      'Form TR1 before a witness, then the Land Registry; change insurance and council tax.',
    ],
    list: ['Overview', 'List what you have', 'Home, accounts, pensions, things that matter, and debts.'],
    decide: [
      'Decisions',
      'Decide who is to have what',
      'And who carries it out; ask them first. Children need guardians.',
    ],
    adviser: ['Decisions', 'Talk with a solicitor', 'Costs, tax, and what your family would need.'],
    sign: ['Signing', 'Read it and have two witnesses', 'Neither they nor their partners may inherit.'],
    farewell: [
      'Overview',
      'Write down how you would like it',
      'Buried or cremated, where, which music and words, who is told; what you leave to them.',
    ],
    directors: [
      'Choice',
      'Ask two funeral directors',
      'What it costs, what a plan paid in advance covers and what not, and whether the money is safe.',
    ],
    tell: ['Afterwards', 'Tell somebody where it is', 'The one who carries it out should find it at once.'],
    reread: ['Overview', 'Read the present one', 'What has changed: people, home, savings, guardians?'],
    wishes: [
      'Overview',
      'Write down what you want',
      'Which treatments you refuse and when; what matters to you if you cannot say it.',
    ],
    trusted: ['Decisions', 'Choose who speaks for you', 'One person and a second; ask them, and tell them why.'],
    doctor: [
      'Decisions',
      'Talk it over with your doctor',
      'What each point means in practice; let it go into your records.',
    ],
    form: [
      'Signing',
      'Sign it with a witness',
      'In writing, signed and dated, “even if life is at risk” where you refuse treatment.',
    ],
    attorneys: [
      'Power of attorney',
      'Power of attorney: choose who',
      'One or two, and a replacement; two forms, for money and for health, and somebody who certifies that you understand them.',
    ],
    signatures: [
      'Power of attorney',
      'Sign the forms in the right order',
      'You, the certifier, then each attorney; a wrong date sends it back.',
    ],
    register: [
      'Power of attorney',
      'Register it',
      'With the Office of the Public Guardian; it may take some months, and without it nobody may act.',
    ],
    waiting: [
      'Power of attorney',
      'See how far it is',
      'Look whether a letter has come, and answer at once if something is missing; copies for the bank once it is there.',
    ],
  },
}
