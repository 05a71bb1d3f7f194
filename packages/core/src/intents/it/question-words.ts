import type { LanguageWords } from '../language-words.ts'

const OF = "(?:di|del|della|dell'|dello|delle|dei) ?"

/** Between two things: `tra Natale e il compleanno`. */
const FROM = "(?:passano|passa|ci sono|c'e|corrono) (?:da|dal|dalla|dall'|dalle|dai) ?(?!\\d|oggi\\b|ora\\b|qui\\b)"
const TO = " (?:a|al|alla|all'|alle|ai) ?(?!\\d)"
const AMONG = '(?:tra|fra) (?!le \\d|\\d|oggi\\b|ora\\b|adesso\\b)'

/** A noun is left to the demonstrative that says which one is meant, and to the adjective. */
const WHICH = /\b(?:quell[ao] )?(quest[ao]|prossim[ao]|scors[ao]|passat[ao])\b/u

/** What Italian questions are read by beside patterns. */
export const questionWords = {
  links: 'di del della con',
  // Who has a birthday is asked for by a verb.
  nounOf: {
    compio: 'compleanno',
    compie: 'compleanno',
    compii: 'compleanno',
    compiamo: 'compleanno',
    compiono: 'compleanno',
  },
  isNameFirst: false,
  stem: (word) => word.replace(/(?:h?[ie]|[aeiou])$/u, '').replace(/i$/u, ''),
  withUnit: (words, unit) =>
    words.replace(WHICH, (_, which: string) => (which.startsWith('quest') ? `${which} ${unit}` : `${unit} ${which}`)),
  categories: {
    work: ['lavoro', 'lavorato', 'lavorare', 'lavorativo', 'lavorativi', 'lavorativa', 'professionale', 'ufficio'],
    family: ['famiglia', 'familiare', 'familiari', 'parenti'],
    health: ['salute', 'sanitari', 'medico', 'medici', 'mediche', 'medica'],
    sport: ['sport', 'sportivo', 'sportivi', 'sportiva', 'fitness'],
    travel: ['viaggi', 'viaggio', 'vacanze'],
    study: ['studio', 'studi', 'scuola', 'universita'],
    home: ['casa', 'casalinghi', 'domestici'],
    friends: ['amici', 'amicizia'],
    money: ['finanze', 'soldi', 'bollette'],
    leisure: ['tempo libero', 'svago', 'hobby'],
  },
  sides: {
    between: [new RegExp(`\\b${FROM}(.+?)${TO}(.+)`, 'u'), new RegExp(`\\b${AMONG}(.+?) ed? (?!le \\d|\\d)(.+)`, 'u')],
    order: [
      new RegExp(`^(.+?) (?:e|viene|cade) prima ${OF}(.+)`, 'u'),
      new RegExp(`^(?:e |viene )?(.+?) (?:e |viene |cade )?prima o dopo (?:${OF}|il |la |lo )?(.+)`, 'u'),
      /\bprima,? (?!di |del|che )(.+?) o (.+)/u,
    ],
  },
} as const satisfies Partial<LanguageWords>
