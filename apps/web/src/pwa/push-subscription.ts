/** Whether this browser supports push: only over https, on iOS only for an installed page, and not in all browsers. */
export type PushAbility = 'ready' | 'insecure' | 'install' | 'none'

/** Whether this browser can be pushed to. */
export function abilityHere(): PushAbility {
  if (!window.isSecureContext) return 'insecure'
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none'
}

/** This browser's subscription; null without one. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Unsubscribes this browser, whatever the server knows. */
export async function stopPush(): Promise<void> {
  try {
    if (abilityHere() === 'ready') await (await subscriptionHere())?.unsubscribe()
  } catch {
    // The browser has unsubscribed by itself.
  }
}
