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
  /** The act that it is, or takes back, or does again. */
  readonly act: string
  readonly takesBack: boolean
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
  model.changes.set(changeId, { rows, isFinal: false, act: changeId, takesBack: false })
}

/** A calendar goes for good, with its events and with what the journal knew of them. */
export function applyFinalDelete(model: Model, changeId: string, calendarId: string): void {
  const gone = [...model.units].filter(([id, unit]) => id === calendarId || unit.content['calendarId'] === calendarId)
  for (const [id] of gone) {
    model.units.delete(id)
    for (const [earlier, change] of model.changes) {
      change.rows.delete(id)
      if (change.rows.size === 0 && !change.isFinal) model.changes.delete(earlier)
    }
  }
  model.changes.set(changeId, { rows: new Map(), isFinal: true, act: changeId, takesBack: false })
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
  const rows = new Map<string, Row>()
  for (const [id, unit] of undone(model, change)) {
    if (!change.rows.has(id)) continue
    rows.set(id, { before: model.units.get(id), after: unit })
    model.units.set(id, unit)
  }
  const takesBack = !change.takesBack
  model.changes.set(undoId, { rows, isFinal: false, act: change.act, takesBack })
  model.fates.set(change.act, { isTakenBack: takesBack, by: undoId })
}

/** By which change each was taken back, null where it stands: as the person must see it. */
export const undoneBy = ({ changes, fates }: Model): Record<string, string | null> =>
  Object.fromEntries(
    [...changes].map(([id, { act, takesBack }]) => {
      const fate = fates.get(act)
      return [id, fate === undefined || fate.isTakenBack === takesBack ? null : fate.by]
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
