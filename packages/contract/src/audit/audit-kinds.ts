/**
 * What the account's log tells of, for its owner. The page has a sentence for each: a kind without one fails the build, and
 * none is ever taken away or given another meaning, because it is stored.
 */
export const auditKinds = [
  'registered',
  'signedIn',
  'signInFailed',
  'signedOut',
  'sessionEnded',
  'otherSessionsEnded',
  'passwordChanged',
  'passwordReset',
  'addressRequested',
  'addressConfirmed',
  'addressChanged',
  'keyMade',
  'keyEnded',
  'deviceMade',
  'deviceEnded',
  'feedMade',
  'feedChanged',
  'feedRenewed',
  'feedEnded',
  'accountLinked',
  'accountUnlinked',
  'exported',
  'renamed',
  'planChanged',
  'disabled',
  'enabled',
  'operatorMade',
  'operatorEnded',
] as const
export type AuditKind = (typeof auditKinds)[number]
