import { DESCRIPTION_MAX, LOCATION_MAX, NAME_MAX, oneLine, TITLE_MAX, URL_MAX } from '../event/index.ts'
import type { EventContent, EventKind, EventStatus } from '../event/index.ts'
import type { RawComponent } from './raw-file.ts'
import { unescapeText } from './ical-js.ts'
import type { Warn, WarningReason } from './ics-note.ts'
import { CATEGORIES_MAX } from './limits.ts'

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** A visible character has no more units, except those made to break programs. */
const UNITS_A_CHARACTER = 20
const CATEGORIES_UNITS_MAX = CATEGORIES_MAX * NAME_MAX * UNITS_A_CHARACTER
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

const valueOf = (component: RawComponent, name: string): string =>
  component.lines.find((line) => line.name === name)?.value ?? ''

/** Normalises text: no control characters, LF line ends, well-formed Unicode. */
export function cleanText(written: string, warn: Warn): string {
  const text = written.replaceAll('\r', '\n').toWellFormed()
  const clean = text.replace(CONTROLS, '')
  if (clean.length < text.length) warn('controlsRemoved')
  return clean
}

/** Unescapes and normalises a TEXT value (RFC 5545 3.3.11). */
export const textOf = (value: string, warn: Warn): string => cleanText(unescapeText(value), warn)

/** The first `max` visible characters of a text, or all of it. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let length = 0
  let count = 0
  for (const { segment } of graphemes.segment(text.slice(0, max * UNITS_A_CHARACTER))) {
    if (count === max) break
    count += 1
    length += segment.length
  }
  return text.slice(0, length).toWellFormed()
}

/** A TEXT value cut to `max` characters. Examines only as much as these can take if every unit is escaped. */
function cutValue(value: string, max: number, warn: Warn, reason: WarningReason): string {
  const enough = value.slice(0, max * UNITS_A_CHARACTER * 2 + 2)
  const text = textOf(enough, warn)
  const cut = cutText(text, max)
  if (cut !== text || enough !== value) warn(reason)
  return cut
}

const STATUSES: Readonly<Record<string, EventStatus>> = { TENTATIVE: 'tentative', CANCELLED: 'cancelled' }
const KINDS: Readonly<Record<string, EventKind>> = { MILESTONE: 'milestone', MARKER: 'marker' }

const chosen = <Choice>(choices: Readonly<Record<string, Choice>>, written: string, otherwise: Choice): Choice =>
  choices[written.trim().toUpperCase()] ?? otherwise

/** As we write it; else as Outlook writes "out of office". */
function awayOf(component: RawComponent): boolean | null {
  const said = valueOf(component, 'X-DODICI-AWAY').trim().toUpperCase()
  if (said !== '') return said === 'TRUE'
  return valueOf(component, 'X-MICROSOFT-CDO-BUSYSTATUS').trim().toUpperCase() === 'OOF' ? true : null
}

/** A component's fields other than times. A URL that is too long goes into the extra. */
export function contentOf(component: RawComponent, warn: Warn): EventContent {
  const text = (name: string, max: number, reason: WarningReason) =>
    cutValue(valueOf(component, name), max, warn, reason)
  const url = cleanText(valueOf(component, 'URL'), warn).trim()
  if (url.length > URL_MAX) warn('urlDropped')
  return {
    title: oneLine(text('SUMMARY', TITLE_MAX, 'titleCut')).trim(),
    description: text('DESCRIPTION', DESCRIPTION_MAX, 'descriptionCut'),
    location: text('LOCATION', LOCATION_MAX, 'locationCut'),
    url: url.length > URL_MAX ? '' : url,
    kind: chosen(KINDS, valueOf(component, 'X-DODICI-KIND'), 'event'),
    status: chosen(STATUSES, valueOf(component, 'STATUS'), 'confirmed'),
    busy: valueOf(component, 'TRANSP').trim().toUpperCase() !== 'TRANSPARENT',
    away: awayOf(component),
  }
}

/** Splits a value at unescaped commas. ical.js treats the comma after an escaped backslash as escaped. */
const listed = (value: string): string[] => value.match(/(?:[^,\\]|\\[^])+/g) ?? []

/** A component's category names without duplicates, in order. */
export function categoriesOf(component: RawComponent, warn: Warn): string[] {
  const names = new Set<string>()
  for (const { value } of component.lines.filter((line) => line.name === 'CATEGORIES')) {
    for (const part of listed(value.slice(0, CATEGORIES_UNITS_MAX))) {
      const name = oneLine(cutValue(part, NAME_MAX, warn, 'categoryCut')).trim()
      if (name !== '' && names.size < CATEGORIES_MAX) names.add(name)
      else if (name !== '' && !names.has(name)) warn('categoryCut')
    }
    if (value.length > CATEGORIES_UNITS_MAX) warn('categoryCut')
  }
  return [...names]
}
