import { CATEGORY_COLORS } from '../../sample/sample-events.ts'
import { floorItem, floorMonths, type FloorBar, type FloorItem, type FloorMonth } from '../floor-layout.ts'
import '../floor.css'
import { offer } from '../page.ts'

let root: HTMLElement

offer<FloorItem>({
  itemOf: floorItem(CATEGORY_COLORS),
  mount: (element, items, year) => {
    root = element
    root.innerHTML = yearHtml(items, year)
  },
  show: (items, year) => {
    root.innerHTML = yearHtml(items, year)
  },
})

const yearHtml = (items: readonly FloorItem[], year: number): string =>
  `<div class="year">${floorMonths(items, year).map(monthHtml).join('')}</div>`

const monthHtml = ({ hidden, bars }: FloorMonth): string =>
  `<div class="month">${hidden.map(dayHtml).join('')}${bars.map(barHtml).join('')}</div>`

const dayHtml = (count: number, index: number): string =>
  `<div class="day"><span>${index + 1}</span>${count > 0 ? `<b>+${count}</b>` : ''}</div>`

const barHtml = ({ item, from, days, lane }: FloorBar): string =>
  `<div class="bar" style="left:${from * 2.7}%;width:${days * 2.7}%;top:${14 + lane * 16}px;background:${item.color}">${item.title}</div>`
