import type { thingsAtHome } from '../templates/signs-at-home.ts'
import type { Thing } from '../templates/signs.ts'
import { thingsOfPapers } from './things-of-papers.ts'
import { thingsOfLearning } from './things-of-learning.ts'
import { thingsOfPastimes } from './pastimes.ts'
import { thingsOfWork } from './things-of-work.ts'
import { thingsOfHealth } from './things-of-health.ts'

/** English words for what goals are about. */
export const things: Readonly<Record<Exclude<Thing, (typeof thingsAtHome)[number]>, string>> = {
  ...thingsOfPapers,
  app: 'app|apps|mobile app|video game|plugin',
  balcony: 'balcony|window box|window boxes|windowsill|roof terrace|in pots|in containers|grow bags|patio pots',
  bigClean: 'spring clean|spring cleaning|big clean|deep clean|tidy the house|clear the house',
  blood: 'blood|urine|stool|hormone|allergy|thyroid|cholesterol|iron',
  bloodDonation:
    'blood donation|donate blood|donating blood|give blood|giving blood|blood donor|donate plasma|platelet*|donate platelets|give platelets|bone marrow|bone marrow donor|stem cell register|stem cell donor|stem cells',
  body: 'knee|knees|hip|hips|shoulder|shoulders|eye|eyes|cataract*|wrist|ankle|spine|hernia|tonsils|appendix|gallbladder|nose|ear|ears|elbow|breast|prostate|meniscus|ligament|acl|bunion*|thyroid|skin|lungs|stomach|neck|leg|arm|varicose veins|my back|her back|his back|the back pain|back operation|back surgery|back scan|back x ray|my hand|my hands|hand surgery|hand operation|my foot|my feet|foot surgery|foot operation|my heart|heart scan|heart operation|heart check|heart surgery|heart test|heart failure|heart',
  book: 'novel|book|memoir|poetry collection|short stories|cookbook|autobiography|my book|children s book|manuscript|screenplay|article|paper in a journal|journal paper|scientific paper|poetry book|book of poems|thriller|crime novel|fantasy novel|chapbook|zine',
  books: 'books|novels|classics|pages|war and peace|a book a month',
  business:
    'business|company|startup|start up|freelance|freelancing|self employed|side business|small business|e commerce|ecommerce|online shop|online store|etsy shop|crowdfunding|kickstarter|product|brand|consultancy|sole trader|mobile hairdresser|mobile *|set up as a|set up as a mobile *|become a dog walker|set up as a childminder|selling * from home|sell * from home|selling * * from home|sell * * from home|business from home|work for myself|be my own boss|hobby into a business|hobby into a job|living from my *|a living from *|side hustle|extra money|a bit of extra money|earn some extra *|extra cash|some money tutoring|own business',
  car: 'car|cars|electric car|second hand car|used car|van|camper|campervan|ford|vauxhall|corsa|astra|fiesta|focus|clio|yaris|micra|qashqai|toyota|renault|peugeot|citroen|skoda|nissan|volvo|volkswagen|vw|bmw|audi|kia|hyundai|tesla|dacia|land rover|motorbike|motorcycle|scooter|suv|fiat|vespa|mini|vintage car|lambretta|mgb|triumph bonneville|bonneville|morris minor|tractor|harley|classic car|vintage motorbike|classic motorbike|old motorbike|old triumph|triumph spitfire|triumph herald|old mini|classic mini|old land rover|old tractor|old beetle|old vespa|old moped|old scooter|moped',
  care: 'carer|caregiver|care home|nursing home|home help|care for my *|care for mum|care for dad|carer for *|elderly care|home care|respite|respite care|day centre|assisted living|residential home|live in care',
  cat: 'cat|kitten|cats|kittens',
  certification:
    'certificat*|certified|ielts|toefl|toeic|cambridge|delf|dele|goethe|hsk|jlpt|pmp|aws|azure|cissp|cpa|cfa|first aid course|qualification|scuba|padi|pilot licence|pilot license|cisco|ccna|scrum master|b2|c1|comptia|accreditation|lifeguard|sommelier|boating licence|yoga teacher|yoga instructor|food hygiene|celta|tefl|prince2|practitioner|cscs|itil|prince2 practitioner|personal trainer qualification|b1|goethe exam',
  christening:
    'christening|baptism|first communion|communion|confirmation|bar mitzvah|bat mitzvah|naming ceremony|godparent*|godmother|godfather|confirmed|christen *|baptise *|first holy communion',
  clutter:
    'garage|attic|loft|basement|cellar|wardrobe|closet|shed|drawers|clutter|stuff|storage room|papers at home|paperwork at home|bookshelves|toys|charity shop|clothes|old clothes|paperwork drawer|declutter*|dad s things|mum s things|nan s things|dads things|mums things',
  competition:
    'bake off|cooking contest|baking contest|movie quiz|cake contest|competition|contest|tournament|chess tournament|photo contest|photography competition|writing competition|championship|championships|olympiad|quiz|talent show|league final|dance competition|tennis tournament|spelling bee|cup|hack contest|county show|village show|flower show|produce show|enter the * show|great yorkshire show|enter * in the show',
  concert:
    'concert|concerts|gig|gigs|opera|ballet|symphony|music festival|glastonbury|festival tickets|tour date|coldplay|philharmonic',
  conference:
    'conference|convention|congress|summit|symposium|seminar|workshop|webinar|trade fair|meetup|open day|ted conference',
  conversation:
    'talk to|talk with|talk about|speak to|speak with|small talk|make peace with|make up with|apologise to|apologize to|say sorry to|patch things up|have a word with|have a chat with|come out to|tell my parents|tell my boss|tell mum|tell dad|tell the kids|tell my family|tell my *|tell our *|tell the children|reconnect with|get back in touch with|mend things with|find the courage to tell *|find the courage to ask *|find the courage to talk to *|ask her out|ask him out|ask * out|persuade *|convince *|tell him|tell her|have that talk|have the talk|have a talk|have a proper talk|have a difficult conversation|dispute with *|row with the *|argument with *|falling out with *|noisy neighbours|noisy neighbour|neighbour dispute|boundary dispute|sort things out with *|agree with the neighbours|complain to the neighbours|ask the neighbours to *',
  course:
    'do my cbt|cbt course|cbt training|motorbike cbt|course|class|classes|lessons|evening class|bootcamp|workshop series|lesson|fire warden training|training day|manual handling|cpd|awareness course',
  craft:
    'a picture|a painting|a portrait|rocking horse|treehouse|tree house|jumper|sweater|scarf|photo album|photo book|album|scrapbook|quilt|bookcase|bookshelf|costume|costumes|puzzle|nativity scene|patchwork|wooden table|bird house|blanket|knit a|knit the|crochet a|sew a|recipe book for *|herbarium|home movie|slideshow|bench|wedding photos|holiday photos|chicken coop|hen house|rabbit hutch|dog house|kennel|bug hotel|go kart|centrepieces|centerpieces|bunting|wreath|jam jars|decorations for *|birdbox|bird box|planter|advent calendar|a shed|garden shed|bird feeder|sandpit|cushion|cushions|shawl|cardigan|rag rug|tapestry|cross stitch|print the photos|print our photos|print my photos|get the photos printed|get our photos printed',
  dentist:
    'dentist|dental|tooth|teeth|wisdom tooth|braces|root canal|dental implant|dental implants|crown fitting|hygienist|orthodontist|filling|invisalign|aligners|veneers|dentures|bridge fitted|gum disease|teeth whitened|whitening|retainer|fillings',
  diet: 'diet|dieting|eat healthier|eat healthily|healthy eating|eat better|vegetarian|vegan|low carb|keto|mediterranean diet|go vegan|weight loss|eating plan|gluten free|slim down|intermittent fasting|cholesterol down|lower my cholesterol|blood pressure down|lower my blood pressure|blood pressure under control|cholesterol under control|get down to * kg|get down to * kilos|get to * kg|more vegetables|more veg|more fruit|more fruit and veg|more fibre|more protein|eat more *|eat well|eat properly|cook healthier|healthier meals|meal prep|baby weight|put on weight|gain weight|lower my blood sugar|blood sugar down|prediabet*|reverse my *|coeliac|monitor my blood pressure|check my blood pressure|watch my blood pressure|keep an eye on my blood pressure|my old weight|ideal weight|healthy weight|target weight|blood sugar under control|sugar under control|my blood sugar|fit into my *|fit back into my *',
  drivingLicence:
    'driving test|driving licence|driving license|driver s licence|driver s license|drivers licence|drivers license|driver license|driving exam|learner permit|motorbike licence|motorcycle licence|learn to drive|driving lessons|hgv licence|lorry licence|motorbike test|motorcycle test|bike test|full bike licence',
  dropped:
    'smoking|cigarettes|vaping|drinking|alcohol|sugar|social media|coffee|caffeine|gambling|phone|screen time|biting my nails|nail biting|junk food|sweets|chocolate|swearing|instagram|tiktok|scrolling|fizzy drinks|nicotine|gaming|snacking|procrastinating|takeaways|takeaway|phone at the table|crisps|wine|beer|doomscrolling|buying clothes|online shopping|meat|plastic bags|no takeaways|no phone|no sugar|no alcohol|no sweets|no screens|no spending|no spend|no crisps|no meat|dry january|units|units a week|no drinking|no smoking|no snacking|no gaming|no swearing|no buying|booze|drink less|drinking less|dry|new clothes|clothes|any clothes|fast fashion|online shops|dry until|dry till|stay dry|picking|skin picking|picking my skin|pulling my hair|pulling my hair out|cracking my knuckles|grinding my teeth|slouching|interrupting|interrupting people|moaning|checking my phone|energy drinks|online gambling|betting|not buying|dry for|staying dry|antidepressants|sleeping pills|sleeping tablets|painkillers|sertraline|citalopram|codeine|the pill|salt|bread|carbs|biscuits|cake|dairy|processed food|ultra processed food|fast food|late night snacks|screens|devices|weed|cannabis|eating after *|comfort eating|emotional eating|late night eating|eating late|sober october|go sober|get sober|stay sober|digital detox|phone detox|social media detox|screen detox|on my phone',
  exam: 'exam|exams|examination|examinations|finals|midterm*|a levels|gcse*|sat|lsat|gmat|gre|mcat|entrance test|admission test|bar exam|oral exam|oral|orals|maths test|math test|resit|resits|civil service exam|civil service|state exam|oral test|written test|history test|physics test|chemistry test|biology test|board exams|baccalaureate|quals|11 plus|eleven plus|sats|as level|btec exam|life in the uk test|life in the uk|grade 1|grade 2|grade 3|grade 4|grade 5|grade 6|grade 7|grade 8|a 2 1|a 2 2|a first in *|an a in *|an a star in *|a b in *|a 7 in *|an 8 in *|a 9 in *|mocks|mock exams|mock exam|gcse *|gcse* in *|gcse* exams in *|a level *|a levels in *|french gcse|spanish gcse|german gcse|english gcse|italian gcse|latin gcse|french a level|spanish a level|german a level|english a level|italian a level|latin a level|a level|citizenship test|mocks in *|mock exams in *',
  exhibition: 'exhibition|exhibit|gallery show|art show|vernissage|museum|retrospective|book fair|literary festival',
  extraction: 'wisdom tooth|wisdom teeth|tooth out|tooth removed|extraction',
  feast: 'christmas|xmas|thanksgiving|easter|christmas eve',
  fair: 'festival|fair|charity event|street market|fete|village fete|flea market|jumble sale|village fair|school fair|bake sale|carnival|street party|parade|street collection',
  film: 'movie marathon|film marathon|netflix marathon|marathon of films|film festival|cinema|film|films|movie|movies|premiere|series|netflix|reading marathon',
  fitness:
    'get fit|getting fit|get in shape|in shape|fitness|gym|exercise more|exercise|get stronger|strength training|couch to 5k|pilates|yoga|build muscle|press ups|push ups|pull ups|muscle|swim regularly|flexib*|get back into running|back into running|start running|without stopping|without a break|deadlift|bench press|back squat|plank|resting heart rate|in a row|touch my toes|the splits|handstand|handstands|sit ups|pull up|press up|do * press ups|do * push ups|do * pull ups|do the splits|do a handstand|do a pull up|do * sit ups|cartwheel|return to running|get back to running|return to football|swimming again|start swimming|start swimming again|take up swimming|back into swimming|go swimming|cycling again|back on the bike|back on my bike|start cycling|back into cycling|exercise again|get into shape|into shape|fitness test|bleep test|jogging|start jogging|take up running|start running again|back in shape|get back in shape|tone up|bulk up|core strength|zumba|aqua aerobics|spin class|back to the gym|back in the gym|start the gym|fit again|get fit again|get moving|move more|more exercise|stay fit|keep fit|crossfit|build some muscle|put on muscle|beach body|bikini body|learn to do a pull up|learn to do pull ups|learn to do a press up|learn to do press ups|learn to do a push up|learn to do push ups|learn to do a chin up|chin up|chin ups|do a chin up|do * chin ups|my splits|do a headstand|headstand|build up my stamina|stamina|my fitness|build up my strength|build up strength|tone my *|tone up my *|play football again|play tennis again|play rugby again|play netball again|play hockey again|play golf again|play squash again|play badminton again|play five a side|play five a side again|more active|healthier lifestyle|get healthy|get healthier|be healthier|swim a mile|swim one mile|swim * lengths|swim * miles|swim a length|swim a kilometre|match fit|fit for *|race fit|fit enough|be able to touch my toes|be able to do the splits|be able to do * press ups|be able to do a pull up|be able to do * push ups|be able to run *|be able to swim *|be able to do * pull ups|work out more|work out regularly|work out every *|work out * times|work out at|work out twice|work out three|work out again|working out more|working out regularly|working out every *|working out * times|working out at|working out twice|working out again|start working out|begin working out',
  fresh: 'new|brand new',
  funeral: 'funeral|memorial|memorial service|wake|remembrance|burial|ashes|celebration of life|headstone|gravestone',
  funding:
    'grant|grants|grant application|funding|research grant|erc|scholarship|bursary|fellowship|residency application|arts council|national lottery|lottery fund|heritage fund|community fund|phd funding|phd scholarship|studentship',
  garden:
    'returf|returf the lawn|returfing|re turf|relay the lawn|new lawn|garden|gardening|lay a lawn|lay a new lawn|lay the lawn|lay the new lawn|lay turf|lay the turf|reseed the lawn|turf|houseplants|house plants|orchids|pot plants|lawn|flower bed|flower beds|flowers|hedge|patio|terrace plants|balcony plants|roses|tulips|bulbs|landscap*|pond|fruit trees|orchard|wildflower*|wildflowers|wildflower patch|wildflower meadow|hanging baskets|borders|rockery|compost heap|hedges|apple tree|fruit tree|plant a tree|lavender|geraniums|hydrangea*|rhododendron*|prune|pruning',
  gift: 'gift|gifts|present|presents|birthday present|birthday gift|wedding present|wedding gift|christmas presents|anniversary gift|graduation gift|pressie|pressies|prezzie|prezzies|birthday pressie|secret santa|christmas shopping|the christmas presents',
  graduation: 'graduate|graduating|graduation|graduation ceremony|degree|masters|bachelor s|master s',
  habit:
    'stop losing my temper|losing my temper|lose my temper less|stop shouting at *|stop shouting|shout less|stop snapping at *|better listener|listen more|listen better|learn to listen|be kinder to *|be a kinder *|be a better friend|habit|every day|every morning|every evening|every night|every week|every sunday|daily|weekly|times a week|meditate|meditation|meditating|journal|journaling|journalling|keep a diary|stretch|walk more|walk every|drink more water|get up earlier|wake up earlier|get up at|floss|regularly|call my parents more|routine|10 000 steps|10000 steps|gratitude|more often|see more of *|spend more time|more time with *|see the grandparents more|see my parents more|read more|every *|water a day|see friends more|see * more|see my * more|see * * more|see more people|more * every *|ring my * more|call my * more|ring * more|call * more|talk to my * more|be more patient|be kinder|be more *|become more *|become a better listener|be a better listener|portions a day|portions of * a day|portions of * and * a day|portions of * * * a day|keep the * tidy|keep the * clean|keep my * tidy|keep in touch|stay in touch',
  hackathon: 'hackathon|hackathons|game jam|code jam|datathon',
  half: 'half marathon|21 km|21k|olympic triathlon|olympic|13 1|10 mile*|a half|the half|my first half',
  homeOffice:
    'home office|work from home|working from home|home studio|home workspace|study corner|desk setup|wfh|into an office|into a study|desk at home|set up a desk|office at home',
  householdThing:
    'roof leak|leak|leaking tap|tap|door|window|fence|gutter|gutters|chair|sofa|table|wardrobe door|clock|radiator|shutters|roof|wall|toilet|shower|fence panel|shed roof|front door|back door|sink|drain|light switch|socket|shed|freezer|shelf|shelves|curtain rail|blinds|decking|grout|bannister|letterbox|carport|garden gate|garden fence|ceiling',
  instrument:
    'piano|guitar|violin|drums|saxophone|sax|flute|cello|ukulele|trumpet|bass|harp|clarinet|harmonica|accordion|keyboard|mandolin|bass guitar|electric guitar|double bass|organ|clair de lune|nocturne|sonata|moonlight sonata|fur elise',
  interview: 'job interview|job interviews|interview|interviews',
  job: 'job|jobs|work|employer|company job|career|careers|profession|position',
  jobSearch:
    'find a job|find a new job|find work|job search|job hunt*|change job*|change career*|career change|get a job|get a new job|look for a job|looking for a job|internship|linkedin|switch jobs|apply for jobs|resume|cv|better job|first job|another job|placement|switch careers|find an internship|job application*|land a job|change careers|get hired|freelance clients|summer job|saturday job|weekend job|holiday job|part time job|apprenticeship*',
  language:
    'spanish|french|italian|german|english|portuguese|japanese|chinese|mandarin|korean|arabic|russian|greek|latin|dutch|swedish|norwegian|danish|polish|turkish|hebrew|hindi|sign language|a language|language|languages|esperanto|irish|welsh|catalan|finnish|czech|ukrainian',
  long: 'marathon*|ultra*|ironman|triathlon|26 2|42 km|42k|trail run|trail|sportive|century ride|gran fondo|100 km|70 3',
  machine:
    'washing machine|dishwasher|fridge|oven|bike|bicycle|computer|laptop|phone screen|lawnmower|heating|coffee machine|tv|printer|sewing machine|lift|caravan|boat|engine|brakes',
  match:
    'match|football match|rugby match|the game|nba game|cup final|grand prix|world cup|six nations|wimbledon|olympics|derby|stadium|roland garros|formula 1|motogp|super bowl|go to see|go and see|game|games|world series|basketball match|* v *|* vs *|play at home|home game|away game|see * play|watch * play',
  medical:
    'blood test|blood tests|blood work|mri|ct scan|scan|ultrasound|x ray|xray|medical|check up|checkup|colonoscopy|endoscopy|mammogram|smear test|eye exam|eyes checked|allergy test|vaccin*|annual booster|booster jab|jab|jabs|cardiologist|dermatologist|gynaecologist|gynecologist|neurologist|ophthalmologist|optician|paediatrician|pediatrician|screening|biopsy|ecg|medical exam|physical exam|health check|doctor s appointment|gp appointment|specialist appointment|biopsies|gastroscopy|medical visit|doctor visit|dna test|sleep study|pregnancy scan|orthop*|hospital appointment|appointment at the hospital|specialist|outpatient*|eye test|eyes tested|hearing tested|hearing test|medical certificate|contact lenses|flu jab|covid jab|mole checked|moles checked|bone density|dexa|fertility|hearing aid|hearing aids|sight test|cholesterol check|cholesterol checked|blood pressure check|blood pressure checked|diabetes check|thyroid check|skin check|mole check|heart check|hearing checked|hearing check|eyesight checked|eye check|new glasses|adhd assessment|autism assessment|assessed for *|diagnosed|diagnosis|adhd|ivf|egg freezing|freeze my eggs|stress test|allergy testing|food intolerance|intolerance test|mole map*|gastroenterologist|rheumatologist|endocrinologist|urologist|osteopath|chiropractor|podiatrist|audiologist|travel jabs|shingles|shingles vaccine|hpv|well woman|well man|12 week scan|20 week scan|anomaly scan|go to the gp|see the gp|see my gp|see a gp|go to the doctor|see the doctor|see a doctor|doctor about *|gp about *|second opinion|tested for *|get tested|orthotics|insoles|flu jabs|covid booster|flu shot|referral|get a referral|ears syringed|earwax|ear wax|ears cleaned|ears checked|appointment with the consultant|eye appointment|eye clinic',
  money: 'money|euro|euros|pounds|dollars|quid|cash|deposit|emergency fund|savings|fund|nest egg|down payment',
  mountain:
    'mont blanc|kilimanjaro|matterhorn|everest base camp|ben nevis|snowdon|gran paradiso|4000er|summit a|via ferrata|climb*|mountaineering|three peaks|mountain|mount *|toubkal|elbrus|aconcagua|scafell pike|helvellyn',
  moveIn:
    'move in with|moving in with|move in together|moving in together|live together|living together|live with my *|cohabit*|a place with my *|place together|a flat with my *|flat together|moves into my *|moves in with me|moves in with us|move in with us|come to live with us|coming to live with us|comes to live with us|moving into my *|move into my *',
  newHome: 'new house|new flat|new apartment|new home|our new place|new place',
  anyTask:
    'find the time|find time|find the words|find the strength|find out|find out where|home gym|gym at home|gym in the garage|gym in the shed|take a photo|take a picture|move the *|moving the *|allotment shed|garden shed roof',
  newJob:
    'new job|new role|new position|new career|new employer|start as a|start as an|starting as a|starting as an|start work as|start working|starting work|first day at work|start at the',
  operation: 'operation|op|procedure|intervention',
  outing: 'legoland|theme park|amusement park|water park|zoo|safari park|aquarium|day out|planetarium|science museum',
  parentalLeave:
    'parental leave|maternity leave|paternity leave|maternity pay|shared parental leave|mat leave|pat leave',
  party:
    'party|parties|birthday|birthdays|gala|anniversary|wedding anniversary|golden wedding|silver wedding|barbecue|bbq|baby shower|bridal shower|hen do|stag do|hen party|stag party|bachelorette|bachelor party|charity|celebration|celebrate|gathering|picnic|housewarming|holiday party|40th|50th|30th|60th|18th|21st|game night|quinceanera|team building|ceremony|halloween|new year s eve|surprise party|prom|leaving do|fundraiser|fundraising|fundraise|70th|80th|90th|100th|65th|75th|85th|16th|bonfire night|do at ours|house party|leavers|bash|shindig|ruby wedding|diamond wedding|pearl wedding|wedding do|sleepover|away day|team day|cheese and wine night|disco|event|events|retreat|offsite|house warming',
  partyFood:
    'dinner party|christmas dinner|thanksgiving dinner|christmas lunch|easter lunch|sunday lunch for *|dinner for *|lunch for *|dinner|brunch|family lunch|tasting|buffet|feast|meal for *|sunday roast|roast dinner|roast|three course meal|three course dinner|four course dinner|at ours|christmas at ours|easter at ours|eid at ours|diwali at ours|new year at ours|boxing day at ours',
  payRise: 'pay rise|pay raise|a raise|a rise|salary increase|more money at work|salary review|higher salary',
  pet: 'dog|puppy|cat|kitten|rabbit|pet|guinea pig|hamster|parrot|tortoise|horse|pony|budgie|hamsters|guinea pigs|gerbils|rabbits|kittens|cats|dogs|puppies|ferret|bunny|greyhound|labrador|spaniel|whippet|terrier|collie|retriever|dachshund|cockapoo|lurcher|rescue cat',
  physio:
    'physio*|rehab*|recover from|recovery from|recovery|get back on my feet|convalesc*|back pain exercises|after surgery|after my operation|after the operation|walk again|my cast|cast comes off|cast off|after the * op|after my * op|after * surgery|after my * surgery|after the * operation|after my * operation|walking properly|walk properly|get my strength back|after my injury|after an injury|after the injury|after injury|after tearing *|after breaking *|after my knee injury|after my broken *|after a broken *|knee rehab|after my hip *|after my stroke|after a stroke|after my fall|after a fall',
  pictures:
    'photo|photos|photography|painting|paintings|pictures|drawings|my work|watercolours|watercolors|sculptures|ceramics|portraits|my art',
  pilgrimage:
    'pilgrimage|camino|camino de santiago|via francigena|lourdes|st james way|santiago de compostela|hajj|way of st james|fatima|assisi on foot|umrah',
  race: 'marathon*|half marathon|ultramarathon*|triathlon|duathlon|ironman|10k|5k|10 k|5 k|10 km|5 km|10km|5km|race|races|parkrun|fun run|trail run|sportive|century ride|gran fondo|regatta|spartan|tough mudder|cross country|swim race|open water swim|cycling race|bike race|hyrox|relay|run a|couch to 5k race|swimrun|championship race|swimming gala|swim meet|gala swim|great north run|great south run|great manchester run|race for life|royal parks half|great north swim|mile swim|swimathon|charity swim|charity bike ride|bike ride for *|charity ride|charity cycle|sponsored *|charity walk|charity run|moonwalk|moon walk|night walk for *|london to brighton|ride 100 miles|100 mile ride|charity hike|walkathon|10k swim|5k swim|3k swim|1k swim|2k swim|km swim|swim across *|swim the channel|channel swim|swim the length of *|ride a century',
  recital:
    'recital|piano recital|dance show|dance recital|musical|panto|pantomime|nativity|poetry slam|rehears*|jam session|school play|school musical|piano exam|fashion show|comedy night|choir concert|school concert|play in a|violin exam|guitar exam|singing exam|music exam|flute exam|cello exam|grade exam|ballet exam|dance exam|tap exam|drama exam|lamda exam|ballet grade *|grade * ballet|grade * tap|ballet exams',
  renovation:
    'renovat*|remodel*|refurbish*|new kitchen|new bathroom|home improvement|new roof|rewire|build a deck|fit a kitchen|fit the kitchen|new floor|knock down the wall|underfloor heating|damp proof*|knock through|knocking through|new carpets|new carpet|new windows fitted|turn the garage into|turn the loft into|turn the cellar into|turn the attic into|into a bedroom|into a playroom|into a den|into a guest room',
  resignation:
    'resign|resigning|resignation|hand in my notice|give notice|quit my job|quitting my job|leave my job|leaving my job|leave work|last day at work|leave the company|leave teaching|leaving teaching|leave nursing|leave my teaching job|redundancy|voluntary redundancy|settlement agreement|hand my notice in|hand in notice|put my notice in|put in my notice|hand my resignation in|work my notice|my notice',
  reunion:
    'reunion|class reunion|school reunion|family reunion|get together|old friends|high school reunion|reunite|get the cousins together|get all the cousins together|get the family together|get the whole family together|get everyone together|bring the family together|bring the whole family together|family gathering',
  sabbatical: 'sabbatical|gap year|year off|career break|unpaid leave|year out|year of travelling|months off',
  schoolMeeting:
    'parents evening|parents evenings|parent s evening|parents meeting|parent teacher *|teacher conference|school meeting',
  schoolYear:
    'settle * into nursery|settle into nursery|start nursery|starts nursery|starting nursery|start preschool|starts preschool|back to school|school year|start of school|first day of school|start school|starting school|new school year|school starts|starts school|first day at school|starts secondary|starts primary|starting reception|starts reception|start reception|reception in september|starting secondary|starting year 7|ready for school|settled into reception|settled into school|settle into reception|settle into school',
  shop: 'shop|cafe|coffee shop|restaurant|bar|studio|pottery studio|bakery|bookshop|boutique|salon|hairdresser*|b b|bed and breakfast|guest house|gallery|yoga studio|dental practice|practice|pub|food truck|ice cream parlour|store|workshop space|gym of my own|ceramics studio|art studio|nail salon|beauty salon|nail bar|barber shop|florist|nursery of my own|launderette|tea room|sandwich shop|micropub|tearoom|teashop|tea shop|deli|delicatessen|takeaway|brewery|distillery|farm shop|hostel|dance school|bike shop|vape shop|charity shop of my own',
  short: '10k|5k|10 k|5 k|10 km|5 km|10km|5km|parkrun|fun run|cross country|sprint|swimming gala|swim meet|gala swim',
  show: 'show|shows|play|theatre|theater|performance|musical at|comedy show|circus|ballet|dance performance|choir|light show',
  skill:
    'swimming|to swim|swim|cook|cooking|baking|draw|drawing|paint portraits|pottery|ceramics|chess|juggling|coding|programming|photography|dancing|dance|tango|salsa|singing|surf|surfing|sail|sailing|touch typing|calligraphy|woodwork|carpentry|origami|public speaking|first aid|tennis|golf|padel|climbing wall|ride a bike|python|excel|poker|magic tricks|horse riding|massage|self defence|bouldering|birdwatching|bird watching|archery|life drawing|paddleboarding|kayaking|ice skating|skateboarding|watercolours|basketball|wheelchair basketball|badminton|netball|hockey|squash|table tennis|fencing|judo|karate|boxing|rowing|pickleball|learn to sing|learning to sing|learn how to sing|singing lessons|walking football|volleyball|water polo|lacrosse',
  sleep:
    'sleep more|sleep better|go to bed earlier|fall asleep|sleep through|go to bed|in bed by|bed before|bedtime before|sleep by|asleep by|sleep before|asleep before|insomnia|sleep properly|sleep through the night|better sleep|sleeping better|a good night s sleep|fix my sleep|sleep routine|my sleep|sleep habits|sleep pattern|sleep * hours|hours sleep|hours of sleep',
  software:
    'server|servers|database|parser|code|bug|backend|frontend|git|cloud|production|software|deployment|website backend|api|data|test suite|race condition|race conditions|meeting|launch break|presentation slides|domain|laptop data',
  speech:
    'tedx|ted talk|talk|keynote|presentation|speech|best man s speech|pitch|lecture|debate|talk at|conference talk|conference paper|poster session|eulogy|present at|lightning talk|speaker|present the|present my|present our|speak at|speak in public|a toast|wedding toast|the toast|best man speech|wedding speech|father of the bride speech|groom s speech|short talk about|short talk|minute talk|talk for year *',
  stall:
    'stall|stand at|market stall|booth|craft market|craft markets|christmas market|at christmas markets|at * christmas markets|christmas stall|craft fair|craft fairs|makers market|makers markets|trade stand|stand|pop up|table at the fair|craft stall|car boot sale|car boot|boot sale|garage sale|yard sale|to show at *',
  surgery:
    'surgery|knee replacement|hip replacement|operation on *|knee operation|knee surgery|hip operation|cataract surgery|laser eye surgery|c section|hernia repair|wisdom tooth surgery|transplant|operated on|tonsillectomy|hysterectomy|arthroscopy|bypass|gallbladder out|tonsils out|appendix out|vasectomy|cyst removed|mole removed|gallbladder removed|keyhole surgery|grommets|mole off|moles removed|skin tag removed|wart removed|lipoma removed|cyst out|knee op|hip op|back op|bunion op|bunion surgery|lasik|c section booked|sterilisation|hernia op|hernia operation|bunion done|bunions done|cataract done|cataracts done|hip done|knee done|knee replaced|hip replaced|eyes lasered|hernia done|hernia fixed|carpal tunnel done|varicose veins done|gallstones out|wisdom teeth surgery|nose job|breast reduction|shoulder operation|heart operation|back operation|foot operation|eye operation|gastric bypass|gastric band',
  surprise: 'surprise|surprise party',
  tender:
    'tender|tenders|bid|call for tenders|public tender|rfp|procurement|invitation to tender|framework agreement|quote for the council|bid for|catering contract|cleaning contract|maintenance contract|supply contract',
  test: 'test|tests|exam|examination|analysis',
  theirWedding:
    '* s wedding|wedding of *|sister is getting married|brother is getting married|friends are getting married|friend s wedding|attend a wedding|attend the wedding|go to a wedding|wedding guest|wedding as a guest|cousin is getting married|bridesmaid at *|best man at *|be bridesmaid|be a bridesmaid|be best man|be the best man|being best man|being maid of honour|being a bridesmaid|maid of honour for *|best man for *|bridesmaid for *|nephew s christening|niece s christening|friend s christening|godson s christening|goddaughter s christening|cousin s christening|nephew s baptism|niece s baptism|nephew s first communion|niece s first communion|nephew s confirmation|niece s confirmation',
  theirRecital:
    '* s school play|* s recital|* s nativity|* s nativity play|* s school concert|* s dance show|* s piano recital|* s school show|* s ballet show|* s carol concert|* s christmas play|* s end of year show',
  thesis:
    'thesis|theses|dissertation|phd|doctorate|graduate|viva|capstone|defend my|final project|term paper|submit my phd|submit my thesis|submit my dissertation|submit the thesis|submit my master s|master s thesis|bachelor s thesis|masters thesis|diss',
  theirGraduation: '* s graduation|graduation of *|s graduation in *|cousin s graduation|niece s graduation',
  trip: 'trip|trips|travel*|holiday in|holidays in|holiday to|vacation|vacations|cruise|honeymoon|backpack*|road trip|cycle along|bike tour|cycling tour|city break|weekend in|week in|weeks in|fly to|flying to|flight to|visit japan|safari|camping|christmas markets|weekend away|weekends away|night away|nights away|few days away|tour of|trek|trekking|hike|getaway|journey|ski week|ski trip|skiing|holiday|holidays|business trip|study abroad|erasmus|sailing trip|ferry to|disneyland|northern lights|pack for *|packing for *|road tripping|family holiday|camper trip|sail round|sail around|sail to|drive round|expedition|duke of edinburgh|dofe|d of e|choir tour|tour to *|residential|school residential|scout camp|cub camp|camp with the scouts|interrail*|weeks at|nights in|silent retreat|spiritual retreat|yoga retreat|on a retreat|on retreat|rent a cottage|rent a holiday cottage|rent a villa|rent a cabin|rent a house by the sea|rent a beach house|rent a holiday home',
  vegetables:
    'vegetable garden|vegetable patch|vegetables|tomatoes|allotment|kitchen garden|herb garden|greenhouse|potatoes|raised beds|grow my own|veg patch|pumpkins|courgettes|herbs|plant garlic|plant onions|strawberries|plant some garlic|plant onion sets|sow broad beans|plant broad beans|plant beans|sow carrots|sow peas|plant leeks|giant pumpkin|grow a pumpkin|grow chillies|grow chilli*|grow beans|grow salad|grow veg|grow peas|grow carrots|polytunnel|veg plot|veg bed|raised bed',
  vet: 'vet|vets|veterinar*|neuter*|spay*|groomer|grooming|worming|worming tablets|flea treatment|dog s teeth|cat s teeth|booster for the dog|kennel cough|groomed',
  volunteering:
    'volunteer|volunteering|volunteers|food bank|soup kitchen|animal shelter shifts|red cross|help at the shelter|charity work|civil service year|mentor*|scout leader|cub leader|brownie leader|guide leader|street pastor|samaritans|become chair of *|become treasurer of *|become secretary of *|become a trustee of *|join the committee|join the board|chair of the *|school governor|governor|charity trustee|trustee|magistrate|churchwarden|lay reader|coach the under *|coach my son s *|coach my daughter s *|coach the kids *|coach the girls *|coach the boys *|coach the * team|run the under *',
  website: 'website|web site|new site|portfolio site|homepage|online course|landing page',
  wedding:
    'wedding|weddings|get married|getting married|marry|elope|civil partnership|tie the knot|bride|groom|marriage|nuptials|our wedding|my wedding|register office wedding|civil partnership ceremony',
  weight: 'weight|kilos|kilo|kg|pounds|stone|belly fat|belly|inches|lbs|body fat',
  cake: 'cake|wedding cake|birthday cake|christmas cake|cakes|cupcakes|biscuits|bread|sourdough|christmas pudding|mince pies|pie|gingerbread',
  channel: 'podcast|youtube channel|youtube|newsletter|blog|vlog|channel|twitch|substack',
  files:
    'photos|old photos|family photos|phone photos|emails|email|inbox|passwords|password manager|backup|backups|hard drive|files|documents on my laptop|phone|cloud storage|videos|vhs|slides|negatives|digital photos|desktop|the laptop|my laptop|old laptop|home network',
  goods:
    'sofa|bed|mattress|desk|dress|suit|shoes|boots|coat|jacket|glasses|tablet|camera|e bike|pram|pushchair|car seat|cot|hoover|vacuum|air fryer|bookcase|curtains|carpet|rug|lamp|tent|skis|wedding dress|outfit|school uniform|furniture|garden furniture|barbecue grill|headphones|games console|television|telescope|bookshelf|new shoes|school shoes|trainers|walking boots|winter coat|engagement ring|wedding rings|school uniforms|uniforms',
  hairdresser:
    'haircut|hairdresser|hairdresser s|barber|barber s|manicure|pedicure|massage|spa|spa day|hair cut|hair done|nails done|tattoo|piercing|wedding makeup|photo shoot|photographer',
  installed:
    'solar panels|insulated|insulation|loft insulated|loft insulation|heat pump|double glazing|new windows|burglar alarm|alarm|stairlift|stair lift|wood burner|log burner|wood burning stove|air con|air conditioning|ev charger|smart meter|awning|blinds|fitted wardrobe|fitted wardrobes|cavity wall|water softener|broadband installed|garage door|boiler|new boiler|new front door|new back door|new carpet',
  piece:
    'poem|poems|poetry|song|songs|short story|story|essay collection|blog post|review|diary|a play|sketch|sonnet|lyrics|fan fiction|recipe book|family history',
  schoolwork:
    'essay|essays|coursework|homework|assignment|assignments|school project|science project|term paper|lab report|epq|personal statement|book report|presentation for school|geography project|history project|holiday homework|portfolio|open university module|module',
  service:
    'car serviced|boiler serviced|serviced|mot|chimney swept|chimney sweep|tyres|new tyres|tyre change|winter tyres|summer tyres|car service|boiler service|window cleaner|carpet cleaned|carpets cleaned|piano tuned|piano tuning|gutters cleaned|glasses adjusted|watch repaired|septic tank emptied|gas safety check|oil change|car valeted|log delivery|boiler engineer|service the|service my|service on the|gas safety cert|gas safety|epc|eicr|pat testing|book a table|book the table|book table|book a restaurant|book the restaurant|bike fit|bike fitting',
  theirSurgery:
    'his operation|her operation|his surgery|her surgery|his op|her op|his knee|her knee|his hip|her hip|s operation|s surgery|s op|is having surgery|is having an operation|is having his|is having her|is having a|op for|operation for|surgery for',
  therapy:
    'feel like myself again|therapy|therapist|psychologist|psychotherapy|counselling|counsellor|cbt|cbt for *|cbt sessions|psychotherapist|couples therapy|marriage counselling|fear of *|phobia|panic attacks|anxiety|panic attack|social anxiety|depression|low mood|my mental health|mental health|ocd|trauma|emdr|intrusive thoughts|self esteem|body image|binge eating|eating disorder|anger management|my anger|manage my anger|less anxious|anxious|fear of the *|scared of *|afraid of *|phobias',
  weekend:
    'weekend|week end|long weekend|bank holiday weekend|few days|couple of days|two nights|three nights|overnight|mini break|day trip|half term',
  eachOfThem:
    'visit all|visit every *|see all|see every *|go to all|go to every *|take * to all|take * * to all|take * to every *|take * to see all|take * * to see all|take * to see every *|photograph all|photograph every *|photos of every *|photos of all|i have not seen|i haven t seen|i have not been to|i haven t been to|i have never been to|i ve never been to|take * to all *|take dad to all five|take mum to all',
  ecology:
    'recycle better|recycle properly|recycle at home|separate the rubbish|separate our rubbish|separating our rubbish|separating the rubbish|sort our rubbish|sort the rubbish|sort our waste|separate our waste|separating our waste|plastic free|plastic|zero waste|recycling|recycle more|compost|composting|food waste|carbon footprint|greener|more sustainable|eco friendly|sustainable',
  grief:
    'get over my break up|get over a break up|get over the break up|get over my breakup|get over a breakup|get over the breakup|get over my ex|over my ex|heartbreak|first year without *|first christmas without *|live without *|life without *|grieve|grieving|grief|bereavement|widow*|get over losing *|losing my *|loss of my *|death of my *|since * died|after * died|passed away|lost my mum|lost my dad|lost my husband|lost my wife',
  separation:
    'divorce|divorced|get divorced|separate from my *|separation|split from my *|split up|split up from *|split up with *|splitting up|break up with *|breaking up with *|separating from *|separate from *|separated from *',
  proposal: 'propose to|proposal to *|pop the question|ask * to marry me|asking * to marry me|marriage proposal',
  letter:
    'letter|letters|thank you letters|thank you cards|thank you card|christmas cards|cards|postcards|write to|write a letter|cover letter|reference|card to *|letter to *',
  groceries:
    'eggs|milk|bread|food|groceries|shopping|nappies|fruit|vegetables|meat|cat food|dog food|stamps|toilet paper|washing powder|petrol|beer|wine|medicine|tablets',
  familyTree:
    'family tree|family history|my ancestors|genealogy|my roots|family roots|where my family comes from|my family s history|family came from',
  camp: 'summer camp|summer camps|holiday club|holiday clubs|holiday camp|holiday camps|scout camp|cub camp|brownie camp|guide camp|youth camp|church camp|run the * camp|run a * camp|run the * * camp|organise the * camp|holiday club for *|the scouts summer camp|scout summer camp|church summer camp|guide summer camp|parish summer camp|run the holiday club|run a holiday club',
  checkUps:
    'check ups|checkups|health checks|health mot|all my checks|overdue checks|medical appointments|screenings|all the tests i|tests before my operation|tests before the operation|tests before my surgery|tests before the surgery|pre op tests|pre op appointments|full health check|full mot|body mot|routine checks',
  club: 'book club|reading group|reading club|choir|village choir|walking group|running club|knitting group|gardening club|chess club|youth club|community garden|residents association|neighbourhood watch|toddler group|support group|film club|history society|drama group|brass band|repair cafe|five a side team|football team|supper club|coffee morning|lunch club|a club|a group|friends of the *|mens shed|men s shed|prayer group|bible study group|parents group|street association|association|an association|a charity|food co op|food coop|food cooperative|buying group|wholefood co op|walking bus|swimming group|swim group|litter picking group|a society|social group|support network|parent teacher association|pta|friendship group|craft group|sewing group|language cafe|community group|community cafe|tenants association|allotment association|history group|debating society|sports club|cycling club|swimming club|tennis club|a band of volunteers|the * football team|local football team|rugby team|netball team|hockey team|cricket team|cricket club|rowing club|football club|rugby club|athletics club|camera club|darts team|pub quiz team|side team|walking football',
  openShow:
    'open studio|open studios|open studio weekend|open studios weekend|open exhibition|summer exhibition|art trail|open art exhibition|into the * exhibition|enter * paintings|enter * photos in *',
  ownWares:
    'ceramics|pots|pottery|prints|candles|soaps|knitting|crafts|jewellery i make|cards i make|quilts|honey|woodwork|paintings',
  staff:
    'employee|employees|apprentice|member of staff|staff|first assistant|shop assistant|first hire|sales assistant|bookkeeper|waiter|chef|new receptionist',
  structure:
    'shed|garden shed|a table|table|bench|pergola|gazebo|decking|deck|chicken coop|hen house|treehouse|tree house|playhouse|summerhouse|raised bed|raised beds|bookcase|bookshelf|shelves|workbench|pizza oven|fence|bunk bed|desk|rabbit hutch|rabbit run|catio|cat run|greenhouse|carport|bike store|log store|swing|climbing frame|wardrobe|coffee table|planter|bed frame|kitchen island|cold frame|patio table|picnic table|window seat|dolls house|garden room',
  theirMove:
    'dad to move|mum to move|mum and dad to move|my parents to move|gran to move|nan to move|my * to move|move mum|move dad|move my mum|move my dad|move my mother|move my father|move my parents|move gran|move nan|moving mum|moving dad|moving my parents|get mum into|get dad into|get nan into|find mum a * flat|mum into sheltered|dad into sheltered|mum move|dad move|mum moved|dad moved|mum s move|dad s move|my parents move|my parents downsize|mum downsize|dad downsize|parents to downsize|mum to downsize|dad to downsize|nan s move|help my parents move|help mum move|help dad move|help my parents downsize|help mum downsize|help dad downsize|help gran move|help nan move|persuade my parents to move',
  vacancy:
    'head job|deputy head|post of *|vacancy|vacancies|the * job|the * * job|the * * * job|the manager s job|the post|position of *|the * post|the * of * post|head of * post|manager post',
  online: 'online|on etsy|on the internet|on my own website|over the internet',
  collected:
    'stamp collection|coin collection|record collection|collection of *|s collection|my collection|stamps|coins|old coins|medals|vinyl collection|comic collection|postcard collection',
  safeHome:
    '* house safer|* s house safer|* s house safe|* home safer|* s home safer|* s flat safer|grab rails|grab rail|handrails|handrail|fall proof *|safer for mum|safer for dad|safer for my parents|safe for mum|safe for dad|bathroom safer *|bathroom safe *|adapt * s bathroom|adapt * s house',
  uniStart:
    'start uni|starting uni|starts uni|start university|starting university|starts university|off to uni|off to university|go to uni|going to uni|goes to uni|goes to university|going to university|ready for uni|ready for university|start college|starts college',
  fostering: 'foster|fostering|foster carer|foster parent|foster parents|foster a child|foster carers',
  ...thingsOfLearning,
  ...thingsOfPastimes,
  ...thingsOfWork,
  ...thingsOfHealth,
}
