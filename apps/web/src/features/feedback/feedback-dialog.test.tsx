import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FeedbackPart } from '../../app/parts/feedback-part.tsx'
import { button, field, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { setWidth } from '../../test/set-width.ts'
import { takeLogged } from '../../test/setup.ts'

const categories = {
  en: [
    { id: 'problem', name: 'Problem' },
    { id: 'idea', name: 'Idea' },
  ],
  it: [
    { id: 'problem', name: 'Problema' },
    { id: 'idea', name: 'Idea' },
  ],
} as const

beforeEach(() => {
  answer(routes.listFeedbackCategories, ({ query }) => [...categories[query.language === 'it' ? 'it' : 'en']])
  answer(routes.submitFeedback, { _id: 'feedback-1' })
})

async function open(language: 'it' | 'en' = 'en') {
  const onClose = vi.fn()
  const drawn = await renderPart(<FeedbackPart isOpen onClose={onClose} />, { path: '/about?lng=en', language })
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('disabled', false))
  return { ...drawn, onClose }
}

describe('the dialog for feedback', () => {
  it('has the first category preselected, and four rows to write in; six on a small screen', async () => {
    const { unmount } = await open()
    expect(screen.getByRole('heading', { name: 'Provide Feedback' })).toBeTruthy()
    expect(field('Category')).toHaveProperty('value', 'problem')
    expect(field('Your Feedback')).toHaveProperty('rows', 4)
    unmount()
    setWidth(390)
    await open()
    expect(field('Your Feedback')).toHaveProperty('rows', 6)
  })

  it('speaks Italian, and so do its categories', async () => {
    await open('it')
    expect(screen.getByRole('heading', { name: 'Lascia un feedback' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Problema' })).toBeTruthy()
    expect([button('Annulla'), button('Invia'), field('Il tuo feedback')]).toHaveLength(3)
  })

  it('sends what was written with where it comes from, says thanks and closes', async () => {
    const { person, onClose } = await open()
    await person.selectOptions(field('Category'), 'idea')
    await person.type(field('Your Feedback'), '  More red.  ')
    await person.click(button('Submit'))
    await findToast('Thank you for your feedback!')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(callsOf(routes.submitFeedback)[0]?.body).toEqual({
      title: 'Feedback from Dodici',
      details: 'More red.',
      categoryId: 'idea',
      metadata: {
        page: '/about',
        url: `${location.origin}/about?lng=en`,
        userAgent: navigator.userAgent.slice(0, 300),
      },
    })
  })

  it('sends once, however often the button is pressed', async () => {
    const { person } = await open()
    const release = hold(routes.submitFeedback)
    await person.type(field('Your Feedback'), 'Hello')
    await person.click(button('Submit'))
    await person.click(button('Submit'))
    release()
    await findToast('Thank you for your feedback!')
    expect(callsOf(routes.submitFeedback)).toHaveLength(1)
  })

  it('sends nothing while nothing is written, and says so at the field', async () => {
    const { person } = await open()
    await person.type(field('Your Feedback'), '   ')
    await person.click(button('Submit'))
    expect(screen.getByText('Please write your feedback.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Your Feedback'))
    expect(callsOf(routes.submitFeedback)).toEqual([])
  })

  it.each([
    ['internal', 'Your feedback was not sent. Your text is still here: please try again.'],
    ['network', 'Your feedback was not sent. Your text is still here: please try again.'],
    ['too_many_requests', 'That was a lot of feedback in a short time. What you wrote is still here: try again later.'],
  ] as const)('stays open after %s with what was typed, says so in one line, and logs it', async (code, text) => {
    const { person, onClose } = await open()
    fail(routes.submitFeedback, code)
    await person.type(field('Your Feedback'), 'Hello')
    await person.click(button('Submit'))
    expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
    expect(field('Your Feedback')).toHaveProperty('value', 'Hello')
    expect(onClose).not.toHaveBeenCalled()
    expect(takeLogged()).toEqual([expect.stringContaining('Error submitting feedback:')])
  })

  it('offers to load the categories again where they did not, and logs that', async () => {
    fail(routes.listFeedbackCategories, 'unavailable')
    const { person } = await renderPart(<FeedbackPart isOpen onClose={vi.fn()} />)
    expect(await screen.findByText(/The categories could not be loaded/)).toBeTruthy()
    expect(button('Submit')).toHaveProperty('disabled', true)
    expect(takeLogged()).toEqual([expect.stringContaining('Error fetching feedback categories:')])
    answer(routes.listFeedbackCategories, [...categories.en])
    await person.click(button('Try again'))
    await waitFor(() => expect(field('Category')).toHaveProperty('value', 'problem'))
  })

  it('sends nothing when it is left', async () => {
    const { person, onClose } = await open()
    await person.type(field('Your Feedback'), 'Hello')
    await person.click(button('Cancel'))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(callsOf(routes.submitFeedback)).toEqual([])
  })
})
