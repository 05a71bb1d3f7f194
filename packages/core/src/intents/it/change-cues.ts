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
  lasting: nothing('durare !>piu'),
  saysWhere: nothing('{begin} a|al|alla|alle|allo|ad|per|di|mezz*', '{begin} all {glued}', '{begin} {amount}'),
  joint: nothing('(e)? (tipo|diciamo|magari)? (a|al|alla|da|in|con|di)? (uno)? {atEnd}'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
