import { z } from 'zod'

/** First parts of paths that the server itself has: below one of them an installation would be taken for it. */
const OWN_PATHS = /^\/(api|assets|calendar|dav|feeds|health|icons|metrics|pictures|principals|profile)(\/|$)/

/** Where people find the installation: a host, or a path of one; without a slash at its end. */
export const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address with http:// or https://', abort: true })
  .refine((url) => !/[?#]/.test(url), 'must be an address without ? and #')
  .refine(
    (url) => /^(\/[\w.~-]+)*\/*$/.test(new URL(url).pathname),
    'may have only letters, digits and - . _ ~ in its path',
  )
  .refine(
    (url) => !OWN_PATHS.test(new URL(url).pathname),
    'has a path that the server itself has; take another, as /planner',
  )
  .transform((url) => url.replace(/\/+$/, ''))
