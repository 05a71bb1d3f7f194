import type { Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { isWeekend, type Agenda } from '../advice/agenda.ts'
import type { AnalysedItem } from '../balance-types.ts'
import { line } from '../evidence.ts'
import { isDeadline } from '../measures/measure-deadlines.ts'
import { measurePreparation } from '../measures/measure-preparation.ts'
import { adviceSentences, hintSentences, scoreSentences } from '../words/sentences.ts'
import { titleSays } from '../words/titles.ts'
import { hint, type Hint } from './hint.ts'

const REMINDED_DAYS = 30
const PLANNED_DAYS = 180
const DAY_BEFORE = 1440
/** Days ahead in which a birthday can still be prepared and is near enough. */
const BIRTHDAY_DAYS = { from: 4, to: 35 } as const
const GIFT_DAYS_BEFORE = { from: 10, to: 2 } as const

/** Upcoming milestones without steps. */
export function milestoneHints({ year, input }: Agenda): Hint[] {
  const { today, language } = input
  const said = adviceSentences[language]
  return measurePreparation(year)
    .unprepared.filter(({ first }) => first <= today + PLANNED_DAYS)
    .slice(0, 2)
    .map((item) => {
      const days = item.first - today
      const text = scoreSentences[language].unpreparedLine(item, days)
      return hint(
        { rule: 'prepare', about: item.id, kind: 'preparation', weight: 80 - days / 4 },
        said.plan(item, days),
        {
          evidence: [line(text, { value: days, unit: 'days', span: item, items: [item] })],
          action: { kind: 'plan', first: item.first, last: item.last, itemId: item.id, target: said.goal(item) },
        },
      )
    })
}

/** Important events of the next weeks without a reminder. */
export function reminderHints({ year, input }: Agenda): Hint[] {
  const { today, language } = input
  const said = hintSentences[language]
  return year.items
    .filter((item) => item.first > today + 1 && item.first <= today + REMINDED_DAYS && !item.hasReminder)
    .filter((item) => !item.repeats && isImportant(item, language))
    .slice(0, 2)
    .map((item) => {
      const change = {
        action: 'remind' as const,
        itemId: item.id,
        minutesBefore: DAY_BEFORE,
        reason: said.remindReason,
      }
      return hint(
        { rule: 'remind', about: item.id, kind: 'preparation', weight: 85 - (item.first - today) },
        said.remind(item),
        {
          evidence: [line(scoreSentences[language].unremindedLine(item), { span: item, items: [item] })],
          action: { kind: 'propose', first: item.first, last: item.last, itemId: item.id, changes: [change] },
        },
      )
    })
}

const isImportant = (item: AnalysedItem, language: Language): boolean =>
  isDeadline(item, language) || (item.last - item.first < 3 && titleSays('important', item.title))

/** Upcoming birthdays without any sign of a present. */
export function birthdayHints(agenda: Agenda): Hint[] {
  const { input } = agenda
  const { today, language, items } = input
  const said = hintSentences[language]
  const gifts = items.filter(({ title }) => titleSays('gift', title))
  return items
    .filter(
      ({ first, status }) =>
        first >= today + BIRTHDAY_DAYS.from && first <= today + BIRTHDAY_DAYS.to && status !== 'cancelled',
    )
    .filter(({ title, allDay }) => allDay && titleSays('birthday', title) && !titleSays('gift', title))
    .filter(({ first }) => !gifts.some((gift) => gift.first <= first && gift.first >= first - 28))
    .sort((a, b) => a.first - b.first)
    .slice(0, 2)
    .flatMap((birthday): Hint[] => {
      const day = giftDay(birthday.first, agenda)
      if (day === null) return []
      const create = {
        action: 'create' as const,
        minutes: null,
        title: said.giftTitle(birthday.title.trim()),
        kind: 'marker' as const,
        first: day,
        last: day,
        categoryId: birthday.categoryId,
        reason: said.giftReason(birthday),
      }
      return [
        hint(
          { rule: 'gift', about: birthday.id, kind: 'preparation', weight: 60 - (birthday.first - today) },
          said.gift(birthday, day),
          {
            evidence: [line(said.giftReason(birthday), { span: birthday, items: [birthday] })],
            action: { kind: 'propose', first: day, last: day, itemId: birthday.id, changes: [create] },
          },
        ),
      ]
    })
}

/** The calmest day before a birthday, on a weekend if equally calm. */
function giftDay(birthday: Day, { input, year, minutesOn }: Agenda): Day | null {
  const first = Math.max(input.today + 1, year.first, birthday - GIFT_DAYS_BEFORE.from)
  const days = Array.from(
    { length: Math.max(0, birthday - GIFT_DAYS_BEFORE.to - first + 1) },
    (_, index) => first + index,
  )
  const rank = (day: Day) => minutesOn(day) - (isWeekend(day) ? 60 : 0)
  return days.sort((a, b) => rank(a) - rank(b))[0] ?? null
}
