import { CategoryManager } from '../../features/categories/category-manager.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../toasts.ts'

/** The category manager. That its list cannot be read is said as a toast, too. */
export function CategoryPart() {
  const { t } = useTranslation()
  const sayFetchFailed = () => showToast({ text: () => t('categories.fetchError'), severity: 'error' })
  return <CategoryManager onFetchFailed={sayFetchFailed} />
}
