import type { DoingWords } from '../reading/doing-words.ts'

/** Verbs of how one is or what goes on. */
const NO_ACT = 'essere|avere|diventare|tenere|allevare|stare|vivere|sentire|sapere|godere|amare|restare|rimanere'

/** How Italian says what is to be done. */
export const doing: DoingWords = {
  verb: String.raw`(?:(?:finalmente|far|fare|poter|riuscire a) )?(?!(?:${NO_ACT}) )\p{L}*(?:are|ere|ire|urre|orre|arre|ar[mtvc]i|er[mtvc]i|ir[mtvc]i|arl[oaie]|erl[oaie]|irl[oaie])(?: (?:su|giu|via|fuori|dentro|insieme|da parte))?(?= (?!(?:per|con|in|a|ad|al|allo|alla|ai|agli|alle|all|da|dal|dalla|dai|di|del|della|su|sul|prima|dopo|meglio|piu|meno|bene) ))`,
  plain:
    'fare|dare|mettere|prendere|portare|preparare|superare|passare|riprendere|ripassare|correre|nuotare|partecipare|festeggiare|celebrare|giocare|mandare|consegnare|togliere|affrontare|mangiare|bere|stampare|catalogare|ricostruire|impostare|ottenere|piantare|convincere',
  aside: String.raw`(?<!^ (?:preparare|portare|trasformare|fare (?:la )?domanda) .*)(?:per|in)|con|nel|nella|nelle|nei|negli|nell|su|sul|sulla|sui|sulle|prima (?:d\S+|che)|dopo(?!(?<=^ (?:riprendere|ricominciare) .*) (?:(?:la|una|lo|uno|un|l) )?(?:rottura|frattura|infortunio|lesione|strappo|stiramento|distorsione|lussazione|fascite|tendinite|crociato) )|durante|entro|mentre|perche|che|dove|quando|finche`,
}
