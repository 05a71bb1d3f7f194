import { LEVEL_NAMES, type LevelName } from '@dodici/core/year'
import styles from './levels.module.css'

const classes = new Map<LevelName | null, string | undefined>([
  [null, styles['level0']],
  ...LEVEL_NAMES.map((name, index): [LevelName, string | undefined] => [name, styles[`level${index + 1}`]]),
])

/** The class that paints a level; null is a day without load. */
export const levelClass = (level: LevelName | null): string | undefined => classes.get(level)
