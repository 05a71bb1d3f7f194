import type { Align, HeatMetric, HeatScale } from '@dodici/core/year'
import { storedValue } from '../../../ui/stored-value.ts'

/** How one person likes to see and use a year in this browser. It is no data of theirs, so it stays here. */
export interface YearSettings {
  readonly align: Align
  readonly weekNumbers: boolean
  /** Weekly series as events instead of dots. */
  readonly routineAsEvents: boolean
  readonly metric: HeatMetric
  readonly scale: HeatScale
  /** Letters and signs pressed alone do something (WCAG 2.1.4 wants that they can be switched off). */
  readonly singleKeys: boolean
}

const standard: YearSettings = {
  align: 'weekday',
  weekNumbers: false,
  routineAsEvents: false,
  metric: 'count',
  scale: 'fixed',
  singleKeys: true,
}

function known(said: Partial<Record<keyof YearSettings, unknown>>): Partial<YearSettings> {
  return {
    ...(said.align === 'date' ? { align: said.align } : {}),
    ...(said.weekNumbers === true ? { weekNumbers: true } : {}),
    ...(said.routineAsEvents === true ? { routineAsEvents: true } : {}),
    ...(said.metric === 'hours' ? { metric: said.metric } : {}),
    ...(said.scale === 'relative' ? { scale: said.scale } : {}),
    ...(said.singleKeys === false ? { singleKeys: false } : {}),
  }
}

const stored = storedValue('year-settings', standard, known)

export const changeYearSettings = (patch: Partial<YearSettings>): void => stored.set({ ...stored.get(), ...patch })

export const useYearSettings = stored.use
