import type * as spec from './quick-add.schemas.ts'
import { route } from '../route.ts'

/** Answers what was read of the text, with the event that was made of it. */
export const quickAddEvent = route<typeof spec.quickAddEvent>(
  'POST',
  '/events/quick-add',
  'Create an event from one line of text, Italian or English; with dryRun only say what would be created',
)
