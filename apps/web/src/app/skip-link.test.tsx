import { expect, it } from 'vitest'
import { button } from '../test/elements.ts'
import { renderPart } from '../test/render.tsx'
import { SkipLink } from './skip-link.tsx'

it('is the first that the Tab key reaches, and leads to the day of the year that it would reach', async () => {
  const page = (
    <>
      <SkipLink />
      <button type="button" aria-label="of the bar" />
      <main>
        <div role="gridcell" tabIndex={-1} />
        <div role="gridcell" tabIndex={0} data-day="1" />
      </main>
    </>
  )
  const { person } = await renderPart(page, { path: '/calendar', language: 'it' })
  await person.tab()
  expect(document.activeElement).toBe(button('Vai all’anno'))
  await person.keyboard('{Enter}')
  expect(document.activeElement?.getAttribute('data-day')).toBe('1')
})
