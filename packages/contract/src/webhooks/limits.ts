/** Webhooks of one account. */
export const WEBHOOKS_MAX = 10

/** Things that one message tells of. */
export const WEBHOOK_THINGS_MAX = 50

/** Deliveries of a webhook that are remembered. */
export const WEBHOOK_DELIVERIES_MAX = 20
