/** Nouns for a reminder. */
const REMINDER_NOUN =
  '(?:e-?mail )?(?:promemoria|avvis[oi]|notific(?:a|he)|sveglia|sveglie|allarm[ei]|reminders?|alerts?|alarms?|notifications?|heads[- ]?up)(?: in piu| aggiuntiv[oi])?'
/** What is sent may also be called by its way. */
const SENT_NOUN = `(?:${REMINDER_NOUN}|e-?mail|mail)`

/** What a wish begins with: nothing of it names an event. */
const POLITE =
  "(?:(?:buongiorno|buonasera|salve|ciao|hi|hello|hey|per favore|per piacere|cortesemente|gentilmente|ti prego|(?:mi )?(?:puoi|puo|potresti|potrebbe)|vorrei|voglio|mi piacerebbe|please|could you|can you|would you|will you|i want(?: you)?(?: to)?|i(?:'d| would) like(?: you)?(?: to)?|i need(?: you)?(?: to)?)[ ,]+)*"
const FORGET =
  "(?:no?n (?:farmi|ti|mi far) (?:dimenticare|scordare)(?: di (?:ricordarmi|dirmi|avvisarmi))?|(?:don'?t|do not) let me forget|(?:don'?t|do not) forget to (?:remind|tell) me|make sure (?:to remind me|i (?:don'?t|do not) forget))"
/** The thing itself was named before: `yoga, ricordamelo`. */
const REMIND_OF_IT =
  '(?:ricorda(?:mel[oaie]|rmel[oaie])|me l[oaie] ricordi|rammentamel[oaie]|avvisamene|avvertimene|remind me (?:of|about) (?:it|them))'
const REMIND = `(?:${FORGET}|${REMIND_OF_IT}|fammel[oa] arrivare|mandamel[oa]|fall[oa] suonare|ricorda(?:mi|rmi)?|rammenta(?:mi|rmi)|avvis(?:a|ar)?mi|avvert(?:i|ir)?mi|notificami|fammi sapere|(?:essere |venire )?(?:avvisat|avvertit)[oa]|che mi (?:avvisi|ricordi|avverta)|(?:only |just )?remind me|(?:be |get )?(?:reminded|notified|alerted|warned)|reminding|notify me|alert me|warn me|let me know|ping me|nudge me|e-?mail me|mail me|scrivimi|fammi un fischio|give me an? (?:heads[- ]?up|nudge|shout|warning))(?: (?:about|of|for))?`
const MAKE = `(?:mett(?:i|imi|ere|ermi)|aggiung(?:i|imi|ere|ermi)|impost(?:a|ami|are|armi)|cre(?:a|ami|are|armi)|program(?:ma|mami|mare|marmi)|(?:in|man)(?:via|da)(?:mi|re|rmi)?|da(?:mmi)?|fa(?:mmi|i)|set(?: up)?|add|create|schedule|put|give me|send(?: me)?)`
const TAKE = `(?:togli(?:ere|mi)?|elimina(?:re)?|cancella(?:re)?|rimuov(?:i|ere)|leva(?:re)?|annulla(?:re)?|disattiva(?:re)?|spegn(?:i|ere)|delete|remove|cancel|drop|clear|disable|turn off|switch off|get rid of|stop)`
const MOVE = `(?:spost(?:a|are|ami)|cambia(?:re|mi)?|modifica(?:re)?|anticipa(?:re)?|posticipa(?:re)?|porta(?:re)?|change|move|shift|switch|make|set|reschedule)`
const MORE = '(?:altro |altra |secondo |seconda |2nd |ulteriore |other |second |extra |more |another )?'
const AMOUNT = '(?:\\d+[ -]?(?:minutes?|mins?|hours?|days?|weeks?) )?'
const ARTICLE = `(?:anche |also )?(?:(?:another|two|three|some|a couple of|due|tre|un paio di|dei|degli|un|una|uno|il|i|lo|la|le|gli|tutti i|tutti gli|tutte le|ogni|an?|one|the|my|any|every(?: single)?|each|all(?: the| my| of my)?) |l'|un')?${MORE}${AMOUNT}`
const LINK =
  "(?:(?:per|di|del|della|dello|dei|delle|degli|a|al|alla|allo|ai|alle|da|dal|dalla|dallo|dai|dalle|su|sul|sulla|from|of|for|to|on|about) |(?:dell|all|dall|sull)')?"
