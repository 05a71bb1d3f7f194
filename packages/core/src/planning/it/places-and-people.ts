import type { PlaceOrPerson } from '../templates/signs.ts'

/** Italian words for where things are, and who they are with or for. */
export const placesAndPeople: Readonly<Record<PlaceOrPerson, string>> = {
  abroad:
    'estero|giappone|tokyo|usa|stati uniti|america|new york|canada|messico|brasile|argentina|peru|cile|colombia|cuba|australia|nuova zelanda|india|cina|pechino|thailandia|vietnam|indonesia|bali|sri lanka|nepal|maldive|egitto|marocco|tunisia|kenya|tanzania|sudafrica|madagascar|namibia|giordania|israele|turchia|istanbul|dubai|emirati|oman|islanda|norvegia|inghilterra|londra|scozia|irlanda|dublino|regno unito|corea|seul|singapore|filippine|russia|georgia|armenia|giro del mondo|safari|asia|africa|california|hawaii|caraibi|patagonia|mongolia|uzbekistan|senegal|costa rica|marrakech|capo verde|mauritius|seychelles|luna di miele|viaggio di nozze|erasmus|parigi|francia|spagna|barcellona|madrid|portogallo|lisbona|germania|berlino|austria|vienna|svizzera|grecia|croazia|olanda|amsterdam|belgio|bruxelles|praga|budapest|polonia|cracovia|danimarca|copenaghen|svezia|stoccolma|finlandia|lapponia|malta|albania|slovenia|creta|corsica|valencia|siviglia|malaga|granada|lione|atene|monaco di baviera|amburgo|francoforte|zurigo|ginevra|lubiana|manchester|edimburgo|canarie|tenerife',
  baby: 'arriva il bimbo|arriva la bimba|arriva il bambino|arriva la bambina|nascita|nascere|parto|partorire|incinta|gravidanza|neonat*|arrivo del bambino|arrivo della bambina|arrivo del bimbo|arrivo della bimba|bambino in arrivo|bambina in arrivo|bimbo in arrivo|bimba in arrivo|data presunta|diventare mamma|diventare papa|diventare genitori|diventiamo genitori|secondo figlio|primo figlio|secondogenit*|primogenit*|gemelli|culla|diventare padre|diventare madre|nasce il|nasce la|adozione internazionale|adozione di un bambino|corso preparto|borsa per l ospedale|borsa per il parto|borsa del parto|nasca il *|nasca la *|nasca',
  company:
    'con gli amici|con le amiche|con i colleghi|con amici|con le colleghe|con i compagni|con la famiglia|con gli ex compagni|serata giochi|serata con *|calcetto con *|padel con *|pizzata|pizzata con *|grigliata con *|uscita con *|aperitivo con *|pasquetta|gita con gli amici|scampagnata|braciolata|tombolata|serata film|serata cinema con *|serata tra *|film con *',
  guest:
    'invitato|invitata|sono invitat*|siamo invitat*|testimone|damigella|come invitat*|da invitat*|ospite al matrimonio|sono il padrino|sono la madrina|da padrino|da madrina|faccio il padrino|faccio la madrina',
  home: 'casa|appartamento|monolocale|bilocale|trilocale|prima casa|villetta|villa|immobile|alloggio|seconda casa|mansarda in affitto|casa al mare|casa in montagna|terzo piano|primo piano|secondo piano|quarto piano|quinto piano|ultimo piano|piano terra|attico|cascina|rustico|quadrilocale|villetta a schiera|casa dei nonni|casa dei miei|casa della nonna',
  hospital:
    'ospedale|clinica|day hospital|medico|dottore|dottoressa|specialista|ambulatorio|asl|pronto soccorso|poliambulatorio|visita',
  houseGuest:
    'ospiti a casa|ospiti in casa|ospitare i *|ospitare mia *|ospitare mio *|ospitare gli *|ospitare un *|ospitare uno *|ospitare una *|suoceri da noi|genitori da noi|vengono a trovarci|viene a trovarci|vengono da noi|viene da noi|ospiti per *|arrivo dei suoceri|visita dei suoceri|visita dei miei|visita dei genitori|amici da noi|ospiti|arrivano i miei|arrivano i suoceri|a dormire da noi|studente in scambio',
  newPeople:
    'nuove persone|gente nuova|nuovi amici|nuove amicizie|fare amicizia|amicizie|una fidanzata|un fidanzato|la fidanzata|il fidanzato|l anima gemella|uscire di piu|conoscere gente|conoscere persone|conoscere qualcuno|rimettermi in gioco|vita sociale|trovare una ragazza|trovare un ragazzo|trovare moglie|trovare marito|l amore|avere piu amici|piu amici|piu amiche|farmi degli amici|farmi nuovi amici|tornare a uscire con *|uscire con qualcuno',
  ownGroup:
    'mia band|nostra band|coro|orchestra|banda|mio gruppo|nostro gruppo|filodrammatica|compagnia teatrale|la band|miei allievi|quartetto|mio coro',
  partner:
    'mia moglie|mio marito|mia ragazza|mio ragazzo|mia fidanzata|mio fidanzato|mia compagna|mio compagno|nostro anniversario',
  place:
    'venezia|firenze|roma|napoli|torino|milano|bologna|verona|genova|palermo|catania|bari|lecce|matera|siena|pisa|lucca|assisi|perugia|ravenna|trieste|trento|bolzano|aosta|cagliari|sicilia|sardegna|puglia|toscana|umbria|liguria|cinque terre|dolomiti|trentino|alto adige|valle d aosta|costiera|costiera amalfitana|amalfi|capri|ischia|elba|salento|gargano|langhe|lago di garda|lago di como|lago maggiore|rimini|riccione|abruzzo|calabria|basilicata|marche|molise|friuli|mare|montagna|lago|campagna|in baita|rifugio|terme di *|parigi|londra|barcellona|madrid|lisbona|berlino|vienna|praga|amsterdam|budapest|atene|monaco|dublino|nizza|mantova|ferrara|parma|modena|padova|bergamo|brescia|como',
  relative:
    'mamma|papa|mia madre|mio padre|nonna|nonno|nonni|figlio|figlia|figli|fratello|sorella|zia|zio|zii|cugino|cugina|cugini|nipote|nipoti|nipotino|nipotina|amico|amica|amici|amiche|suocera|suocero|suoceri|marito|moglie|compagno|compagna|fidanzato|fidanzata|i miei|genitori|bambini|bambino|bambina|bimbo|bimba|bimbi|vicino di casa|vicina|vicini|collega|cognata|cognato|madrina|babbo|famiglia|parenti|ragazzi|mia moglie|mio marito|mia ragazza|mio ragazzo|mia compagna|mio compagno|mia fidanzata|mio fidanzato|mia suocera|mio suocero|mio figlio|mia figlia|mio fratello|mia sorella|mia nonna|mio nonno|mia zia|mio zio',
  room: 'cucina|bagno|camera|soggiorno|salotto|tetto|casa|appartamento|mansarda|infissi|pavimento|pareti|muri|balcone|terrazzo|facciata|scale|cameretta|corridoio|veranda|taverna|camera da letto|finestre|stanza degli ospiti|camera degli ospiti|camera per gli ospiti',
  school:
    'scuola|classe|scuola media|scuola elementare|liceo|asilo|nido|scuola materna|superiori|medie|elementari|maestra|campo estivo|centro estivo|scuola primaria|doposcuola|insegnanti|maestre|professori',
  sitter:
    'babysitter|baby sitter|tata|donna delle pulizie|colf|dog sitter|cat sitter|giardiniere di fiducia|ripetizioni|insegnante privato|personal trainer|coinquilin*|fotografo per *|gruppo musicale|maestro di *|maestra di *|tuttofare|artigiano|falegname',
  toddler:
    'spannolin*|togliere il pannolino|il pannolino|vasino|togliere il ciuccio|il ciuccio|svezz*|dormire nel suo letto|nel suo lettino|far dormire',
  university:
    'universita|facolta|master|corso di laurea|ateneo|magistrale|specialistica|dottorato di ricerca|medicina|ingegneria|politecnico',
  walkRoute:
    'via degli dei|alta via|alta via *|sentiero degli dei|via francigena a piedi|sentiero italia|cammino dei briganti|cammino di san benedetto|cammino dei borghi silenti|selvaggio blu|translagorai|gran tour in bici|ciclovia|ciclabile del danubio|ciclabile da *|in bici da *|in bici fino a *|a piedi da *|a piedi fino a *|tour del monte bianco|traversata|cicloviaggio|viaggio in bici|giro in bici di *|trekking di piu giorni|cammino minerario|grande anello|giro del lago|giro del lago di *|giro del lago * in bici|giro del lago di * in bici|via del sale',
}
