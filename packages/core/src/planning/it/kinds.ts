import type { PlanningWords } from '../planning-words.ts'

/** Italian names of the kinds of targets. */
export const names: PlanningWords['names'] = {
  exam: 'Esame',
  race: 'Gara',
  wedding: 'Matrimonio',
  move: 'Trasloco',
  trip: 'Viaggio',
  launch: 'Lancio',
  thesis: 'Tesi',
  jobSearch: 'Ricerca di lavoro',
  event: 'Evento',
  certification: 'Certificazione',
  baby: 'Nascita',
  taxes: 'Tasse',
  renovation: 'Ristrutturazione',
  performance: 'Esibizione',
  generic: 'Obiettivo',
}

const words = (is: string, not = ''): { is: string[]; not: string[] } => ({
  is: is.split('|'),
  not: not === '' ? [] : not.split('|'),
})

/** Italian words that tell a kind of target; accents are not needed. */
export const kinds: PlanningWords['kinds'] = {
  exam: words(
    'esame|esami|maturita|concorso|concorsi|concorsone|test di ammissione|test d ingresso|test di ingresso|test di medicina|test universitario|?test di *|test medicina|prova scritta|prova orale|esonero|interrogazione|?verifica di *|?orale di *|parziale di *|?parziale|tolc*|appello di *|invalsi|esame di stato|ammissione a|compito in classe|?compito di *|ammissione all universita|quizzone',
    'esame del sangue|esami del sangue|esame medico|esami medici|esame delle urine|esami clinici|esame della vista|concorso a premi|concorso di bellezza|concorso fotografico|concorso letterario|esame di coscienza|concorso di poesia|prendere in esame',
  ),
  race: words(
    'maraton*|mezza maratona|mezzamaratona|?una mezza|?la mezza|ultramaraton*|ultratrail|trail|triathlon|duathlon|ironman|granfondo|gran fondo|?gara|gare|?corsa|?corse|10 km|10km|5 km|5km|21 km|21km|42 km|42km|10 k|10k|5k|dieci chilometri|parkrun|stracittadina|stramilano|campestre|regata|traversata a nuoto|?competizione|campionat*|vertical|skyrace|spartan|color run|cicloturistica|randonnee|correre i|correre per *|?mezza di *|torneo di tennis|torneo di padel',
    'gara d appalto|gara di appalto|gare d appalto|gara di cucina|maratona di film|maratona di serie|maratona netflix|maratona di lettura|di corsa al|di corsa a|in corsa per|corsa agli|corsa ai|gara di poesia|gara di torte|maratona di compleanni|auto da corsa|bici da corsa|scarpe da corsa|maratona televisiva|campionato di calcio in tv',
  ),
  wedding: words(
    'matrimoni*|sposar*|sposiamo|mi sposo|nozze|unione civile|sposalizio|promessa di matrimonio|?sposo|?sposa',
    'abito da sposa usato|crisi matrimonio',
  ),
  move: words(
    'trasloc*|cambiare casa|cambiare appartamento|cambio appartamento|lasciare l appartamento|cambio casa|cambiamo casa|casa nuova|nuova casa|?trasferir*|?trasferimento|trasferiamo|mi trasferisco|andare a vivere|vado a vivere|andiamo a vivere|nuovo appartamento|lasciare casa|cambio di casa|rientro in italia|cambiare citta|sgombero',
    'trasloco di server|trasloco del server|trasloco dei server|trasloco server|trasloco dati|trasloco dei dati|trasferire i dati|trasferire i file|trasferire il sito|trasferire il dominio|trasferimento dati|trasferimento file|trasferire denaro|trasferire soldi|trasferire il conto',
  ),
  trip: words(
    'viagg*|vacanz*|gita|gite|crociera|luna di miele|viaggio di nozze|settimana bianca|weekend a|week end a|fine settimana a|weekend in|cammino di santiago|partire per|parto per|partiamo per|partenza per|?visitare|?andare in|andare a londra|andare a parigi|interrail|safari|campeggio|volo per|volo a|tour di|tour della|tour del|?tour in|giro del mondo|giro in|trekking|escursione|road trip|erasmus|ponte a|trasferta|fuga a',
    'gita fuori porta annullata|andare in palestra|andare in pensione|andare in bici|andare in ufficio|andare in piscina|andare in onda|andare in scena|visitare la nonna|visitare il medico|andare in produzione|andare in terapia|agenzia di viaggi|andare in bicicletta',
  ),
  launch: words(
    'lanci*|?aprire un*|?aprire il|?aprire la|apertura del*|?avviare|avvio dell*|startup|start up|negozio online|e commerce|ecommerce|?pubblicare|?pubblicazione|mettere online|mettere in vendita|andare online|sito web|nuovo sito|inaugur*|fondare|?creare un*|podcast|newsletter|uscita del libro|uscita dell app|rilasci*|?release|go live|mettermi in proprio|mettersi in proprio|partita iva|crowdfunding|?campagna|andare in produzione|attivita in proprio|?app',
    'lancio del peso|lancio del giavellotto|lancio del disco|lancio con il paracadute|lancio col paracadute|lancio in paracadute|lanciare il bouquet|aprire un conto|aprire un mutuo|aprire una pratica|pubblicazioni di matrimonio|creare un po|creare una routine|creare un album|creare una abitudine|creare un abitudine|aprire un armadio|aprire un libro|campagna elettorale altrui|aprire il vino',
  ),
  thesis: words(
    'tesi|tesina|laurear*|?laurea|laurearmi|discussione della tesi|dottorato|dissertazione|elaborato finale|prova finale|mi laureo|?discutere la',
    'ipotesi|festa di laurea|laurea di *|regalo di laurea|pro loco',
  ),
  jobSearch: words(
    'nuovo lavoro|trovare lavoro|trovare un lavoro|trovare un nuovo lavoro|cercare lavoro|cercare un lavoro|cercare un nuovo lavoro|cambiare lavoro|cambio lavoro|cambio di lavoro|ricerca di lavoro|ricerca lavoro|ricerca di un lavoro|colloqui*|candidar*|candidatura|lavoro nuovo|nuovo impiego|trovare un impiego|trovare impiego|?stage|tirocinio|curriculum|primo lavoro|assunzione|lavoro migliore|cambiare mestiere|un altro lavoro|ricollocar*|trovare uno stage|lavoro all estero|nuova occupazione|reinventarmi',
    'colloquio con i professori|colloquio con gli insegnanti|colloqui con gli insegnanti|colloqui con i professori|colloqui scolastici|colloqui a scuola|colloquio insegnanti|colloqui insegnanti',
  ),
  event: words(
    'festa|feste|festeggi*|sagra|compleanno|compleanni|?cena|cenone|?pranzo|aperitivo|convegno|conferenza|congresso|evento|eventi|fiera|mercatino|torneo|raduno|battesimo|comunione|prima comunione|cresima|anniversario|anniversario di matrimonio|nozze d oro|nozze d argento|festival|raccolta fondi|workshop|riunione di famiglia|rimpatriata|grigliata|gala|inaugurazione|addio al nubilato|addio al celibato|diciottesimo|quarantesimo|cinquantesimo|mostra|baby shower|open day|seminario|assemblea|meetup|hackathon|pesca di beneficenza|lotteria|capodanno|?meeting|laurea di *|festa di laurea|presentazione del libro|carnevale|recita di beneficenza|pranzo di natale|?serata di *|tavola rotonda|corteo|processione|40 anni di *|50 anni di *|18 anni di *|30 anni di *|60 anni di *',
    'feste natalizie|entro le feste|fare festa ai|fiera del libro come visitatore|dopo le feste|prima delle feste|regalo di compleanno',
  ),
  certification: words(
    'certificazion*|?certificat*|patente|patentino|ielts|toefl|toeic|cambridge|delf|dele|goethe|hsk|jlpt|ecdl|icdl|pmp|brevetto|abilitazione|esame di guida|esame della patente|esame di teoria|esame della patente b|esame di inglese|esame cambridge|esame delf|esame dele|esame goethe|esame toeic|esame b2|esame c1|esame first|esame hsk|esame di abilitazione|foglio rosa|first certificate|?qualifica|?attestato|scrum master|tfa|esame per la patente|aws|b2 di *|c1 di *|livello b2|livello c1|cils|celi|scuola guida|esame teoria|teoria della patente|patente nautica|esame di stato da avvocato|?b2|?c1|esame ielts|esame toefl|cisco|ccna|sommelier|master di secondo livello',
    'certificato medico|certificato di nascita|certificato di residenza|rinnovo della patente|rinnovare la patente|rinnovo patente|certificato energetico|certificato anagrafico',
  ),
  baby: words(
    'nascita|nascere|parto|partorire|incinta|gravidanza|neonat*|arrivo del bambino|arrivo della bambina|arrivo del bimbo|arrivo della bimba|bambino in arrivo|bambina in arrivo|bimbo in arrivo|bimba in arrivo|data presunta|diventare mamma|diventare papa|diventare genitori|diventiamo genitori|secondo figlio|primo figlio|secondogenit*|primogenit*|?gemelli|maternita|paternita|adozione|?culla|diventare padre|diventare madre|nasce il|nasce la',
    'parto per|parto da|parto con|parto alle|parto domani|data di nascita|adozione di un cane|adozione di un gatto|adozione di un cucciolo|certificato di nascita|nascita di un progetto|luogo di nascita|segno dei gemelli',
  ),
  taxes: words(
    'tasse|dichiarazione dei redditi|dichiarazione redditi|730|modello unico|modello redditi|imposte|imu|iva|tari|f24|irpef|acconto iva|dichiarazione iva|commercialista|fisco|?fiscale|precompilata|denuncia dei redditi|isee|?redditi',
    'tasse universitarie pagate|volo 730|codice fiscale',
  ),
  renovation: words(
    'ristruttur*|rifare il bagno|rifare la cucina|rifare il tetto|?rifare il|?rifare la|rifacimento|lavori in casa|lavori di casa|lavori a casa|imbianc*|ridipinger*|tinteggi*|nuova cucina|nuovo bagno|cucina nuova|bagno nuovo|cappotto termico|restaur*|cambiare gli infissi|cambiare infissi|nuovi infissi|sistemare il giardino|rifare il giardino|rifare il pavimento|impianto elettrico|pannelli solari|impianto fotovoltaico|fotovoltaico|?arredare|arredamento|pitturare|?verniciare|?cameretta|ampliamento|costruire una casa|costruire casa|piscina nuova|?mansarda|?soffitta|sistemare il garage',
    'rifare il letto|rifare il test|rifare il passaporto|rifare la carta|rifare la patente|rifare il documento|rifare il guardaroba|rifare la carta d identita|rifare il curriculum|rifare il sito|rifare il look|rifare la scaletta|rifare la maglia|ristrutturare il debito|ristrutturazione del debito|ristrutturazione aziendale|ristrutturare il codice',
  ),
  performance: words(
    'saggio|discorso al|discorso per|presentazione al|presentazione alla|presentazione a|?saggi|spettacol*|recita|concert*|debutto|debuttare|audizione|provino|esibi*|musical|?teatro|?coro|recital|andare in scena|suonare al*|suonare dal vivo|?presentazione|?presentare|?discorso|talk|tedx|intervento al|keynote|balletto|?show|cabaret|stand up comedy|serata musicale|cantare al*|cantare in|?relazione al|lezione aperta|dimostrazione|conferenza come relatore|?parlare al|pitch|gara di ballo|gara di danza|mostra personale|sfilata',
    'saggio breve|biglietti per il concerto|biglietti del concerto|biglietti per lo spettacolo|presentare la domanda|presentare domanda|presentare la dichiarazione|presentazione della domanda|saggio di fine lettura|scrivere un saggio|abbonamento a teatro|abbonamento teatro|presentare i miei|presentare il conto',
  ),
  generic: words(
    'imparare|impara|imparo|studiare il pianoforte|studiare la chitarra|suonare il|suonare la|suonare l|diventare brav*|?migliorare|?parlare inglese|parlare spagnolo|parlare francese|parlare tedesco|?corso di|smettere di|dimagrire|perdere peso|perdere * chili|leggere * libri|risparmiare|mettere da parte|meditare|abitudine|scrivere un libro|scrivere un romanzo|?camminare|?nuotare|tornare in forma|rimettermi in forma|?allenarmi',
    'corso di studi finito',
  ),
}

