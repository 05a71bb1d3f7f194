import { useEffect, useEffectEvent } from 'react'
import { EventEditor, type EditorEvents } from './event-editor.tsx'
import { forgetDraft, type KeptDraft } from './kept-draft.ts'
import { useViewer } from './use-viewer.ts'

interface Props extends EditorEvents {
  readonly kept: KeptDraft
}

/**
 * The dialog as it was when the session ended, with the version that it was opened on: what somebody else saved meanwhile
 * is found out by saving, as ever.
 */
export function RestoredEvent({ kept, ...events }: Props) {
  const viewer = useViewer()
  const takeUp = useEffectEvent(() => {
    forgetDraft()
    events.onUnsaved(true)
  })
  useEffect(() => takeUp(), [])
  return <EventEditor first={kept.opened} restored={kept.draft} viewer={viewer} {...events} />
}
