import { describe, expect, it } from 'vitest'
import { plannedInYear } from './test/planned-in-year.ts'

describe('the day of a goal among those that are said and usual', () => {
  it.each([
    ['en', 'grow my own potatoes for the winter', '2027-04-03'],
    ['en', 'sow spinach on 5 September', '2027-09-05'],
    ['en', 'get the veg patch going: tomatoes, courgettes, and something for the winter too', '2027-05-22'],
    ['it', "fare l'orto: pomodori, zucchine e qualcosa anche per l'inverno", '2027-04-24'],
    ['en', 'grow a giant pumpkin for Halloween', '2027-10-31'],
  ] as const)('is in the season in which it is sown, unless that of the harvest is said, %s: %s', (...row) => {
    expect(plannedInYear(row[1], row[0]).at).toBe(row[2])
  })

  it.each([
    ['en', 'renew my passport, it runs out on 30 July and we fly to Sardinia on the 7th of August', '2027-07-30'],
    ['it', "l'orto: pomodori ad aprile, cavoli a fine agosto, aglio a novembre", '2027-04-17'],
  ] as const)('is the first of those that are said where that one is due, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', "get my hip replaced and be dancing at my granddaughter's wedding on 18 September", '2027-06-25'],
    ['en', 'hip replacement on 6 May. I want to be walking the dog again by August', '2027-05-06'],
  ] as const)('leaves the time to be well again by the day that is said, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['it', "diventare donatore di sangue con l'AVIS quest'anno", '2027-03-27'],
    ['it', "fare un corso di ceramica quest'anno", '2027-04-05'],
    ['it', "viaggio in Portogallo quest'anno", '2027-07-02'],
    ['it', 'tornare a giocare a pallavolo dopo la rottura del crociato', '2027-09-18'],
    ['en', 'learn English to B2 for work', '2027-12-18'],
    ['en', 'walk the Camino in the autumn', '2027-10-09'],
    ['it', 'operazione al ginocchio entro fine anno', '2027-12-23'],
  ] as const)(
    'is soon for what takes weeks, far for what takes most of a year, and warm outdoors, %s: %s',
    (...row) => {
      expect(plannedInYear(row[1], row[0]).at).toBe(row[2])
    },
  )

  it.each([
    ['en', 'make all the Christmas presents by hand this year', '2027-12-25'],
    ['en', 'Carnival float with the neighbours', '2028-02-05'],
    ['en', 'Christmas raffle', '2027-12-18'],
    ['it', 'Andare a funghi', '2027-10-01'],
    ['it', 'Fare il fieno', '2027-06-12'],
    ['en', 'take the kids camping for the first time, half term', '2027-05-31'],
    ['en', 'camping with three other families over the May bank holiday', '2027-05-01'],
    ['en', 'Diwali at ours this year', '2027-10-29'],
    ['en', 'Chinese New Year dinner at ours', '2028-01-26'],
    ['en', 'open an Etsy shop for my candles before Christmas', '2027-11-12'],
    ['en', 'Get promoted to senior in the October review round', '2027-10-15'],
    ['en', 'See the northern lights in Tromsø in November or early December', '2027-11-19'],
    ['en', 'tomatoes and courgettes from seed this year, and garlic in for the winter', '2027-05-22'],
    ['it', "rinnovare il passaporto prima dell'estate, scade a luglio", '2027-06-18'],
    ['en', 'get my passport renewed, it runs out in October', '2027-09-29'],
    ['it', "rinnovare la carta d'identità, scade a ottobre", '2027-09-29'],
    ['en', "challenge a parking fine, I've got 28 days", '2027-04-15'],
    ['it', 'contestare una multa, ho 30 giorni', '2027-04-17'],
  ] as const)('is that of the feast or of the holidays that it names, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'run the Great North Run', '2027-09-12'],
    ['it', 'maratona di Roma 2028', '2028-04-09'],
    ['en', 'lay up the boat for winter', '2027-10-16'],
    ['it', "rimessaggio della barca per l'inverno", '2027-10-16'],
    ['it', 'raccolta delle castagne', '2027-10-16'],
    ['en', 'bar mitzvah in October', '2027-10-16'],
    ['en', 'apply to university for 2028', '2028-01-13'],
    ['en', 'apply for university, I want to do veterinary medicine', '2027-10-15'],
    ['it', 'iscrivermi all’università', '2027-09-10'],
    ['en', 'do my VAT return', '2027-05-07'],
    ['it', 'dichiarazione IVA', '2027-04-30'],
    ['it', 'andare all’Oktoberfest', '2027-09-24'],
    ['en', 'start beekeeping', '2027-05-29'],
    ['en', 'burns supper', '2028-01-22'],
    ['en', 'cook Christmas dinner for 14 for the first time', '2027-12-25'],
    ['en', 'my daughter starts university', '2027-09-18'],
    ['it', "mia figlia comincia l'università", '2027-09-25'],
    ['en', 'apply for a nursery place', '2027-09-01'],
    ['en', 'winterise the motorhome', '2027-10-30'],
    ['it', 'svernare il camper', '2027-10-30'],
    ['it', 'iscrivere Leo al nido', '2027-09-10'],
    ['en', 'apply for a school place for Emma', '2028-01-14'],
    ['it', 'iscrivere Emma a scuola', '2028-01-31'],
  ] as const)('is in the season in which it takes place, %s: %s', (language, text, date) => {
    expect(plannedInYear(text, language).at).toBe(date)
  })
})

describe('what is made for a day', () => {
  it.each([
    ['en', 'make my own Christmas cards', 70],
    ['en', 'make bunting for the wedding on 10 July', 70],
    ['it', 'biglietti di Natale fatti a mano', 70],
  ] as const)('is begun some weeks before it, and not at once, %s: %s', (language, text, most) => {
    const { day, steps } = plannedInYear(text, language)
    expect(day - Math.min(...steps.map(({ first }) => first))).toBeLessThanOrEqual(most)
  })

  it('of a place at a school is the deadline before it is taken up', () => {
    expect(plannedInYear('Choose a primary school for Mia, she starts September 2028', 'en').at).toBe('2028-01-14')
  })
})
