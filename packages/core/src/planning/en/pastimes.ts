import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfPastimes as names } from '../templates/details-of-pastimes.ts'
import type { Thing } from '../templates/signs.ts'

/** English words for animals, the garden, and what is made by hand. */
export const detailsOfPastimes: Pick<PlanningWords['details'], (typeof names)[number]> = {
  bees: 'bees|bee keeping|beekeeping|beehive|beehives|hive|hives',
  bulbs: 'bulbs|tulips|daffodils|crocuses|snowdrops|bluebells',
  buysNext:
    'and buy|then buy|and get a *|and get an *|and get something *|to buy something *|to buy another *|swap it for *',
  completing:
    'complete|completing|missing|the last ones|the set|fill the gaps|start collecting|start a collection|add to',
  curtains: 'curtains|curtain|roman blind|roman blinds|blinds',
  dogWanted:
    'get a dog|buy a dog|adopt a dog|rescue dog|a puppy|get a puppy|greyhound|labrador|spaniel|whippet|terrier|collie|retriever|dachshund|cockapoo|lurcher',
  carnival: 'carnival|mardi gras',
  birdToRoast:
    'host christmas|hosting christmas|christmas at ours|christmas at mine|christmas day at ours|turkey|goose|christmas dinner|christmas lunch|christmas day lunch|thanksgiving dinner|thanksgiving',
  goodHome: 'good home|loving home|new home for the *|rehom*',
  dryGarden:
    'hardly any watering|no watering|without watering|little water|low maintenance|needs no water|drought|drought proof|drought tolerant|gravel garden|dry garden|mediterranean garden|less watering',
  firstCraft:
    'total beginner|complete beginner|absolute beginner|a beginner|beginner|never knitted|never crocheted|never sewn|never done it|never done this|never made one|never made anything|never held *|never picked up *|first time|from scratch|learn to knit|learn to crochet|learn to sew|my first jumper|my first scarf|my first quilt|my first dress|my first blanket|my first pair *|my first piece|my first project|my first bowl|my first sweater|my first cardigan|my first hat|my first painting|my first table|my first chair|my first skirt|my first shawl|my first bag|my first cushion|my first vase|my first sculpture|my first garment|first thing i *',
  newBand:
    'put together a band|put a band together|form a band|get a band together|found a band|set up a band|start a band',
  leadsChildren:
    'catechist|catechists|sunday school teacher|first communion class|confirmation class|my confirmation group|my communion group|prepare the children for *|get my * children ready|get the children ready|i prepare them',
  officeTaken:
    'take over as *|taking over as *|become treasurer|become the treasurer|become secretary|become the secretary|become chair|become the chair|become club secretary|new treasurer|i ve been elected|i have been elected|old one leaves',
  treasurer: 'treasurer|the books',
  withOthers:
    'exhibit my * at the art club s *|exhibit my * at the craft club s *|exhibit my * at the camera club s *|exhibit my * at the club s *|exhibit my * at the society s *|exhibit my * at the village *|exhibit my * at the fete *|exhibit my * at the summer *|exhibit my * at the art trail *|exhibit my * in the group show *|exhibit my * in the members *|exhibit my * at the open *|exhibit my * in the open *|exhibit my * in the art trail *|exhibit my * in a group show *|exhibit my * at the parish *|exhibit my * at the town *|exhibit my * at the local *|show my * at the art club s *|show my * at the craft club s *|show my * at the camera club s *|show my * at the club s *|show my * at the society s *|show my * at the village *|show my * at the fete *|show my * at the summer *|show my * at the art trail *|show my * in the group show *|show my * in the members *|show my * at the open *|show my * in the open *|show my * in the art trail *|show my * in a group show *|show my * at the parish *|show my * at the town *|show my * at the local *|exhibit some * at the art club s *|exhibit some * at the craft club s *|exhibit some * at the camera club s *|exhibit some * at the club s *|exhibit some * at the society s *|exhibit some * at the village *|exhibit some * at the fete *|exhibit some * at the summer *|exhibit some * at the art trail *|exhibit some * in the group show *|exhibit some * in the members *|exhibit some * at the open *|exhibit some * in the open *|exhibit some * in the art trail *|exhibit some * in a group show *|exhibit some * at the parish *|exhibit some * at the town *|exhibit some * at the local *|exhibit our * at the art club s *|exhibit our * at the craft club s *|exhibit our * at the camera club s *|exhibit our * at the club s *|exhibit our * at the society s *|exhibit our * at the village *|exhibit our * at the fete *|exhibit our * at the summer *|exhibit our * at the art trail *|exhibit our * in the group show *|exhibit our * in the members *|exhibit our * at the open *|exhibit our * in the open *|exhibit our * in the art trail *|exhibit our * in a group show *|exhibit our * at the parish *|exhibit our * at the town *|exhibit our * at the local *|exhibit with *|my first group show|take part in the open studios',
  albumGift: 'album|photo album|photo book|scrapbook|book of photos|book of memories|memory book',
  oneGroup:
    'our church|the church|our church choir|the parish choir|the village choir|the local choir|our parish|join the *|join our *|at our *',
  inGroup:
    'choir|orchestra|brass band|marching band|choral*|messiah|requiem|ballet|dance school|my class|dance show|put together a band|my band|our band|form a band|new band',
  stagePlay:
    'school play|amateur play|village play|church play|community play|am dram|amateur dramatics|the play|a play|nativity|musical|panto|pantomime|drama group|theatre group|lines|put on a play|put on our play|stage a play|put on the play',
  charityEvent:
    'charity quiz|charity quiz night|charity tournament|charity * tournament|charity quiz evening|charity evening|charity bingo|charity bingo night|charity race night|charity ball|charity disco|charity tea|run a charity *|for the hospice|for charity|for a good cause|for the air ambulance|for the lifeboat|for the church roof|for the roof|for the church hall|for the village hall roof|in aid of *|for the scouts|for the food bank|for the school minibus|raffle for the *|tombola for the *|bingo for the *|for the pta|for the school fund',
  marriageCourse: 'marriage preparation|marriage prep|pre cana|marriage course',
  someNights: 'nights|weekend|days in *|a week in *|overnight|for * days|from * to *',
  lastFarewell: 'to sleep|goodbye to *|put down|dog down|cat down|rabbit down|horse down|pony down|last days|dying',
  inPool: 'swim|swimming|swim properly|front crawl|crawl|breaststroke',
  dayCamp: 'holiday club|day camp|playscheme|holiday bible club|summer club',
  forBaby: 'baby|babies|newborn|due in *|unborn|on the way|blanket|shawl|layette',
  gardenChore:
    'hedge|hedges|lawn|grass|mow|weed|weeding|weeds|rake|leaves|borders|clip the hedge|clip the hedges|hedge cut|hedges cut|hedge trimmed|hedges trimmed',
  grooming: 'groom*|clipped|dog s nails|nails clipped|bath',
  handmadeGifts:
    'made by hand|handmade|hand made|homemade|home made|by hand|make our own|make my own|knitted|crocheted|sewn|make presents|make * presents|make all my * presents|make all our * presents|make all the * presents|make my * presents|make our * presents|make * gifts|make all my * gifts',
  houseplants: 'houseplants|house plants|indoor plants|pot plants|orchids|orchid|cacti|succulents|monstera|bonsai',
  ownBees:
    'move the bees|move the hives|take the bees|take the hives|bees to the heather|hives to the heather|varroa|treat the bees|treat my bees|treat our bees|feed the bees|bees ready for winter|hives ready for winter|bees through *|bees alive|colonies through *|colony through *|hives through *|hive through *|my bees|our bees|my hive|my hives|our hives|harvest my first honey|harvest our first honey|harvest the honey|harvest our honey|harvest my honey|honey harvest|jars of honey|take the honey off|overwinter*|get the honey off|honey off|extract the honey|extract honey',
  manyGoods:
    'books|records|vinyl*|cds|dvds|comics|cards|stamps|coins|toys|games|lego|clothes|shoes|figures|collection|magazines|baby things|baby clothes|tools|stuff|things|school books|textbooks',
  gardenPrepare:
    'prepare the garden|prepare our garden|prepare my garden|get the garden ready|get our garden ready|get my garden ready|garden ready|autumn tidy|autumn jobs|spring jobs',
  gardenTidy:
    'tidy|tidying|tidied|tidy up|clear up|clear|clearing|clean up|in order|back in shape|into shape|under control|sort out|sort|weed|weeding|overgrown|neglected|jungle|get rid of',
  gardenWinter:
    'to bed|for winter|for the winter|before winter|winterise|winter proof|winter ready|from the frost|frost proof|protect the plants|bring the plants in|before the frost|before the frosts|before the first frost',
  grazer: 'rabbit|rabbits|guinea pig|guinea pigs|hamster|chinchilla|degu|bunny|bunnies',
  greenhouse: 'greenhouse|polytunnel|glasshouse',
  harvestSaid:
    'giant pumpkin|pumpkin|pumpkins|to eat|eat out of|harvest|pick in|on the table|grow my own * this summer|grow our own * this summer|grow * this summer|grow * * this summer|growing * this summer|grow * next summer|grow my own * next summer|feed us|feed the family|feed a family|feed ourselves|enough to eat|enough veg*',
  homeAlone:
    'crate|crate train|crate training|alone|home alone|left alone|on his own|on her own|on its own|separation anxiety|separation',
  overgrown:
    'let go|back into shape|back in order|abandoned|overrun|waist high|full of weeds|overgrown|brambles|weeds|neglected|back in shape|jungle|run wild|going again|of neglect|up and running again',
  newPlot:
    'take on an allotment|get an allotment|apply for an allotment|an allotment plot|allotment waiting list|rent an allotment|find an allotment',
  summerVeg:
    'tomato|tomatoes|courgette|courgettes|runner beans|french beans|sweetcorn|cucumbers|pumpkins|squash|aubergines|peppers|chillies',
  overwinters: 'garlic|onion sets|broad beans|overwintering onions',
  ownWood:
    'reclaimed|salvaged|scrap wood|leftover|left over|pallet|pallets|old boards|old floorboards|wood i ve got|wood we ve got|wood i already have|wood we already have|boards i ve got|boards we ve got|boards i already have|boards we already have|planks i ve got|planks we ve got|planks i already have|planks we already have|timber i ve got|timber we ve got|timber i already have|timber we already have',
  petTeeth: 'teeth|tooth|dental|teeth cleaned|descale',
  pots: 'houseplants|house plants|indoor plants|orchids|orchid|cacti|succulents|monstera|bonsai|repot*|pots|pot|balcony|hanging basket|hanging baskets|window box|window boxes|planters|containers|tubs|troughs|roof terrace|windowsill|small patio|on a patio|on the patio|patio vegetables|no beds|no garden|yard|courtyard|small yard',
  quilt: 'quilt|quilts|quilting|patchwork',
  raisedBeds: 'raised bed|raised beds|raised veg bed|raised veg beds',
  showEntry:
    'village show|flower show|produce show|county show|horticultural show|enter * in the show|allotment show|allotment society show|garden show|vegetable show|onion show|leek show|autumn show',
  yearBook: 'of the year|of this year|of the whole year|our year in photos|yearbook|year book',
  copiesForAll:
    'for my brother*|for my sister*|for everyone|for everybody|for the family|for the whole family|for my cousin*|for the cousins|for the children|for the kids|give everyone *|a copy|copies',
  whileAway:
    'while *|when i m *|when we re *|when i am *|when we are *|away|holiday|holidays|someone to *|somebody to *|anyone to *|watered|over the summer',
  winterToo: 'something for the winter|something for winter|and for the winter|and for winter|winter too',
  halloween: 'halloween',
  hunt: 'egg hunt|treasure hunt|scavenger hunt|easter egg hunt',
  marquee: 'marquee|gazebo|party tent',
  stinging: 'wasps|wasp nest|wasps nest|hornets',
  summerHoliday: 'summer holiday|summer holidays|summer vacation|summer break',
  meadow: 'wildflower*|meadow',
  phoneSwitch:
    'new phone|change phone|change phones|change my phone|switch phones|switch phone|new iphone|new mobile|to iphone|to android|from iphone|from android',
  potatoes: 'potato*|spuds',
  pudding: 'christmas pudding|plum pudding|christmas puddings',
  slugs: 'slug*|snails',
  sortsWaste:
    'recycle*|recycling|separate the rubbish|separate our rubbish|separating our rubbish|separating the rubbish|sort our rubbish|sort the rubbish|sort our waste|separate our waste|separating our waste',
  lawnSown: 'sow|sowing|seed|seeding|reseed|reseeding|re seed|overseed|overseeding|resow',
  turfs: 'returf*|re turf|turf|lay a lawn|lay a new lawn|lay the lawn|lay the new lawn|relay the lawn',
  winterCut:
    'prune the apple *|prune our apple *|prune the old apple *|prune the pear *|prune the fruit *|prune our fruit *|prune the roses|prune my roses|prune our roses|prune the vine*|prune the wisteria',
  nextElectric: 'something electric|an electric *|electric one|an ev|a hybrid|go electric|going electric',
  liftTubers:
    'lift the dahlias|lift my dahlias|lift our dahlias|lift dahlias|dig up the dahlias|lift the tubers|lift the dahlia tubers|dahlias lifted',
  pruneFirst:
    'prune the olive*|prune our olive*|prune my olive*|prune the vine*|prune the apple *|olives pruned|olive trees pruned|trees pruned|vines pruned',
  tomatoes: 'passata|tomato sauce|tomatoes',
  moss: 'moss|mossy',
  freeUp:
    'free up space|space on my phone|space on the phone|space on my laptop|space on my computer|storage full|storage is full|phone is full|phone full|icloud is full|icloud full|running out of space|out of storage',
  flatPack:
    'put together the *|put together my *|put together our *|put the * together|assemble|assembling|flat pack|flatpack|ikea|self assembly',
  mailbox: 'email*|e mails|inbox|gmail',
  paintJob: 'paint*|repaint*|varnish*|stain the *',
  flowersToCut:
    'dahlias|sunflowers|sweet peas|cut flowers|cutting garden|grow flowers|grow the flowers|grow my own flowers|grow our own flowers|flower patch',
  plantsBought:
    'plug plants|plugs|young plants|buy the plants|buying the plants|buy plants|ready grown|from the garden centre|from the market|seedlings from *|plants from *',
  longSown: 'leeks|leek|brussels sprouts|sprouts|purple sprouting|purple sprouting broccoli|celeriac|parsnips',
  winterVeg:
    'autumn crops|winter crops|autumn veg*|winter veg*|sprouts|kale|leeks|spring cabbage|purple sprouting|winter salad|autumn veg|autumn vegetables',
  bottled: 'cordial|gin|syrup|liqueur|shrub',
  elderflower: 'elderflower',
  autumnFruit: 'sloe*|damson*|quince*|medlar*|crab apple*|green tomato*|mincemeat|olives',
  pressed: 'cider|juice|press*',
  woodworm: 'woodworm',
  acrobatic:
    'crow pose|hold a crow|hold the crow|crow at yoga|handstand|handstands|headstand|headstands|forearm stand|forearm stands|cartwheel|cartwheels|forward roll|backflip|back flip|somersault|somersaults|bakasana|sirsasana',
  inTree: 'treehouse|tree house',
  kitchenDoors: 'kitchen cupboards|kitchen cabinets|cupboard doors|cabinet doors|kitchen units|kitchen doors',
  onePlant:
    'my orchid|the orchid|an orchid|orchid alive|my bonsai|the bonsai|a bonsai|my monstera|my ficus|my fern|my basil|the basil|my peace lily|my cactus|my plant',
  companySaid:
    'with my *|with our *|with the kids|with the children|with the boys|with the girls|with mum|with dad|with friends|with the family|take my *|take our *|take the kids|take the children|take the boys|take the girls|take mum|take dad|take nan|take gran|take grandad|on my own|by myself',
  springRace: 'london marathon|brighton marathon|manchester marathon|boston marathon|paris marathon',
  juneRace: 'london to brighton|race across the *|maratona dles dolomites',
  septemberRace: 'great north run|berlin marathon|great scottish run',
  autumnRace:
    'great south run|chicago marathon|amsterdam marathon|royal parks half|new york marathon|nyc marathon|cardiff half',
  atTheWheel: 'to drive|drive|driving|parallel park*|reverse park*',
  bigFeast: 'easter lunch|easter dinner|christmas eve dinner|christmas eve|boxing day|easter sunday lunch',
  ridesBike: 'ride a bike|ride his bike|ride her bike|riding a bike|ride their bikes|ride a bicycle|stabilisers',
  allOut: 'empty|emptied|emptying|cleared out completely',
  plantPest:
    'box moth|box moths|box hedge|caterpillars|aphids|greenfly|blackfly|whitefly|vine weevil|vine weevils|red spider mite|lily beetle|lily beetles|sawfly|mealybug|mealybugs|scale insects|leaf miner|black spot|mildew|blight',
  oneTree:
    'plant a tree|plant a * tree|plant an * tree|plant the tree|plant our tree|plant an oak|plant an olive|plant a magnolia',
  tenderOnly:
    'protect the plants|protect my plants|plants in before *|bring the plants in|bring the geraniums in|bring in the geraniums|bring the lemon tree in|geraniums in',
  gardenVisitors:
    'cats next door|neighbours cats|neighbour s cat|neighbour s cats|next door s cat|next door s cats|cats off *|foxes|fox in *|squirrels|deer|badgers|herons|rabbits out of *|pigeons',
  grapeHarvest: 'grape harvest|grape picking|wine harvest|vendange',
  framed: 'frame *|framed|frames|gallery wall|photo wall',
  fallenTree: 'came down|fallen *|felled|blew down|blown down|tree trunk',
  childsRace:
    'my son s tournament|my son s * tournament|my son s competition|my son s * competition|my son s * final|my son s cup final|our son s tournament|our son s * tournament|our son s competition|our son s * competition|our son s * final|our son s cup final|my daughter s tournament|my daughter s * tournament|my daughter s competition|my daughter s * competition|my daughter s * final|my daughter s cup final|our daughter s tournament|our daughter s * tournament|our daughter s competition|our daughter s * competition|our daughter s * final|our daughter s cup final|my grandson s tournament|my grandson s * tournament|my grandson s competition|my grandson s * competition|my grandson s * final|my grandson s cup final|my granddaughter s tournament|my granddaughter s * tournament|my granddaughter s competition|my granddaughter s * competition|my granddaughter s * final|my granddaughter s cup final|the kids tournament|the kids * tournament|the kids competition|the kids * competition|the kids * final|the kids cup final|my kids tournament|my kids * tournament|my kids competition|my kids * competition|my kids * final|my kids cup final|my son s race|my son s * race|my son s * * race|my son s gala|my son s * gala|my son s cross country|my son s swim meet|my son s regatta|my son s fun run|my son s sports day|our son s race|our son s * race|our son s * * race|our son s gala|our son s * gala|our son s cross country|our son s swim meet|our son s regatta|our son s fun run|our son s sports day|my daughter s race|my daughter s * race|my daughter s * * race|my daughter s gala|my daughter s * gala|my daughter s cross country|my daughter s swim meet|my daughter s regatta|my daughter s fun run|my daughter s sports day|our daughter s race|our daughter s * race|our daughter s * * race|our daughter s gala|our daughter s * gala|our daughter s cross country|our daughter s swim meet|our daughter s regatta|our daughter s fun run|our daughter s sports day|my grandson s race|my grandson s * race|my grandson s * * race|my grandson s gala|my grandson s * gala|my grandson s cross country|my grandson s swim meet|my grandson s regatta|my grandson s fun run|my grandson s sports day|my granddaughter s race|my granddaughter s * race|my granddaughter s * * race|my granddaughter s gala|my granddaughter s * gala|my granddaughter s cross country|my granddaughter s swim meet|my granddaughter s regatta|my granddaughter s fun run|my granddaughter s sports day|the kids race|the kids * race|the kids * * race|the kids gala|the kids * gala|the kids cross country|the kids swim meet|the kids regatta|the kids fun run|the kids sports day|my kids race|my kids * race|my kids * * race|my kids gala|my kids * gala|my kids cross country|my kids swim meet|my kids regatta|my kids fun run|my kids sports day|the children s race|the children s * race|the children s * * race|the children s gala|the children s * gala|the children s cross country|the children s swim meet|the children s regatta|the children s fun run|the children s sports day|* s swimming gala|* s swim meet|school cross country|school sports day',
  vows: 'vows|vow renewal',
  leavingDo:
    'leaving do|leaving party|retirement party|retirement do|farewell party|farewell do|send off|for a colleague|for our colleague|for my colleague|for my boss|for our boss',
  childParty:
    'kids party|children s party|childrens party|kids birthday|children s birthday|1st birthday|2nd birthday|3rd birthday|4th birthday|5th birthday|6th birthday|7th birthday|8th birthday|9th birthday|10th birthday|first birthday party|is turning 3|is turning 4|is turning 5|is turning 6|is turning 7|is turning 8|turns 3|turns 4|turns 5|turns 6|turns 7|turns 8|turns 9|turns three|turns four|turns five|turns six|turns seven|turns eight|soft play|bouncy castle|whole class|sleepover|slumber party|pyjama party',
  published:
    'publish my *|publish our *|publish the poems|publish a novel|get my novel published|get my book published|get * published|find a publisher|find an agent|query agents|have my novel published',
  backpacking: 'backpack round *|backpack around *|backpack through *|backpacking|round the world',
  inHospital:
    'in hospital|in the hospital|at the hospital|in the hospice|in a hospice|in rehab|in her care home|in his care home|in the care home|in the nursing home',
  smallCraft:
    'costume|costumes|fancy dress|cards|bunting|wreath*|decorations|centrepieces|centerpieces|advent calendar|paper chains|stockings|place cards|candles|soap|placemats|favours|bird box|bird boxes|bug hotel',
  chestnuts: 'chestnuts|sweet chestnuts|walnuts|cobnuts|hazelnuts',
  tropics:
    'safari|kenya|tanzania|zanzibar|uganda|rwanda|botswana|namibia|zambia|zimbabwe|gambia|ghana|senegal|ethiopia|madagascar|thailand|vietnam|cambodia|laos|bali|indonesia|india|nepal|sri lanka|borneo|philippines|myanmar|peru|bolivia|ecuador|colombia|brazil|south america|central america|costa rica|guatemala|amazon|southeast asia|south east asia',
  movesHives: 'move the bees|move the hives|take the bees|take the hives|bees to the heather|hives to the heather',
  pulls: 'pull|pulls|pulling|on the lead|lead walking|loose lead',
  intoBottles: 'bottle the *|bottle my *|bottle our *|bottling',
  runningWater: 'water|waterfall|stream|pond|fountain',
  madeWares:
    'my pottery|my ceramics|my jewellery|my bags|my prints|my cards|my soaps|my candles|handmade|hand made|my pots|my knitting',
}

