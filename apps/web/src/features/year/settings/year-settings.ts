import type { Align, HeatMetric, HeatScale, Spacing } from '@dodici/core/year'
import { storedValue } from '../../../ui/stored-value.ts'

/** One person's view settings in this browser. Not part of their data, so they stay here. */
export interface YearSettings {
  readonly align: Align
  readonly spacing: Spacing
  readonly weekNumbers: boolean
  /** Weekly series as titles instead of dots. */
  readonly routineAsEvents: boolean
  readonly metric: HeatMetric
  readonly scale: HeatScale
  /** Single-key shortcuts (WCAG 2.1.4 requires a way to turn them off). */
  readonly singleKeys: boolean
}

const standard: YearSettings = {
  align: 'weekday',
  spacing: 'comfortable',
  weekNumbers: false,
  routineAsEvents: false,
  metric: 'count',
  scale: 'fixed',
  singleKeys: true,
}

function known(said: Partial<Record<keyof YearSettings, unknown>>): Partial<YearSettings> {
  return {
    ...(said.align === 'date' ? { align: said.align } : {}),
    ...(said.spacing === 'compact' ? { spacing: said.spacing } : {}),
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
