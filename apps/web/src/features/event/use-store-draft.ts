import { useEffect, useEffectEvent, useState } from 'react'
import { onTokenChange, storedToken, storedUser, wasLeft } from '../../api/stored-session.ts'
import { isUnchanged } from './edit.ts'
import { storeDraft } from './stored-draft.ts'
import type { EventEditing } from './use-event-editor.ts'

/** Saves input if the session ends, unless the person signs out. */
export function useStoreDraft(target: string, { opened, draft }: EventEditing): void {
  const [userId] = useState(() => storedUser()?._id ?? null)
  const keep = useEffectEvent(() => {
    if (storedToken() !== null || wasLeft() || userId === null) return
    if (!isUnchanged({ before: opened.before, after: draft })) storeDraft({ userId, target, opened, draft })
  })
  useEffect(() => onTokenChange(() => keep()), [])
}
