/**
 * Italian words that change nothing of what is asked, folded: those that join, that stand for somebody or something, that help a
 * verb; verbs that say of anything that it is, and nouns for any event; and what is said to be polite, or not to be too exact.
 */
export const fillers = `
quei quegli pero anzi ah eh beh vabbe a ad al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall di del dello della dei degli delle dell d in nel
nello nella nei negli nelle nell con col coi su sul sullo sulla sui sugli sulle sull per tra fra durante fino il lo la i gli
le l un uno una e ed o od ma se che chi cui mi ti si ci vi me te io tu lui lei noi voi loro ne c li mio mia miei mie tuo tua
tuoi tue suo sua suoi sue nostro nostra nostri nostre questo questa questi queste quest quello quella quelli quelle quel
qualcuno quale quali qual quanto quanti quante quanta quando quand qnd dove dov cosa cos come com perche sono sei siamo siete
ero eri era eravamo erano saro sara saremo saranno essere stato stata stati state so ho hai ha abbiamo avete hanno avevo
aveva avevamo avro avremo avere avuto avuta avrei avremmo sarei sarebbe devo dobbiamo dovere posso puoi puo possiamo potrei potresti potrebbe potrebbero
vorrei voglio vuoi sto sta stiamo stare vado va andiamo andro andremo andare andato andata andati andate faccio fai fa
facciamo faro faremo fare fatto fatta vedo vedere visto vista vediamo viene vengono passo passa passano passare tengo tiene
tengono svolge svolgono tocca cade cadono passero passeremo parto parte partiamo partire torno tornare dedico trascorro trova trovo trovi trovami
trovare dimmi dirmi dire dici fammi mostrami mostra mostrare elenca elencami lista dammi sai sapere sapresti leggere leggimi
leggermi calcola calcolami conta contami evento eventi impegno impegni appuntamento appuntamenti cose roba voce voci agenda
calendario programma programmi programmato programmati previste previsti segnato segnati segnate fissato fissati volta volte
tempo qualcosa qualche anche pure inoltre ancora gia poi allora invece proprio solo quindi insomma circa piu meno tipo cosi ora adesso
attualmente caso sempre importante importanti sbaglio bello bella bel favore piacere cortesia gentilmente grazie ciao salve buongiorno buonasera ehi ok okay scusa bene forse magari
davvero esattamente precisamente totale complessivamente solito solitamente normalmente generalmente occupato occupata
occupati impegnato impegnata impegnati pieno piena date data orario orari abbastanza ricordi ricorda riesco riesci anni
inizia comincia iniziano cominciano completamente totalmente interamente singolo singola esco esci usciamo uscire occupate impegnate oh no terra tutto x categoria categorie
praticamente sostanzialmente comunque idealmente segnata diciamo controlla controlli controllare controllarmi verifica verifichi verificare guarda guardi guardare ricordami ce po un pochino messo messa normale normali tipica tipico solita rientro ritorno partenza restano resta rimangono rimane avanzano cmq nn xke xche xk qlc ricordo
`

/** Italian words that name nothing, and only make wider what is asked where they are left out, folded. */
export const light =
  'perso persa persi perse perdo perdiamo perdero perderemo salto saltiamo saltero salteremo lungo lunga lunghi lunghe durate durati previsto prevista feriali ristorante locale'
