import { foldedText, typed } from '../reading/folded-text.ts'

export type ChangeAction = 'create' | 'shift' | 'categorise' | 'rename' | 'delete'

/** What is to be done, and the words after the verb, as typed. */
export interface Command {
  readonly action: ChangeAction
  readonly verb: string
  readonly rest: string
}

const VERBS: readonly (readonly [ChangeAction, RegExp])[] = [
  [
    'rename',
    /(?<!\p{L})(?:rinomin\w*|rename|renaming|chiama(?:lo|la)?|cambia(?:re)? (?:il )?(?:nome|titolo)(?: d[ia]\w*)?|change the (?:name|title)(?: of)?)(?: |$)/u,
  ],
  [
    'delete',
    /(?<!\p{L})(?:cancell(?!ing|ed)\w*|cancel\w*|elimin\w*|rimuov\w*|togl\w*|lev[aoi]\w*|annull\w*|disd\w+|delet\w+|remov\w+|clear|erase|drop|get rid of)(?: |$)/u,
  ],
  [
    'shift',
    /(?<!\p{L})(?:spost\w*|rimand\w*|posticip\w*|anticip\w*|rinvi\w*|mov(?:e|ing)|shift|postpon\w+|reschedul\w+|push(?: back)?|bring(?: forward|(?= .+ forward))|put(?: off|(?= .+ off (?:to|until|till) ))|delay)(?: |$)/u,
  ],
  [
    'categorise',
    /(?<!\p{L})(?:categori[sz]\w+|recategori[sz]\w+|categorizz\w*|assegn\w*|assign|tag|file|mark)(?: |$)/u,
  ],
  [
    'create',
    /(?<!\p{L})(?:ricord\w* di|promemoria:?|appunta\w*|annota\w*|remind me (?:to|that)|note down|jot down|pencil in|aggiung\w*|inseri\w*|crea\w*|segn\w*|fiss\w*|mett\w*|add(?:ing)?|creat\w+|schedul\w+|book|insert|set up|put|change|modific\w*)(?: |$)/u,
  ],
]

const CATEGORY = /(?<!\p{L})(?:categori[ae]|category)(?!\p{L})/u

/** Reads what a wish is to do: by the verb that comes first. Null where there is none. */
export function commandIn(text: string): Command | null {
  const folded = foldedText(text)
  const found = VERBS.flatMap(([action, pattern]) => {
    const match = pattern.exec(folded.plain)
    return match ? [{ action, match }] : []
  }).sort((a, b) => a.match.index - b.match.index)[0]
  if (!found) return null
  const { action, match } = found
  const rest = typed(folded, match.index + match[0].length).trim()
  const isCategory = action !== 'rename' && action !== 'delete' && CATEGORY.test(folded.plain)
  const isNamedAtOnce = action === 'create' && !/^(?:mett|put|change|modific)/u.test(match[0])
  return { action: isCategory && !isNamedAtOnce ? 'categorise' : action, verb: match[0].trim(), rest }
}
