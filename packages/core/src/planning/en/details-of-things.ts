import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfThings as names } from '../templates/details-of-things.ts'

/** English words for the thing that a goal is about: how it is made, how it is sold, and who comes with it. */
export const detailsOfThings: Pick<PlanningWords['details'], (typeof names)[number]> = {
  bathOrKitchen: 'bathroom|kitchen|shower|wet room|ensuite|en suite|worktops|kitchen units',
  bloodPressure: 'blood pressure|hypertension|blood presure|blood preasure|bp|my pressure',
  character:
    'arguing|bickering|rowing with *|quarrelling|fewer arguments|fewer rows|row less|listener|listen more|listen better|listening|interrupt less|patient|patience|kinder|kind|gentler|calmer|less critical|less angry|lose my temper|losing my temper|temper|shouting|shout less|snap less|more present|more grateful|more generous|less judgemental|complain less|moan less|less grumpy|less irritable|less moody|less jealous|less negative|less impatient|less bossy|less controlling|less stubborn|less snappy|less short with *|nag less|argue less|criticise less|better dad|better mum|better mom|better father|better mother|better parent|better husband|better wife|better partner|better boyfriend|better girlfriend|better son|better daughter|better brother|better sister|better grandad|better granny|better neighbour|better person|better boss|nicer|better to my *|get on with my *|get on better with my *|get along with my *|get along better with my *|be on time|be punctual|stop being late|always late|turn up on time',
  examSeason:
    'first exam|first paper|exams start|exams begin|first gcse|gcses start|a levels start|a levels begin|papers start|finals start|for * start|for * starts|revision timetable|revision plan',
  familyRecipe:
    'like my *|the way my *|as my *|gran s recipe|mum s recipe|nan s recipe|family recipe|gran s *|used to make',
  justBack:
    'get back from *|back from * the day before|home from holiday|just be back|just back|just got back|back from holiday|back from our holiday|back the day before|back that day|back the night before',
  knitting: 'knit*|crochet*|shawl|cardigan|jumper|scarf|bobble hat',
  lightsOut:
    'more sleep|sleep more|lights out|earlier to bed|to bed earlier|go to bed earlier|bed by *|early nights|phone in bed|phones in bed|screens in bed|scrolling in bed|tv in bed|phone in the bedroom|phone out of the bedroom|phones out of the bedroom|phone before bed|screens before bed|scrolling before bed|phone at night|scrolling at night',
  madeGoods:
    'candle*|soap*|jewellery|pottery|ceramics|handmade|crochet|knitwear|greetings cards|jam|honey|cakes|bakes|prints|woodwork|leather goods|macrame|homemade',
  oneDish:
    'make croissants|make * croissants|make sourdough|make * sourdough|make bread|make * bread|make focaccia|make * focaccia|make baguettes|make * baguettes|make bagels|make * bagels|make pizza|make * pizza|make fresh pasta|make * fresh pasta|make pasta|make * pasta|make ravioli|make * ravioli|make puff pastry|make * puff pastry|make macarons|make * macarons|make sushi|make * sushi|make ramen|make * ramen|make curry|make * curry|make paella|make * paella|make dumplings|make * dumplings|make cheese|make * cheese|make kimchi|make * kimchi|make brioche|make * brioche|make doughnuts|make * doughnuts|make gravy|make * gravy|make ice cream|make * ice cream|make pavlova|make * pavlova|make panettone|make * panettone|make sponge|make * sponge|bake sourdough|bake sourdough bread|bake croissants|bake proper *|bake a proper *|sourdough from scratch',
  othersWedding:
    'my sister s wedding|my brother s wedding|my daughter s wedding|my son s wedding|sister s wedding|brother s wedding|daughter s wedding|son s wedding|my mum s wedding|my dad s wedding|my friend s wedding|best friend s wedding|my cousin s wedding|her wedding|his wedding|their wedding',
  posted: 'ebay|discogs|etsy|musicmagpie|catawiki|vinted|depop|post them|by post',
  printed: 'printed|print it|print|as a book|bound|framed',
  readOut:
    'reading at|a reading|the reading|do a reading|read a poem|read the poem|read at|read in church|reading in church|read the lesson|read out|read a piece',
  rewiring: 'rewire|rewiring|new wiring|rewired',
  houseRoof: 'roof|roofs|gutter|gutters|guttering|chimney|roof tiles|slates|flashing|fascias|soffits',
  roofed:
    'shed|summerhouse|coop|hen house|garden room|treehouse|tree house|playhouse|carport|gazebo|log store|bike store|catio|kennel|dog house',
  schoolReunion:
    'school reunion|class reunion|uni reunion|reunion|old school friends|school friends|classmates|old classmates|university friends|years since we *|from all over *|scattered|all over the country',
  screens:
    'phone|my phone|screen time|screens|social media|instagram|tiktok|facebook|scrolling|doomscrolling|youtube|gaming|video games|tv|telly|digital detox|phone detox|screen detox|social media detox|scroll*|phone out of *|checking emails|work emails|work email|snapchat|reddit|twitter',
  primarySchool:
    'a school place|school place for *|place at school|school application|primary school|primary|reception place|infant school|reception class|year r',
  secondarySchool: 'secondary school|secondary|year 7|high school|grammar school|sixth form|big school',
  selfAssessment: 'self assessment|self employed|landlord',
  sewing: 'sew*|gown|dress|curtains|skirt|costume|cushion|cushions|alter*|bridesmaid dresses|prom dress',
  shelter: 'rescue|shelter|rehoming|rspca|cats protection|dogs trust|battersea|blue cross|rehome',
  sourdough: 'sourdough|sourdough bread|starter',
  stallToo: 'market stall|stall|craft fair|christmas fair|market|craft market|christmas market',
  stoodLong:
    'in the garage for *|in the garage since *|sat in the garage|sitting in the garage|stood in the garage|standing for *|been in the garage|been standing|off the road|not run for *|not been used for *|not been ridden|not been driven|sorn|won t start|doesn t start|hasn t run',
  teamCoach:
    'coach the under *|coach my son s *|coach my daughter s *|coach the kids|coach the girls|coach the boys|coach the *|run the under *|train the under *',
  holidayLet:
    'a cottage|a villa|a lodge|a holiday let|a holiday home|a farmhouse|a chalet|a cabin|a big house|an airbnb|a static caravan|a beach house|self catering',
  insolvent:
    'bankruptcy|bankrupt|iva|debt relief order|insolvency|way out of debt|way out of * * debt|can t pay my debts|cannot pay my debts',
  afraid: 'scared|afraid|frightened|fear|terrified|nervous|phobia|panic|panics|never learned|never learnt',
  familyFirm:
    'from my parents|from my mum|from my dad|from my father|from my mother|from my uncle|from my aunt|from my grandparents|from my in laws|from my family|my parents business|my parents farm|my dad s farm|my dad s business|my father s business|my father s farm|family farm|family business|family firm|the farm',
  farmMachine: 'tractor|combine|baler|forage harvester|quad|trailer|digger',
  professional:
    'revalidation|revalidate|cpd|nmc|hcpc|gphc|gdc|professional registration|chartered status|registration renewal|social work england|portfolio for my registration',
  promotionBoard:
    'board|panel|assessment centre|sergeant|corporal|inspector|lieutenant|captain|major|watch manager|crew manager|station manager|petty officer|detective|senior lecturer|professor|promotion exam|band 6|band 7|band 8a|consultant post',
  ruleSaid:
    'on weekdays|on weeknights|at weekends|only at weekends|weekends only|on school nights|only on *|no more than|max|maximum|at most|twice a week|once a week|units a week|a day|a week|only weekends|just weekends|just at weekends|only for weekends',
  theirThings:
    'tools|clothes|records|record collection|books|jewellery|jewelry|camera|cameras|wardrobe|shed|workshop|collection|photos|fishing tackle|sewing things|model railway|handbags|shoes',
  throughExams:
    'through his a levels|through her a levels|through their a levels|through his gcses|through her gcses|through their gcses|through his exams|through her exams|through their exams|through his finals|through her finals|through his highers|through her highers|through gcses|through a levels|with his junior cert|with her junior cert|with his leaving cert|with her leaving cert|with their leaving cert|through his leaving cert|through her leaving cert|through the leaving cert|through his junior cert|through her junior cert|through the junior cert|through leaving cert|through his * exams|through her * exams',
  leagueTeam:
    'football team|rugby team|cricket team|netball team|hockey team|basketball team|volleyball team|handball team|rounders team|five a side team|5 a side team|walking football team|football club|rugby club|cricket club|netball club|hockey club',
  youngMembers:
    'girls|boys|kids|children|under 6|under 7|under 8|under 9|under 10|under 11|under 12|under 13|under 14|under 15|under 16|under 18|u8|u9|u10|u11|u12|u13|u14|u16|u8s|u9s|u10s|u11s|u12s|u14s|u16s|under *s|junior|juniors|youth|youth club|young people|teenagers|teens|pupils|scouts|brownies|cubs|toddlers|after school',
  twoWheels: 'motorbike|motorcycle|moped|scooter|vespa|lambretta',
  withChildren: 'children|child|kids|son|daughter|the boys|the girls|co parent*|custody',
  withPet:
    'with the dog|with our dog|with my dog|with the cat|with my cat|with our cat|with the cats|with two cats|with the dogs|and the cat|and a dog|and a cat|the dog too|with two dogs|with three dogs|with a dog|with * dogs|with our two dogs',
  audition: 'audition|auditions',
  danced: 'dance|dancing|ballet|tap|choreograph*',
  forTravel:
    'trip|holiday|holidays|honeymoon|travel*|before we go|before i go|before we fly|tourist|weeks in *|week in *|days in *|fortnight in *',
  games: 'chess|bridge|poker|backgammon|draughts|mahjong',
  makes:
    'knit*|crochet*|sew*|draw*|paint*|pottery|ceramics|woodwork*|carpentry|cod*|program*|python|calligraphy|origami|weav*|embroider*|watercolo*|sketch*|jewellery|upholster*|macrame|quilt*|bookbinding|carv*|whittle|animat*|web design',
  musicGroup:
    'choir|choral|orchestra|band|brass band|singers|messiah|requiem|oratorio|carol concert|carol service|st matthew passion|st john passion|b minor mass|choral society|gospel',
  ownLife: 'my memoir*|my autobiography|my own life|my life|my life story|(?<! s )memoirs|a memoir|story of my life',
  resit: 'resit*|retake*|private candidate',
  signed: 'sign language|bsl|british sign language|asl',
  appReady:
    'publish my app|publish the app|publish our app|my app on the app store|app approved|app into the app store',
  betaOnly: 'launch the beta|launch a beta|beta of my *|beta of the *|release the beta|open the beta',
  healthPractice:
    'physiotherapy|physio practice|physio clinic|dental practice|osteopath|therapy practice|counselling practice|podiatry|clinic',
  someSongs: 'song|songs|tunes|carols|christmas carols',
  venueBooked:
    'have a venue|have the venue|got a venue|got the venue|venue booked|venue is booked|booked the venue|venue are booked|venue * * are booked|venue * * * are booked|venue * * * * are booked|church is booked|church and * are booked|church and * * are booked|barn is booked|hotel is booked|booked the church|booked the barn|booked the hotel|booked a venue|have the church|hall is booked|venue is sorted|venue sorted',
  videoChannel: 'youtube|vlog|video|videos|twitch|tiktok',
  writtenChannel: 'blog|newsletter|substack',
  danceExam: 'ballet exam|dance exam|tap exam|ballet exams|dance exams|grade * ballet|grade * tap|ballet grade *',
  citrus: 'marmalade|seville|oranges|lemon|lemons|lemon curd|limes',
  earlyFruit: 'strawberr*|raspberr*|gooseberr*|apricot*|cherr*|redcurrant*|blackcurrant*',
  olives: 'olive|olives',
  schoolFinals: 'gcse*|a level|a levels|alevels',
  boatBuilt:
    'canoe|kayak|dinghy|rowing boat|wooden boat|a boat|fishing boat|sailing dinghy|clinker boat|old yacht|old narrowboat',
  camperBuilt:
    'camper|campervan|camper van|convert a van|convert the van|convert our van|convert my van|van conversion',
  grapes: 'grape|grapes|wine',
  layUp: 'out of the water|lay up|lay the boat up|winterise|for the winter|before winter|before the winter|for winter',
  loft: 'loft|attic|dormer',
  scanning:
    'vhs|slides|negatives|digiti*|scan|old tapes|camcorder tapes|cine film*|super 8|scanned|scanning|family photos on the *|old photos on the *|photos on the computer|prints|put the family photos|put the old photos|put our old photos|put my old photos|old family photos|boxes of photos|box of photos|photo albums|paper photos|printed photos|photos in boxes|shoeboxes of *|family photos from *',
  willUpdate: 'update|change|redo|revise',
  inChurch: 'church|chapel|minster|cathedral|abbey|vicar',
  grave: 'grave|graves|headstone|gravestone|tombstone|memorial stone',
  volunteersAbroad: 'abroad|overseas',
  toPlay:
    'learn to play|learn guitar|learn the guitar|learn piano|learn the piano|learn ukulele|learn the ukulele|learn violin|learn the violin|learn the drums|learn bass',
  christmasWear: 'christmas jumper|christmas jumpers|christmas stockings|christmas stocking',
  engineDone:
    'engine already|engine is done|engine done|engine rebuilt|rebuilt engine|engine is rebuilt|engine s been rebuilt|engine s been done|engine has been rebuilt|engine runs',
  firstDigital:
    'use my new tablet|use my new phone|use my new smartphone|use my new ipad|use my new laptop|use my new computer|use the new tablet|use the new phone|use a computer|use the computer|use my computer|use a smartphone|use my smartphone|use my phone|use the internet|use a tablet|use my tablet|use an ipad|use my ipad|use email|use whatsapp|use online banking|use the nhs app|use video calls|use zoom|use a laptop|use the laptop|use my laptop',
  firewood: 'firewood|logs',
  well: 'well|borehole',
  testExpired: 'mot has run out|mot expired|no mot|out of mot|mot ran out|without mot',
  hired: 'hire a|hire the|hire some|rent a|rent the',
  highSummit:
    'mont blanc|gran paradiso|monte rosa|matterhorn|eiger|bernina|ortler|breithorn|grossglockner|toubkal|4000er|4000m',
  ferments: 'cheese|yogurt|yoghurt|beer|butter|kefir|kombucha|mead|ginger beer|cider',
  tattoo: 'tattoo|tattoos|piercing',
  bikeRestored: 'restore|restoring|restored|do up|vintage|renovate',
  onTheFarm:
    'shear|shearing|sheep|acres|hectares|wheat|barley|oats|hay|silage|combine|plough|muck spreading|field|fields|paddock',
  builtPc: 'build a pc|build my own pc|build a gaming pc|building a pc|build a computer|build our own pc',
  fishInPond: 'goldfish|with fish|for fish|koi|carp',
  worksToMake:
    'still to paint|left to paint|pictures to paint|paintings to paint|still to make|left to make|still to finish|paintings to finish|pictures to finish|works to finish|still need * more|to throw and *|still to print|still to frame',
  menders: 'repair cafe|repair cafes|fixing cafe|fix it cafe',
  petDose: 'diabetic|diabetes|insulin|inject|injections|give the cat *|give the dog *',
  henTrouble:
    'pecked|pecking|peck|bullied|bullying|feathers|broody|red mite|mites|not laying|stopped laying|egg eating|attacked',
  soapMade: 'soap|soaps',
  giantVeg:
    'giant pumpkin|giant pumpkins|giant vegetable|giant vegetables|giant marrow|giant leek|giant leeks|heaviest',
  oldBike:
    'old bike|old bicycle|vintage bike|vintage bicycle|eroica|grandad s bike|steel bike|retro ronde|old raleigh|grandfather s bike',
  angling: 'fishing|fly fishing|coarse fishing|angling',
  fosterPet: 'foster|fostering',
  hatching: 'hatch|hatching|incubator',
  homeBrew: 'beer|brew|cider|mead',
  firstCamping: 'camping for the first time|first camping *|first time camping|toddlers camping|first night in a tent',
  rescue:
    'broken hard drive|broken drive|dead hard drive|dead laptop|broken laptop|deleted photos|deleted files|lost files|off a broken *|off the broken *|off a dead *|off my broken *|data recovery|corrupted *',
  parental: 'parental control*|screen time limits|kids tablet|kids tablets|kids phones|children s tablets',
  lambing: 'lambing|lambing season|lambs|ewes|ewe',
  newYard:
    'new yard|move the horse|move my horse|move our horse|move the pony|move my pony|new livery|change livery|change yards|move yards|horse to a new *|pony to a new *',
  rider:
    'dressage|show jumping|gymkhana|one day event|hunter trial|tetrathlon|cross country with my horse|pony club|endurance ride|endurance|get the horse fit|get my horse fit',
  firstHoney: '(?<! and [^;]{0,60})first honey',
  petFear: 'scared|afraid|frightened|terrified|fireworks|fear',
  intoBook: 'into a book|in a book|photo book|into an album|as a book|book for *',
  irishFinals: 'leaving cert*|junior cert*|junior cycle|lc exams',
  schoolOral:
    'leaving cert * oral|leaving cert * * oral|leaving cert oral*|junior cert oral*|irish oral|french oral|german oral|spanish oral|italian oral|gcse oral*|gcse * oral|* gcse oral|gcse speaking*|gcse * speaking|a level oral|a level * oral|* a level oral|orals|speaking exam|speaking test',
  nervous:
    'scared|afraid|frightened|terrified|nervous|anxious|anxiety|fear|dread|panic*|i freeze|freeze up|go blank|nerves|phobia',
  noQualifications:
    'no a levels|without a levels|no qualifications|no gcses|left school at *|no leaving cert|without a leaving cert|never did my a levels|never finished school',
  collegeCourse: 'access to *|access course*|college course|btec|foundation course',
  mature:
    'mature student|at 2* i|i m 2*|i m 3*|i m 4*|i m 5*|i m 6*|as a mature *|at 3*|at 4*|at 5*|two kids|three kids|with two kids|with three kids|with a family|with kids',
  fromHomeStudy:
    'open university|ou|distance learning|distance degree|online degree|part time degree|degree part time|evening degree',
  noWill: 'no will|without a will|didn t leave a will|intestate|never made a will',
  bothOfUs:
    'both of us|mirror wills|our wills|wills for us|for us both|my husband and me|my wife and me|me and my husband|me and my wife',
  eligibleFrom:
    'eligible from *|eligible on *|eligible in *|qualify from *|qualify in *|can apply from *|can apply in *|can t apply before *|not before *|earliest i can apply *|from * eligible',
  noHomeYet:
    'nowhere to live|nowhere to live yet|no flat yet|no house yet|nothing rented*|nowhere yet|need a flat|need somewhere to live|no place yet|haven t found a flat|haven t found anywhere|not found anywhere|nowhere found|found nowhere',
  volunteerPost:
    'volunteer*|volunteers for *|helpers for *|rota|new chair*|new treasurer|new secretary|treasurer for *|committee members',
  resultsDay: 'results day',
  forBoth: 'my parents|our parents|mum and dad|both my parents|both of them|my mum and dad|my in laws',
}
