import type { PlaceOrPerson } from '../templates/signs.ts'

/** English words for where things are, and who they are with or for. */
export const placesAndPeople: Readonly<Record<PlaceOrPerson, string>> = {
  abroad:
    'abroad|overseas|japan|tokyo|kyoto|usa|united states|america|new york|california|hawaii|canada|mexico|brazil|argentina|peru|chile|colombia|cuba|caribbean|australia|new zealand|india|china|beijing|thailand|vietnam|indonesia|bali|sri lanka|nepal|maldives|egypt|morocco|marrakech|tunisia|kenya|tanzania|south africa|namibia|madagascar|jordan|israel|turkey|istanbul|dubai|emirates|oman|iceland|norway|england|london|scotland|ireland|dublin|uk|korea|seoul|singapore|philippines|russia|georgia|armenia|around the world|safari|asia|africa|europe|italy|rome|venice|florence|sicily|tuscany|france|paris|spain|barcelona|madrid|portugal|lisbon|germany|berlin|austria|vienna|switzerland|greece|croatia|netherlands|amsterdam|belgium|brussels|prague|budapest|poland|denmark|copenhagen|sweden|stockholm|finland|lapland|malta|albania|patagonia|costa rica|honeymoon|erasmus|study abroad|foreign|interrail|crete|corsica|naples|milan|valencia|seville|malaga|granada|lyon|toulouse|athens|munich|hamburg|zurich|geneva|krakow|tenerife|algarve|majorca|mallorca|provence|brittany|normandy|dordogne',
  baby: 'baby|babies|birth|give birth|due date|pregnan*|newborn|maternity ward|become a parent|becoming a parent|become parents|becoming parents|twins|our first child|second child|first child|labour ward|new dad|new mum|new mom|adopt a child|child adoption|expecting a baby|antenatal|become a mum|become a mom|become a dad|become a father|become a mother|hospital bag',
  company:
    'with friends|with my friends|with my mates|with the girls|with the boys|with the lads|with colleagues|with the family|with mates|with my family|with old friends|girls night|boys night|board game night|games night|padel with *|football with *|picnic with *|night out|book club|reunion drinks|drinks with *|film night|movie night|quiz night with *|takeaway night|poker night|bowling with *|lunch with the girls',
  guest:
    'guest|we re guests|we are guests|as guests|bridesmaid|best man|maid of honour|maid of honor|invited|as a guest|witness|i m the godfather|i m the godmother|i am the godfather|i am the godmother|as godfather|as godmother|godfather to|godmother to',
  home: 'house|flat|apartment|home|studio flat|cottage|first home|property|condo|place of my own|room in a shared flat|two bed|one bed|three bed|2 bed|1 bed|3 bed|bedsit|maisonette|bungalow|semi|semi detached|terraced house|townhouse|penthouse|farmhouse',
  hospital: 'hospital|clinic|surgery ward|a and e|day hospital|gp|doctor|doctors|nhs|consultant|specialist',
  houseGuest:
    'my parents visiting|parents visiting|visit from *|parents come to stay|come to stay|coming to stay|comes to stay|house guest|house guests|houseguest*|friends staying|friends to stay|family to stay|in laws visiting|staying with us|stay with us|exchange student|host my parents|host my in laws|host my *|parents to stay|visiting us|overnight guests|couchsurf*|bring my * over|bring * over to visit|coming over to visit|to visit us',
  newPeople:
    'new people|new friends|make friends|making friends|someone new|a girlfriend|a boyfriend|dating|date again|start dating|meet someone|a partner|social life|find love|soulmate|more friends|dating apps|dating app|dating site|tinder|hinge|bumble|look for love|fall in love|looking for love|go on dates|back on the dating scene|meet people|meet more people|get to know people',
  ownGroup:
    'my band|our band|the band|choir|orchestra|my orchestra|drama group|theatre group|brass band|my choir|our choir|string quartet|marching band|my students|my dance school',
  partner: 'my wife|my husband|my girlfriend|my boyfriend|my partner|my fiance|my fiancee|our anniversary',
  place:
    'lake district|peak district|cornwall|devon|wales|scotland|edinburgh|glasgow|york|yorkshire|bath|brighton|bristol|manchester|liverpool|leeds|newcastle|cardiff|norfolk|suffolk|kent|dorset|cotswolds|isle of wight|isle of skye|skye|highlands|snowdonia|oxford|cambridge|london|whitby|blackpool|margate|northumberland|dublin|belfast|seaside|the beach|the coast|the sea|the mountains|countryside|stratford|durham|lincoln|exeter|nottingham|sheffield|birmingham|bournemouth|jersey|guernsey|orkney|hebrides|anglesey|pembrokeshire|st ives|rome|venice|florence|paris|amsterdam|barcelona|lisbon|berlin|prague|vienna|madrid|sicily|sardinia|milan|naples|new york|copenhagen|the lakes|scarborough|center parcs|butlins|lyme regis|new forest|loch ness|loch lomond|canterbury|chester|ludlow|rye|harrogate|the dales|yorkshire dales',
  relative:
    'mum|mom|dad|mother|father|mum s|dad s|grandma|grandma s|granny|nan|nan s|gran|grandad|grandad s|grandpa|grandmother|grandfather|grandparents|son|son s|daughter|daughter s|brother|brother s|sister|sister s|aunt|auntie|uncle|cousin|cousins|nephew|niece|friend|friends|friend s|neighbour|neighbours|neighbour s|wife|husband|partner|boyfriend|girlfriend|in laws|mother in law|father in law|mum in law|parents|the kids|kids|children|grandchildren|grandson|granddaughter|toddler|teenager|flatmate|colleague|mate|best mate|godson|goddaughter|family|the boys|the girls|the twins|my wife|my husband|my girlfriend|my boyfriend|my partner|my fiance|my fiancee',
  room: 'kitchen|bathroom|bedroom|living room|hallway|roof|house|flat|basement|attic|windows|window|floor|walls|wall|balcony|terrace|facade|stairs|cottage|conservatory|nursery room|home|spare room|kids room|children s room|box room|the nursery|baby s room',
  school:
    'school|class|school children|primary school|secondary school|high school|nursery school|kindergarten|summer camp|day care|daycare|preschool|nursery',
  sitter:
    'babysitter|baby sitter|nanny|childminder|cleaner|dog sitter|dog walker|cat sitter|pet sitter|house sitter|tutor|personal trainer|flatmate|housemate|lodger|au pair|wedding photographer|caterer|dentist who *|doctor who *|childcare',
  toddler:
    'potty train*|potty|nappies off|out of nappies|give up the dummy|dummy|weaning|sleep in his own bed|sleep in her own bed|sleeping through|sleep train*|wean|wean *',
  university:
    'university|college|master s degree|master s in *|masters in *|masters degree|degree course|phd programme|phd program|medical school|law school|uni|mba',
  walkRoute:
    'coast to coast|pennine way|hadrian s wall|hadrians wall|cotswold way|south downs way|south west coast path|west highland way|thames path|long distance walk|long distance path|offa s dyke|ridgeway|great glen way|cleveland way|lands end to john o groats|land s end to john o groats|lejog|c2c|walking holiday|cycling holiday|cycle to *|cycle across *|walk across *|walk from *|via francigena by bike|three peaks challenge|kungsleden|tour du mont blanc|dales way|speyside way|jurassic coast path|cycle from *|ride from *|cycle the *|walk the length of *|cycle * to *|ride * to *|walk * to *|lakes to *|cycle round *|cycle around *|ride round *|ride around *|bike round *|lap of the lake|lap of lake *',
}
