/**
 * Why a subscribed calendar could not be read. The page has words for each.
 * `address`: the address is none that this server asks; `unreachable`: no answer, or one that broke off; `timeout`: none in
 * time; `redirects`: it leads on and on; `unauthorized`: it wants a sign-in (401, 403); `notFound` (404); `gone` (410);
 * `server`: it has a fault, or wants to be left alone (429, 5xx); `status`: any other; `tooLarge`: over 5 MB;
 * `notCalendar`: no calendar, perhaps a web page; `cutOff`: the end is missing; `tooManyEvents`: over 20,000;
 * `quota`: there is no room for its events.
 */
export const feedFaults = [
  'address',
  'unreachable',
  'timeout',
  'redirects',
  'unauthorized',
  'notFound',
  'gone',
  'server',
  'status',
  'tooLarge',
  'notCalendar',
  'cutOff',
  'tooManyEvents',
  'quota',
] as const
export type FeedFault = (typeof feedFaults)[number]
