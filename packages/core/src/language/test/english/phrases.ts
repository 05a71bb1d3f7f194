import type { Row } from '../said.ts'
import { englishBasics } from './basics.ts'
import { englishBeside } from './beside.ts'
import { englishDays } from './days.ts'
import { englishHours } from './hours.ts'
import { englishLeftAlone } from './left-alone.ts'
import { englishRanges } from './ranges.ts'
import { englishRepetitions } from './repetitions.ts'
import { englishRound5 } from './round-5.ts'
import { englishRound5Traps } from './round-5-traps.ts'
import { englishRound6 } from './round-6.ts'
import { englishRound6Traps } from './round-6-traps.ts'
import { englishRound7 } from './round-7.ts'
import { englishRound7Traps } from './round-7-traps.ts'
import { englishRound8 } from './round-8.ts'
import { englishRound8Traps } from './round-8-traps.ts'
import { englishRound9 } from './round-9.ts'
import { englishRound9Traps } from './round-9-traps.ts'
import { englishRound10 } from './round-10.ts'
import { englishRound10Traps } from './round-10-traps.ts'
import { englishRound11 } from './round-11.ts'
import { englishRound11Traps } from './round-11-traps.ts'
import { englishRound12 } from './round-12.ts'
import { englishRound12Traps } from './round-12-traps.ts'
import { englishRound13 } from './round-13.ts'
import { englishRound13Traps } from './round-13-traps.ts'
import { englishRound14 } from './round-14.ts'
import { englishTimes } from './times.ts'
import { englishTitles } from './titles.ts'
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
  ...englishRound5,
  ...englishRound6,
  ...englishRound7,
  ...englishRound8,
  ...englishRound9,
  ...englishRound10,
  ...englishRound11,
  ...englishRound12,
  ...englishRound13,
  ...englishRound14,
]

/** All English lines in which there is no date. */
export const englishLines: readonly string[] = [
  ...englishTraps,
  ...englishRound5Traps,
  ...englishRound6Traps,
  ...englishRound7Traps,
  ...englishRound8Traps,
  ...englishRound9Traps,
  ...englishRound10Traps,
  ...englishRound11Traps,
  ...englishRound12Traps,
  ...englishRound13Traps,
]