/** English words for what is kept, made and mended at home. */
export const thingsOfPastimes = {
  inStages:
    'in stages|in sections|stage by stage|section by section|a section at a time|a stage at a time|a bit at a time|bit by bit|over several weekends|over a few weekends|a weekend at a time|one weekend a month|a day at a time|in day walks|as day walks',
  costumesToMake:
    '(?<=^ )costumes for|(?<=^ )* costumes for|(?<=^ )make the costumes|(?<=^ )sew the costumes|(?<=^ )make costumes|(?<=^ )sew costumes|(?<=^ )make * costumes|(?<=^ )sew * costumes|(?<=^ )the costumes for|costumes for the school *|costumes for the * show|costumes for the * play|costumes for the show|costumes for the play|costumes for our show|costumes for our play|costumes for our school *|costumes for the nativity|costumes for the panto|costumes for the dance *',
  aquarium:
    'fish tank|goldfish|tropical fish|tropical tank|marine tank|reef tank|home aquarium|set up an aquarium|set up the aquarium|set up our aquarium|start an aquarium|an aquarium at home|an aquarium for *|litre aquarium|litre tank',
  hensOrBees:
    'get my bees through|get my bees through *|get our bees through|get our bees through *|get the bees through|get the bees through *|hens|laying hens|bantams|chickens|ducks|ducklings|quail|quails|chicks|bees|beehive|beehives|beekeeping|bee keeping|keeping bees|keep bees|hives|a hive|rehome * hens|rehome * * hens|rehome * * * hens|rehome hens|rehome some * hens|ex battery hens|ex battery chickens|ex batts|rescue hens|rescue chickens|get the honey off|take the honey off|harvest the honey|extract the honey|extract honey|honey harvest|hatch chicks|hatch some chicks|hatch * chicks|hatch eggs|hatching chicks|hatching eggs|hatch our own chicks|hatch ducklings|first honey|our first honey|my first honey|first honey harvest|first honey from my *|first honey from our *|first honey from my bees|first honey from our bees|first honey from my * hives|first honey from the hives',
  oldFurniture:
    'rocking horse|pine wardrobe|old pine *|old chest|old mirror|church pew|old pew|pine table|pine dresser|old crib|old cradle|old chair|old chairs|old table|old desk|old wardrobe|old cupboard|old * chair|old * table|old * cupboard|* s old table|* s old desk|chairs|armchair|rocking chair|chest of drawers|dresser|welsh dresser|sideboard|bureau|writing desk|dining table|bedside table|bedside tables|trunk|old trunk|wooden chest|blanket box|antique *|dining chairs|kitchen chairs|stool|garden bench|old bench|old door|old doors|old cabinet|piece of furniture|* s chair|* s armchair|* s chest|* s dresser|* s sideboard|* s desk|* s rocking chair|* s wardrobe|kitchen cupboards|kitchen cabinets|cupboard doors|kitchen cupboard doors|chair|an old table|a stool',
  ownPet:
    'the dog|the dogs|the cat|the cats|the rabbit|the rabbits|the horse|the pony|the tortoise|the hamster|the guinea pigs|the old dog|the old cat|my dog|my dogs|my cat|my cats|my rabbit|my rabbits|my horse|my pony|my tortoise|my hamster|my guinea pigs|my old dog|my old cat|our dog|our dogs|our cat|our cats|our rabbit|our rabbits|our horse|our pony|our tortoise|our hamster|our guinea pigs|our old dog|our old cat|dog s *|cat s *|rabbit s *|biscuit s|fido s|rover s|rex s|buster s|whiskers s|smudge s|tigger s|fluffy s|bonzo s|snowy s|socks s|sooty s|patch s|scruffy s|the pony s|the dog s|the cat s|my dog s|my cat s|our dog s|our cat s|rex|fido|bonzo|scruffy|tigger|smudge|sooty|move my horse|move the horse|move our horse|move my pony|move the pony|move our pony|moving my horse|moving the horse|moving our horse|our rescue|my rescue|our rescue dog|my rescue dog|our greyhound|our rescue greyhound|my rescue greyhound|our rescue cat',
  petCare:
    'kennels|cattery|boarding kennels|dog sitter|cat sitter|pet sitter|dog sitting|pet sitting|cat sitting|dog boarding|dog hotel|someone to look after * dog|someone to look after * dogs|someone to look after * cat|someone to look after * cats|someone to look after * rabbit|someone to look after * rabbits|someone to look after * hens|someone to look after * chickens|someone to look after * guinea pigs|someone to look after * hamster|someone to look after * fish|someone to look after * pets|someone to feed * cat|someone to feed * cats|someone to feed * fish|someone to feed * rabbits|someone to feed * hens|someone to have * dog|someone to mind * dog|someone to take * dog|somebody to look after * dog|somebody to look after * cat|somebody to look after * cats|somebody to look after * rabbits|somebody to look after * hens|have the dog in *|have the dog while *|have the dog for *|have the cat while *|somebody to have the dog|someone to have the dog|somebody to have the cat|someone to have the cat|leave the dog with *|leave the cat with *|leave the dog|leave the cat|put the cat in a cattery|put the cats in a cattery|put the cat in the cattery|put the dog in kennels|put the dogs in kennels|put the dog in the kennels|put the dog into kennels|put the rabbit in *|catsitter|dogsitter|petsitter|cat minder|dog minder|cat feeder',
  petShow:
    'companion dog show|dog show|cat show|pet show|pony show|horse show|crufts|enter the dog in *|enter our dog in *|enter my dog in *|enter the pony in *|enter my pony in *|get the horse ready for the * show|get the horse ready for the show|get the horse ready for the county show|get the horse ready for the summer show|get the horse ready for the village show|get the horse ready for crufts|get the pony ready for the * show|get the pony ready for the show|get the pony ready for the county show|get the pony ready for the summer show|get the pony ready for the village show|get the pony ready for crufts|get the dog ready for the * show|get the dog ready for the show|get the dog ready for the county show|get the dog ready for the summer show|get the dog ready for the village show|get the dog ready for crufts|get the cat ready for the * show|get the cat ready for the show|get the cat ready for the county show|get the cat ready for the summer show|get the cat ready for the village show|get the cat ready for crufts|get the puppy ready for the * show|get the puppy ready for the show|get the puppy ready for the county show|get the puppy ready for the summer show|get the puppy ready for the village show|get the puppy ready for crufts|get my horse ready for the * show|get my horse ready for the show|get my horse ready for the county show|get my horse ready for the summer show|get my horse ready for the village show|get my horse ready for crufts|get my pony ready for the * show|get my pony ready for the show|get my pony ready for the county show|get my pony ready for the summer show|get my pony ready for the village show|get my pony ready for crufts|get my dog ready for the * show|get my dog ready for the show|get my dog ready for the county show|get my dog ready for the summer show|get my dog ready for the village show|get my dog ready for crufts|get my cat ready for the * show|get my cat ready for the show|get my cat ready for the county show|get my cat ready for the summer show|get my cat ready for the village show|get my cat ready for crufts|get my puppy ready for the * show|get my puppy ready for the show|get my puppy ready for the county show|get my puppy ready for the summer show|get my puppy ready for the village show|get my puppy ready for crufts|get our horse ready for the * show|get our horse ready for the show|get our horse ready for the county show|get our horse ready for the summer show|get our horse ready for the village show|get our horse ready for crufts|get our pony ready for the * show|get our pony ready for the show|get our pony ready for the county show|get our pony ready for the summer show|get our pony ready for the village show|get our pony ready for crufts|get our dog ready for the * show|get our dog ready for the show|get our dog ready for the county show|get our dog ready for the summer show|get our dog ready for the village show|get our dog ready for crufts|get our cat ready for the * show|get our cat ready for the show|get our cat ready for the county show|get our cat ready for the summer show|get our cat ready for the village show|get our cat ready for crufts|get our puppy ready for the * show|get our puppy ready for the show|get our puppy ready for the county show|get our puppy ready for the summer show|get our puppy ready for the village show|get our puppy ready for crufts|show my * at the county show|show our * at the county show|show my * at the * show|show our * at the * show',
  petTravel:
    'dog on the train|cat on the train|dog on the plane|cat on the plane|cat on the ferry|dogs on the ferry|dog on the eurostar|dog on a train|cat on a train|dog on a ferry|dog on a plane|cat on a plane|dog on holiday|dogs on holiday|cat on holiday|dog on the ferry|travel with * dog|travel with * cat|travelling with * dog|travelling with * cat|fly with * dog|fly with * cat|flying with * dog|flying with * cat|holiday with * dog|holiday with * cat|take the dog on a plane',
  preserves:
    'bottle the wine|bottle my wine|bottle our wine|bottle the cider|bottle my cider|bottle our cider|bottle the beer|bottle the homebrew|bottle my homebrew|bottle my beer|bottling day|jam|marmalade|chutney|chutneys|pickles|preserves|passata|jelly|cordial|sloe gin|piccalilli|lemon curd|pickled olives|olives in brine',
} satisfies Partial<Record<Thing, string>>
