import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfPeople as names } from '../templates/details-of-people.ts'

/** English words for who a goal is with or for, and in what manner it is done. */
export const detailsOfPeople: Pick<PlanningWords['details'], (typeof names)[number]> = {
  ashes: 'ashes',
  askOut: 'ask her out|ask him out|ask them out|ask * out|asking her out|asking him out',
  aWeek:
    'road trip|campervan|motorhome|interrail*|week|a week|half term|half term week|ski week|summer holiday|summer holidays|family holiday|beach holiday|new york|cruise',
  bakeOff:
    'bake off|baking contest|baking competition|cake contest|cake competition|cooking contest|cook off|sponge|victoria sponge|sponge category|lemon curd|jam category|cake category|baking category|marmalade awards',
  bakeStall: 'cake stall|bake sale|cake sale|tombola stall|cake stand at the *',
  barking: 'barking|bark|barks|jumping up',
  bread: 'sourdough|bread|focaccia',
  breakUp: 'break up|breakup|heartbreak|my ex|splitting up|dumped',
  byBike: 'bike|bicycle|cycle|cycling|ride|riding|c2c|lejog',
  byCoach: 'lourdes|fatima|medjugorje|walsingham|holy land|by coach|hajj|umrah',
  cagePet:
    'rabbit|rabbits|hamster|hamsters|guinea pig|guinea pigs|budgie|budgies|parrot|tortoise|goldfish|fish|gerbil|gerbils|hens|chickens',
  childPatient:
    'my son|my son s|my daughter|my daughter s|our son|our daughter|our son s|our daughter s|the baby|the kids|my little *|my child|my child s',
  communion: 'communion|first communion|first holy communion',
  dayCourse:
    'cbt|first aid|workshop|one day|day course|taster day|fire warden|manual handling|food hygiene|awareness course',
  divorceSaid: 'divorc*',
  dummy: 'dummy|dummies|pacifier',
  familyReunion: 'family reunion|family get together|cousins|whole family|the family|extended family',
  farSummit:
    'kilimanjaro|everest base camp|toubkal|aconcagua|elbrus|annapurna|himalaya|denali|mount kenya|mount fuji|cotopaxi',
  forTwo: 'my wife|my husband|my girlfriend|my boyfriend|my partner|my fiance|my fiancee|for two|romantic|date night',
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
  manyPresents: 'presents|gifts|stockings',
  matures: 'christmas cake|christmas pudding|mincemeat|simnel',
  lakeRound: 'round lake *|round the lake|around lake *|around the lake|lap of the lake|lap of lake *',
  motorbike: 'motorbike|motorcycle|bike test|mod 1|mod 2|cbt|scooter|moped',
  nappy: 'nappies|nappy|potty*|toilet train*|out of nappies',
  newborn: 'new baby|newborn|new arrival|baby niece|baby nephew',
  newSchool:
    'reception|start school|starting school|starts school|start of school|starts secondary|starting secondary|secondary school|year 7|first day of school|starts primary|first day at school|new school',
  nursery: 'nursery|preschool|kindergarten|daycare',
  onStage:
    'my daughter s *|my son s *|our daughter s *|our son s *|school play|nativity|ballet show|end of year show|granddaughter s *|grandson s *',
  parentMovesIn:
    'mum|mom|dad|mother|father|my parents|mother in law|father in law|gran|nan|grandma|grandad|granny|grandpa|my aunt|my uncle',
  petChosen:
    'bring home|bringing home|pick up|collect|our puppy|our kitten|our new *|puppy arrives|puppy arriving|kitten arrives',
  petOperation: 'neuter*|spay*|castrat*|dental|operation|surgery|op|teeth out|tooth out|two teeth|teeth cleaned|lump',
  quizTeam: 'pub quiz|quiz night|quiz|quiz team',
  sport:
    'swimming|judo|karate|gymnastics|football|tennis|yoga|pilates|dance|gym|boxing|athletics|climbing|rugby|fencing|taekwondo',
  summerCamp: 'summer camp|summer camps|holiday club|holiday clubs|holiday camp|holiday camps',
  sweet:
    'bake|baking|cake|cakes|cupcakes|biscuits|scones|sponge|drizzle|flapjack*|shortbread|traybake|crumble|trifle|cookies|brownies|pie|tart|mince pies|gingerbread|dessert|muffins|pavlova|cheesecake',
  testBooked: 'practical test|practical driving test|test booked|driving test booked',
  theoryDone:
    'theory done|theory passed|passed my theory|passed the theory|theory already *|done my theory|have my theory',
  ticketsBought:
    'already have tickets|got tickets|have tickets|got the tickets|tickets bought|bought the tickets|have the tickets|already booked',
  tiered: 'wedding cake|tiered cake|three tier cake|christening cake',
  tradeFair: 'trade fair|trade show|expo|conference|convention|london fair',
  twoWeeks:
    'honeymoon|fortnight|two weeks|japan|australia|new zealand|argentina|patagonia|vietnam|thailand|india|peru|chile|brazil|south africa|indonesia|bali|namibia|tanzania',
  usedGoods: 'car boot|car boot sale|boot sale|garage sale|yard sale|jumble sale|flea market|table top sale',
}
