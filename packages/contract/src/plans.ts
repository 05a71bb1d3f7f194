/** The plans, the smallest first. */
export const plans = ['basic', 'pro', 'enterprise'] as const
export type PlanName = (typeof plans)[number]

/** Whether a new account can begin with a plan where `standard` is the one that new accounts have: that one, or a smaller. */
export const canStartWith = (plan: PlanName, standard: PlanName): boolean =>
  plans.indexOf(plan) <= plans.indexOf(standard)

const basic = {
  calendars: 1,
  /** Those that start in a year; a series is one. */
  events: 100,
  /** Reminders of one event by mail. */
  mailReminders: 1,
  hasDigest: false,
  /** Whether reminders come to devices too. */
  hasDevices: false,
  /** Whether other programs can have keys. */
  hasKeys: false,
}

const pro: typeof basic = {
  calendars: Number.POSITIVE_INFINITY,
  events: Number.POSITIVE_INFINITY,
  mailReminders: Number.POSITIVE_INFINITY,
  hasDigest: true,
  hasDevices: true,
  hasKeys: false,
}

/** What each plan has. */
export const planLimits: Readonly<Record<PlanName, Readonly<typeof basic>>> = {
  basic,
  pro,
  enterprise: { ...pro, hasKeys: true },
}
