import type { Language } from '../../language/index.ts'

const ITALIAN = `
a ad al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall di del dello della dei degli delle dell d in nel
nello nella nei negli nelle nell con col coi su sul sullo sulla sui sugli sulle sull per tra fra il lo la i gli le l un uno
una e ed o od ma se che chi cui non piu meno molto poco tanto come dove quando quanto quanti quanta quante quale quali cosa cos
perche mi ti si ci vi me te lui lei noi voi loro io tu mio mia miei mie tuo tua tuoi tue suo sua nostro nostra nostri nostre
questo questa questi queste quello quella quelli quelle quel ne c anche ancora gia poi ora adesso allora invece proprio solo
sono sei e siamo siete ero eri era eravamo erano saro sara saremo saranno essere stato stata stati state ho hai ha abbiamo avete
hanno avevo avevi aveva avevamo avevano avro avrai avra avremo avranno avere avuto avuta devo devi deve dobbiamo devono dovrei
dovro dovere posso puoi puo possiamo possono potrei potresti potremmo potuto voglio vorrei vuoi vorremmo volevo vado vai va
andiamo andate vanno andare andato andata andati andro andremo andavo faccio fai fa facciamo fanno fare fatto fatta faro faremo
vedo vedere vedi visto vista vediamo vedro so sai sapere sappiamo dimmi dirmi dire dici dicci mostrami mostra mostrarmi
mostrare elenca elencami elencare lista trova trovami trovare trovarmi trovi cerca cercami cercare vorrei fammi
sapere conta contami contare numero totale tutto tutta tutti tutte ogni qualche qualcosa qualcuno nessun nessuno niente nulla
altro altra altri altre alcun alcuna evento eventi impegno impegni appuntamento appuntamenti calendario agenda programma
programmi programmato programmati programmata segnato segnata segnati segnate fissato fissata fissati fissate previsto prevista
previsti previste piano piani occasione occasioni cose roba giorno giorni giornata giornate settimana
settimane mese mesi anno anni data date ora ore minuti minuto tempo volta volte spesso periodo momento prossimo prossima prossimi
prossime ultimo ultima ultimi ultime primo prima scorso scorsa scorsi scorse passato passata passati dopo entro fino
durante verso circa manca mancano mancherebbe resta restano libero libera liberi libere disponibile disponibili occupato
occupata occupati pieno piena pieni piene impegnato impegnata impegnati carico carica tranquillo tranquilla tranquilli
leggero leggera vuoto vuota calmo calma fitto fitta conflitto conflitti sovrapposizione sovrapposizioni sovrapposti categoria
categorie usata usate usato usati dammi dacci dammene favore piacere grazie ciao salve buongiorno buonasera ehi hey ok okay sapresti riesci riesco puoi gentilmente cortesemente scusa
aiutami aiutarmi aiuto tocca aspetta aspettano succede capita cade cadono iniziano inizia comincia finisce finiscono
parte parto partiamo partire torno tornare rientrare ripartire rientro risultano risulta esiste esistono ricorda ricordami ricordi capire ogni stare sto stai sta rispetto confronto
trascorso trascorsa dedicato dedicate dedico dedichero passo passero spendo speso spendero ritrovo fisso mattina mattino mattinata
pomeriggio sera serata stasera stamattina stanotte oggi domani ieri weekend presto tardi qui qua selezionati selezionate selezionato
abbia abbiano avessi ci sia siano media mediamente frequenza totali complessivamente complessivi tipo quindi insomma sapete cosi
qual quand mai riassumi riassumimi calendari vedere riepilogo riepiloga panoramica tranne salvo abbastanza fare trascorrere passare prossimamente recentemente recente futuri futuro prenotato prenotata prenotati avrei sarei sarebbe bisogno sere serate mattine pomeriggi sabati domeniche lunedi martedi mercoledi giovedi venerdi sabato domenica finora sinora comincio iniziato iniziata cominciato partito partita ritorno messo messa messi messe troppo riassunto notti notte recente qnd qndo viene vengono rimangono rimane com perso persi orario orari via fuori estero arrivo arriva arrivano dura durano durata finito finisco finiscono scadono
li ci andarci farli vederla vederlo subito segnato segnata cioe
dove posto luogo indirizzo facevo facevamo insieme stesso stessa contemporaneamente due sovrappone accavalla accavallano contemporanea lungo lunga lunghi lunghe corto corta breve dammi dare
`

const ENGLISH = `
a an the i me my mine myself we us our ours you your he she it its they them their this that these those and or but if of in on
at by to from for with about as into over under up down off out so than then too very just also only again here there
where when what which who whom whose why how is am are was were be been being do does did done doing don doesn didn have has had
having haven hasn ve d s ll m re t can could will would shall should may might must won wouldn cannot not no nor any anything
something nothing some all every each both more most less least other others another few many much lot lots event events
appointment appointments thing things stuff calendar schedule scheduled agenda plan plans planned planning plate diary booked set
entry entries item items day days date dates week weeks month months year years time times hour hours minute minutes long
often ever never yet already now soon next last past previous upcoming coming first before after until till since during
between within within past left remain remaining remains free available availability open busy busiest calm calmest quiet quietest
light lightest full fullest empty emptiest packed heavy heaviest conflict conflicts overlap overlaps overlapping
clash clashes category categories used using give please thanks thank hi hello hey ok okay tell show list find search look looking give get got go going
goes went gone see seeing saw seen know need want wanted like let lets happening happen happens happened occur occurs doing spend
spent spending count number total totals far away morning afternoon evening night tonight today tomorrow yesterday weekend weekends
supposed due meet kind kindly possible possibly able anybody anyone someone am pm average averagely frequently usually
selected ones one total altogether overall currently take takes start starts begin begins end ends does my on come comes up
again visit visited visiting been attend attending mind wondering wonder could remind overview rundown summary looks chance perhaps maybe recently recent future later instead rather everything whats whens through walk run show whole summarise summarize summary brief leave leaving back pay finish finishes finished ending last lasts still already so
straight right wheres place restaurant venue located location address same earliest latest wen once twice actually nights night recently overbooked off start started began two three both together miss missed taken per average around abroad town evenings mornings afternoons nights longest shortest while saturdays sundays mondays tuesdays wednesdays thursdays fridays
`

/** Words that say nothing about which events are meant, folded. */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set(ITALIAN.trim().split(/\s+/u)),
  en: new Set(ENGLISH.trim().split(/\s+/u)),
}

/** Whether a folded word says nothing of the kind in any language. */
export const isStopWord = (word: string): boolean => Object.values(STOP_WORDS).some((words) => words.has(word))
