import type { StepsOf } from '../planning-words.ts'

/** Italian words for the steps of what is looked after: an animal's weight, plants, a caravan. */
export const lookingAfterSteps: StepsOf<'petDiet' | 'plantsAway' | 'caravanCare' | 'pests'> = {
  petDiet: {
    weigh: [
      'Avvio',
      'Peso e traguardo con il veterinario',
      'Quanto dovrebbe pesare, con che ritmo, quale cibo; dietro può esserci una malattia.',
    ],
    portions: [
      'Avvio',
      'Pesare il cibo della giornata',
      'Sulla bilancia di cucina, premietti compresi; in casa tutti seguono la stessa lista.',
    ],
    teeth: [
      'Denti',
      'Pulizia dei denti dal veterinario',
      'In anestesia: esami del sangue se è anziano, a digiuno dalla sera, cibo morbido per qualche giorno.',
    ],
    measured: [
      'Meno cibo',
      'Pasti pesati, più movimento',
      'Sempre alle stesse ore, niente avanzi; passeggiate o giochi un po’ più lunghi ogni settimana. Si pesa ogni due settimane.',
    ],
    second: [
      'Meno cibo',
      'Vedere che cosa dice la bilancia',
      'Piano va bene. Se in un mese non cala, chiedi al veterinario quanto togliere.',
    ],
    goOn: ['Meno cibo', 'Avanti, con la dose nuova', 'Quella che funziona; ogni due settimane si pesa e si segna.'],
    reached: [
      'Chiusura',
      'Ultima pesata e dose da tenere',
      'Quanto basta per restare così; da ora si pesa una volta al mese.',
    ],
  },
  plantsAway: {
    know: [
      'Avvio',
      'Il nome di ognuna, e che cosa vuole',
      'Luce, acqua, concime: un’etichetta nel vaso; sposta quelle al buio o in corrente.',
    ],
    rounds: [
      'Ogni settimana',
      'Un giro con l’annaffiatoio',
      'Prima un dito nella terra: quasi tutte muoiono di troppa acqua. Girale, pulisci le foglie, guarda sotto.',
    ],
    thriving: [
      'Chiusura',
      'Vedere quali stanno bene',
      'Rinvasa quelle piene di radici; regala quelle che da te non trovano luce.',
    ],
    ask: [
      'Prima',
      'Chiedere chi annaffia',
      'Un vicino, un parente, un’amica: in quali giorni, e chi ha la chiave. Nessuno? Irrigatore a goccia o un timer al rubinetto.',
    ],
    show: [
      'Prima',
      'Far vedere come, o provare l’impianto',
      'Quanta acqua e ogni quanto; un foglio sul tavolo. Quello che va da solo si prova per tre giorni.',
    ],
    shade: [
      'Ultimi giorni',
      'Raggrupparle all’ombra',
      'Vasi vicini, luce ma non sole, sottovasi pieni; quello che è maturo si coglie.',
    ],
    soak: ['Ultimi giorni', 'Annaffiarle bene', 'Finché l’acqua esce dai fori; via i fiori secchi, niente concime.'],
    back: [
      'Dopo',
      'Guardarle una per una, e un grazie',
      'I pani di terra secchi stanno un’ora nel secchio; un pensiero per chi ha annaffiato.',
    ],
    knowOne: [
      'Avvio',
      'Vedere che cosa vuole proprio questa pianta',
      'Luce, acqua, concime; lontana dal termosifone e dalle correnti.',
    ],
    roundOne: [
      'Ogni settimana',
      'Guardarla una volta a settimana',
      'Un dito nella terra prima di annaffiare: quasi tutte muoiono di troppa acqua. Girala, pulisci le foglie, guarda sotto.',
    ],
    thrivingOne: [
      'Chiusura',
      'Vedere come sta',
      'Foglie, radici o boccioli nuovi sono un buon segno; se no, più luce o terriccio nuovo.',
    ],
  },
  caravanCare: {
    service: [
      'Avvio',
      'Prenotare quello che scade',
      'Tagliando, revisione, prova di tenuta del gas e controllo delle infiltrazioni: in primavera le officine sono piene.',
    ],
    open: [
      'Lavori',
      'Aprirlo e cercare infiltrazioni',
      'Angoli, finestre, pavimento, guarnizioni; un giorno d’aria, e una lista di quello che va riparato.',
    ],
    water: [
      'Lavori',
      'Lavare serbatoio e impianto dell’acqua',
      'Il disinfettante per il tempo scritto, poi due risciacqui; pompa, rubinetti, guarnizioni del wc.',
    ],
    power: ['Lavori', 'Batteria, gas, frigo, luci', 'Carica, bombole piene, tubi non scaduti; tutto acceso una volta.'],
    tyres: [
      'Ultimi giorni',
      'Gomme, luci, assicurazione',
      'Pressione ed età delle gomme, dadi, ogni luce, soccorso stradale.',
    ],
    clean: [
      'Ultimi giorni',
      'Lavarlo e caricarlo',
      'Tetto e finestre con il prodotto giusto; attenzione al peso massimo.',
    ],
    night: ['Dopo', 'Una notte vicino a casa', 'Quello che non va si vede finché l’officina è vicina.'],
    empty: ['Lavori', 'Portare via tutto', 'Cibo, lenzuola, vestiti; frigo e armadietti aperti, cuscini in piedi.'],
    drain: ['Ultimi giorni', 'Scaricare l’acqua', 'Serbatoio, boiler, pompa, rubinetti aperti, wc; prima del gelo.'],
    battery: [
      'Dopo',
      'Batteria, gas, un telo che respira',
      'Batteria in carica una volta al mese, gas chiuso, gomme gonfie; un’occhiata dopo i temporali.',
    ],
  },
  pests: {
    nest: [
      'Avvio',
      'Guardare da lontano',
      'Da dove entrano, vespe, calabroni o api; nessuno si avvicina, lì le finestre restano chiuse.',
    ],
    nestAway: [
      'Lavori',
      'Far togliere il nido',
      'Un disinfestatore, prima se qualcuno è allergico; le api le prende un apicoltore. In autunno si svuota da solo.',
    ],
    signs: [
      'Avvio',
      'Vedere che cosa sono, e dove',
      'Tracce, buchi, orari, quanti; una foto o uno in un barattolo dice quali sono.',
    ],
    helpers: [
      'Avvio',
      'Sentire se serve un esperto',
      'Ratti, cimici dei letti, nidi di vespe: disinfestatore o Comune; in condominio l’amministratore.',
    ],
    food: [
      'Lavori',
      'Togliere quello che li nutre',
      'Cibo nei barattoli, briciole, pattumiera, ciotole la notte; per le tarme lavare, congelare, buttare.',
    ],
    ways: [
      'Lavori',
      'Chiudere le vie d’entrata',
      'Buchi larghi come una matita: lana d’acciaio e stucco, reti alle prese d’aria, spazzole sotto le porte.',
    ],
    treat: [
      'Lavori',
      'Trappole o esche, guardate ogni giorno',
      'Quelle giuste per loro, lontano da bambini e animali, finché per una settimana non c’è più niente.',
    ],
    barriers: [
      'Lavori',
      'Proteggere le piantine',
      'Nematodi con la terra tiepida, collari, cenere o lana, vasi sollevati; si annaffia la mattina.',
    ],
    evenings: [
      'Lavori',
      'Un giro la sera con la torcia',
      'Soprattutto dopo la pioggia: si raccolgono, assi dove si nascondono, un angolo per rospi e ricci.',
    ],
    again: [
      'Dopo',
      'Vedere se sono tornati',
      'Gli stessi posti dopo un mese; quello che era chiuso o coperto lo è ancora.',
    ],
    underLeaves: [
      'Avvio',
      'Vedere che cos’è, e dove',
      'Sotto le foglie e all’interno: ragnatele, uova, qualcosa di appiccicoso; con una foto il vivaio dice che cos’è.',
    ],
    pickOff: [
      'Lavori',
      'Togliere a mano e tagliare il peggio',
      'Con le dita o con un getto d’acqua; quello che si taglia va nel sacco e non nel compost.',
    ],
    spray: [
      'Lavori',
      'Trattare con quello che serve a quel parassita',
      'Sapone per gli afidi, bacillo per i bruchi; la sera, mai sui fiori aperti, e di nuovo dopo dieci giorni.',
    ],
    weekly: [
      'Lavori',
      'Guardarla ogni settimana',
      'Dentro la pianta e sotto le foglie, per tutta l’estate: tornano a ondate.',
    ],
    wayIn: [
      'Avvio',
      'Vedere da dove entrano, e perché',
      'Un buco nella rete, un muretto, cibo o pattumiere, terra smossa: lo dicono le tracce e gli orari.',
    ],
    cover: [
      'Lavori',
      'Chiudere i buchi, coprire quello che cercano',
      'Rete a terra, reti o rametti sulla terra nuda, coperchi chiusi; niente che faccia loro male.',
    ],
    scare: [
      'Lavori',
      'Tenerli lontani finché smettono',
      'Acqua, odori, luci o rumori: si cambia ogni pochi giorni. Se l’animale è di un vicino, una parola gentile.',
    ],
  },
}
