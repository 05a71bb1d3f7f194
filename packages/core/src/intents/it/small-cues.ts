import type { Patterns } from '../../language/index.ts'
import type { smallCues as english } from '../en/small-cues.ts'
import { nothing } from '../kind-patterns.ts'

/** What small Italian words say, of which no slip is mended. */
export const smallCues = {
  joinsCompared: nothing(
    'oppure|o',
    'rispetto a|ad|al|alla|allo|all',
    'che =a|ad|in|nel|il|la|questo|questa|quest|di|al',
  ),
  comparedUnit: nothing('settimana|mese|anno|trimestre|weekend', 'week -? end', 'fine settimana'),
  namesCategory: nothing('categoria|categorie|# {anyWord}? {atEnd}'),
  ofCategory: nothing('di|per {atEnd}'),
  medicalVisit: nothing('visita|visite|controllo|controlli|appuntamento|appuntamenti =medic*|sanitari*'),
  leavesOut: nothing(
    '{except} {articles}?',
    'senza !niente|nulla|impegni|eventi|appuntamenti {articles}?',
    'non (ha|hanno|ho) {articles}? =categoria|categorie',
    'che non sono|siano|e|sia {articles}?',
  ),
  monthName: nothing('{month}'),
  halfOfDay: nothing('mattin*|stamattin*|sera*|*sera|pomeriggio|*notte|mezzogiorno|mezzanotte'),
  namedHour: nothing('mezz*'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>

/** Symbols of the patterns. */
export const smallParts: Patterns = {
  except: nothing('tranne|eccetto|salvo|escluso|esclusa|escluse|esclusi', 'a parte'),
  articles: nothing('il|lo|la|i|gli|le|l|un|una|uno|per|di|del|della|mia|mio|contare {articles}?'),
}
