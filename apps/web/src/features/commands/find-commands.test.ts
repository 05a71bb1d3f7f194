import { describe, expect, it } from 'vitest'
import { findCommands } from './find-commands.ts'

const names = [
  'Vista: Planner',
  'Vista: Mesi',
  'Numeri delle settimane',
  'Gestisci le categorie',
  'Categoria: Università',
  'Vai a oggi',
]
const found = (typed: string, all: readonly string[] = names) =>
  findCommands(
    all.map((name) => ({ name })),
    typed,
  ).map(({ name }) => name)

describe('commands are found', () => {
  it.each([
    ['mesi', ['Vista: Mesi']],
    ['vista', ['Vista: Planner', 'Vista: Mesi']],
    ['mesi vis', ['Vista: Mesi']],
    ['UNIVERSITA', ['Categoria: Università']],
    ['universitá', ['Categoria: Università']],
    ['ettim', ['Numeri delle settimane']],
    ['plnr', ['Vista: Planner']],
    ['categori', ['Gestisci le categorie', 'Categoria: Università']],
    ['xyz', []],
    ['vista xyz', []],
  ])('by %s', (typed, expected) => {
    expect(found(typed)).toEqual(expected)
  })

  it('all, in their order, where nothing is typed, or nothing but signs', () => {
    expect(found('')).toEqual(names)
    expect(found(' · ')).toEqual(names)
  })

  it('with the better fit first: a whole word, a beginning, the inside of a word', () => {
    expect(found('art', ['Party', 'Artista', 'Art'])).toEqual(['Art', 'Artista', 'Party'])
  })

  it('not by one letter inside of a word', () => {
    expect(found('e', ['Mesi', 'Evento'])).toEqual(['Evento'])
  })
})
