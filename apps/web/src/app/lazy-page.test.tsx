import { screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { findButton } from '../test/elements.ts'
import { renderPart } from '../test/render.tsx'
import { takeLogged } from '../test/setup.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyPart } from './lazy-page.ts'

vi.mock('../ui/load-chunk.ts', () => ({ loadChunk: <T,>(load: () => Promise<T>) => load() }))

it('loads a part again that did not load before', async () => {
  const load = vi
    .fn<() => Promise<{ Part: () => string }>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ Part: () => 'the part' })
  const Part = lazyPart(load, 'Part')
  const { person } = await renderPart(
    <ErrorBoundary fallback={(retry) => <button type="button" aria-label="again" onClick={retry} />}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  const again = await findButton('again')
  expect(takeLogged().join()).toContain('no network')
  await person.click(again)
  expect(await screen.findByText('the part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

it('draws at once a part that has loaded before', async () => {
  const load = vi.fn(() => Promise.resolve({ Part: () => 'the part' }))
  const Part = lazyPart(load, 'Part')
  await Part.load()
  await renderPart(<Part />)
  expect(screen.getByText('the part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps the state of a part that is asked to load while it is drawn', async () => {
  const Part = lazyPart(() => Promise.resolve({ Part: () => <input aria-label="name" /> }), 'Part')
  function Page() {
    const [times, setTimes] = useState(0)
    return (
      <Suspense>
        <Part />
        <button type="button" aria-label="again" onClick={() => setTimes(times + 1)} />
      </Suspense>
    )
  }
  const { person } = await renderPart(<Page />)
  await person.type(await screen.findByLabelText('name'), 'Ada')
  await Part.load()
  await person.click(await findButton('again'))
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Ada')
})
