import { TITLE_MAX } from '../../event/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import { opening } from '../words/day-words.ts'

/** What is told, without the words that only say that it will be: `that I am working from home`. */
const untold = (said: string): string =>
  said.slice(readInAnyLanguage(foldedText(said).plain).find('toldToBe')?.to ?? 0).trim()

/** So long is an article. */
const ARTICLE_MAX = 4

/** Whether a name begins behind words for days. */
const endsDays = (words: string): boolean =>
  words.startsWith(',') || readInAnyLanguage(words).find('keptFor')?.from === 0

/** Words without those that only lead to them or end a remark: `vet then`, `allora il veterinario`. */
function withoutTalk(given: string): string {
  const folded = foldedText(given)
  const { find, findAll } = readInAnyLanguage(folded.plain)
  const [lead, behind] = [find('leadsOn'), findAll('saidBehind').filter(({ from }) => from > 0)]
  return (
    withoutSpans(folded.text, [
      ...findAll('inItsPlace'),
      ...findAll('sameHour'),
      ...findAll('joinsNothing').filter(({ from }) => from > 0),
      ...findAll('intoCalendar'),
      ...findAll('alsoSaid').filter(({ to }) => folded.plain[to - 1] === ','),
      ...(lead ? [lead] : []),
      // Of whole days that stand before it nothing is left but that.
      ...findAll('whole').filter(({ from, to }) => from <= ARTICLE_MAX && endsDays(folded.plain.slice(to).trim())),
      ...behind,
    ]) || given
  )
}

/** A name without what belongs to the verb before it: `put a lake trip in`. */
function withoutParticle(given: string, verb: string): string {
  const folded = foldedText(given)
  const behind = readInAnyLanguage(verb).has('putsInto') ? readInAnyLanguage(folded.plain).find('putBehind') : null
  return behind && folded.plain[behind.from - 1] === ' ' ? typed(folded, 0, behind.from).trim() : given
}

/** What is added, without what is only said to somebody, and without its article or what time is kept free `for`. */
export function titleOf(given: string, verb: string): string {
  const words = withoutTalk(withoutParticle(given, verb))
  const phrases = readInAnyLanguage(words)
  const said = words.slice(phrases.find('please')?.to ?? 0, phrases.find('pleaseBehind')?.from).trim()
  const asked = untold(said).replace(/^\S+\s+/u, (first) =>
    readInAnyLanguage(foldedText(first).plain).has('thatFirst') ? '' : first,
  )
  const begin = readInAnyLanguage(asked)
  const isKept = readInAnyLanguage(verb).has('blocking')
  const lead =
    begin.find('owns') ?? begin.find('article') ?? (isKept ? begin.find('keptFor') : null) ?? begin.find('addedToo')
  const title = untold(asked.slice(lead?.to).replace(/^[\s,;:]+/u, '')) || asked
  return opening(title.replace(/(?<![.])[.?]$|[\s,;:]+$/u, '')).slice(0, TITLE_MAX)
}
