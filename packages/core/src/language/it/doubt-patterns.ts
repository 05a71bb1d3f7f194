import type { Patterns } from '../grammar/language-data.ts'

const NEXT = 'prossimo|prossima|pross|prox'

/** Italian patterns of what must not be read: words that contradict each other, that may mean two things, and names. */
export const doubtPatterns: Patterns = {
  doubt: {
    contradiction: ['{anyWeekday:weekday} ,? {dom} {open}', '{anyWeekday:weekday} ,? {likelyDom:dom} {uncounted}'],
    daysOrHours: ['{anyWeekday:weekday} ,? {figure:fromDom} - {figure:dom} {uncounted}'],
    impossible: ['({anyWeekday:weekday} ,?)? (il|l)? {dom} {month} {year}?'],
    about: [
      '(prima|oltre) (di|del|dell|della|dello|il|lo|la|l|delle|le)? {point}',
      'dopo (il|lo|la|l|le)? {datedPoint:point}',
      '(prima|dopo|oltre) (di|del|dell|della|dello|il|lo|la|l|delle|le)? {period}',
      'ponte (di|del|dell|della) {anchor:point}',
      '{count} (giorni|settimane|notti) (in|a|ad|di|nel) (mese di)? {month}',
      'un|una {weekday}',
      'non (il|lo|la|di|a|prima|oltre)? {point}',
      '(circa|quasi|intorno|verso) (alla|al|il|la|a)? {point}',
      '(entro|a|per|alla)? (la)? (fine|meta) (della|di)? (questa|prossima)? settimana (prossima)?',
      'settimana|mese|anno|giorno|weekend (prima|dopo) {feast}',
      `(il|per il|nel|al)? (${NEXT})? {weekendWord} (${NEXT})? lungo (${NEXT})?`,
    ],
    never: [
      '(tranne|eccetto|salvo|escluso) (il|la|l|lo|a|ad|in)? {point}',
      '(tranne|eccetto|salvo|escluso) (il|la|l|lo|a|ad|in)? {period}',
      'a cavallo (tra|fra|di) {period} e {period:point}',
    ],
    name: [
      'prima|dopo (delle|le|dell) {clock}',
      '(il|la|i|le) {weekday} (di|del|della|dei|dell) {word}',
      '(mio|mia|tuo|tua|suo|sua|nostro|nostra|cugino|zio|nonno|amico|amica|collega|vicino|vicina) {capital} {weekday}',
      '(di|del|da|con|per|a|il|la|al)? {capital} {weekday} {capitalWord}',
      '(zia|nonna|signora|suor|santa|cugina|dottoressa|con|da|per|don|san) {capital} {weekday}',
      '{streetWord} {dom} {month} {figure:count}?',
      '(corso|ponte|stazione|scuola|parco|fermata|metro|galleria|caserma|stadio) {dom} {capital} {month} {figure:count}?',
      '(inizio|fine|meta)? (dell)? anno (scolastico|accademico|sabbatico|liturgico|fiscale|sportivo)',
      '({capital}|{begin}) {weekday} (di|del|della|dei) {nameWord}',
      '{streetWord} (di)? {feast}',
      '(il|lo|la|l|un|una)? {idiom}',
      'di fine (anno|corso|scuola|stagione|mandato|lavori)',
      '(a|ad|con|da|di) {capital} domenica',
      '(sig|sig . ra|sig . na|signor|signora|dott|dottor|dott . ssa|prof|avv|ing|geom|arch|fratelli|famiglia|studio) .? {weekday}',
      '{weekday} (di|d) {month}',
      '{weekday} (serie|stagione|puntata|episodio)',
      '(guardare|guarda|vedere|rivedere|leggere|rileggere|ascoltare) {capital} {point}',
      '(guardare|guarda|vedere|rivedere|leggere|rileggere|ascoltare|film|romanzo|libro|canzone|serie) {capital} {weekday}',
      '(tempo|ritmo|passo|punteggio|rapporto|proporzione) {figures}',
      '{begin} {nameWeekday} {nameWord} {untimed}',
      '(di|del|dell|della|dei|per|da) {looseFeast}',
      '(prendere|prendo|prendi|autobus|bus|tram|linea|numero) (il|l) {dom}',
    ],
  },
  unclear: {
    never: [
      '{anyWeekday} (,|e|ed|o|oppure|/|-) (il|la)? {anyWeekday}',
      '(il|l|lo|i)? {dom} (e|ed|o|,) (il|l)? {date}',
      '(fra|tra) {count} {weekday}',
      '{dom} , {dom:fromDom} (e|ed|o) (il)? {date}',
      '(di|del|d) ogni {unit}',
      'ogni',
    ],
    about: [
      '{datelike}',
      '{pointedMonthDay}',
      '{shortWeekday}',
      '{lowMonth}',
      'stanotte',
      'questa|sta notte',
      '{feast}',

      'ogni (altro|altra|{count})? {point}',
      '(ai)? primi|ultimi (di|della|del)? {month}',
    ],
  },
  nameWeekday: { nothing: ['sabato|domenica'] },
  looseFeast: { feast: ['{plainFeast:feast}'] },
  datedPoint: { same: ['{date}', '{edge}'], weekday: ['{weekday}'], feast: ['{feast}'] },
  streetWord: {
    nothing: ['via|viale|piazza|piazzale|piazzetta|largo|lungomare|vicolo|brigata|salita|strada', 'p . zza', 'c . so'],
  },
}
