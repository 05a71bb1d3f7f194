import type { Thing } from '../templates/signs.ts'

/** Italian words for what goals of papers and money are about. */
export const thingsOfPapers = {
  bill: 'donare al mese|dare al mese|donare ogni mese|donazione mensile|donazione regolare|adozione a distanza|adottare a distanza|adottare un bambino a distanza|sostegno a distanza|5x1000|tari|bollo|bollo auto|multa da pagare|retta|rata|rate condominiali|spese condominiali|canone|bollettino|f24|imu|acconto|saldo|affitto di *|mensa scolastica|tassa universitaria|tasse universitarie',
  budget:
    'bilancio familiare|bilancio di casa|budget|budget familiare|spese di casa|le spese|conti di casa|i conti|finanze|investimenti|investire|spese fisse|spendere meno|spendo troppo|tagliare le spese|investire i risparmi|investire un po di risparmi|cominciare a investire',
  citizenship:
    'cittadinanza|naturalizzazione|carta di soggiorno|residenza permanente|giuramento|diventare cittadino italiano|diventare cittadina italiana',
  debt: 'debito|debiti|finanziamento dell auto|rate|carta di credito|scoperto|fido|conto in rosso|carta revolving|revolving|nei debiti|i miei debiti',
  estate:
    'successione|pratica di successione|pratiche di successione|dichiarazione di successione|eredita|pratiche dell eredita|eredita di *|eredita del *|eredita della *|le carte dopo la morte di *|carte dopo la morte|pratiche dopo la morte|documenti dopo la morte|burocrazia dopo la morte|sistemare le carte dopo la morte',
  form: 'cambiare cognome|cambiare il cognome|cambiare il mio cognome|cambio cognome|cambio di cognome|cambiare nome|cambiare il nome|cambiare il mio nome|cambio di nome|pensione di reversibilita|pensione ai superstiti|pensione di invalidita|assegno sociale|delega|delega per *|delega a *|bonus|assegno unico|raccomandata|procura|procura per *|procura a *|documenti per *|carte per *|pratica|pratiche|modulo|moduli|inps|104|invalidita|accompagnamento|naspi|lettera al comune|permesso al comune|permesso dal comune|permesso del comune|autorizzazione del comune|autorizzazione al comune|suolo pubblico|tessera elettorale|permesso ztl|graduatoria|graduatorie|esenzione|esenzione ticket|voltura|volture|permesso di costruire|bonus mobili|detrazioni|domanda di disoccupazione|domanda di invalidita|domanda per il bonus|cambio medico|cambiare medico|fattura|fatture|fatturare|erasmus domanda|sostegno a scuola|pdp|bes|cambio nome|ricorso multa|domanda pac|riconoscere il mio diploma|riconoscimento del titolo|riconoscimento del diploma|equipollenza|reversibilita|isee|ottenere il permesso|permesso per *|assegno di mantenimento|legge 104|casa popolare|alloggio popolare|case popolari|riscatto della laurea|riscattare la laurea|riscattare gli anni di laurea|riscatto degli anni di laurea|riscattare gli anni|amministrazione di sostegno|amministratore di sostegno',
  grievance:
    'fare causa|far causa|davanti al giudice di pace|recuperare la caparra|recuperare i soldi|riavere la caparra|riavere i soldi|farmi restituire|farmi ridare|reclamo|reclami|rimborso|rimborsi|chiedere il rimborso|farmi rimborsare|farsi rimborsare|farci rimborsare|risarcimento|chiedere indietro|soldi indietro|caparra indietro|sollecitare|segnalare|segnalazione|lamentarmi con *|denuncia di sinistro|denuncia del sinistro|denunciare il sinistro|sinistro|diffida',
  insurance:
    'assicurare la|assicurare il|assicurare l|assicurare i|assicurazione|polizza|assicurazione auto|polizza auto|assicurazione casa|assicurazione sulla vita|rc auto',
  loan: 'mutuo prequalificato|delibera del mutuo|preventivo di mutuo|prestito|un prestito|finanziamento auto|cessione del quinto|surroga|delibera|prestito per *|chiedere un prestito|chiedere un finanziamento',
  mortgage: 'mutuo|mutui',
  papers:
    'patente internazionale|permesso internazionale di guida|passaporto|passaporti|carta d identita|carta di identita|permesso di soggiorno|tessera sanitaria|spid|cie|certificato di nascita|certificato di residenza|certificato anagrafico|stato di famiglia|pubblicazioni di matrimonio|pubblicazioni di nozze|pubblicazioni in comune|denuncia di nascita|dichiarazione di nascita|denunciare la nascita|dichiarare la nascita|registrare la nascita|pec|rinnovo della patente|rinnovare la patente|rinnovo patente|patente scaduta|rinnovare i documenti|rifare i documenti|documenti scaduti|documenti nuovi|codice fiscale|certificato penale|porto d armi|cambio di residenza|cambio residenza|cambiare residenza|cambiare la residenza|trasferire la residenza|prendere la residenza|licenza di pesca|firma digitale|chiedere la residenza|spostare la residenza|residenza a *|tessera dell autobus|abbonamento dell autobus|patente di pesca|licenza di caccia|tesserino venatorio|carta argento',
  pensionCheck:
    'controllare la pensione|controllare la mia pensione|controllare la nostra pensione|pensarci alla pensione|pensare alla pensione|capire la pensione|capire quando vado in pensione|verificare la pensione|contributi|estratto contributivo|estratto conto contributivo|riscatto della laurea|riscatto laurea|pensione integrativa|fondo pensione|previdenza|tfr|quando posso andare in pensione|quando andro in pensione|quando vado in pensione|quanto mi manca alla pensione|quanto prendero di pensione|quanto prenderemo di pensione|quanto avro di pensione|quanto sara la mia pensione|calcolare la pensione|simulare la pensione|previsione della pensione',
  registration: 'partita iva|iscrizione alla camera di commercio|registrare la ditta|registrare l azienda',
  retirement:
    'pensione|andare in pensione|pensionamento|pensionarmi|vado in pensione|smettere di lavorare|prepensionamento',
  subscription:
    'abbonamento|abbonamenti|iscrizione alla palestra|palestra abbonamento|netflix|sky|spotify|amazon prime|rid|addebiti|rivista|dazn|abbonamento in palestra',
  supplier:
    'gestore|gestore di luce|fornitore|luce e gas|bollette|bolletta|operatore|operatore telefonico|adsl|fibra di casa|conto corrente|conto in banca|conto deposito|rc auto|piano telefonico|contratto del telefono|contratto luce|tariffa|offerta telefonica|utenze|banca|internet|luce|gas|conto vecchio|vecchio conto|conto',
  tax: 'documenti per il 730|carte per il 730|documenti per la dichiarazione|carte per la dichiarazione|documenti per il commercialista|carte per il commercialista|documenti per il caf|carte per il caf|tasse|dichiarazione dei redditi|dichiarazione redditi|730|modello unico|modello redditi|imposte|iva|irpef|acconto iva|dichiarazione iva|commercialista|fisco|fiscale|precompilata|denuncia dei redditi|redditi|agenzia delle entrate',
  visa: 'visto|visti|permesso di lavoro|visto di lavoro|visto di studio|visto turistico|esta|green card|ricongiungimento familiare|ricongiungimento',
  will: 'testamento|fare testamento|disposizioni anticipate|dat|biotestamento',
  account:
    'conto corrente|conto cointestato|conto deposito|conto in banca|conto bancario|conto per la pro loco|conto per l associazione|conto dell associazione|conto per il circolo|conto per la squadra|conto per il coro|conto per i figli|conto per i bambini|conto per mio figlio|conto per mia figlia',
  theirDriving:
    'guidare piu|non guidare|non guidi piu|smettere di guidare|smetta di guidare|guida ancora|chiavi della macchina|chiavi dell auto|consegnare la patente|togliere la patente|restituire la patente|lasciare la macchina|lasciare l auto|non deve guidare',
} satisfies Partial<Record<Thing, string>>
