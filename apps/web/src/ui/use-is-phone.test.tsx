import { render, screen, act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setWidth } from '../test/set-width.ts'
import { useIsPhone } from './use-is-phone.ts'

const Kind = () => <i>{useIsPhone() ? 'phone' : 'desk'}</i>
const many = (
  <p>
    {Array.from({ length: 50 }, (_, part) => (
      <Kind key={part} />
    ))}
  </p>
)

it('however many parts ask whether the window is a phone’s, the browser is asked by one query', () => {
  const asked = vi.spyOn(window, 'matchMedia')
  setWidth(1440)
  const { rerender } = render(many)
  rerender(many)
  expect(screen.getAllByText('desk')).toHaveLength(50)
  act(() => setWidth(390))
  expect(screen.getAllByText('phone')).toHaveLength(50)
  act(() => setWidth(1440))
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1)
  asked.mockRestore()
})
