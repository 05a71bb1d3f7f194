import { createRoot, type Root } from 'react-dom/client'
import { CATEGORY_COLORS } from '../../sample/sample-events.ts'
import { floorItem, floorMonths, type FloorBar, type FloorItem, type FloorMonth } from '../floor-layout.ts'
import '../floor.css'
import { offer } from '../page.ts'

let root: Root

offer<FloorItem>({
  itemOf: floorItem(CATEGORY_COLORS),
  mount: (element, items, year) => {
    root = createRoot(element)
    root.render(<Year items={items} year={year} />)
  },
  show: (items, year) => root.render(<Year items={items} year={year} />),
})

const Year = ({ items, year }: { items: readonly FloorItem[]; year: number }) => (
  <div className="year">
    {floorMonths(items, year).map((month) => (
      <Month key={month.month} month={month} />
    ))}
  </div>
)

const Month = ({ month: { hidden, bars } }: { month: FloorMonth }) => (
  <div className="month">
    {hidden.map((count, index) => (
      <div key={index} className="day">
        <span>{index + 1}</span>
        {count > 0 ? <b>+{count}</b> : null}
      </div>
    ))}
    {bars.map((bar) => (
      <Bar key={bar.item.id} {...bar} />
    ))}
  </div>
)

const Bar = ({ item, from, days, lane }: FloorBar) => (
  <div
    className="bar"
    style={{ left: `${from * 2.7}%`, width: `${days * 2.7}%`, top: 14 + lane * 16, background: item.color }}
  >
    {item.title}
  </div>
)
