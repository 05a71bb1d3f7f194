import { EventDialogs } from '../../features/event/event-dialogs.tsx'
import { Themed } from '../themed.tsx'

/** The dialogs of an event, in the theme. */
export const EventPart = () => (
  <Themed>
    <EventDialogs />
  </Themed>
)
