import { parseDay } from '@dodici/core/date'
import type { Arrangement } from '@dodici/core/year'
import { useDeferredValue, useRef, type ReactNode } from 'react'
import type { CalendarAddress } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useToday } from '../../ui/today.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useDayFocus } from './board/use-day-focus.ts'
import { classNames } from './class-names.ts'
import type { CustomStyle } from './custom-style.ts'
import { OpenDayPart } from './day/open-day-part.tsx'
import { useVisibleDay } from './day/use-visible-day.ts'
import { useSearchHits, useItemsOn, useMarkedDays } from './search-hits/use-search-hits.ts'
import { useGestures } from './gesture/use-gestures.ts'
import { useLineInTime, useNaming, type DrawLine } from './gesture/use-naming.tsx'
import { useYearSettings } from './settings/year-settings.ts'
import { Announcement } from './states/announcement.tsx'
import { YearFooter } from './states/year-footer.tsx'
import { lineHeight, YearStates, type Greeting } from './states/year-states.tsx'
import { BoardTooltip } from './tooltip/board-tooltip.tsx'
import { useBoardActions } from './use-board-actions.ts'
import { ChosenPart } from './chosen/chosen-part.tsx'
import { useChosen } from './chosen/use-chosen.ts'
import { ASSISTANT_PANEL_WIDTH, DAY_PANEL_WIDTH, useRoom } from './use-room.ts'
import { useFilter } from './use-filter.ts'
import { ItemMenuPart } from './item-menu/item-menu-part.tsx'
import { useItemMenu } from './item-menu/use-item-menu.ts'
import { usePreferences, useYear } from './use-year.ts'
import { useYearFirst } from './use-year-first.ts'
import { useYearsBeside } from './use-years-beside.ts'
import styles from './year-page.module.css'
import { YearView } from './year-view.tsx'

interface Props {
  /** Items were moved or changed. Resolves with whether it was done. */
  readonly onArrange: (arrangement: Arrangement) => Promise<boolean>
  /** Content above the year with its px, drawn for a width. */
  readonly above?: { readonly height: number; readonly draw: (width: number) => ReactNode } | null
  /** Above the year of a new person. */
  readonly greeting?: Greeting | null
  /** Draws the line for an event on marked days; without it, its form opens. */
  readonly drawLine?: DrawLine | undefined
  /** At the end of the footer. */
  readonly foot?: ReactNode
}

/** The year in one of its views, with a day's panel beside it. */
export function YearPage({ onArrange, above = null, greeting, drawLine, foot }: Props) {
  const { address } = useCalendarAddress()
  const isPhone = useIsPhone()
  const board = useRef<HTMLDivElement>(null)
  const today = useToday()
  const filter = useFilter()
  const year = useYear(address.from, filter)
  const preferences = usePreferences(address.from)
  const settings = useYearSettings()
  const selected = address.day === null ? null : parseDay(address.day)
  // First the panel, then the year moves: each is a short task.
  const openPanel = useDeferredValue(panelWidthOf(address))
  const line = lineHeight(year, greeting, isPhone)
  const head = (above?.height ?? 0) + line
  const { row, beside } = address
  const room = useRoom(address.view, { panel: openPanel, row, head, hasEarlier: beside !== null }, settings)
  const wanted = useYearsBeside(year, { filter, preferences, room, settings })
  const focus = useDayFocus(address, selected ?? today, board)
  const chosen = useChosen(address.from)
  const naming = useNaming(address.from, room, drawLine)
  const itemMenu = useItemMenu(board)
  const gestures = useGestures(board, {
    from: address.from,
    room,
    items: year.items,
    chosen: chosen.ids,
    onCreate: naming.begin,
    onArrange,
    onChoose: chosen.add,
    onHold: itemMenu.open,
  })
  useLineInTime(gestures.store, drawLine)
  const actions = useBoardActions({ items: year.items, focus, gestures, chosen, onArrange, openMenu: itemMenu.open })
  const searched = useSearchHits(year, preferences.categories)
  const marked = useMarkedDays()
  const found = useItemsOn(year.items, marked) ?? searched
  const seen = { open: openItem(address), lifted: gestures.lifted, chosen: chosen.ids, found, marked }
  const interaction = { today, focus: focus.day, selected, ...seen }
  useYearFirst(year.from, wanted, { room, interaction })
  useVisibleDay(board, { day: selected, panel: openPanel, room })
  const sizes: CustomStyle = { '--panel': `${room.panel}px`, '--head': `${head}px`, '--line': `${line}px` }
  return (
    <div
      className={classNames(styles['page'], room.isPhone && styles['phone'])}
      style={sizes}
      data-searching={found === null ? undefined : ''}
    >
      {above?.draw(room.width)}
      <YearStates year={year} today={today} height={line} greeting={greeting} />
      <YearView
        board={board}
        year={year}
        room={room}
        preferences={preferences}
        settings={settings}
        interaction={interaction}
        actions={actions}
        gestures={gestures.store}
        line={naming.line}
      />
      <YearFooter year={year} room={room} preferences={preferences} settings={settings} foot={foot} />
      <OpenDayPart room={room} preferences={preferences} actions={actions} />
      <ChosenPart
        items={year.items}
        chosen={chosen}
        preferences={preferences}
        actions={actions}
        onArrange={onArrange}
      />
      <ItemMenuPart menu={itemMenu.menu} onClose={itemMenu.close} {...{ year, preferences, actions, onArrange }} />
      <BoardTooltip
        board={board}
        year={year}
        panel={panelWidthOf(address)}
        preferences={preferences}
        gestures={gestures.store}
      />
      <Announcement year={year} view={room.view} opened={room.opened} />
    </div>
  )
}

/** Width in px of what is open beside the year. */
const panelWidthOf = ({ day, panel }: CalendarAddress): number =>
  panel === null ? (day === null ? 0 : DAY_PANEL_WIDTH) : ASSISTANT_PANEL_WIDTH

/** The item of the URL's event. */
function openItem({ event, occurrence }: { event: string | null; occurrence: string | null }): string | null {
  return event === null || occurrence === null ? event : `${event}/${occurrence}`
}
