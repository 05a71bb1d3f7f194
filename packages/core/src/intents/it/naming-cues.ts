import type { Patterns } from '../../language/index.ts'
import { nothing } from '../kind-patterns.ts'
import type { namingCues as english } from '../en/naming-cues.ts'

const WEEKEND = '(week end|week - end|weekend|fine settimana|finesettimana)'
const OF = 'di|del|dello|della|dell|dei|degli|delle'
const TO = 'a|ad|al|allo|alla|all|ai|agli|alle'
const THE = `${OF}|${TO}|il|lo|la|l|i|gli|le`
const BESIDE = `prima|dopo|precedente|successivo|successiva ${THE}`

/** What Italian words say of which things are meant, and of what is wished for them: none of them asks. */
export const namingCues = {
  beforeThing: nothing(`prima ${OF}`, `fino|sino ${TO} !quando|che`, `da qui|oggi|ora|adesso ${TO}`),
  afterThing: nothing('dopo'),
  earlier: nothing('prima|precedente'),
  later: nothing('dopo|successivo|successiva'),
  dayOf: nothing(`giorno ${BESIDE}`, `giorno ${THE} !settimana|mese|anno`),
  weekOf: nothing(`settimana ${BESIDE}`, `settimana ${THE} !settimana|mese|anno`),
  weekendOf: nothing(`${WEEKEND} ${THE} !settimana|mese|anno`),
  monthOf: nothing(`mese ${THE} !settimana|mese|anno`),
  birthday: nothing('compleann*'),
  birthdayThing: nothing('compleanno|festa|cena|pranzo'),
  noon: nothing('mezzogiorno'),
  ofComparing: nothing('piu|meno|maggior*|minor*|cos*|fare'),
  except: nothing('tranne|eccetto|salvo|escluso|esclusi|esclusa|escluse', 'a parte'),
  forAll: nothing('tutto|tutti|tutte|tutta|ogni|ciascun*|gli|i|le|entrambi|entrambe|questi|queste'),
  selection: nothing('questo|questa|questi|queste|selezionat*'),
  newName: nothing('in|come'),
  hasNone: nothing('non (ce l|ce lo|ne|lo)? ha|hanno', 'senza'),
  everything: nothing('tutt*|quant*'),
  ofEverything: nothing('tutt*|ogni|avvisi|notifiche', 'i (miei)? promemoria', 'piu|basta promemoria'),
  inCategory: nothing('(in|nella|alla|sotto|come|con)? (la)? categoria|categorie (di|in)?'),
  namedCategory: nothing('(in|nella) {gap} categoria'),
  into: nothing('in|nella|sotto la?'),
  article: nothing('{begin} (per)? un|una|uno|il|la|lo|l'),
  hanging: nothing('a|al|alla|di {atEnd}'),
  toPlace: nothing('a|al|alla|allo|ad|verso|all'),
  toBareHour: nothing('alle {bareClock} {leadEnd}'),
  onPlace: nothing('alle|per'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
