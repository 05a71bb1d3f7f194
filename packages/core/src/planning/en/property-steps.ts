import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of papers of a home, of a car that comes or goes, and of lessons at home. */
export const propertySteps: StepsOf<'propertyPapers' | 'carAffairs' | 'homeSchooling'> = {
  propertyPapers: {
    surveyor: [
      'Start',
      'Find the surveyor or architect',
      'One who knows your council: which certificate it takes, a visit, a fixed price with the fees.',
    ],
    oldPlans: [
      'Start',
      'Find what was allowed and built',
      'Old plans, permissions and certificates: your folder, the council’s website, the last owner.',
    ],
    ownersSign: [
      'Papers',
      'Signatures of all owners',
      'Title number, names as in the Land Registry, and the lender’s consent if it asks for one.',
    ],
    permitSent: [
      'Papers',
      'Send the application',
      'Online, with drawings and photos; note the number and who deals with it.',
    ],
    permitFees: ['Papers', 'Fees, and the inspector’s visit', 'Be there, and have opened what he wants to see.'],
    permitFiled: [
      'Afterwards',
      'Certificate in the folder of the home',
      'A copy for the insurer; whoever buys will ask for it.',
    ],
    leaseCost: [
      'Start',
      'How long is left, and what it may cost',
      'Years on the lease, ground rent, value of the flat: the free calculator of the Leasehold Advisory Service gives a first figure.',
    ],
    leaseValued: [
      'Start',
      'Valuer and solicitor',
      'Both do lease extensions every week; the valuer says what to offer and what to go up to.',
    ],
    leaseNotice: [
      'Notice',
      'Serve the notice on the freeholder',
      'Formal or by agreement; have the deposit and the papers of the flat at hand.',
    ],
    leaseAnswer: [
      'Talks',
      'Their counter-notice, then the price',
      'They have two months to answer; the valuers settle it, the tribunal only if they cannot.',
    ],
    leaseSigned: [
      'Completion',
      'Sign, pay, register',
      'Tell the mortgage lender first; the new lease goes to the Land Registry, and you keep a copy.',
    ],
    wallWhich: [
      'Start',
      'Which of the works it is about',
      'Wall, chimney breast or digging near by: ask whoever draws the plans which notice each needs.',
    ],
    wallTalk: [
      'Start',
      'Talk to next door before the letter',
      'Show them the drawings, say when and how long: most consents are won over a cup of tea.',
    ],
    wallNotice: [
      'Notice',
      'Notice in writing, with the drawings',
      'Two months before work on the wall, one before digging; to every owner, not only to whoever lives there.',
    ],
    wallAnswer: [
      'Answer',
      'Their answer within fourteen days',
      'A yes in writing, or a surveyor: one for both, or one each. No answer counts as a no.',
    ],
    wallAward: [
      'Agreement',
      'Photos of their side, then the award',
      'The state of the walls today, working hours, access, who pays for damage: signed before the builders begin.',
    ],
    shareValue: [
      'Start',
      'What the home is worth today',
      'Two agents or a surveyor whom both accept; take off the mortgage, and work out each share.',
    ],
    shareSum: [
      'Agreement',
      'Agree the sum, and put it in writing',
      'What each paid in, who pays the fees, by when the money is there.',
    ],
    shareMoney: [
      'Money',
      'Mortgage and money',
      'Can you carry it alone? Affordability, new offer, the other released from the old mortgage.',
    ],
    shareDeed: [
      'Signing',
      'Solicitor: transfer of the share',
      'One for each of you; ask about stamp duty and tax before you sign.',
    ],
    shareTold: [
      'Afterwards',
      'Land Registry, insurance, council tax, will',
      'The home in one name everywhere, and your will brought up to date.',
    ],
  },
  carAffairs: {
    scrapQuotes: [
      'Now',
      'Three prices from authorised scrapyards',
      'Do they collect it, and is the price firm? It has to be an authorised treatment facility.',
    ],
    scrapPapers: [
      'Papers',
      'V5C, keys, and a number plate to keep',
      'Take a private number off it first; no V5C, still tell the DVLA.',
    ],
    scrapEmpty: ['Preparation', 'Empty it', 'Boot, glove box, under the seats, dashcam, toll tag, parking permit.'],
    scrapHanded: ['The day', 'Hand it over', 'They pay by bank transfer, never cash; take a photo of the mileage.'],
    scrapProof: [
      'Afterwards',
      'Certificate of destruction, DVLA, insurer',
      'Tell the DVLA online: the tax comes back by itself. Then end the insurance and any permit.',
    ],
    foreignPapers: [
      'Start',
      'Papers of the car',
      'Foreign registration, invoice, certificate of conformity; proof of the day it came over.',
    ],
    foreignDuty: [
      'Customs',
      'Tell HMRC within fourteen days',
      'NOVA online: VAT and duty, or the relief when you move here.',
    ],
    foreignTest: [
      'Approval',
      'Headlights, speedometer, MOT',
      'What has to be changed for British roads; approval certificate, then the test.',
    ],
    foreignForm: [
      'Registration',
      'Insure it, and apply to the DVLA',
      'First registration form, fee, the originals by tracked post; insured by the chassis number until then.',
    ],
    foreignPlates: [
      'Last days',
      'Number plates and tax',
      'From a registered supplier with the new V5C; the old country is told that it has gone.',
    ],
  },
  homeSchooling: {
    schoolLaw: [
      'Start',
      'Read what the law asks of you',
      'Guidance of your council; a special school needs their consent first.',
    ],
    schoolMeet: [
      'Start',
      'Meet families who do it',
      'Local groups and their meet-ups: ask for an ordinary Tuesday, and about exams.',
    ],
    schoolTold: [
      'Start',
      'Letter to the school',
      'That you take the child off the roll and educate at home from this day; keep a copy.',
    ],
    schoolPlan: [
      'Preparation',
      'A plan for the first term',
      'What matters, three things a day, clubs and other children, who teaches while you work.',
    ],
    schoolThings: [
      'Preparation',
      'Books, library cards, a place to work',
      'Little at first; much is free or second-hand.',
    ],
    schoolWeek: ['Last days', 'Draw the first week with your child', 'Short mornings, one outing, time to do nothing.'],
    schoolLook: ['Afterwards', 'A month in: how is it going?', 'Keep dated examples of the work: the council may ask.'],
  },
}
