import type { Row } from '../said.ts'
import { englishBasics } from './basics.ts'
import { englishBeside } from './beside.ts'
import { englishDaysByDate } from './days-by-date.ts'
import { englishDaysByName } from './days-by-name.ts'
import { englishCountedDays } from './counted-days.ts'
import { englishDays } from './days.ts'
import { englishHoursAcrossDays } from './hours-across-days.ts'
import { englishHoursNearToday } from './hours-near-today.ts'
import { englishHoursOnDates } from './hours-on-dates.ts'
import { englishHoursOnWeekdays } from './hours-on-weekdays.ts'
import { englishDeadlines } from './deadlines.ts'
import { englishEveryday } from './everyday.ts'
import { englishHours } from './hours.ts'
import { englishLeftAlone } from './left-alone.ts'
import { englishRangesOfDays } from './ranges-of-days.ts'
import { englishRanges } from './ranges.ts'
import { englishRefused } from './refused.ts'
import { englishRepetitions } from './repetitions.ts'
import { englishSeriesOfDays } from './series-of-days.ts'
import { englishSeriesWithHours } from './series-with-hours.ts'
import { englishSpansOnDates } from './spans-on-dates.ts'
import { englishSpansOnWeekdays } from './spans-on-weekdays.ts'
import { englishTimes } from './times.ts'
import { englishTitles } from './titles.ts'
import { englishTrapAmounts } from './trap-amounts.ts'
import { englishTrapEveryday } from './trap-everyday.ts'
import { englishTrapFigures } from './trap-figures.ts'
import { englishTrapNames } from './trap-names.ts'
import { englishTrapWords } from './trap-words.ts'
import { englishTraps } from './traps.ts'

/** All English phrases. */
export const englishPhrases: readonly Row[] = [
  ...englishBasics,
  ...englishDays,
  ...englishBeside,
  ...englishTimes,
  ...englishHours,
  ...englishRanges,
  ...englishRepetitions,
  ...englishLeftAlone,
  ...englishTitles,
  ...englishHoursAcrossDays,
  ...englishHoursNearToday,
  ...englishHoursOnWeekdays,
  ...englishDaysByDate,
  ...englishRefused,
  ...englishRangesOfDays,
  ...englishDaysByName,
  ...englishSpansOnWeekdays,
  ...englishHoursOnDates,
  ...englishSeriesOfDays,
  ...englishSeriesWithHours,
  ...englishSpansOnDates,
  ...englishDeadlines,
  ...englishEveryday,
  ...englishCountedDays,
]

/** All English lines in which there is no date. */
export const englishLines: readonly string[] = [
  ...englishTraps,
  ...englishTrapNames,
  ...englishTrapWords,
  ...englishTrapFigures,
  ...englishTrapAmounts,
  ...englishTrapEveryday,
]
