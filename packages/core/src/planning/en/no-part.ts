/** What English words say that begin no part of a goal. */
const begins: Readonly<Record<string, string>> = {
  hasDone: String.raw`(?!(?:need|feed|seed|reseed|weed|breed|speed|shed|shred|embed)\s)\p{L}{2,}ed (?:the|an?|my|our|all|it|them|most|half)|(?:(?:just|already|only|never|recently) )*(?:failed|sent|predicted|retired|divorced|widowed|separated|moved|lost|turned|got|did|had|went|came|broke|quit|gave|took|began|started|stopped|tried|hated|loved|used to|worked|lived|grew|made redundant|been|left (?:it|him|her|my|school|work|home))(?! up(?!\p{L})| off(?!\p{L}))`,
  counts: String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:out )?of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)|(?:(?!(?:need|feed|seed|weed|breed|shed|embed)\s)\p{L}{2,}ed|done|sold|read|written|seen|made|paid|won|drawn|lost) (?:about |around |only |just )?[£$€]?\d[\d,.]*k?$|\d+ (?:\p{L}+ )?(?:done|finished|made|written|read|painted|knitted|sewn|left|so far|to go)(?: out of \d+)?|(?:all )?(?:bought|wrapped|sorted|posted|delivered)$`,
  owns: String.raw`have (?:the|a|an|my|our) \p{L}+$|already|(?:i|we)(?:['’]ve| have)? (?:already |just )*(?:got|have|own|bought)`,
  lives: String.raw`(?:work|live|study) (?:full|part|all|nights?|days|shifts?|long|from|at|in|on|with|abroad|alone|there|here)|(?:have|got|having|with) (?:(?:two|three|four|five|no|a|an|one|some|bad|sore|dodgy|small|young|little|tiny|new|very|\d+) )+(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|jobs?|time|money|experience|knees?|back|hip|heart|memory|idea|clue|job|family|dogs?|cats?)|(?:(?:the|a|our|my) )?(?:tenants?|lodgers?|lease|tenancy) (?:in|is|are|stays?|there|until|till|ends?|runs?|moves?|leaves?)`,
  feels: String.raw`(?:hopeless|terrified|scared|nervous|worried|useless|rubbish|terrible|bad|good|afraid|anxious) (?:at|of|about|with)|hates|loves|likes|suffers`,
  is: String.raw`i|im|i['’]m|ive|hes|shes|its|theyre|weve|cant|dont|doesnt|wont|isnt|walks? (?:with|badly|slowly)|uses a|can(?:['’]t|not)|is|was|isn['’]t|has|doesn['’]t|speaks|lives|got`,
  states: String.raw`(?:one|an?|two|three|some) (?:\p{L}+ ){1,2}?(?:against|opposed|abroad|undecided|not keen)|(?:the|my|our) \p{L}+['’]s (?:at|in|with|on|off|broken|away|out)|(?:the|an?|my|our|his|her|their) (?:\p{L}+(?:['’]s)? ){1,3}?(?:names|says|wants|takes|has|is|are|was|were|will|lasts|knows|lives|pays|gives|thinks|hates|loves|likes|keeps|wins|asks for|insists|expects|promised|offered|agreed|said|told|asked|can(?:['’]t|not)?|won['’]t|doesn['’]t|isn['’]t|aren['’]t|wasn['’]t|hasn['’]t)`,
  wants: String.raw`wants?|needs?|aiming|hoping|actually|enough|ideally|preferably|hopefully|please`,
  becomes: String.raw`become|be|feel|reach|(?:get|be|stay|become) as \p{L}+ as|(?:go|going|return|returning|am|m) (?:back )?to work|start \p{L}+ing(?!.* (?:a week|a day|a month|every)(?!\p{L}))|stay (?:calm|fit|well|healthy|sane|awake|within)|(?:get|be) back to \p{L}+ing|get (?:fit|better|back in shape)`,
  isGoalItself: String.raw`renew (?:our|my|the) (?:wedding |marriage )?vows|(?:tie|stake|feed|water|prune) (?:them|it)(?: in| up| back)?$|(?:the|a) (?:residents['’]? )?vote$|(?:the )?(?:installation|installing|fitting)$|(?:throw|chuck|get rid of) (?:it |everything |the rest |all of it )?(?:all )?(?:away|out)|(?:sit|take|pass|do) the (?:exam|test)|(?:organi[sz]e|throw|have|hold) (?:the|a) party|(?:get|leave|have) (?:everything|it all|all|it|this|that|them) (?:ready|sorted|done|in order|in place|tidy|fixed|mended|repaired|finished)|leave on good terms|do (?:it all|everything|all of it)|win (?:the|a|it)|(?:the )?works?(?= before| by| in |$)|(?:all )?(?:done|ready|sorted|finished|over|cut)(?=$| (?:by|before|in|for)(?!\p{L}))`,
  isFormOfExam: String.raw`(?:the )?(?:written|oral)(?: (?:paper|exam|test|part)s?)?$`,
  makes: String.raw`(?:make|get|produce) (?:(?:the|at least|about|some|our own|my own|our|my|\d+ ?(?:kg|kilos|pounds|lbs?|jars|litres|gallons|bottles)(?: of)?) )*(?:olive )?(?:oil|wine|honey|juice|cider)`,
  findsOut: String.raw`(?:choose|decide) (?:with (?:her|him|them)|together)|(?:(?:know|understand|find out|work out|figure out|see|check) (?:what|whether|if|how|when|which|who)|have (?:a few|some|something|enough|a couple of)(?: \p{L}+){0,2} to (?:hang|show|give|sell|wear|put))`,
  aim: String.raw`(?:an?|at least an?|at least) (?:\d+(?: ?%| per ?cent)?|[A-E]\*?|distinction|merit|pass|first|upper second|2[.:]1)(?= for | in | to | at |$)`,
  howLarge: String.raw`\d+ (?:plants|trees|vines|hives|hectares|acres|litres|gallons|square met\p{L}+|seats|covers|head)`,
  howOften: '(?:one|two|three|four|five|\\d+|once|twice) (?:a|an|per|each|every)|once|every|each',
  howMuch: String.raw`max\p{L}*|mostly|mainly|largely|no|not|never|less|more|fewer|still|too|very|quite|a (?:bit|little|lot)|half an?|only|just|nothing|anything|everything|first|second|third|the (?:last|first|next|rest|other)`,
  how: String.raw`slowly|properly|cheap\p{L}*|stop|avoid|have(?= (?:every|no|any|some)\p{L}+)`,
  where:
    'with|without|for|from|in|on|at|to|by|near\\p{L}*|of|under|over|after|before|until|about|around|during|up|some(?:where|time|how)',
  since: String.raw`(?:starting|beginning)(?= (?:on|from|in|the|next|this|tomorrow|today|\d|\p{L}+day))`,
  why: 'if|because|but|or|so|as|which|who|that|where|when',
  whom: 'us|me|them|whoever|whatever|myself|ourselves|it',
}

export const noPart = String.raw`^(?:${Object.values(begins).join('|')})(?!\p{L})|(?<!\p{L})(?:later|afterwards|already)$|(?<!\p{L})(?:not|n['’]t|nothing) (?:\p{L}+ ){0,2}yet$`
