import type { PlanningWords } from '../planning-words.ts'

/** English names of the kinds of targets. */
export const names: PlanningWords['names'] = {
  exam: 'Exam',
  race: 'Race',
  wedding: 'Wedding',
  move: 'Move',
  trip: 'Trip',
  launch: 'Launch',
  thesis: 'Thesis',
  jobSearch: 'Job search',
  event: 'Event',
  certification: 'Certification',
  baby: 'Birth',
  taxes: 'Taxes',
  renovation: 'Renovation',
  performance: 'Performance',
  generic: 'Goal',
}

const words = (is: string, not = ''): { is: string[]; not: string[] } => ({
  is: is.split('|'),
  not: not === '' ? [] : not.split('|'),
})

/** English words that tell a kind of target. */
export const kinds: PlanningWords['kinds'] = {
  exam: words(
    'exam|exams|examination|examinations|finals|midterm*|a levels|gcse*|?sat|lsat|gmat|gre|mcat|entrance test|admission test|bar exam|?oral|orals|maths test|math test|resit|civil service|state exam|oral test|written test|history test|physics test|chemistry test|biology test|board exams|baccalaureate|quals',
    'blood exam|medical exam|eye exam|dental exam|physical exam|examine|when i sat|i sat|nba finals|cup finals|breast exam',
  ),
  race: words(
    'marathon*|half marathon|ultramarathon*|?ultra|triathlon|duathlon|ironman|10k|5k|10 k|5 k|10 km|5 km|10km|5km|?race|?races|parkrun|fun run|trail run|sportive|century ride|gran fondo|regatta|spartan|tough mudder|cross country|swim race|open water swim|championship*|?run a|?run the|couch to 5k|cycling race|bike race|tennis tournament|hyrox|?relay',
    'race condition*|movie marathon|film marathon|netflix marathon|reading marathon|arms race|space race|human race|race car|running late|run a workshop|run a business|run a campaign|run a bake sale|run a stall|run a conference|run the numbers|run the backup|run a test|run a shop|run the workshop|rat race|run the meeting|run a meeting|run a course|run the conference|marathon of films|bake race',
  ),
  wedding: words(
    'wedding|weddings|get married|getting married|marry|elope|civil partnership|tie the knot|?bride|?groom|marriage|nuptials',
    'wedding anniversary|golden wedding|silver wedding|marriage counselling|marriage counseling',
  ),
  move: words(
    'move house|moving house|move home|moving home|?move to|?moving to|move out|moving out|?move in|?moving in|move into|moving into|relocat*|new house|new flat|new apartment|?new home|house move|change flat|change house|house moving|move apartments|move flat|moving day|?the move|?our move|?my move|?moving|move back|move abroad|emigrat*',
    'move to the next|move the server*|server move|moving the server*|move to production|move to the cloud|move to dismiss|moving average|move the meeting|move in yoga|relocate the server*|relocation of server*|relocate server*|move to git*|moving to the cloud|move servers|data relocation|moving the database|moving servers|moving the data',
  ),
  trip: words(
    'trip|trips|?travel*|holiday in|holidays in|holiday to|vacation|vacations|cruise|honeymoon|backpack*|road trip|?cycle along|bike tour|cycling tour|city break|weekend in|week in|fly to|flying to|flight to|visit japan|?visit|interrail|safari|camping|camino|?tour of|trek|hike the|?go to|?going to|getaway|journey|ski week|skiing|ski trip|pilgrimage|gap year|?holiday|?holidays|business trip|study abroad|erasmus',
    'go to bed|go to the gym|go to gym|trip over|before the holidays|after the holidays|visit the dentist|visit the doctor|doctor visit|travel agency|holiday party|go to college|go to university|go to work|going to be|going to do|going to learn|going to run|going to write|go to sleep|holiday gifts|holiday cards|holiday shopping|visit grandma|site visit',
  ),
  launch: words(
    '?launch*|go live|going live|start a business|start a * business|start my own *|?start a *|start a company|start my business|startup|start up|online shop|online store|e commerce|ecommerce|?open a|?open my|?open our|?open the|?opening a|?publish*|?release|start a podcast|start a blog|start a newsletter|podcast|newsletter|?website|new site|?found a|?ship|crowdfunding|kickstarter|self publish*|?product|?app|?campaign|bring out|?blog|set up a business|set up a company|side business|etsy shop|small business',
    'launch break|lunch break|launch time|open a bank account|open an account|open the window|open a savings account|press release|cruise ship|open the door|rocket launch viewing|product manager|open a file|open the wine|open a bottle|relationship|watch the launch|open a pension',
  ),
  thesis: words(
    'thesis|theses|dissertation|phd|doctorate|graduat*|viva|capstone|defend my|?defence|final project|term paper|bachelors|masters degree|master s thesis|bachelor s thesis',
    'graduation party|graduation gift|graduation dinner|hypothesis|graduate scheme|graduation of *',
  ),
  jobSearch: words(
    'new job|find a job|find a new job|find work|job search|job hunt*|job hunting|change job*|change career*|career change|get a job|get a new job|look for a job|looking for a job|internship|job interview*|?interview|?interviews|switch jobs|apply for jobs|?resume|cv|new career|new position|better job|first job|?another job|?placement|switch careers|get hired|find an internship|job application*|land a job|?job',
    'job done|leave my job|quit my job|odd jobs|paint job|interview of candidates|nose job|job for the plumber',
  ),
  event: words(
    'party|parties|birthday|birthdays|?event|?events|?dinner|dinner party|conference|convention|workshop|festival|?fair|fundraiser|fundraising|tournament|reunion|gala|christening|baptism|communion|confirmation|anniversary|wedding anniversary|golden wedding|silver wedding|?host|barbecue|bbq|baby shower|bridal shower|hen do|stag do|hen party|stag party|bachelorette|bachelor party|open day|meetup|hackathon|bake sale|charity|celebration|celebrate|exhibition|?retreat|offsite|team building|?summit|seminar|?ceremony|graduation party|street market|village fete|fete|gathering|picnic|housewarming|thanksgiving dinner|christmas dinner|book launch party|?lunch for|jumble sale|flea market|village fair|school fair|holiday party|webinar|run a workshop|run a bake sale|run a conference|run a stall|40th|50th|30th|60th|18th|21st|game night|quinceanera|bar mitzvah|bat mitzvah',
    'birthday present|birthday gift|birthday card|party politics|third party|confirmation email|conference call|anniversary gift|event horizon',
  ),
  certification: words(
    '?certificat*|certified|ielts|toefl|toeic|cambridge|delf|dele|goethe|hsk|jlpt|pmp|aws|azure|cissp|cpa|cfa|driving test|driving licence|driving license|driver s licence|driver s license|drivers licence|drivers license|driver license|driving exam|theory test|learner permit|first aid course|?qualification|scuba|padi|pilot licence|pilot license|?licence|?license|cisco|ccna|scrum master|?b2|?c1|b2 exam|c1 exam|ielts exam|toefl exam|cambridge exam|certification exam|comptia|accreditation|lifeguard',
    'birth certificate|marriage license|marriage licence|license renewal|renew my license|renew my licence|renew licence|renew license|medical certificate|gift certificate|software license|renew my driving licence|renew my driving license',
  ),
  baby: words(
    'baby|?birth|due date|pregnan*|newborn|give birth|maternity|paternity|become a parent|becoming a parent|become parents|becoming parents|?twins|our first child|second child|first child|adoption|?nursery|?expecting|labour ward|new dad|new mum|new mom|adopt a child',
    'baby shower|birthday|due date for|project due date|invoice due date|report due date|assignment due date|due date of|library due date|birth certificate|baby steps|adopt a dog|adopt a cat|dog adoption|essay due date|nursery school|minnesota twins|payment due date|rent due date|babysit*|homework due date|birth of a nation|date of birth|expecting a|paper due date',
  ),
  taxes: words(
    'tax|taxes|tax return|self assessment|vat|irs|1040|accountant|fiscal year|tax season|council tax|income tax',
    'syntax|tax free shopping',
  ),
  renovation: words(
    'renovat*|remodel*|refurbish*|redo the|redo our|replace the roof|replace the *|new kitchen|new bathroom|redecorat*|paint the|paint my|painting the|loft conversion|?extension|home improvement|replace the windows|new windows|new roof|rewire|?restore|fit a kitchen|fit the kitchen|solar panels|landscap*|build a house|build a deck|build a shed|build a patio|do up the|do up|garage conversion|refit|tile the|furnish|wallpaper*|fix the roof|decorate the|new floor|?basement|?attic',
    'deadline extension|visa extension|redo the test|redo the exam|extension cord|restore the backup|restore from|chrome extension|browser extension|redo the slides|redo the cv|renovation loan|paint the town|restore my|restore the database|decorate the tree|decorate the cake|redo the website|debt restructuring',
  ),
  performance: words(
    'school play|play in a|recital|concert|concerts|?show|?shows|?performance|?perform|performing|audition|musical|gig|open mic|?talk|talk at|tedx|ted talk|keynote|?presentation|present at|?speech|speech at|speech for|best man s speech|best man s speech|?pitch|?ballet|?choir|dance show|premiere|stand up|stand up comedy|?theatre|?theater|band night|demo day|debate|piano exam|public speaking|fashion show|nativity|panto|pantomime|poetry slam|rehears*|jam session|lecture|sing at|sing in|play at|speak at|opening night',
    'concert tickets|tickets for the concert|tickets to the concert|theatre tickets|tv show|talk to|show up|talk with|small talk|pitch a tent|performance review|football pitch|show home|talk about|trade show|show me|binge a show|show them',
  ),
  generic: words(
    'learn|learning|study piano|?play the|play piano|play guitar|get better at|?improve|speak spanish|speak french|speak italian|speak german|?practise|?practice|?course in|course on|?class in|swimming course|lose weight|lose * kilos|lose * pounds|quit smoking|stop smoking|read * books|save * money|save money|save for|save up|meditate|habit|write a book|write a novel|get fit|get in shape|?walk|?swim|become fluent|fluent in|take up|master the|teach myself|train my dog',
    'masters thesis|practice exam',
  ),
}

