import type { PlanningWords } from '../planning-words.ts'
import { detailsOfFeasts } from './details-of-feasts.ts'
import { detailsOfHealth } from './details-of-health.ts'
import { detailsOfHomes } from './details-of-homes.ts'
import { detailsOfPeople } from './details-of-people.ts'
import { detailsOfPapers } from './details-of-papers.ts'
import { detailsOfPastimes } from './pastimes.ts'
import { detailsOfThings } from './details-of-things.ts'
import { detailsOfWork } from './details-of-work.ts'

/** English words for the size and manner of a goal. */
export const details: PlanningWords['details'] = {
  broadband: 'broadband|fibre|fiber|internet line',
  setUp:
    'network|nas|smart home|new computer|new laptop|new pc|new phone|new mac|old pc|old laptop|wifi|wi fi|server at home|move to mac|switch to mac|move to a mac|switch to a mac|windows 11|set up mum s *|set up dad s *|tablet',
  stretching: 'touch my toes|splits|flexib*|stretch*',
  walking: 'walk|moonwalk|moon walk|hike|walkathon',
  schoolSubject:
    'entrance exam|entrance test|admission test|ucat|a levels|a level|sats|eleven plus|11 plus|mocks|maths|math|english|french|german|spanish|latin|science|physics|chemistry|biology|history|geography|reading|spelling|at school|in school|with school|schoolwork|school work|catch up|gcse*|7 exam|7 plus|leaving cert*|junior cert*',
  farAway:
    'emigrat*|new zealand|australia|canada|usa|the us|united states|america|japan|dubai|singapore|spain|portugal|france|italy|germany|valencia|barcelona|madrid|malaga|lisbon|paris|berlin|rome|amsterdam|vienna',
  pottyOrBed: 'asleep|room|potty*|nappies|nappy|dummy|bed|sleep*|toilet train*|potty train*|out of nappies',
  settlingIn: 'nursery|settling in|settle in|childminder|back to work',
  clients: 'clients|client|customers|customer',
  several: 'subscriptions|memberships|contracts|all my|all the',
  languageTest: 'ielts|toefl|toeic|cambridge|delf|dele|goethe|hsk|jlpt|b1|b2|c1|c2|german|french|spanish|italian',
  sponsored:
    'charity|sponsored|raise|fundrais*|for cancer research|for the hospice|for macmillan|race for life|moonwalk|sponsor walk|sponsor run',
  cycling: 'bike|ride|cycle|cycling|sportive|gran fondo|cyclo*|eroica|retro ronde',
  shopping: 'clothes|buying|buy|shopping|spending|spend',
  bodyHabit: 'nails|nail|biting|skin|hair|knuckles|slouching|teeth grinding|swearing|procrastinating|interrupting',
  takeaway:
    'takeaway|takeaways|deliveroo|just eat|fast food|eating out|ready meals|lunch out|buying lunch|buying lunches|meal deals',
  feat: 'press ups|push ups|pull ups|press up|pull up|sit ups|plank|without stopping|without a break|touch my toes|splits|in a row|deadlift|bench press|back squat|chin up|chin ups|lengths|a mile|my splits',
  led: 'choir|orchestra|band|team|drama|theatre|football|running|chess',
  outdoorHut:
    'greenhouse|polytunnel|log store|bike store|shed|pergola|gazebo|decking|summerhouse|coop|hen house|garden room|fence|treehouse|tree house|playhouse|carport',
  wooden:
    'shed|table|bench|pergola|gazebo|decking|deck|coop|hen house|treehouse|tree house|playhouse|summerhouse|raised bed|raised beds|bookcase|bookshelf|shelves|workbench|bunk bed|desk|hutch|rabbit run|catio|log store|bike store|climbing frame|wardrobe|planter|bed frame|cold frame|fence|garden room|bird house|bird box|birdbox|doll s house|dog house|kennel|wooden box|wooden boxes|wooden crate|wooden frame|wooden gate|wooden shelf|wooden shelves|wooden stand|wooden steps|wooden toy box|wooden toy kitchen|toy kitchen|play kitchen|mud kitchen|wooden toys|dolls house|toy garage|toy box|rack',
  article: 'article|paper|journal article|abstract',
  carPapers: 'mot|car tax|road tax',
  careHome: 'care home|nursing home|retirement home|sheltered housing|day centre',
  childcare: 'babysitter|baby sitter|nanny|childminder|au pair',
  classTest:
    'spelling test|class test|maths test|math test|history test|physics test|chemistry test|biology test|times tables test|(?<!gcse )(?<!level )maths mock',
  clothes: 'wardrobe|wardrobes|clothes|shoes|closet',
  creditCard: 'credit card|credit cards|overdraft|store card',
  cvOnly: 'redo my cv|update my cv|write my cv|(?<!get )my cv(?! out)|his cv|her cv|linkedin p*|my linkedin',
  daySurgery:
    'cataract|cataracts|mole|carpal tunnel|wisdom tooth|wisdom teeth|toenail|laser|varicose veins|biopsy|trigger finger|vasectomy|eyelid|day surgery|day case|lasered|lasik|laser eye surgery',
  dayTrip:
    'day trip|school trip|day out|for the day|one day|day at the seaside|day at the beach|day by the sea|day at the sea|fishing day|day s fishing|for the panto|for the matinee|for the pantomime|for the show|fly fishing day',
  directSow: 'potato*|garlic|onions|carrots|broad beans|beans|peas|lettuce|radishes|spinach',
  drivingPaper: 'driving licence',
  entry:
    'art competition|poster competition|handwriting|photo|photos|photography|writing|poetry|poem|essay|story|short story|drawing|painting|design|film|literary|logo|architecture|art prize|sculpture',
  fasting: 'blood|fasting|colonoscopy|endoscopy|abdominal ultrasound|liver ultrasound|gastroscopy|glucose',
  fewDays:
    'weekend|city break|short break|mini break|overnight|new year s eve|one day|two days|two nights|three days|bank holiday',
  furniture:
    'furnish*|furniture|curtains|blinds|sofa|fitted wardrobe|wardrobes|shelves|bookshelves|assemble the kitchen|put the kitchen together|fit the ikea kitchen|assemble *|flat pack',
  garage:
    'tyres|tires|tyre|oil|mot|brakes|car|van|motorbike|scooter|moped|campervan|clutch|exhaust|windscreen|timing belt|cambelt|brake pads|head gasket|gearbox|bodywork|car service',
  hen: 'hen do|hen party|stag do|stag party|bachelorette|bachelor party|hen weekend|stag weekend|hen trip|stag trip|hen do in *|lads trip',
  idCard: 'id card|identity card',
  improve:
    'get better|get good|improve|improving|brush up|again|back into|become a better|be a better|practise|practice|brushing up|refresh|rusty|already play|used to play|better|first team|first eleven|first fifteen|make the team|into the team|into the squad|make the squad|county team|handicap|elo|chess com|beat my *|beat dad|beat mum|break 90|break 100|break 80|get back to the *|back to playing|back to the piano|back to the violin|back to the guitar|after * years|played as a child|used to have lessons|restart|pick up * again|take up * again|return to the *|used to be able|get back to playing|keep up my|did the beginners|did a beginners|freshen up',
  installation:
    'solar panels|solar|insulat*|heat pump|double glazing|windows|window|front door|air conditioning|burglar alarm|alarm|charger|charging point|stove|log burner|fireplace|rewire|rewiring|rewired|gutters|damp proof*|blinds|awning|boiler|smart meter|new floor|carpet|shutters|satellite dish|carpets|new carpets',
  lawn: 'returf*|re turf|turf|lawn|grass',
  leisure:
    'swimming|dance|yoga|pilates|football|judo|karate|gymnastics|choir|pottery|lessons|evening class|art class|scouts|brownies',
  nearby: 'scotland|edinburgh|glasgow|wales|cardiff|ireland|dublin|belfast|jersey|guernsey|isle of man',
  newCar: 'new|brand new|lease|leasing',
  newFirm: 'company|business|start up|startup|online shop',
  noKit:
    'excel|python|chess|times tables|touch type|touch typing|typing|coding|programming|public speaking|spreadsheets|word|powerpoint|poker|maths|swim|swimming|dance|dancing|salsa|tango|sing|singing|memory|dive|diving board',
  oneBook:
    'bleak house|david copperfield|great expectations|pride and prejudice|wolf hall|war and peace|the whole of|all of proust|proust|ulysses|don quixote|moby dick|anna karenina|middlemarch|the bible|the book|book to read|quran|koran|lord of the rings|infinite jest|the whole',
  oneRoom: 'a room|room|student halls|halls|student house|student flat|student digs|student accommodation',
  openMic: 'open mic|karaoke|audition|auditions|audition*|comedy|stand up|jam session|wedding',
  outside: 'roof|facade|driveway|garden wall|fence|patio|front of the house',
  ownTrade:
    'freelance|freelancing|freelancer|hobby|own boss|work for myself|side hustle|extra money|extra cash|earn some extra|mobile|window cleaning|translator|self employed|sole trader|dog walking|cleaning business|gardening business|small business|childminding|tutoring|own business|limited company|ltd|a company|my own company|consultancy|agency|illustrator|photographer|hairdresser|plumber|electrician|gardener|set up as a|set up as an|groomer|grooming business|dog walking business|childminder|pet sitting business|round|gardening round|handyman business|handyman service|on my own as *',
  pensionPlan:
    'into a pension|into my pension|for a pension|pension at work|my pension|pension pot|pension pots|private pension|workplace pension|pension contributions|national insurance|start a pension|open a pension|set up a pension|when i can retire|when can i retire|when we can retire|sort out my pension|sort my pension|look at my pension|review my pension|retirement savings|state pension forecast|pensions|save for retirement|saving for retirement|save for my retirement|saving for my retirement|afford to retire|can afford to retire|if i can retire|whether i can retire',
  permission: 'planning permission|building permit|listed building consent|get planning',
  photoAlbum: 'album|photo album|photo book|scrapbook|photos|frame|slideshow|home movie',
  privateDebt: 'brother|sister|friend|dad|mum|uncle|aunt|my parents|in laws|cousin',
  pruning: 'prune|pruning|mow|trim|hedge trimming|cut the hedge|cut back|cut the grass|deadhead*|train the *',
  restaurant:
    'hotel|function room|colleagues|restaurant|work|office|team|night out|meal out|dinner out|lunch out|eating out|going out|out for *|pub|class|club|soft play|bowling|trampoline park|escape room|take my wife out|take my husband out|take my girlfriend out|take my boyfriend out|take my partner out|take my fiance out|take my fiancee out|end of season dinner|annual dinner|club dinner|dinner dance',
  schoolExam:
    'gcse*|a level|a levels|sats|year 6|year 10|year 11|mocks|mock exams|eleven plus|11 plus|school|maths test|leaving cert*|junior cert*|junior cycle|irish oral|french oral|german oral|spanish oral|orals|a level*',
  shortCourse:
    'course|workshop|training day|food hygiene|manual handling|haccp|first aid|fire marshal|safeguarding|forklift|level 2 food *|competent crew|powerboat|vhf licence',
  summerJob: 'summer job|saturday job|part time|seasonal|holiday job|weekend job',
  smallPet:
    'cat|cats|kitten|kittens|rabbit|rabbits|hamster|guinea pig|guinea pigs|budgie|parrot|tortoise|hens|chickens|goldfish|fish',
  smallRepair:
    'tap|dripping tap|sink|drain|toilet|shower|door|handle|lock|shutter|chair|table|drawer|shelf|lamp|light|socket|bike|bicycle|clock|zip|phone|screen|glasses|umbrella|toy|radiator|fence|gate|puncture|wardrobe|plug|hinge|curtain|locks',
  smallWedding: 'register office|registry office|elope|eloping|just us|tiny wedding|small wedding|civil ceremony',
  solo: 'piano|violin|guitar|flute|cello|singing|harp|clarinet|trumpet',
  spoken:
    'speech|toast|eulogy|best man|few words|reading|speak at my *|speak at the wedding|say a few words|radio interview|tv interview|interview on the radio|interview on tv|interview for the paper|interview with the paper|podcast interview',
  vaccine: 'vaccin*|jab|jabs|booster|flu shot',
  viva: 'defend my|defence|defense',
  withFriends:
    'friends|mates|colleagues|family|office|work|pub quiz|neighbours|the village|parish|with the lads|bingo|card game|cards|charades|darts|quiz|quiz night',
  withPhoto: 'passport|passports|driving licence|id card|identity card|licence|residence permit|blue badge',
  workTrip: 'business trip|for work|work trip|client|clients|conference|convention|trade fair|congress',
  placeSaid:
    'village hall|church hall|school hall|at home|at ours|at mine|at our house|at my house|at our place|at my place|school disco|in the garden|in the park|at the pub|in a pub|restaurant|hotel|at school|for the close|for our street|for the street|street party|on the beach|at the office|at work|church in *|marquee|barn|soft play|bowling|trampoline park|library|garden|housewarming|village fete|school fair|clubhouse|community centre|scout hut|parish hall|leisure centre|sports centre|swimming pool|cricket club|rugby club|golf club|social club|working men s club|museum|zoo|farm|sleepover|slumber party|pyjama party',
  selfFiled: 'online|by myself|self assessment|hmrc app',
  atHome:
    'boiler|boiler serviced|boiler service|chimney|chimney sweep|chimney swept|gas safety|gas safety check|carpet cleaned|carpets cleaned|window cleaner|gutters cleaned|log delivery|boiler engineer|piano tuned|piano tuning|heating|heating serviced|aga serviced|heat pump serviced|septic tank',
  peace:
    'make peace with|peace with|make up with|patch things up|apologise to|apologize to|say sorry to|reconnect with|back in touch with|mend things with|patch it up|patch up with|make it up|repair my relationship with *|repair things with *|mend my relationship with *|mend my friendship|mend the friendship|mend things with *|mend fences with *|rebuild my relationship with *|fix things with *|fix my relationship with *|again after the row|after the row|after our row|after the argument|after our argument|after the quarrel|after our quarrel|fell out|fallen out',
  hill: 'scafell*|snowdon|ben nevis|helvellyn|pen y fan|skiddaw|cadair idris|with the kids|with the children|three peaks|welsh 3000s|3000s|munro|munros|24 peaks|bob graham|fells|wainwrights|scafell pike',
  joint: 'hip|knee|shoulder|acl|cruciate|meniscus|ligament|ankle|back operation|spine|achilles',
  bowelPrep: 'colonoscopy',
  optician:
    'eyes tested|eye test|sight test|optician|hearing test|hearing tested|new glasses|contact lenses|eye exam|eyes checked|eyesight|glasses|hearing checked',
  longTreatment: 'braces|invisalign|aligners|implant|implants|veneers|dentures|retainer|bridge|crown|crowns',
  medicalDiet: 'cholesterol|blood pressure|diabet*|blood sugar|gout|coeliac|hba1c|blood presure|hypertension|bp',
  plantBased: 'vegan|vegetarian|veggie|gluten free|plant based|dairy free',
  gentle: 'yoga|pilates|stretching|tai chi',
  gym: 'gym',
  running: 'couch to 5k|running|run|jogging|jog|5k|10k|parkrun',
  givenDays: 'hall from * to *|room from * to *|space from * to *|gallery from * to *',
  fromThen: 'last cigarette|last drink|quit date|quit day',
  less: 'less|little by little|gradually|bit by bit|slowly|step by step|fewer|cut down|cut back|cutting down|reduce|limit|only at weekends|screen time|units a week|on weeknights|on weekdays|on school nights|during the week|in the week|except at weekends|drop to|cut to|down to two|down to one|down to three',
  smoking: 'smoking|cigarettes|smoke|vaping|nicotine|fags|the fags|ciggies',
  begun:
    'finish off|finish building|finish knitting|finish crocheting|finish sewing|finish making|finish quilting|finish carving|finish restoring|finish painting|finish writing|finish tiling|finish decorating|finish converting|finish laying|finish putting up|finish fitting|finish renovating|finish plastering|finish digging|finish weaving|finish embroidering|finish our|finish his|finish her|already started|already begun|half done|half finished|halfway|already have the|i have the fabric|finish the|finish my|unfinished|already written|written about|words so far|so far|half way|half written|first chapter*|chapters done|chapters written|chapters left|nearly finished|only the conclusion|chapter left|chapter to write|chapters to write|still to write|left to write|chapter to go|chapters to go|last chapter|final chapter|last two chapters|last three chapters|writing up|write up|are written|is written|words written|pages written|have written|i ve written|written already|are done already|formatting left|bibliography left|chapters and bibliography|chapters bibliography|done out of|* done out of *|sleeve to go|sleeves to go|rows to go|squares to go|squares done|rooms to go|blocks to go|panels to go|still to sew together|[a-z0-9]+ chapters of [a-z0-9]+|[a-z0-9]+ of [a-z0-9]+ chapters|[a-z0-9]+ out of [a-z0-9]+ chapters|chapters drafted|chapter drafted|chapters finished|chapters in|chapters of [a-z0-9]+ written|words in|pages in|chapters are drafted',
  inherited:
    'death|after the funeral|late husband s|late wife s|died|passed away|probate|inherited|late mother s|late father s|dad s things|mum s things|nan s things|dads things|mums things|belonged to|heirs|grandparents house|grandparents home|my late *|my parents old house|family home',
  leaving: 'move out|moving out|leave home|student house|go back home',
  onTheRoad: 'road trip|camping|campsite|campervan|motorhome|caravan|by car|in the van|driving|glamping',
  paperwork: 'paperwork|papers|documents|filing',
  planting:
    'orchard|bulbs|tulips|daffodils|hedge|tree|trees|roses|shrubs|lavender|hydrangea*|wisteria|clematis|jasmine',
  plotSaid: 'allotment|greenhouse|raised beds|raised bed|polytunnel|our garden|my garden|veg patch again|windowsill',
  pond: 'pond',
  secondChild: 'second|third|fourth|another baby|number two|number three|baby two|little brother|little sister',
  ski: 'ski|skiing|snowboard*|ski week',
  structural:
    'loft conversion|extension|renovate the house|renovate our house|renovate the whole house|renovate a house|do up the house|do up our house|do up a house|house renovation|whole house renovation|conversion|build a conservatory|new conservatory|build a house|side return|dormer',
  takeIn: 'laptop|computer|phone|tablet|watch|glasses|shoes|boots|coat|guitar|sewing machine|camera|zip',
  toWear: 'costume|costumes|dress|jumper|sweater|cardigan|skirt|coat',
  babyRoom: 'nursery|baby s room|the cot',
  cruise: 'cruise',
  ownRoom: 'spare room|box room|guest room|spare bedroom|small bedroom',
  someonesTime:
    'see my *|see friends more|see my * more|see * more|more time with *|spend more time|date night|family time|keep in touch|stay in touch|visit * more|visit * more often|visit my * more|visit my * more often|visit the * more often|see the grandparents|closer bond with *|closer to my *|bond with my *|be there for *|have people round|have friends round|people over more|friends over more|time for us|time for just us|time for each other|time together|time as a couple|date nights|time for the two of us|time for us two|find time for us|find the time for us|make time for us|make time for each other|find time for each other|make more time for us|find more time for us|be there more for *|be there for my *|be more present for my *',
  entered:
    'already entered|already signed up|already registered|already booked|i have a place|i ve got a place|got a place|ballot place|charity place|signed up|i m entered|entered already',
  longCourse:
    'scuba|padi|yoga teacher|yoga instructor|sommelier|lifeguard|boating licence|pilot licence|pilot license|teacher training|teaching certificate|skipper|counselling course|personal trainer|celta|tefl|pilot s licence|glider pilot|yachtmaster',
  beginner:
    'couch to *|from scratch|complete beginner|absolute beginner|never run|never swum|i don t run|can t run|first 5k|my first 5k|first 5 k|first five k|first parkrun|first 5km|first 5 km|from zero',
  gradeExam:
    'grade *|abrsm|trinity|rockschool|conservatoire|ballet exam|dance exam|tap exam|drama exam|lamda exam|violin exam|guitar exam|singing exam|music exam|flute exam|cello exam|piano exam',
  portfolio: 'portfolio|art project|art coursework|poster|sketchbook|dt project|nvq',
  cards: 'cards|thank you cards|christmas cards|invitations|postcards',
  dating:
    'dating|dating apps|dating app|date again|tinder|hinge|bumble|find love|for love|soulmate|girlfriend|boyfriend|a partner|meet someone|someone special',
  afterIllness: 'illness|sick|sick leave|surgery|operation|burnout|signed off|long covid|chemo|cancer',
  weaning: 'wean*|solids|solid food|wean',
  nights:
    'sleeping through|sleep through|own bed|sleep train*|through the night|own room|asleep|co sleeping|our bed|own cot|own bedroom|her cot|his cot|the cot',
  hall: 'village hall|church hall|school hall|scout hut|community centre|parish hall|town hall|club house|clubhouse|library|leisure centre|sports centre|cricket club|rugby club|golf club|social club',
  inWater: 'swim*|gala|open water|pool|lengths|aqua aerobics',
  defence:
    'viva|viva voce|already submitted|thesis submitted|dissertation submitted|already handed in|handed it in|submitted it',
  onePiece:
    'on the piano|on piano|on the guitar|on guitar|on the violin|on the cello|on the ukulele|nocturne|sonata|prelude|clair de lune|fur elise|moonlight',
  lifeStory:
    'life story|memoir*|biography|autobiography|story of my *|s memories|his memoirs|her memoirs|their memoirs|his life story|her life story|grandad s life story|nan s life story|gran s life story|dad s life story|mum s life story',
  noChildren: 'no kids|no children|without children',
  compost: 'compost*|wormery',
  crowd: 'kickstarter|crowdfund*|indiegogo',
  webShop: 'online shop|online store|etsy|e commerce|ecommerce|shopify|online|on etsy|on the internet',
  cooks: 'bak*|cook*|bread|sourdough|cuisine|pastry|dishes|curries|stir fries|a curry|a roast',
  moves:
    'swim*|front crawl|ski|snowboard|dance|dancing|salsa|tango|skate|skating|surf*|climb*|bouldering|ride a bike|ride a horse|horse riding|sail|sailing|tennis|golf|padel|kayak*|paddleboard*|judo|karate|boxing|fencing|rowing|dive|stabilisers',
  comic: 'stand up|comedy|comic',
  notMarried: 'partner|boyfriend|girlfriend|not married|unmarried',
  vat: 'vat',
  homework: 'homework|holiday homework|worksheets',
  agents: 'agent|agents|literary agent|publisher|publishers|traditionally published',
  appeal:
    'appeal|contest|dispute|parking ticket|parking fine|speeding fine|council tax band|been refused|refused once|was refused|got refused|turned down|turned me down|knocked back|mandatory reconsideration|pip refused',
  attorney: 'power of attorney|lasting power of attorney|lpa',
  bankAccount:
    'account for the * club|account for the club|account for our club|account for the pta|account for the society|account for the association|account for the charity|account for the choir|account for our choir|account for the team|account for our group|account for the village hall|club account|switch bank|switch banks|switching banks|change bank|change banks|changing banks|move banks|new bank|bank account|current account|savings account|joint account|student account|isa|account|banks|savings',
  childPassport:
    'whole family|kids|kid s|children|child|children s|child s|baby|baby s|twins|son|son s|daughter|daughter s|grandson|granddaughter|toddler',
  collection: 'collection|stamps|coins|antique|antiques|jewellery|gold|watch|painting|medals|vinyl|records',
  device: 'phone|iphone|laptop|macbook|computer|tablet|ipad|games console|playstation',
  disability: 'attendance allowance|pip|personal independence payment|blue badge|disability|dla',
  draftDone:
    'first draft is there|have a first draft|got a first draft|second draft|draft is done|draft is finished|finished draft|finished the draft|first draft done|manuscript is done|manuscript is finished|already written|edit my|revise my|self publish',
  electricCar: 'electric|electric car|ev|plug in',
  firstJob: 'first job|first ever job|as a nurse|as a teacher|apprentice*|after uni|after university|graduate',
  foodTrade:
    'cafe|coffee shop|restaurant|bar|bakery|pub|food truck|ice cream parlour|tea room|sandwich shop|deli|coffee van|coffee cart|coffee trailer|food van|burger van|catering van|catering trailer|ice cream van|pizza van|street food|horsebox bar',
  glasses: 'glasses|new glasses|varifocals|reading glasses',
  investing: 'invest*',
  livingWill: 'living will|advance decision|advance directive',
  newCover:
    'insure|insured|get home insurance|get house insurance|get contents insurance|take out home insurance|take out * insurance|first home insurance|travel insurance|life insurance|pet insurance|buy insurance|wedding insurance|income protection',
  onlinePaper:
    'blue badge|birth certificate|marriage certificate|fishing licence|parking permit|tax code|criminal record check',
  onlineVisa:
    'eta|esta|e visa|evisa|tourist visa|visa for our trip|visa for our holiday|visa for my trip|trip|holiday|visa for india|visas for india|visas for vietnam|visas for china|visas for kenya|visas for turkey|indian visa|visa to india|visas for our trip|visas for our holiday|working holiday|visa for china|visa for vietnam|visa for egypt|visa for kenya|visa for the us|visa for turkey|visa for cambodia',
  organisationSaid:
    'food bank|at the *|at a *|with the *|with *|for the *|for parkrun|scout leader|cub leader|red cross|samaritans|hospice|rnli|national trust|charity shop|street pastor|soup kitchen|sunday school|messy church',
  ownPrint:
    'on amazon|kindle|kdp|to the printer|to the printers|to print|printed|get it printed|printed and bound|self published|gran s recipes|granny s recipes|nan s recipes|grandma s recipes|grandmother s recipes|mum s recipes|self publish|self publishing|for my grandchildren|for the grandchildren|for my family|for the family|family cookbook|memoir|memoirs|autobiography|print it',
  ownRooms:
    'from home|at home|at my house|in my garage|in the garage|my house|b b|bed and breakfast|food truck|market stall|in the old dairy|in the old bank|in the old barn|in the old stable|in the old stables|in the old mill|in the old chapel|in the old station|in the old school|in the old post office|in the old farmhouse|in the old shed|in the old outhouse|in the old coach house|in the old forge|in the old bakery|in the old butcher s|in the old shop|in the old library|in the old pub|in the old cowshed|in the barn|in the outhouse|in the outbuilding|in the stables|in the cellar|in our barn|in my barn|in our garage',
  partWritten:
    'i have * words|* words written|* words already|halfway|half way|half written|finish my|finish the|finish writing|started already|pages written|* pages in a drawer|pages so far|chapters written|words so far|are written|is written|words written|have written|i ve written|written already|are done already|chapters drafted|chapters are drafted|chapter drafted|words in|pages in|chapters in',
  passwords: 'password|passwords|password manager',
  practice: 'gp|doctor|dentist|new gp|nhs dentist|paediatrician|optician',
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
  ...detailsOfPapers,
  ...detailsOfPastimes,
  ...detailsOfFeasts,
  ...detailsOfHealth,
  ...detailsOfHomes,
  ...detailsOfPeople,
  ...detailsOfThings,
  ...detailsOfWork,
}
