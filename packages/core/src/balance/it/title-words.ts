import type { TitleWords } from '../words/title-words.ts'

/** What Italian titles say of events. */
export const italianTitles: TitleWords = {
  deadline: /(?<!\p{L})(scadenz[ae]|scade|consegn(?:a|are)|deadline|termine ultimo|ultimo giorno)(?!\p{L})/iu,
  important:
    /\b(esam[ei]\b|concors|vol[oi]\b|visita|intervento|matrimoni|udienz|rogito|colloqui|trasloc|maratona|discussione|firma)/,
  birthday: /\bcompleann/,
  gift: /\bregal/,
  fixed:
    /\b(compleann|anniversar|matrimoni|nozze|battesim|comunion|cresim|natal|pasqu|ferragosto|capodann|befana|carneval|valentin|festa\b|feste\b|festival|laure|funeral|esam[ei]\b|concors|test\b|vol[oi]\b|tren[oi]\b|traghett|concert|teatr|opera\b|spettacol|partit[ae]\b|match\b|maratona|mezza\b|gara\b|gare\b|corsa\b|staffetta|torneo|udienz|tribunal|fier[ae]\b|conferen|congress|convegn|summit|assemble|consigli|riunion|class[ei]\b|comitat|recita|saggio|scuol|elezion|referendum|ponte\b|feri[ae]\b|vacanz|viaggi|trasloc|hotel|check-in|lancio|rilascio|colloqui|intervento|ricovero|parto\b|rogito|notai)/,
  appointment:
    /\b(visita|medic|dottor|dentist|oculist|fisio|pediatr|vaccin|cena|pranzo|call\b|incontro|appuntament|client|avvocat|commercialist)/,
}
