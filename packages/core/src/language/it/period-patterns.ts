import type { Patterns } from '../grammar/language-data.ts'

const OF = 'di|del|dello|della|dell'
const NEXT = 'prossimo|prossima|pross|prox'
const THIS = 'questo|questa|quest|sto|sta'

/** Italian patterns of months, weeks and the like, and of their parts. */
export const periodPatterns: Patterns = {
  surePeriod: {
    month: [`{month} (${OF})? {year}`],
    monthThisYear: ['{month} di quest anno'],
    monthNextYear: [`{month} (dell|del|di)? anno (${NEXT})`],
    comingMonth: [`${NEXT} mese di {month}`, `{month} ${NEXT}`, `${NEXT} {month}`],
    thisMonth: [`${THIS} mese`],
    nextMonth: [`mese ${NEXT}`, `${NEXT} mese`, 'mese che viene'],
    thisWeek: [`${THIS} settimana`],
    nextWeek: [`settimana ${NEXT}`, `${NEXT} settimana`, 'settimana che viene'],
    weekendOf: ['{weekendWord} (del|dell) {point}'],
    weekOf: ['settimana (del|dell|di) {point}'],
    thisWeekend: [`${THIS} {weekendWord}`],
    comingWeekend: [`${NEXT} {weekendWord}`, `{weekendWord} ${NEXT}`, '{weekendWord} che viene'],
    weekendOfNextWeek: [`{weekendWord} della ${NEXT} settimana`, `{weekendWord} della settimana ${NEXT}`],
    thisYear: ['quest anno'],
    nextYear: [`anno ${NEXT}`, `${NEXT} anno`],
    quarter: [`{ordinal} trimestre ((${OF})? {year})?`, 'q {ordinalFigure:ordinal} ((del)? {year})?'],
    nextQuarter: [`${NEXT} trimestre`, `trimestre ${NEXT}`],
    thisQuarter: [`${THIS} trimestre`],
    halfYear: [`{ordinal} semestre ((${OF})? {year})?`],
    season: ['{season} (del|dell)? {year}', `${THIS} {season}`],
    comingSeason: [`${NEXT} {season}`, `{season} ${NEXT}`],
    nthWeek: [`{ordinal} settimana (${OF}) {period}`, '{ordinalFigure:ordinal} settimana di {period}'],
    nthWeekend: [`{ordinal} {weekendWord} (${OF}) {period}`],
    firstHalf: [`prima (meta|quindicina) (${OF}) {monthPeriod:period}`],
    secondHalf: [`seconda (meta|quindicina) (${OF}) {monthPeriod:period}`],
  },
  period: {
    same: ['{surePeriod}', '{monthPeriod}'],
    year: ['{year}', 'anno {year}'],
    eachMonth: ['mese'],
    eachYear: ['anno'],
    season: ['{season}'],
  },
  monthPeriod: {
    month: [`mese? di? {month} ((${OF})? {year})?`],
    nextMonth: [`mese ${NEXT}`, `${NEXT} mese`],
    thisMonth: [`${THIS} mese`],
  },
  weekendWord: { nothing: ['weekend', 'week end', 'week - end', 'fine settimana', 'finesettimana'] },
  edge: {
    startOf: [
      `inizio|inizi (${OF}) {edgePeriod:period}`,
      'inizio|inizi {edgePeriod:period}',
      `principio (${OF}) {edgePeriod:period}`,
      `inizio|inizi (${OF})? {weekPeriod:period}`,
    ],
    middleOf: [`meta (${OF})? {edgePeriod:period}`, `meta (${OF})? {weekPeriod:period}`],
    same: ['{ending}'],
    endOf: ['l? ultimo (di|del) {nearMonth:period}'],
  },
  ending: { endOf: [`fine (${OF})? {edgePeriod:period}`] },
  weekPeriod: { thisWeek: [`(${THIS})? settimana`], nextWeek: [`settimana ${NEXT}`, `${NEXT} settimana`] },
  longPeriod: {
    longOnly: ['{surePeriod:period}', '{soloMonth:period}', '{soloSeason:period}', '{yearAhead:period}'],
  },
  yearAhead: { yearAhead: ['{year} {open}'] },
  anyYear: {
    same: ['{year}', '{shortYear}'],
    numberOfNextYear: [`anno ${NEXT}`, `${NEXT} anno`, 'anno che viene'],
    numberOfThisYear: ['quest anno'],
  },
  laterYear: { laterYear: ['{year}', 'anno prossimo', 'prossimo anno'] },
  nearMonth: { nextMonth: [`mese ${NEXT}`, `${NEXT} mese`], thisMonth: [`${THIS} mese`] },
  soloMonth: { month: ['{lowMonth:month} {open}'] },
  anyMonth: { month: ['{lowMonth:month}'] },
  soloSeason: { season: ['{season} {open}'] },
  soloWeekend: { weekend: ['{weekendWord}'] },
}
