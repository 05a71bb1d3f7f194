import type { PartWords } from '../planning-words.ts'

/** English words by which the parts of a goal are told, and what is said of them. */
export const parts: PartWords = {
  needs: String.raw`(?:i|we)(?:['’]ve got(?: to)?| need(?: to)?| have to| must| should|['’]d like(?: to)?| want(?: to)?)`,
  brings: 'with|plus|including',
  leading: String.raw`^(?:(?:and|then|also|plus|at least|maybe|even|including|need|needs)\s+)+`,
  starts: String.raw`^(?:the|a|an|my|our|some|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\s`,
  none: String.raw`^(?:with|without|for|from|in|on|at|to|by|near\p{L}*|of|under|over|after|before|until|about|around|during|max\p{L}*|up|no|not|never|less|more|fewer|too|very|quite|a (?:bit|little|lot)|half an?|once|every|each|only|just|if|because|but|or|so|as|some(?:where|time|how)|ideally|preferably|hopefully|please|slowly|properly|cheap\p{L}*|myself|ourselves|nothing|anything|everything|first|second|third|both|it|which|who|that|where|when|(?:all )?(?:done|ready|sorted|finished|cut)$)(?!\p{L})`,
  within: String.raw`(?<!\p{L})(?:people|persons?|guests|adults|of us|of them|kids|children|toddlers?|girls|boys|couples|every|starts?|begins?|wpm|mph|minutes?|hours?|days?|nights?|weeks?|months?|years?|years? old|km|miles?|kg|stones?|metres?|grand|quid|pounds|budget|level)(?!\p{L})|[£$€%]`,
  company: String.raw`^(?:mum|dad|grandma|granny|grandad|colleagues|mates|neighbours|care|ease|confidence|love|style|joy|patience|time|friends?|family|work|help|fun|pleasure)(?!\p{L})|^(?:the|my|our|his|her|their|your|this|these|that|those|all|some)\s`,
  act: String.raw`^(?!(?:half|not|all|both|what|such|quite|only|just|with|of|for|in|on|at|to|by|from|or|and|as)\s)[\p{Ll}\p{Lu}]\p{Ll}+(?:\s(?:up|out|in|off|down|back|for))?\s(?:the|an?|my|our|his|her|their|some|it|them|him|two|three|four|five|six|ten|\d+)(?!\p{L})`,
  verbsAhead: String.raw`^(?:\p{L}+(?: how)? to )?(?:learn|study|revise|practi[sc]e|play|read|climb|walk|hike|bake|cook|make|paint|redecorate|clear|clean|tidy|sort|declutter|digiti[sz]e|scan|plant|sow|grow|prune|repair|fix|mend|visit|see|build|knit|sew|sing|draw|speak|get)(?: up| out| off| through)?\s+(?=\p{L})`,
  refersBack: String.raw`(?<!\p{L})(?:it|them|him|her|one|ready)(?!\p{L})`,
  notes: {
    learn: 'This alone for a while, then together with what you know already.',
    climb: 'A day of its own: look at route and weather before, and leave one in reserve.',
    grow: 'Half a day when the weather is right; look up beforehand what it needs.',
    sort: 'One round from beginning to end before you go on.',
    make: 'Its size and what it takes; see that it fits the rest.',
    own: 'What it takes, who does it, and what has to be asked for or booked first.',
  },
}
