/**
 * What the journal promises, as plainly as it can be said: a model that a test runs beside the server. It knows units by
 * their content, and of each content which change made it.
 */

export type UnitType = 'category' | 'calendar' | 'event'

/** The fields of a unit that the test writes. An event also names its calendar and its category. */
export type Content = Readonly<Record<string, string | null>>

interface Unit {
  readonly type: UnitType
  readonly content: Content
  readonly isThere: boolean
  /** The change that made the content; null before the first. */
  readonly madeBy: string | null
}

interface Row {
  readonly before: Unit | undefined
  readonly after: Unit
}

interface Change {
  readonly rows: Map<string, Row>
  readonly isFinal: boolean
  /** The acts that it is, or takes back (true), or does again. */
  readonly acts: ReadonlyMap<string, boolean>
  /** How everything was before it. */
  readonly before: Pick<Model, 'units' | 'fates'>
}

/** What became of an act: whether it is taken back, and which change said so last. */
interface Fate {
  readonly isTakenBack: boolean
  readonly by: string
}

export interface Model {
  readonly units: Map<string, Unit>
  readonly changes: Map<string, Change>
  readonly fates: Map<string, Fate>
}

export const newModel = (calendars: readonly { _id: string; name: string }[]): Model => ({
  units: new Map(
    calendars.map(({ _id, name }) => [_id, { type: 'calendar', content: { name }, isThere: true, madeBy: null }]),
  ),
  changes: new Map(),
  fates: new Map(),
})

/** Ids of the units of a type that are there, or in the trash. */
export const idsOf = ({ units }: Model, type: UnitType, isThere = true): string[] =>
  [...units].filter(([, unit]) => unit.type === type && unit.isThere === isThere).map(([id]) => id)

/** Notes what a change did: `null` sends a unit to the trash. */
export function apply(model: Model, changeId: string, contents: ReadonlyMap<string, [UnitType, Content | null]>): void {
  const rows = new Map<string, Row>()
  const past = pastOf(model)
  for (const [id, [type, content]] of contents) {
    const before = model.units.get(id)
    const after: Unit = {
      type,
      content: content ?? before?.content ?? {},
      isThere: content !== null,
      madeBy: changeId,
    }
    rows.set(id, { before, after })
    model.units.set(id, after)
  }
  model.changes.set(changeId, { rows, isFinal: false, acts: new Map([[changeId, false]]), before: past })
}

/** A calendar goes for good, with its events and with what the journal knew of them. */
export function applyFinalDelete(model: Model, changeId: string, calendarId: string): void {
  const gone = [...model.units].filter(([id, unit]) => id === calendarId || unit.content['calendarId'] === calendarId)
  for (const [id] of gone) {
    model.units.delete(id)
    for (const { before } of model.changes.values()) before.units.delete(id)
    for (const [earlier, change] of model.changes) {
      change.rows.delete(id)
      if (change.rows.size === 0 && !change.isFinal) model.changes.delete(earlier)
    }
  }
  model.changes.set(changeId, {
    rows: new Map(),
    isFinal: true,
    acts: new Map([[changeId, false]]),
    before: pastOf(model),
  })
}

/** The status that an undo must answer. */
export function undoStatus(model: Model, changeId: string): 200 | 404 | 409 {
  const change = model.changes.get(changeId)
  if (change === undefined) return 404
  if (change.isFinal) return 409
  const isUntouched = [...change.rows].every(([id, { after }]) => {
    const unit = model.units.get(id)
    return unit !== undefined && unit.madeBy === after.madeBy
  })
  return isUntouched && isWhole(undone(model, change)) ? 200 : 409
}

/** Takes a change back; the undo is a change itself, whose content is made by who made it before. */
export function applyUndo(model: Model, undoId: string, changeId: string): void {
  const change = model.changes.get(changeId)
  if (change === undefined) throw new Error('a change that is not there cannot be undone')
  const states = [...undone(model, change)].filter(([id]) => change.rows.has(id))
  restore(model, undoId, { states, acts: new Map([...change.acts].map(([act, takesBack]) => [act, !takesBack])) })
}

const pastOf = ({ units, fates }: Model): Change['before'] => ({ units: new Map(units), fates: new Map(fates) })

