import { contentLineOf, type ContentLine } from './content-line.ts'
import { COMPONENTS_MAX, DEPTH_MAX, EXTRA_MAX } from './limits.ts'
import type { WarningReason } from './ics-note.ts'
import type { RawComponent, RawFile } from './raw-file.ts'

interface OpenComponent {
  readonly name: string
  readonly lines: ContentLine[]
  readonly children: { name: string; lines: string[] }[]
  readonly faults: Set<WarningReason>
}

interface Cutting {
  readonly calendars: { lines: ContentLine[]; components: RawComponent[] }[]
  readonly faults: Set<WarningReason>
  /** Whether a VCALENDAR is open, or components stand outside any. */
  inCalendar: boolean
  open: OpenComponent | null
  /** Names of components open inside `open`, outermost first. */
  inside: string[]
  /** How many more levels are open than are kept apart. */
  tooDeep: number
  count: number
}

/** Components that only occur directly in a VCALENDAR: if one begins inside another, an END is missing. */
const OUTERMOST = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY'])

/** Text properties that programs break without folding. */
const BREAKABLE = new Set(['DESCRIPTION', 'SUMMARY', 'LOCATION', 'COMMENT', 'X-ALT-DESC'])

/**
 * Splits unfolded text into components, so that a broken one loses no other. A missing END is assumed before the next
 * component, a surplus one is ignored, components outside VCALENDAR form a calendar. A line that is no property
 * continues the previous text. Null for over 100,000 components. One pass.
 */
export function cutComponents(text: string): RawFile | null {
  const cutting: Cutting = {
    calendars: [],
    faults: new Set(),
    inCalendar: false,
    open: null,
    inside: [],
    tooDeep: 0,
    count: 0,
  }
  for (const written of text.split('\n')) {
    const line = written.startsWith('\ufeff') ? written.slice(1) : written
    if (line.trim() !== '') takeLine(cutting, line)
    if (cutting.count > COMPONENTS_MAX) return null
  }
  if (cutting.inCalendar) cutting.faults.add('unclosed')
  close(cutting, 'unclosed')
  return { calendars: cutting.calendars, faults: [...cutting.faults] }
}

function takeLine(cutting: Cutting, text: string): void {
  const line = contentLineOf(text)
  if (line?.name === 'BEGIN') begin(cutting, line.value.trim().toUpperCase())
  else if (line?.name === 'END') end(cutting, line.value.trim().toUpperCase())
  else if (line) keep(cutting, line)
  else continueText(cutting, text)
}

function begin(cutting: Cutting, name: string): void {
  cutting.count += 1
  if (name === 'VCALENDAR') {
    close(cutting, 'unclosed')
    cutting.calendars.push({ lines: [], components: [] })
    cutting.inCalendar = true
    return
  }
  if (OUTERMOST.has(name)) close(cutting, 'unclosed')
  if (!cutting.open) {
    ensureCalendar(cutting)
    cutting.open = { name, lines: [], children: [], faults: new Set() }
  } else if (cutting.inside.length >= DEPTH_MAX) cutting.tooDeep += 1
  else {
    if (cutting.inside.length === 0) cutting.open.children.push({ name, lines: [] })
    else cutting.open.children.at(-1)?.lines.push(`BEGIN:${name}`)
    cutting.inside.push(name)
  }
}

function ensureCalendar(cutting: Cutting): void {
  if (cutting.inCalendar) return
  if (!cutting.faults.has('noCalendar')) cutting.calendars.push({ lines: [], components: [] })
  cutting.faults.add('noCalendar')
}

function end(cutting: Cutting, name: string): void {
  if (name === 'VCALENDAR' && cutting.inCalendar) {
    close(cutting, 'unclosed')
    cutting.inCalendar = false
  } else if (cutting.tooDeep > 0) cutting.tooDeep -= 1
  else if (cutting.inside.includes(name)) closeInside(cutting, name)
  else if (cutting.open?.name === name) close(cutting)
  else (cutting.open ?? cutting).faults.add('strayEnd')
}

/** Closes nested components up to the innermost with a name. */
function closeInside(cutting: Cutting, name: string): void {
  for (let closed = cutting.inside.pop(); closed !== undefined; closed = cutting.inside.pop()) {
    if (cutting.inside.length > 0) cutting.open?.children.at(-1)?.lines.push(`END:${closed}`)
    if (closed === name) return
    cutting.open?.faults.add('unclosed')
  }
}

function close(cutting: Cutting, fault?: WarningReason): void {
  const { open } = cutting
  if (!open) return
  if (fault || cutting.inside.length > 0) open.faults.add('unclosed')
  for (const closed of cutting.inside.splice(1).reverse()) open.children.at(-1)?.lines.push(`END:${closed}`)
  cutting.calendars.at(-1)?.components.push({ ...open, faults: [...open.faults] })
  cutting.open = null
  cutting.inside = []
  cutting.tooDeep = 0
}

function keep(cutting: Cutting, line: ContentLine): void {
  if (cutting.tooDeep > 0) return
  const { open } = cutting
  if (!open) {
    if (cutting.inCalendar) cutting.calendars.at(-1)?.lines.push(line)
  } else if (cutting.inside.length > 0) open.children.at(-1)?.lines.push(line.text)
  else open.lines.push(line)
}

/** Appends a line that is no property to the text it was torn from; otherwise drops it. */
function continueText(cutting: Cutting, text: string): void {
  const { open } = cutting
  if (!open) return
  open.faults.add('brokenLine')
  const last = open.lines.at(-1)
  if (cutting.inside.length > 0 || !last || !BREAKABLE.has(last.name) || last.value.length > EXTRA_MAX) return
  const tail = `\\n${text}`
  open.lines[open.lines.length - 1] = { ...last, value: last.value + tail, text: last.text + tail }
}
