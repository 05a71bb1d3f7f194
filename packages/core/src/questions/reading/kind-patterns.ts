import type { Language } from '../../language/index.ts'
import type { QuestionKind } from '../question-types.ts'

/** Patterns of a kind, read of a folded text; the first that fits decides. */
export type KindPattern = readonly [QuestionKind, RegExp]

const IT_POLITE = String.raw`^(?:(?:ciao|ehi|hey|ok|allora|e|poi|per favore|per piacere|per cortesia|gentilmente|grazie|dai|senti|scusa|mi|ti|dispiacerebbe|puoi|potresti|puo|potrebbe|riesci a|riusciresti a|vorrei|voglio|vorrei che tu|devo|dovrei|dovresti|bisogna|dobbiamo|ho bisogno di|avrei bisogno di|volevo|adesso|ora|anche|saresti cosi gentile da)[ ,.!]+)*`
const EN_POLITE = String.raw`^(?:(?:hi|hey|hello|ok|okay|so|and|then|please|kindly|just|now|can you|could you|would you|will you|can we|could we|can i|could i|i want to|i want you to|i need to|i need you to|i'd like to|i'd like you to|i would like to|i would like you to|we need to|let's|lets|go ahead and|would you mind|do you mind|be so kind as to|also|maybe|possibly|d like to)[ ,.!]+)*`

const IT_VERBS =
  'cancell|elimin|rimuov|rimuover|togl|toglier|lev|annull|disdi|disdir|spost|rimand|posticip|anticip|rinvi|aggiung|inseri|crea|crear|mett|segn|fiss|rinomin|categorizz|assegn'
const EN_VERBS =
  'delete|deleting|remove|removing|cancel|cancelling|canceling|clear|erase|drop|move|moving|shift|postpone|postponing|reschedule|rescheduling|push|bring(?: forward|(?= .+ forward))|put off|delay|add|adding|create|creating|schedule(?! (?:on|for|this|next|today|tomorrow|of|in)\\b)|book|put|insert|rename|renaming|set up|recategorise|recategorize|categorise|categorize|assign|change|get rid of|mark|tag|file'

const IT_UNITS =
  '(?:settiman|mes[ei]|ann[oi]|giorn|weekend|fine settimana|trimestr|semestr|estat|invern|primaver|autunn|or[ae])'
const IT_DAYS = '(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)'
const IT_MONTHS = '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)'
const EN_UNITS =
  '(?:few|couple|week|month|year|day|weekend|quarter|summer|winter|spring|autumn|fall|night|hour|[0-9]+|two|three|four|five|six|seven|ten|fortnight)'
const EN_DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const EN_MONTHS = '(?:january|february|march|april|may|june|july|august|september|october|november|december)(?![a-z])'

const pattern = (source: string): RegExp => new RegExp(source, 'u')