/** Italian words of what is special about a target. */
export const traits: PlanningWords['traits'] = {
  short: words(
    '10 km|10km|10 k|10k|5 km|5km|5k|dieci chilometri|cinque chilometri|stracittadina|parkrun|color run|campestre|garetta|torneo|sprint',
  ),
  half: words('mezza maratona|mezzamaratona|mezza|21 km|21km|olimpico|15 km'),
  long: words('maraton*|42 km|42km|ultra*|ironman|triathlon|granfondo|gran fondo|trail|100 km|70 3|traversata'),
  abroad: words(
    'estero|giappone|tokyo|usa|stati uniti|america|new york|canada|messico|brasile|argentina|peru|cile|colombia|cuba|australia|nuova zelanda|india|cina|pechino|thailandia|vietnam|indonesia|bali|sri lanka|nepal|maldive|egitto|marocco|tunisia|kenya|tanzania|sudafrica|madagascar|namibia|giordania|israele|turchia|istanbul|dubai|emirati|oman|islanda|norvegia|inghilterra|londra|scozia|irlanda|regno unito|corea|seul|singapore|filippine|russia|georgia|armenia|giro del mondo|safari|asia|africa|california|hawaii|caraibi|patagonia|mongolia|uzbekistan|senegal|costa rica|islanda|marrakech|capo verde|mauritius|seychelles|luna di miele|viaggio di nozze|erasmus|parigi|francia|spagna|barcellona|madrid|portogallo|lisbona|germania|berlino|austria|vienna|svizzera|grecia|croazia|olanda|amsterdam|belgio|bruxelles|praga|budapest|polonia|cracovia|danimarca|copenaghen|svezia|stoccolma|finlandia|lapponia|malta|albania|slovenia',
  ),
  skill: words(
    'imparare|impara|imparo|studiare il|studiare la|studiare lo|suonare|diventare brav*|migliorare|parlare|corso di|smettere di|dimagrire|perdere peso|perdere * chili|leggere * libri|risparmiare|mettere da parte|meditare|abitudine|nuotare|tornare in forma|rimettermi in forma|allenarmi|camminare|praticare',
  ),
  habit: words(
    'smettere di|dimagrire|perdere peso|perdere * chili|leggere * libri|leggere di piu|risparmiare|mettere da parte|meditare|abitudine|tornare in forma|rimettermi in forma|allenarmi|camminare',
  ),
  driving: words('patente|esame di guida|foglio rosa|patentino|scuola guida', 'patente nautica'),
  guest: words(
    'invitat*|matrimonio di|matrimonio del|matrimonio della|nozze di|testimone|damigella|sposa mio|sposa mia|si sposano|si sposa',
    'matrimonio di sogno|organizz* il matrimonio|organizz* le nozze|pianific* il matrimonio|prepar* il matrimonio',
  ),
}
