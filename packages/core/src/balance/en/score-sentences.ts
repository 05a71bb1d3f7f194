import { EVENTS_MIN } from '../measures/measure-coverage.ts'
import { DAY_CAP_HOURS, lengthOf } from '../measures/measure-rest.ts'
import { RECOVERY_DAYS, WEEK_CAP_HOURS } from '../measures/measure-weeks.ts'
import type { ScoreSentences } from '../words/score-sentences.ts'
import { englishWords as w } from './english-words.ts'
import { englishSummary } from './summary.ts'

const HOURS =
  'Events with a time count their hours, once where they overlap. All-day events count the hours that you give them in your profile; absences count none.'

export const englishScores: ScoreSentences = {
  names: {
    targets: 'Fit to your targets',
    evenness: 'Spread over categories',
    overload: 'Overloaded weeks',
    streak: 'Days in a row without rest',
    recovery: 'Breathing space after peaks',
    gaps: 'Unusual gaps',
    clustering: 'How bunched the year is',
    deadlines: 'Deadlines close together',
    seasonality: 'Full and empty months',
    conflicts: 'Overlaps',
    preparation: 'Milestones without preparation',
  },
  uncategorised: 'No category',
  targets: ({ lines, distance, fit }) => {
    if (fit === null && lines.length === 0)
      return {
        reading: 'You have not said yet how much time each category should get, so there is nothing to compare with.',
        formula: 'Needs at least two categories with a target: 100 × (1 − 0.5 × sum of the differences).',
      }
    if (fit === null)
      return {
        reading:
          lines.length === 1
            ? 'A single target leaves nothing to compare: at least two are needed.'
            : 'The categories with a target have no hours to compare yet.',
        formula: `Needs at least two categories with a target: 100 × (1 − 0.5 × sum of the differences). ${HOURS}`,
      }
    const steps = lines.map(({ name, share, target }) => `${name} ${w.percent(share)} instead of ${w.percent(target)}`)
    const closeness = fit >= 85 ? 'very close to' : fit >= 65 ? 'fairly close to' : 'still far from'
    return {
      reading: `Your calendar is ${closeness} how you would like to divide your time: ${w.number(fit, 0)} out of 100.`,
      formula: `100 × (1 − 0.5 × ${w.number(distance, 2)}) = ${w.number(fit, 1)}. ${w.number(distance, 2)} is the sum of the differences between real and wanted shares: ${steps.join('; ')}. ${HOURS}`,
    }
  },
  targetLine: ({ name, hoursAWeek, wantedAWeek }) =>
    `${name}: ${w.hours(hoursAWeek)} a week on average, the target is ${w.hours(wantedAWeek)}`,
  evenness: ({ lines, entropy, areas, evenness }) => {
    if (evenness === null)
      return {
        reading: 'It takes hours in at least two categories to see how they are spread.',
        formula: `H ÷ ln k, where k is the number of categories with hours. ${HOURS}`,
      }
    return {
      reading: `It is as if your time were split equally between ${w.number(areas, 1)} areas. Even is not the same as good, though: that depends on what matters to you.`,
      formula: `H ÷ ln k = ${w.number(entropy, 2)} ÷ ln ${w.number(lines.length, 0)} = ${w.number(evenness, 2)}, where H = −Σ p × ln p over the shares p of the hours of ${w.number(lines.length, 0)} categories. Effective number of areas: exp(H) = ${w.number(areas, 1)}. 1 means all equal, 0 all in one. ${HOURS}`,
    }
  },
  shareLine: ({ name, share }) => `${name}: ${w.percent(share)} of the hours`,
  overload: ({ limit, median, deviation, weeks }, { all, ahead }) => ({
    reading:
      weeks.length === 0
        ? `No week goes over ${w.hours(limit)}: your calendar leaves room this year.`
        : `${weeks.length === 1 ? 'One week goes' : `${w.weeks(weeks.length)} go`} over ${w.hours(limit)}${weeksAhead(ahead, weeks.length)}.`,
    formula: `Overloaded where the hours are above the larger of ${w.number(WEEK_CAP_HOURS, 0)} (the fixed cap) and median + 2 × 1.4826 × MAD = ${w.number(median, 2)} + 2 × ${w.number(deviation, 2)} = ${w.number(median + 2 * deviation, 2)}. Limit: ${w.hours(limit)}, over ${w.weeks(all)}. ${HOURS}`,
  }),
  weekLine: ({ first, last, hours, titles }) =>
    `Week ${w.ofWeek(first, last)}: ${w.hours(hours)}${titles.length > 0 ? ` (${w.list(titles.map(w.title))})` : ''}`,
  streak: ({ run, days }) => ({
    reading:
      run === null
        ? 'No day is full from start to end: your calendar always leaves some room.'
        : `The longest run of full days is ${w.days(days)}: ${w.span(run.first, run.last)}.`,
    formula: `Days in a row with at least 80% of ${w.number(DAY_CAP_HOURS, 0)} hours, that is ${w.number(DAY_CAP_HOURS * 0.8)} hours. Longest run: ${w.days(days)}. ${HOURS}`,
  }),
  runLine: (first, last) => `Full days ${w.span(first, last)}: ${w.days(lengthOf({ first, last }))} in a row`,
  weekendLine: (weekends, first, last) =>
    weekends === 1
      ? `The weekend ${w.ofWeek(first, last)} is not free`
      : `No free weekend ${w.span(first, last)}: ${w.number(weekends, 0)} in a row`,
  freeWeekendLine: (byMonth) =>
    `Free weekends, month by month: ${byMonth.map((count, index) => `${w.month(index + 1)} ${count}`).join(', ')}`,
  breakLine: (first, last) =>
    `The longest stretch without 3 free days in a row is ${w.days(lengthOf({ first, last }))}: ${w.span(first, last)}`,
  recovery: ({ peaks, missed, lightBelowHours }) => ({
    reading:
      missed === null
        ? 'There is no overloaded week to recover from.'
        : missed === 0
          ? `Every overloaded week is followed by a light day within ${w.days(RECOVERY_DAYS)}.`
          : peaks.length === 1
            ? `The only overloaded week has no light day in the ${w.days(RECOVERY_DAYS)} after.`
            : `${w.number(missed, 0)} of ${w.number(peaks.length, 0)} overloaded weeks ${missed === 1 ? 'has' : 'have'} no light day in the ${w.days(RECOVERY_DAYS)} after.`,
    formula: `A day is light below ${w.hours(lightBelowHours)}, a quarter of the median of the days with anything. Counted are the overloaded weeks (${w.number(peaks.length, 0)}) without one in the ${w.days(RECOVERY_DAYS)} after: ${missed === null ? 'none to measure' : w.number(missed, 0)}. ${HOURS}`,
  }),
  peakLine: ({ week, daysUntilLight }) =>
    daysUntilLight === null
      ? `After the week ${w.ofWeek(week.first, week.last)} there is no light day until the end of the year`
      : `After the week ${w.ofWeek(week.first, week.last)} the first light day comes ${daysUntilLight === 1 ? 'right away' : `after ${w.days(daysUntilLight)}`}`,
  gaps: ({ gaps: [widest] }) => ({
    reading: !widest
      ? 'No category comes back often enough to have a usual gap.'
      : widest.ratio < 2
        ? 'Each category keeps its own rhythm: no gap is twice as long as usual.'
        : `${widest.name}: ${w.days(widest.days)} from one event to the next, where ${w.number(widest.usual)} ${widest.usual === 1 ? 'is' : 'are'} usual.`,
    formula: !widest
      ? 'Longest gap ÷ usual gap (the median), for each category with at least 4 gaps.'
      : `Longest gap ÷ usual gap (the median) of each category with at least 4 gaps; the oddest counts, ${widest.name}: ${w.number(widest.days, 0)} ÷ ${w.number(widest.usual)} = ${w.number(widest.ratio)}. Days in a row count as one.`,
  }),
  gapLine: ({ name, from, to, days, usual }) =>
    `${name}: ${w.days(days)} between ${w.date(from)} and ${w.date(to)}, usually ${w.number(usual)}`,
  clustering: ({ gini, halfWeeks, weeks, burstiness, totalHours }) => ({
    reading:
      gini === null
        ? 'There are no hours to spread over the weeks.'
        : `Half of the year’s hours fall in ${w.weeks(halfWeeks.length)} out of ${w.number(weeks, 0)}.`,
    formula:
      gini === null
        ? 'Gini coefficient of the hours a week.'
        : `Gini coefficient of the hours of ${w.weeks(weeks)} (${w.hours(totalHours)} in all) = ${w.number(gini, 2)}: 0 means all weeks alike, near 1 all in a few.${burstiness === null ? '' : ` Bursts: B = (σ − μ) ÷ (σ + μ) of the days from one day on which something begins to the next = ${w.number(burstiness, 2)}.`} ${HOURS}`,
  }),
  halfLine: ({ halfWeeks, totalHours }) =>
    `${w.weeks(halfWeeks.length)} ${halfWeeks.length === 1 ? 'holds' : 'hold'} half of the ${w.hours(totalHours)} of the year`,
  burstLine: (burstiness) => `Rhythm: ${w.number(burstiness, 2)} (−1 like clockwork, 0 by chance, near 1 in bursts)`,
  deadlines: ({ most, deadlines, spans }) => ({
    reading:
      most === null
        ? 'Your calendar has no milestones or deadlines to count.'
        : spans.length === 0
          ? 'Milestones and deadlines are well apart: never three within 14 days.'
          : `The tightest stretch has ${w.number(most, 0)} deadlines within 14 days.`,
    formula: `The most milestones and deadlines in any 14 days in a row${most === null ? '' : `: ${w.number(most, 0)} of ${w.number(deadlines.length, 0)} in all`}; 3 or more are pointed out. A deadline is a milestone, or a title with words such as deadline, due or submission; its last day counts.`,
  }),
  deadlineLine: ({ first, last, items }) =>
    `${w.number(items.length, 0)} deadlines ${w.span(first, last)}: ${w.list(items.slice(0, 4).map(({ title }) => w.title(title)))}${items.length > 4 ? ' and more' : ''}`,
  seasonality: ({ months, fullest, displaced }) => {
    const names = w.list(fullest.map(w.month))
    const share = w.percent(Math.max(...months.map((one) => one.share)))
    const said =
      fullest.length === 1
        ? `The fullest month is ${names}, with ${share} of the hours`
        : `The fullest months are ${names}, each with ${share} of the hours`
    return {
      reading:
        displaced === null
          ? 'There are no hours to spread over the months.'
          : `${said}; twelve equal months would have about 8% each.`,
      formula: `Half the sum of the differences between each month’s share and 1/12${displaced === null ? '' : ` = ${w.number(displaced)}%: the part of the hours that would lie elsewhere in twelve equal months`}. ${HOURS}`,
    }
  },
  monthLine: ({ month, hours, share, shareBefore }) =>
    `${w.month(month)}: ${w.hours(hours)}, ${w.percent(share)} of the year${shareBefore === null ? '' : ` (${w.percent(shareBefore)} the year before)`}`,
  conflicts: ({ count, ahead }) => ({
    reading:
      count === 0
        ? 'No event with a time overlaps another one, and none falls while you are away.'
        : `${count === 1 ? 'There is one clash' : `There are ${w.number(count, 0)} clashes`}, ${ahead === 0 ? 'but all of that is past' : ahead === count ? 'and that is still to come' : `${w.number(ahead, 0)} of them still to come`}.`,
    formula: `Pairs of events with a time that overlap by at least a minute: ${w.number(count, 0)}, of which ${w.number(ahead, 0)} from tomorrow on. The same title at the same time, perhaps in two calendars, counts once. Lessons and meetings while you are away count too, a series once for each absence.`,
  }),
  conflictLine: ([earlier, later, isAway]) =>
    isAway
      ? `${w.date(later.first)}: ${w.title(later.title)}, while you are away (${w.title(earlier.title)})`
      : `${w.date(later.first)}: ${w.title(earlier.title)} and ${w.title(later.title)}`,
  preparation: ({ milestones, unprepared }) => ({
    reading:
      milestones.length === 0
        ? 'There are no milestones ahead of you this year.'
        : unprepared.length === 0
          ? 'All milestones ahead already have their steps.'
          : milestones.length === 1
            ? 'The only milestone ahead has no steps yet.'
            : unprepared.length === milestones.length
              ? `None of the ${w.number(milestones.length, 0)} milestones ahead has steps yet.`
              : `${w.number(unprepared.length, 0)} of the ${w.number(milestones.length, 0)} milestones ahead ${unprepared.length === 1 ? 'has' : 'have'} no steps yet.`,
    formula: `Milestones from tomorrow on without steps of preparation: ${w.number(unprepared.length, 0)} of ${w.number(milestones.length, 0)}.`,
  }),
  unpreparedLine: ({ title, first }, days) =>
    `${w.title(title)}, ${w.date(first)}: ${w.days(days)} to go and no steps yet`,
  unremindedLine: ({ title, first }) => `${w.title(title)}, ${w.date(first)}: no reminder`,
  summary: (facts) => englishSummary(facts, EVENTS_MIN),
}

function weeksAhead(ahead: number, all: number): string {
  if (ahead === 0) return all === 1 ? '; it is behind you' : '; they are all behind you'
  if (ahead === all) return all === 1 ? '; it is still to come' : '; all of them still to come'
  return `; ${ahead === 1 ? 'one is' : `${w.number(ahead, 0)} are`} still to come`
}
