import type { Target, TemplateId } from '../planning-types.ts'
import type { Detail } from './details.ts'
import type { KnownKind } from './known-kinds.ts'

const ANY = [0, 1, 2, 3, 4, 5, 6]
const WORKING = [0, 1, 2, 3, 4]
/** Three days from Friday on are a weekend. */
const GETAWAY = [4]
const SATURDAY = [5]
const SUNDAY = [6]
const MONDAY = [0]

/** What is done where others are at work: offices, doctors, schools, banks. */
const atWork: readonly KnownKind[] = [
  'exam',
  'certification',
  'thesis',
  'taxes',
  'drivingLicence',
  'drivingTheory',
  'surgery',
  'medical',
  'dentist',
  'vetVisit',
  'enrolment',
  'schoolYear',
  'papers',
  'visa',
  'grant',
  'tender',
  'retirement',
  'sabbatical',
  'parentalLeave',
  'interview',
  'payRise',
  'prepared',
  'newJob',
  'leaveJob',
  'jobSearch',
  'buyHome',
  'sellHome',
  'care',
  'repair',
  'debt',
  'launch',
  'app',
  'talk',
  'appointment',
  'forSomebody',
  'contract',
  'cancelling',
  'form',
  'complaint',
  'estate',
  'payment',
  'letter',
  'memorial',
  'loan',
  'installation',
  'therapy',
  'conversation',
  'schoolwork',
  'separation',
  'will',
  'finding',
  'finances',
  'hiring',
  'jobApplication',
  'promotion',
  'workingHours',
  'workProject',
  'handover',
  'onboarding',
  'teamwork',
  'firstCustomers',
  'busySeason',
  'asbestos',
  'takingOver',
  'closingBusiness',
  'probation',
  'assembly',
]
const getaways: readonly KnownKind[] = ['trip', 'visit']
const onMonday: readonly KnownKind[] = ['backToWork', 'course']
const onSunday: readonly KnownKind[] = ['race', 'christening']

/** Days of what lasts several, where nobody says how many: a weekend, and a week on foot. */
const LASTING_DAYS: Readonly<Partial<Record<TemplateId, number>>> = { trip: 3, pilgrimage: 7, longWalk: 5, visit: 2 }

/** Days of a trip by what it is, the first that is so: a honeymoon is no weekend. */
export const TRIP_DAYS: readonly (readonly [Detail, number])[] = [
  ['dayTrip', 1],
  ['fewDays', 3],
  ['aYear', 365],
  ['backpacking', 30],
  ['aMonth', 30],
  ['interrail', 14],
  ['twoWeeks', 14],
  ['aWeek', 7],
]

/** Days on foot of a path that is known by its name, or by where it begins. */
export const TRAIL_DAYS: typeof TRIP_DAYS = [
  ['fiveWeekTrail', 35],
  ['eighteenDayTrail', 18],
  ['fortnightTrail', 14],
  ['weekTrail', 7],
]

const DAYS_BY_DETAIL: Readonly<Partial<Record<TemplateId, typeof TRIP_DAYS>>> = {
  trip: TRIP_DAYS,
  visit: [['inHospital', 1]],
  summit: [['farSummit', 10]],
  longWalk: TRAIL_DAYS,
  pilgrimage: TRAIL_DAYS,
}

const daysAway = (id: TemplateId, details: readonly Detail[]): number | undefined =>
  DAYS_BY_DETAIL[id]?.find(([detail]) => details.includes(detail))?.[1]

/** So many kilometres are walked in a day. */
const WALKED_A_DAY = 22

/** The days that a distance takes on foot; null where none is said. */
function daysOnFoot(id: TemplateId, text: string): number | null {
  const distance = id === 'pilgrimage' ? /(\d{2,4})\s*km\b/iu.exec(text) : null
  return distance && Math.ceil(Number(distance[1]) / WALKED_A_DAY)
}

/** How many days a goal of a kind takes where nobody says it. */
export const daysOfGoal = (
  { templateId, text }: Pick<Target, 'templateId' | 'text'>,
  details: readonly Detail[],
): number => daysOnFoot(templateId, text) ?? daysAway(templateId, details) ?? LASTING_DAYS[templateId] ?? 1

/** What people who work together do is on a working day. */
const together: readonly KnownKind[] = ['event', 'gathering', 'dinner', 'course', 'attend']

/** The weekdays of a goal where nobody says its day, and those on which it can be at all: 0 is Monday. */
export interface OwnWeekdays {
  readonly usual: readonly number[]
  readonly possible: readonly number[]
}

/** Those of a weekend that begins with its Saturday. */
export const SATURDAYS: OwnWeekdays = { usual: SATURDAY, possible: ANY }

/** The weekdays of a goal of a kind, by those that are usual where its language is spoken, and by what its words say. */
export function weekdaysOf(
  id: TemplateId,
  usual: Readonly<Partial<Record<TemplateId, readonly number[]>>>,
  details: readonly Detail[],
): OwnWeekdays {
  const isOf = (kinds: readonly KnownKind[]): boolean => kinds.some((kind) => kind === id)
  const isWork = isOf(atWork) || (details.includes('atWork') && isOf(together))
  const rows = [
    usual[id],
    isWork && WORKING,
    isOf(getaways) && GETAWAY,
    isOf(onMonday) && MONDAY,
    // A bar mitzvah is on a sabbath.
    isOf(onSunday) && !details.includes('mitzvah') && SUNDAY,
  ]
  const known = rows.find((days) => days !== false && days !== undefined)
  return known ? { usual: known, possible: known } : SATURDAYS
}
