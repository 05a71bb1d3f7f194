/** Words that a wish may begin with before its verb. */
export const polite: readonly string[] = [
  'hi|hey|hello|ok|okay|so|and|then|please|pls|plz|kindly|just|now|lets|also|maybe|possibly',
  '(can|could|would|will) you|u',
  '(can|could) i|we',
  'i want|need to',
  'i want|need you to',
  'id like (you)? to',
  'i would like (you)? to',
  'we need to',
  'go ahead and',
  '(would|do) you mind',
  'be so kind as to',
  'd like to',
]

/** What wishes begin with: of a slip the whole word must be known. */
export const imperatives: readonly string[] =
  'move reschedule postpone cancel delete remove schedule create insert rename extend shorten lengthen duplicate remind'.split(
    ' ',
  )

/** Words that are said to somebody, and ask for nothing; a text of nothing else is no question. */
export const smallTalk: readonly string[] = [
  'hi|hiya|hey|hello|yo|there|ok|okay|great|perfect|lovely|cheers|thanks|ta|bye|goodbye|please|mate|and|so|well',
  'thank you',
  'good morning|afternoon|evening|night',
  'you there',
  'how are you|things (doing|going|today)?',
  '(you re|youre|you are) (a|an|the)? {anyWord} !free|busy|there',
  'whats up',
  '(thats|that is) (all|it|great|perfect)',
  '(for|from) (now|today|me)',
  'very|so much',
  'a lot',
  'see you (later|soon|tomorrow)?',
]

/** English words that say nothing about which events are meant, folded. */
export const stopWords = `
basically practically pretty anyways ideally say though tho sorry oh ah hmm because final whether passes passed a ago an the i me my mine myself we us our ours you your important always difference distance he his him she her hers it its they them their this that these those and or but if
of in on at by to from for with about as into over under up down off out so than then too very just also only again here
there else otherwise besides where whereabouts when what which who whom whose why how is am are was were be been being do does did done doing don doesn
didn have has had having haven hasn ve d s ll m re t can could will would shall should may might must won wouldn cannot
not no nor any anything something nothing some all every each both more most less least other others another few many
much lot lots event events appointment appointments commitment commitments obligation obligations thing things stuff calendar schedule scheduled agenda plan plans
planned planning plate diary booked set entry entries item items day days date dates week weeks month months year years
time times hour hours minute minutes long often ever never yet already now soon next last past previous upcoming coming
first before after until till since during between within left remain remaining remains free available availability open
busy busiest worst calm calmest quiet quietest light lightest full fullest empty emptiest packed heavy heaviest conflict
conflicts overlap overlaps overlapping clash clashes category categories used using give please thanks thank hi hello
hey ok okay tell show list find search look looking get got go going goes went gone see seeing saw seen know need want
wanted like let lets happening happen happens happened occur occurs spend spent spending count number total totals sum calculate far
away morning afternoon evening night tonight today tomorrow yesterday weekend weekends supposed due meet kind kindly
possible possibly able anybody anyone someone pm average averagely frequently usually normally typically generally selected ones one altogether
overall currently take takes start starts begin begins end ends come comes visit visited visiting attend attending mind
wondering wonder remind overview rundown summary looks chance perhaps maybe recently recent future later instead rather
everything whats whens through walk run whole summarise summarize brief leave leaving back pay finish finishes finished
ending stop stops lasts still straight right restaurant venue wheres place located location address same earliest latest wen once twice actually nights overbooked
started began two three together miss missed taken per around abroad town evenings mornings afternoons longest shortest longer shorter
part fraction proportion lunchtime held according typical normal usual ordinary completely totally absolutely literally entirely fully wholly single anyway well exactly precisely dear kindly while weekday weekdays anywhere somewhere sleeps monday tuesday wednesday thursday friday saturday sunday saturdays sundays mondays tuesdays wednesdays thursdays fridays land lands landing arrive arrives fall falls owt nowt pls plz
gimme wanna gonna gotta im ive weve youve u ur r ya took early late onwards onward
`
