import type { ThereWords } from '../templates/there-already.ts'

const DONE =
  '[a-z]{2,}(?:at|ut|it)[oaie]|dat[oaie]|fatt[oaie]|pres[oaie]|scelt[oaie]|vist[oaie]|scritt[oaie]|lett[oaie]|mess[oaie]|decis[oaie]|conclus[oaie]|concess[oaie]|stes[oaie]|offert[oaie]|rimast[oaie]|accolt[oaie]|iscritt[oaie]|raccolt[oaie]|chiest[oaie]|chius[oaie]|corrett[oaie]|ammess[oaie]|assunt[oaie]|uscit[oaie]|apert[oaie]|dett[oaie]|stat[oaie]|mess[oaie]'
const NOW = '(?:gia|appena|finalmente|ormai|anche|stat[oaie]|tutt[oaie]|noi)'

/** Italian words, without accents and apostrophes, by which a goal says that something is there already. */
export const thereAlready: ThereWords = {
  says: [
    `(?:ho|abbiamo|ha|hanno|avrei|avremmo)(?: ${NOW})* (?:${DONE})`,
    `(?:e|sono|siamo)(?: ${NOW})* (?:${DONE}|pront[oaie]|li|qui|a posto|in (?:casa|garage|cantina|regola|ordine|arrivo)|valid[oaie]|ok)`,
    `(?:${DONE}|pront[oaie]|a posto|on line|online|anche)(?: (?:gia|ieri|[a-z]+ (?:giorni|mesi|anni) fa))?$`,
    '(?:me|ce) (?:l|li|le) (?:ha|hanno|ho|ha gia) (?:lasciat|regalat|prestat|dat)[oaie]|(?:eredit|prestat|regalat)at?[oaie] d[a-z]+|(?:ce )?(?:l|lo|la|li|le|ne) (?:ho|abbiamo)|ce n e|c e gia|ci sono gia|(?:c e|ci sono)$|(?:c e|ci sono)(?= (?:il|lo|la|i|gli|le|l) )',
    '^(?:e |ma )?(?:c e|ci sono|ho|abbiamo)(?! (?:da|bisogno|voglia|paura|fretta|tempo|poco|un mese) )',
    '(?:prenotat|comprat|trovat|ordinat|pagat|fissat|firmat|confermat)[oaie] (?:con|da|a|per|in|presso|dal|dalla) .+$|pres[oaie] in affitto|detto (?:di )?si|d accordo|(?:ci|mi) (?:da|danno|presta|prestano|lascia|lasciano|ospita|ospitano)|siamo(?: gia)? (?:in (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|molt[ie]|tant[ie]|parecch[ie]|poch[ie]|[a-z]*[0-9]+)|un[a]? [a-z]+ina|[0-9]+)',
    'gia',
  ].join('|'),
  not: '(?:di|degli|gli|[0-9]+) invitat[ie]|non|(?:nulla|niente|nient)(?! altro)|nessun[oa]?|mai|ancora|da (?!anni|mesi|tempo|settimane|parte)|manca|mancano|serve|servono|devo|dobbiamo|bisogna|vorrei|voglio|vogliamo|entro|prima (?:di|del|della|dell|dei|che)|tranne|quasi|mezz[oa]|solo|se|quando|finche|appena (?:ho|abbiamo)',
  owned: `(?:[a-z]+ ){1,3}che (?:arriva|arrivano|(?:ci|mi) (?:arriva|arrivano|consegnano)|consegnano)|(?:[a-z]+ ){1,3}che (?:ci |mi )?(?:ho|abbiamo|ha|hanno)(?: ${NOW})* (?:${DONE})`,
  turns: 'ma|però|pero|anche se|solo che',
  brings: 'con',
  things: {
    account: 'account|dominio|hosting|sito|profilo|pagina|spid|accesso',
    advert: 'annuncio|in vendita|pubblicato|messo on line|messa on line|in rete',
    animal: 'cucciol*|gattin*|cane|gatto|allevament*|allevat*|coniglio|galline|sciame|famiglia di api|uno|una',
    animalThings: 'lettiera|cuccia|cibo|pappa|guinzaglio|collare|ciotole|gabbia|trasportino|tiragraffi|crocchette',
    application: 'dimissioni|domanda|domande|richiesta|modulo|candidatura|pratica|istanza',
    appointment: 'appuntament*|visita|visite|seduta|data|prenotat*|posto',
    architect: 'architett*|geometra|ingegnere|strutturista',
    buyer: 'acquirente|compratore|compratrice|venduta|venduto|chi compra|chi la compra',
    food: 'catering|cibo|menu|buffet|rinfresco|bevande|cuoco',
    carer: 'badante|tata|baby sitter|babysitter|nonni|nonna|asilo|nido|qualcuno',
    chosen: 'scelt*|deciso|decisa|individuat*|piace|piaciut*|puntat*',
    church: 'chiesa|parrocchia|parroco|don *|prete|comune',
    company: 'ditta|societa|partita iva|associazione|statuto|registrat*|iscritt*',
    contract: 'contratto|affitto|firmat*|accordo|compromesso|preliminare',
    course: 'corso|corsi|lezioni|laboratorio|guide|ore di guida|lezione',
    cutOut: 'tagliat*',
    cv: 'curriculum|cv',
    date: 'data|date|giorno|appuntamento|prenotat*|fissat*',
    design: 'disegno|disegni|modello|schema|progetto|progetti|cartamodello|logo|bozzetto|misure|pianta',
    doctor:
      'chirurgo|chirurga|specialista|medico|dottore|dottoressa|ortopedico|oculista|anestesista|cardiologo|il medico|l ok|lista d attesa|lista di attesa|ostetrica|fisioterapista|veterinario|ortodontista|visita',
    draft:
      'bozza|stesura|manoscritto|testo|testi|copione|discorso|racconto|tesina|sceneggiatura|proposta|slide|diapositive|presentazione|poesia|lettera|lettere',
    editor: 'agente|editore|casa editrice|editor|correttore|correttrice',
    entry: 'iscrizione|iscritt*|pettorale|posto|tessera|quota',
    gift: 'regalo|regali|bomboniere|pensierino',
    goods:
      'mobili|scrivania|sedia|lettino|letto|letti|elettrodomestici|caldaia|pannelli|piastrelle|sanitari|vasca|materiali|attrezzatura|merce|campioni|libri|opere|quadri|foto|cornici|acquario|pollaio|frutta|ingredienti|infissi|finestre|forni|macchinari|macchina|albero|alberi|tappeto|tende|cucina|stufa|pali|giocattoli|divise|passeggino|mattoni|arredi',
    ground: 'base|cassoni|bancali|terreno|terra|fondamenta|aiuole|basamento|gettata|scavo',
    guests: 'lista degli invitati|invitati|lista|elenco|tutti|numero|chi viene',
    home: 'casa|appartamento|stanza|camera|alloggio|monolocale|bilocale',
    instrument:
      'chitarra|pianoforte|piano|violino|batteria|tastiera|sassofono|sax|violoncello|flauto|ukulele|tromba|clarinetto|fisarmonica|arpa|basso|strumento|una|uno|ce n e|ne ho|(?:me|ce) (?:l|li|le) ha *|macchina fotografica|macchina da cucire|tornio|forno|tavola|bici',
    insurance: 'assicurazione|polizza|assicurat*',
    invitations: 'invit*|partecipazioni|locandine|volantini|save the date',
    kit: 'scarpe|scarponi|zaino|attrezzatura|attrezzi|muta|tenda|bici|bicicletta|casco|macchina fotografica|microfono|borsa|barattoli|vasetti|bottiglie|guanti|pentola|reti|cesoie|astuccio|tutto il necessario|forno|forni|sci|camper|serra|bici da corsa|capanno',
    leave:
      'ferie|permesso|permessi|giorni liberi|settimana libera|lavoro|capo|azienda|aspettativa|in ufficio|al capo|datore di lavoro|aspettativa|dimissioni',
    lessons: 'lezioni|metodo|app|video',
    licence: 'foglio rosa',
    list: 'elenco|lista|ricetta|ricette|menu|inventario|liste|nomi|nome|liste d attesa|lista d attesa',
    loan: 'mutuo|prestito|finanziamento|delibera della banca',
    material:
      'legno|legname|assi|tavole|stoffa|stoffe|lana|filato|tessuto|argilla|cuoio|perline|materiale|materiali|vernice|pittura|carta da parati|piastrelle|parquet|laminato|ricambi|pezzi|mattoni|pietre|tubo|kit|cemento|colori|pali|rete|pannelli|piastre|lastre|sabbia|ghiaia|isolante|rulli|pennelli|moquette|filo|tela|vetro|ceramiche|laminato|gres',
    money:
      'mutuo|finanziamento|prestito|soldi|fondi|contributo|risparmi|anticipo|budget|bonus|borsa di studio|i soldi|contanti|sponsor|la caparra',
    music: 'musica|dj|gruppo|animazione|animatore|mago|giochi|addobbi|palloncini|clown',
    offer: 'proposta|offerta|lavoro|posto',
    outfit: 'vestito|abito|abiti|vestiti|scarpe|fedi|anello|costumi|costume|divisa|grembiule|cappello',
    outline: 'scaletta|indice|schema|struttura|sinossi|idea',
    papers:
      'documenti|carte|certificati|moduli|isee|atto|planimetri*|ape|ricevute|fatture|buste paga|scontrini|referenze',
    parts: 'parti|ruoli',
    passport: 'passaport*|visto|visti|document*|carta d identita',
    people:
      'decina|una decina|ventina|quindicina|in dieci|in otto|in sei|in cinque|siamo in *|interessat*|volontari|amici|amiche|soci|socie|persone|aiutanti|vicini|compagni|compagne|squadra|giocatori|capi|musicisti|padrino|madrina|padrini|guida|sorella|fratello|collegh*|siamo in *|siamo gia in *|lettori|interessati|iscritti|referenze|lettere di referenze|inquilin*|coinquilin*|tutti|agenzia|famiglie|attori|coristi|cugin*|testimoni|catechisti|mamme|genitori',
    permission:
      'permess*|autorizzazion*|scia|cila|delibera|voto|votat*|via libera|nulla osta|comune|condominio|assemblea|padrone di casa|proprietario|vicini|preside|capo',
    photos: 'foto|fototesser*|fotografie',
    place:
      'sala|locale|salone|ristorante|villa|agriturismo|campo|oratorio|palestra|galleria|posto|spazio|negozio|fondo|bottega|capannone|studio|stand|banco|piazzola|bar|scuola|pensione|piscina|frantoio|ormeggio|giardino|teatro|museo|famiglia ospitante|universita|biblioteca|circolo|casa|baita|struttura|parco|oratorio|terreno|area|centro|palazzetto|tendone|piazza|cortile|chiostro|masseria|aula|sede',
    plan: 'piano|budget|conti|business plan|programma|orario|calendario',
    plot: 'orto|terreno|pezzo di terra|lotto|appezzamento|orto comunale',
    prices: 'prezzo|prezzi|prezzat*',
    quotes: 'preventiv*',
    referral: 'impegnativ*|ricetta|richiesta del medico',
    research:
      'bibliografia|rassegna della letteratura|rassegna bibliografica|ricerca bibliografica|letture|ricerca|ricerche|fonti|bibliografia|interviste|dati|esperimenti|letture|registrazioni|appunti|questionari|materiale',
    route: 'percorso|itinerario|tappe|programma|giro|tracciato',
    seeds: 'semi|piantine|piante|bulbi|patate da seme|tuberi|zolle|albero|alberi|alberello|rose|siepe|piantina',
    seen: 'vist*|visitat*|guardat*|provat*|conosciut*|incontrat*|prove su strada|prova su strada|open day|sopralluogo|incontro informativo|serata informativa|open day',
    solicitor: 'avvocat*|notaio|commercialista|caf|consulente|patronato|appuntamento',
    songs: 'canzoni|canzone|brani|brano|pezzi|scaletta|programma|repertorio|musiche',
    staff: 'personale|dipendent*|aiutante|collaborat*|barista|cuoco|cuoca|commess*',
    stay: 'albergo|alberghi|hotel|alloggi*|appartamento|campeggio|piazzola|villaggio|agriturismo|ostello|ostelli|camera|camere|letti|casa|b b|villa|residence|rifugio|rifugi|baita|chalet|bungalow|casa vacanze|masseria|pensione|residenza|trullo|rifugi|posto letto|posto per dormire|bed and breakfast',
    suppliers: 'fornitor*|merce|produttor*|contadin*|grossista',
    teacher: 'insegnante|maestr*|istruttor*|prof|professor*|allenat*|autoscuola|scuola|relatore|relatrice|madrelingua',
    tests:
      'esami|analisi|preoperatori|lastre|risonanza|ecografia|accertamenti|certificato|certificato medico|visita|visita medica|vaccin*|test|esame dell udito|esame della vista|esame del sangue|prericovero|biopsia|holter|elettrocardiogramma|cardiologo|certificato di lingua|elettro*',
    theory:
      'teoria * passata|teoria passata|teoria superata|teoria fatta|teoria * * passata|passat* * teoria|superat* * teoria|teoria * * fatta|foglio rosa',
    tickets: 'bigliett*|posti|abbonament*|ingress*',
    topic: 'argomento|titolo|tema|domanda|libro|libri',
    tradesperson:
      'impresa|ditta|muratore|muratori|installatore|elettricista|idraulico|artigian*|falegname|imbianchino|tecnico|squadra|giardiniere|piastrellista|fabbro|marmista|agenzia funebre|carrozziere|meccanico|restauratore|restauratrice|serramentista|parchettista|operai|pittore|vetraio|spazzacamino|caldaista|agenzia|posatore|decoratore',
    transport:
      'volo|voli|treno|treni|traghett*|pullman|aereo|bigliett*|viaggio|auto a noleggio|macchina a noleggio|camper|furgone|barca|passaggio|agenzia|biglietti aerei|auto|macchina|pulmino',
    valuation: 'perizia|valutazion*|stima|stime',
    van: 'furgone|traslocator*|ditta di traslochi|camion|ditta dei traslochi',
    works:
      'il tetto c e|tetto * fatto|muri * su|i muri sono su|lavori * cominciati|lavori * iniziati|lavori * * cominciati|lavori * * iniziati|lavori cominciati|lavori iniziati|lavori in corso|cantiere aperto|muratori * cominciato|muratori * iniziato|il grezzo * finito|grezzo * fatto|fondamenta * fatte',
  },
}
