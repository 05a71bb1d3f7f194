/** A text and the goal that it is read as: title, kind with amount and unit, days, and times of a week with their minutes. */
export type MeasuredRow = readonly [text: string, title: string, amount: string, days: string, rhythm?: string]
