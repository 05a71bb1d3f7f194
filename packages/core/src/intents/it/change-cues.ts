import type { Patterns } from '../../language/index.ts'
import type { changeCues as english } from '../en/change-cues.ts'
import { nothing } from '../kind-patterns.ts'

/** What Italian words say in a wish for a change, of which no slip is mended. */
export const changeCues = {
  putsInto: nothing('mett*'),
  movingVerb: nothing('sposta*|rimanda*|anticipa*|posticipa*|rinvia*'),
  addingVerb: nothing(),
  wishesFirst: nothing(
    '{begin} {polite}? sposta|rimanda|anticipa|posticipa|crea|aggiungi|cancella|elimina|metti|mettimi {anyWord}',
    '{begin} {polite}? prenota|fissa|segna|ricorda*|avvisa*|rinomina {anyWord}',
  ),
  saysWhere: nothing('{begin} a|al|alla|alle|allo|ad|per|di|mezz*', '{begin} all {glued}', '{begin} {amount}'),
  article: nothing('il|lo|la'),
  beginsWithArticle: nothing('{begin} {articles}? un|una|uno|il|la|lo|l'),
  joint: nothing('(e)? (tipo|diciamo|magari)? (a|al|alla|da|in|con|di)? (uno)? {atEnd}'),
  toSurely: nothing('a|al|alla|allo|ad|verso', 'all {glued}'),
  toMaybe: nothing('alle|per'),
  toBareHour: nothing(),
  forAll: nothing('tutto|tutta|tutti|tutte|ogni|ciascun*|gli|i|le|entrambi|entrambe|questi|queste'),
  selectedOnes: nothing('questo|questa|questi|queste|selezionat*'),
  into: nothing('in|nella|alla|sotto|come (la)?'),
  intoCategory: nothing('in|nella|alla|sotto|come|con (la|mia)? categoria|categorie (di)?'),
  renamesTo: nothing('in|come'),
  hasNone: nothing('non (ce l|ce lo|ne|lo)? ha|hanno', 'senza'),
  everyOne: nothing('tutt*|quant*'),
  ofAllReminders: nothing('tutt*|ogni|avvisi|notifiche', 'i (miei)? promemoria', 'piu|basta promemoria'),
  kindOfThing: nothing('lezione|lezioni|seduta|sedute|sessione|sessioni|visita|visite|allenamento|allenamenti (di)?'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
