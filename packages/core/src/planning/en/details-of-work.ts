import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfWork as names } from '../templates/details-of-work.ts'

/** English words for a trade, a group and a post. */
export const detailsOfWork: Pick<PlanningWords['details'], (typeof names)[number]> = {
  association: 'association|charity|cic|cio|society|social enterprise|non profit|cooperative|trust',
  atWork:
    'colleagues|coworkers|workmates|office|away day|awayday|team day|team building|staff|the team|team meeting|from work|work do',
  boardRole:
    'school governor|governor|trustee|councillor|magistrate|churchwarden|treasurer|secretary|chair|committee|parish council|parish councillor|town council|hall committee',
  bookClub: 'book club|reading group|reading club|book group',
  figuresOnly: 'accounts|budget|stocktake|stock take|stock taking|inventory|forecast',
  smallGroup:
    'book club|reading group|reading club|book group|supper club|film club|craft group|knitting group|sewing group|chess club|parents group|prayer group|neighbours|families|friends|colleagues|mums|dads',
  smallClaims: 'small claims|to court|county court',
  tenancyDeposit: 'deposit back|deposit from the landlord|tenancy deposit|my deposit|our deposit|the deposit',
  textsOfOthers: 'letters|s diary|s diaries|s poems|s sayings|s letters|war diary|war diaries',
  withPremises:
    'shop|store|cafe|coffee shop|restaurant|pub|bar|salon|hairdresser*|barber*|bakery|butcher*|studio|practice|bookshop|garage|workshop|takeaway|deli|gallery|factory|nursery|gym|tearoom|b b|guest house',
  buyingGroup:
    'food co op|food coop|food cooperative|buying group|bulk buying|buy in bulk|veg box group|wholefood co op',
  careerChange:
    'change career|change careers|changing career|changing careers|career change|switch career|switch careers|new career|second career|retrain as|retrain|retraining|out of * and into *|train as a *|train as an *|train to be a *|train to become a *|train to be an *|and become a *|and become an *|to become a *|to become an *|become a developer|become a programmer|and change career|into tech|into it|move from nurse to *|move from nursing *|move from teaching *|move into teaching|move into nursing',
  fromHome: 'from home|remote|remotely|remote working|hybrid|hybrid working|wfh',
  fundEvent:
    'gala|golf day|dinner|supper|lunch|quiz|concert|raffle|auction|sale|bake sale|coffee morning|tombola|party|ball|barbecue|bbq|ceilidh|film night|fashion show|bingo',
  homeFood:
    'cake|cakes|cupcakes|bakes|brownies|bread|meals|biscuits|home cooking|catering from home|jam|jams|chutney|marmalade|cheese',
  lodging: 'b b|bed and breakfast|guest house|guesthouse|holiday let|airbnb|glamping|campsite|hostel',
  marketplace: 'etsy|ebay|vinted|amazon|folksy|not on the high street|depop|facebook marketplace',
  outdoorGroup:
    'walking group|running club|running group|cycling club|community garden|gardening club|litter picking|litter pickers|walking bus|neighbourhood watch|swimming group|swim group|football team|five a side team',
  publicExam: 'public competition|competitive exam',
  redundancy: 'redundancy|redundancies|settlement agreement|voluntary redundancy|severance',
  serviceRooms:
    'practice|studio|salon|barber|barber s|barber shop|barbers|hairdresser*|physio*|osteopath*|dental|law|beauty|nail bar|nail salon|clinic|massage|gym|yoga|pilates|therapy|architect*|surgery|office',
  sideJob:
    'on the side|side hustle|side business|side job|side income|second income|extra money|extra cash|a bit extra|a bit of extra|earn some extra|earn a bit|some money tutoring|tutoring',
  siteAgain: 'redo|redesign*|revamp|update|renew|relaunch|refresh|improve|rebuild|replace|our old|my old|overhaul',
  withStaff: 'staff|team|employees|waiters|chef|baker|barista|assistant|receptionist|hire',
  chaptersLeft:
    'chapter left|chapters left|chapter to write|chapters to write|still to write|left to write|chapter to go|chapters to go|last chapter|final chapter|last two chapters|last three chapters|only the conclusion|writing up|write up|two chapters bibliography|chapters bibliography and|chapters and the bibliography|[a-z0-9]+ chapters of [a-z0-9]+ written|[a-z0-9]+ chapters of [a-z0-9]+ done|[a-z0-9]+ chapters of [a-z0-9]+ drafted|[a-z0-9]+ chapters of [a-z0-9]+ finished|[a-z0-9]+ of [a-z0-9]+ chapters|[a-z0-9]+ of the [a-z0-9]+ chapters|[a-z0-9]+ out of [a-z0-9]+ chapters|chapters drafted [a-z0-9]+ to go|chapters drafted [a-z0-9]+ left|chapters written [a-z0-9]+ to go|chapters written [a-z0-9]+ left|chapters done [a-z0-9]+ to go|chapters done [a-z0-9]+ left',
  examsLeft:
    'resits|two resits|a resit|one resit|exam left|exams left|exam to go|exams to go|last exam|last exams|two exams|one exam|three exams|exams still',
  moreHours:
    'to full time|back to full time|full time again|go full time|going full time|more hours|increase my hours|longer hours',
  failedBefore:
    'second attempt|third attempt|fourth attempt|second time|third time|fourth time|failed|resit|retake|second go|third go|second try|third try|fourth try|another go|one more try|tried before|tried twice|tried three times|last time i failed|fifth attempt|yet again|always quit|always give up|always stop|keep giving up|keep quitting|every time i start again|failed before',
  sharer: 'flatmate|flatmates|housemate|housemates|lodger',
  notarySeen:
    'already seen the solicitor|already spoken to the solicitor|already talked to the solicitor|spoken to a solicitor|seen a solicitor|solicitor booked',
  keysBack: 'keys',
  boughtOne: 'send back|send * back|send * * back|refund|to the shop|order|parcel|amazon|zalando|asos|vinted',
  instrumentThere:
    'in the attic|in the loft|gathering dust|i bought *|that i bought|i got *|i was given|i inherited|i have a guitar|i have a piano|i have a keyboard|my old guitar|my old piano|my old violin|grandad s *|granny s *|got a guitar|got a piano|got a keyboard|got a ukulele|we have a piano|for christmas|for my birthday',
  songPiece: 'song|songs|lyrics',
  retrainAs:
    'retrain|retrain as *|train as a *|train as an *|train to be a *|train to become a *|train to be an *|become a nurse|qualify as a nurse|be a nurse|become a teacher|qualify as a teacher|be a teacher|become a primary teacher|qualify as a primary teacher|be a primary teacher|become a midwife|qualify as a midwife|be a midwife|become a paramedic|qualify as a paramedic|be a paramedic|become an electrician|qualify as an electrician|be an electrician|become a plumber|qualify as a plumber|be a plumber|become a carpenter|qualify as a carpenter|be a carpenter|become a joiner|qualify as a joiner|be a joiner|become a hairdresser|qualify as a hairdresser|be a hairdresser|become a beautician|qualify as a beautician|be a beautician|become a tour guide|qualify as a tour guide|be a tour guide|become a guide|qualify as a guide|be a guide|become a chef|qualify as a chef|be a chef|become a pilot|qualify as a pilot|be a pilot|become a counsellor|qualify as a counsellor|be a counsellor|become a therapist|qualify as a therapist|be a therapist|become a physio|qualify as a physio|be a physio|become a physiotherapist|qualify as a physiotherapist|be a physiotherapist|become a translator|qualify as a translator|be a translator|become a florist|qualify as a florist|be a florist|become a gardener|qualify as a gardener|be a gardener|become a firefighter|qualify as a firefighter|be a firefighter|become a police officer|qualify as a police officer|be a police officer|become an accountant|qualify as an accountant|be an accountant|become a solicitor|qualify as a solicitor|be a solicitor|become a developer|qualify as a developer|be a developer|become a programmer|qualify as a programmer|be a programmer|become a social worker|qualify as a social worker|be a social worker|become a teaching assistant|qualify as a teaching assistant|be a teaching assistant|become a dental nurse|qualify as a dental nurse|be a dental nurse|become a vet nurse|qualify as a vet nurse|be a vet nurse|become a mechanic|qualify as a mechanic|be a mechanic|become a lorry driver|qualify as a lorry driver|be a lorry driver|become a bus driver|qualify as a bus driver|be a bus driver|become a train driver|qualify as a train driver|be a train driver|become a librarian|qualify as a librarian|be a librarian|become a carer|qualify as a carer|be a carer',
  degreeLeft: 'degree|apprenticeship|master s|open university|modules',
  onlyRead:
    'latin|ancient greek|old english|sanskrit|biblical hebrew|old norse|middle english|read the quran|read the koran|quranic arabic|read the bible in *|read homer|read dante',
  shiftSwap: 'shift|shifts|swap *|cover for my *',
  inCourt: 'witness|testify|give evidence|giving evidence',
  jury: 'jury|juror',
  shortMeetings:
    'meeting half as long|meetings half as long|make our * meeting shorter|meeting shorter|meetings shorter|shorter meetings|shorter meeting|fewer meetings|too many meetings|half the meetings|cut down on meetings|cut our meetings|shorten the meeting|shorten our meetings|shorten our * meeting|shorten our * * meeting|shorten meetings',
  firstStaff: 'my first|our first|first employee|first member of staff|first apprentice|first assistant|first hire',
  exitTalks: 'negotiate *|negotiate|negotiating|meeting with *|consultation|settlement agreement',
  ownGig:
    'play a gig|play a * gig|play a * * gig|get a gig|book a gig|first gig|pub gig|gig with my band|gig with the band|play one gig|play two gigs|play some gigs|play our own gig|play a first gig',
  notBegun: 'still to start|still to begin|not started|not begun|haven t started|haven t begun|to be started',
  sentOut: 'to * publishers|to * agents|to agents|out to agents|out to * agents|to a publisher|to publishers',
  barExam: 'italian bar exam',
  officeMove:
    'salon|workshop|premises|offices|office|shop|studio|business|warehouse|move the business|move my business|move our business|move the shop|bigger unit|bigger premises',
  severalExams:
    'two exams|three exams|four exams|five exams|six exams|first year exams|second year exams|third year exams|all my exams|summer exams|end of year exams|january exams|both exams|gcses|his gcses|her gcses|my gcses|a levels|my a levels|his a levels|her a levels',
  draftOnly:
    'first draft(?! done)(?! is done)(?! finished)(?! is finished)(?! written)(?! is written)(?! there)(?! is there)|rough draft|finish the draft|finish my draft|complete the draft',
  sharedGarden:
    'community garden|shared garden|neighbourhood garden|community allotment|community orchard|school garden',
  asVolunteer: 'as a volunteer|as volunteers|as a helper|as helpers|as a nurse|as a carer|volunteering with *',
  cruciate: 'cruciate|acl|achilles|achilles tendon',
  toLevel: 'a2|b1|b2|c1|c2|advanced|to be fluent|fluent|fluently|intermediate',
  leadsGroup:
    'get the choir ready|get my choir ready|get our choir ready|get the band ready|prepare the choir|rehearse the choir|conduct|conducting|direct the *|directing|get the cast ready|i conduct|i m the conductor|i am the conductor|i m conducting|i lead the choir|i direct',
  longBreak:
    'after * years|after * * years|after years|years at home|years off|years out|years away|career break|long break|after raising *|since the kids were born|after the kids',
  registeredTrade:
    'nursing|nurse|midwifery|midwife|teaching|teacher|physio|physiotherapy|radiography|paramedic|social work|pharmacy|pharmacist|doctor|dentistry|veterinary',
  finalsWithOral: 'abitur',
  showOfPupils:
    'my dance school s *|our dance school s *|dance school s show|dance school show|dance school s end of year|my pupils concert|my pupils recital|my students recital|my students concert|pupils concert|student recital|my class s show|recital for my pupils|recital for my students|show for my pupils|concert for my pupils|my pupils show|my students show|my pupils * recital|my students * recital|my dance pupils *|my ballet pupils *|my girls dance show',
  badge:
    'become a referee|become an umpire|become a football referee|become a rugby referee|become a cricket umpire|become a coach|become a football coach|become a swimming instructor|become a yoga teacher|become a * instructor|coaching badge',
  summerWork: 'summer homework|summer holiday homework|holiday workbook|summer reading challenge',
  eveningSchool: 'evening school|night school|adult education',
  topicOnly:
    'choose a topic|choose my topic|choose my dissertation topic|choose a dissertation topic|pick a topic|find a topic|decide on a topic|choose a supervisor|find a supervisor|dissertation proposal|thesis proposal|thesis topic',
  toHandIn:
    'printed and bound|print and bind|printed and handed|bound and handed|get * bound|just to hand it in|only has to be printed',
  corrections:
    'thesis corrections|minor corrections|major corrections|viva corrections|my corrections|the corrections|phd corrections|dissertation corrections',
  lifeTest: 'life in the uk',
  courseKnown:
    'course starts|course begins|the course is *|have to enrol|need to enrol|must enrol|enrolment opens|enrolment closes|still to enrol',
  postgrad: 'phd|doctorate|dphil',
  bookLaunch:
    'book launch|launch my book|launch my novel|launch of my book|launch of my novel|present my book|present my novel|present my poems',
  erasmus: 'erasmus|for a semester|exchange semester|semester in *|semester abroad|term abroad',
  ownLeaving:
    'my leaving do|my leaving party|my own leaving *|my farewell *|my retirement party|my retirement do|our leaving do',
  stocktake: 'stocktake|stock take|stock taking|stocktaking|count the stock',
  soldOn:
    'hand over the *|hand over my *|hand over our *|hand the *|hand my *|hand our *|sell the *|sell our *|sell my *|selling the *|selling my *',
  outOfWork:
    'out of work|unemployed|jobless|lost my job|lost his job|lost her job|laid off|made redundant|redundant|redundancy|jobseeker*|universal credit|between jobs|company closed|factory closed|shop closed|place closed|went bust|was sacked|got sacked|was fired|let me go|contract ended|contract has ended',
  runsIt:
    'organi*|chair the *|chair our *|chair my *|chairing|run the *|run our *|hold the *|hold our *|hold an *|call the *|call an *|call a *|convene|prepare the *|prepare our *|preparing the *|set up the *|arrange*|i m the chair|i m the secretary|i am the secretary|i m the treasurer|i m the clerk',
  seasonJob: 'summer job|holiday job|summer work|seasonal job|seasonal work',
  dueThen:
    'by next *|by the *|by this *|by january|by february|by march|by april|by may|by june|by july|by august|by september|by october|by november|by december|by monday|by tuesday|by wednesday|by thursday|by friday|by saturday|by sunday|by summer|by autumn|by christmas|by easter|before *|need it for *|need it to *|needed for *',
  onWheels:
    'coffee van|coffee cart|coffee trailer|food van|burger van|catering van|catering trailer|ice cream van|pizza van|street food|horsebox bar|mobile bar|food truck',
  ucas: 'ucas|and apply|and apply for it|and apply to *',
  sats: 'sats|year 6 sats|key stage 2',
  ofNumbers:
    'maths|math|mathematics|further maths|calculus|algebra|linear algebra|geometry|statistics|stats|probability|physics|mechanics|thermodynamics|accounting|accountancy|econometrics|structural engineering',
  ofQuestions:
    'ucat|multiple choice|admission test|aptitude test|psychometric test|numerical reasoning|verbal reasoning',
}
