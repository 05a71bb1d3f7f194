/**
 * What the operator's log tells of: what was done on the command line and on the admin page. Kinds are stored, so none is
 * ever given another meaning.
 */
export const operatorKinds = [
  'accountMade',
  'accountDisabled',
  'accountEnabled',
  'accountRenamed',
  'accountDeleted',
  'addressConfirmed',
  'planChanged',
  'passwordReset',
  'deviceMade',
  'operatorMade',
  'operatorEnded',
  'inviteMade',
  'inviteRevoked',
  'requestApproved',
  'factorsReset',
] as const
export type OperatorKind = (typeof operatorKinds)[number]
