import { describe, expect, it } from 'vitest'
import type { Language } from '../../language/index.ts'
import { readTarget } from '../read-target.ts'
import { asking } from '../test/situations.ts'

/** What people write who want nothing. */
const NO_GOALS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'hi there',
    'thanks a lot!',
    "what's the weather like",
    "what's the weather doing saturday?",
    'Is this thing free?',
    'can dogs eat grapes',
    'who are you',
    'how do I get to the station',
    'what a lovely day',
    'a stitch in time saves nine',
    'time flies',
    'tomorrow is another day',
    'i hate mondays',
    "I'm Dave from Hull",
    "it's too hot",
    'the train was late again',
    'my boss is a nightmare',
    'nowt really, just looking',
    'asdkjh kjh',
    'hlkj sdf oiu',
    'ghfjdk slakd',
    'asdfgh hello test',
    "it's raining in Leeds",
    'lol this app',
    'idk what to write',
    "what time's my dentist appt",
    'life is a box of chocolates',
  ],
  it: [
    'buongiorno!!',
    'ciao come stai',
    'che tempo fa',
    'che ore sono a New York?',
    'come si fa a cambiare lingua qui?',
    'ma funziona davvero sta cosa?',
    "quanto costa l'abbonamento?",
    'che bella giornata',
    'chi va piano va sano e va lontano',
    'la vita è un soffio',
    'oggi è giovedì',
    'piove anche oggi, uffa',
    'mi sono rotto di tutto',
    'sono stanco morto',
    'il treno era in ritardo',
    'odio il lunedì',
    'solo una prova',
    'asdkjh qwe',
    'lkjlkj',
    'asdfgh ciao prova',
    'la nebbia è una bicicletta col raffreddore',
    'boh non so cosa scrivere',
    'a che ora è il dentista',
    'piove a Milano',
  ],
}

/** Goals with words that questions, sayings and random keys have too. */
const GOALS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'make a will',
    'do a handstand',
    'what to get mum for her birthday',
    'make sure mum is looked after',
    'I should call my sister more',
    'have a stand at the fair',
    'hey, can you help me learn to swim',
    'can you make me a plan for the London marathon',
    'how do I prepare for the interview next Tuesday?',
    'sort out SEN support for my lad before he goes up to secondary, nobody at school rings back',
    'jam from the plum tree when theyre ready',
    'clear out phone photos, theres thousands',
    'bonsai',
    'Qatar',
    'learn klingon',
    'be happy',
    'MOT',
    'the car is broken',
    'my dream is a trip to Japan',
    "I'm training for a marathon",
    "I'm getting married in June",
  ],
  it: [
    '730',
    'cosa regalare a mamma per il compleanno',
    'mi fai un piano per la maratona di Roma',
    'come mi preparo per il colloquio di martedì?',
    'isee',
    'la macchina è rotta',
    'il mio sogno è un viaggio in Giappone',
    'mi sposo il 12 giugno',
    'sono incinta',
    'riparare il rubinetto che perde in bagno',
    'spesa per la vicina finché ha la gamba ingessata',
    'aiutare mio figlio con matematica, ha un 4 da recuperare entro fine maggio',
    'fare quello che non ho mai fatto',
    'Reiki',
    'essere felice',
  ],
}

describe.each(['en', 'it'] as const)('a text without a goal, %s', (language) => {
  const isNone = (text: string): boolean => readTarget(text, '', asking(language)).isNonsense

  it.each(NO_GOALS[language])('is told so: %s', (text) => expect(isNone(text)).toBe(true))
  it.each(GOALS[language])('is no goal that has such words: %s', (text) => expect(isNone(text)).toBe(false))
})
