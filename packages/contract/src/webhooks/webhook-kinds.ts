/** What a webhook can tell of. */
export const webhookKinds = ['event', 'calendar', 'category', 'goal', 'milestone'] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** What its messages are about. */
export const webhookMessageTypes = ['changes', 'behind', 'test'] as const
export type WebhookMessageType = (typeof webhookMessageTypes)[number]

/**
 * Why a message was not taken: the address is none that this server asks, nobody is there, nothing was answered in time, the
 * answer leads elsewhere, says that there is nobody any more, or has another status than of the two hundreds; or the secret
 * cannot be read here.
 */
export const webhookFaults = ['address', 'unreachable', 'timeout', 'redirect', 'gone', 'status', 'locked'] as const
export type WebhookFault = (typeof webhookFaults)[number]

/**
 * Why a webhook is off: its owner said so, or ended all access; its receiver said that it is gone, or took nothing for days;
 * or its secret cannot be read.
 */
export const webhookOffReasons = ['owner', 'revoked', 'gone', 'failing', 'locked'] as const
export type WebhookOffReason = (typeof webhookOffReasons)[number]
