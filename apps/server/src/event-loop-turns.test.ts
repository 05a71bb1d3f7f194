import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteConnection } from './connecting.ts'
import { besideLargeWork, giveWay, inNameOf, inTurns, openTurns, whenThereIsRoom } from './event-loop-turns.ts'

/** Work that keeps the process from all else. */
function spend(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('gives way by the time that pieces take, and not by their number', async () => {
  let turns = 0
  const count = (): void => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const values = await inTurns([1, 2, 3, 4, 5, 6, 7, 8], (item) => {
    spend(10)
    return item * item
  })
  clearImmediate(timer)
  expect(values).toEqual([1, 4, 9, 16, 25, 36, 49, 64])
  expect(turns).toBeGreaterThanOrEqual(7)
})

it('lets one of many go on in each turn of the loop, in the order in which they came', async () => {
  const went: string[] = []
  let turn = 0
  const count = (): void => {
    turn += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const work = async (name: string): Promise<void> => {
    for (let slice = 1; slice <= 3; slice += 1) {
      await giveWay()
      went.push(`${name}${String(slice)} ${String(turn)}`)
    }
  }
  await Promise.all([work('a'), work('b'), work('c')])
  clearImmediate(timer)
  expect(went.map((one) => one.slice(0, 2))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
  expect(new Set(went.map((one) => one.slice(3))).size).toBe(9)
})

it('lets somebody else go on before the second work of a person who has many', async () => {
  const went: string[] = []
  const work = (name: string, slices: number): Promise<void> =>
    inNameOf(name, async () => {
      for (let slice = 1; slice <= slices; slice += 1) {
        await giveWay()
        went.push(name)
      }
    })
  await Promise.all([...[1, 2, 3, 4].map(() => work('many', 2)), work('one', 2)])
  expect(went.slice(0, 4)).toEqual(['many', 'one', 'many', 'one'])
  expect(went).toHaveLength(10)
})

it('answers the question of somebody else before the second one of a person who has many', async () => {
  const went: string[] = []
  const ask = (name: string): Promise<void> =>
    inNameOf(name, () =>
      whenThereIsRoom(() => {
        spend(6)
        went.push(name)
      }),
    )
  await Promise.all([...[1, 2, 3, 4, 5].map(() => ask('many')), ask('one')])
  // The first has found room before anybody waits.
  expect(went.indexOf('one')).toBeLessThanOrEqual(2)
  expect(went).toHaveLength(6)
})

it('lets what is pressing go on before all other large work, for as long as it is', async () => {
  const went: string[] = []
  const work = async (name: string, slices: number, isPressing?: () => boolean): Promise<void> => {
    for (let slice = 1; slice <= slices; slice += 1) {
      await giveWay(isPressing)
      went.push(`${name}${String(slice)}`)
    }
  }
  await Promise.all([work('a', 2), work('b', 2), work('c', 3, () => went.length < 2)])
  expect(went).toEqual(['c1', 'c2', 'a1', 'b1', 'c3', 'a2', 'b2'])
})

it('does not part what is small in a turn that others have used', async () => {
  // By a clock that only the work moves: a busy machine may hold up what is small.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const went: string[] = []
  const large = inTurns([1, 2, 3], (slice) => {
    now += 8
    went.push(`large ${String(slice)}`)
  })
  const small = inTurns([1, 2, 3], (slice) => went.push(`small ${String(slice)}`))
  await Promise.all([large, small])
  clock.mockRestore()
  expect(went).toEqual(['large 1', 'small 1', 'small 2', 'small 3', 'large 2', 'large 3'])
})

it('does not part what has only waited, in a turn that others have used', async () => {
  const pause = openTurns()
  await nextTurn()
  await nextTurn()
  const large = inTurns([1], () => spend(8))
  expect(pause()).toBeUndefined()
  await large
})

it('parts in a turn what one person asks for at once, however small each of it is', async () => {
  const pieces = new Map<number, number>()
  let turn = 0
  const count = (): void => {
    turn += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const one = (): Promise<unknown> =>
    inTurns([1, 2, 3, 4], () => {
      spend(1)
      pieces.set(turn, (pieces.get(turn) ?? 0) + 1)
    })
  await Promise.all(Array.from({ length: 12 }, () => inNameOf('giulia', one)))
  clearImmediate(timer)
  expect(Math.max(...pieces.values())).toBeLessThanOrEqual(20)
})

it('parts questions from each other that one turn has no room for, and lets one go on in each', async () => {
  const went: number[] = []
  let turn = 0
  const count = (): void => {
    turn += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const ask = (): Promise<void> =>
    whenThereIsRoom(() => {
      spend(10)
      went.push(turn)
    })
  await Promise.all([ask(), ask(), ask(), ask()])
  clearImmediate(timer)
  // The first of them goes on at once, and the second before the next turn is counted.
  expect(new Set(went).size).toBeGreaterThanOrEqual(3)
})

describe('while something small waits for answers from elsewhere', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Large work that gives way once, and something small that waits until it is answered. */
  function twoOfThem() {
    const state = { isLargeDone: false }
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const small = besideLargeWork(() => promise)
    const beginLarge = (): Promise<void> =>
      besideLargeWork(async () => {
        await giveWay()
        state.isLargeDone = true
      })
    const answer = async (): Promise<void> => {
      resolve(undefined)
      await small
    }
    return { state, beginLarge, answer }
  }

  const someTurns = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await nextTurn()
  }

  it('large work rests until that is answered', async () => {
    const { state, beginLarge, answer } = twoOfThem()
    const large = beginLarge()
    await someTurns()
    vi.advanceTimersByTime(5)
    await someTurns()
    expect(state.isLargeDone).toBe(false)
    await answer()
    vi.advanceTimersByTime(1)
    await large
    expect(state.isLargeDone).toBe(true)
  })

  it('large work rests for some time only, and not for what has waited for long', async () => {
    const { state, beginLarge, answer } = twoOfThem()
    const large = beginLarge()
    await someTurns()
    vi.advanceTimersByTime(20)
    await large
    expect(state.isLargeDone).toBe(true)
    vi.advanceTimersByTime(300)
    await beginLarge()
    await answer()
  })
})

describe('while people connect one after another', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
    // Behind what an earlier test has left.
    vi.advanceTimersByTime(1_000_000)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Large work and questions that go on for as long as a test, and how often they did. */
  function busyServer() {
    const state = { slices: 0, answers: 0, isOver: false }
    const large = async (): Promise<void> => {
      for (; !state.isOver; state.slices += 1) await giveWay()
    }
    const ask = async (): Promise<void> => {
      for (; !state.isOver; state.answers += 1) await whenThereIsRoom(() => vi.advanceTimersByTime(6))
    }
    const all = Promise.all([large(), large(), ask()])
    const stop = (): Promise<unknown> => {
      state.isOver = true
      return all
    }
    return { state, stop }
  }

  const connectFor = async (turns: number, milliseconds: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) {
      noteConnection()
      vi.advanceTimersByTime(milliseconds)
      await nextTurn()
    }
  }

  it('lets no work go on between them', async () => {
    noteConnection()
    const { state, stop } = busyServer()
    await connectFor(30, 0)
    expect(state).toMatchObject({ slices: 0, answers: 0 })
    await nextTurn()
    await nextTurn()
    await nextTurn()
    expect(state.slices).toBeGreaterThan(0)
    expect(state.answers).toBeGreaterThan(0)
    await stop()
  })

  it('lets work go on for half of the time where they do not end', async () => {
    noteConnection()
    const { state, stop } = busyServer()
    await connectFor(400, 1)
    expect(state.slices).toBeGreaterThan(50)
    expect(state.answers).toBeGreaterThan(15)
    await stop()
  })

  it('parts work after a short time, so that the next one can be accepted', () => {
    const pause = openTurns()
    vi.advanceTimersByTime(2)
    expect(pause()).toBeUndefined()
    noteConnection()
    const next = openTurns()
    vi.advanceTimersByTime(2)
    expect(next()).toBeInstanceOf(Promise)
  })
})

it('lets large work rest for no other large work', async () => {
  const rest = vi.spyOn(globalThis, 'setTimeout')
  const large = async (): Promise<void> => {
    for (let slice = 0; slice < 20; slice += 1) await giveWay()
  }
  await Promise.all([besideLargeWork(large), besideLargeWork(large)])
  expect(rest).not.toHaveBeenCalled()
  rest.mockRestore()
})

it('answers questions first in a turn, so that large work does not keep them waiting for ever', async () => {
  const state = { slices: 0, answeredAfter: 0 }
  const large = async (): Promise<void> => {
    while (state.slices < 30) {
      spend(8)
      state.slices += 1
      await giveWay()
    }
  }
  const ask = async (): Promise<void> => {
    for (let question = 0; question < 3; question += 1) {
      await nextTurn()
      await whenThereIsRoom(() => spend(1))
    }
    state.answeredAfter = state.slices
  }
  await Promise.all([large(), ask()])
  expect(state.answeredAfter).toBeLessThan(10)
})
