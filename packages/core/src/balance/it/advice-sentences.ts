import type { Conflict } from '../measures/measure-conflicts.ts'
import { partsOf } from '../../date/index.ts'
import type { Move } from '../advice/find-place.ts'
import type { AdviceSentences } from '../words/advice-sentences.ts'
import { italianWords as w } from './italian-words.ts'

const moved = ({ item, days }: Move): string =>
  `${w.title(item.title)} da ${w.date(item.first)} a ${w.date(item.first + days)}`

const moveLabel = (moves: readonly Move[]): string =>
  moves.length === 1 ? 'Sposta l’evento' : `Sposta ${w.events(moves.length)}`

/** What two events have against each other. */
export const clash = ([earlier, later, isAway]: Conflict): string =>
  isAway
    ? `${w.title(later.title)}, ${w.date(later.first)}, cade mentre sei via (${w.title(earlier.title)}).`
    : `${w.title(earlier.title)} e ${w.title(later.title)} si sovrappongono ${w.date(later.first)}.`

export const italianAdvice: AdviceSentences = {
  overload: ({ week, hours, moves }) => ({
    text: `La settimana ${w.ofWeek(week.first, week.last)} ha ${w.hours(hours)}. Per alleggerirla puoi spostare ${w.list(moves.map(moved))}, in ${moves.length === 1 ? 'una settimana più tranquilla' : 'settimane più tranquille'}.`,
    label: moveLabel(moves),
  }),
  overloadReason: (week) => `alleggerisce la settimana ${w.ofWeek(week.first, week.last)}`,
  streak: ({ run, day, moves }) => ({
    text: `${w.number(run.last - run.first + 1, 0)} giorni pieni di fila, ${w.span(run.first, run.last)}. Se sposti ${w.list(moves.map(moved))}, ${w.date(day)} diventa un giorno di riposo.`,
    label: 'Libera il giorno',
  }),
  recovery: ({ week, day, moves }) => ({
    text: `Dopo la settimana ${w.ofWeek(week.first, week.last)}, molto piena, non c’è un giorno leggero. Se sposti ${w.list(moves.map(moved))}, ${w.date(day)} lo diventa.`,
    label: 'Libera il giorno',
  }),
  season: ({ month, share, moves }) => ({
    text: `${/^a/u.test(w.month(month)) ? 'Ad' : 'A'} ${w.month(month)} cade ${w.theShare(share)} delle ore dell’anno, più che in ogni altro mese da qui alla fine. Per distribuirle meglio puoi spostare ${w.list(moves.map(moved))}.`,
    label: moveLabel(moves),
  }),
  seasonReason: (month) => `alleggerisce ${w.month(month)}`,
  restDay: 'Giorno di riposo',
  restReason: 'resta un giorno libero',
  conflict: (conflict, move) => ({
    text: `${clash(conflict)} Puoi spostare ${w.title(move.item.title)} a ${w.date(move.item.first + move.days)}, dove c’è posto.`,
    label: 'Sposta l’evento',
  }),
  conflictReason: (other) => `si sovrappone a ${w.title(other.title)}`,
  plan: (item, days) => ({
    text: `${days === 1 ? 'Manca un giorno' : `Mancano ${w.days(days)}`} a ${w.title(item.title)} (${w.date(item.first)}) e non c’è ancora nessun passo di preparazione.`,
    label: 'Pianifica la preparazione',
  }),
  goal: ({ title, first }) => {
    const { date, year } = partsOf(first)
    return `${title.replace(/\s+/g, ' ').trim()} ${date === 8 || date === 11 ? 'l’' : 'il '}${date} ${w.month(partsOf(first).month)} ${year}`
  },
  setTargets: (count) => ({
    text:
      count === 0
        ? 'Non hai ancora detto quanto tempo vorresti dare a ogni categoria. Con un obiettivo a settimana per almeno due categorie, l’anno si confronta con quello che vuoi tu.'
        : 'Hai un obiettivo per una sola categoria. Con almeno due, l’anno si confronta con quello che vuoi tu.',
    label: 'Scegli gli obiettivi',
  }),
  targetTime: ({ name, share, target }, day) => ({
    text: `Tra le categorie con un obiettivo, a ${name} va ${w.theShare(share)} delle ore e vorresti ${w.theShare(target)}. Potresti tenere per ${name} ${w.date(day)}, che è un giorno libero.`,
    label: 'Tieni il giorno',
  }),
  gapTime: ({ name, from, to, days, usual }, day) => ({
    text: `${name}: ${w.days(days)} tra un evento e il successivo (${w.date(from)} e ${w.date(to)}); di solito ne ${usual === 1 ? 'passa' : 'passano'} ${w.number(usual)}. Puoi tenere per ${name} ${w.date(day)}, che è un giorno libero.`,
    label: 'Tieni il giorno',
  }),
  timeFor: (category) => `Tempo per ${category}`,
  timeReason: 'il giorno è libero',
  categorise: (uncategorised, share) => ({
    text: `${uncategorised === 1 ? 'Un evento non ha' : `${w.events(uncategorised)} non hanno`} una categoria (${w.percent(share)}). Con le categorie si vede dove va il tempo.`,
    label: 'Assegna le categorie',
  }),
  fits: (fits) => ({
    text:
      fits.length === 1
        ? fits
            .map(
              ({ item, category }) => `${w.title(item.title)} non ha una categoria: ${category} sembra quella giusta.`,
            )
            .join('')
        : `${w.events(fits.length)} senza categoria ne hanno una che sembra giusta: ${w.list(examples(fits))}.`,
    label: fits.length === 1 ? 'Assegna la categoria' : 'Assegna le categorie',
  }),
  fitReason: ({ category }) => `eventi come questo sono in ${category}`,
}

const examples = (fits: Parameters<AdviceSentences['fits']>[0]): string[] =>
  [...new Set(fits.map(({ item, category }) => `${w.title(item.title)} in ${category}`))].slice(0, 3)
