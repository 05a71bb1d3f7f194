import type * as spec from './changes.schemas.ts'
import { route } from '../route.ts'

export const listChanges = route<typeof spec.listChanges>('GET', '/changes', 'What was changed, newest first')
export const undoChange = route<typeof spec.undoChange>(
  'POST',
  '/changes/{id}/undo',
  'Take a change back; undoing an undo is the redo',
)
export const undoGroup = route<typeof spec.undoGroup>(
  'POST',
  '/changes/{id}/undo-group',
  'Take back all that a device did without a pause, by one of its changes, as one change; all or nothing',
)
export const undoChangesSince = route<typeof spec.undoChangesSince>(
  'POST',
  '/changes/{id}/undo-since',
  'Take back a change and all that came after it, as one change; all or nothing',
)
export const listTrash = route<typeof spec.listTrash>('GET', '/trash', 'What was deleted in the last 30 days')
export const restoreTrash = route<typeof spec.restoreTrash>('POST', '/trash/{id}/restore', 'Bring one thing back')
