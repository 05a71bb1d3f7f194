import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { plannedInYear } from './test/planned-in-year.ts'

const titles = (text: string, language: Language): string[] =>
  plannedInYear(text, language).steps.map(({ title }) => title)

describe('what a goal says is done already', () => {
  it.each([
    ['en', "Dad's 70th on 10 July, hall booked, invitations sent", ['Choose the place', 'Send the invitations']],
    ['en', 'Move house on 1 June, van already booked', ['Quotes from movers']],
    ['en', 'Take mum to Chelsea Flower Show, tickets already bought', ['Get the tickets']],
    ['en', 'Renew my passport by 21 April, photos done', ['Photo']],
    ['it', 'Festa per i 70 anni di papà il 10 luglio, sala prenotata, inviti mandati', ['Mandare gli inviti']],
    ['it', 'Concerto di Vasco il 12 giugno, i biglietti li ho già', ['Biglietti']],
    ['it', 'Rinnovare il passaporto entro il 21 aprile, fototessere già fatte', ['Fototessere']],
  ] as const)('is no step, %s: %s', (language, text, done) => {
    const plain = text.replace(/(?:, (?!il )[^,]*)+$/u, '')
    expect(titles(plain, language)).toEqual(expect.arrayContaining([...done]))
    for (const title of done) expect(titles(text, language)).not.toContain(title)
  })

  it.each([
    [
      'en',
      'grow our own vegetables, we have just been given an allotment plot',
      'grow vegetables on an allotment plot',
      'Ask for a plot',
    ],
    ['it', "fare l'orto, ci hanno appena assegnato un orto comunale", 'fare un orto comunale', 'Chiedere un orto'],
  ] as const)('is not asked for where somebody has given it, %s: %s', (language, text, wanted, given) => {
    expect(titles(wanted, language)).toContain(given)
    expect(titles(text, language)).not.toContain(given)
  })

  it.each([
    ['en', "Dad's 70th on 10 July, hall not booked yet", 'Choose the place'],
    ['en', 'Move house on 1 June, van to be booked', 'Quotes from movers: van to be booked'],
    ['it', 'Festa per i 70 anni di papà il 10 luglio, inviti ancora da mandare', 'Mandare gli inviti'],
  ] as const)('is not what is still open, %s: %s', (language, text, open) =>
    expect(titles(text, language).some((title) => title.startsWith(open.split(':')[0] ?? ''))).toBe(true),
  )

  it.each([
    ['en', 'Wedding on 18 September, church and restaurant already booked', 'Wedding'],
    ['en', "Party for 60 on 5 June. I've booked the hall and a band", 'Party for 60'],
    ['it', 'Matrimonio il 18 settembre, chiesa e ristorante già prenotati', 'Matrimonio'],
  ] as const)('stands in no title, %s: %s', (language, text, title) => {
    expect(plannedInYear(text, language).title).toBe(title)
    expect(titles(text, language).join()).not.toMatch(/church|band|chiesa|ristorante/u)
  })

  it.each([
    ['en', 'Bunion surgery on 9 September, no driving for six weeks', 'driving'],
    ['it', 'inserimento al nido a settembre, io torno a lavorare il 20', 'lavorare'],
  ] as const)('is as little a step as what is not, or how it is then, %s: %s', (language, text, word) =>
    expect(titles(text, language).join().toLowerCase()).not.toContain(word),
  )
})
