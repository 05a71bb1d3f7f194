import { expect, it } from 'vitest'
import { dayIn, instantOfWall, timesOfDay, wallIn } from './wall.ts'

const iso = (wall: string, zone: string): string => new Date(instantOfWall(wall, zone)).toISOString()

it.each([
  ['2027-03-27T02:30', 'Europe/Rome', '2027-03-27T01:30:00.000Z'],
  // That hour is left out on this night: it is as long after midnight as on others.
  ['2027-03-28T02:30', 'Europe/Rome', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28T03:00', 'Europe/Rome', '2027-03-28T01:00:00.000Z'],
  // It comes twice: the first counts.
  ['2027-10-31T02:30', 'Europe/Rome', '2027-10-31T00:30:00.000Z'],
  ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  // Half an hour, and in autumn.
  ['2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
  ['2027-04-04T02:00', 'Australia/Lord_Howe', '2027-04-03T15:30:00.000Z'],
  ['2027-04-04T08:00', 'Asia/Kathmandu', '2027-04-04T02:15:00.000Z'],
])('%s in %s is %s', (wall, zone, instant) => {
  expect(iso(wall, zone)).toBe(instant)
})

it('tells day and wall of a zone', () => {
  const instant = Date.parse('2027-03-28T22:30:40Z')
  expect([dayIn('Europe/Rome', instant), wallIn('Europe/Rome', instant)]).toEqual(['2027-03-29', '2027-03-29T00:30'])
})

it('lists a time of day between two moments, on the days that are asked for', () => {
  const span = [Date.parse('2027-03-26T06:00:00Z'), Date.parse('2027-03-29T05:00:00Z')] as const
  const of = (isOn?: (day: string) => boolean) =>
    timesOfDay({ time: '07:00', zone: 'Europe/Rome', ...(isOn && { isOn }) }, span).map((at) =>
      new Date(at).toISOString(),
    )
  expect(of()).toEqual(['2027-03-27T06:00:00.000Z', '2027-03-28T05:00:00.000Z', '2027-03-29T05:00:00.000Z'])
  expect(of((day) => new Date(day).getUTCDay() === 1)).toEqual(['2027-03-29T05:00:00.000Z'])
})
