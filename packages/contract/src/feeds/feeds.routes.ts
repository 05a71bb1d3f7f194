import type * as spec from './feeds.schemas.ts'
import { route } from '../route.ts'

export const listFeeds = route<typeof spec.listFeeds>(
  'GET',
  '/feeds',
  'The secret addresses at which programs read events',
  {
    signedIn: 'by session',
  },
)
export const createFeed = route<typeof spec.createFeed>(
  'POST',
  '/feeds',
  'Make a secret address at which programs read events; it is answered this once',
  { signedIn: 'by session', status: 201 },
)
export const updateFeed = route<typeof spec.updateFeed>('PATCH', '/feeds/{id}', 'Change what a secret address tells', {
  signedIn: 'by session',
})
export const renewFeed = route<typeof spec.renewFeed>(
  'POST',
  '/feeds/{id}/renew',
  'Give a feed another address; the one before leads to nothing',
  { signedIn: 'by session' },
)
export const deleteFeed = route<typeof spec.deleteFeed>('DELETE', '/feeds/{id}', 'End a secret address', {
  signedIn: 'by session',
  status: 204,
  answers: 'none',
})
