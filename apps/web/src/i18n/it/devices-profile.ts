import type { devicesProfile as english } from '../en/devices-profile.ts'
import type { Words } from '../words.ts'

export const devicesProfile: Words<typeof english> = {
  title: 'I calendari sui tuoi dispositivi',
  lead: 'Il calendario del telefono, del tablet o del computer può mostrare e modificare il tuo anno. Quello che fa compare nella cronologia del tuo anno, e si può annullare.',
  failed: 'Non è stato possibile caricare i dispositivi.',
  none: 'Ancora nessun dispositivo.',
  name: 'Nome del dispositivo',
  nameHint: 'Per esempio “Il mio telefono”: è il nome che vedrai nella cronologia.',
  nameRequired: 'Il nome è obbligatorio',
  create: 'Aggiungi un dispositivo',
  made: 'Scrivila o incollala adesso sul dispositivo: non verrà più mostrata.',
  new: 'Password per questo dispositivo',
  copy: 'Copia',
  copied: 'Copiata',
  notCopied: 'Non è stato possibile copiarla: selezionala e copiala a mano.',
  hide: 'Fatto',
  madeOn: 'aggiunto: {{day}}',
  never: 'mai collegato',
  used: 'ultimo collegamento: {{ago}}',
  usedNow: 'collegato adesso',
  deleteNamed: 'Elimina il dispositivo {{name}}',
  question: 'Questo dispositivo perderà l’accesso.',
  ring: {
    title: 'Chi suona',
    here: 'Suona [[product]]',
    hereHint: 'I promemoria arrivano in questa pagina e nei browser che hai scelto. Può suonare anche un dispositivo.',
    devices: 'Suonano i miei dispositivi',
    devicesHint:
      '[[product]] resta in silenzio ed elenca soltanto quello che è arrivato. I promemoria per e-mail arrivano lo stesso.',
  },
  elsewhere: 'I tuoi calendari sono in Nextcloud, in iCloud o in un altro account? Puoi tenerli uguali qui e lì.',
  link: 'Sincronizza un account',
  setup: {
    title: 'Come si configura',
    server: 'Server',
    user: 'Nome utente',
    password: 'Password',
    passwordWords: 'quella del dispositivo, non quella del tuo account',
    programs: {
      ios: 'iPhone e iPad',
      mac: 'Mac',
      android: 'Android, con DAVx⁵',
      thunderbird: 'Thunderbird',
      gnome: 'Linux, con GNOME',
    },
    steps: {
      ios: {
        first: 'Impostazioni › App › Calendario › Account calendario › Aggiungi account › Altro.',
        second: 'Scegli “Aggiungi account CalDAV”.',
        third: 'Inserisci server, nome utente e password, poi tocca Avanti e Salva.',
      },
      mac: {
        first: 'Impostazioni di Sistema › Account Internet › Aggiungi account › Aggiungi un altro account.',
        second: 'Scegli “Account CalDAV” e, come tipo di account, “Manuale”.',
        third: 'Inserisci nome utente, password e server.',
      },
      android: {
        first: 'Installa DAVx⁵ e tocca +.',
        second: 'Scegli “Accesso con URL e nome utente” e inserisci l’indirizzo del server.',
        third: 'Spunta i calendari: li troverai nel calendario del telefono.',
      },
      thunderbird: {
        first: 'Nuovo calendario › Sulla rete.',
        second: 'Inserisci nome utente e indirizzo del server, poi fai clic su “Trova calendari”.',
        third: 'Inserisci la password e spunta i calendari.',
      },
      gnome: {
        first: 'Impostazioni › Account online › Calendario, contatti e file.',
        second: 'Inserisci server, nome utente e password.',
        third: 'I calendari compaiono in Calendario di GNOME e in Evolution.',
      },
    },
  },
}
