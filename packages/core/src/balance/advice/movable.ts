import { foldForSearch } from '../../event/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import { isDeadline } from '../measures/measure-deadlines.ts'
import type { Agenda } from './agenda.ts'

/**
 * Words for dates fixed by others or the calendar: feasts, ceremonies, exams, journeys, performances, races, hearings.
 */
const FIXED =
  /\b(compleann|birthday|anniversar|matrimoni|nozze|wedding|battesim|christening|baptism|comunion|communion|cresim|natal|christmas|pasqu|easter|ferragosto|capodann|new year|befana|carneval|carnival|valentin|festa\b|feste\b|festival|party|parties|laure|graduation|funeral|esam[ei]\b|exam|concors|test\b|vol[oi]\b|flight|tren[oi]\b|train\b|traghett|ferry|concert|teatr|theatre|theater|opera\b|spettacol|show\b|partit[ae]\b|match\b|game\b|maratona|marathon|mezza\b|gara\b|gare\b|race\b|corsa\b|run\b|staffetta|relay|torneo|tournament|udienz|hearing|tribunal|court\b|fier[ae]\b|fair\b|conferen|congress|convegn|summit|assemble|consigli|riunion|meeting\b|class[ei]\b|class\b|parents|board\b|comitat|committee|recita|saggio|school|scuol|elezion|election|referendum|ponte\b|feri[ae]\b|vacanz|vacation|holiday|viaggi|trip\b|trasloc|hotel|checkout|check-in|lancio|launch|rilascio|release|colloqui|interview|intervento|surgery|ricovero|parto\b|rogito|notai|notary)/

/** Words for appointments with others, which can be moved but not alone. */
const APPOINTMENT =
  /\b(visita|medic|dottor|doctor|dentist|oculist|fisio|physio|pediatr|vaccin|cena|dinner|pranzo|lunch|call\b|incontro|appuntament|appointment|cliente|client|customer|avvocat|lawyer|commercialist|accountant)/

const MOVED_DAYS_MAX = 3

/** Whether the person could move it: a short, one-off, future event whose date nobody else sets. */
export function isMovable(item: AnalysedItem, { input, year, isHoliday }: Agenda): boolean {
  if (!isOneOff(item) || isFixed(item)) return false
  if (item.first <= input.today || item.first < year.first || item.last > year.last) return false
  for (let day = item.first; day <= item.last; day += 1) if (isHoliday(day)) return false
  return true
}

const isOneOff = (item: AnalysedItem): boolean =>
  item.kind === 'event' && !item.repeats && !item.isRoutine && item.recurrenceId === null

const isFixed = (item: AnalysedItem): boolean =>
  item.last - item.first >= MOVED_DAYS_MAX ||
  // Titles are not always in the page's language.
  isDeadline(item, 'it') ||
  isDeadline(item, 'en') ||
  FIXED.test(foldForSearch(item.title))

/** How hard it is to move: with a place, or somebody waiting, it is harder. */
export const effortOf = (item: AnalysedItem): number =>
  (item.location === '' ? 0 : 1) + (APPOINTMENT.test(foldForSearch(item.title)) ? 1 : 0)
