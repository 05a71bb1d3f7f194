import type { ThereWords } from '../templates/there-already.ts'

const DONE =
  '[a-z]{3,}ed|bought|found|chosen|paid|sent|made|done|written|got|given|sold|seen|met|drawn|cut|laid|built|cast|set|taken|picked|held|had|lent|left|won|hung|sewn|dug|grown|gone|come|told|said|kept|read|shown|spoken|spent|begun|become|known|let'
const DID =
  '[a-z]{3,}ed|bought|found|chose|paid|sent|made|did|wrote|got|saw|met|drew|took|won|gave|own|had|told|began|ran|went|done|sat|passed'
const NOW = '(?:already|just|finally|now|all|both|even|since)'

/** English words, without accents and apostrophes, by which a goal says that something is there already. */
export const thereAlready: ThereWords = {
  says: [
    `(?:ve|have|has)(?: ${NOW})*(?: been)?(?: ${NOW})* (?:${DONE})`,
    `(?:is|are|was|were|s|re)(?: ${NOW})* (?:${DONE}|there|ready|fine|valid|here|on|out|online|up(?: to date| and running)?|in (?:place|hand|order|the [a-z]+)|at home|with us|on (?:its|their) way)`,
    '(?:left|gave|lent|bought|found) (?:me|us)|from my [a-z]+',
    'm (?:in|on|booked|enrolled|signed up|entered|registered)',
    `^(?:and |but |already )?(?!failed|needed|wanted|missed|lost|forgot)(?:${DID}) (?:the|my|our|an?|both|all)`,
    `(?:${DONE}|ready)(?: (?:already|now|in|off|out|over|nothing (?:else|more)|so far|(?:out )?of [0-9]+|that s it|(?:[a-z]+ )?(?:days|weeks|months|years) ago|last [a-z]+|yesterday|too|as well|(?:with|through|from|since) .+))?$|(?:here|online|out)$`,
    `^(?:and |but |as |because |so )?(?:(?:i|we)(?: ${NOW})* (?:${DID})|(?:already )?(?:got|had))`,
    '(?:gave|left|lent|lets|bought|offered|promised|would let|would lend|would give) (?:me|us)',
    '(?:quotes?|estimates?|plans|drawings|application|forms?|papers|survey|results) (?:in|back|through|sent off|gone in)$',
    `(?:${DONE}) (?:in|last) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)$`,
    `^(?:and |but |as |because )?(?:i|we)(?: ve| have)(?: ${NOW})*(?: got)?(?! (?:to|got to|been|[a-z]+ to) )`,
    'said yes|agreed|given (?:us|me)|(?:got|have|own|is) one|one at home',
    '^(?:and |but )?have [a-z]+ and [a-z]+$',
    '^(?:i |we |and |but )?ha(?:ve|s) (?:the|my|our|an?|both|all)(?: (?!(?:done|cut|made|look|go|chat|word|baby|break|rest|try|read|fitted)$|[a-z]+ed$)[a-z]+){1,4}$',
    '(?:there (?:is|are|s) )?already',
    '(?:booked|hired|ordered) (?:for|on|from) [a-z0-9 ]+$',
  ].join('|'),
  not: 'not|no|nothing(?! (?:else|more))|none(?! of the rest)|never|[a-z]+n t|still|yet|to (?:be|get|do|find|book|buy|order|choose|make|write)|needs?|(?:i|we) want|must|will|ll|until|apart|except|nearly|almost|half|only|would(?! (?:let|lend|give) (?:us|me))|should|if|when|by|before|for [0-9]+(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:is |are )?(?:already )?(?:booked|reserved|ordered|confirmed)))|get|getting|^have (?!done|got|bought|had|finished|passed|found|booked|[a-z]+ and [a-z]+$|(?:the|my|our|an?|both|all)(?: (?!(?:done|cut|made|look|go|chat|word|baby|break|rest|try|read|fitted)$|[a-z]+ed$)[a-z]+){1,4}$)',
  owned: `(?:[a-z]+ ){1,3}(?:that|which) (?:arrives?|comes?|is (?:coming|arriving|delivered|being delivered)|gets delivered)|(?:[a-z]+ ){1,3}(?:that |which )?(?:(?:i|we)(?: ve| have)?(?: ${NOW})* (?:${DONE}|${DID})|[a-z]+ [a-z]+ (?:gave|left|lent|bought) (?:me|us)|(?:my )?[a-z]+ (?:gave|left|lent|bought) (?:me|us))`,
  turns: 'but|though|although|(?:just|only) needs?',
  brings: 'with|having',
  things: {
    account: 'account|domain|hosting|login|profile|page',
    advert: 'advert*|listing|listed|on the market|posted|online|up for sale',
    animal: 'puppy|kitten|dog|cat|breeder|rabbit|rescue|hens|birds|colony|one',
    animalThings: 'litter tray|bed|basket|food|lead|collar|bowls|cage|crate|hutch|things it needs',
    application: 'application|applied|form|request|handed in|notice|sent off|claim|submitted',
    appointment: 'appointment|slot|date|booked|booked in|visit|session',
    architect: 'architect|structural engineer|surveyor',
    buyer: 'buyer|buyers|sold',
    food: 'caterer|caterers|catering|food|menu|buffet|drinks',
    carer: 'carer|nanny|nursery|childcare|childminder|au pair|sitter|babysitter|housesitter|someone|somebody',
    chosen: 'chosen|chose|decided|picked|settled on|likes the|liked the|made up|know which',
    church:
      'gurdwara|mosque|synagogue|temple|celebrant|church|parish|vicar|priest|registrar|chapel|register office|minister',
    company: 'company|business|registered|vat|charity number|hmrc|companies house|sole trader|charity',
    contract: 'contract|lease|tenancy|the agreement|our agreement|tenancy agreement|purchase agreement|signed',
    course: 'course|class|classes|lessons|workshop|cbt|had * lessons|lesson|induction',
    cutOut: 'cut|cut out',
    cv: 'cv|resume',
    date: 'date|day|slot|appointment|booked',
    design: 'design|designs|pattern|drawing|drawings|sketch|sketches|plan|plans|logo|layout|model',
    doctor:
      'surgeon|consultant|specialist|doctor|gp|anaesthetist|the all clear|all clear|orthodontist|physio|vet|waiting list|midwife',
    draft:
      'draft|manuscript|script|text|speech|story|essay|proposal|all chapters|all the chapters|it all|slides|presentation|lyrics|poem|letter',
    editor: 'agent|publisher|editor|proofreader',
    entry: 'entry|entered|registered|signed up|place|bib|number|enrolled|joined|membership|slot|spot',
    gift: 'present|presents|gift|gifts|favours',
    goods:
      'units|furniture|desk|chair|cot|bed|beds|appliances|boiler|panels|tiles|bath|materials|equipment|stock|goods|samples|books|things|works|paintings|photos|frames|charger|tank|coop|henhouse|hen house|hive|hives|run|fruit|ingredients|ovens|machines|machine|tree|trees|rug|curtains|kitchen|bathroom suite|windows|stove|posts|toys|uniforms|bricks|cots|pram|birds',
    ground: 'base|ground|foundations|beds|soil|slab|dug|laid',
    guests: 'guest list|guests|people|list|everyone|everybody|all of them|numbers|who is coming',
    home: 'flat|house|home|apartment|room|place|somewhere to live',
    instrument:
      'guitar|piano|violin|drums|keyboard|saxophone|sax|cello|flute|ukulele|trumpet|clarinet|accordion|harp|banjo|bass|instrument|one|his|hers|theirs|camera|machine|wheel|kiln|board|bike',
    insurance: 'insurance|cover|insured',
    invitations: 'invitations|invites|save the dates|invited|posters|flyers|leaflets',
    kit: 'kit|gear|shoes|trainers|boots|rucksack|equipment|tools|wetsuit|tent|bike|bicycle|helmet|camera|microphone|bag|jars|bottles|marquee|gloves|machine|sander|shears|pencil case|number|bikes|skis|oven|ovens|trays|rucksacks|shed|greenhouse',
    leave:
      'days off|leave|time off|week off|holiday|work|boss|employer|boss has|my boss|the boss|employer has|told work|sabbatical',
    lessons: 'lessons|method|app|videos',
    licence: 'provisional|provisional licence|licence',
    list: 'list|recipes|recipe|menu|inventory|lists|names|waiting list',
    loan: 'loan|mortgage|mortgage in principle|agreement in principle|finance',
    material:
      'wood|timber|pallets|boards|planks|fabric|wool|yarn|cloth|clay|leather|beads|material|materials|paint|paper|wallpaper|tiles|flooring|laminate|parts|bricks|stone|slabs|hose|kit|cement|turf|varnish|posts|panels|fencing|slab|sand|gravel|decking|insulation|felt|tins|rollers|brushes|lino|carpet|stones|thread|canvas|plaster|glass|logs|oak|pine|beech|ash|walnut|plywood|mdf|cedar|tree trunk|resin|tweed|felt|velvet|linen|cotton|silk|balls of *|skeins|hooks|needles',
    money:
      'loan|mortgage|funding|grant|finance|money|savings|deposit|budget|student finance|money together|the money|deposit together|cash|pledges|sponsor|sponsors',
    music: 'band|dj|music|playlist|magician|entertainer|games|decorations|bouncy castle|face painter|clown',
    offer: 'offer|offered|job',
    outfit: 'dress|suit|outfit|shoes|costumes|costume|rings|ring|uniform|clothes|hat',
    outline: 'outline|structure|contents|chapter plan|plan|synopsis|idea',
    papers: 'papers|documents|certificates|forms|deeds|epc|receipts|payslips|statements|paperwork|references',
    parts: 'parts|cast|roles|casting',
    passport: 'passport|passports|visa|visas|documents',
    people:
      'interested|volunteers|members|friends|people|helpers|neighbours|partner|partners|team|teammates|players|leaders|musicians|band|bakers|godparents|guide|sister|brother|colleague|colleagues|of us|followers|reader|readers|references|referees|tenant|tenants|lodger|flatmate|flatmates|twelve|everyone|everybody|team mates|agency|families|cast|singers|actors|runners|cousins|choir',
    permission:
      'permission|permit|permits|consent|vote|voted|go ahead|licence|licences|planning|council|landlord|freeholder|neighbours|manager|head',
    photos: 'photos|photo|pictures|photographs',
    place:
      'table|hall|venue|room|rooms|barn|marquee|restaurant|club|gallery|pub|library|field|site|premises|shop|unit|studio|workshop|stall|pitch|stand|space|place|school|cafe|campsite|kennels|gym|pool|mill|mooring|slip|crane|garden|theatre|museum|host family|university|ground|grounds|park|patch|land|arena|centre|chapel|tent|house|farm|scout hut|town hall|sports hall',
    plan: 'business plan|budget|figures|sums|plan|programme|timetable|syllabus|numbers',
    plot: 'allotment|plot|land|patch',
    prices: 'price|prices|priced',
    quotes: 'quote|quotes|estimate|estimates|offers',
    referral: 'referral|referred|letter from the gp',
    research:
      'literature review|lit review|literature search|readings|research|sources|interviews|data|reading|experiments|fieldwork|recordings|notes|archives|survey',
    route: 'route|itinerary|stages|programme|tour',
    seeds: 'seeds|seedlings|plants|bulbs|tubers|seed potatoes|turf|plugs|tree|trees|roses|shrubs|hedge|bulb|plant|seed',
    seen: 'seen|visited|looked at|viewed|been to see|saw|tried|test driven|met|test drives|test drive|viewings|viewing|open day|open days|been round|information evening|info evening|open evening|taster',
    solicitor: 'solicitor|lawyer|accountant|adviser|appointment',
    songs: 'songs|song|tracks|pieces|programme|set list|repertoire|music',
    staff: 'staff|assistant|employee|employees|barista|cook|someone to help',
    stay: 'hotel|hotels|accommodation|cottage|b b|campsite|pitch|apartment|flat|villa|room|rooms|beds|hostel|hostels|airbnb|house|albergues|chalet|lodge|cabin|caravan|gite|guest house|guesthouse|inn|place to stay|tent|self catering|refuge|hut|huts|parador|resort|holiday home|farmhouse|agriturismo|cabins|cruise|beach house|hotel',
    suppliers: 'suppliers|supplier|stock|farm|farms|producers|wholesaler',
    teacher: 'teacher|tutor|instructor|coach|trainer|school|supervisor',
    tests:
      'test|tests|pre op|blood tests|x rays|x ray|scan|mri|assessment|check up|medical|dbs|dbs check|certificate|jabs|vaccinations|hearing test|sight test|eye test|bloods|pre assessment|level test|ultrasound|biopsy|ecg|cardiologist',
    theory:
      'theory * passed|theory passed|passed * theory|passed theory|theory done|theory * done|done * theory|theory test passed|theory test done',
    tickets: 'ticket|tickets|seats|passes',
    topic: 'topic|title|theme|subject|question|book|books',
    tradesperson:
      'firm|builder|builders|fitter|fitters|installer|electrician|plumber|contractor|company|roofer|decorator|carpenter|joiner|tiler|gardener|tree surgeon|plasterer|mason|funeral director|mechanic|restorer|someone|man|he|they|engineer|tradesman|workmen|landscaper|painter|removal men|stonemason|surveyor|glazier|chimney sweep|heating engineer|agency',
    transport:
      'flight|flights|train|trains|ferry|coach|bus|travel|journey|crossing|car hire|hire car|ferries|plane tickets|train tickets|tickets|eurostar|shuttle|channel tunnel|van|campervan|agency|flight tickets|motorhome|boat|taxi|lift|lifts',
    valuation: 'valuation|valued|survey|surveyed',
    van: 'van|movers|removal firm|removal company|removals|removal men|lorry',
    works:
      'roof is on|roof on|walls are up|walls up|shell is up|foundations are in|foundations laid|builders have started|builders are in|builders started|work has started|work has begun|works have started|work started|under way|underway|plastered|second fix|first fix',
  },
}
