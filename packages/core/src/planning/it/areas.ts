import type { PlanningWords } from '../planning-words.ts'

const area = (names: string, words: string): { names: string[]; words: string[] } => ({
  names: names.split('|'),
  words: words.split('|'),
})

/** Areas of life: names that a category may have, and Italian words of titles that belong there. */
export const areas: PlanningWords['areas'] = [
  area(
    'salute|benessere|medico|visite|health|wellness|medical',
    'dentista|medico|dottore|dottoressa|visita medica|esami del sangue|analisi|prelievo|ecografia|pediatra|fisioterap*|oculista|dermatolog*|cardiolog*|ginecolog*|vaccin*|ospedale|psicolog*|terapia|farmacia|igiene dentale|ortoped*|check up',
  ),
  area(
    'sport|allenamento|palestra|fitness|training|exercise',
    'palestra|corsa|correre|maratona|mezza maratona|nuoto|piscina|calcetto|calcio|tennis|padel|yoga|pilates|bici|ciclismo|allenamento|gara|triathlon|sci|trekking|escursione|basket|pallavolo|danza|arrampicata',
  ),
  area(
    'lavoro|ufficio|work|job|azienda',
    'riunione|call con *|meeting|cliente|clienti|ufficio|colloquio|progetto|presentazione|fiera|lancio|budget|consegna|team|trasferta|conferenza|standup|fornitore|rilascio|capo|workshop',
  ),
  area(
    'famiglia|family|figli|bambini|kids',
    'mamma|papa|nonna|nonno|nonni|figlio|figlia|bambini|bimbo|bimba|compleanno|battesimo|comunione|cresima|matrimonio|anniversario|zia|zio|cugin*|saggio|recita|asilo|famiglia|suoceri|colloqui scolastici',
  ),
  area(
    'viaggi|viaggio|vacanze|travel|trips|holidays',
    'viaggio|volo|vacanz*|hotel|treno|gita|weekend a|crociera|campeggio|aeroporto|traghetto|settimana bianca|partenza',
  ),
  area(
    'studio|scuola|universita|study|school|education|formazione|corsi',
    'esame|esami|lezione|universita|corso|tesi|laurea|concorso|compiti|scuola|studiare|certificazione|patente|ielts|verifica|interrogazione|seminario',
  ),
  area(
    'casa|home|house|domestico',
    'trasloco|idraulico|elettricista|caldaia|pulizie|bolletta|affitto|condominio|imbianchino|ristruttur*|giardino|giardiniere|mobili|ikea|lavatrice|spesa',
  ),
  area(
    'amici|tempo libero|svago|social|friends|leisure|hobby|divertimento|free time',
    'cena|aperitivo|pizza|concerto|teatro|cinema|mostra|festa|museo|partita|film|grigliata|birra|stadio|spettacolo|chitarra|pianoforte|coro',
  ),
  area(
    'finanze|soldi|tasse|finance|money|amministrazione|burocrazia|admin|documenti',
    'tasse|730|f24|commercialista|banca|mutuo|dichiarazione dei redditi|imu|bollo|assicurazione|pagamento|rata|isee|passaporto|carta d identita|notaio',
  ),
]

/** Words that tell nothing about a category. */
export const stopWords =
  'due tre quattro cinque sei sette otto nove dieci tutto tutta tutti tutte il lo la i gli le l un uno una di a da in con su per tra fra del della dello dei degli delle al alla allo ai alle dal dalla nel nella e o che ore mio mia nuovo nuova'
