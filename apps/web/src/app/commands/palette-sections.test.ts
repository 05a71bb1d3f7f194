import { describe, expect, it } from 'vitest'
import type { PaletteEntry } from '../../features/commands/palette-list.tsx'
import { firstSections, foundSections, type FoundEntries, type Offered } from './palette-sections.ts'

const entry = (name: string): PaletteEntry => ({ id: name, name, keys: [], isOn: null, run: () => undefined })
const t = (key: string) => key
const nothing: Offered = { categories: [], calendars: [], views: [], goals: [], settings: [], commands: [] }
const found = (facts: Partial<FoundEntries> = {}): FoundEntries => ({
  ...{ days: [], events: [], elsewhere: [], similar: () => [entry('Dentista')], isSettled: true },
  ...facts,
})
const drawn = (sections: ReturnType<typeof foundSections>) =>
  sections.map(({ id, entries }) => `${id}: ${entries.map(({ name }) => name).join(', ')}`)

describe('the sections of what is found', () => {
  const offered = { ...nothing, categories: [entry('Mesi estivi')], commands: [entry('Vista: Mesi')] }

  it('are in their order, but days first and what has whole words before what only begins so', () => {
    const events = [entry('Mesina')]
    expect(drawn(foundSections('mesi', { ...offered }, found({ events, days: [entry('Vai')] }), t))).toEqual([
      'days: Vai',
      'categories: Mesi estivi',
      'commands: Vista: Mesi',
      'events: Mesina',
    ])
  })

  it('end with what the server found, so that nothing moves', () => {
    const elsewhere = [entry('Mesi di prova')]
    expect(drawn(foundSections('mesi', offered, found({ elsewhere }), t)).at(-1)).toBe('elsewhere: Mesi di prova')
  })

  it('have typos only where nothing else is, and nothing can come', () => {
    expect(drawn(foundSections('dantista', offered, found(), t))).toEqual(['similar: Dentista'])
    expect(foundSections('dantista', offered, found({ isSettled: false }), t)).toEqual([])
    expect(drawn(foundSections('mesi', offered, found(), t)).join(' ')).not.toContain('similar')
  })

  it('are none of signs alone, and all of them are short', () => {
    expect(foundSections('…', offered, found({ similar: () => [] }), t)).toEqual([])
    const commands = Array.from({ length: 20 }, (_, index) => entry(`Mesi ${index}`))
    expect(foundSections('mesi', { ...nothing, commands }, found(), t)[0]?.entries).toHaveLength(6)
  })
})

it('before anything is typed, what was chosen last is first and nowhere else, and what is gone is left out', () => {
  const offered = { ...nothing, commands: [entry('Undo'), entry('Redo')] }
  const atHand = { recent: ['gone', 'Redo', 'Mare'], coming: [entry('Mare'), entry('Monti')], events: [entry('Mare')] }
  expect(drawn(firstSections(offered, atHand, t))).toEqual(['recent: Redo, Mare', 'coming: Monti', 'commands: Undo'])
})
