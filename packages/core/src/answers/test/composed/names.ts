/** Names of which each year has some, Italian and English. */
export type Pair = readonly [italian: string, english: string]

export const PEOPLE: readonly Pair[] = [
  ['Anna', 'Emma'],
  ['Marta', 'Oliver'],
  ['Luca', 'Jack'],
  ['Paolo', 'Sophie'],
  ['Giulia', 'Lucy'],
  ['Elena', 'Tom'],
  ['Davide', 'Harriet'],
  ['Chiara', 'Nadia'],
  ['Bruno', 'George'],
  ['Silvia', 'Priya'],
]

/** Each with its preposition. */
export const PLACES: readonly (readonly [italian: string, atItalian: string, english: string])[] = [
  ['Trattoria da Gino', 'alla Trattoria da Gino', 'Café Central'],
  ['Bar Centrale', 'al Bar Centrale', 'The Crown'],
  ['Villa Aurelia', 'a Villa Aurelia', 'Bella Napoli'],
  ['Teatro Verdi', 'al Teatro Verdi', 'Albert Hall'],
]

export const CITIES: readonly Pair[] = [
  ['Parigi', 'Paris'],
  ['Lisbona', 'Lisbon'],
  ['Vienna', 'Vienna'],
  ['Praga', 'Prague'],
  ['Atene', 'Athens'],
  ['Dublino', 'Dublin'],
  ['Siviglia', 'Seville'],
  ['Cracovia', 'Krakow'],
]

/** What comes back each week: its title, what several and one of it are called, its category, and the hour at which it begins. */
export interface Weekly {
  readonly title: Pair
  readonly many: Pair
  readonly one: Pair
  readonly categoryId: string
  readonly from: number
  readonly hours: number
}

const weekly = (title: Pair, many: Pair, categoryId: string, [from, hours]: readonly [number, number]): Weekly => ({
  ...{ title, many, categoryId, from, hours },
  one: [
    title[0].toLowerCase(),
    title[1].charAt(0) === 'G' && title[1].includes('erman') ? title[1] : title[1].toLowerCase(),
  ],
})

export const WEEKLIES: readonly Weekly[] = [
  weekly(['Lezione di piano', 'Piano lesson'], ['lezioni di piano', 'piano lessons'], 'study', [15, 1]),
  weekly(['Lezione di tedesco', 'German class'], ['lezioni di tedesco', 'German classes'], 'study', [19, 1.5]),
  weekly(['Lezione di nuoto', 'Swimming lesson'], ['lezioni di nuoto', 'swimming lessons'], 'sport', [8, 1]),
  weekly(['Lezione di yoga', 'Yoga class'], ['lezioni di yoga', 'yoga classes'], 'sport', [18.5, 1]),
  weekly(['Riunione di team', 'Team meeting'], ['riunioni di team', 'team meetings'], 'work', [9, 1]),
  weekly(['Prova del coro', 'Choir practice'], ['prove del coro', 'choir practices'], 'family', [21, 2]),
  weekly(
    ['Allenamento di basket', 'Basketball training'],
    ['allenamenti di basket', 'basketball trainings'],
    'sport',
    [17, 1.5],
  ),
]

export const CATEGORY_NAMES: Readonly<Record<string, Pair>> = {
  work: ['lavoro', 'work'],
  family: ['famiglia', 'family'],
  study: ['studio', 'study'],
  sport: ['sport', 'sport'],
  travel: ['viaggi', 'travel'],
  health: ['salute', 'health'],
}
