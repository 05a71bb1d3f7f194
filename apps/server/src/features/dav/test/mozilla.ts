/** What Thunderbird's own code offers to what runs inside of it: the parts that the tests use. */

interface MozillaDate {
  timezone: unknown
}

interface RecurrenceInfo {
  readonly getExceptionIds: () => MozillaDate[]
  readonly getExceptionFor: (at: MozillaDate) => Item
  readonly getOccurrenceFor: (at: MozillaDate) => Item
  readonly modifyException: (occurrence: Item, isOnlyThis: boolean) => void
  readonly removeOccurrenceAt: (at: MozillaDate) => void
}

export interface Item {
  readonly id: string
  title: string
  startDate: MozillaDate
  endDate: MozillaDate
  readonly icalString: string
  /** Null of an event that does not repeat. */
  readonly recurrenceInfo: RecurrenceInfo | null
  readonly clone: () => Item
}

interface Observer {
  readonly [name: string]: unknown
}

export interface Calendar {
  name: string
  readonly uri: { readonly spec: string }
  readonly readOnly: boolean
  readonly getProperty: (name: string) => unknown
  readonly setProperty: (name: string, value: unknown) => void
  readonly addItem: (item: Item) => Promise<Item>
  readonly modifyItem: (changed: Item, before: Item) => Promise<Item>
  readonly deleteItem: (item: Item) => Promise<void>
  readonly getItemsAsArray: (filter: number, count: number, start: null, end: null) => Promise<Item[]>
  readonly refresh: () => void
  readonly addObserver: (observer: Observer) => void
  readonly removeObserver: (observer: Observer) => void
}

interface Provider {
  readonly type: string
}

type Detection = [
  user: string,
  password: string,
  location: string,
  isPasswordKept: boolean,
  filters: readonly [],
  extra: object,
]

interface Modules {
  readonly cal: {
    readonly manager: {
      readonly getCalendars: () => Calendar[]
      readonly createCalendar: (type: string, address: unknown) => Calendar
      readonly registerCalendar: (calendar: Calendar) => void
    }
    readonly provider: {
      promptOverwrite: () => boolean
      readonly detection: {
        readonly detect: (...wish: Detection) => Promise<Map<Provider, Calendar[]>>
      }
    }
    readonly timezoneService: { readonly getTimezone: (name: string) => unknown }
    readonly createDateTime: (text: string) => MozillaDate
  }
  readonly CalEvent: new (ics: string) => Item
  readonly setTimeout: (work: () => void, milliseconds: number) => void
}

type Login = [origin: string, form: null, realm: string, user: string, password: string, ...fields: [string, string]]

interface LoginInfo {
  readonly init: (...login: Login) => void
}

/** The globals of Mozilla's code. */
export interface MozillaGlobals {
  readonly ChromeUtils: {
    readonly importESModule: (address: string) => Modules
    readonly generateQI: (interfaces: string[]) => unknown
  }
  readonly Services: {
    readonly io: { readonly newURI: (address: string) => unknown }
    readonly logins: { readonly addLoginAsync: (login: LoginInfo) => Promise<unknown> }
  }
  readonly Cc: Readonly<Record<string, { readonly createInstance: (kind: unknown) => LoginInfo }>>
  readonly Ci: {
    readonly calICalendar: { readonly ITEM_FILTER_ALL_ITEMS: number }
    readonly nsILoginInfo: unknown
  }
}
