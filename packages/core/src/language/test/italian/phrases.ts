import type { Row } from '../said.ts'
import { italianBasics } from './basics.ts'
import { italianBeside } from './beside.ts'
import { italianDays } from './days.ts'
import { italianHours } from './hours.ts'
import { italianLeftAlone } from './left-alone.ts'
import { italianRanges } from './ranges.ts'
import { italianRepetitions } from './repetitions.ts'
import { italianRound5 } from './round-5.ts'
import { italianRound5Traps } from './round-5-traps.ts'
import { italianRound6 } from './round-6.ts'
import { italianRound6Traps } from './round-6-traps.ts'
import { italianRound7 } from './round-7.ts'
import { italianRound7Traps } from './round-7-traps.ts'
import { italianRound8 } from './round-8.ts'
import { italianRound8Traps } from './round-8-traps.ts'
import { italianRound9 } from './round-9.ts'
import { italianRound9Traps } from './round-9-traps.ts'
import { italianRound10 } from './round-10.ts'
import { italianRound10Traps } from './round-10-traps.ts'
import { italianRound11 } from './round-11.ts'
import { italianRound11Traps } from './round-11-traps.ts'
import { italianRound12 } from './round-12.ts'
import { italianRound12Traps } from './round-12-traps.ts'
import { italianRound13 } from './round-13.ts'
import { italianRound13Traps } from './round-13-traps.ts'
import { italianRound14 } from './round-14.ts'
import { italianTimes } from './times.ts'
import { italianTitles } from './titles.ts'
import { italianTraps } from './traps.ts'

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
  ...italianRound5,
  ...italianRound6,
  ...italianRound7,
  ...italianRound8,
  ...italianRound9,
  ...italianRound10,
  ...italianRound11,
  ...italianRound12,
  ...italianRound13,
  ...italianRound14,
]

/** All Italian lines in which there is no date. */
export const italianLines: readonly string[] = [
  ...italianTraps,
  ...italianRound5Traps,
  ...italianRound6Traps,
  ...italianRound7Traps,
  ...italianRound8Traps,
  ...italianRound9Traps,
  ...italianRound10Traps,
  ...italianRound11Traps,
  ...italianRound12Traps,
  ...italianRound13Traps,
]
