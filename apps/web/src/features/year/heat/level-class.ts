import { LEVEL_NAMES, type LevelName } from '@dodici/core/year'
import { classNames } from '../class-names.ts'
import styles from './levels.module.css'

const classOf = (index: number): string => classNames(styles['level'], styles[`level${index}`])

const classes = new Map<LevelName | null, string>([
  [null, classOf(0)],
  ...LEVEL_NAMES.map((name, index): [LevelName, string] => [name, classOf(index + 1)]),
])

/** Classes for a level; null is a day without load. */
export const levelClass = (level: LevelName | null): string | undefined => classes.get(level)
