import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

/** Symbols of the patterns of what English words say of what was said before. */
export const talkParts: Patterns = {
  /** That somebody is, was or will be somewhere. */
  amThere: nothing('will|am|was|are|were i|we (be|staying)? (in|at|away)'),
  leadWord: nothing('and|but|ok|okay|so|then|right|well|hmm|oh'),
  thoseDays: nothing(
    '(in|on|over|for|during)? those days',
    '(in|on|over|for|during) those ({count})? days|weeks',
    '(in|during) that time|period',
    '(during|because of|due to) (it|that|them|those|this)',
    '(fall|falls|falling|land|lands|happen|happens) (in|on|during|within|inside) (it|that|them|those|there)',
    'then {signs} {atEnd}',
    'while|when (i m|im|i am|we re|were|we are|i ll be|ill be) there {signs} {atEnd}',
  ),
  agree: nothing(
    '(save|keep|confirm|apply) (it|them|the rest|that|both|all|everything) (of (it|them))?',
    '(both|all|the|these|those) (of (them|those)|changes|two)? are|look (right|fine|good|ok|okay|correct) {signs} {agree}?',
    'yes|yeah|yep|yup|save|apply|cool|lovely|brilliant|nice|done|sure|ok|okay|right|fine|perfect|great|good|agreed|confirm|confirmed|please|thanks|absolutely|exactly|correct (then|now)? {signs} {agree}?',
    'add|book it|that|them (then|now)? {signs} {agree}?',
    '(do (it|that|so|them)|go (ahead|on|for it)|apply (it|them|that)?|sounds good|thats (fine|right|it|good)|looks good|all right|of course|i am sure|im sure) (then|now)? {signs} {agree}?',
  ),
  decline: nothing(
    'no|nope|nah|nevermind|stop|dont|wait|cancel',
    '(hang on)',
    '(never mind|no thanks|no thank you|not now|dont do it|dont do that|do not do it|on second thoughts)',
    'forget|leave|ignore it|that|them (both|all)?',
    '(forget about it|leave it as it is|i changed my mind|i have changed my mind)',
    '(dont|do not) {anyWord} it|that|them',
    'put|leave|keep it|that|them|everything|all (back)? (how|as|where|the way) it|they was|were|is|are',
    '(undo|scrap|cancel|drop|forget) (all (of)?)? that|this|everything',
    '(put|move|take) (it|that|them|everything) (all)? back',
    '(put|move|take) (it)? all back',
  ),
  correct: nothing(
    '(on second thought|on second thoughts|on reflection|thinking about it|come to think of it|now i think about it|second thoughts) {signs} {correct}?',
    'no|nope|yes|yeah|maybe|perhaps|ah|oops|actually|wait|sorry|rather|better|instead|hmm|hm|mm|um|uh|er|erm|oh|ok|well|say {signs} {correct}?',
    '(hang on|hold on|one (sec|second|moment)) {signs} {correct}?',
    '(make it)? shorter|longer ,',
    'still =at',
    '(i meant|i mean|make it|make that|lets say) {signs} {correct}?',
    'make that|this one',
    'not {gap} , {correct}?',
    '(i m|im|i am|we re|we are|i ll be|ill be|i work|i ve got|ive got|i have) {gap} , {correct}',
    '(that s|thats|that is|it s|its|it is|there s|theres|there is) {gap} , {correct}? =do|make|move|lets|let',
    '(dont|do not) {anyWord} it|that|them|this , {correct}?',
    'just =move|make|put|set|change|push|book',
  ),
}