const MY_ONE = "(?:(?:il|i|gli|le|la|lo|the|my) |l')"

/** `Stop reminding me of it`. */
const NEVER = `(?:no?n (?:(?:avvis|avvert|ricord)\\w*mi|mi (?:avvisare|avvertire|ricordare)|essere (?:piu )?avvisat[oa])|(?:smetti|smettila) di (?:avvis|avvert|ricord)\\w*mi|no?n (?:voglio|vorrei|mi serv\\w+)(?: piu)? (?:(?:un|il|i|gli|alcun|nessun) |l')?${REMINDER_NOUN}|no?n (?:voglio|vorrei)(?: piu)? essere (?:piu )?(?:avvisat|avvertit)[oa]|basta (?:con (?:gli |i |le )?)?${REMINDER_NOUN}|stop (?:reminding|notifying|alerting|warning|bugging|pinging|nagging|pestering|buzzing) me|(?:don'?t|do not|no need to|never) (?:remind|notify|alert|warn|ping|bug|nag) me|(?:i )?(?:don'?t|do not|no longer) (?:want|need)(?: to be (?:reminded|notified|alerted)| (?:an? |any |the )?${REMINDER_NOUN})|no more ${REMINDER_NOUN})(?: piu| any ?more| again)?`

/** The noun alone asks for nothing: `the dentist’s reminder?`. */
export const BARE_NOUN = new RegExp(`^${POLITE}${ARTICLE}${SENT_NOUN}(?= |$)`, 'u')
export const FORGETTING = new RegExp(`^${POLITE}${FORGET}(?= )`, 'u')
export const REMINDING = new RegExp(`^${POLITE}${REMIND}(?= |$|,)`, 'u')
/** Asked, and a wish where it says how long before: `will you remind me of dinner an hour before?`. */
export const ASKED_TO_REMIND =
  /^(?:(?:mi|me l[oa]) (?:ricord|avvis|avvert)\w+|mi (?:mandi|metti|dai|scrivi)(?: un[ao]? (?:e-?mail|mail|promemoria|avviso|notifica))?|(?:do|will|could|would) you (?:remind|notify|alert|ping|warn) me(?: (?:about|of|for))?)(?= )/u
