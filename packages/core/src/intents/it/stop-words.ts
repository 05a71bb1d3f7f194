/** Words that a wish may begin with before its verb. */
export const polite: readonly string[] = [
  'ciao|salve|buongiorno|buonasera|ehi|hey|ok|allora|e|poi|gentilmente|cortesemente|grazie|dai|senti|scusa|mi|ti|dispiacerebbe|puoi|potresti|puo|potrebbe|vorrei|voglio|devo|dovrei|dovresti|bisogna|dobbiamo|volevo|adesso|ora|anche',
  'fammi|facci|aiutami =*are|*ere|*ire',
  'per favore|piacere|cortesia',
  'riesci|riusciresti a',
  '(ho|mi sono) (dimenticato|dimenticata|scordato|scordata) di',
  'vorrei che tu',
  'ti prego',
  'mi piacerebbe',
  '(ho|avrei) bisogno di',
  'saresti cosi gentile da',
]

/** What wishes begin with: in patterns their endings are free, and of a slip the whole word must be known. */
export const imperatives: readonly string[] =
  'sposta spostami rimanda anticipa posticipa cancella elimina togli rimuovi annulla aggiungi inserisci crea metti segna fissa prenota prenotane prenotami rinomina allunga accorcia prolunga copia duplica ricordami'.split(
    ' ',
  )

/** Words that are said to somebody, and ask for nothing; a text of nothing else is no question. */
export const smallTalk: readonly string[] = [
  'ciao|salve|ehi|hey|ok|okay|bene|benissimo|perfetto|ottimo|grazie|mille|tante|prego|arrivederci|buongiorno|buonasera|buonanotte|tanto|e|allora|beh|dai',
  'buon giorno',
  'buona sera|giornata|notte|serata',
  'come (va|stai|butta|te la passi)',
  'tutto (bene|a posto|ok)',
  'ci sei',
  'sei (un|una|il|la)? (tesoro|grande|mito|gentile|bravo|brava|meglio|migliore)',
  'per (adesso|ora|oggi)',
  'e tutto',
  'basta cosi',
  'a dopo|presto|domani',
]

/** Italian words that say nothing about which events are meant, folded. */
export const stopWords = `
praticamente sostanzialmente comunque idealmente diciamo controlla controlli controllare controllarmi verifica verifichi verificare guarda guardi guardare ce po un pochino quei quegli pero anzi no quell tornando vabbe beh ah oh eh boh sempre inizio importante importanti differenza distanza sbaglio bello bella bel intendevo a ad al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall di del dello della dei degli delle dell d in
nel nello nella nei negli nelle nell con col coi su sul sullo sulla sui sugli sulle sull per tra fra sotto il lo la i gli le l
un uno una e ed o od ma se che chi cui non piu meno molto poco tanto come dove quando quanto quanti quanta quante quale
quali cosa cos perche mi ti si ci vi me te lui lei noi voi loro io tu mio mia miei mie quest resto resti restiamo resta restero rimango rimaniamo rimarro stiamo staremo tuo tua tuoi tue suo sua nostro
nostra nostri nostre questo questa questi queste quello quella quelli quelle quel ne c anche pure inoltre ancora gia poi ora adesso
allora invece proprio solo sono sei siamo siete ero eri era eravamo erano saro sara saremo saranno essere stato stata
stati state ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano avro avrai avra avremo avranno avere avuto
avuta devo devi deve dobbiamo devono dovrei dovro dovere posso puoi puo possiamo possono potrei potresti potremmo potuto
voglio vorrei vuoi vorremmo volevo vado vai va andiamo andate vanno andare andato andata andati andro andremo andavo
faccio fai fa facciamo fanno fare fatto fatta faro faremo vedo vedere vedi visto vista vediamo vedro so sai sapere
sappiamo dimmi dirmi dire dici dicci mostrami mostra mostrarmi mostrare elenca elencami elencare elenco lista trova trovami
trovare trovarmi trovi cerca cercami cercare fammi conta contami contare numero somma sommi sommami calcola calcoli calcolami totale tutto tutta tutti tutte ogni
qualche qualcosa qualcuno nessun nessuno niente nulla altro altra altri altre alcun alcuna evento eventi impegno impegni
appuntamento appuntamenti calendario agenda programma programmi programmato programmati programmata segnato segnata
segnati segnate fissato fissata fissati fissate previsto prevista previsti previste piani occasione occasioni cose
roba giorno giorni giornata giornate settimana settimane mese mesi anno anni data date ore minuti minuto tempo volta
volte spesso solito solitamente normalmente generalmente abitualmente periodo momento prossimo prossima prossimi prossime ultimo ultima ultimi ultime primo prima scorso scorsa
scorsi scorse passato passata passati dopo entro fino durante verso circa manca mancano mancherebbe resta restano libero
libera liberi libere disponibile disponibili occupato occupata occupati pieno piena pieni piene impegnato impegnata
impegnati impegnate peggiore peggiori carico carica tranquillo tranquilla tranquilli leggero leggera vuoto vuota calmo calma fitto fitta conflitto
conflitti sovrapposizione sovrapposizioni sovrapposti categoria categorie usata usate usato usati dammi dacci dammene
favore piacere grazie ciao salve buongiorno buonasera ehi hey ok okay sapresti riesci riesco gentilmente cortesemente
scusa aiutami aiutarmi aiuto tocca aspetta aspettano succede capita cade cadono iniziano inizia comincia finisce finiva finivano cominciava cominciavano iniziava iniziavano partiva partivano durava duravano
finiscono parte parto partiamo partire torno tornare rientrare ripartire rientro risultano risulta esiste esistono
ricorda ricordami ricordi capire stare sto stai sta staro staremo rispetto confronto trascorso trascorsa dedicato dedicate dedico
dedichero passo passa passano passero spendo speso spendero ritrovo fisso mattina mattino mattinata pomeriggio sera serata stasera
stamattina stanotte oggi domani ieri weekend presto tardi qui qua selezionati selezionate selezionato abbia abbiano
avessi sia siano media mediamente frequenza totali complessivamente complessivi tipo quindi insomma sapete cosi qual
quand mai riassumi riassumimi calendari riepilogo riepiloga panoramica tranne salvo abbastanza trascorrere passare
prossimamente recentemente recente futuri futuro prenotato prenotata prenotati avrei sarei sarebbe bisogno sere serate
mattine pomeriggi feriale feriali sabati domeniche lunedi martedi mercoledi giovedi venerdi sabato domenica finora sinora comincio venire sarebbero
iniziato iniziata cominciano cominciato partito partita ritorno messo messa messi messe troppo riassunto notti notte qnd qndo viene
vengono rimangono rimane com perso persi orario orari via fuori estero arrivo arriva arrivano dura durano durata durate durati durato finito
finisco scadono posto luogo li mentre finche andarci farli vederla vederlo subito cioe indirizzo facevo facevamo insieme stesso stessa contemporaneamente due sovrappone accavalla
accavallano cn nn xche xke preciso precisione esattamente precisamente potrebbe potrebbero leggere leggermi leggimi cortesia tiene tengono terra svolge svolgono svolgera gentile contemporanea completamente ristorante totalmente interamente singolo singola esco esci usciamo uscire fine lungo lunga lunghi lunghe corto corta breve dare dov atterro atterra atterriamo
cmq nn xke xche qst qsta qsto qlc ricordo normale normali tipica tipico solita solito entrambi entrambe vederci vedersi perdo tante tanti molte molti poche pochi perdiamo perdero perderemo salto saltiamo saltero salteremo
`
