import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { overAtHome } from './templates/over-at-home.ts'
import { overAtWork } from './templates/over-at-work.ts'
import { overWithPeople } from './templates/over-with-people.ts'
import { templates } from './templates/templates.ts'
import { thingsThere } from './templates/there-already.ts'
import { plannedInYear } from './test/planned-in-year.ts'
import { thingsThereRows } from './test/things-there.ts'

const titles = (text: string, language: Language): string[] =>
  plannedInYear(text, language).steps.map(({ title }) => title)

describe('what a goal says is there already', () => {
  it.each(thingsThereRows)('leaves out what would get it, %s: %s, %s', (language, goal, there, over) => {
    expect(titles(goal, language)).toEqual(expect.arrayContaining([...over]))
    const left = titles(`${goal}, ${there}`, language)
    for (const title of over) expect(left).not.toContain(title)
    expect(left.length).toBeGreaterThan(0)
  })

  it.each([
    ['en', 'Write my thesis by December', 'the first two chapters are written', 'Write the chapters that are missing'],
    ['en', 'Renovate the bathroom before September', "we haven't got any quotes", 'Quotes for the bathroom'],
    ['en', 'Redo the kitchen by October', 'we want to have the units ordered', 'Choose and order for the kitchen'],
    ['en', 'Move in with Tom in May', 'we have no furniture', 'Furniture you need first'],
    ['en', "Mum's 80th birthday party on 12 June", 'the cake is ordered', 'Food, drinks and cake'],
    ['it', 'Scrivere la tesi entro dicembre', 'i primi due capitoli sono scritti', 'Scrivere i capitoli che mancano'],
    ['it', 'Rifare il bagno entro settembre', 'i preventivi non li abbiamo ancora', 'Preventivi per il bagno'],
    ['it', 'Aprire una gelateria', 'il locale è trovato ma mi serve il finanziamento', 'Finanziamento'],
    ['en', 'Open a bakery', 'premises found but I need a loan', 'Starting money and loan'],
    ['it', 'Sposarci il 18 settembre 2027', "l'abito è da scegliere", 'Ordinare abiti e fedi'],
  ] as const)('leaves in what is still to be got, %s: %s, %s', (language, goal, said, step) =>
    expect(titles(`${goal}, ${said}`, language)).toContain(step),
  )

  it('makes steps superfluous that there are, and all that may be there does so in some kind', () => {
    const kinds = [overAtHome, overWithPeople, overAtWork].flatMap((some) => Object.entries(some))
    expect(new Set(kinds.map(([kind]) => kind)).size).toBe(kinds.length)
    for (const [kind, over] of kinds) {
      const ids = templates.find(({ id }) => id === kind)?.steps.map(({ id }) => id) ?? []
      expect(ids, kind).toEqual(expect.arrayContaining(Object.values(over).flat()))
    }
    const used = new Set(
      kinds.flatMap(([, over]) =>
        Object.entries(over)
          .filter(([, ids]) => ids.length > 0)
          .map(([thing]) => thing),
      ),
    )
    expect([...used].toSorted()).toEqual([...thingsThere].toSorted())
  })

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
