import { ImportDrop } from '../../features/import/import-drop.tsx'
import { Themed } from '../themed.tsx'

/** What takes a calendar file that is dropped anywhere, in the theme. */
export const ImportPart = () => (
  <Themed>
    <ImportDrop />
  </Themed>
)
