import { describe, expect, it } from 'vitest'
import { guessCategory } from './guess-category.ts'

const categories = [
  { _id: 'health', name: 'Salute' },
  { _id: 'work', name: 'Lavoro' },
  { _id: 'sport', name: 'Sport' },
  { _id: 'travel', name: 'Viaggi' },
]
const past = (title: string, categoryId: string | null) => ({ title, categoryId })

describe('the category of an event', () => {
  it('is the one that the person gave to such words before', () => {
    const history = [past('Dentista', 'work'), past('Dentista dott. Rossi', 'work'), past('Palestra', 'sport')]
    expect(guessCategory('dentista', history, categories)).toBe('work')
  })

  it('follows a rare word rather than one that stands everywhere', () => {
    const history = [
      ...Array.from({ length: 20 }, (_, at) => past(`Riunione progetto ${at}`, 'work')),
      past('Padel con Luca', 'sport'),
      past('Riunione torneo padel', 'sport'),
    ]
    expect(guessCategory('Riunione padel', history, categories)).toBe('sport')
    expect(guessCategory('Riunione', history, categories)).toBe('work')
  })

  it('is none where the person has given such words to several alike', () => {
    const history = [past('Cena Anna', 'work'), past('Cena Marco', 'sport'), past('Cena Ugo', 'travel')]
    expect(guessCategory('Cena', history, categories)).toBeNull()
  })

  it.each([
    ['Dentista', 'health'],
    ['visita cardiologica', 'health'],
    ['dental check-up', 'health'],
    ['Mezza maratona di Roma', 'sport'],
    ['Riunione con i clienti', 'work'],
    ['client meeting', 'work'],
    ['Volo per Lisbona', 'travel'],
    ['Consegna lavoro', 'work'],
    ['Xyzzy', null],
    ['', null],
  ])('is told by its name and a small lexicon, of both languages: %s', (title, expected) => {
    expect(guessCategory(title, [], categories)).toBe(expected)
  })

  it('is never one that the person no longer has', () => {
    expect(guessCategory('Yoga', [past('Yoga', 'gone')], [])).toBeNull()
  })
})
