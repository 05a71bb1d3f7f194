import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfPapers as names } from '../templates/details-of-papers.ts'

/** English words for papers and money: which paper it is, who is covered, and what there is already. */
export const detailsOfPapers: Pick<PlanningWords['details'], (typeof names)[number]> = {
  birthPaper:
    'register the birth|register his birth|register her birth|register our baby|register the baby|register my baby|register * birth|register my * birth|register * s birth|register the * s birth|register our * s birth|register my * s birth',
  byDescent:
    'by descent|through my gran*|through my great gran*|through my great *|through my grandad|through my nan|through my mum|through my dad|through my mother|through my father|through my family',
  councilPermit:
    'dropped kerb|street party|road closure|close the road|close our road|close the street|permission from the council|council permission|event licence|temporary event notice',
  digitalId: 'one login|digital signature',
  inPrinciple: 'in principle',
  insured:
    'insurance|insurer|policy|burst pipe|hail|storm damage|car accident|crash|theft|burglary|water damage|flood damage|the flood',
  lostPaper: 'lost|stolen|i lost|got stolen',
  manyDebts:
    'bankruptcy|bankrupt|iva|debt relief order|debt management plan|insolvency|way out of debt|of debt|debts|out of debt|all my debts|our debts|my debts|debt free',
  marriageNotice: 'notice of marriage|notice of our marriage|notice for our marriage|notice to marry|banns',
  newDriver: 'new driver|just passed|first car|newly passed|learner|17 year old|18 year old',
  onceMarried:
    'after the wedding|after my wedding|after our wedding|once we re married|once i m married|after we get married|after i get married|when we get married|when i get married|after getting married',
  newName:
    'change my name|name change|change of name|changing my name|married name|maiden name|deed poll|change my surname|change our surname|change surname|change my last name|take my husband s name|take his name|take her name',
  jobEnds:
    'contract ends|contract ends on *|contract runs out|contract finishes|job ends|job ends on *|job finishes|last day at work is *|my last day is *|jobs ends',
  noLanguageTest:
    'for settled status|get settled status|for pre settled status|get pre settled status|irish citizenship|irish citizen|irish passport|italian citizenship|german citizenship',
  overpaid: 'overpay|overpaying|overpayments|pay down',
  proxy: 'ordinary power of attorney|general power of attorney',
  renounced: 'renounce|disclaim|give up my inheritance|turn down the inheritance',
  residenceMove: 'register my residence|residence registration|register as a resident',
  switchLoan: 'remortgage*|fixed rate|fixed deal|fixed term ends|product transfer',
  tyres: 'tyres|tyre',
  clubAccount:
    'account for the * club|account for the club|account for our club|account for the pta|account for the society|account for the association|account for the charity|account for the choir|account for our choir|account for the team|account for our group|account for the village hall|club account',
  invoices:
    'invoice everybody|invoice everyone|invoice all *|invoice my *|send invoices|send my invoices|send the invoices|send out invoices|do my invoices|invoices',
  settled:
    'get settled status|get * settled status|for settled status|settled status for *|settled status application|sort * settled status|sort out * settled status|my settled status|to settled status|eu settlement scheme',
  isee: 'isee',
  cardAlso: 'id card|identity card',
  drivingAbroad: 'international driving permit|international driving licence|idp',
  bringFamilyHere: 'family visa|spouse visa|bring my *|get my family over',
  gunLicence: 'shotgun certificate|shotgun licence|firearms certificate|firearms licence',
  newDoctor:
    'new doctor|change gp|change doctor|change doctors|register with a new gp|register with a gp|change my gp|change gps|switch gp|switch doctors|change surgery|change my doctor|new gp|find a new gp',
  civilCopy: 'birth certificate|marriage certificate|death certificate|degree certificate|birth cert',
  taxLate: 'late already|already late|overdue|penalty|penalties|missed the deadline|for last year',
  taxArrears:
    'tax arrears|tax debt|owe hmrc|owe the taxman|back taxes|unpaid tax|unpaid taxes|time to pay|tax i owe|tax bill',
  pensionOfOther:
    'pension for my mum|pension for my dad|pension for my *|mum s pension|dad s pension|mother s pension|father s pension|husband s pension|wife s pension|my parents pension',
  overdraft: 'overdraft|out of the red|in the red|overdrawn',
  newPension:
    'start a pension|open a pension|set up a pension|start a private pension|open a private pension|set up a private pension|personal pension|open a sipp|start paying into a pension|start saving for a pension|something into a pension|pension for myself',
  claimsPension:
    'apply for it|apply for my pension|apply for the pension|apply for my state pension|apply for the state pension|claim it|claim my pension|claim my state pension|claim the state pension|put in the claim|put in my claim',
  organicLand:
    'convert to organic|converting to organic|organic conversion|organic certification|certified organic|organic status|go organic on the *|go organic with the *|farm organically|to organic|* * organic',
  homeWorker:
    'cleaner|nanny|a carer|the carer|my carer|our carer|mum s carer|dad s carer|live in carer|au pair|housekeeper|home help',
  behindWith: 'arrears|rent arrears|council tax arrears|service charge|behind with *|behind on *|missed payments',
  estateDone:
    'probate came through|probate has *|probate is *|probate through|probate granted|got probate|have probate|grant of probate|probate done',
  callCloses:
    'closing date|applications close|applications by|apply by|deadline|closes on|closes in|open until|window closes',
  objects: 'object to|objection|objecting',
  homeLoan: 'mortgage',
  paidOffEarly:
    'in one go|lump sum|loan early|early repayment|redeem|all at once|pay off the rest|pay off what is left',
  oneDebt: 'mortgage|loan|loans|car finance',
  addingUp:
    'worked abroad|years abroad|abroad|lost pensions|old pensions|several pensions|different employers|gaps|contributions *',
  dividesEstate: 'split|divide|dividing|share out|share it out|between us|who gets what',
  teacherMove: 'teacher transfer|transfer to another school as a teacher',
  serviced: 'service|serviced|servicing',
  scrapsOld: 'scrap|scrapping|scrappage',
  onBehalf:
    'for my mum|for my dad|for mum|for dad|mum s tax|dad s tax|my mum s tax|my dad s tax|gran s tax|nan s tax|he can t do it|she can t do it',
  forStudies:
    'for uni|for university|for college|at uni|student|students|my studies|first year|second year|near campus|near the university|near uni',
  paidByItself: 'standing order|standing orders|direct debit|direct debits',
  ownFuneral: 'my own funeral|my funeral|funeral plan|prepaid funeral|funeral wishes',
  faults:
    'exhaust*|brake*|wiper*|headlight*|bulb*|light is on|warning light|engine light|suspension|leak*|rust*|windscreen|cracked *|clutch|horn|seat belt|faults|failed on *|rattl*|squeal*',
  everyYear:
    'every year|each year|as usual|as always|since 20*|since 19*|again this year|like last year|same as last year|for years',
  tenancyOver:
    'take over * * tenancy|take over * * * tenancy|take over the tenancy|take over * * lease|take over * * * lease|take over the lease|added to the tenancy|take on * * * tenancy',
  givesHome:
    'give my house to *|give our house to *|give the house to *|give my flat to *|give the flat to *|gift my house|gift the house|gift our house|gift my flat|transfer the house to *|transfer my house to *|sign the house over *|sign my house over *|put the house in my * name|put the house in * name',
  estateDebts: 'left debts|debts|he owed|she owed|owed money|in debt',
  unsteadyPay: 'self employed|freelance|freelancer|zero hours|contractor|sole trader|temp contract|fixed term contract',
  lessTax: 'less tax|tax bill|save tax|save on tax',
  eviction:
    'evict|evicting|tenant who doesn t pay|tenant doesn t pay|tenant is not paying|evict *|evict tenants|tenants who owe *|tenant who owes *',
}
