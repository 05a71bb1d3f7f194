import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfPeople as names } from '../templates/details-of-people.ts'

/** English words for who a goal is with or for, and in what manner it is done. */
export const detailsOfPeople: Pick<PlanningWords['details'], (typeof names)[number]> = {
  earlyCourse:
    'veterinary|veterinary medicine|vet school|be a vet|medicine|medical school|study medicine|dentistry|oxford|cambridge|oxbridge',
  fiveWeekTrail:
    'from saint jean|from st jean|from st jean pied de port|camino frances|french way|the whole camino|whole of the camino|entire camino|full camino|from seville',
  newFlat: 'flat is signed|house is signed|signed the contract|signed the lease|signed for|got the keys|have the keys',
  unfurnished: 'no furniture|unfurnished|without furniture|furniture to buy|need furniture|furnish it|nothing in it',
  childsWedding:
    'daughter s wedding|son s wedding|daughter s big day|son s big day|daughter is getting married|son is getting married|daughter gets married|son gets married|daughter s getting married|son s getting married|wedding of my daughter|wedding of my son|daughters getting married|sons getting married|daughters wedding|sons wedding|daughters big day|sons big day',
  askOut: 'ask her out|ask him out|ask them out|ask * out|asking her out|asking him out',
  aWeek:
    'road trip|campervan|motorhome|interrail*|week|a week|half term|half term week|ski week|ski holiday|skiing holiday|skiing in *|skiing with *|holiday|holidays|leavers holiday|post exam trip|summer holiday|summer holidays|family holiday|beach holiday|new york|cruise|inter rail*|inter railing|camper van',
  bakeOff:
    'bake off|baking contest|baking competition|cake contest|cake competition|cooking contest|cook off|sponge|victoria sponge|sponge category|lemon curd|jam category|cake category|baking category|marmalade awards',
  bakeStall:
    'sell my cakes|sell our cakes|sell cakes|sell my biscuits|sell my cupcakes|sell my brownies|sell my home made cakes|cake stall|bake sale|cake sale|tombola stall|cake stand at the *',
  barking: 'barking|bark|barks|jumping up',
  bread: 'sourdough|bread|focaccia',
  breakUp:
    'break up|breakup|heartbreak|my ex|splitting up|dumped|break up with *|end things with|end it with|finish with my *|split up with my *|leave my boyfriend|leave my girlfriend|get over my divorce|get over our divorce|get over the divorce|move on from my divorce|move on after my divorce',
  byBike: 'bike|bicycle|cycle|cycling|ride|riding|c2c|lejog',
  byCoach: 'knock|lourdes|fatima|medjugorje|walsingham|holy land|by coach|hajj|umrah',
  cagePet:
    'rabbit|rabbits|hamster|hamsters|guinea pig|guinea pigs|budgie|budgies|parrot|tortoise|goldfish|fish|gerbil|gerbils|hens|chickens',
  childPatient:
    'my son|my son s|my daughter|my daughter s|our son|our daughter|our son s|our daughter s|the baby|the kids|my little *|my child|my child s|my * year old|our * year old',
  mealAtHome:
    'at ours|at mine|at home|at our house|at my house|back at ours|back at mine|in the garden|in our garden|at my mum s|at nan s|marquee',
  communion: 'communion|first communion|first holy communion',
  dayCourse:
    'cbt|first aid|workshop|one day|day course|taster day|fire warden|manual handling|food hygiene|awareness course',
  divorceSaid: 'divorc*',
  dummy: 'dummy|dummies|pacifier',
  familyReunion: 'family reunion|family get together|cousins|whole family|the family|extended family',
  farSummit:
    'kilimanjaro|everest base camp|toubkal|aconcagua|elbrus|annapurna|himalaya|denali|mount kenya|mount fuji|cotopaxi',
  forTwo:
    'our anniversary|our wedding anniversary|our * wedding anniversary|our * anniversary|my wife|my husband|my girlfriend|my boyfriend|my partner|my fiance|my fiancee|for two|romantic|date night|make up with|make peace',
  fortnightTrail:
    'coast to coast walk|walk the coast to coast|walk coast to coast|coast to coast with *|coast to coast on foot|pennine way|offa s dyke|offas dyke|thames path|gr20|gr 20|from porto|portuguese way|portuguese camino|camino portugues|from oviedo|southern upland way|lejog|lands end to john o groats|land s end to john o groats',
  weekTrail:
    'west highland way|hadrian s wall|hadrians wall|cotswold way|south downs way|great glen way|speyside way|dales way|ridgeway|cleveland way|rob roy way|kungsleden|tour du mont blanc|jurassic coast path',
  friendsTrip:
    'with the girls|with the lads|with the boys|with my mates|with mates|with * mates|with my friends|with friends|with * friends|with my girlfriends|with old friends|with * * friends|with my best friend|with my cousins|with the cousins|with my sisters|with my brothers|girls weekend|lads weekend|girls trip|lads trip|with the gang|with my old *|with * other families|with another family|with * families|with two families|with three families|with another couple|with two other couples|with * other couples',
  funeralToArrange:
    'sort * funeral|sort * * funeral|sort * * * funeral|sort out * funeral|sort out * * funeral|sort out * * * funeral|arrange * funeral|arrange * * funeral|arrange * * * funeral|organise * funeral|organise * * funeral|organise * * * funeral|plan * funeral|plan * * funeral|plan * * * funeral',
  godparent: 'godfather|godmother|godparent|godparents',
  goingOut: 'drinks|night out|football|padel|bowling|five a side|pub|film|cinema|movie|quiz|lunch with the girls',
  grownUp:
    'grandpa|grandad|grandma|granny|nan|gran|mum|dad|my mother|my father|my wife|my husband|colleague|new starter|parents',
  headstone: 'headstone|gravestone|grave stone',
  houseTraining: 'house train|house training|house trained|toilet train*|toilet training|wee outside|housebreak*',
  inPrivate:
    'husband|wife|partner|mum|dad|mother|father|parents|son|daughter|kids|children|brother|sister|friend|boyfriend|girlfriend|family|gran|nan|grandad|in laws|ex|teenager|son in law|daughter in law',
  listedRest: 'still need*|still to do|still to book|still to sort|still missing|left to do|still have to|remaining',
  manyPresents:
    'presents|gifts|stockings|christmas shopping|the christmas presents|all the presents|presents for everyone|christmas presents',
  matures: 'christmas cake|christmas pudding|mincemeat|simnel',
  lakeRound: 'round lake *|round the lake|around lake *|around the lake|lap of the lake|lap of lake *',
  motorbike: 'motorbike|motorcycle|bike test|mod 1|mod 2|cbt|scooter|moped',
  nappy:
    'nappies|nappy|potty*|toilet train*|out of nappies|off nappies|nappies at night|dry at night|dry through the night',
  newborn:
    'new nephew|new niece|new grandson|new granddaughter|new grandchild|new little one|new baby|newborn|new arrival|baby niece|baby nephew',
  newSchool:
    'reception|start school|starting school|starts school|start of school|starts secondary|starting secondary|secondary school|year 7|first day of school|starts primary|first day at school|new school',
  nursery: 'nursery|preschool|kindergarten|daycare',
  onStage:
    'my daughter s *|my son s *|our daughter s *|our son s *|school play|nativity|ballet show|end of year show|granddaughter s *|grandson s *',
  parentMovesIn:
    'mum|mom|dad|mother|father|my parents|mother in law|father in law|gran|nan|grandma|grandad|granny|grandpa|my aunt|my uncle',
  petChosen:
    'bring home|bringing home|pick up|collect|our puppy|our kitten|our new *|puppy arrives|puppy arriving|kitten arrives|puppy coming home|puppy comes home|puppy coming *|kitten coming *|dog coming *|puppy comes *|kitten comes *|puppy is coming *|kitten is coming *|puppy due *|puppy from the breeder',
  petOperation: 'neuter*|spay*|castrat*|dental|operation|surgery|op|teeth out|tooth out|two teeth|teeth cleaned|lump',
  quizTeam: 'pub quiz|quiz night|quiz|quiz team',
  sport:
    'swimming|judo|karate|gymnastics|football|tennis|yoga|pilates|dance|gym|boxing|athletics|climbing|rugby|fencing|taekwondo',
  summerCamp:
    'summer camp|summer camps|holiday club|holiday clubs|holiday camp|holiday camps|scout camp|cub camp|brownie camp|guide camp|pack holiday|adventure camp',
  sweet:
    'bake|baking|cake|cakes|cupcakes|biscuits|scones|sponge|drizzle|flapjack*|shortbread|traybake|crumble|trifle|cookies|brownies|pie|tart|mince pies|gingerbread|dessert|muffins|pavlova|cheesecake|diwali sweets|indian sweets|eid sweets|eid biscuits|mithai|baklava',
  testBooked:
    'practical test|practical driving test|test booked|driving test booked|driving test is booked|driving test is on *|driving test on *|practise for my driving test|practising for my driving test|test is on *|my test is on *|test is booked|theory booked',
  theoryDone:
    'theory done|theory passed|passed my theory|passed the theory|theory already *|done my theory|have my theory|retake my driving test|retake the driving test|retake driving test|resit my driving test|failed once(?![^;]{0,20}theory)|failed twice(?![^;]{0,20}theory)|failed three times(?![^;]{0,20}theory)|failed four times(?![^;]{0,20}theory)|failed my driving test|failed my test(?![^;]{0,20}theory)|failed the test|failed it|failed last time|failed the practical|first attempt failed|second attempt|third attempt|fourth attempt|second go|third go|second try|third try|third time|second time|fourth time|theory certificate|theory runs out|theory expires|passed theory|theory is done|theory is passed|theory s done|done the theory|already passed my theory|already passed the theory|got my theory',
  tiered: 'wedding cake|tiered cake|three tier cake|christening cake',
  tradeFair:
    'exhibit at|exhibiting at|trade stand|proper leads|autumn fair|toy fair|book fair|gift fair|furniture fair|nec|trade fair|trade show|expo|conference|convention|london fair',
  aYear: 'gap year|year abroad|year travelling|year of travel|travel for a year|travelling for a year|a year out',
  aMonth:
    'a month in *|about a month|for a month|one month|a whole month|four weeks|a month s *|month long|month around *|month round *|month travelling',
  slowWalker:
    'walks with a stick|walking stick|with a stick|wheelchair|in a wheelchair|walking frame|rollator|can t walk far|can t walk much|can t manage stairs|can t do stairs|bad knee|bad knees|bad hip|bad hips|bad back|mobility|disabled|hard of walking|not steady on *|unsteady on *',
  fearOfFlying:
    'scared of flying|afraid of flying|fear of flying|hate flying|hates flying|terrified of flying|nervous flyer|nervous about flying|frightened of flying|don t like flying|never flown|first flight|first time on a plane|won t fly|wont fly|doesn t fly|doesnt fly|no flying|without flying|refuses to fly|can t fly',
  schoolLeavers:
    'after a levels|after my a levels|after our a levels|after gcses|after my gcses|after school ends|after we finish school|after my exams|after our exams|after uni|after finals|after my finals|gap year|before uni|before university',
  twoWeeks:
    'honeymoon|fortnight|two weeks|japan|australia|new zealand|argentina|patagonia|vietnam|thailand|india|peru|chile|brazil|south africa|indonesia|bali|namibia|tanzania|melbourne|sydney|brisbane|auckland|canada|toronto|vancouver|america|usa|the us|the states|california|florida|mexico|costa rica|china|korea|philippines|sri lanka|kenya|hong kong|singapore|nepal|cambodia|malaysia|colombia|ecuador|bolivia|safari|route 66',
  usedGoods:
    'table sale|car boot|car boot sale|boot sale|garage sale|yard sale|jumble sale|flea market|table top sale|nearly new sale|vintage fair|antiques fair',
  aurora: 'northern lights|aurora|aurora borealis',
  blossom: 'cherry blossom|cherry blossoms|sakura',
  interrail: 'interrail*|eurail|inter rail*|inter railing',
  camping: 'camping|campsite|camp site|tent|wild camp*|under canvas',
  campervan: 'campervan|camper van|camper|motorhome|caravan',
  byAir:
    'route 66|iceland|usa|america|california|alaska|canada|australia|new zealand|japan|namibia|patagonia|south africa|oman',
  quiet:
    'somewhere quiet|peace and quiet|silence|silent|silent retreat|spiritual retreat|yoga retreat|meditation retreat|on retreat|on a retreat|by myself|all by myself|on my own|off grid|monastery|convent',
  retreat:
    'silent retreat|spiritual retreat|yoga retreat|meditation retreat|on retreat|on a retreat|a retreat|monastery|convent|retreat to finish|retreat to write|writing retreat',
  atTheirs:
    'staying with *|at my sister s|at my brother s|visit my *|visit our *|visiting my *|to see my *|see my *|see our *|to see the grandkids|see the grandkids',
  sayingNo:
    'say no|saying no|to say no|set boundaries|setting boundaries|better boundaries|people pleasing|people pleaser|stop saying yes|lending money|lending my *',
  kidsScreens:
    'kids off their *|kids off the *|children off their *|children off the *|son off his *|daughter off her *|boys off their *|girls off their *|teenager off *|kids screen time|children s screen time|screen time for the kids|less screen time for the *|teenager off his *|teenager off her *|teenager off their *|son off the *|daughter off the *|kids phones|children s phones|kids tablets',
  worship: 'church|mass|mosque|synagogue|temple|gurdwara|chapel',
  calmMornings:
    'calmer mornings|calm mornings|morning chaos|school run|mornings calmer|mornings before school|mornings with the kids',
  feastAtHome:
    'halloween|bonfire night|fireworks night|guy fawkes|diwali|eid|hanukkah|chinese new year|lunar new year|holi|burns night|new year s eve at ours|new year s eve at home|new year s eve at mine|new year s eve party at ours|new year at ours|hogmanay at ours|new year s eve at our house|new year s eve at my house|new year s eve at our place|new year s eve party at home|new year s at ours|nye at ours',
  costumes: 'halloween|fancy dress|costume party',
  fireworks: 'bonfire night|fireworks night|guy fawkes|bonfire party|firework party|fireworks party',
  streetParty: 'street party|street parties|block party',
  someBooked:
    'are booked|is booked|already booked|booked already|have booked|ve booked|already have the *|got the photographer|photographer booked|band booked|caterer booked|florist booked',
  agreedAlready:
    'agreed on everything|agreed on it all|agree on everything|have agreed|ve agreed|we agreed|amicable|amicably|no fault',
  estranged:
    'back in touch|reconnect*|haven t spoken|have not spoken|not spoken|haven t talked|not talked|reach out to|make peace|patch things up|make up with|mend things|fell out|falling out|estranged|patch it up|make it up with|repair my relationship with *|repair things with *|mend my relationship with *|mend my friendship|mend the friendship|mend things with *|mend fences with *|rebuild my relationship with *|fix things with *|fix my relationship with *',
  crib: 'nativity scene|nativity set|christmas crib',
  ownFigures:
    'figures i make|figures i made|figures made by *|homemade figures|handmade figures|home made figures|hand made figures|make the figures|making the figures|clay figures|carve the figures|felt figures|knitted figures',
  triathlon: 'triathlon|duathlon|ironman|swimrun',
  eighteenDayTrail: 'lucca to rome|from lucca to rome|lucca to roma|camino primitivo and *|le puy to *',
  inOneGo: 'through the night|overnight|in one day|in a day|night walk|night pilgrimage',
  hajj: 'hajj|haj',
  bulky:
    'a piano|the piano|our piano|my piano|grand piano|upright piano|pool table|big aquarium|large aquarium|heavy safe|a harp',
  movingKids:
    'kids|the kids|children|our kids|our children|two kids|three kids|my daughter|my son|our daughter|our son|kids aged *|toddler|baby',
  petsToo: 'two cats|three cats|cats|my cat|our cat|a cat|the cats|and the dog|two dogs|our dog|my dog|a dog|rabbits',
  teacherGift: 'teacher|teachers|teaching assistant|childminder|lollipop lady',
  honeyOnly:
    'get the honey off|take the honey off|honey off|harvest the honey|extract the honey|extract honey|honey harvest',
  treat:
    'to see the *|to the beach|to the seaside|to the sea|to the garden centre|to the cinema|to the theatre|to the park|to the museum|to the pub|to lunch|to dinner|for lunch|for tea|afternoon tea|for a walk|for a day out|shopping|bluebells|christmas lights|to the market|to the gardens|to the football|to the races|take mum out|take dad out|take grandma out|take nan out|take gran out|take grandad out',
  bedtimes:
    'kids to bed|children to bed|bedtime battles|calmer bedtimes|calm bedtimes|calmer evenings|bedtime routine|s bedtime|kids bedtime|children s bedtime',
  spaDay: 'spa|spa day|massage|massages',
  advent: 'advent calendar|advent calendars|advent wreath',
  christmasCards: 'christmas cards|christmas card',
  upHill:
    'helvellyn|snowdon|scafell*|skiddaw|ben nevis|pen y fan|up the hill|up the mountain|a mountain|the mountain|on the hill|on a hill|up a hill|the fells|the summit|the moor|on the moors',
  wimbledon: 'wimbledon',
  proms: 'proms|the proms',
  juneFestival: 'glastonbury|royal ascot|download festival|isle of wight festival|primavera sound',
  fringe: 'edinburgh fringe|the fringe|edinburgh festival|edinburgh international festival',
  bookFair: 'hay festival|turin book fair',
  comics: 'lucca comics',
  kidsTold: 'tell the kids|tell the children|tell our kids|tell our children|tell my children|tell my kids',
  homeWanted:
    'looking for a flat|looking for a place|looking for somewhere|find a flat together|find a place together|find somewhere together|flat hunting|need to find a flat|need to find a place',
  flowerShow: 'chelsea flower show|chelsea flower',
  takenOut:
    'take my wife out|take my husband out|take my girlfriend out|take my boyfriend out|take my partner out|take my fiance out|take my fiancee out',
  ownBaptism:
    'get baptised|get baptized|getting baptised|getting baptized|be baptised|be baptized|get confirmed|be confirmed|getting confirmed|my baptism|my own baptism|my confirmation|get christened|getting christened|be christened|christened as an adult|christened myself|my christening|my own christening|as an adult',
  confirmed: 'confirmation|confirmed',
  elevenPlus: 'eleven plus|11 plus',
  firstReading:
    'get * to read|get my * to read|teach * to read|teach my * to read|learn to read|phonics|reading before',
  lorry: 'hgv|lgv|lorry|class 1|class 2|category c|bus licence|pcv|coach driver',
  theirExam:
    's gcses|s gcse *|s a levels|s a level *|s sats|s mocks|s eleven plus|s 11 plus|eleven plus|11 plus|her * exam|his * exam|her exam|his exam|her leaving cert|his leaving cert|her junior cert|his junior cert|the leaving cert|the junior cert',
  fussyEater:
    'eat vegetables|eat her vegetables|eat his vegetables|eat veg|fussy|picky|new foods|fussy eater|picky eater|to eat',
  februaryEvent: 'carnival in rio|rio carnival|venice carnival|carnival in venice|mardi gras|super bowl',
  julyEvent: 'tour de france|tomorrowland|pamplona|san fermin|silverstone|henley regatta|palio|latitude festival|pride',
  augustEvent:
    'notting hill carnival|tomatina|reading festival|leeds festival|green man festival|creamfields|boomtown|perseids',
  oktoberfest: 'oktoberfest',
  burns: 'burns supper|burns night',
  secretSanta: 'secret santa',
  campFestival:
    'glastonbury|reading festival|leeds festival|download festival|latitude festival|green man festival|boomtown|creamfields|isle of wight festival',
  grandPrix: 'british grand prix|silverstone',
  universityChoice: 'university|uni|degree|ucas|which university',
  ledTrip:
    'i m leading|leading it|i am leading|i m organising it|i m in charge|as trip leader|with my class|with my pupils|with my students|trip leader|pupils|students|my class|our class|my pupils|my students|school trip with *|school trip for *|residential for *|residential with *|class trip with *|class trip for *|organise the year *|organise a school trip|organise the school trip|plan the school trip|plan a school trip|organise a class trip|organise our class trip',
  schoolTrip:
    'pupils|students|my class|our class|my pupils|my students|school trip with *|school trip for *|residential for *|residential with *|class trip with *|class trip for *|organise the year *|organise a school trip|organise the school trip|plan the school trip|plan a school trip|organise a class trip|organise our class trip|school trip|class trip|field trip|residential|duke of edinburgh|dofe|expedition|scout camp|cub camp|cubs camp|scouts camp|guides camp|brownies camp|beavers camp',
  honourAsked:
    'ask * to be my *|ask * to be our *|ask * to be a *|ask * to be godmother|ask * to be godfather|ask my * to be *|ask our * to be *|to be my maid of honour|to be my best man|to be my bridesmaid|to be my bridesmaids|find a godmother|find a godfather|find godparents|find the godparents|choose a godmother|choose a godfather|choose godparents|choose the godparents|find a best man|choose a best man|find a maid of honour|choose a maid of honour|choose my bridesmaids|choose bridesmaids',
  noLawyers:
    'without lawyers|without a lawyer|without solicitors|without a solicitor|no lawyers|no solicitors|diy divorce',
  fullHouse:
    'packed to *|full of stuff|full of things|full of junk|cluttered|hoard*|crammed|decades of *|full to bursting|bursting at *',
  hay: 'hay|haymaking',
  mushrooms: 'mushroom*',
  beforeChristmas:
    'christmas raffle|christmas bingo|christmas fair|christmas bazaar|christmas market|nativity|carol service|carol singing|christmas tree festival|santa s grotto|panto|pantomime',
  summerFair: 'summer fair|summer fete|summer fayre',
  rescueService:
    'red cross|st john ambulance|samaritans|lifeboat|rnli|mountain rescue|first responder|special constable',
  teamAway:
    'u8s|u9s|u10s|u11s|u12s|u13s|u14s|u15s|u16s|under 8s|under 9s|under 10s|under 11s|under 12s|under 14s|under 16s|the team|my team|our team|coach the under *|coach the *|my under *|the under *|under 7s|under 13s|u7s|blitz|blitzes|feile|under * blitz',
  guestsFromFar:
    'from ireland|coming from *|from abroad|travelling from *|flying in|flying over|coming over|from overseas|from all over|from far|from australia|from america|from canada|from scotland|from france|from germany|from spain|from italy|from poland|from india|relatives abroad|long way to come',
  nightDry: 'nappies at night|dry at night|dry through the night|dry nights|bed wetting|wetting the bed',
  petAndBaby:
    'used to the baby|used to the new baby|used to a baby|for the baby|for the new baby|newborn|to the new baby|to the baby|to our baby|to a baby',
  noPassport:
    'got passports|got a passport|no passport|no passports|without passports|without a passport|need passports|need a passport|first passport|passport has expired|passports have expired|passport expired|passports yet|passport yet|passport is out of date',
  soloTrip:
    'solo holiday|solo trip|solo travel|travel solo|travelling solo|on my own|by myself|travelling alone|travel alone|first holiday alone|holiday alone',
  withClub:
    'with the group|with a group|with a walking group|with my walking group|with the walking club|with the club|with our club|with the ramblers|with the parish|with my church|guided|organised tour|organised walk',
  familyBook:
    'write the story|write our family|write our story|write up our family|write up the family|family book|write the family history|write our family history|write my family history',
  recorded: 'recorded|interviewed|recordings',
  clubShow:
    'the club s|club s|our club|art club|art society|camera club|photographic society|group show|group exhibition|students|members',
  fewCame:
    'half the people|half as many|few people|hardly anyone|nobody came|no one came|poor turnout|low turnout|half empty',
  costumedStory: 'living nativity|passion play|historical pageant|pageant|re enactment',
  schoolTransfer: 'transfer|change schools|move schools|switch schools|change school|new school mid',
  sentAway:
    'send the kids|send the children|send the boys|send the girls|send my son|send my daughter|send our son|send our daughter|study holiday for *|study holiday in * for *|language holiday for *|language holiday in * for *|language course in * for my *',
  classParents: 'mums|parents|class mums',
  sharedCare:
    'share looking after *|share caring for *|share the care|share the caring|sharing the care|care rota|rota for *|take turns with *|take turns to look after *|take turns looking after *|between four cousins|between us siblings',
  learningNeeds: 'dyslexi*|dyscalculi*|dysgraphi*|adhd|extra time|access arrangements|send pupil|dyslexic',
  island:
    'isle of *|orkney|shetland|hebrides|arran|mull|ireland|jersey|guernsey|france|brittany|normandy|spain|holland|netherlands|sardinia|corsica|sicily|channel islands',
  childToCome:
    'is born|on the way|baby due *|baby is due *|baby s due *|child due *|child is due *|first is due *|second is due *|third is due *|she s due *|she is due *|i m due *|we re due *|twins due *|twins are due *|once the baby *|when the baby *|after the birth',
  homeBirth: 'home birth|birth at home|give birth at home|born at home',
  schoolEnd:
    'end of school year|end of the school year|last day of school|last day of term|end of term party|leavers party|leavers assembly',
  groupOuting:
    'coach trip|by coach|with the parish|with the church|with the club|with the wi|with the choir|40 people|45 people|50 people|coach party|team trip|team trip to *|team s trip|trip with the team|away match|away game|away fixture|away tournament|with the team|club trip|coach to *|coach for *|49 seats|48 seats|50 seats|52 seats|53 seats|49 seater|53 seater|minibus to *',
  childAdoption: 'adopt a child|adopt a baby|adopting|adoption|adopt a *',
}
