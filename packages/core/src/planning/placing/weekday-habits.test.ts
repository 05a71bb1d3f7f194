import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../../date/index.ts'
import { anItem, aTimedItem } from '../../test/year-item.ts'
import { planTarget } from '../plan-target.ts'
import { around, goalOf, TODAY } from '../test/situations.ts'
import { unusualDays } from './weekday-habits.ts'

/** The Tuesday after today, a Thursday. */
const TUESDAY = TODAY + 5
const inTenWeeks = Array.from({ length: 10 }, (_, week) => TUESDAY + week * 7)
const week = Array.from({ length: 7 }, (_, at) => TUESDAY - 1 + at)

describe('how unusual a weekday is', () => {
  it('follows the timed events of the category', () => {
    const training = inTenWeeks.map((day) => aTimedItem('Training', day, [19, 20], { categoryId: 'sport' }))
    const meetings = inTenWeeks.map((day) => aTimedItem('Choir', day + 1, [20, 21], { categoryId: 'music' }))
    const unusual = unusualDays([...training, ...meetings], 'sport')
    expect(week.map(unusual)).toEqual([5, 0, 5, 5, 5, 5, 5])
  })

  it('follows what is done in the evening and at weekends where the category tells too little', () => {
    const work = inTenWeeks.map((day) => aTimedItem('Stand-up', day - 1, [9, 10]))
    const evenings = inTenWeeks.map((day) => aTimedItem('Choir', day + 1, [20, 21]))
    expect(week.map(unusualDays([...work, ...evenings], 'sport'))).toEqual([5, 5, 0, 5, 5, 5, 5])
  })

  it('is not told by a few events, or by what lasts all day', () => {
    const few = inTenWeeks.slice(0, 7).map((day) => aTimedItem('Training', day, [19, 20]))
    const allDay = inTenWeeks.map((day) => anItem('Bins', day))
    expect(week.map(unusualDays([...few, ...allDay], null))).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

it('puts steps on the weekday on which the person does such things, where any day would do', () => {
  const training = Array.from({ length: 30 }, (_, at) => aTimedItem('Training', TUESDAY + at * 7, [19, 20]))
  const onTuesday = (items: typeof training): number =>
    planTarget(goalOf('trip', TODAY + 150), around('en', { items })).steps.filter(({ first }) => weekdayOf(first) === 1)
      .length
  expect(onTuesday(training)).toBeGreaterThan(onTuesday([]))
})
