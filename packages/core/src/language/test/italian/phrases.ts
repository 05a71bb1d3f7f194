import type { Row } from '../said.ts'
import { italianBasics } from './basics.ts'
import { italianBeside } from './beside.ts'
import { italianDaysByDate } from './days-by-date.ts'
import { italianDaysByName } from './days-by-name.ts'
import { italianCountedDays } from './counted-days.ts'
import { italianDays } from './days.ts'
import { italianHoursAcrossDays } from './hours-across-days.ts'
import { italianHoursNearToday } from './hours-near-today.ts'
import { italianHoursOnDates } from './hours-on-dates.ts'
import { italianHoursOnWeekdays } from './hours-on-weekdays.ts'
import { italianDeadlines } from './deadlines.ts'
import { italianEveryday } from './everyday.ts'
import { italianHours } from './hours.ts'
import { italianLeftAlone } from './left-alone.ts'
import { italianRangesOfDays } from './ranges-of-days.ts'
import { italianRanges } from './ranges.ts'
import { italianRefused } from './refused.ts'
import { italianRepetitions } from './repetitions.ts'
import { italianSeriesOfDays } from './series-of-days.ts'
import { italianSeriesWithHours } from './series-with-hours.ts'
import { italianSpansOnDates } from './spans-on-dates.ts'
import { italianSpansOnWeekdays } from './spans-on-weekdays.ts'
import { italianTimes } from './times.ts'
import { italianTitles } from './titles.ts'
import { italianTrapAmounts } from './trap-amounts.ts'
import { italianTrapEveryday } from './trap-everyday.ts'
import { italianTrapFigures } from './trap-figures.ts'
import { italianTrapNames } from './trap-names.ts'
import { italianTrapWords } from './trap-words.ts'
import { italianTraps } from './traps.ts'
import { italianWeeksWithHours } from './weeks-with-hours.ts'

/** All Italian phrases. */
export const italianPhrases: readonly Row[] = [
  ...italianBasics,
  ...italianDays,
  ...italianBeside,
  ...italianTimes,
  ...italianHours,
  ...italianRanges,
  ...italianRepetitions,
  ...italianLeftAlone,
  ...italianTitles,
  ...italianHoursOnWeekdays,
  ...italianHoursOnDates,
  ...italianDaysByDate,
  ...italianRangesOfDays,
  ...italianHoursAcrossDays,
  ...italianHoursNearToday,
  ...italianSpansOnWeekdays,
  ...italianDaysByName,
  ...italianSeriesWithHours,
  ...italianWeeksWithHours,
  ...italianRefused,
  ...italianSeriesOfDays,
  ...italianSpansOnDates,
  ...italianDeadlines,
  ...italianEveryday,
  ...italianCountedDays,
]

/** All Italian lines in which there is no date. */
export const italianLines: readonly string[] = [
  ...italianTraps,
  ...italianTrapWords,
  ...italianTrapFigures,
  ...italianTrapAmounts,
  ...italianTrapEveryday,
  ...italianTrapNames,
]
