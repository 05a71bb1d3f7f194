/**
 * Why an account elsewhere, or a calendar of it, could not be read or written. The page has words for each.
 * `address`: the address is none that this server asks; `unreachable`: no answer, or one that broke off; `timeout`: none in
 * time; `elsewhere`: it leads to another server, which is not told the password; `unauthorized`: the password is not taken;
 * `forbidden`: the account may not do that; `notFound`: the calendar is gone; `server`: it has a fault, or wants to be left
 * alone (429, 5xx); `notCalDav`: no calendars can be read there; `tooLarge`: an answer is larger than is read;
 * `tooManyEvents`: over 20,000; `quota`: there is no room here for its events; `mostGone`: most of its events are gone,
 * there or here, which waits for the person's word; `locked`: the password was stored with a key that this server does not have.
 */
export const linkFaults = [
  'address',
  'unreachable',
  'timeout',
  'elsewhere',
  'unauthorized',
  'forbidden',
  'notFound',
  'server',
  'notCalDav',
  'tooLarge',
  'tooManyEvents',
  'quota',
  'mostGone',
  'locked',
] as const
export type LinkFault = (typeof linkFaults)[number]
