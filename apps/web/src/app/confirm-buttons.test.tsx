import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { DeleteQuestion as CalendarQuestion } from '../features/calendars/delete-question.tsx'
import { DeleteQuestion as CategoryQuestion } from '../features/categories/delete-question.tsx'
import { fail } from '../test/fake-api.ts'
import { renderPart } from '../test/render.tsx'
import { sampleCalendar, sampleCategory } from '../test/samples.ts'
import { ScopeDialog } from '../ui/question/scope-dialog.tsx'

const nothing = (): void => undefined

const questions: readonly (readonly [name: string, question: ReactNode])[] = [
  [
    'a category',
    <CategoryQuestion key="1" category={sampleCategory()} isPending={false} onConfirm={nothing} onCancel={nothing} />,
  ],
  ['a calendar', <CalendarQuestion key="2" calendar={sampleCalendar()} onEnd={nothing} />],
  [
    'a date of a series',
    <ScopeDialog key="3" isDeleting day="2027-03-12" scopes={['this', 'all']} onCancel={nothing} onChoose={nothing} />,
  ],
]

it.each(questions)(
  'the button that deletes %s is red, as all that delete are, and no other is',
  async (_, question) => {
    fail(routes.exportCalendar, 'unavailable')
    await renderPart(question)
    const red = (await screen.findAllByRole('button')).filter(({ className }) => className.includes('danger'))
    expect(red.map(({ textContent }) => textContent)).toEqual(['Delete'])
  },
)
