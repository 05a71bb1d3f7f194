import { CATEGORISED_MIN } from '../measures/measure-coverage.ts'
import type { SummaryFacts } from '../words/score-sentences.ts'
import { italianWords as w } from './italian-words.ts'

/** A summary of two to four sentences about a year. */
export function italianSummary(facts: SummaryFacts, eventsMin: number): string[] {
  const { coverage, year } = facts
  if (coverage.events === 0)
    return [
      `Il tuo ${year} è ancora tutto da scrivere.`,
      'Aggiungi qualche evento o pianifica un traguardo: da lì in poi ti racconterò come si distribuisce il tempo.',
    ]
  const opening = `Nel tuo ${year} ${coverage.events === 1 ? 'c’è un impegno' : `ci sono ${w.number(coverage.events, 0)} impegni`}, con qualcosa in calendario in ${w.days(coverage.days)}.`
  if (!coverage.enough) return [opening, thinData(facts, eventsMin)]
  return [opening, timeOf(facts), weeksOf(facts), aheadOf(facts)].filter((sentence) => sentence !== '')
}

function thinData({ coverage }: SummaryFacts, eventsMin: number): string {
  if (coverage.distinct < eventsMin)
    return `È presto per dare giudizi: per calcolare dei punteggi servono almeno ${eventsMin} eventi diversi (una serie vale uno), quindi per ora trovi solo i conteggi.`
  return `Solo ${w.theShare(coverage.categorised)} degli eventi ha una categoria: arriva almeno al ${w.percent(CATEGORISED_MIN)} e potrò dirti anche come si distribuisce il tempo.`
}

function fullest(months: readonly number[]): string {
  if (months.length === 12) return 'i mesi sono tutti pieni allo stesso modo'
  const names = w.list(months.map(w.month))
  return months.length === 1 ? `il mese più pieno è ${names}` : `i mesi più pieni, a pari ore, sono ${names}`
}

function timeOf({ largest, fullestMonths, hoursBehind, hoursAhead }: SummaryFacts): string {
  if (!largest || fullestMonths.length === 0) return ''
  const total =
    hoursAhead === 0 || hoursBehind === 0
      ? `${w.hours(hoursBehind + hoursAhead)} in tutto`
      : `${w.hours(hoursBehind)} fino a oggi e ${w.hours(hoursAhead)} ancora davanti`
  return `Sono ${total}: la parte più grande va a ${largest.name} (${w.percent(largest.share)}), e ${fullest(fullestMonths)}.`
}

function weeksOf({ overload }: SummaryFacts): string {
  if (overload.weeks === 0) return 'Nessuna settimana esce dal tuo ritmo abituale.'
  if (!overload.next)
    return overload.weeks === 1
      ? 'L’unica settimana sovraccarica è già passata.'
      : `Le ${w.weeks(overload.weeks)} sovraccariche sono già passate.`
  const { first, last, hours } = overload.next
  const which =
    overload.ahead === 1
      ? 'La settimana più impegnativa che ti aspetta è quella'
      : `Ti aspettano ${w.weeks(overload.ahead)} molto piene: la prima è quella`
  return `${which} ${w.ofWeek(first, last)}, con ${w.hours(hours)}.`
}

function aheadOf({ unprepared, conflictsAhead }: SummaryFacts): string {
  const [first] = unprepared
  if (first)
    return unprepared.length === 1
      ? `${w.title(first.title)} (${w.date(first.first)}) non ha ancora una preparazione: c’è tempo per pensarci con calma.`
      : `${w.number(unprepared.length, 0)} traguardi aspettano ancora una preparazione; il primo è ${w.title(first.title)}, ${w.date(first.first)}.`
  if (conflictsAhead > 0)
    return conflictsAhead === 1
      ? 'C’è una sovrapposizione da sistemare.'
      : `Ci sono ${w.number(conflictsAhead, 0)} sovrapposizioni da sistemare.`
  return ''
}
