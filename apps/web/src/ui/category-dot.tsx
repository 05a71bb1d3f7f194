import { categoryStyle } from './category-color.ts'
import styles from './category-dot.module.css'

/** A category's colour (null for none). Decorative: its name is beside it. */
export const CategoryDot = ({ color }: { readonly color: string | null }) => (
  <span className={styles['dot']} style={{ ...categoryStyle(color) }} aria-hidden="true" />
)