/** Gives units the states of before, as one change. */
function restore(
  model: Model,
  undoId: string,
  { states, acts }: { states: readonly (readonly [string, Unit])[]; acts: ReadonlyMap<string, boolean> },
): void {
  const rows = new Map<string, Row>()
  const before = pastOf(model)
  for (const [id, unit] of states) {
    rows.set(id, { before: model.units.get(id), after: unit })
    model.units.set(id, unit)
  }
  model.changes.set(undoId, { rows, isFinal: false, acts, before })
  for (const [act, isTakenBack] of acts) model.fates.set(act, { isTakenBack, by: undoId })
}

/** What going back to a change does: to units, and to acts. */
function since(model: Model, changeId: string) {
  const ids = [...model.changes.keys()]
  const later = new Set(ids.slice(ids.indexOf(changeId)))
  const all = [...model.changes].filter(([id, { isFinal }]) => later.has(id) && !isFinal).map(([, change]) => change)
  const past = model.changes.get(changeId)?.before ?? pastOf(model)
  const states = [...model.units].flatMap(([id, unit]): [string, Unit][] => {
    const made = all.find(({ rows }) => rows.has(id))?.rows.get(id)
    const old = past.units.get(id) ?? { ...(made?.after ?? unit), isThere: false, madeBy: null }
    return old.madeBy === unit.madeBy && old.isThere === unit.isThere ? [] : [[id, old]]
  })
  const isTaken = (fates: Model['fates'], act: string): boolean => fates.get(act)?.isTakenBack ?? false
  const acts = new Map<string, boolean>()
  for (const act of all.flatMap((change) => [...change.acts.keys()])) {
    const then = later.has(act) || isTaken(past.fates, act)
    if (then !== isTaken(model.fates, act)) acts.set(act, then)
  }
  // A change that took back acts of before and after leaves more than they do: it is tested by itself.
  const isMixed = all.some(({ acts: own }) => new Set([...own.keys()].map((act) => later.has(act))).size > 1)
  return { states, acts, isMixed }
}

/** The status that going back to a change must answer; null where the model does not know. */
export function undoSinceStatus(model: Model, changeId: string): 200 | 409 | null {
  const { states, acts, isMixed } = since(model, changeId)
  if (isMixed) return null
  return acts.size > 0 && isWhole(new Map([...model.units, ...states])) ? 200 : 409
}

/** Takes back a change and all that came after it, as one change. */
export const applyUndoSince = (model: Model, undoId: string, changeId: string): void =>
  restore(model, undoId, since(model, changeId))

/**
 * By which change each was taken back, null where it stands: as the person must see it. One that took back several may
 * be undone by any that took back one of them: `several`.
 */
export const undoneBy = ({ changes, fates }: Model): Record<string, string | null> =>
  Object.fromEntries(
    [...changes].map(([id, { acts }]) => {
      const [broken] = [...acts].filter(([act, takesBack]) => (fates.get(act)?.isTakenBack ?? false) !== takesBack)
      if (broken === undefined) return [id, null]
      return [id, acts.size > 1 ? 'several' : (fates.get(broken[0])?.by ?? null)]
    }),
  )

/** Every unit as it would be after an undo. What was not there before stays in the trash, made by nobody. */
function undone(model: Model, { rows }: Change): Map<string, Unit> {
  const units = new Map(model.units)
  for (const [id, { before, after }] of rows) {
    units.set(id, before ?? { ...after, isThere: false, madeBy: null })
  }
  return units
}

/** Whether there is a calendar, and every event has its own. */
export function isWhole(units: Model['units']): boolean {
  const there = [...units].filter(([, unit]) => unit.isThere)
  const calendars = new Set(there.filter(([, unit]) => unit.type === 'calendar').map(([id]) => id))
  const homeOf = ({ content }: Unit): string => content['calendarId'] ?? ''
  return calendars.size > 0 && there.every(([, unit]) => unit.type !== 'event' || calendars.has(homeOf(unit)))
}

/** What the person must see: the categories, calendars and events that are there, by id. */
export function visible(model: Model): Record<string, Content> {
  const categories = new Set(idsOf(model, 'category'))
  const shown = ({ type, content }: Unit): Content =>
    type === 'event' && !categories.has(content['categoryId'] ?? '') ? { ...content, categoryId: null } : content
  return Object.fromEntries([...model.units].filter(([, unit]) => unit.isThere).map(([id, unit]) => [id, shown(unit)]))
}
