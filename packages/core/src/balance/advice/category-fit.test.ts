import { describe, expect, it } from 'vitest'
import type { AnalysedItem, AnalysisInput } from '../balance-types.ts'
import { categoryFits } from './category-fit.ts'

const category = (name: string) => ({ _id: name, name })
const item = (title: string, categoryId: string | null = null) =>
  ({ title, categoryId, eventId: title }) as AnalysedItem

function fits(categories: readonly string[], items: readonly AnalysedItem[], most = 30): (string | undefined)[][] {
  const input = { categories: categories.map(category) } as unknown as AnalysisInput
  return categoryFits(input, items, most).map((fit) => [fit.item.title, fit.category])
}

describe('a category fits an event without one', () => {
  it('when its name stands in the title, whatever accents and numbers are beside it', () => {
    expect(fits(['Salute'], [item('Controllo salute 2027'), item('Saluteria')])).toEqual([
      ['Controllo salute 2027', 'Salute'],
    ])
  })

  it('when its name is of several words and all of them stand there in their order', () => {
    const items = [item('Cena: viaggi di lavoro'), item('Lavoro di viaggi')]
    expect(fits(['Viaggi di lavoro'], items)).toEqual([['Cena: viaggi di lavoro', 'Viaggi di lavoro']])
  })

  it('unless the name of another one stands there, too', () => {
    expect(fits(['Casa', 'Lavoro'], [item('Lavoro a casa'), item('Casa')])).toEqual([['Casa', 'Casa']])
  })

  it('when all others of the same title are in it, and not when they are in several', () => {
    const items = [
      item('Corsa', 'Sport'),
      item('Corsa 2'),
      item('Spesa', 'Casa'),
      item('Spesa', 'Sport'),
      item('Spesa 3'),
    ]
    expect(fits(['Sport', 'Casa'], items)).toEqual([['Corsa 2', 'Sport']])
  })

  it('for no more events than are asked for', () => {
    const items = Array.from({ length: 9 }, (_, index) => item(`Casa ${'x'.repeat(index)}`))
    expect(fits(['Casa'], items, 4)).toHaveLength(4)
  })

  it('is looked for by the first word of its name among thousands of them', () => {
    let looked = 0
    const categories = Array.from({ length: 1_000 }, (_, index) => {
      const word = `Nome${'abcdefghij'[index % 10] ?? ''}${'klmnopqrst'[Math.floor(index / 10) % 10] ?? ''}${'uvwxyzabcd'[Math.floor(index / 100)] ?? ''}`
      return {
        _id: word,
        get name() {
          looked += 1
          return word
        },
      }
    })
    const items = Array.from({ length: 500 }, (_, index) => item(`Evento ${'y'.repeat(index + 1)} Nomeaku`))
    expect(categoryFits({ categories } as unknown as AnalysisInput, items, 500)).toHaveLength(500)
    expect(looked).toBe(2 * categories.length)
  })
})
