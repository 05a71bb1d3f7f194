import type { Calendar, Item, MozillaGlobals } from './mozilla.ts'

declare const ChromeUtils: MozillaGlobals['ChromeUtils']
declare const Services: MozillaGlobals['Services']
declare const Cc: MozillaGlobals['Cc']
declare const Ci: MozillaGlobals['Ci']

/** What the acts have in common. Like them it runs inside of Thunderbird, sent there as text: it knows nothing around it. */
export function toolsInside() {
  const { cal } = ChromeUtils.importESModule('resource:///modules/calendar/calUtils.sys.mjs')
  const { setTimeout: later } = ChromeUtils.importESModule('resource://gre/modules/Timer.sys.mjs')
  const calendarNamed = (name: string): Calendar => {
    const calendar = cal.manager.getCalendars().find((one) => one.name === name)
    if (calendar === undefined) throw new Error(`Thunderbird has no calendar ${name}`)
    return calendar
  }
  const itemsOf = (name: string): Promise<Item[]> =>
    calendarNamed(name).getItemsAsArray(Ci.calICalendar.ITEM_FILTER_ALL_ITEMS, 0, null, null)
  const itemOf = async (name: string, uid: string): Promise<Item> => {
    const item = (await itemsOf(name)).find(({ id }) => id === uid)
    if (item === undefined) throw new Error(`The calendar ${name} has no event ${uid}`)
    return item
  }
  /** A series, and a copy of it to change. */
  const seriesOf = async (name: string, uid: string) => {
    const before = await itemOf(name, uid)
    const changed = before.clone()
    const { recurrenceInfo: series } = changed
    if (series === null) throw new Error(`The event ${uid} does not repeat`)
    return { before, changed, series }
  }
  /** An hour on the wall in Rome, as `20260112T090000`. */
  const inRome = (text: string) => {
    const date = cal.createDateTime(text)
    date.timezone = cal.timezoneService.getTimezone('Europe/Rome')
    return date
  }
  const pause = (milliseconds: number) => new Promise<void>((go) => later(go, milliseconds))
  /** Until a calendar has asked the server; a change that it has found is in its store a moment later. */
  const refreshed = async (calendar: Calendar): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const nothing = (): void => undefined
    const observer = {
      QueryInterface: ChromeUtils.generateQI(['calIObserver']),
      ...{ onStartBatch: nothing, onEndBatch: nothing, onAddItem: nothing, onModifyItem: nothing },
      ...{ onDeleteItem: nothing, onPropertyChanged: nothing, onPropertyDeleting: nothing },
      onLoad: () => resolve(null),
      onError: () => resolve(null),
    }
    calendar.addObserver(observer)
    calendar.refresh()
    await Promise.race([promise, pause(5_000)])
    calendar.removeObserver(observer)
    await pause(300)
  }
  return { cal, calendarNamed, itemsOf, itemOf, seriesOf, inRome, refreshed }
}

type Tools = ReturnType<typeof toolsInside>

/** Looks for calendars as the dialog for a new one does. */
export async function discover(
  { cal }: Tools,
  { location, user, password }: { readonly location: string; readonly user: string; readonly password: string },
) {
  const found = await cal.provider.detection.detect(user, password, location, true, [], {})
  return [...found.values()].flatMap((calendars) =>
    calendars.map((calendar) => ({
      address: calendar.uri.spec,
      name: calendar.name,
      color: String(calendar.getProperty('color')),
    })),
  )
}

/** Keeps the password, for which Thunderbird would ask. */
export async function keepLogin(
  _: Tools,
  login: { readonly origin: string; readonly realm: string; readonly user: string; readonly password: string },
) {
  const kept = Cc['@mozilla.org/login-manager/loginInfo;1']?.createInstance(Ci.nsILoginInfo)
  if (kept === undefined) throw new Error('Thunderbird keeps no passwords')
  kept.init(login.origin, null, login.realm, login.user, login.password, '', '')
  await Services.logins.addLoginAsync(kept)
  return true as const
}

/** Adds a calendar with a store of its own: to the server each is another client. */
export async function subscribe(
  { cal, calendarNamed, refreshed }: Tools,
  { calendar: name, address, user }: { readonly calendar: string; readonly address: string; readonly user: string },
) {
  const calendar = cal.manager.createCalendar('caldav', Services.io.newURI(address))
  calendar.name = name
  calendar.setProperty('cache.enabled', true)
  calendar.setProperty('username', user)
  cal.manager.registerCalendar(calendar)
  const added = calendarNamed(name)
  await refreshed(added)
  return { isReadOnly: added.readOnly || added.getProperty('disabled') === true }
}

interface OfEvent {
  readonly calendar: string
  readonly uid: string
}

/** Adds an event, given by the lines of its VEVENT. */
export async function add(
  { calendarNamed }: Tools,
  { calendar, uid, lines }: OfEvent & { readonly lines: readonly string[] },
) {
  const { CalEvent } = ChromeUtils.importESModule('resource:///modules/CalEvent.sys.mjs')
  const event = ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR', ''].join('\r\n')
  const { id } = await calendarNamed(calendar).addItem(new CalEvent(file))
  return id
}

/** Synchronises a calendar, and says what is in it: the text of each event and its changed occurrences by UID, unfolded. */
export async function synchronised(
  { calendarNamed, itemsOf, refreshed }: Tools,
  { calendar }: { readonly calendar: string },
) {
  await refreshed(calendarNamed(calendar))
  const textOf = ({ icalString, recurrenceInfo: series }: Item): string => {
    const changed = series?.getExceptionIds().map((at) => series.getExceptionFor(at).icalString) ?? []
    return [icalString, ...changed].join('').replaceAll(/\r?\n[ \t]/g, '')
  }
  return Object.fromEntries((await itemsOf(calendar)).map((item) => [item.id, textOf(item)]))
}

export async function rename(
  { calendarNamed, itemOf }: Tools,
  { calendar, uid, title }: OfEvent & { readonly title: string },
) {
  const before = await itemOf(calendar, uid)
  const changed = before.clone()
  changed.title = title
  await calendarNamed(calendar).modifyItem(changed, before)
  return true as const
}

/** Gives one occurrence another title, and moves it to eleven o'clock of a day. */
export async function move(
  { calendarNamed, seriesOf, inRome }: Tools,
  { calendar, uid, at, day, title }: OfEvent & { readonly at: string; readonly day: string; readonly title: string },
) {
  const { before, changed, series } = await seriesOf(calendar, uid)
  const occurrence = series.getOccurrenceFor(inRome(at)).clone()
  occurrence.title = title
  occurrence.startDate = inRome(`${day}T110000`)
  occurrence.endDate = inRome(`${day}T120000`)
  series.modifyException(occurrence, true)
  await calendarNamed(calendar).modifyItem(changed, before)
  return true as const
}

export async function removeOccurrence(
  { calendarNamed, seriesOf, inRome }: Tools,
  { calendar, uid, at }: OfEvent & { readonly at: string },
) {
  const { before, changed, series } = await seriesOf(calendar, uid)
  series.removeOccurrenceAt(inRome(at))
  await calendarNamed(calendar).modifyItem(changed, before)
  return true as const
}

export async function remove({ calendarNamed, itemOf }: Tools, { calendar, uid }: OfEvent) {
  await calendarNamed(calendar).deleteItem(await itemOf(calendar, uid))
  return true as const
}

/** Answers in place of the person whom Thunderbird asks when the server has another version. */
export async function answerConflicts({ cal }: Tools, { isOwnKept }: { readonly isOwnKept: boolean }) {
  cal.provider.promptOverwrite = () => isOwnKept
  return isOwnKept
}
