/**
 * Italian words for what people do at an hour of a day, with whom and where. None of them names a day; where another one
 * stands beside an hour, no day is assumed. One that ends in `-` stands for all words that begin so.
 */
export const everyday = [
  // Articoli preposizioni congiunzioni.
  'a ad al allo alla ai agli alle all da dal dai dagli dall- di del dei degli dell- d in nel nei negli nell-',
  'con col coi su sul sui sugli sull- per x senza presso verso sotto sopra fuori davanti accanto circa il lo la',
  'i gli le l un uno una e ed o ma anche come che chi cui se perche dove- cosa cose non ne ci vi si no ok',
  'grazie forse insieme',
  // Pronomi e possessivi.
  'io tu lui lei noi voi loro me te mi ti mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostr- vostr-',
  'quest- quel- altr- stess- tutt- qual- quant- niente molt- poco pochi po tant- piu solo sola soli qui ciao c',
  // Verbi comuni.
  'sono siamo ho hai ha abbiamo hanno essere avere fare facci- fai fanno fatto farsi farmi andare vado vai va',
  'andiamo vanno venire veng- vieni stare sto stai stiamo dare do diamo dire dico devo devi deve dobbiamo',
  'devono dovrei poss- puoi puo vogl- vuoi vorrei sapere so veder- vedo vedi vediam- sento senti- prend- mett-',
  'tenere tengo tieni lasci- togli- rest- aiut- serv- bisogn-',
  // Chiamare e scrivere.
  'chiam- richiam- contatt- scriv- rispond- invia- invio invit- manda- mando spedi- avvis- avvert- inform-',
  'comunic- parl- discut- chied- domand- inoltr- conferm- annull- disd- ricord- dimentic- salut- ringrazi-',
  'sollecit- spieg- propo- fiss- cambi- spost-',
  // Comprare e pagare.
  'compr- acquist- vend- ordin- prenot- prenotazion- paga- pago pagamento ritir- consegn- restituire noleggi-',
  'affitt- prestare prestit- versamento prelev- incass- fattur- rimbors- regal- bonific- cercare cerco cerca',
  'trov- provare provo prova prove',
  // Muoversi e portare.
  'porta- porto accompagn- passare passo passa passegg- arriv- partire parto partenz- tornare torno torna usci-',
  'esco esci entra- scend- salire aspett- incontr- visit- raggiung- recuper- parcheggi- guida- cammin- correre',
  'corro corrier- corsa caric- scaric- svuot- riemp- butt- alzare fermare fermat- ritrov-',
  // Verbi di casa e di cura.
  'puli- lava- lavo lavatrice lavanderia lavastoviglie stir- cucin- prepar- mangi- bere bevo bevut- assaggi-',
  'apparecchi- sparecchi- sistem- riordin- spazz- spazzatura stend- asciug- pieg- ripar- riparazion- aggiust-',
  'sostitu- sostituzione montare montaggio monto smont- imbianc- vernic- dipin- trasloc- scald- accend- spegn-',
  'aprire apro apri chiu- controll- misur- cura- svegli- dorm- ripos- rilass- vest- docc-',
  // Verbi di studio e lavoro.
  'studi- legg- impar- insegn- ripass- ripet- ripetizion- correggere iscriv- iscrizion- registr- compil- firm-',
  'stamp- fotocop- install- aggiorn- aggiornament- configur- attiv- verific- organizz- pianific- decid- finire',
  'complet- lavor- gesti- presenta- presentazione valut- approv- revision- negozi- tradu- raccogl- raccolt-',
  'distribu- timbr- archivi- ascolt- guard- suon- gioc- canto canti cantare ball-',
  // Salute persone.
  'dent- medic- dottor- oculist- ottic- pediatr- ginecolog- cardiolog- dermatolog- ortoped- fisioterap-',
  'fisiatr- psicolog- psicoterap- psichiatr- neurolog- urolog- otorino endocrinolog- gastroenterolog- oncolog-',
  'radiolog- chirurg- anestesi- allergolog- diabetolog- geriatr- ostetric- ortodont- igienist- osteopat-',
  'logoped- podolog- nutrizion- dietolog- dieta farmac- infermier- oss badant- massaggi- primario pazient-',
  'caposala terap-',
  // Salute visite e cure.
  'check checkup ecograf- radiograf- lastr- risonanz- analisi esam- sangue urine preliev- tampon- mammograf-',
  'test- colonscop- gastroscop- dialisi chemio flebo iniezion- punt- prescrizion- ricett- impegnativ- ticket',
  'refert- certificat- medicazion- vaccin- vaccinazion- pressione ricover- operazion- intervent- igiene',
  'impiant- occhi- collirio cerott- antibiotic- tachipirina pastigli- pillol- gocc- sciropp- aerosol insulin-',
  'vitamin- crema febbre influenz- tosse mal schien- ginocch- spall- pied- mano mani orecchi- gola pancia cuore',
  'pelle unghi- braccio gamb- riabilitazion- ginnastic- donazion- donare sedut- sessione malat- infortun-',
  'gravidanz- matern- allergi-',
  // Salute luoghi.
  'ambulator- ambulanz- ospedal- clinic- laborator- repart- sala sale pront- soccors- consultori- asl cup rsa',
  'sanitari- pannol- carrozz- lett-',
  // Casa mestieri.
  'idraulic- elettric- murator- falegnam- fabbr- giardin- giardinaggio tecnic- caldai- serrament- tapparell-',
  'zanzarier- geometr- architett- perit- amministra- amministrazione condomin- inquilin- colf domestic- donna',
  'donne babysitter baby sitter tata dogsitter disinfest- spurg- manutenzion- operai- artigian-',
  // Casa impianti e cose.
  'contator- gas luce acqua riscaldament- condizionator- termosifon- scaldabagno stuf- pellet legna legno tubo',
  'rubinett- bagno bagni bagnetto perdit- lampad- citofon- allarm- serratur- chiave chiavi finestr- vetro vetri',
  'tend- balcon- terrazz- tetto garage box cantin- ascensor- scale muro paviment- mobil- armadi- materass-',
  'divan- tavol- sedi- frigo frigorifer- forno asciugatrice aspirapolvere ferro bucato panni lenzuol- copert-',
  'tappet- rifiut- differenziat- umido carta carte plastica bidon- sacch- isola ecologic- discaric- ingombrant-',
  'cassett- attrezz- ferramenta brico sopralluog- ristruttur- casa appartament- camera camere cameretta stanz-',
  'salott- soggiorn- ingress- cortile portone piatt- bicchier-',
  // Negozi.
  'spesa spese supermercat- mercat- alimentar- panetteri- pane panin- fornai- macell- salumeri- pescheri-',
  'fruttivendol- rosticceri- pasticc- gelat- cartoleri- edicol- giornal- tabacch- profum- erborist- fiorai-',
  'fiori parrucch- barbier- barba capelli esteti- manicure pedicure ceretta tinta colore colori trucc- tatuagg-',
  'sart- calzolaio orlo centro commercial- botteg- magazzin- vetrin- commess- cassa cassier- client- scontrin-',
  'sconto reso offert- list- carrell- merce fornitor- rappresentant- inventar- shopping amazon ikea lidl',
  'esselunga coop decathlon vinted',
  // Abbigliamento e oggetti.
  'abit- scarpe magli- camici- pantalon- jeans gonna giacc- giubb- calz- costum- cappell- guant- bors- zain-',
  'valig- ombrell- orolog- giocattol- detersiv- pile batteri- portafogli- divis- sigar-',
  // Posta e consegne.
  'posta poste posto posti postin- postal- pacco pacch- raccomandat- busta buste francoboll- spedizione',
  // Auto e mezzi.
  'auto automobil- macchin- moto motor- scooter vespa bici biciclett- monopattin- camper camion- furgon-',
  'trattor- mezzi meccanic- gomm- elettrauto officin- autolavagg- benzin- ruot- freni olio tagli- mult- bollo',
  'patent- passagg- telepass autostrad- strada strade via viale piazza semafor- traffico taxi autist-',
  'autoscuol- istruttor- carro',
  // Treni voli viaggi.
  'autobus bus pullman tram metr- metropolitan- treno treni frecciarossa region- stazion- binari- bigliett-',
  'abbonament- aereo aeroport- volo voli imbarc- gate checkin navetta bagagl- passaport- traghett- barca viagg-',
  'hotel alberg- agriturism- campegg- terme spiagg- mare montagna lago piscin- campagn- paese citta gita tour',
  'bnb',
  // Scuola e universita.
  'scuol- scolastic- asil- nido elementar- medie superiori liceo istitut- universit- facolta aula class-',
  'maestr- professor- prof preside dirigent- bidell- segreta- segreteri- docent- tutor relator- alunn- student-',
  'compagn- lezion- corso corsi compit- interrog- interrogazion- tesi ricerc- relazion- progett- matematic-',
  'italian- ingles- francese tedesc- spagnol- latino greco stori- scienz- fisic- chimic- biolog- filosof-',
  'informatica econom- diritt- arte disegn- music- religi- bibliotec- libr- quadern- penn- appunt- pagell-',
  'colloqui- riceviment- udienz- consigli- mens- doposcuola assenz- erasmus tirocin- stage semin- conferenz-',
  'uni dipartiment- sostegno programm- merend- tema',
  // Lavoro.
  'uffici- riunion- meeting mtg call videocall videochiamat- videoconferenz- appuntament- brainstorming',
  'briefing standup daily weekly planning review demo slide report budget bilanci- preventiv- contratt- team',
  'squadr- grupp- turn- straordinar- reperibil- smartworking smart working remot- coworking cartell- stipend-',
  'permess- sindac- assemble- comitat- cda board verbal- deleg- procedur- pratic- document- file produzion-',
  'marketing legal- sito newsletter articol- feedback allineament- confront- stato follow up deploy bug task',
  'avanzament- paus- break lunch training workshop webinar formazion- sicurezz- audit ispezion- promemoria',
  'reminder nota note shooting redazion- cv selezion- fogli- grafic- dati',
  // Persone sul lavoro.
  'capo capi colleg- responsabil- dirett- direzion- manager president- soci- titolar- dipendent- consulen-',
  'agen- partner contabil- person- risors- uman- hr candidat- coordina- caposquadra designer fotograf-',
  'interpret- programmatore sviluppator- ingegner- operator- rider camerier- cuoco cuoca chef barist- pizzaiol-',
  'agronom- contadin- agricol- veterinar- custod- referent- ispettor- assessor- animator-',
  // Soldi e uffici pubblici.
  'banc- conto conti mutuo rata rate credit- soldi contant- assegn- tass- imu tari iva isee canone bollett-',
  'assicur- assicurazion- notai- atto rogit- compromess- immobil- visur- catast- avvocat- giudic- tribunal-',
  'causa commissar- prefett- poliz- poliziotto carabinier- caserm- vigile vigili pompier- finanz- comune',
  'comunal- municip- anagraf- provin- consolat- inps caf patronat- impieg- identita codice fiscal- residenz-',
  'spid pec digital- modul- ricors- denunci- dichiarazion- reddit- pension- contribut- bonus invalidita',
  'commission- assist- ricevut- paypal satispay deposit-',
  // Famiglia e amici.
  'mamm- papa babbo padre madre genitor- figli- fratell- sorell- nonn- zio zia zii zie cugin- nipot- marito',
  'moglie fidanzat- ragazz- moros- suocer- nuora genero cognat- parent- famigli- bambin- bimb- neonat- piccol-',
  'gemell- amic- vicin- ospit- coinquilin- ex signor- tipo tipa gente uomo adult- anzian- giovani coppi- raga',
  'parco parchi nanna pappa poppat- latte biberon ludotec-',
  // Sport e giochi.
  'sport- palestr- allena- allenamento calcio calcett- pallavol- volley basket rugby tennis padel ping pong',
  'golf nuot- acquagym crossfit pilates yoga zumba spinning fitness pesi stretching running jogging trekking',
  'escursion- arrampicat- sci sciare pattinaggio ciclis- bike karate judo boxe danz- hip hop tango salsa liscio',
  'equitazion- cavall- manegg- pesca caccia atletic- bowling bocce biliard- scacchi burraco briscola tombola',
  'fantacalcio mister coach trainer arbitr- campo campett- stadio spogliatoi- racchett- pallon- circol-',
  'meditazion-',
  // Musica teatro televisione libri.
  'coro corist- banda orchestr- pianofort- piano chitarr- violin- flaut- tromb- organo teatr- cine- film opera',
  'commedi- attor- regista tele televis- serie episod- telegiornal- tg radio podcast streaming quiz canal-',
  'netflix spotify dazn sky rai club poesi- muse- mostr- pittur- ceramic- disco- karaoke dj live local-',
  'videogioc- play playstation xbox audizion- strument-',
  // Religione e associazioni.
  'messa messe chies- parroc- parrocchiale prete preti don suor- frate vescov- sacerdot- sagrest- chierichett-',
  'catechis- oratori- rosario adorazion- preghier- pregare vespri confess- liturgi- benedizion- bibbia vangelo',
  'caritas scout volontar- associazion- onlus proloco croce protezion- civil- avis alpini bocciofil- tesor-',
  'tesser- quota banchetto gazeb- mosche- imam cultural- comunita salon- campane campanile cimiter- beneficenz-',
  'cooperativ- sezion-',
  // Pasti e locali.
  'pranz- cena cene cenare cenetta colazion- spuntin- aperitiv- apericen- apero ape brunch rinfresc- buffet',
  'caffe tisan- cappuccin- spritz birr- vino vini prosecco cocktail drink amaro succo bibit- pizza pizze',
  'pizzat- pizzeri- ristorant- osteri- enotec- bar pub mcdonald mc kebab sushi giappones- indian- messican-',
  'hamburger asporto take away catering menu grigliat- barbecue rimpatriat- chiacchier- picnic',
  // Alimenti.
  'antipast- pasta risott- riso lasagn- gnocch- tortellin- zupp- minestr- brodo sugo ragu carne pollo arrost-',
  'salsicc- prosciutt- salam- formagg- mozzarell- yogurt burro uova pesce insalat- verdur- pomodor- zucchin-',
  'basilico fagiol- fungh- patat- frutt- mele banan- aranc- limon- fragol- uva dolc- torta torte biscott-',
  'cioccolat- cornett- brioche focacci- piadin- tramezzin- toast crostat- tiramisu zuccher- farin- lievit-',
  'marmellat- miele ghiaccio spaghett- polpett- polent- fritt- vegan- vegetarian- glutine scongel- impast-',
  'inforn- freezer',
  // Animali giardino campagna.
  'cane cani gatto gatti cucciol- conigl- acquari- toelettat- guinzagli- crocchett- canil- animal- prato erba',
  'siepe orto vasi terra terreno semi concim- irrig- annaff- innaff- zapp- pota- piant- tosaerba alberi vigna',
  'vigneto olive frantoi- stall- mucc- vitell- maial- pecor- gallin- pollai- fieno arare mungere mungitura',
  'trattament- diserb- caseific- api recint- grano travas- aziend- bosco cantier- cemento ponteggi-',
  // Telefono e computer.
  'telefon- cellular- smartphone computer pc tablet wifi modem fibra linea vocal- messagg- whatsapp telegram',
  'zoom teams meet skype google gmail outlook excel word instagram insta facebook tiktok youtube twitch chatgpt',
  'chat link password account app online video foto cuffi- sim tim mail email sms msg virtual- videolezion-',
  'rete uber',
  // Aggettivi.
  'nuov- vecchi- bello bella belle bei brutt- grand- lung- corto alto alta basso larg- strett- pesant- caldo',
  'calda fredd- fresc- ottim- buon- veloc- rapid- lento urgen- important- possibile pieno vuot- pubblic-',
  'privat- intern- estern- general- central- special- normal- solit- divers- singol- doppi- gratis gratuit-',
  'liber- occupat- disponibil- stanc- content- brav- caro cara simpatic- rosso rossa rossi rosse bianc- nero',
  'nera verde verdi giall- blu azzurr- grigi- rosa viola elettronic- familiar- operativ- individual- presenz-',
  'stranier- intensiv- base avanzat- principal- principiant- settimanal- sporc- rott- guasto carino carina',
  'super extra tranquill- bio',
  // Luoghi.
  'zona angol- edifici- castello palazzo palazzetto fiume lungomare villa villett- ditta indirizz- luogo destra',
  'sinistra magna auditorium duomo area spazi- quartier- reception',
  // Quantita.
  'kg chil- kilo etto etti grammi gr litr- mq km pezz- paio paia bottigli- scatol- confezion- vasett- barattol-',
  'fett- porzion- tazz- cucchia- rotol- copi- euro numer- giro giri totale pax vassoi- kit',
  // Abbreviazioni.
  'dr dott ssa sig sigra ra ing avv geom rag amm cond appt appto tel cell rist uff ecc rif info doc pdf tv eco',
  'ecg rx tac ceo cmq conf lab fisio psico gine vet biblio',
  // Gergo e varie.
  'giretto cazzegg- relax faccend- roba robe casino coccol- sbatti fumare fila coda richiest- risultat-',
  'soluzion- idea situazion- argoment- favor- accord- sorpres- informazion- iniziativ-',
  // First names, which are typed without a capital too.
  'alessandro alessandra alessia alessio alberto alba alfredo alice amedeo andrea angela angelo anita anna',
  'annalisa antonella antonia antonio arianna aurora barbara beatrice bea benedetta bruno camilla carla carlo',
  'carlotta carmela caterina cecilia chiara cinzia claudia claudio clara cosimo cristian cristina daniela',
  'daniele dario davide debora diego domenica donatella edoardo elena eleonora elisa elisabetta emanuela',
  'emanuele emilio emma enrico enzo erika ettore eva fabio fabiana fabrizio federica federico filippo flavia',
  'flavio francesca francesco franco gabriele gabriella gaia giacomo giada gianluca gianni giorgia giorgio',
  'giovanna giovanni giulia giuliana giulio giuseppe giuseppina gloria greta guido ilaria irene isabella ivan',
  'jacopo laura leonardo leo letizia lidia linda lorenzo loredana luca lucia luciana luciano lucrezia luigi',
  'luisa manuel manuela marcello marco margherita maria mariella marina mario marta martina massimo matilde',
  'matteo maurizio mauro melissa michela michele mirko monica nadia nicola nicole nicolo nina noemi olga',
  'orietta ornella paola paolo patrizia pietro pino raffaele raffaella rebecca renata renato renzo riccardo',
  'rita roberta roberto rocco romina rosanna rossana rossella sabrina salvatore samuele sandra sandro sara',
  'serena sergio silvana silvia silvio simona simone sofia sonia stefania stefano susanna teresa tiziana',
  'tiziano tommaso umberto ugo valentina valeria valerio vanessa veronica vincenzo vittoria vittorio viviana',
  'walter',
].join(' ')
