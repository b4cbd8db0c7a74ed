import type { RuleText } from "@trestle/kernel";
import type { serverRules as en } from "./en.ts";

/** The server's and the wire's own rules: why a request, a frame or a name was turned away. */
export const serverRules: Record<keyof typeof en, RuleText> = {
  "SERVER-STORE-1": {
    short: "Non è stato possibile salvarlo, quindi non vale. Riprova.",
    full: "Niente vale prima di essere su disco. Quando non si è potuto scrivere, il tavolo torna a ciò che era salvato e chi ha inviato viene avvertito che non è successo niente.",
  },
  "SERVER-STORE-2": {
    short: "In questo momento i tavoli non sono raggiungibili. Riprova fra un minuto.",
    full: "L'archivio non risponde: il disco potrebbe essere pieno o bloccato. I tavoli restano come sono stati salvati.",
  },
  "SERVER-TABLE-1": {
    short: "Questo tavolo non esiste, o è stato sparecchiato.",
    full: "A un tavolo si arriva con il suo indirizzo o il suo codice. I tavoli finiti e chiusi dopo un po' vengono sparecchiati.",
  },
  "SERVER-TABLE-2": {
    short: "Il tavolo è inciampato su questo ed è tornato indietro; non vale.",
    full: "Quando è il tavolo stesso a guastarsi, viene ricostruito dal suo registro e ciò che l'ha fatto guastare non vale.",
  },
  "SERVER-TABLE-3": {
    short: "Questo tavolo è danneggiato e resta chiuso. Dillo a chi gestisce il server.",
    full: "Un tavolo si costruisce da ciò che ne è conservato. Se è danneggiato, o non corrisponde al gioco, il tavolo resta chiuso invece di riprendere da uno stato più vecchio; tutti gli altri vanno avanti.",
  },
  "SERVER-CODE-1": {
    short: "Nessun tavolo ha questo codice.",
    full: "Un codice è di sei lettere, come lo mostra lo schermo di chi ospita. Maiuscole e spazi non contano.",
  },
  "SERVER-GAME-1": {
    short: "Qui non c'è nessun gioco del genere.",
    full: "Un tavolo si crea per uno dei giochi dell'elenco.",
  },
  "SERVER-EDITION-1": {
    short: "Questo gioco ha un solo insieme di componenti.",
    full: "Un file di componenti si può dare ai giochi che hanno edizioni; questo non ne ha.",
  },
  "SERVER-EDITION-2": {
    short: "Il file dei componenti è difettoso.",
    full: "Un file di componenti viene controllato per intero prima di crearci un tavolo; si indicano il punto e il motivo.",
  },
  "SERVER-EDITION-3": {
    short: "Qui ci sono già troppe edizioni.",
    full: "Un server conserva al massimo mille edizioni. I tavoli che nessuno tocca da un po’ fanno posto a quelle nuove.",
  },
  "SERVER-EDITION-4": {
    short: "In questo momento si gioca con troppe edizioni.",
    full: "Le edizioni dei tavoli in gioco occupano memoria, e un server ne riserva loro una parte. Riprova quando una di quelle partite è finita.",
  },
  "SERVER-BODY-1": {
    short: "La richiesta non è stata capita.",
    full: "Le richieste portano un solo oggetto JSON con i campi indicati dalla descrizione del protocollo, e nessun altro.",
  },
  "SERVER-BODY-2": {
    short: "La richiesta è troppo grande.",
    full: "Il corpo di una richiesta ha al massimo 16 KiB.",
  },
  "SERVER-PATH-1": {
    short: "A questo indirizzo non c'è niente.",
    full: "La descrizione del protocollo elenca tutti gli indirizzi.",
  },
  "SERVER-ORIGIN-1": {
    short: "Questa pagina qui non può parlare a tuo nome.",
    full: "La richiesta di un browser deve venire da una pagina fornita da questo server.",
  },
  "SERVER-HOST-1": {
    short:
      "Questo server non conosce quel nome. Chi lo gestisce lo aggiunge a --allowed-hosts (ALLOWED_HOSTS), o imposta --public-url.",
    full: "Un server risponde agli indirizzi in cifre, a localhost, al nome della propria macchina, a quello di --public-url e a quelli di --allowed-hosts. Ogni altro nome può essere il trucco di una pagina che vuole passare per una del server.",
  },
  "SERVER-RATE-1": {
    short: "Era troppo in una volta. Aspetta un momento.",
    full: "Ogni indirizzo può chiedere un certo numero di volte e non di più; la risposta dice dopo quanti secondi può chiedere di nuovo.",
  },
  "SERVER-BUSY-1": {
    short: "Troppi chiedono nello stesso momento. Riprova fra poco.",
    full: "Il server prende in carico solo ciò che può portare a termine.",
  },
  "SERVER-DOWN-1": {
    short: "Il server si sta riavviando; non va perso niente.",
    full: "Prima di fermarsi il server salva ciò che è in corso. I client si ricollegano da soli.",
  },
  "SERVER-BROKEN-1": {
    short: "Qui qualcosa è andato storto; non vale.",
    full: "Un guasto del server stesso, che lo ha annotato nel suo registro.",
  },
  "SERVER-NAME-1": {
    short: "Un nome ha da 1 a 20 caratteri.",
    full: "Un nome ha da 1 a 20 caratteri visibili, di cui almeno uno è una lettera o una cifra.",
  },
  "SERVER-NAME-2": {
    short: "Un nome non può contenere questo carattere.",
    full: "I nomi sono testo: niente caratteri di controllo o invisibili, niente che inverta la direzione del testo, niente torri di accenti.",
  },
  "SERVER-NAME-3": {
    short: "Qualcuno a questo tavolo ha un nome che sembra uguale.",
    full: "I nomi si confrontano senza maiuscole, accenti e lettere simili, perché nessuno possa spacciarsi per qualcun altro.",
  },
  "SERVER-NAME-4": {
    short: "Questo nome è riservato. Accedi con la sua frase segreta o scegline un altro.",
    full: "Un nome riservato, e tutto ciò che gli somiglia, può usarlo solo chi ne conosce la frase segreta.",
  },
  "SERVER-CHAT-1": {
    short: "Una riga ha da 1 a 400 caratteri.",
    full: "La chat si invia riga per riga, ciascuna da 1 a 400 caratteri visibili.",
  },
  "SERVER-CHAT-2": {
    short: "La riga contiene un carattere che non si può mostrare.",
    full: "La chat è testo: niente caratteri di controllo o invisibili, niente che inverta la direzione del testo, niente torri di accenti.",
  },
  "SERVER-PASS-1": {
    short: "Una frase segreta ha da 8 a 200 caratteri.",
    full: "Quattro o cinque parole che non c'entrano l'una con l'altra sono facili da ricordare e difficili da indovinare.",
  },
  "SERVER-LOGIN-1": {
    short: "Nome e frase segreta non corrispondono.",
    full: "La frase segreta è quella con cui il nome è stato riservato. Nessuno può andarla a leggere.",
  },
  "SERVER-LOG-1": {
    short: "Il registro di un tavolo si può avere quando la partita è finita.",
    full: "Il registro contiene ogni carta nascosta una volta aperti i suoi segreti, perciò viene consegnato solo dopo la partita.",
  },
  "SERVER-PUSH-1": {
    short: "Questo server non manda avvisi al servizio push di questo browser.",
    full: "Gli avvisi vanno solo ai servizi push dei browser più usati. Chi gestisce il server può aggiungerne altri con --push-hosts.",
  },
  "SERVER-ADMIN-1": {
    short: "È per chi ospita, che conosce la parola di servizio.",
    full: "La pagina di servizio e ciò che offre si aprono a chi dice la parola che l'oste ha scelto.",
  },
  "SERVER-MOVED-1": {
    short: "Questo tavolo è partito per un altro server.",
    full: "Un tavolo esportato qui è chiuso. Continua dove il suo file è stato accolto.",
  },
  "PROTOCOL-JSON-1": {
    short: "Il messaggio non è JSON.",
    full: "Ogni messaggio è un solo oggetto JSON in forma di testo.",
  },
  "PROTOCOL-FRAME-1": {
    short: "Il messaggio non è fra quelli che questo server conosce.",
    full: "La descrizione del protocollo elenca tutti i messaggi con i loro campi.",
  },
  "PROTOCOL-TEXT-1": {
    short: "I messaggi sono testo, non byte.",
    full: "Ogni messaggio è un solo oggetto JSON in forma di testo; i messaggi binari vengono rifiutati.",
  },
  "PROTOCOL-HELLO-1": {
    short: "Il primo messaggio dev'essere hello, entro cinque secondi.",
    full: "Una connessione dice per prima cosa hello: quale protocollo parla e quali posti occupa.",
  },
  "PROTOCOL-HELLO-2": {
    short: "Hello è già stato detto.",
    full: "Una connessione dice hello una volta sola; per dirlo di nuovo si collega da capo.",
  },
  "PROTOCOL-VERSION-1": {
    short: "Questa pagina parla un'altra versione del protocollo. Ricaricala.",
    full: "Client e server devono parlare la stessa versione del protocollo.",
  },
};
