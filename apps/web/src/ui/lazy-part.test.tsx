import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { findButton } from '../test/elements.ts'
import { renderPart } from '../test/render.tsx'
import { takeLogged } from '../test/setup.ts'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { lazyPart } from './lazy-part.ts'

vi.mock('./load-chunk.ts', () => ({ loadChunk: <T,>(load: () => Promise<T>) => load() }))

it('loads a part again that did not load before', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => 'the part')
  const Part = lazyPart(load)
  const { person } = await renderPart(
    <ErrorBoundary fallback={(retry) => <button type="button" aria-label="again" onClick={retry} />}>
      <Part />
    </ErrorBoundary>,
  )
  const again = await findButton('again')
  expect(takeLogged().join()).toContain('no network')
  await person.click(again)
  expect(await screen.findByText('the part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

it('draws what stands for a part that did not load, where that is said', async () => {
  const Part = lazyPart(() => Promise.reject(new Error('no network')), { failed: 'not loaded' })
  await renderPart(<Part />)
  expect(await screen.findByText('not loaded')).toBeTruthy()
})

it('draws at once a part that has loaded before', async () => {
  const load = vi.fn(() => Promise.resolve(() => 'the part'))
  const Part = lazyPart(load)
  await Part.load()
  await renderPart(<Part />)
  expect(screen.getByText('the part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps the state of a part that is asked to load while it is drawn', async () => {
  const Part = lazyPart(() => Promise.resolve(() => <input aria-label="name" />))
  function Page() {
    const [times, setTimes] = useState(0)
    return (
      <>
        <Part />
        <button type="button" aria-label="again" onClick={() => setTimes(times + 1)} />
      </>
    )
  }
  const { person } = await renderPart(<Page />)
  await person.type(await screen.findByLabelText('name'), 'Ada')
  await Part.load()
  await person.click(await findButton('again'))
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Ada')
})
