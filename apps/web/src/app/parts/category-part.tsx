import { useTranslation } from 'react-i18next'
import { CategoryManager } from '../../features/categories/category-manager.tsx'
import { Themed } from '../themed.tsx'
import { showToast } from '../toasts.ts'

/** The category manager, in the theme. A failed list is also reported as a toast. */
export function CategoryPart() {
  const { t } = useTranslation()
  const sayFetchFailed = () => showToast({ text: () => t('categories.fetchError'), severity: 'error' })
  return (
    <Themed>
      <CategoryManager onFetchFailed={sayFetchFailed} />
    </Themed>
  )
}
