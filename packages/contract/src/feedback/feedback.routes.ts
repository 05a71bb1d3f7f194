import type * as spec from './feedback.schemas.ts'
import { route } from '../route.ts'

export const listFeedbackCategories = route<typeof spec.listFeedbackCategories>(
  'GET',
  '/feedback/categories',
  'What feedback can be about',
  { signedIn: false },
)
export const submitFeedback = route<typeof spec.submitFeedback>(
  'POST',
  '/feedback/submit',
  'Say what you think, signed in or not',
  { signedIn: 'if at all', status: 201 },
)
