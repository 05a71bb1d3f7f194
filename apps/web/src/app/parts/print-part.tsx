import { PrintDialog } from '../../features/print/print-dialog.tsx'
import { useYearSettings } from '../../features/year/settings/year-settings.ts'

/** The dialog of printing, which begins as the year is shown. */
export function PrintPart() {
  const { align, weekNumbers, routineAsEvents: routine } = useYearSettings()
  return <PrintDialog shown={{ align, weekNumbers, routine }} />
}
