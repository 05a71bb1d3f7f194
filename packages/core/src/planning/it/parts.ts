import type { PartWords } from '../planning-words.ts'

/** Italian words by which the parts of a goal are told, and what is said of them. */
export const parts: PartWords = {
  needs: String.raw`(?:devo|dobbiamo|bisogna|vorrei|vorremmo|(?:mi|ci) serv(?:e|ono)|c['’]è da|ci sono da)`,
  brings: String.raw`con|più(?=\s+un)|compres[oaie]|oltre a`,
  leading: String.raw`^(?:(?:e|ed|poi|anche|almeno|magari anche|compres[oaie])\s+)+`,
  starts: String.raw`^(?:(?:il|lo|la|i|gli|le|un|uno|una|dei|delle|degli|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|qualche|alcun[ei]|\d+)\s|(?:l|un)['’])`,
  none: String.raw`^(?:con|senza|di|del|dello|della|da|dal|dalla|a|ad|al|allo|alla|ai|agli|alle|in|nel|nella|su|sul|sulla|per|tra|fra|verso|entro|prima|dopo|durante|sotto|sopra|vicin\p{L}+|lontan\p{L}+|perch[ée]|se|quando|che|ma|però|oppure|o|max|massimo|al massimo|minimo|circa|quasi|meglio|meno|più|molto|poco|po['’]|un po['’]?|tropp\p{L}+|tutt\p{L}+|ogni|niente|nessun\p{L}*|non|mai|solo|soltanto|forse|magari|possibilmente|così|piano|pian|spendendo|primo|secondo|terzo|quarto|quinto|livello|anche|questa|questo|lì|là)(?!\p{L})|^\p{L}+mente(?!\p{L})`,
  within: String.raw`(?<!\p{L})(?:persone|invitati|ospiti|adulti|bambin[ie]|ragazz[ie]|coppie|ogni|cominci(?:a|ano)|inizi(?:a|ano)|elo|quindicina|decina|ventina|trentina|minut[oi]|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]|km|kg|chili|metri|euro|budget|livello|paura|ansia)(?!\p{L})(?! (?:a|al|alle|di|del|nel) )|[£$€%]`,
  company: String.raw`^(?:mamma|papà|nonn[oaie]|collegh[ie]|cugin[ie]|vicini|calma|pazienza|impegno|costanza|gioia|gusto|metodo|cura|serietà|amore|tempo|amici|amiche|comodo|piacere|famiglia)(?!\p{L})|^(?:(?:il|lo|la|i|gli|le|mi[oa]|mie[ei]?|tutt[ei])\s|l['’])`,
  act: String.raw`^(?:ri)?\p{L}+(?:are|ere|ire|urre|orre|arre|ar[mtvcns][ei]|er[mtvcns][ei]|ir[mtvcns][ei]|[aei]rl[oaie])\s|^\p{L}+[aei]r(?:l[aieo]|ne|gli|le)$`,
  verbsAhead: String.raw`^(?:\p{L}+(?:are|ere|ire|urre|orre|arre|ar[mtvcs]i|er[mtvcs]i|ir[mtvcs]i)\s+(?:(?:a|ad|di)\s+)?)+`,
  refersBack: String.raw`(?<!\p{L})\p{L}+r(?:ne|l[oaie])(?!\p{L})|(?<!\p{L})in forma(?!\p{L})`,
  notes: {
    learn: 'Per un po’ solo questo, poi insieme a quello che sai già.',
    climb: 'Una giornata tutta sua: prima il percorso e il meteo, e un giorno di riserva.',
    grow: 'Mezza giornata con il tempo giusto; prima guarda che cosa ci vuole.',
    sort: 'Un giro dall’inizio alla fine, prima di passare oltre.',
    make: 'Misure e materiale; guarda che vada bene con il resto.',
    own: 'Che cosa ci vuole, chi se ne occupa, e che cosa va chiesto o prenotato prima.',
  },
}
