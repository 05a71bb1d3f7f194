import { route } from '../route.ts'
import type * as spec from './system.schemas.ts'

export const readHealth = route<typeof spec.readHealth>('GET', '/health', 'Whether the process answers', {
  signedIn: false,
})
export const readReadiness = route<typeof spec.readReadiness>('GET', '/ready', 'Whether the database answers', {
  signedIn: false,
})
export const readInstance = route<typeof spec.readInstance>('GET', '/instance', 'Name and mode of this installation', {
  signedIn: false,
})
