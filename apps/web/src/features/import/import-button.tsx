import FileUp from 'lucide-react/icons/file-up'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { Button } from '../../ui/button.tsx'

/** The door to the import for whoever has no file to drag. */
export function ImportButton(props: Pick<ComponentProps<typeof Button>, 'kind' | 'className'>) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  return (
    <Button {...props} onClick={() => change({ dialog: 'import' })}>
      <FileUp size={16} aria-hidden="true" />
      {t('import.open')}
    </Button>
  )
}
