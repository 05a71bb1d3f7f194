import type { PartClassWords } from '../reading/part-words.ts'
import type { PartClass } from '../templates/part-classes.ts'

/** Italian words by which is told what has to be done about a part of a goal, and what is said of it. */
export const partClassWords: Readonly<Record<PartClass, PartClassWords>> = {
  order: {
    things:
      'lett[oi]|lettino|culla|divan[oi]|poltron[ae]|sedi[ae]|tavol[oi]|scrivani[ae]|armadio?|libreri[ae]|mensol[ae]|materass[oi]|tappet[oi]|piastrell[ae]|sanitari|mobil[ei]|paviment[oi]|parquet|finestr[ae]|infissi|port[ae]|caldaia|termosifon[ei]|forno|frigo|frigorifero|lavastoviglie|lavatrice|lavandino|vasca|doccia|lampad[ae]|luci|manigli[ae]|casetta|serra|passeggino|seggiolino|bici|biciclett[ae]|tend[ae]|abit[oi]|vestit[oi]|fedi|anelli|cornic[ei]|computer|etichett[ae]|bigliett[oi] da visita|imballaggi|elettrodomestici|pannell[oi]|specchio?|stamp[ae]|torta|bomboniere',
    verbs: 'ordinare|misurare|stampare|stamparl[oaie]|farl[oaie] stampare',
    note: 'Misure, confronti e ordine: chiedi quanto ci mette ad arrivare.',
  },
  buy: {
    things:
      'scarpe|scarponi|zain[oi]|vestiti|giacca|guanti|cibo|bevande|ingredienti|spesa|semi|bulbi|terriccio|vas[oi]|regal[oi]|bigliettini|quadern[oi]|matite|cancelleria|grembiule|festoni|addobbi|decorazioni|palloncini|candel[ae]|lana|filo|stoff[ae]|pennelli|giochi|ciotol[ae]|guinzaglio|collare|cuccia|casco|muta|medicine|materiale|materiali|attrezzatur[ae]|attrezzi|corredino|merce|fornello|regalini|cartin[ae]',
    verbs: String.raw`comprare|comprarne|comprarsene|prenderne|ritirare|procurar\S*`,
    note: 'Una lista con misure e quantità, poi un solo giro di negozi.',
  },
  find: {
    things:
      'elettricist[ai]|idraulic[oi]|murator[ei]|imbianchin[oi]|piastrellist[ai]|falegname|giardinier[ei]|geometra|architett[oi]|fotograf[oi]|band|dj|musicist[ai]|orchestra|fiorist[ai]|fioraio|catering|parrucchier[ea]|traslocatori|spedizione|babysitter|tata|avvocat[oi]|notaio|commercialist[ai]|consulent[ei]|agenzi[ae]|insegnant[ei]|maestr[oa]|allenator[ei]|animator[ei]|animatrice|animazione|mago|guid[ae]|badant[ei]|correttor[ei]|traduttor[ei]|grafico|tipografia|volontari|aiutanti|capi|autist[ai]|arbitr[oi]|bagnin[oi]|accompagnator[ei]|giudic[ei]|regist[ai]|tesorier[ei]|segretari[oa]|pianist[ai]|fornitor[ei]|sponsor|meccanic[oi]|cuoc[oh][ie]?|testimoni?e?|relator[ei]|garante|soci[oa]|macchine per il viaggio',
    verbs: String.raw`trovare|cercare|assumere|incontrare|sentire|farl[oaie] (?:isolare|coibentare|imbiancare|piastrellare|riparare|sistemare|installare|montare|stimare|pulire)`,
    note: 'Confronta due o tre possibilità, poi fissa: le migliori vanno via presto.',
  },
  papers: {
    things:
      'vist[oi]|passaport[oi]|permess[oi]|patente|assicurazion[ei]|polizz[ae]|certificat[oi]|iscrizion[ei]|domand[ae]|modul[oi]|referenze|preventiv[oi]|contratt[oi]|mutuo|prestito|residenza|autorizzazion[ei]|tasse|testamento|att[oi]|traduzion[ei]|apostille|pension[ei]|document[oi]|carte|pratica|pratiche|disdetta|successione|nie|inps|tfr|cila|detrazioni|conto|tassa|bollo|scuola|nido|asilo|aire|scia',
    verbs: String.raw`rifare (?:la tessera|la patente|il passaporto|la carta|i documenti|lo spid|l['’]isee)|cambiare (?:medico|pediatra|residenza)|chiedere|richiedere|rinnovare|iscriver\S*|presentare|registrare|consegnare`,
    note: 'Che cosa vogliono vedere, quanto costa, quanto ci mettono: comincia da quello più lento.',
  },
  book: {
    things:
      'sala|chiesa|ristorante|gonfiabil[ei]|animazione|truccabimbi|zucchero filato|albergo|alberghi|hotel|ostello|campeggio|location|villa|alloggio?|appartamento|vol[oi]|treno|treni|traghetto|bigliett[oi]|pullman|pul[l]?mino|trasport[oi]|furgone|posto|dentista|pediatra|piazzol[ae]',
    verbs: 'prenotare|fissare|noleggiare|organizzare',
    note: 'Confronta e prenota per tempo; annota fino a quando si può disdire.',
  },
  tell: {
    things:
      'inviti|partecipazioni|invitati|appuntament[oi]|banca|utenze|luce|gas|internet|telefono|posta|indirizzo|vicini|saluti|medico',
    verbs:
      'trovare casa ai|trovare casa alle|trovare casa al|trovare casa alla|trovare una casa ai|trovare una famiglia|invitare|dire|avvisare|chiamare|scrivere a|sentire|salutare|ringraziare|disdire|cambiare gestore',
    note: 'Scrivi o chiama, e segna chi ha risposto.',
  },
  write: {
    things:
      'capitol[oi]|introduzione|conclusion[ei]|discorso|lettur[ae]|cv|curriculum|letter[ae]|locandin[ae]|programma|menu|diapositive|sito|volantin[oi]|lista|copione|portfolio|linkedin|articol[oi]|post|tesina|relazione|scaletta|bibliografia|test[oi]|catalog[oi]|grafica',
    verbs: 'scrivere|aggiornare|sistemare il cv|rivedere|progettare',
    note: 'Una prima versione presto; poi falla leggere a qualcuno.',
  },
  learn: {
    things:
      'scale|bran[oi]|pezz[oi]|canzon[ei]|verbi|grammatica|vocaboli|coreografia|teoria|tecnica|allenament[oi]|eserciz[io]+|matematica|inglese|scienze|storia|geografia|latino|diritto|statistica',
    verbs: String.raw`imparare|studiare|allenar\S*|ripassare|recuperare|provare|esercitar\S*`,
    note: 'Poco e spesso, in giorni fissi; segna quello che riesce.',
  },
  sell: {
    things: '.* (?:l[oaie]|l) (?:vendo|vendiamo|venderemo|venderei|metto in vendita|mettiamo in vendita)|vendita',
    verbs: 'vendere|metter(?:e|l[oaie]) in vendita|affittare',
    note: 'Un prezzo, belle foto e un testo onesto: possono volerci settimane.',
  },
  save: {
    things: 'risparmi',
    verbs: 'risparmiare|raccogliere i soldi|raccogliere i fondi|raccogliere fondi|estinguere|finire di pagare',
    note: 'Un tanto al mese, messo via appena arriva.',
  },
  work: {
    things:
      'demolizion[ei]|impianti|impianto|muratura|piastrellatura|intonaco|imbiancatura|tinteggiatura|pittura|pulizi[ae]|isolamento|tetto|grondai[ae]|recinto|recinzione|mur[oi]|soffitto|carrozzeria|motore|freni|siepe|prato|potatura|montaggio|album',
    verbs:
      'dipingere|rifare|salvare|imbiancare|carteggiare|levigare|sverniciare|lucidare|aggiustare|riparare|sistemare|costruire|montare|smontare|svuotare|pulire|riordinare|potare|tagliare|riseminare|seminare|piantare|posare|sostituire|cambiare|cucire|lavare|annaffiare|raccogliere|spaccare|spalare|fare la legna',
    note: 'Materiale e attrezzi pronti dal giorno prima; ci vuole quasi sempre più tempo del previsto.',
  },
  pack: {
    things: 'valigi[ae]|bagagli',
    verbs: String.raw`caricare|impacchettare|annaffiare|(?:fare|preparare) (?:la |le )?valig\S+`,
    note: 'Con una lista, così non resta indietro niente.',
  },
}
