import type { PlanningWords } from '../planning-words.ts'

/** English words for the size and manner of a goal. */
export const details: PlanningWords['details'] = {
  article: 'article|paper|journal article|abstract',
  carPapers: 'mot|car tax|road tax',
  careHome: 'care home|nursing home|retirement home|sheltered housing|day centre',
  childcare: 'babysitter|baby sitter|nanny|childminder|au pair',
  classTest:
    'spelling test|class test|maths test|math test|history test|physics test|chemistry test|biology test|times tables test',
  clothes: 'wardrobe|wardrobes|clothes|shoes|toys|closet|vinted|depop',
  creditCard: 'credit card|credit cards|overdraft|store card',
  cvOnly: 'redo my cv|update my cv|write my cv|my cv|his cv|her cv|linkedin profile',
  daySurgery:
    'cataract|cataracts|mole|carpal tunnel|wisdom tooth|wisdom teeth|toenail|laser|varicose veins|biopsy|trigger finger|vasectomy|eyelid|day surgery|day case',
  dayTrip: 'day trip|school trip|day out|for the day|one day',
  directSow: 'potato*|garlic|onions|carrots|broad beans|beans|peas|lettuce|radishes|spinach',
  drivingPaper: 'driving licence',
  entry:
    'photo|photos|photography|writing|poetry|poem|essay|story|short story|drawing|painting|design|film|literary|logo|architecture',
  fasting: 'blood|fasting|colonoscopy|endoscopy|ultrasound|gastroscopy|glucose',
  fewDays:
    'weekend|city break|short break|mini break|overnight|new year s eve|one day|two days|two nights|three days|bank holiday',
  furniture: 'furnish*|furniture|curtains|blinds|sofa|fitted wardrobe|wardrobes|shelves|bookshelves',
  garage:
    'tyres|tires|tyre|oil|mot|brakes|car|van|motorbike|scooter|moped|campervan|clutch|exhaust|windscreen|bodywork|car service',
  hen: 'hen do|hen party|stag do|stag party|bachelorette|bachelor party|hen weekend|stag weekend',
  hygiene: 'clean|cleaning|check up|checkup|hygienist',
  idCard: 'id card|identity card',
  improve:
    'get better|get good|improve|improving|brush up|again|back into|become a better|be a better|practise|practice',
  installation:
    'solar panels|solar|insulat*|heat pump|double glazing|windows|window|front door|air conditioning|burglar alarm|alarm|charger|charging point|stove|log burner|fireplace|rewire|rewiring|gutters|damp proof*|blinds|awning|boiler|smart meter|new floor|carpet|shutters|satellite dish',
  lawn: 'lawn|grass',
  leisure:
    'swimming|dance|yoga|pilates|football|judo|karate|gymnastics|choir|pottery|lessons|evening class|art class|scouts|brownies',
  mitzvah: 'mitzvah',
  nearby: 'scotland|edinburgh|glasgow|wales|cardiff|ireland|dublin|belfast|jersey|guernsey|isle of man',
  newCar: 'new|brand new|lease|leasing',
  newFirm: 'company|business|start up|startup|firm|online shop',
  noKit:
    'excel|python|chess|times tables|touch type|touch typing|typing|coding|programming|public speaking|spreadsheets|word|powerpoint|poker|maths',
  officeMove: 'office|shop|studio|business|warehouse',
  oneBook:
    'war and peace|the whole of|all of proust|proust|ulysses|don quixote|moby dick|anna karenina|middlemarch|the bible|the book|book to read',
  oneRoom: 'a room|room|student halls|halls|student house',
  openMic: 'open mic|karaoke|audition|auditions|audition*|comedy|stand up|jam session|wedding',
  outside: 'roof|facade|driveway|garden wall|fence|patio|front of the house',
  ownTrade:
    'freelance|self employed|sole trader|dog walking|cleaning business|gardening business|small business|childminding|tutoring|own business',
  pensionPlan:
    'pension pot|pension pots|private pension|workplace pension|pension contributions|national insurance|sort out my pension|sort my pension|look at my pension|review my pension|retirement savings|state pension forecast|pensions',
  permission: 'planning permission|building permit|listed building consent',
  photoAlbum: 'album|photo album|photo book|scrapbook|photos|frame|slideshow|home movie',
  privateDebt: 'brother|sister|friend|dad|mum|uncle|aunt|my parents|in laws|cousin',
  pruning: 'prune|pruning|mow|trim|hedge trimming|cut the hedge|cut back|cut the grass',
  restaurant: 'hotel|function room|colleagues|restaurant|work|office|team|out|pub|class|club',
  schoolExam:
    'gcse*|a level|a levels|sats|year 6|year 10|year 11|mocks|mock exams|eleven plus|11 plus|school|maths test',
  schoolTrip: 'school trip|class trip|field trip',
  shortCourse: 'course|workshop|training day',
  summerJob: 'summer job|saturday job|part time|seasonal|holiday job|weekend job',
  smallPet:
    'cat|cats|kitten|kittens|rabbit|rabbits|hamster|guinea pig|guinea pigs|budgie|parrot|tortoise|hens|chickens|goldfish|fish',
  smallRepair:
    'tap|dripping tap|sink|drain|toilet|shower|door|handle|lock|shutter|chair|table|drawer|shelf|lamp|light|socket|bike|bicycle|clock|zip|phone|screen|glasses|umbrella|toy|radiator|fence|gate|puncture|wardrobe|plug|hinge|curtain',
  smallWedding: 'register office|registry office|elope|eloping|just us|tiny wedding|small wedding|civil ceremony',
  solo: 'piano|violin|guitar|flute|cello|singing|harp|clarinet|trumpet',
  spoken: 'speech|toast|eulogy|best man|few words|reading',
  vaccine: 'vaccin*|jab|jabs|booster|flu shot',
  viva: 'viva|phd|doctorate|defend my|defence',
  withFriends:
    'friends|mates|colleagues|family|office|work|pub quiz|neighbours|the village|parish|with the lads|bingo|card game|cards|charades|darts|quiz|quiz night',
  withPhoto: 'passport|passports|driving licence|id card|identity card|licence|residence permit|blue badge',
  withoutReferral: 'private|privately|optician|smear test|walk in',
  workTrip: 'business trip|for work|work trip|client|clients|conference|convention|trade fair|congress',
  placeSaid:
    'village hall|church hall|school hall|at home|at ours|at mine|in the garden|in the park|at the pub|in a pub|restaurant|hotel|at school|for the close|for our street|for the street|street party|on the beach|at the office|at work',
  selfFiled: 'online|by myself|self assessment|hmrc app',
  bestMan: 'best man|maid of honour|maid of honor|bridesmaid|witness|usher',
  atHome:
    'boiler|boiler serviced|boiler service|chimney|chimney sweep|chimney swept|gas safety|gas safety check|carpet cleaned|carpets cleaned|window cleaner|gutters cleaned|log delivery|boiler engineer|piano tuned|piano tuning',
  peace: 'make peace with|peace with|make up with|patch things up|apologise to|apologize to|say sorry to',
  theoryOnly: 'pass my theory|my driving theory|driving theory|theory test|driving theory test',
  hill: 'scafell*|snowdon|ben nevis|helvellyn|pen y fan|skiddaw|cadair idris|with the kids|with the children|three peaks',
  agents: 'agent|agents|literary agent|publisher|publishers|traditionally published',
  appeal: 'appeal|contest|dispute|parking ticket|parking fine|speeding fine',
  attorney: 'power of attorney|lasting power of attorney|lpa',
  bankAccount: 'bank account|current account|savings account|joint account|student account|isa|account',
  bridal: 'wedding dress|bridal gown|bridesmaid dress|bridesmaid dresses|dress for my wedding',
  childPassport:
    'passport for *|passports for the whole family|passports for the kids|passports for the children|baby s passport|baby s first passport|children s passport|children s passports|kids passports',
  collection: 'collection|stamps|coins|antique|antiques|jewellery|gold|watch|painting|medals|vinyl|records',
  device: 'phone|iphone|laptop|macbook|computer|tablet|ipad|games console|playstation',
  disability: 'attendance allowance|pip|personal independence payment|blue badge|disability|dla',
  draftDone:
    'draft is done|draft is finished|finished draft|finished the draft|first draft done|manuscript is done|manuscript is finished|already written|edit my|revise my|self publish|to agents|out to agents|out to * agents|to a publisher|to publishers',
  electricCar: 'electric|electric car|ev|hybrid|plug in',
  firstJob: 'first job|first ever job|as a nurse|as a teacher|apprentice*|after uni|after university|graduate',
  foodTrade: 'cafe|coffee shop|restaurant|bar|bakery|pub|food truck|ice cream parlour|tea room|sandwich shop|deli',
  glasses: 'glasses|new glasses|varifocals|reading glasses',
  investing: 'invest*',
  livingWill: 'living will|advance decision|advance directive',
  newCover: 'travel insurance|life insurance|pet insurance|buy insurance|wedding insurance|income protection',
  onlinePaper:
    'blue badge|birth certificate|marriage certificate|fishing licence|parking permit|tax code|criminal record check',
  onlineVisa:
    'eta|esta|e visa|evisa|tourist visa|visa for our trip|visa for our holiday|visa for my trip|trip|holiday|visa for india|visa for china|visa for vietnam|visa for egypt|visa for kenya|visa for the us|visa for turkey|visa for cambodia',
  organisationSaid:
    'food bank|at the *|at a *|with the *|with *|for the *|for parkrun|scout leader|cub leader|red cross|samaritans|hospice|rnli|national trust|charity shop|street pastor|soup kitchen',
  ownPrint:
    'self publish|self publishing|for my grandchildren|for the grandchildren|for my family|for the family|family cookbook|memoir|memoirs|autobiography|print it',
  ownRooms:
    'from home|at home|at my house|in my garage|in the garage|my house|b b|bed and breakfast|food truck|market stall',
  partWritten:
    'i have * words|* words written|* words already|halfway|half way|half written|finish my|finish the|finish writing|started already',
  passwords: 'password|passwords|password manager',
  practice: 'gp|doctor|dentist|new gp|nhs dentist|paediatrician|optician',
  promotion: 'promoted|promotion|senior',
  reasonSaid:
    'to travel|travel|travelling|to look after|look after|to study|to write|to volunteer|round the world|around the world|to sail|to care for',
  recipes: 'cookbook|recipe book|recipes|cook book',
  regularHelp:
    'cleaner|dog walker|dog sitter|cat sitter|tutor|teacher|trainer|lodger|flatmate|housemate|therapist|gardener|coach',
  residencePaper: 'residence permit|biometric residence permit',
  reviewSaid: 'appraisal|review|annual review|performance review|salary review',
  roofOrOutside:
    'solar panels|solar|heat pump|windows|double glazing|air conditioning|air con|awning|insulat*|stairlift',
  scholarship: 'scholarship|scholarships|bursary|studentship|fellowship|phd|masters funding',
  table: 'table|a table|restaurant|pub|afternoon tea',
  taxOffice: 'child benefit|universal credit|pension credit|free school meals',
  tenancy: 'tenancy|lease|rent|flat|rental agreement',
  tradesperson:
    'plumber|builder|builders|electrician|roofer|painter|decorator|carpenter|joiner|plasterer|tiler|architect|handyman|landscaper|removal firm',
  willUpdate: 'update|change|redo|revise',
  scanning: 'vhs|slides|negatives|digitise|digitize|digitising|scan|old tapes|cine film',
}
