import type { Thing } from '../templates/signs.ts'

/** English words for what goals of papers and money are about. */
export const thingsOfPapers = {
  bill: 'parking fine|council tax|rent|bill|bills|invoice from *|school dinners|ground rent|service charge|nursery fees|tuition fees|car tax|tv licence|road tax',
  budget:
    'budget|household budget|family budget|finances|my spending|our spending|investments|investing|money matters|household accounts|cut my spending|cut our spending|spend less on *|spend less money',
  citizenship:
    'citizenship|naturali*ation|settled status|permanent residence|green card|indefinite leave to remain|become a british citizen|british citizen|become a citizen|become an italian citizen|british citizenship|italian citizenship',
  debt: 'debt|debts|loan|student loan|overdraft|credit card|credit cards|out of debt|debt free|out of the red|pay my * back|pay our * back|pay mum back|pay dad back|get out of my overdraft|get out of the overdraft|out of my overdraft|out of the overdraft|out of our overdraft|mortgage free|be mortgage free|become mortgage free',
  estate:
    'probate|grant of probate|letters of administration|inheritance|inheritance tax|dad s estate|mum s estate|s estate|executor|executor of *|sort the estate|sort out the estate',
  form: 'pension credit|carer s allowance|bereavement support|housing benefit|winter fuel payment|dropped kerb|benefits|universal credit|child benefit|attendance allowance|pip|application form|form|forms|planning permission|letter to the council|street party licence|road closure|permission from the council|council permission|electoral roll|register to vote|change my name|name change|change of name|changing my name|deed poll|census|dbs check|free school meals|school admission appeal|postal vote|invoice*|invoices|sen support|ehcp|ehc plan|school appeal|council form|subject access request|blue badge application|fine appeal|parking ticket|paperwork|revalidation|dvla form|power of attorney|lasting power of attorney|register with a gp|register with a doctor|register with a dentist|register with the doctor|register with a new gp|child maintenance|child support payments|child maintenance service|planning objection|object to the planning *|object to a planning *|object to planning *|objection to the planning *|comment on the planning *|council tax band|council tax banding|get planning|change the kids surname|change the children s surname|change my kids surname|change my children s surname|change my son s surname|change my daughter s surname|change my child s surname|change their surname',
  grievance:
    'small claims|small claims court|county court claim|take them to court|take my landlord to court|take the builder to court|refund|refunds|refunded|compensation|complain|complaint|complaints|complaining|complaint letter|chase|sue|report the|delay repay|warranty claim|deposit back|money back|get my money back|get our money back|get a refund|get my deposit back|get our deposit back|get the deposit back|insurance claim|claim on the insurance|claim on my insurance|claim on our insurance|claim on * insurance|claim on my * insurance|take my ex to small claims|take * to small claims|take my * to small claims|take the * to small claims|take them to small claims',
  insurance:
    'insure|insuring|get * insured|get the * insured|insurance|car insurance|home insurance|travel insurance|pet insurance|life insurance|contents insurance|house insurance|health insurance',
  loan: 'mortgage in principle|agreement in principle|decision in principle|a loan|car loan|personal loan|bank loan',
  mortgage: 'mortgage|remortgage*',
  papers:
    'passport|passports|id card|identity card|residence permit|register the birth|register his birth|register her birth|register our baby|register the baby|register my baby|register * birth|register my * birth|register * s birth|register the * s birth|register our * s birth|register my * s birth|notice of marriage|give notice of marriage|notice of our marriage|give notice of our marriage|notice for our marriage|give notice for our marriage|notice to marry|give notice to marry|banns|birth certificate|marriage certificate|health card|criminal record check|driving licence renewal|vehicle registration|permit|spid|tax code|parking permit|fishing licence|boat licence|blue badge|provisional licence|provisional driving licence',
  pensionCheck:
    'something into a pension|putting into a pension|money into a pension|paying into a pension|start paying into a pension|into my pension|save for a pension|saving for a pension|pension for myself|pension at work|national insurance|national insurance years|national insurance record|ni years|start a pension|open a pension|set up a pension|start a private pension|pay into a pension|workplace pension|private pension|my pension sorted|pension pots|pensions|old pensions|pension statement|pension forecast|my pension|my private pension|when i can retire|when can i retire|when we can retire|when to retire|save for retirement|saving for retirement|save for my retirement|saving for my retirement|retirement savings|consolidate my pensions',
  registration:
    'vat registration|vat number|register for vat|register as self employed|register the company|register my company|register my business|registered as|register as a|register as an|become a childminder',
  retirement: 'retire|retiring|retirement|pension|early retirement|state pension|stop working',
  subscription:
    'subscription|subscriptions|gym membership|membership|netflix|spotify|amazon prime|sky|direct debits|standing orders|magazine|free trial',
  supplier:
    'energy supplier|energy provider|gas and light|gas and electricity|broadband|internet provider|phone contract|mobile contract|sim only|bank account|bank accounts|current account|energy tariff|tariff|savings account|isa|utilities|water meter|phone provider|mobile provider|credit card provider|bank|energy|electricity|internet|banks|another bank|a new bank|my bank|move my isa|transfer my isa|move my isas|move my savings|transfer my savings|move my bank account|move my current account|move banks|move my mortgage',
  tax: 'tax|taxes|tax return|self assessment|vat|irs|1040|accountant|fiscal year|tax season|income tax|taxman|hmrc|tax office',
  visa: 'visa|visas|work permit|study permit|student visa|esta|eta|work visa|residence visa|settled status application',
  will: 'my will|a will|make a will|last will|living will|our wills|wills|write my will|my own will|proper will|a proper will|our will|a new will',
  account:
    'cash isa|isa before *|top up my isa|isa allowance|bank account|current account|savings account|joint account|student account|business account|club account|account for the * club|account for the club|account for our club|account for the pta|account for the society|account for the association|account for the charity|account for the choir|account for our choir|account for the team|account for our group|account for the village hall',
  theirDriving:
    'stop driving|stops driving|give up driving|gives up driving|be driving any more|be driving anymore|be driving any longer|drive any more|drive anymore|car keys|still driving|keeps driving|give up his licence|give up her licence|give up their licence|hand in his licence|hand in her licence|not to drive',
} satisfies Partial<Record<Thing, string>>
