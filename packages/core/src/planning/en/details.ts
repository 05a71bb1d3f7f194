import type { PlanningWords } from '../planning-words.ts'
import { detailsOfPeople } from './details-of-people.ts'

/** English words for the size and manner of a goal. */
export const details: PlanningWords['details'] = {
  article: 'article|paper|journal article|abstract',
  carPapers: 'mot|car tax|road tax',
  careHome: 'care home|nursing home|retirement home|sheltered housing|day centre',
  childcare: 'babysitter|baby sitter|nanny|childminder|au pair',
  classTest:
    'spelling test|class test|maths test|math test|history test|physics test|chemistry test|biology test|times tables test',
  clothes: 'wardrobe|wardrobes|clothes|shoes|toys|closet',
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
  ...detailsOfPeople,
}
