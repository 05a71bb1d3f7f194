export const GOAL = /\bobiettiv[oi]\b|\bgoals?\b/u

/** To make or to plan one is another matter. */
export const MAKING =
  /\b(?:crea|creare|aggiungi|aggiungere|nuovo obiettivo|pianific\w+|prepar\w+|organizz\w+|elimina|cancella|create|add|new goal|plan|prepare|delete|remove)\b|\b(?:il mio obiettivo e|ho (?:un|come) obiettivo|my goal is|i have a goal)\b/u

/** How one stands: said so of nothing else in a calendar. */
export const STANDING =
  /^(?:(?:show(?: me)?|see|what(?:'s| is)|mostra(?:mi)?|fammi vedere|quali sono) )?(?:all )?(?:my progress|i miei progressi|miei progressi)[ ?!.]*$|\b(?:sono|siamo) (?:(?:piu|ancora|gia|un po') )?(?:in pari|in linea|in regola|a buon punto|indietro|avanti|in ritardo|in anticipo|al passo)\b|\bsto al passo\b|\b(?:sto (?:rispettando|seguendo)|rispetto) la tabella\b|\btabella di marcia\b|\bsono nei tempi\b|\ba che punto (?:sono|siamo)\b|\bdi questo passo\b|\bam i (?:\w+ )?(?:behind|ahead|on track|on course|on pace|on schedule|keeping up|falling behind)\b|^(?:so )?where do i stand[ ?!.]*$|\bhow far (?:(?:behind|ahead) )?(?:am i|along)\b|\bat this (?:pace|rate)\b/u

/** How something goes: only where the thing is a goal. */
export const GOING =
  /\bcome (?:va|vanno|sta andando|stanno andando|sto andando|procede|procedono|sono messo|sono messa|me la (?:sto cavando|cavo))\b|\b(?:che|quali) progressi\b|\bprogressi (?:con|su|in|nella?|nei)\b|\bam i late (?:with|on)\b|\bwhere (?:do i stand|am i) (?:with|on)\b|\bhow far along\b|\bprogress (?:with|on|in|of)\b|\bhow (?:is|are|'s|am i doing)\b|\bhow's\b|\bhow am i doing\b/u

export const REACHING =
  /\b(?:raggiunger\w+|ancora tempo|ci arriv[oi]|ce la faccio|faccio in tempo|fattibil\w+|realistic\w+|riesco a|arriver\w+ a|ce la far\w+|quando (?:raggiung|finisco|finir|arriv)\w*|(?:se )?(?:continuo|vado avanti) cosi|riuscir\w+)\b|\b(?:will i (?:reach|make|hit|finish|get to)|when (?:will|do) i (?:reach|hit|finish|get to)|(?:going to|gonna) (?:reach|make|hit|finish|get to)|be done with|keep (?:this|it) up|make it to|doable|still time|still (?:possible|reach|make|manage)|realistic\w*)\b/u

export const MISSING =
  /\bquant\w* (?:\w+ )?mi (?:manca|mancano|resta|restano)\b|\bquant\w* (?:manca|mancano|resta|restano)\b|\bhow (?:much|many) (?:\w+ )?(?:(?:more|left|remain\w*)|(?:do|have) i (?:still )?(?:need|have left|have to go|got left|got to go|left))\b|\bquant\w+ .{0,60}(?:devo\b.{0,60}\bancora|ancora\b.{0,60}\bdevo)\b|\bleft (?:for|on|to)\b|\bto go\b/u

/** That it is I who am short of something, and not the days until an event. */
export const MY_MISSING =
  /\bmi (?:manca|mancano|resta|restano)\b|\bdevo\b.{0,60}\bancora\b|\bancora\b.{0,60}\bdevo\b|\bhow (?:much|many)\b/u

export const STREAK =
  /\b(?:settiman\w+|quante) (?:\w+ )?di fila\b|\bserie\b|\bstreaks?\b|\b(?:weeks?|how many) (?:\w+ )?in a row\b/u

/** What was done for one so far, in its own unit. */
export const DONE_SO_FAR =
  /^(?:in )?(?:total|totale|tutti i|all the)\b|\bquant[iaeo] (?:\w+ )?(?:ho|abbiamo)\b|\bhow (?:many|much) (?:\w+ )?(?:have|did) i\b/u

/** The same of a goal that is named by what was done for it. */
export const MUCH_SO_FAR = /\bquanto (?:ho|abbiamo)\b|\bhow (?:much|far) (?:have|did) i\b/u

/** How much a week it takes. */
export const PACE =
  /\b(?:quant[eoai]|ogni quanto)\b.*\b(?:devo|dovrei|dovro|serv\w+|bisogna|tocca)\b|\b(?:che|quale) (?:ritmo|passo|media)\b.*\b(?:devo|dovrei|serv\w+|tenere)\b|\bhow (?:often|many|much)\b.*\b(?:do i (?:have|need) to|must i|should i|i (?:have|need) to|will it take)\b|\bwhat (?:pace|rate)\b.*\b(?:need|have to|should)\b|\bwhat (?:would|do|should) i\b/u
export const A_DAY = /\b(?:a|al|per|ogni|each|every|an?) (?:giorno|day)\b/u
export const A_MONTH = /\b(?:a|al|per|ogni|each|every|an?) (?:mese|month)\b/u
export const A_WEEK =
  /\b(?:a|alla|al|per|ogni|each|every|an?) (?:settimana|mese|giorno|week|month|day)\b|\b(?:how often|ogni quanto|ritmo|passo|pace|rate)\b/u

/** Something that was done, to be noted: where that is done is said, since nothing is written by a word. */
export const ENTERED =
  /(?:(?:altr[ie] |another )?(?<![\d.,])\d+(?:[.,]\d+)?(?: more)? ?|\b(?:un|una|due|tre|quattro|cinque|un paio di|a|one|two|three|four|five|a couple of)(?: altr[oaie]| more)? |\bun'altra |\banother )(?<unit>\p{L}+)/gu
export const ENTERING =
  /(?:^|[ ,])(?:ho|abbiamo|i|i've|segna\w*|aggiung\w*|registr\w*|annot\w*|log|logged|add|record|note|just|ran|walked|swam|read|wrote|did|finished|was|were|erano|era)(?= )/u
/** What was done and forgotten to be noted, or comes without any number. */
export const FORGOTTEN =
  /\b(?:scordat|dimenticat)\w* di (?:segn|aggiung|registr|annot)\w+|\bforgot to (?:log|add|enter|record|note)\b|^(?:oggi |ieri |i |today i )?(?:just )?(?:sono (?:appena )?(?:andat|stat)[oa]|went to|did (?:my|the|some))\b|^\p{L}+(?: \p{L}+)? (?:fatt[oa]|done)(?: (?:oggi|ieri|stamattina|today|yesterday))?[ .!]*$/u
/** A question or a condition: nothing that was done. */
export const ASKING =
  /\?|^(?:e |so |and )?(?:quant\w*|quand\w*|qual\w*|che|cosa|come|quando|dove|perche|se|how|what|when|which|why|where|do|have|am|is|are|will|can|if)\b|^did (?:i|we|you|my)\b/u

/** Where what was done is noted. */
export const WHERE_TO_ENTER =
  /\b(?:dove|come) (?:si |posso |devo )?(?:segn|inseri|aggiung|registr|annot|mett)\w*\b|\b(?:where|how) (?:do|can|should) i (?:put|enter|log|add|record|note)\b/u
/** What is about reminders is not about goals. */
export const OF_REMINDERS = /\b(?:remind\w*|promemoria|avvis\w+|notific\w*|notifications?|alerts?)\b/u

/** A request behind what was done: `..., where do I put that in?`. */
export const REQUEST =
  /[.,;!]+ ?(?:me l[oaie]|l[oaie]|(?:can|could|will) you|please|dove|come|where|how)(?= )[^.!]*\?*$/u

/** What would be if something were done every week. */
export const SUPPOSING = /^(?:e |and )?(?:se|if)\b/u

/** Which of several goes best or worst. */
export const BEST = /\b(?:meglio|miglior\w*|piu avanti|best|better|furthest ahead|most ahead|strongest)\b/u
export const WORST = /\b(?:peggi\w+|piu indietro|worst|worse|furthest behind|most behind|weakest)\b/u
/** What goes best: nothing else goes in a calendar. */
export const WHAT_GOES = /\b(?:what|which|what's|cosa|quale|che cosa)\b.*\b(?:going|doing|va|sta andando)\b/u
export const OF_A_MONTH = /\b(?:mese|mesi|settimana|giorno|months?|weeks?|days?)\b/u

/** How much of it, as a part. */
export const PERCENT = /^(?!.*\b(?:tempo|time|ore|hours)\b).*(?:\bpercentual\w*|\bper ?cento\b|\bpercent\w*|%)/u

export const AHEAD = /\bavanti\b|\bin anticipo\b|\bahead\b/u
export const BEHIND = /\bindietro\b|\bin ritardo\b|\bbehind\b|\boff track\b/u
export const DONE =
  /\bho (?:gia )?(?:raggiunto|completato|concluso|finito)\b|\b(?:obiettivi|quali|quanti) .*\b(?:raggiunt|completat|fatt|conclus)[oi]\b|\b(?:reached|completed|achieved|finished|hit|met|done)\b/u
