import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { measuredTarget } from './measured/measured-target.ts'
import { readTarget } from './read-target.ts'
import { asking } from './test/situations.ts'

/** When a goal is, said as its table says it: `by 2027-06-19`, `from 2027-06-10`, a day, a range, or `-`. */
function whenOf(text: string, language: 'it' | 'en'): string {
  const surroundings = { ...asking(language, 2027), now: '2027-03-18T10:00' }
  const measured = measuredTarget(text, '', surroundings)
  if (measured) return `by ${formatDay(measured.to)}`
  const { anchor, from, precision } = readTarget(text, '', surroundings)
  if (anchor === null) return from === null ? '-' : `from ${formatDay(from)}`
  if (precision === 'by' || precision === 'until') return `by ${formatDay(anchor.last)}`
  return [...new Set([anchor.first, anchor.last].map((day) => formatDay(day)))].join('..')
}

describe('times of the year that have a name and no date, as they usually are in Italy', () => {
  it.each([
    ['perdere 6 chili prima del mare', 'by 2027-06-19'],
    ['dimagrire prima di andare al mare', 'by 2027-06-19'],
    ['rifare il tetto prima che ricominci a piovere', 'by 2027-09-30'],
    ["pulire le grondaie prima delle piogge d'autunno", 'by 2027-09-30'],
    ['sistemare il cancello prima che arrivino i temporali', 'by 2027-09-30'],
    ['cambiare la caldaia prima del prossimo inverno', 'by 2027-10-14'],
    ['cambiare la caldaia prima di accendere i riscaldamenti', 'by 2027-10-14'],
    ["pulire la canna fumaria prima dell'inverno", 'by 2027-10-14'],
    ['mettere il condizionatore prima che faccia caldo', 'by 2027-05-31'],
    ['imbiancare casa dopo la vendemmia', 'from 2027-10-06'],
    ['viaggio in Portogallo dopo la raccolta delle olive', '2027-11-21..2028-01-05'],
    ['aggiustare il trattore prima della mietitura', 'by 2027-06-14'],
    ['prendere un cane quando finiscono le scuole', 'from 2027-06-10'],
    ['prendere un gatto a scuola finita', 'from 2027-06-10'],
    ['tagliare i capelli ai bimbi prima che ricominci la scuola', 'by 2027-09-11'],
    ['comprare lo zaino per il rientro a scuola', 'by 2027-09-11'],
    ['aprire la partita iva nel nuovo anno', 'from 2028-01-01'],
    ['aprire un agriturismo per la stagione 2028', 'by 2028-05-01'],
    ['aprire un chiosco per la stagione estiva', 'by 2027-05-31'],
    ['gomme invernali prima che nevichi', 'by 2027-11-30'],
    ['fare la patente dopo la maturità', '2027-07-11..2027-08-25'],
    ['smettere di fumare dopo le feste', '2028-01-08'],
    ['smettere di fumare dopo Pasqua', '2027-03-29'],
    ['fare 40 sciarpe per il mercatino di Natale', 'by 2027-12-04'],
    ['scrivere il libro di ricette di nonna e stamparlo x Natale', 'by 2027-12-05'],
    ["prendere il patentino prima dell'apertura della caccia", 'by 2027-09-14'],
    ['imparare il tedesco, perché da gennaio vorrei lavorare a Bolzano', 'by 2027-12-31'],
    ['viaggio in Portogallo, abbiamo tre settimane di ferie a settembre', '2027-09-01..2027-09-30'],
    ['trovare una badante per mamma, da maggio io riprendo a lavorare', 'by 2027-04-30'],
    ['organizzare la sagra, 28 e 29 agosto', '2027-08-28..2027-08-29'],
    ['concorso in comune, la prova scritta dovrebbe essere il 5 ottobre', '2027-10-05'],
    ['comprare le gomme per la neve', '-'],
    ['comprare i teli per il mare', '-'],
    ['organizzare la vendemmia', '-'],
  ])('%s: %s', (text, when) => {
    expect(whenOf(text, 'it')).toBe(when)
  })
})

describe('times of the year that have a name and no date, as they usually are in England', () => {
  it.each([
    ['lose 8 kilos before the beach', 'by 2027-06-19'],
    ['get in shape for bikini season', 'by 2027-06-19'],
    ['get a puppy once the kids are off school', 'from 2027-07-23'],
    ['buy a car when term ends', 'from 2027-07-23'],
    ['redecorate the bedroom before the kids go back to school', 'by 2027-09-01'],
    ['walk the Camino with my church group after the harvest', '2027-09-16..2027-10-31'],
    ['mend the baler before haymaking', 'by 2027-05-31'],
    ['set up as a self employed electrician in the new year', '2028-01-01..2028-01-31'],
    ['change jobs in the new year', '2028-01-01..2028-01-31'],
    ['fix the roof before it starts raining again', 'by 2027-09-30'],
    ['fix the roof before the autumn rains', 'by 2027-09-30'],
    ['mend the gate before the rain comes', 'by 2027-09-30'],
    ['have the chimney swept before we light the stove again', 'by 2027-10-09'],
    ['mend the barn roof before the storms', 'by 2027-09-30'],
    ['replace the boiler before next winter', 'by 2027-10-09'],
    ['replace the boiler before the heating goes on', 'by 2027-10-09'],
    ['install air conditioning before it gets hot', 'by 2027-05-31'],
    ['open a bed and breakfast for the 2028 season', 'by 2028-04-30'],
    ['open a tea room in time for the season', 'by 2027-04-30'],
    ['winter tyres before the snow', 'by 2027-11-30'],
    ['learn to drive after GCSEs', '2027-06-26..2027-08-10'],
    ['quit smoking after Easter', '2027-03-29'],
    ['knit six pairs of socks for the Christmas market', 'by 2027-12-04'],
    ['print the family recipe book for Christmas', 'by 2027-12-05'],
    ['clean the gutters after the leaves have fallen', 'from 2027-11-26'],
    ['book the caravan before the summer rush', 'by 2027-05-31'],
    ['learn Spanish for when my in-laws visit', '-'],
    ['learn some Spanish when they visit in October', 'by 2027-09-30'],
    ['pass my maths GCSE, exams start in may', '2027-05-01'],
    ["find a carer for mum, from May I'm back at work", 'by 2027-04-30'],
    ['village fete on 28 and 29 August', '2027-08-28..2027-08-29'],
    ["find a care home for gran, she can't stay alone past the summer", 'by 2027-09-22'],
    ['ring my brother once a week, we hardly spoke last year', 'by 2027-12-31'],
    ['buy tyres for the snow', '-'],
    ['buy towels for the beach', '-'],
    ['help with the harvest', '-'],
  ])('%s: %s', (text, when) => {
    expect(whenOf(text, 'en')).toBe(when)
  })
})

it('says the words for a time as they were written, and not as they were read', () => {
  const surroundings = { ...asking('en', 2027), now: '2027-03-18T10:00' }
  const saved = measuredTarget('save £3000 for a new boiler before winter', '', surroundings)
  expect(saved?.understood.map(({ text }) => text)).toEqual(['£3000', 'before winter'])
})
