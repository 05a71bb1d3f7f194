import type { Patterns } from '../grammar/language-data.ts'

const OF = 'di|del|dello|della|dell'
const NEXT = 'prossimo|prossima|pross|prox'
const THIS = 'questo|questa|quest|qst|qsto|qsta|sto|sta'

/** Italian patterns of months, weeks and the like, and of their parts. */
export const periodPatterns: Patterns = {
  surePeriod: {
    month: [`{month} (${OF})? {year}`, '{month} {laterYears:year}'],
    monthThisYear: ['{month} di quest anno'],
    monthNextYear: [`{month} (dell|del|di)? anno (${NEXT})`],
    comingMonth: [`${NEXT} mese di {month}`, `{month} ${NEXT}`, `${NEXT} {month}`],
    thisMonth: [`${THIS} mese`],
    nextMonth: [`mese ${NEXT}`, `${NEXT} mese`, 'mese che viene'],
    thisWeek: [`${THIS} settimana`],
    nextWeek: [`settimana ${NEXT}`, `${NEXT} settimana`, 'settimana che viene', `settimana dopo ${THIS}`],
    weekAfterNext: [`settimana dopo la (${NEXT})`],
    restOf: ['resto (di|del|della|dell) {restOfIt:period}'],
    weekendOf: ['{weekendWord} (del|dell) {point}', '{weekendWord} (del|dell) {monthly:point}'],
    weekOf: ['settimana (del|dell|di) {point}', 'settimana (del|dell) {monthly:point}'],
    thisWeekend: [`${THIS} {weekendWord}`],
    comingWeekend: [`${NEXT} {weekendWord}`, `{weekendWord} ${NEXT}`, '{weekendWord} che viene'],
    weekendOfNextWeek: [
      `{weekendWord} della ${NEXT} settimana`,
      `{weekendWord} della settimana ${NEXT}`,
      `{weekendWord} dopo (il (${NEXT})|${THIS})`,
      'fra|tra due {weekendWord}',
    ],
    thisYear: ['quest anno'],
    nextYear: [`anno ${NEXT}`, `${NEXT} anno`],
    quarter: [
      `{anyOrdinal:ordinal} trimestre ((${OF})? {year})?`,
      'q {ordinalFigure:ordinal} ((del)? {year})?',
      '{year} q {ordinalFigure:ordinal}',
    ],
    nextQuarter: [`${NEXT} trimestre`, `trimestre ${NEXT}`],
    thisQuarter: [`${THIS} trimestre`],
    halfYear: [`{anyOrdinal:ordinal} semestre ((${OF})? {year})?`],
    season: ['{season} (del|dell)? {year}', `${THIS} {season}`],
    comingSeason: [`${NEXT} {season}`, `{season} ${NEXT}`],
    nthWeek: [`{anyOrdinal:ordinal} settimana (${OF}) {period}`, '{ordinalFigure:ordinal} settimana di {period}'],
    nthWeekend: [`{anyOrdinal:ordinal} {weekendWord} (${OF}) {period}`],
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
  anyOrdinal: { same: ['{ordinal}', '{figuredOrdinal}'] },
  figuredOrdinal: { same: ['{ordinalFigure:ordinal} °', '{ordinalFigure:ordinal} {glued} (a|o)'] },
  weekendWord: { nothing: ['weekend|we|wkend', 'week end', 'week - end', 'fine settimana', 'finesettimana'] },
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
  plainWeek: { thisWeek: [`${THIS} settimana`] },
  restOfIt: {
    thisWeek: ['(mia|nostra)? settimana', 'questa|qst|qsta settimana'],
    thisMonth: ['(mio|nostro)? mese', 'questo mese'],
    thisYear: ['anno', 'quest anno'],
  },
  weekPeriod: { thisWeek: [`(${THIS})? settimana`], nextWeek: [`settimana ${NEXT}`, `${NEXT} settimana`] },
  longPeriod: {
    longOnly: ['{surePeriod:period}', '{soloMonth:period}', '{soloSeason:period}', '{yearAhead:period}'],
  },
  yearAhead: { yearAhead: ['{year} {open}'] },
  anyYear: {
    same: ['{year}', '{shortYear}', '{laterYears}'],
    numberOfNextYear: [`anno ${NEXT}`, `${NEXT} anno`, 'anno che viene'],
    numberOfThisYear: ['quest anno'],
  },
  laterYears: { numberOfLaterYear: ['(fra|tra) {count} anni|anno'] },
  laterYear: { laterYear: ['{year}', 'anno prossimo', 'prossimo anno'] },
  nearMonth: {
    nextMonth: [`mese ${NEXT}`, `${NEXT} mese`],
    thisMonth: [`${THIS} mese`, 'mese corrente', 'corrente mese', 'mese in corso'],
  },
  letterMonth: { thisMonth: ['c . m .?', 'm . c .?'] },
  soloMonth: { month: ['{lowMonth:month} {open}'] },
  anyMonth: { month: ['{lowMonth:month}'] },
  soloSeason: { season: ['{season} {open}'] },
  soloWeekend: { weekend: ['{weekendWord}'] },
}
