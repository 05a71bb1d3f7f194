import type { YearItem } from '@dodici/core/year'
import { useMemo, type ReactNode, type RefObject } from 'react'
import { useProposedItems } from '../../address/proposed-items.ts'
import { Board } from './board/board.tsx'
import { useReadyPart } from '../../ui/use-ready-part.ts'
import { GestureLayer } from './gesture/gesture-layer.tsx'
import type { GestureStore } from './gesture/gesture-store.ts'
import { LastYearPart, useRememberedBeside } from './last-year/last-year-parts.tsx'
import { OfferedPart } from './offered/offered-part.tsx'
import type { YearInteraction } from './interaction.ts'
import { PlannerView } from './planner/planner-view.tsx'
import type { YearSettings } from './settings/year-settings.ts'
import type { YearActions } from './use-board-actions.ts'
import type { Room } from './use-room.ts'
import type { Preferences, Year } from './use-year.ts'
import { withProposed } from './with-proposed.ts'
import { HeatPart, MonthsPart, otherViews, PhonePart } from './view-parts.tsx'
import styles from './year-page.module.css'

interface Props {
  readonly board: RefObject<HTMLDivElement | null>
  readonly year: Year
  readonly room: Room
  readonly preferences: Preferences
  readonly settings: YearSettings
  readonly interaction: YearInteraction
  readonly actions: YearActions
  readonly gestures: GestureStore
  /** Over the days: the line for a new event, or null. */
  readonly line: ReactNode
}

/** The requested view. While a year loads, its empty days are drawn: they need no server. */
export function YearView({ board, room, settings, actions, gestures, line, ...drawn }: Props) {
  useRememberedBeside()
  const items = useWithOffered(drawn.year)
  const { from } = drawn.year
  const { weekStart } = drawn.preferences
  const shape =
    room.isPhone || room.view !== 'planner'
      ? ({ view: room.view === 'heat' && !room.isPhone ? 'heat' : 'months', from, weekStart } as const)
      : ({ view: 'planner', align: settings.align, from, weekStart } as const)
  const isWider = shape.view === 'planner' && room.geometry.width > room.width
  return (
    <div className={isWider ? styles['sideways'] : undefined} data-sideways={isWider ? '' : undefined}>
      <OtherViews />
      <Board ref={board} shape={shape} actions={actions} className={styles['board']} state={drawn.year.state}>
        <Drawn items={items} room={room} settings={settings} actions={actions} gestures={gestures} {...drawn} />
        <LastYearPart {...{ room, settings }} {...drawn} />
        <OfferedPart board={board} from={drawn.year.from} room={room} />
        <GestureLayer store={gestures} colorOf={drawn.preferences.colorOf} onGiveUp={actions.giveUp} />
        {line}
      </Board>
    </div>
  )
}

/** The items of the year, and those that an open card or line offers. Only real items can be grabbed. */
function useWithOffered({ items, from }: Year): readonly YearItem[] {
  const offered = useProposedItems()
  return useMemo(() => withProposed(items, offered, from), [items, offered, from])
}

/** Loads the views that are not shown, apart from the year, which is drawn no more often for it. */
function OtherViews() {
  useReadyPart(otherViews)
  return null
}

function Drawn({
  year: { from, items: counted },
  items,
  room,
  preferences,
  settings,
  interaction,
  actions,
  gestures,
}: Omit<Props, 'board' | 'line'> & { readonly items: readonly YearItem[] }) {
  const facts = { from, items, counted, preferences, interaction }
  if (room.isPhone) {
    const { turnYear, show } = actions
    return <PhonePart {...facts} {...{ room, settings, gestures }} onTurnYear={turnYear} onShow={show} />
  }
  switch (room.view) {
    case 'planner':
      return <PlannerView {...facts} settings={settings} geometry={room.geometry} opened={room.opened} />
    case 'months':
      return <MonthsPart {...facts} settings={settings} room={room} />
    case 'heat':
      return <HeatPart {...facts} settings={settings} room={room} onOpenDay={(day) => actions.openDay(day, true)} />
  }
}
