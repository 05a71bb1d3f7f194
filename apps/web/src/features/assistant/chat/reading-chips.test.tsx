import type { ChosenReading, Reading } from '@dodici/contract/types'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button, findButton } from '../../../test/elements.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCategory } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { ReadingChips } from './reading-chips.tsx'

const reading: ChosenReading = {
  what: 'count',
  words: ['dentist', 'anna'],
  categoryId: 'c1',
  from: '2027-06-01',
  to: '2027-06-30',
  areDaysSaid: true,
}

const draw = async (shown: Reading = reading) => {
  answerCalendar({ categories: [sampleCategory({ _id: 'c1', name: 'Work' })] })
  const onChange = vi.fn<(reading: ChosenReading) => void>()
  const { person } = await renderPart(<ReadingChips reading={shown} onChange={onChange} />, { language: 'en' })
  const choose = async (menu: string, choice: string) => {
    await person.click(button(menu))
    await person.click(screen.getByRole('menuitemradio', { name: choice }))
  }
  return { person, onChange, choose }
}

beforeEach(async () => {
  setNow('2027-03-18T10:00')
  await loadTexts('assistantChat')
})

describe('how a question was read', () => {
  it('says what is asked, which events and which days', async () => {
    await draw()
    await findButton('Leave out Work')
    const group = screen.getByRole('group', { name: 'How this was understood' })
    const words = within(group).getAllByRole('button')
    expect(words.map((one) => one.textContent)).toEqual(['How many times', '“dentist”', '“anna”', 'Work', 'June 2027'])
  })

  it('asks another thing by one choice', async () => {
    const { choose, onChange } = await draw()
    await choose('Asked for: How many times', 'When')
    expect(onChange.mock.calls).toEqual([[{ ...reading, what: 'when' }]])
  })

  it('loses a word or a category by one click', async () => {
    const { person, onChange } = await draw()
    await person.click(button('Leave out “anna”'))
    await person.click(await findButton('Leave out Work'))
    expect(onChange.mock.calls).toEqual([[{ ...reading, words: ['dentist'] }], [{ ...reading, categoryId: null }]])
  })

  it('is about other days by one choice: weeks, months and years, each with its name', async () => {
    const { person, choose, onChange } = await draw()
    await person.click(button('Days: June 2027'))
    expect(screen.getAllByRole('menuitemradio').map((one) => one.textContent)).toEqual([
      'June 2027',
      'March 15\u2009–\u200921, 2027',
      'March 22\u2009–\u200928, 2027',
      'March 2027',
      'April 2027',
      '2026',
      '2027',
      '2028',
    ])
    await person.keyboard('{Escape}')
    await choose('Days: June 2027', '2028')
    expect(onChange.mock.calls).toEqual([[{ ...reading, from: '2028-01-01', to: '2028-12-31' }]])
  })

  it('is chosen where it was not understood, and shows no words that nobody looked for', async () => {
    const { choose, onChange } = await draw({ ...reading, what: 'none', areDaysSaid: false })
    expect(screen.queryByText('“anna”')).toBeNull()
    await choose('Asked for: Choose what you ask', 'The last time')
    expect(onChange.mock.calls).toEqual([[{ ...reading, what: 'last', areDaysSaid: false }]])
  })
})
