import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfHomes as names } from '../templates/details-of-homes.ts'

/** English words for a home: whose it is, where it is, and what is to become of it. */
export const detailsOfHomes: Pick<PlanningWords['details'], (typeof names)[number]> = {
  buyToo:
    'and buy|then buy|buy another|buy a bigger *|buy a smaller *|buy something *|to buy something *|upsize|downsize|bigger one|smaller one',
  changeHome:
    'bigger house|bigger home|bigger flat|bigger place|smaller house|smaller home|smaller flat|smaller place|somewhere bigger|somewhere smaller|downsize|downsizing|upsize|house with *|flat with *|place with *|something smaller',
  depositBack: 'deposit back|my deposit|our deposit|deposit from',
  frontPaved: 'drive|driveway|front garden|front of the house|at the front',
  diy: 'myself|ourselves|diy|by ourselves|by myself|doing it ourselves|doing it myself|with my dad s help|with my dad|with my brother|without a builder|without builders|never done it before|never done this before|never done any tiling|never tiled before|on my own|for the first time myself|ikea|flat pack|flatpack',
  fromParents:
    'my parents|parents house|parents place|mum and dad s|my mum s|my dad s|my mum|my dad|on my own|leave home|leaving home|first place|first flat|place of my own|for university|for uni|to uni|to university|as a student|student house|student room|student flat|student digs|student accommodation|student halls|into halls|halls of residence',
  hacked: 'hacked|hack|stolen|breach|data breach|phishing|phished|scam|scammed|got into my *',
  holidayLet: 'airbnb|holiday let|holiday lets|holiday home|short let|short lets|booking com',
  homeCountry: 'england|london|scotland|edinburgh|glasgow|wales|cardiff|uk|britain|northern ireland|belfast',
  homeCover:
    'home insurance|house insurance|contents insurance|buildings insurance|insurance on the house|insure the house|insure the flat|insurance for the house|insurance for the flat',
  lodger: 'lodger|lodgers|spare room|a room|my room|our room',
  newDevice: 'change phone|change phones|change my phone|change computer',
  nuisance:
    'noise|noisy|loud|loud music|barking|hedge|hedges|boundary|smell|smells|smoke|parking space|dispute|their tree|their trees|overhanging *|leak from upstairs|light|shade',
  outsidePaint:
    'paint the outside|repaint the outside|paint the exterior|repaint the exterior|paint the front of *|paint the back of *|paint the outside walls|paint the render|outside of the house painted|house painted outside',
  parentHouse:
    'dad s house|mum s house|dads house|mums house|dad s flat|mum s flat|dads flat|mums flat|dad s bungalow|mum s bungalow|dad s place|mum s place|mother s house|father s house|mother s flat|father s flat|parents house|parents home|parents flat|nan s house|nan s flat|gran s house|gran s flat|grandma s house|grandma s flat|grandad s house|grandad s flat|grandparents house|aunt s house|aunt s flat|uncle s house|uncle s flat|late * s house|late * s flat|family home|mother in law s house|mother in law s flat|father in law s house|father in law s flat|in laws house|in laws flat',
  paving: 'patio|paving|pave|driveway|drive|path|paved',
  madeToOrder: 'sofa|sofas|sofa bed|armchair|armchairs|curtains|blinds|made to measure|made to order|bespoke',
  summerTyres: 'summer tyres|summer tyres on|summer tyres fitted|back to summer tyres|to summer tyres',
  winterTyres:
    'to winter tyres|to the winter tyres|winter tyres on|winter tyres fitted|put on winter tyres|put on the winter tyres|fit winter tyres|fit the winter tyres|winter tyres put on|snow tyres',
  taxDue: 'self assessment|self assessment tax|tax bill|income tax bill|payment on account',
  oneWall:
    'knock down the wall|knock down a wall|knock the wall *|knock * wall down|knock a wall *|knock through|knocking through|take down the wall|take the wall *|take down a wall|take out the wall|take out a wall|remove the wall|remove a wall|removing the wall|wall between the *|wall between kitchen *|load bearing|loadbearing|chimney breast|open up the kitchen',
  worksBegin:
    'arrives on *|arriving on *|delivered on *|builder starts|builders start|they start|fitters start|work starts|work starts on *|plumber starts|electrician starts|tiler starts|fitter starts|joiner starts|carpenter starts|decorator starts|roofer starts|firm starts|plumber comes on *|builder comes on *|builders come on *|builders begin|builder begins|plumber begins|work begins',
  readyToSell:
    'ready to sell|ready for sale|ready to go on the market|ready for the market|ready to put on the market|before we sell',
  sanding: 'sand|sanding|sanded|varnish|varnishing|revarnish',
  serviceToo:
    'mot and service*|mot and a service|mot and * service|service and mot|serviced and through *|mot and serviced|through * mot and *|mot d and serviced|mot done and serviced|mot and get it serviced',
  upholstery: 'upholster*|reupholster*|recover',
  wallpaper:
    'wallpaper the *|wallpapering|hang wallpaper|hang the wallpaper|new wallpaper|put up wallpaper|paper the *|papering|with wallpaper|feature wallpaper|wallpaper for *',
  smallStore: 'cupboard|cupboards|drawer|drawers|pantry|larder|fridge|freezer',
  alarmOnly: 'panic button|panic buttons|pendant alarm|personal alarm|fall alarm|falls alarm|careline|telecare',
  funded: 'solar|solar panels|heat pump|insulat*',
  mustBeOut:
    'out of this one by *|be out by *|to be out by|lease ends|lease runs out|lease is up|tenancy ends|tenancy is up|lease expires|notice from the landlord',
  accessible:
    'can t climb|can t get into the bath|can t get into the tub|can t get in the bath|cannot climb|wheelchair|walk in shower|level access|level access shower|wet room|grab rails|step free|mobility|disabled|disability|stroke|wheelchair user|unsteady|can t manage the bath|can t manage the stairs',
  flatNoise:
    'in a flat|in an apartment|live in a flat|live in an apartment|thin walls|terraced house|the neighbours|quietly|without annoying *|without disturbing *',
  coHeirs:
    'of us|heirs|co heirs|siblings|my brothers|my sisters|my brother and *|my sister and *|with my brother|with my sister|with my brothers|with my sisters|cousins own *|own it together|shared with my *|co owners|my brother|my sister|between the * of us|owned jointly|not all agreed',
  sharing:
    'flatmate|flatmates|housemate|housemates|with friends|with two friends|with three friends|with a friend|with two others|with three others|house share|student house',
  openCall: 'there s a grant|there is a grant|with a grant|grant scheme|council grant|government grant',
  shutters: 'shutters|railings|window frames|all the windows',
  blockWorks:
    'residents have approved|residents voted|residents association has *|residents association approved|management company has *|management company is *|freeholder is *|freeholder has *|section 20|the block has *|the block voted|shared roof works',
  fromAfar:
    'from abroad|from a distance|from afar|live abroad|living abroad|live far away|live * hours away|remotely|from overseas',
  jobThen:
    'starting on *|start on *|starting * january|starting * february|starting * march|starting * april|starting * may|starting * june|starting * july|starting * august|starting * september|starting * october|starting * november|starting * december|start work|i start *',
  madeToMeasure: 'windows|window|double glazing|front door|doors|shutters|awning|staircase|conservatory',
  outerCoat:
    'external insulation|external wall insulation|outside insulation|insulating the outside|wall insulation|insulate the house|insulate the walls|cladding',
  christmasDisplay:
    'christmas window|window for christmas|christmas display|christmas lights|christmas tree up|christmas decorations',
  solarRoof: 'solar|solar panels|pv|battery storage',
  tenantThere:
    'tenant leaves|tenants leave|tenant moves out|tenants move out|tenant goes|tenant is leaving|tenants are leaving|present tenant*|current tenant*',
  divorced: 'after the divorce|after our divorce|since the divorce|divorce|separated|we re separating',
  placeDecided:
    'is moving into|s moving into|moves into|are moving into|moving into sheltered|place is found|place at *',
  blockVote:
    'of our block|of the block|our block s *|of our building|of the building|our block of flats|the communal *|communal stairs|communal hallway|block of flats|8 owners|owners won t pay|leaseholders|six flats|our block s',
  heirAbroad:
    'lives in canada|living in canada|is in canada|live in canada|lives in australia|living in australia|is in australia|live in australia|lives in new zealand|living in new zealand|is in new zealand|live in new zealand|lives in america|living in america|is in america|live in america|lives in the states|living in the states|is in the states|live in the states|lives in the us|living in the us|is in the us|live in the us|lives in the usa|living in the usa|is in the usa|live in the usa|lives in spain|living in spain|is in spain|live in spain|lives in france|living in france|is in france|live in france|lives in germany|living in germany|is in germany|live in germany|lives in ireland|living in ireland|is in ireland|live in ireland|lives in italy|living in italy|is in italy|live in italy|lives in portugal|living in portugal|is in portugal|live in portugal|lives in dubai|living in dubai|is in dubai|live in dubai|lives in south africa|living in south africa|is in south africa|live in south africa|lives in holland|living in holland|is in holland|live in holland|lives in sweden|living in sweden|is in sweden|live in sweden|lives in hong kong|living in hong kong|is in hong kong|live in hong kong|lives in singapore|living in singapore|is in singapore|live in singapore|lives abroad|lives overseas|brother abroad|sister abroad|of us abroad|brother is abroad|sister is abroad',
  rented: 'we rent|i rent|rented flat|rented house|renting|landlord',
  auction: 'at auction|at an auction|auction house|property auction|from an auction',
}
