import { describe, expect, it } from 'vitest'
import { dayOf, formatDay } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { livingAsker } from '../test/lived-year.ts'
import { newTimeIn } from './new-time.ts'

/** Where to something is moved on Wednesday 20 May 2026, as `day minute`, and the words that name it. */
function moved(text: string, language: Language): readonly string[] | null {
  const asking = { plain: text.toLowerCase(), language, today: dayOf(2026, 5, 20), surroundings: livingAsker(language) }
  const target = newTimeIn(text, language === 'it' ? 'sposta' : 'move', asking)
  if (!target) return null
  const day = target.day === null ? '' : formatDay(target.day)
  return [`${day} ${target.minute ?? ''}`.trim(), target.source.trim()]
}

describe('where to something is moved', () => {
  it.each([
    ['la cena con Anna a venerdì', '2026-05-22', 'la cena con Anna'],
    ['la cena a casa di Anna a venerdì alle 20', '2026-05-22 1200', 'la cena a casa di Anna'],
    ['la visita allergologica al 12 giugno', '2026-06-12', 'la visita allergologica'],
    ['il volo per Tokyo al 3 giugno', '2026-06-03', 'il volo per Tokyo'],
    ['la lezione per adulti a domani', '2026-05-21', 'la lezione per adulti'],
    ['la cena di venerdì alle 21', '1260', 'la cena di venerdì'],
    ['a domani la riunione delle 9', '2026-05-21', 'la riunione delle 9'],
    ['alle 21 la cena', '1260', 'la cena'],
    ['il pranzo per venerdì', '2026-05-22', 'il pranzo'],
  ])('%s', (text, when, named) => {
    expect(moved(text, 'it')).toEqual([when, named])
  })

  it.each([
    ['the dinner with Anna to Friday', '2026-05-22', 'the dinner with Anna'],
    ['the talk on architecture to Friday at 3', '2026-05-22 900', 'the talk on architecture'],
    ['the onboarding to Monday', '2026-05-25', 'the onboarding'],
    ['the flight to Tokyo to 3 June', '2026-06-03', 'the flight to Tokyo'],
    ['the dinner on Friday to Saturday', '2026-05-23', 'the dinner on Friday'],
    ['the dinner at Anna’s to the 12th of June at 8pm', '2026-06-12 1200', 'the dinner at Anna’s'],
    ['to Friday the dinner with Anna', '2026-05-22', 'the dinner with Anna'],
    ['lunch for Friday', '2026-05-22', 'lunch'],
  ])('%s', (text, when, named) => {
    expect(moved(text, 'en')).toEqual([when, named])
  })

  it.each([
    ['the gym to every Friday', 'en'],
    ['the gym to this weekend', 'en'],
    ['the gym to', 'en'],
    ['the gym to a better place', 'en'],
    ['la palestra a', 'it'],
    ['la palestra a casa', 'it'],
  ] as const)('nobody knows where to: %s', (text, language) => {
    expect(moved(text, language)).toBeNull()
  })

  it('is not looked for in more places than a wish has', () => {
    expect(moved(`the gym ${'a '.repeat(2_000)}`, 'en')).toBeNull()
    expect(moved(`the gym ${'to '.repeat(50)}to Friday`, 'en')).toBeNull()
  })
})
