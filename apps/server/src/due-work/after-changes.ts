import { timerOf, type Clock } from '#server/clock.ts'
import type { ChangeNotice, Database } from '#server/db/database.ts'
import type { MailLog } from '#server/mail/message.ts'

interface Hearing {
  /** Changes within so long are looked at together. */
  readonly milliseconds: number
  /** Looks at those whose data have changed. */
  readonly look: (owners: readonly string[]) => Promise<void>
  /** What the log says where that fails, and where no change is heard of. */
  readonly words: { readonly failed: string; readonly deaf: string }
}

/** Lets work be looked for soon after something has changed. Whoever writes does not wait for it. */
export function afterChanges(
  {
    db,
    clock,
    log,
  }: {
    readonly db: Pick<Database, 'subscribe'>
    readonly clock: Clock
    readonly log: Pick<MailLog, 'error'>
  },
  { milliseconds, look, words }: Hearing,
): { readonly stop: () => Promise<void> } {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  const lookAtAll = (): Promise<void> => {
    timer = undefined
    const owners = [...changed]
    changed.clear()
    return look(owners)
  }
  const hear = ({ ownerId, sequence }: ChangeNotice): void => {
    if (sequence === null) return
    changed.add(ownerId)
    timer ??= setTimeout(
      () => {
        working = lookAtAll().catch((error: unknown) => log.error({ err: error }, words.failed))
      },
      timerOf(clock, milliseconds),
    ).unref()
  }
  const listening = db.subscribe(hear)
  listening.catch((error: unknown) => log.error({ err: error }, words.deaf))
  return {
    stop: async () => {
      clearTimeout(timer)
      const unsubscribe = await listening.catch(() => undefined)
      unsubscribe?.()
      await working
    },
  }
}
