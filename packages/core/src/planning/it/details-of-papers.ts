import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfPapers as names } from '../templates/details-of-papers.ts'

/** Italian words for papers and money: which paper it is, who is covered, and what there is already. */
export const detailsOfPapers: Pick<PlanningWords['details'], (typeof names)[number]> = {
  birthPaper:
    'denuncia di nascita|dichiarazione di nascita|denunciare la nascita|dichiarare la nascita|registrare la nascita',
  byDescent:
    'per discendenza|iure sanguinis|discendenza|dei miei antenati|dei miei bisnonni|per linea di sangue|tramite il mio bisnonno|tramite mio nonno|tramite mia nonna|tramite la mia bisnonna|tramite i miei *|dal mio bisnonno|dal bisnonno|del bisnonno|del mio bisnonno|di mio nonno|di mia nonna|dei nonni|avo italiano|antenato|antenati',
  councilPermit:
    'permesso al comune|permesso dal comune|permesso del comune|autorizzazione del comune|autorizzazione al comune|suolo pubblico|chiusura della strada|chiudere la strada',
  digitalId: 'spid|firma digitale|pec',
  inPrinciple: 'prequalificato|predelibera|delibera|delibera del mutuo|preventivo di mutuo',
  insured:
    'sinistro|denuncia di sinistro|assicurazione|polizza|grandine|perdita d acqua|tubo rotto|incidente|tamponamento|furto|danni del temporale|danno d acqua',
  lostPaper: 'rubat*|smarrit*|ho perso|hanno rubato|duplicato|furto|smarrimento',
  manyDebts: 'debiti|dai debiti|tutti i debiti|i miei debiti|tutte le rate',
  marriageNotice: 'pubblicazioni|pubblicazioni di matrimonio|pubblicazioni di nozze',
  newDriver: 'neopatentat*|appena patentat*|patente da poco|prima macchina|prima auto',
  onceMarried:
    'dopo il matrimonio|dopo le nozze|dopo il nostro matrimonio|dopo sposati|dopo che ci sposiamo|dopo che mi sposo|quando ci sposiamo|quando mi sposo|una volta sposati|una volta sposata',
  newName: 'cambiare cognome|cambio cognome|cambio di cognome|cambiare nome|cambio nome|cambio di nome',
  jobEnds:
    'contratto finisce|contratto scade|contratto mi scade|contratto termina|finisce il contratto|scade il contratto|mi scade il contratto|ultimo giorno di lavoro|finisco il contratto|fine contratto',
  noLanguageTest: 'permesso di lungo periodo|soggiornante di lungo periodo|lungo soggiornante|accordo di integrazione',
  overpaid: 'rata piu alta|versamenti in piu|versare di piu|estinzione parziale',
  proxy: 'procura|procura speciale|procura generale|procura notarile',
  renounced: 'rinunciare|rinuncia|rinunciamo',
  residenceMove:
    'cambio di residenza|cambio residenza|cambiare residenza|cambiare la residenza|chiedere la residenza|spostare la residenza|trasferire la residenza|prendere la residenza|residenza a *',
  switchLoan: 'surroga|surrogare|rinegoziare|rinegoziazione|cambiare mutuo|spostare il mutuo',
  tyres: 'gomme|pneumatici',
  clubAccount:
    'conto per la pro loco|conto per l associazione|conto corrente per l associazione|conto dell associazione|conto per il circolo|conto corrente per il circolo|conto per la squadra|conto per il coro|conto corrente per la *|conto corrente per il *',
  invoices:
    'fattura a tutti|fatture ai clienti|fatturare|emettere le fatture|mandare le fatture|fare le fatture|fatture',
  settled: 'settled status',
  isee: 'isee|dsu',
  cardAlso: 'carta d identita|carta identita|cie',
  drivingAbroad: 'patente internazionale|permesso internazionale di guida',
  bringFamilyHere:
    'ricongiungimento|portare qui *|far venire *|portare la mia famiglia|portare mia moglie|portare mio marito',
  gunLicence: 'porto d armi|fucile|licenza di caccia|patentino di caccia',
  newDoctor:
    'medico nuovo|nuovo medico|cambiare medico *|cambiare il medico *|cambiare pediatra|scegliere il medico di base|medico di base nuovo|nuovo medico di base|nuovo pediatra',
  civilCopy:
    'certificato di nascita|certificato di matrimonio|certificato di morte|estratto di nascita|atto di nascita',
  taxLate: 'in ritardo|gia in ritardo|scaduta|scaduto|ravvedimento|sanzione|sanzioni|tardiva|dell anno scorso',
  taxArrears:
    'tasse arretrate|imposte arretrate|arretrati|cartella esattoriale|cartelle esattoriali|una cartella|le cartelle|rottamazione|avviso bonario|agenzia delle entrate riscossione|debito con l agenzia *|debiti col fisco|debito col fisco',
  pensionOfOther:
    'pensione di mio padre|pensione di mia madre|pensione di papa|pensione di mamma|pensione di mio marito|pensione di mia moglie|pensione del papa|pensione della mamma|pensione per mio padre|pensione per mia madre|pensione per papa|pensione per mamma|pensione dei miei',
  overdraft: 'dal rosso|in rosso|scoperto|fido|rosso in banca',
  newPension:
    'pensione complementare|pensione integrativa|pensione privata|previdenza complementare|previdenza integrativa|aprire un fondo pensione|fare un fondo pensione|iscrivermi al fondo pensione|iscrivermi a un fondo pensione|aderire al fondo *|aderire a un fondo *',
  claimsPension:
    'domanda di pensione|domanda per la pensione|presentare la domanda|presentare domanda|fare la domanda|fare domanda|e domanda|la domanda all inps',
  organicLand:
    'passare al biologico|passare al bio|convertire al biologico|convertire * * * * al biologico|convertire l azienda al biologico|convertire l azienda agricola al biologico|convertire l oliveto al biologico|convertire gli ulivi al biologico|convertire la vigna al biologico|convertire * al biologico|convertire * * al biologico|conversione al biologico|conversione biologica|certificazione biologica|certificazione bio|certificare bio|agricoltura biologica',
  homeWorker: 'colf|badante|baby sitter|babysitter|domestica|donna delle pulizie|collaboratrice domestica',
  homeLoan: 'mutuo',
  paidOffEarly:
    'in anticipo|anticipata|anticipatamente|estinguere il mutuo|estinguere il prestito|estinguere il finanziamento|tutto in una volta|in un colpo solo|in un unica soluzione',
  oneDebt: 'mutuo|prestito|finanziamento',
  addingUp:
    'contributi all estero|all estero|gestione separata|totalizzazione|cumulo|ricongiunzione|due casse|casse diverse|contributi in *|contributi sparsi|buchi|partita iva e *',
  dividesEstate: 'dividere|divisione|spartire|dividerci|a chi va che cosa',
  teacherMove:
    'trasferimento da scuola|trasferimento scuola|mobilita docenti|mobilita scuola|domanda di mobilita|trasferimento docenti|trasferimento insegno|trasferimento sono insegnante|trasferimento sono maestra|trasferimento sono docente|trasferimento * insegno|trasferimento * sono insegnante|trasferimento * sono maestra|trasferimento * sono docente|trasferimento * * insegno|trasferimento * * sono insegnante|trasferimento * * sono maestra|trasferimento * * sono docente|trasferimento * * * insegno|trasferimento * * * sono insegnante|trasferimento * * * sono maestra|trasferimento * * * sono docente|trasferimento * * * * insegno|trasferimento * * * * sono insegnante|trasferimento * * * * sono maestra|trasferimento * * * * sono docente',
  serviced: 'tagliando',
  scrapsOld: 'rottamare|rottamazione|demolire',
  onBehalf:
    'di mio padre|di mia madre|di papa|di mamma|per mio padre|per mia madre|per papa|per mamma|della nonna|del nonno|per la nonna|per il nonno',
  forStudies: 'universita|fuori sede|fuorisede|studente|studentessa|studenti|per gli studi|da universitari*',
  paidByItself:
    'bonifico ricorrente|bonifico automatico|bonifico periodico|addebito diretto|addebito automatico|domiciliare *|domiciliazione',
  behindWith:
    'arretrat*|rate arretrate|spese condominiali|rate del condominio|morosita|bollette arretrate|affitti arretrati|indietro con *',
  estateDone:
    'successione fatta|successione chiusa|successione e *|successione gia *|abbiamo fatto la successione|fatta la successione|dopo la successione|successione presentata|la successione c e',
  callCloses: 'bando|scade|scadenza|chiude|chiudono|termine|domande entro|iscrizioni entro|iscrizioni aperte',
  objects: 'oppormi|opporci|opposizione|osservazioni',
  ownFuneral: 'mio funerale|mie esequie',
  faults:
    'marmitta|freni|freno|spia|spie|faro|fari|fanale|tergicristallo|tergicristalli|sospensioni|ammortizzatori|perde olio|ruggine|parabrezza|frizione|clacson|scarico|guast*|rumore',
  everyYear: 'ogni anno|tutti gli anni|come sempre|come al solito|come ogni anno|dal 20*|come l anno scorso|da anni',
  tenancyOver:
    'subentr* nel contratto|subentr* al contratto|subentr* nell affitto|voltura del contratto d affitto|cessione del contratto d affitto|prendere il posto della coinquilina|prendere il posto del coinquilino',
  givesHome:
    'donare la casa|donare casa|donazione della casa|donare l appartamento|donare la nuda proprieta|intestare la casa a *|intestare la casa ai *|intestare l appartamento a *',
  estateDebts: 'debiti|debito|era indebitat*|aveva un prestito|cartelle esattoriali',
  unsteadyPay: 'precari*|partita iva|autonom*|tempo determinato|a termine|stagionale|a progetto|freelance',
  lessTax: 'meno tasse|risparmiare sulle tasse|abbassare le tasse|ridurre le tasse',
  eviction: 'sfrattare|sfratto|moros*|inquilino che non paga|inquilina che non paga|mandare via l inquilino',
}
