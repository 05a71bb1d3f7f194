import { nextStep, settled, type Agreement, type Sending, type Situation } from '../next-step.ts'

/** One version of a thing on a side. `known` are the meanings that who wrote it could see. */
interface Version {
  readonly name: string
  readonly meaning: string
}

export type Act =
  | { readonly act: 'edit' | 'delete' | 'undo'; readonly side: 'here' | 'there'; readonly id: string }
  | { readonly act: 'sync'; readonly stopsAfter: number }
  | { readonly act: 'choose'; readonly keep: 'here' | 'there' }

interface Noted {
  agreed: Agreement | null
  sending: Sending | null
  isInConflict: boolean
}

class Stopped extends Error {}

/** Two sides, and what keeps them the same: a small image of the real one, which can be stopped between any two of its acts. */
export function twoSides() {
  const sides = { here: new Map<string, Version>(), there: new Map<string, Version>() }
  const before = new Map<string, Version | undefined>()
  const noted = new Map<string, Noted>()
  /** Meanings that somebody wrote, with those who saw them and wrote or deleted something in their place. */
  const replacedBy = new Map<string, Set<string>>()
  let count = 0
  let left = Number.POSITIVE_INFINITY

  const newName = () => `v${String((count += 1))}`
  const tick = (): void => {
    if (left <= 0) throw new Stopped()
    left -= 1
  }
  /** A person who sees a version replaces it; who takes that back has not. */
  const replace = (side: 'here' | 'there', id: string, version: Version | undefined): void => {
    const seen = sides[side].get(id)
    if (seen !== undefined) replacedBy.get(seen.meaning)?.add(side)
    if (version === undefined) sides[side].delete(id)
    else {
      sides[side].set(id, version)
      replacedBy.set(version.meaning, replacedBy.get(version.meaning) ?? new Set())
      replacedBy.get(version.meaning)?.delete(side)
    }
  }
  const edit = (side: 'here' | 'there', id: string): void => {
    if (side === 'here') before.set(id, sides.here.get(id))
    replace(side, id, { name: newName(), meaning: `m${String(count)}` })
  }
  const remove = (side: 'here' | 'there', id: string): void => {
    if (side === 'here') before.set(id, sides.here.get(id))
    replace(side, id, undefined)
  }
  /** Takes back the last edit here: the version comes back under its own name. */
  const undo = (id: string): void => {
    if (!before.has(id)) return
    replace('here', id, before.get(id))
    before.delete(id)
  }

  const situationOf = (id: string, isRead: boolean): Situation => {
    const { agreed = null, sending = null } = noted.get(id) ?? {}
    const sideOf = (side: 'here' | 'there') => {
      const version = sides[side].get(id)
      return { version: version?.name ?? null, print: isRead ? version?.meaning : undefined }
    }
    return { agreed, sending, here: sideOf('here'), there: sideOf('there') }
  }
  const note = (id: string, facts: Partial<Noted>): void => {
    noted.set(id, { agreed: null, sending: null, isInConflict: false, ...noted.get(id), ...facts })
  }
  const versionsOf = (id: string): Agreement => ({
    tag: sides.here.get(id)?.name ?? null,
    etag: sides.there.get(id)?.name ?? null,
  })
  const agree = (id: string): void => {
    note(id, { agreed: versionsOf(id), sending: null, isInConflict: false })
  }

  const acts = {
    nothing: () => undefined,
    agree,
    forget: (id: string) => void noted.delete(id),
    receive: (id: string) => {
      // Written here and noted in one transaction.
      const there = sides.there.get(id)!
      sides.here.set(id, { name: newName(), meaning: there.meaning })
      agree(id)
    },
    removeHere: (id: string) => {
      sides.here.delete(id)
      noted.delete(id)
    },
    send: (id: string) => {
      const here = sides.here.get(id)!
      note(id, { sending: { tag: here.name, print: here.meaning } })
      tick()
      sides.there.set(id, { name: newName(), meaning: here.meaning })
      tick()
      agree(id)
    },
    removeThere: (id: string) => {
      note(id, { sending: { tag: null, print: null } })
      tick()
      sides.there.delete(id)
      tick()
      noted.delete(id)
    },
    conflict: (id: string) => {
      note(id, { isInConflict: true })
    },
  }

  const syncOne = (id: string): void => {
    const step = nextStep(situationOf(id, false))
    const known = step === 'read' ? nextStep(situationOf(id, true)) : step
    if (known === 'read') throw new Error('what was read is asked for again')
    tick()
    acts[known](id)
  }
  const sync = (stopsAfter: number): void => {
    left = stopsAfter
    try {
      for (const id of new Set([...noted.keys(), ...sides.here.keys(), ...sides.there.keys()])) syncOne(id)
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    }
    left = Number.POSITIVE_INFINITY
  }
  /** The person has seen both versions, and keeps one. */
  const choose = (keep: 'here' | 'there'): void => {
    for (const [id, { isInConflict }] of noted) {
      const [here, there] = [sides.here.get(id), sides.there.get(id)]
      if (!isInConflict) continue
      const [kept, dropped] = keep === 'here' ? [here, there] : [there, here]
      if (dropped?.meaning !== kept?.meaning) replacedBy.get(dropped?.meaning ?? '')?.add('choice')
      note(id, { agreed: settled(versionsOf(id), keep), sending: null, isInConflict: false })
    }
  }

  return {
    run: (one: Act): void => {
      if (one.act === 'sync') sync(one.stopsAfter)
      else if (one.act === 'choose') choose(one.keep)
      else if (one.act === 'undo') undo(one.id)
      else (one.act === 'edit' ? edit : remove)(one.side, one.id)
    },
    /** Until nothing is left to do: conflicts are settled by keeping what is here. */
    settle: (): void => {
      for (let round = 0; round < 4; round += 1) {
        sync(Number.POSITIVE_INFINITY)
        choose('here')
      }
      sync(Number.POSITIVE_INFINITY)
    },
    here: () => meaningsOf(sides.here),
    there: () => meaningsOf(sides.there),
    /** What somebody wrote, nobody who saw it replaced, and is nowhere. */
    lost: (): string[] => {
      const present = new Set([...meaningsOf(sides.here).values(), ...meaningsOf(sides.there).values()])
      return [...replacedBy]
        .filter(([meaning, by]) => by.size === 0 && !present.has(meaning))
        .map(([meaning]) => meaning)
    },
  }
}

const meaningsOf = (side: ReadonlyMap<string, Version>): Map<string, string> =>
  new Map([...side].map(([id, { meaning }]) => [id, meaning] as const).sort())
