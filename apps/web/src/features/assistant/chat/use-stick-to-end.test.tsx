import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useStickToEnd } from './use-stick-to-end.ts'

function Lines({ count }: { readonly count: number }) {
  const { scroller, onScroll, toEnd } = useStickToEnd(count)
  return (
    <div
      ref={(element) => {
        scroller.current = element
        // jsdom lays nothing out: a line is 20 px high here, and five of them are in sight.
        if (element) Object.defineProperties(element, sizes(count))
      }}
      data-testid="lines"
      onScroll={onScroll}
      onClick={toEnd}
    />
  )
}

const sizes = (count: number) => ({
  scrollHeight: { value: count * 20, configurable: true },
  clientHeight: { value: 100, configurable: true },
})

it('follows what is added at the end, but not for who has scrolled up, until they ask again', () => {
  const { rerender } = render(<Lines count={10} />)
  const lines = screen.getByTestId('lines')
  expect(lines.scrollTop).toBe(200)
  fireEvent.scroll(lines, { target: { scrollTop: 90 } })
  rerender(<Lines count={11} />)
  expect(lines.scrollTop).toBe(220)
  fireEvent.scroll(lines, { target: { scrollTop: 20 } })
  rerender(<Lines count={12} />)
  expect(lines.scrollTop).toBe(20)
  fireEvent.click(lines)
  rerender(<Lines count={13} />)
  expect(lines.scrollTop).toBe(260)
})