const ITALIAN: readonly KindPattern[] = [
  [
    'none',
    /password|system prompt|prompt di sistema|istruzioni (?:nascoste|di sistema|segrete|precedenti|interne)|token|api key|chiav[ei] (?:api|segret)|carta di credito|\b(?:altr[ie] utent|altr[ei] person|altri account)|dati di (?:altr|un altr)|(?:calendario|agenda|eventi|dati) (?:di|del|della) (?:un altr|qualcun|mio collega|mia collega|mio capo|vicino)|variabil[ei] d'ambiente/u,
  ],
  [
    'none',
    /barzellett|meteo\b|che tempo (?:fa|fara)|tempo atmosferico|previsioni del tempo|ricett[ae]\b|\bcapitale d|traduci|scrivimi|poesi|notizie|(?<!di |con |a )chi (?:e|ha|ha vinto|sei(?=\s\w)|ti ha)\b(?! (?:impegn|appunt))|quanto fa \d|radice quadrata|borsa\b.*azion|consigliami (?:un|una)|raccont/u,
  ],
  [
    'none',
    /\b(?:piove|piovera|nevica|nevichera|che ore sono|quanto cost\w+|calorie)\b|come mi vesto|cosa (?:mi metto|indosso|cucino|compro|regalo)|\bquanti anni (?:ha|hanno|ho|compi)|\bquante persone\b|\b(?:piu|meno) di (?:\d|due|tre|quattro|cinque)\w* (?:impegn|event|cos|appunt)|\balmeno (?:\d|due|tre)\w* (?:impegn|event|cos|appunt)|\b(?:inoltra|invia|manda|condividi|esporta)\w* .*(?:calendario|impegni|agenda)|@|\d+ ?(?:per|piu|meno|diviso|[x*+]) ?\d+(?! (?:giorn|settiman|mes|or[ae]|minut))/u,
  ],
  [
    'help',
    /^(?:aiuto|help|help me|\?|ciao|salve|buongiorno|buonasera|hey|ehi|(?:tu )?chi sei|grazie(?: mille)?)[!?. ]*$|(?:cosa|che cosa) (?:sai|puoi|sapresti|potresti) fare|come (?:funzion|ti uso|posso usar)|(?:cosa|che cosa|che) (?:ti )?(?:posso|si puo) chieder/u,
  ],
  [
    'plan',
    /(?:aiut\w*|mano|serve aiuto) (?:a|per) (?:a )?(?:preparar|organizzar|pianificar)|\b(?:prepararmi|preparami|pianificami|organizzami|preparare|pianificare|organizzare|pianifica|organizza|prepara) (?:per |a |alla |al |all'|la |il |lo |l'|un |una |i |le |gli |per la |per il |mi )|\bpiano (?:per|di) (?:prepar|allen|stud|arriv|la |il |l')|programma di (?:allenament|studio|preparazion)/u,
  ],
  [
    'change',
    pattern(
      `${IT_POLITE}(?:ricord(?:a|ami|armi|i) di (?!quando|che |cosa|dove)|promemoria|appunta(?:mi|ti)? |annota(?:mi|ti)? )`,
    ),
  ],
  [
    'change',
    pattern(
      `${IT_POLITE}(?:${IT_VERBS})(?:a|i|ci|re|are|ere|ire|er|ir|ando|e|o|isci|scere|nire|ia|iare)?(?:mi|melo|mela|meli|mele|lo|la|li|le|ne|rmi|rci|rlo|rla|rli|rle)?(?: |$)`,
    ),
  ],
  ['change', pattern(`${IT_POLITE}(?:chiama(?:lo|la)? |cambia(?:re)? |modifica(?:re)? |dai il nome)`)],
  [
    'conflicts',
    /due (?:cose|impegni) (?:insieme|contemporane|alla stessa|nello stesso)|contemporaneamente|stessa ora\b|stesso momento|conflitt|sovrappo|sovrappon|accavall|doppi[ao]? (?:impegn|prenotaz|appunt)|coincid|si pestano/u,
  ],
  [
    'categories',
    /(?:per|tra le|fra le|quale|quali|che|in quali|ogni|delle) (?:mie )?categori[ae]|categori[ae] (?:piu|ho|uso|pesa|occupa)|distribuit|distribuzion|ripartizion|ripartit|suddivi|in (?:che )?cosa (?:passo|spendo|va|investo|impiego)|dove va il (?:mio )?tempo|come (?:passo|spendo|divido|impiego|uso) il (?:mio )?tempo|percentual|\ba (?:che )?cosa dedic|dedic\w+ piu tempo|(?:passo|spendo) piu tempo|come (?:e|viene) (?:divis|distribuit|spes|usat|impiegat)\w+ il (?:mio )?tempo/u,
  ],
  ['last', /\bda quanto\b|quanto tempo (?:e|sara) (?:passat|trascors)|quant[oi] (?:tempo|giorni) fa\b/u],
  [
    'when',
    /quanto (?:tempo )?(?:sto|resto|rimango|staro|restero|rimarro) (?:in|a|ad|al|all'|alle|dal|dai)\b|quanto (?:mi )?dur\w+|quant[ie] (?:giorni|ore|settimane|notti) dur\w+|\bdurata d|quant[ie] (?:giorni|settimane|mesi) (?:a|ad|al|alla|alle|agli|ai|all') ?(?!.*\b(?:liber|ho\b|sono\b|siamo\b|impegn))/u,
  ],
  [
    'free',
    /\b(?:ore|tempo) liber|trova(?:mi|re|rmi)? (?:un'ora|mezz'ora|(?:\d+|due|tre|quattro|cinque) ore)|quando (?:posso|potrei|riesco a|riuscirei a) (?:mettere|fissare|organizzare|infilare|incastrare)|\b(?:infil|incastr)(?:are|o)\b/u,
  ],
  [
    'when',
    /quant[ie] (?:giorni|settimane|mesi) .*\b(?:tra|fra|da) (?:oggi|ora|adesso) (?:e|a|al|alla|all')\b|quanto (?:tempo )?manca|quant[ie] \w+ mancan|mancan\w* quant|(?:tra|fra) quant[oi]|ogni quanto|quanto spesso|con che frequenza|quant[ie] (?:giorni|settimane|mesi) (?:fino|prima|al|alla|all')/u,
  ],
  ['hours', /quant[eo] (?:ore|tempo|minuti)|(?:ore|tempo) (?:totali|dedicat|pass|spes|in totale)|\bore di\b.*\bho\b/u],
  [
    'calmest',
    /(?:piu|meno) (?:liber|tranquill|calm|legger|vuot|scaric|rilassat)|meno (?:impegn|pien|caric|fitt|occupat|dens|intens)/u,
  ],
  [
    'busiest',
    /piu (?:impegnat|pien|caric|fitt|occupat|dens|intens|incasinat|eventi|impegni|appuntament)|maggior numero|sovraccaric/u,
  ],
  [
    'free',
    /\bliber[oaie]\b|disponibil|\bbuc(?:o|hi)\b|finestr[ae]\b|\bho (?:del )?tempo\b|\bspazio\b|non ho (?:nulla|niente|impegn)/u,
  ],
  [
    'when',
    /\bdov'?e?\b(?: si| e| sara| ho| devo| vado| andiamo| ceno| sono| siamo| saro)\b|\bdov'e\b|in che (?:posto|luogo)|\bindirizzo\b/u,
  ],
  ['count', /\bquant[iae]\b|numero d[ie]|\bconta(?:mi|re)?\b/u],
  [
    'last',
    pattern(
      `\\bultim[oa] (?!${IT_UNITS}|${IT_MONTHS}|d[ie]l? )|(?:ultima|prima) volta|quando (?:e|sono|ero|era) (?:gia )?(?:stat|andat|partit|tornat|finit|iniziat)|quando (?:l'|mi |ci )?(?:ho|abbiamo) (?:gia |mai )?\\p{L}+(?:ato|uto|ito|sto|tto|eso|rso)(?!\\p{L})|quando (?:l'|mi |ci )?(?:avevo|avevamo) |quand'?e (?:stat|che (?:ho|sono|e stat))|da quanto`,
    ),
  ],
  [
    'next',
    pattern(
      `(?:cosa|che) (?:ho|c'e|devo fare|mi aspetta) dopo\\s*\\??$|di chi .* prossim[oa]|\\bprossim[oa] (?!che non |${IT_UNITS}|${IT_DAYS}|${IT_MONTHS})|prossima volta|(?:cosa|che) (?:viene|c'e) dopo\\s*\\??$|primo impegno(?! del)`,
    ),
  ],
  ['when', /\bqnd\w*\b|\bquand\b|\bquando\b|(?:che|quale|quali) (?:giorn|dat|mes)|a che ora|\bdata (?:del|di|dell)/u],
  [
    'agenda',
    /\b(?:cosa|cos|che)'? ?(?:altro )?(?:ho|c'e|ci sta|ce|mi aspetta|mi tocca|devo|dobbiamo|faccio|facciamo|succede|avevo|facevo|facevamo|avro|abbiamo|prevede|e previsto|sta|fo|bolle|avevamo|e successo|ci sono|c'era|si fa)\b|\b(?:ho|c'e|abbiamo|ci sono|avro|avevo) (?:gia )?(?:qualcosa|qualche|impegn|appuntament|event|niente|altro|da fare|dei|degli|delle)|^(?:la mia |il mio |i miei |miei |gli |mia |mio )?(?:agenda|programm|impegni|eventi|appuntamenti|calendario)|che (?:impegni|programm|appuntament|eventi)|(?:sono|siamo|saro) (?:gia )?(?:impegnat|occupat|pres[oa]|via\b|fuori\b|in viaggio|all'estero)|riassum|riepilog|panoramica|com'?e (?:la mia|il mio|messa|mess[oa]|fatt)|come (?:sono|siamo|sto) mess/u,
  ],
  [
    'find',
    /\b(?:trov|cerc|mostr|elenc)\w*|\bdove\b|fammi vedere|\bdammi\b|\bquali?\b|\bdimmi\b|\blista\b|\bvedere\b|\b(?:ho|c'e|abbiamo|ci sono|avevo|avro|esist\w+)\b|\bche \w+ (?:ho|ci sono|abbiamo)|\bcon chi\b|\b(?:sono|siamo) (?:mai |gia )?(?:stat|andat)|\b(?:posso|potrei) (?:uscire|prender)/u,
  ],
  ['agenda', /\b(?:agenda|impegni|programma|appuntamenti|eventi|calendario)\b/u],
]

const ENGLISH: readonly KindPattern[] = [
  [
    'none',
    /password|system prompt|(?:hidden|system|previous|secret|internal) instructions|your prompt|tokens?\b|api keys?|secret key|credit card|other (?:users?|people|accounts?)|someone else|somebody else|another (?:user|person)|everyone else|my (?:boss|colleague|neighbour|neighbor|coworker)'s (?:calendar|events|schedule)|environment variables/u,
  ],
  [
    'none',
    /\bjokes?\b|weather|forecast|recipe|capital of|translate|write (?:me )?(?:a|an) |poem|\bnews\b|who (?:is|won|are you(?=\s\w)|made|was)\b|square root|what is \d|stock price|tell me a (?:story|joke)|recommend (?:me )?(?:a|an|some)|meaning of life/u,
  ],
  [
    'none',
    /\b(?:will|does|is) it (?:be |going to )?(?:rain|snow|sunny|hot|cold|warm)|what time is it|\bhow much (?:does|do|is|are|did) .*\bcosts?\b|\bprice of\b|\bhow old\b|\bhow many people\b|\b(?:forward|send|email|share|export) .*(?:calendar|events|agenda|schedule)|@|\bundo\b|should i (?:wear|bring|buy|cook|eat|say)\b|\b(?:earlier|later) .*\bthan\b|\b(?:more|fewer|less) than (?:\d+|two|three|four|five) (?:event|thing|appoint|meet)|\bapart (?:are|is)\b|\bdays apart\b|\bcalories\b|\d+ ?(?:times|plus|minus|divided by|[x*+]) ?\d+/u,
  ],
  [
    'help',
    /^(?:help|help me|\?|hi|hello|hey|good morning|who are you|thanks|thank you|aiuto)[!?. ]*$|what (?:can|could|do) you (?:do|know)|how (?:do|does|can) (?:you|this|it|i use)(?: you)? ?(?:work|this)?\b|what (?:can|could|should|may) i ask/u,
  ],
  [
    'plan',
    /help (?:me )?(?:to )?(?:prepare|plan|organi[sz]e|train|study|get ready)|\b(?:prepare|get ready|train|training plan|preparation plan|study plan) (?:me )?for\b|\b(?:plan|organi[sz]e) (?:my|the|our|a|an) |(?:need|want|make|create|give) (?:me )?a (?:\w+ )?plan (?:for|to)|need to prepare|preparing for/u,
  ],
  ['change', pattern(`${EN_POLITE}(?:remind me (?:to|that i) |note down |jot down |pencil in )`)],
  ['change', pattern(`${EN_POLITE}(?:${EN_VERBS})(?: |$)`)],
  ['conflicts', /conflict|overlap|clash|double[- ]?book|same time/u],
  [
    'categories',
    /(?:by|per|each|which|what|across|between|among|into) (?:my )?(?:categor|area)|categor(?:y|ies) (?:has|have|do|takes?|share|split|breakdown)|\bbreakdown\b|distribut|\bshare of\b|where does (?:all )?my time go|how (?:do|did|is|am) (?:i|my time) (?:spend(?:ing)? my time|split|divided|spent)|percent|proportion|how much of my \p{L}+ (?:is|are|was|goes|do|did|will)|\bspen[dt]\w* (?:the )?most\b|\bmost (?:of my )?time\b/u,
  ],
  [
    'last',
    /how long have (?:i|we) been \p{L}+ing|how long (?:has|is|s|'s) it (?:been )?since|how long has it been|how long since|how long ago/u,
  ],
  [
    'when',
    /how long (?:will|am) i (?:be |staying )?(?:in|at|away)\b|how long (?:is|are) (?!it\b|i\b|there\b)|how long (?:does|will|do) .*\b(?:last|go on)\b|how many (?:days|weeks|nights) (?:is|are|does|do|will) (?:the|my|our) |^(?:days|weeks|months) (?:until|till|til|to)\b/u,
  ],
  [
    'free',
    /\bfree (?:hours|time)\b|\b(?:fit|squeeze|slot) in\b|find (?:me )?(?:an|one|two|three|four|\d+|half an)[ -]hours?\b|when (?:can|could|should) i (?:fit|schedule|squeeze|arrange|have a)\b/u,
  ],
  [
    'when',
    /(?:how long|how much time|how many \w+) (?:is there |are there )?(?:between (?:now|today) and|from now (?:to|until|till))|how (?:long|many \w+|far|much longer|much time) (?:is it |until|till|to go|left|before|away|is there (?:un)?til)|how (?:often|frequently)|how (?:many|much) \w+ (?:until|till|to|left (?:un)?til|before|are left|are there until|away)\b|how soon|\bcountdown\b|how far (?:away|off)/u,
  ],
  [
    'hours',
    /how (?:many|much) (?:hours|time|minutes)\b|(?:hours|time) (?:spent|do i spend|did i spend)|total hours|how long (?:do|did|have|will|am)/u,
  ],
  [
    'calmest',
    /calmest|quietest|lightest|emptiest|freest|slowest|(?:most|more) (?:free|quiet|relaxed|empty)|(?:least|less) (?:busy|packed|full|crowded)|fewest/u,
  ],
  [
    'busiest',
    /busiest|fullest|heaviest|(?:most|more) (?:busy|packed|crowded|full|intense|hectic|events|appointments)|overload/u,
  ],
  [
    'free',
    /\bdays? off\b(?!.*\b(?:booked|taken|left))|\bfree\b|availab|\bopen (?:day|slot|weekend|week|evening|afternoon|morning)|\bgaps?\b|\bslots?\b|have (?:any )?(?:time|room|space)\b|nothing (?:on|planned|scheduled)|\bunbooked\b|\bwindows?\b/u,
  ],
  ['when', /\bwhere(?:'s|s)?\b (?:is|are|am|was|do|did|will|should|the|my|i)\b|^where's|\baddress of\b/u],
  ['count', /how many|number of|\bcount\b|how much (?:do|have)/u],
  [
    'last',
    pattern(
      `\\b(?:last|latest|most recent|previous) (?!${EN_UNITS}|${EN_DAYS}|${EN_MONTHS}|of )|(?:last|first) time|when (?:did|was|were|have|had) |how long (?:ago|since)`,
    ),
  ],
  [
    'next',
    pattern(
      `whose .* next|\\b(?:next|upcoming) (?!${EN_UNITS}|${EN_DAYS}|${EN_MONTHS})|next time|what(?:'s| is) next\\s*\\??$|what comes next`,
    ),
  ],
  ['when', /\bwen\b|\bwhen\b|\bwhens\b|what (?:day|date|time|month)|which (?:day|date|month)|\bdate of\b/u],
  [
    'agenda',
    /what(?:'s| is|s| do| did| have| am| are| was| will| does| else|'ve| had| should|'m|'re)\b.*\b(?:on|up|have|happening|planned|doing|scheduled|do|got|look|like|there|plans|plan|agenda|calendar|schedule|diary|plate|supposed|going|coming|for|today|tomorrow|week|month)|\b(?:do|did|will|have) (?:i|we) (?:have |got |already have )?(?:anything|something|any plans|plans|any events|any appointments|stuff|events|appointments)|^(?:my |the |our )?(?:agenda|schedule|calendar|plans|events|diary|appointments)|\b(?:am|are|will) (?:i|we) (?:be )?(?:busy|booked|doing|around|away|abroad|out of town|in town|travell?ing)|anything (?:on|planned|happening|going)|overview|rundown|summar|(?:tell|show|give) me (?:my )?(?:agenda|schedule|day|week|plans|what)|how (?:does|is|do) my .*(?:look|shap)|run me through|walk me through/u,
  ],
  [
    'find',
    /\b(?:find|search|show|list|look|where|which|see|tell)\b|\bwhom? (?:am|are|do|did|will) (?:i|we)\b|\bwhose\b|^(?:did|have|was|were|will|am|are) (?:i|we)\b|\bdo (?:i|we) have\b|\b(?:have i|is there|are there|did i have|what|any)\b|^anything\b/u,
  ],
  ['agenda', /\b(?:agenda|schedule|plans|events|appointments|calendar)\b/u],
]

/** By language, in the order in which they are tried. */
export const KIND_PATTERNS: Readonly<Record<Language, readonly KindPattern[]>> = { it: ITALIAN, en: ENGLISH }
