/** What titles say of events, as expressions over folded text. */
export interface TitleWords {
  /** Over the title as it is written: something must be ready by then. */
  readonly deadline: RegExp
  /** Worth a reminder. */
  readonly important: RegExp
  readonly birthday: RegExp
  readonly gift: RegExp
  /** Dates that others or the calendar set: feasts, ceremonies, exams, journeys, performances, races, hearings. */
  readonly fixed: RegExp
  /** Appointments with others, which can be moved but not alone. */
  readonly appointment: RegExp
}