/** What it is for in the middle: `add to the flight another reminder two hours before`. */
export const MAKING_FOR = new RegExp(
  `^(?<verb>${POLITE}${MAKE} )(?<what>(?:al|alla|allo|ai|alle|per|to|for|on) .+?|(?:all)'.+?) ${ARTICLE}${REMINDER_NOUN}(?= )`,
  'u',
)
export const MAKING = new RegExp(`^${POLITE}(?:${MAKE} )?${ARTICLE}${SENT_NOUN}(?= |$|,)`, 'u')
export const TAKING = new RegExp(
  `^${POLITE}(?:${TAKE} ${ARTICLE}${REMINDER_NOUN}|${NEVER})(?=[ ,]|$)(?: ?(?:${LINK}))`,
  'u',
)
export const MOVING = new RegExp(`^${POLITE}${MOVE} ${MY_ONE}${REMINDER_NOUN}(?= |$)`, 'u')
/** As English has it: `delete the dentist reminder`, `change the dentist reminder to two days before`. */
const NOUN_BEHIND = 'reminders?|alerts?|alarms?|notifications?'
export const TAKING_OF = new RegExp(`^(?<verb>${POLITE}${TAKE} ${ARTICLE})(?<what>.+?) (?:${NOUN_BEHIND})[ .!?]*$`, 'u')
export const MOVING_OF = new RegExp(`^(?<verb>${POLITE}${MOVE} (?:the |my ))(?<what>.+?) (?:${NOUN_BEHIND})(?= )`, 'u')
/** The reminder first, and then what is to be done with it: `l’avviso dell’esame spostalo a tre giorni prima`. */
const FRONTED = `^(?:(?<verb>${MY_ONE}${REMINDER_NOUN} )(?<what>.+?)|(?:the |my )(?<named>.+?) (?:${NOUN_BEHIND})),? `
export const TAKING_IT = new RegExp(
  `${FRONTED}(?:(?:togli|leva|cancella|elimina|rimuovi|disattiva)(?:me)?l[oaie]|(?:turn|take|switch) (?:it|them) off|turn off (?:it|them)|(?:remove|delete|cancel|drop) (?:it|them))[ .!]*$`,
  'u',
)
export const MOVING_IT = new RegExp(
  `${FRONTED}(?:(?:sposta|cambia|metti|porta|anticipa|posticipa|fa|modifica)(?:me)?l+[oaie]|(?:move|change|make|set|shift) (?:it|them))(?= )`,
  'u',
)
/** It is too early or too late, and then when: `a day before is too early for the dentist, two hours is enough`. */
export const CORRECTING =
  /^(?<about>.+?)(?<complaint>(?: (?:is|are|e|sono|mi sembra\w*|feels))?(?: (?:way|a bit|far|much|un po'|decisamente))? (?:too (?:early|late|soon|much|little|long|short)|troppo (?:poco|presto|tardi|tanto)|troppe|poche|pochi|poco|(?:not|isn'?t|aren'?t|non) (?:enough|bast\w+)))(?<more>(?: [^,.:;]*)?)(?<instead>[,.:;].+)$/du
export const REMINDER_SAID = new RegExp(`(?<!\\p{L})${REMINDER_NOUN}(?!\\p{L})`, 'u')

/** Behind what it is about: `two hours before dinner remind me`, `for the exam, set a reminder a week before`. */
const ONE_OF_THEM =
  "(?:(?:i (?:want|need)|i'd like|voglio|vorrei|ne voglio|ne vorrei|mettine|mettimene|aggiungine|add|put|set) (?:one|two|another(?: one)?|un[oa]?|due|un altr[oa]))"
export const BEHIND = new RegExp(
  `[ ,]+${POLITE}(?:${REMIND}|${MAKE} ${ARTICLE}${SENT_NOUN}|${ONE_OF_THEM})(?= |$|,|[.!?])`,
  'u',
)
export const OF_IT = new RegExp(`[ ,]+${POLITE}${REMIND_OF_IT}(?= |$|,|[.!?])`, 'u')
/** The noun alone, with how long before right behind it: `dentist, reminder two hours before`. */
export const NOTED_BEHIND = new RegExp(`[ ,:-]+(?:${REMINDER_NOUN}|${REMIND})[ ,:]+`, 'u')
/** What may stand beside that. */
export const NOTHING_ELSE = /^(?:[ .,!?]|(?:e|and|anche|also|poi|then|please|per favore|grazie|thanks)(?!\p{L}))*$/u
/** Of a question, or of what is so already: no wish. */
export const NO_NOTE =
  /\?|^(?:qual\w*|quant\w*|che|cosa|chi|quando|which|what|when|how|who|do|does|is|are) |(?<!\p{L})(?:ho|ha|abbiamo|hanno|c'e|ci sono|has|have|had|got)(?!\p{L})/u
export const BEGINS_WITH_IT = /^(?:per|di|del|della|dell'|al|alla|all'|allo|prima d\w+|for|about|of|on|before) ?/u
/** Something of its own to do, which becomes an event, or a question: `remind me to call Ada`, `let me know when I am free`. */
export const TO_DO =
  /^ (?:to (?!(?:the|my|our|all|every) |everything|[^,]{1,40}, ?(?:\d|an? |one |half ))|di (?!(?:\d|mezz|un quarto|un'ora|un giorno|una settimana|due |tre )[^?]*\b(?:prima|a|al|alla|all|per)\b)|(?:che|that|se|if|cosa|what|which|quali?|quant\w|how|who|chi|where|dove|quando)(?= |$)|when (?!it starts))/u

/** Of the thing itself, which is there: `remind me about the dentist`. */
export const OF_SOMETHING =
  /^ (?:(?:del|della|dello|dei|delle|degli|al|alla|allo|ai|alle|sul|sulla|a tutt\w+|about|of|to the|to my|to every\w*|on the|on my|on every\w*) |(?:before|prima di|prima del|prima della|prima dello) (?!.*(?<!\p{L})(?:to|di|che|that)(?!\p{L}))|prima dell'(?!.*(?<!\p{L})(?:di|che)(?!\p{L}))|(?:dell|all|sull)'|(?:il|la|lo|the|my) |l')\S/u
export const VAGUE =
  /(?<!\p{L})(?:un po' prima|a (?:bit|little|while) (?:before|ahead)|(?:la |the )?(?:sera|notte|mattina|mattino|night|evening|morning) (?:prima|stessa|before|of)(?: d(?:i|el|ella|ello)(?= )| dell')?|(?:lo|il) stesso giorno|the same day)(?!\p{L})(?: (?:alle|verso le|at|around) \S+)?/u

export const MAIL =
  /(?<!\p{L})(?:(?:per|via|by|with an?|con un'?|di) ?(?:e-?mail|posta|mail)|e-?mail(?= (?:reminder|alert)))(?!\p{L})/u
export const SENT = new RegExp(
  `^${POLITE}(?:(?:${MAKE} )?${ARTICLE}e?-?mail(?= )|(?:e-?mail me|mail me|scrivimi|mi scrivi|mi mandi una (?:e-?mail|mail))(?= ))`,
  'u',
)
/** In place of what there is: `two hours before instead of the day before`. */
export const INSTEAD =
  /(?<!\p{L})(?:invece|anziche|al posto|instead|rather than)(?!\p{L})(?: (?:che|than|alle|at)(?= ).*$| (?:di|of|del|della)(?= .*(?:prima|before|ahead|advance|\d)).*$)?/u
/** Said besides, and not part of what is meant: `since I know it`, `always`. */
export const BECAUSE =
  /[?!.]+ (?:tipo|like|say) .*$|(?:, | )(?:tanto|perche|cosi|siccome|visto che|because|since|cause|so that|so i)(?= ).*$|(?<=prima) che (?:devo|dobbiamo|voglio) .*$/u
export const NO_MORE = /(?<!\p{L})(?:piu|any ?more|again)(?!\p{L})/u
export const ALWAYS = /(?<!\p{L})(?:sempre|ogni volta|always|every time|each time)(?!\p{L})/u
/** All of them, said once more: `no more alerts, take them all off`. */
export const THEM_TOO =
  /, (?:(?:togli|leva|cancella|elimina|rimuovi|disattiva)(?:me)?l[ie](?= tutt|[ .!]*$)|(?:remove|delete|cancel|drop|turn off|get rid of)(?= (?:them|all)))/u
/** What joins the amount to the rest: `move it TO two days before`, `I want ONE a week before`. */
export const JOINED = /(?: (?:e|and))?(?: (?:a|to|at|for|be|in|da|from|con|with))?(?: (?:one|uno))? ?$/u

/** What may stand before the words that name something, and behind them, and is none of them. */
export const BEFORE_NAME =
  /^[\s,.:]*(?:(?:e|and|then|again|also|poi|anche)\s+)*(?:(?:per|d[ai]|d[ae]l(?:la|lo|le)?|d[ae]i|a|al(?:la|lo)?|sul(?:la)?|prima d[ei]l?(?:la|lo)?|for|from|of|on|to|about|before)\s+|(?:d[ae]ll|all|sull|prima dell)['’])?/iu
export const BEHIND_NAME =
  /(?:(?:^|[\s,.?!]+)(?:please|per favore|per piacere|grazie|thanks?)|,?\s+(?:and|e)(?: (?:also|anche|another|one))?)?(?:\s+(?:a|to|at|di|for))?[\s,.?!:-]*$/iu