/** English words of what is special about a target. */
export const traits: PlanningWords['traits'] = {
  short: words('10k|5k|10 k|5 k|10 km|5 km|10km|5km|parkrun|fun run|cross country|tournament|sprint'),
  half: words('half marathon|half|21 km|21k|olympic|13 1|10 mile*'),
  long: words('marathon*|ultra*|ironman|triathlon|26 2|42 km|42k|trail|sportive|century ride|gran fondo|100 km|70 3'),
  abroad: words(
    'abroad|overseas|japan|tokyo|kyoto|usa|united states|america|new york|california|hawaii|canada|mexico|brazil|argentina|peru|chile|colombia|cuba|caribbean|australia|new zealand|india|china|beijing|thailand|vietnam|indonesia|bali|sri lanka|nepal|maldives|egypt|morocco|marrakech|tunisia|kenya|tanzania|south africa|namibia|madagascar|jordan|israel|turkey|istanbul|dubai|emirates|oman|iceland|norway|england|london|scotland|ireland|dublin|uk|korea|seoul|singapore|philippines|russia|georgia|armenia|around the world|safari|asia|africa|europe|italy|rome|venice|florence|sicily|tuscany|france|paris|spain|barcelona|madrid|portugal|lisbon|germany|berlin|austria|vienna|switzerland|greece|croatia|netherlands|amsterdam|belgium|brussels|prague|budapest|poland|denmark|copenhagen|sweden|stockholm|finland|lapland|malta|albania|patagonia|costa rica|honeymoon|erasmus|study abroad|foreign|interrail|camino',
  ),
  skill: words(
    'learn|learning|study|play the|play piano|play guitar|get better at|improve|speak|practise|practice|course|class|lose weight|lose * kilos|lose * pounds|quit|stop smoking|read * books|save * money|save money|save for|save up|meditate|habit|get fit|get in shape|walk|swim|become fluent|fluent|take up|master the|teach myself|train',
  ),
  habit: words(
    'lose weight|lose * kilos|lose * pounds|quit|stop smoking|stop drinking|read * books|read more|save * money|save money|save for|save up|meditate|habit|get fit|get in shape|walk',
  ),
  driving: words(
    'driving test|driving licence|driving license|driver*|drivers licence|drivers license|driving exam|theory test|learner permit',
  ),
  guest: words(
    'guest|wedding of|s wedding|attend a wedding|attend the wedding|go to a wedding|best man|bridesmaid|invited to',
    'my daughter s wedding planning|guest list|organi* * * s wedding|plan * * s wedding|planning * * s wedding|arrange * * s wedding|my wedding|our wedding',
  ),
}
