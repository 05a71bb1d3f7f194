import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfHealth as names } from '../templates/details-of-health.ts'

/** English words for the body: what is done to it, what it takes, and what it is prepared for. */
export const detailsOfHealth: Pick<PlanningWords['details'], (typeof names)[number]> = {
  alcohol: 'alcohol|drinking|wine|beer|booze|drink less|dry january|dry|units|units a week|sober',
  assessment: 'assessed|assessment|diagnosis|diagnosed|adhd|autism|dyslexia',
  burnout: 'burnout|burn out|burned out|burnt out|breakdown',
  caffeine: 'caffeine|coffee|tea|cola|coke|diet coke|fizzy drinks|energy drinks',
  cannabis: 'weed|cannabis|marijuana|joints|spliffs',
  certificate: 'medical certificate|doctor s certificate|fitness certificate|medical for my licence',
  eating: 'eating|snacking',
  fitnessTest:
    'fitness test|bleep test|fitness assessment|army|police|fire service|raf|navy|marines|black belt|brown belt|next belt|belt grading|karate grading|judo grading|grading|blue belt|green belt|first dan|second dan|next dan',
  foodHabit:
    'sugar|sweets|chocolate|junk food|crisps|snacking|meat|fizzy drinks|salt|bread|carbs|biscuits|cake|dairy|processed food|eating|comfort eating',
  gambling: 'gambling|betting|bets|slot machines|fruit machines|poker|bingo',
  hearing: 'hearing|hearing aid|hearing aids|ears tested|audiologist',
  laserEyes: 'laser eye|lasik|laser my eyes|eyes lasered|lasered eyes|laser eye surgery',
  losing:
    'lose|losing|weight|slim|kilos|kg|stone|pounds|lb|fasting|keto|low carb|calories|on a diet|crash diet|dieting',
  marrow: 'bone marrow|stem cell|stem cells',
  medicine:
    'antidepressants|sleeping pills|sleeping tablets|painkillers|medication|tablets|the pill|sertraline|citalopram|codeine|steroids|melatonin',
  minorSurgery: 'mole|moles|skin tag|skin tags|toenail|verruca|wart|warts|lipoma|sebaceous cyst|biopsy',
  openWater:
    'channel relay|open water|mile swim|great north swim|swimrun|swim across *|swim from *|swim in *|swim the *|10k swim|5k swim|3k swim|1k swim|km swim|channel swim',
  parkrun: 'parkrun',
  postnatal:
    'after the baby|after my baby|after having a baby|after having the baby|after giving birth|after the birth|postnatal|postpartum|post baby|baby weight|mum tum|after having twins|after twins|after the twins|after having my son|after having my daughter|after my son|after my daughter',
  preOp:
    'pre op|pre operative|before my operation|before the operation|before my surgery|before the surgery|for my knee replacement|for my hip replacement|for my operation|for my surgery|for the operation|for my op|before my knee replacement|before my hip replacement',
  screening: 'smear|smear test|cervical|mammogram|screening|bowel screening|breast screening',
  bracesOff: 'braces off|brace off|braces removed|brace removed|braces taken off|aligners finished',
  sleepTablets:
    'without tablets|without pills|without sleeping *|off sleeping *|off the sleeping *|sleeping tablets|sleeping pills',
  privateCare: 'private|privately',
  memoryLoss: 'memory clinic|memory test|memory|dementia|alzheimer*|losing words|forgetful|forgetting',
  afraid:
    'terrified|scared|frightened|afraid|nervous|phobia|phobic|hate the dentist|anxious|claustrophobi*|needle phobia|scared of needles',
  overtime:
    'working late|working weekends|working at weekends|working evenings|working in the evening|working so *|work home|overtime',
  fluJab: 'flu jab|flu vaccine|flu shot|flu',
  learningDiff: 'dyslexia|dyslexic|dyspraxia|dyscalculia|adhd|autism|autistic',
  foodCondition:
    'nut allergy|nut allergies|peanut allergy|peanut allergies|milk allergy|egg allergy|food allergy|food allergies|severe allergy|allergic to *|allergy plan|coeliac|celiac|diabet*',
  noMedicine: 'coeliac|celiac',
  walkAgain:
    'walking again|be walking|walk again|walking in *|hill walking|walk the dog|dancing again|be dancing|running again|run again|skiing again|ski again|cycling again|back on the bike|on my feet|without crutches|playing again|play again|back on the pitch|climb stairs|back bowling|back golfing|back gardening|back riding|back in the saddle|back skiing|back walking|back running|back dancing|back swimming|back to bowls|back to golf|back to tennis|back to my allotment|back on the golf *|back on the allotment|back on the bowling *|back on the courts|walk properly|walking properly',
  rootCanal: 'root canal',
  justTalk:
    'ask the gp about *|ask my gp about *|see the gp about *|see my gp about *|talk to the gp about *|talk to my gp about *|speak to the gp about *|ask the doctor about *|hrt|menopause',
  withoutReferral:
    'medication review|medicine review|asthma review|diabetes review|diabetic review|annual health review|health review|pill check|private|privately|optician|smear test|walk in',
  carer: 'carer|carers|live in carer|home carer',
  runsAlready: 'i can run * now|now i do *|i run * now|i already run|already run *|can run * km|i do * now',
  beltGrading:
    'black belt|brown belt|blue belt|green belt|next belt|next dan|first dan|second dan|belt grading|grading|karate grading|judo grading|aikido',
  goalTime:
    'under * hours|under * minutes|in under *|sub *|personal best|pb|beat my *|faster than|below * hours|in less than *|off my * time|off my half marathon time|off my marathon time|off my 10k time|minutes off|seconds off|faster|a new best|new pb',
  herdShown:
    'flock|sheep|ewe|ewes|lamb|lambs|tup|ram|rams|cattle|cow|cows|heifer|heifers|calf|calves|bull|pig|pigs|sow|goat|goats|alpaca|alpacas|herd',
  beforeRetiring:
    'before i retire|before we retire|before retirement|before retiring|before he retires|before she retires|until i retire|when i retire|retiring next *|retire next *|retire in *',
  nightShifts:
    'i work nights|working nights|night shift|night shifts|shift work|shifts|on nights|night worker|i work at night|working at night|my shifts',
  breastfeeding: 'breastfeeding|breast feeding|nursing the baby|nursing my baby|still nursing',
  snoring: 'snoring|snore|sleep apnoea|sleep apnea',
  creditScore: 'credit score|credit rating|credit report|credit record',
  forHealth:
    'blood sugar|cholesterol|triglycerides|blood pressure|diabetes|diabetic|prediabetes|pre diabetic|fatty liver|reflux|gout|prediabetic|borderline diabetic',
  bagOnly: 'hospital bag|birth bag|maternity bag|labour bag',
  decides: 'decide|decide whether|decide about|make up my mind',
  costumesToSew:
    'costumes to sew|costumes to make|costumes still *|costumes not *|sew the costumes|sewing the costumes|make the costumes|making the costumes|sew all the costumes|costumes need sewing',
  longIll:
    'copd|asthma|asthmatic|emphysema|heart condition|heart attack|heart failure|heart bypass|a stent|pacemaker|angina|arrhythmia|atrial fibrillation|high blood pressure|diabetes|diabetic|type 2|multiple sclerosis|parkinson s|rheumatoid|lupus|fibromyalgia|chronic fatigue|epilepsy|epileptic|arthritis|osteoarthritis|osteoporosis|bad knee|bad knees|bad hip|bad back|bad ankle|dodgy knee|dodgy knees|dodgy hip|dodgy back|dodgy ankle|dodgy heart|slipped disc|sciatica|new knee|new hip|knee operated|knee operation|hip operation|knee replacement|hip replacement|knee replaced|hip replaced|plantar fasciitis|shin splints|had a stroke|after a stroke|lung disease|kidney disease|with my knees|with my knee|with my back|with my hip|with my hips|my knees are *|my bad *|with my asthma|with my heart|bad heart|weak heart|dicky heart|heart trouble|heart problem|heart problems|had a heart *|heart scare',
  obstacles: 'tough mudder|spartan|mud run|mud runs|obstacle race|obstacle course race|obstacle run|hyrox|ninja',
  babyEats: 'weaning|wean|solids|solid food',
  pumping: 'pumping|express milk|expressing|breast pump|pump at work',
  childAllergy: 'nut allergy|allergic to *|food allergy|coeliac|asthma|epipen|diabetic|epilepsy|bee sting allergy',
  hearingAid: 'hearing aid|hearing aids|walking frame|wheelchair|stairlift|walker|mobility scooter',
  toBeReferred: 'gp referral|a referral|refer me|get referred|be referred|referred by',
  concussion: 'concussion|concussed',
  endFeeding:
    'stop breastfeeding|stopping breastfeeding|wean off the breast|wean her off the breast|wean him off the breast|off the breast|give up breastfeeding|stop nursing|from breast to bottle|breast to bottle|onto the bottle|onto a bottle|take a bottle|take the bottle',
  cataract: 'cataract|cataracts',
  channelSwim:
    'channel relay|channel relay swim|channel swim|swim the channel|the english channel|english channel|the channel',
  petsAtHome:
    'walk the dog|walks the dog|walking the dog|the dog|my dog|our dog|the dogs|my cat|the cat|the cats|the hens|the horse|the horses',
  kidsAtHome:
    'kids under *|two kids|three kids|two children|three children|small children|young children|young kids|the kids|the children|my kids|my children|toddler|a toddler|twins',
  unwilling:
    'agree to|to accept|accept a *|accept some *|persuade|convince|talk * into|doesn t want|does not want|won t have|refuses|refusing|stubborn|hates the idea|resist*',
  wildCamp: 'wild camp*|bivvy|bivouac',
  needsPictures:
    'needs the pictures|needs pictures|need the pictures|need pictures|illustrate|illustrating|illustrations|draw the pictures|pictures to draw|pictures still *',
  arriveThen:
    'hens come *|hens coming *|hens arrive *|hens arriving *|hens are coming|chickens come *|chickens arrive *|chickens arriving *|colony arriving|colony arrives|colony comes|colony coming|colony is coming|bees arriving|bees arrive|bees come|bees coming|bees are coming|nuc arriving|nuc arrives|nuc comes',
  keptBefore:
    'second year|third year|second time|start again|starting again|lost the colony|lost my colony|lost our colony|lost my bees|lost the bees|had bees before|kept bees before|kept hens before',
  cakeOnly:
    '(?<=^ )cake for|(?<=^ )the cake for|(?<=^ )a cake for|(?<=^ )bake the cake|(?<=^ )bake a cake|(?<=^ )make the cake|(?<=^ )make a cake|(?<=^ )* cake for|(?<=^ )bake * cake|(?<=^ )make * cake|(?<=^ )bake a * cake|(?<=^ )make a * cake|(?<=^ )bake the * cake|(?<=^ )make the * cake|(?<=^ )* s cake|(?<=^ )the * cake for|(?<=^ )a * cake for',
  costumesForMany:
    '(?<=^ )costumes for *|(?<=^ )* costumes for *|(?<=^ )make the costumes|(?<=^ )sew the costumes|(?<=^ )make costumes|(?<=^ )sew costumes|(?<=^ )make * costumes|(?<=^ )sew * costumes|(?<=^ )* * costumes for *',
  quizNight: 'quiz night|pub quiz|quiz evening|run a quiz|organise a quiz|host a quiz|charity quiz',
}
