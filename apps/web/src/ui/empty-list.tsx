import styles from './empty-list.module.css'

/** A list with nothing in it. */
export const EmptyList = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <div className={styles['empty']}>
    <p className={styles['title']}>{title}</p>
    <p>{hint}</p>
  </div>
)
