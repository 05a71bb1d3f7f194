import type { DoingWords } from '../reading/doing-words.ts'

/** Verbs that are no nouns, so that what stands behind them is what they are done to. */
const VERBS =
  'adapt|add|arrange|assemble|bake|build|bring|buy|carve|change(?! of)|choose|clean|clear|collect|complete|convert|crochet|deal with|decorate|deliver|digitise|dig|edit|extend|find|finish|fix|gather|get rid of|hang|install|knit|learn|look after|mend|organi[sz]e|prepare|publish|raise|rebuild|redecorate|refurbish|rehome|remove|renew|renovate|repaint|repair|replace|rescue|restore|rewrite|sell|send|sew|sort|strip|submit|take care of|tidy|translate|transform|update|upgrade|visit|wash|write'
/** Words before an article that are no verbs, and verbs of how one is or what goes on. */
const NO_VERB =
  'a|an|the|my|our|his|her|their|your|this|that|these|those|some|all|both|half|no|not|and|or|but|so|if|is|are|was|has|had|as|than|like|for|in|on|at|with|by|from|to|of|over|under|about|until|till|before|after|into|through|within|during|one|two|three|four|five|six|seven|eight|nine|ten|grow|be|become|keep|have|having|feel|live|stay|enjoy|know|love|going|more|less|only|just|also|me|us|be able to|once|what|when|where|why|how|who'
const PARTICLE = '(?: (?:out|up|off|down|away|over|back|together|through))?'

/** How English says what is to be done. */
export const doing: DoingWords = {
  verb: String.raw`(?!(?:${NO_VERB}) )(?:(?:finally|properly|just) )?(?:(?:${VERBS})${PARTICLE}|\p{L}+${PARTICLE}(?= (?:the|my|our|a|an|all|some|his|her|their|this|that|these|those|every|each|both) ))`,
  plain:
    'get|do|have|go|take|make|pass|prepare|run|swim|ride|attend|celebrate|sit|ace|enjoy|give|hold|play|put|file|join|do|drink|eat|turn|print|catalogue|set up|persuade|convince',
  aside:
    '(?<!^ (?:prepare|train|coach|rehearse) .*)(?<! ready )for|with|in(?! laws?(?: |$))|on(?! (?:a|the|our|my) (?:[a-z]+ )?(?:pilgrimage|cruise|trip|holiday|retreat|safari|course|diet|lead)(?: |$))|before|after|by|from|while|since|so|at|until|onto|during|because|that|which|who|where|when',
}
