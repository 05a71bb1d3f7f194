import { categoryStyle } from './category-color.ts'
import styles from './category-dot.module.css'

/** A category's colour (null for none). Its name stands beside it, so it says nothing by itself. */
export const CategoryDot = ({ color }: { readonly color: string | null }) => (
  <span className={styles['dot']} style={{ ...categoryStyle(color) }} aria-hidden="true" />
)
