import { route } from '../route.ts'
import type * as spec from './audit.schemas.ts'

export const listAudit = route<typeof spec.listAudit>(
  'GET',
  '/users/audit',
  'What was done with the account, newest first',
  { signedIn: 'by session' },
)
