import styles from './reminders-panel.module.css'

/** A list with nothing in it. */
export const EmptyTab = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <div className={styles['empty']}>
    <p className={styles['emptyTitle']}>{title}</p>
    <p>{hint}</p>
  </div>
)
