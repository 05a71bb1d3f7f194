import { DAY_CAP_HOURS, lengthOf } from '../measures/measure-rest.ts'
import { RECOVERY_DAYS, WEEK_CAP_HOURS } from '../measures/measure-weeks.ts'
import { EVENTS_MIN } from '../measures/measure-coverage.ts'
import type { ScoreSentences } from '../words/score-sentences.ts'
import { italianWords as w } from './italian-words.ts'
import { italianSummary } from './summary.ts'

const HOURS =
  'Gli eventi con un orario contano le loro ore, una volta sola dove si sovrappongono. Quelli di un giorno intero contano le ore che hai scelto nel profilo; le assenze nessuna.'

export const italianScores: ScoreSentences = {
  names: {
    targets: 'Vicinanza ai tuoi obiettivi',
    evenness: 'Distribuzione tra le categorie',
    overload: 'Settimane sovraccariche',
    streak: 'Giorni di fila senza riposo',
    recovery: 'Respiro dopo i picchi',
    gaps: 'Pause insolite',
    clustering: 'Concentrazione degli impegni',
    deadlines: 'Scadenze ravvicinate',
    seasonality: 'Mesi pieni e mesi vuoti',
    conflicts: 'Sovrapposizioni',
    preparation: 'Traguardi senza preparazione',
  },
  uncategorised: 'Senza categoria',
  targets: ({ lines, distance, fit }) => {
    if (fit === null && lines.length === 0)
      return {
        reading: 'Non hai ancora detto quanto tempo vorresti dare a ogni categoria, quindi non c’è un confronto.',
        formula: 'Si calcola con almeno due categorie con un obiettivo: 100 × (1 − 0,5 × somma degli scarti).',
      }
    if (fit === null)
      return {
        reading:
          lines.length === 1
            ? 'Con un solo obiettivo non c’è nulla da confrontare: ne servono almeno due.'
            : 'Nelle categorie con un obiettivo non c’è ancora nessuna ora da confrontare.',
        formula: `Si calcola con almeno due categorie con un obiettivo: 100 × (1 − 0,5 × somma degli scarti). ${HOURS}`,
      }
    const steps = lines.map(({ name, share, target }) => `${name} ${w.percent(share)} invece di ${w.percent(target)}`)
    const closeness = fit >= 85 ? 'molto vicino' : fit >= 65 ? 'abbastanza vicino' : 'ancora lontano'
    return {
      reading: `Il tuo calendario è ${closeness} a come vorresti dividere il tempo: ${w.number(fit, 0)} su 100.`,
      formula: `100 × (1 − 0,5 × ${w.number(distance, 2)}) = ${w.number(fit, 1)}. ${w.number(distance, 2)} è la somma degli scarti tra quota reale e quota voluta: ${steps.join('; ')}. ${HOURS}`,
    }
  },
  targetLine: ({ name, hoursAWeek, wantedAWeek }) =>
    `${name}: in media ${w.hours(hoursAWeek)} a settimana, l’obiettivo è ${w.hours(wantedAWeek)}`,
  evenness: ({ lines, entropy, areas, evenness }) => {
    if (evenness === null)
      return {
        reading: 'Servono ore in almeno due categorie per vedere come si distribuiscono.',
        formula: `H ÷ ln k, dove k è il numero di categorie con ore. ${HOURS}`,
      }
    return {
      reading: `È come se il tempo fosse diviso in parti uguali tra ${w.number(areas, 1)} aree. Uguale, però, non vuol dire giusto: dipende da quello che conta per te.`,
      formula: `H ÷ ln k = ${w.number(entropy, 2)} ÷ ln ${w.number(lines.length, 0)} = ${w.number(evenness, 2)}, dove H = −Σ p × ln p sulle quote di ore p di ${w.number(lines.length, 0)} categorie. Numero effettivo di aree: exp(H) = ${w.number(areas, 1)}. 1 vuol dire tutte uguali, 0 tutto in una. ${HOURS}`,
    }
  },
  shareLine: ({ name, share }) => `${name}: ${w.percent(share)} delle ore`,
  overload: ({ limit, median, deviation, weeks }, { all, ahead }) => ({
    reading:
      weeks.length === 0
        ? `Nessuna settimana supera le ${w.hours(limit)}: nel tuo calendario l’anno ha spazio.`
        : `${weeks.length === 1 ? 'Una settimana supera' : `${w.weeks(weeks.length)} superano`} le ${w.hours(limit)}${weeksAhead(ahead, weeks.length)}.`,
    formula: `Sovraccarica se le ore superano il più grande tra ${w.number(WEEK_CAP_HOURS, 0)} (il tetto fisso) e mediana + 2 × 1,4826 × MAD = ${w.number(median, 2)} + 2 × ${w.number(deviation, 2)} = ${w.number(median + 2 * deviation, 2)}. Limite: ${w.hours(limit)}, su ${w.weeks(all)}. ${HOURS}`,
  }),
  weekLine: ({ first, last, hours, titles }) =>
    `Settimana ${w.ofWeek(first, last)}: ${w.hours(hours)}${titles.length > 0 ? ` (${w.list(titles.map(w.title))})` : ''}`,
  streak: ({ run, days }) => ({
    reading:
      run === null
        ? 'Nessun giorno è pieno dall’inizio alla fine: nel tuo calendario c’è sempre un po’ di respiro.'
        : `La serie più lunga di giorni pieni è di ${w.days(days)}: ${w.span(run.first, run.last)}.`,
    formula: `Conta i giorni di fila con almeno l’80% di ${w.number(DAY_CAP_HOURS, 0)} ore, cioè ${w.number(DAY_CAP_HOURS * 0.8)} ore. Serie più lunga: ${w.days(days)}. ${HOURS}`,
  }),
  runLine: (first, last) => `Giorni pieni ${w.span(first, last)}: ${w.days(lengthOf({ first, last }))} di fila`,
  weekendLine: (weekends, first, last) =>
    weekends === 1
      ? `Il fine settimana ${w.ofWeek(first, last)} non è libero`
      : `Nessun fine settimana libero ${w.span(first, last)}: ${w.number(weekends, 0)} di fila`,
  freeWeekendLine: (byMonth) =>
    `Fine settimana liberi, mese per mese: ${byMonth.map((count, index) => `${w.month(index + 1)} ${count}`).join(', ')}`,
  breakLine: (first, last) =>
    `Il periodo più lungo senza almeno 3 giorni liberi di fila dura ${w.days(lengthOf({ first, last }))}: ${w.span(first, last)}`,
  recovery: ({ peaks, missed, lightBelowHours }) => ({
    reading:
      missed === null
        ? 'Non ci sono settimane sovraccariche dopo le quali misurare il respiro.'
        : missed === 0
          ? `Dopo ogni settimana sovraccarica c’è un giorno leggero entro ${w.days(RECOVERY_DAYS)}.`
          : peaks.length === 1
            ? `Dopo l’unica settimana sovraccarica non c’è un giorno leggero entro ${w.days(RECOVERY_DAYS)}.`
            : `Dopo ${w.number(missed, 0)} settimane sovraccariche su ${w.number(peaks.length, 0)} non c’è un giorno leggero entro ${w.days(RECOVERY_DAYS)}.`.replace(
                'Dopo 1 settimane sovraccariche su',
                'Dopo una settimana sovraccarica su',
              ),
    formula: `Un giorno è leggero sotto le ${w.hours(lightBelowHours)}, un quarto della mediana dei giorni con qualcosa. Si conta quante settimane sovraccariche (${w.number(peaks.length, 0)}) non ne hanno uno nei ${w.days(RECOVERY_DAYS)} successivi: ${missed === null ? 'nessuna da misurare' : w.number(missed, 0)}. ${HOURS}`,
  }),
  peakLine: ({ week, daysUntilLight }) =>
    daysUntilLight === null
      ? `Dopo la settimana ${w.ofWeek(week.first, week.last)} nessun giorno leggero fino alla fine dell’anno`
      : `Dopo la settimana ${w.ofWeek(week.first, week.last)} il primo giorno leggero arriva ${daysUntilLight === 1 ? 'subito' : `dopo ${w.days(daysUntilLight)}`}`,
  gaps: ({ gaps: [widest] }) => ({
    reading: !widest
      ? 'Nessuna categoria ritorna abbastanza spesso da avere una pausa abituale.'
      : widest.ratio < 2
        ? 'Ogni categoria ritorna con il suo ritmo: nessuna pausa è lunga il doppio del solito.'
        : `${widest.name}: ${w.days(widest.days)} tra un evento e il successivo, di solito ${w.number(widest.usual)}.`,
    formula: !widest
      ? 'Pausa più lunga ÷ pausa abituale (la mediana), per ogni categoria con almeno 4 pause.'
      : `Pausa più lunga ÷ pausa abituale (la mediana) di ogni categoria con almeno 4 pause; vale la più insolita, ${widest.name}: ${w.number(widest.days, 0)} ÷ ${w.number(widest.usual)} = ${w.number(widest.ratio)}. Giorni attaccati contano come un impegno solo.`,
  }),
  gapLine: ({ name, from, to, days, usual }) =>
    `${name}: ${w.days(days)} tra ${w.date(from)} e ${w.date(to)}, di solito ${w.number(usual)}`,
  clustering: ({ gini, halfWeeks, weeks, burstiness, totalHours }) => ({
    reading:
      gini === null
        ? 'Non ci sono ore da distribuire tra le settimane.'
        : `Metà delle ore dell’anno sta in ${w.weeks(halfWeeks.length)} su ${w.number(weeks, 0)}.`,
    formula:
      gini === null
        ? 'Indice di Gini delle ore per settimana.'
        : `Indice di Gini delle ore di ${w.weeks(weeks)} (${w.hours(totalHours)} in tutto) = ${w.number(gini, 2)}: 0 vuol dire settimane tutte uguali, vicino a 1 tutto in poche.${burstiness === null ? '' : ` Raffiche: B = (σ − μ) ÷ (σ + μ) dei giorni tra un giorno con qualcosa che comincia e il successivo = ${w.number(burstiness, 2)}.`} ${HOURS}`,
  }),
  halfLine: ({ halfWeeks, totalHours }) =>
    `${w.weeks(halfWeeks.length)} ${halfWeeks.length === 1 ? 'contiene' : 'contengono'} metà delle ${w.hours(totalHours)} dell’anno`,
  burstLine: (burstiness) =>
    `Ritmo: ${w.number(burstiness, 2)} (−1 regolare come un orologio, 0 a caso, vicino a 1 a raffiche)`,
  deadlines: ({ most, deadlines, spans }) => ({
    reading:
      most === null
        ? 'Nel tuo calendario non ci sono traguardi né scadenze da contare.'
        : spans.length === 0
          ? 'Traguardi e scadenze sono ben distanziati: mai tre in 14 giorni.'
          : `Nel tratto più fitto ci sono ${w.number(most, 0)} scadenze in 14 giorni.`,
    formula: `Il massimo di traguardi e scadenze in 14 giorni consecutivi${most === null ? '' : `: ${w.number(most, 0)} su ${w.number(deadlines.length, 0)} in tutto`}; da 3 in su si segnala. È una scadenza un traguardo, o un titolo con parole come scadenza, consegna o deadline; conta l’ultimo giorno.`,
  }),
  deadlineLine: ({ first, last, items }) =>
    `${w.number(items.length, 0)} scadenze, ${w.span(first, last)}: ${w.list(items.slice(0, 4).map(({ title }) => w.title(title)))}${items.length > 4 ? ' e altre' : ''}`,
  seasonality: ({ months, fullest, displaced }) => {
    const names = w.list(fullest.map(w.month))
    const share = w.theShare(Math.max(...months.map((one) => one.share)))
    const said =
      fullest.length === 1
        ? `Il mese più pieno è ${names}, con ${share} delle ore`
        : `I mesi più pieni sono ${names}, ciascuno con ${share} delle ore`
    return {
      reading:
        displaced === null
          ? 'Non ci sono ore da distribuire tra i mesi.'
          : `${said}; con dodici mesi uguali sarebbe circa l’8%.`,
      formula: `Metà della somma degli scarti tra la quota di ogni mese e 1/12${displaced === null ? '' : ` = ${w.number(displaced)}%: la parte delle ore che starebbe altrove con dodici mesi uguali`}. ${HOURS}`,
    }
  },
  monthLine: ({ month, hours, share, shareBefore }) =>
    `${w.month(month)}: ${w.hours(hours)}, ${w.theShare(share)} dell’anno${shareBefore === null ? '' : ` (l’anno prima ${w.theShare(shareBefore)})`}`,
  conflicts: ({ count, ahead }) => ({
    reading:
      count === 0
        ? 'Nessun evento con un orario si sovrappone a un altro o cade mentre sei via.'
        : `${count === 1 ? 'C’è una sovrapposizione' : `Ci sono ${w.number(count, 0)} sovrapposizioni`}, ${ahead === 0 ? 'ma è tutto già passato' : ahead === count ? (count === 1 ? 'e deve ancora arrivare' : 'e devono ancora arrivare') : `${ahead === 1 ? 'una' : w.number(ahead, 0)} nei prossimi mesi`}.`,
    formula: `Coppie di eventi con orario che si sovrappongono anche solo per un minuto: ${w.number(count, 0)}, di cui ${w.number(ahead, 0)} da domani in poi. Lo stesso titolo alla stessa ora, magari in due calendari, conta una volta. Contano anche lezioni e riunioni mentre sei via, una serie una volta per ogni assenza.`,
  }),
  conflictLine: ([earlier, later, isAway]) =>
    isAway
      ? `${w.date(later.first)}: ${w.title(later.title)}, mentre sei via (${w.title(earlier.title)})`
      : `${w.date(later.first)}: ${w.title(earlier.title)} e ${w.title(later.title)}`,
  preparation: ({ milestones, unprepared }) => ({
    reading:
      milestones.length === 0
        ? 'Non ci sono traguardi davanti a te quest’anno.'
        : unprepared.length === 0
          ? 'Tutti i traguardi davanti a te hanno già i loro passi.'
          : milestones.length === 1
            ? 'L’unico traguardo davanti a te non ha ancora nessun passo.'
            : unprepared.length === milestones.length
              ? `Nessuno dei ${w.number(milestones.length, 0)} traguardi davanti a te ha già dei passi.`
              : `${unprepared.length === 1 ? 'Un traguardo' : `${w.number(unprepared.length, 0)} traguardi`} su ${w.number(milestones.length, 0)} davanti a te non ${unprepared.length === 1 ? 'ha' : 'hanno'} ancora nessun passo.`,
    formula: `Traguardi da domani in poi senza passi di preparazione: ${w.number(unprepared.length, 0)} su ${w.number(milestones.length, 0)}.`,
  }),
  unpreparedLine: ({ title, first }, days) =>
    `${w.title(title)}, ${w.date(first)}: ${days === 1 ? 'manca un giorno' : `mancano ${w.days(days)}`} e non ci sono passi`,
  unremindedLine: ({ title, first }) => `${w.title(title)}, ${w.date(first)}: nessun promemoria`,
  summary: (facts) => italianSummary(facts, EVENTS_MIN),
}

function weeksAhead(ahead: number, all: number): string {
  if (ahead === 0) return all === 1 ? ', ed è già passata' : ', e sono già tutte passate'
  if (ahead === all) return all === 1 ? ' e deve ancora arrivare' : ' e devono ancora arrivare'
  return `; ${ahead === 1 ? 'una deve' : `${w.number(ahead, 0)} devono`} ancora arrivare`
}
