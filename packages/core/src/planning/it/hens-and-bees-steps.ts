import type { StepsOf } from '../planning-words.ts'
import { hensOrBeesVarieties } from './varieties-steps.ts'

/** Italian words of the steps of those who keep hens or bees. */
export const hensAndBeesSteps: StepsOf<'hensOrBees'> = {
  hensOrBees: {
    ...hensOrBeesVarieties,
    jars: [
      'Preparazione',
      'Smielatore, maturatore e vasetti',
      'Lo smielatore si chiede all’associazione; vasetti, coperchi ed etichette contati, la stanza chiusa alle api.',
    ],
    clearer: [
      'Preparazione',
      'Mettere gli apiscampo',
      'Un giorno o due sotto i melari, così le api scendono; solo telai quasi tutti opercolati.',
    ],
    varroaNow: [
      'Dopo',
      'Restituire i telai e trattare la varroa',
      'La sera, perché non ci sia saccheggio; il trattamento subito, poi si nutre se le scorte sono poche.',
    ],
    checks: [
      'Estate',
      'Un’occhiata all’arnia ogni settimana',
      'Da aprile a luglio: uova, spazio, celle reali; un melario in più prima che sia piena, se no sciamano.',
    ],
    honey: [
      'Estate',
      'Togliere i melari',
      'Solo favi opercolati, e a loro quanto basta; vasetti puliti, etichette con peso e origine.',
    ],
    varroa: [
      'Autunno',
      'Trattare contro la varroa',
      'Appena tolto il miele: conta la caduta prima e dopo; senti il tecnico o l’associazione.',
    ],
    syrup: ['Autunno', 'Nutrire per l’inverno', 'Sciroppo finché l’arnia è pesante; le famiglie deboli si riuniscono.'],
    guard: ['Autunno', 'Griglia, cinghia, tetto', 'Un po’ inclinata in avanti, asciutta dentro, al riparo dal vento.'],
    heft: [
      'Inverno',
      'Sollevarla per sentirne il peso',
      'Senza aprire: se è leggera, candito sopra i favi. Poi di nuovo ogni qualche settimana.',
    ],
    register: [
      'Avvio',
      'Informarsi su che cosa serve',
      'Regolamento del Comune e distanze dai vicini; la ASL dice come si registrano, anche se sono pochi.',
    ],
    course: [
      'Avvio',
      'Corso con l’associazione apicoltori',
      'Prima di comprare qualsiasi cosa; chiedi chi ti può seguire il primo anno.',
    ],
    site: [
      'Preparazione',
      'Scegliere il posto dell’arnia',
      'Sole del mattino, lontano dai passaggi, acqua vicina; dillo ai vicini.',
    ],
    coop: [
      'Preparazione',
      'Pollaio e recinto',
      'Asciutto, arieggiato, al sicuro da volpi e faine; spazio per razzolare, ombra, e facile da pulire.',
    ],
    order: [
      'Preparazione',
      'Scegliere e ordinare gli animali',
      'Almeno tre, vaccinati, dell’età giusta: i giovani ci mettono qualche settimana a fare le uova.',
    ],
    colony: [
      'Preparazione',
      'Ordinare la famiglia',
      'Da un apicoltore della zona: finiscono presto. Chiedi il certificato sanitario e il giorno del ritiro.',
    ],
    feed: [
      'Preparazione',
      'Mangime, abbeveratoio, lettiera',
      'Il mangime adatto all’età, acqua che non si rovesci, un bidone chiuso contro i topi.',
    ],
    away: [
      'Ultimi giorni',
      'Chi li chiude la sera quando non ci sei',
      'Mattina e sera: un vicino che si tiene le uova, o una porta automatica.',
    ],
    kit: ['Ultimi giorni', 'Arnia, tuta, affumicatore e leva', 'Tutto pronto e montato prima che arrivino le api.'],
    settle: ['Dopo', 'I primi giorni', 'All’inizio chiusi, così imparano dov’è casa; poche visite, e il cane lontano.'],
    look: [
      'Dopo',
      'Aprire l’arnia e guardare',
      'In una giornata calda e senza vento: uova, scorte, spazio; scrivi quello che vedi.',
    ],
    newSite: [
      'Preparazione',
      'Scegliere la postazione',
      'Il via libera del proprietario, una strada per il furgone, acqua, distanza dagli altri apiari e dagli orsi.',
    ],
    tellThem: [
      'Preparazione',
      'Spostamento in banca dati e ASL',
      'Registra il trasferimento, chiedi se serve il certificato sanitario; avvisa l’associazione.',
    ],
    strong: [
      'Preparazione',
      'Famiglie forti, melari vuoti',
      'Si spostano solo quelle con la regina giovane e tanta covata; melari pronti, tetti e cinghie controllati.',
    ],
    closeUp: [
      'Ultimi giorni',
      'Chiudere le arnie la sera',
      'Quando sono rientrate tutte: griglia per l’aria, cinghie strette; si viaggia di notte e al fresco.',
    ],
    there: [
      'Dopo',
      'Vedere che si siano ambientate',
      'Volo davanti all’arnia, acqua vicina, arnie in piano; poi il primo melario.',
    ],
    supers: [
      'Estate',
      'Mettere il primo melario',
      'Quando coprono sette o otto telaini; una famiglia nuova il primo anno può aver bisogno del suo miele.',
    ],
  },
}
