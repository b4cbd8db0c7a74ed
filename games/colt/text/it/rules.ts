import type { RuleText } from "@trestle/kernel";
import type { rules as en } from "../en/rules.ts";

/** In our own words. `short` is for tooltips and speech (at most 25 words), `full` is the rulebook. */
export const rules: Record<keyof typeof en, RuleText> = {
  "COLT-COMP-1": {
    short: "Una locomotiva e otto vagoni; il retro di un vagone mostra il suo Bottino.",
    full: "Il treno è formato da una carta locomotiva e da un massimo di otto carte vagone. Un vagone agganciato mostra il lato del treno; il retro mostra quanto vale come Bottino.",
  },
  "COLT-COMP-2": {
    short: "Gli otto vagoni valgono $301, $312, $323, $345, $356, $367, $378 e $389.",
    full: "I valori del Bottino sono $301, $312, $323, $345, $356, $367, $378 e $389, ciascuno su un vagone. Non ce ne sono due uguali: il confronto fra due carte ha sempre un vincitore.",
  },
  "COLT-COMP-3": {
    short: "Sette banditi, ciascuno con sei carte azione; differiscono solo nell'aspetto.",
    full: "A bordo ci sono sette banditi: Belle, Cheyenne, Django, Doc, Ghost, Mei e Tuco. Ognuno ha una figura con un davanti e un dietro e sei carte: Dietrofront, Movimento, Cambio di piano e Fuoco, più Riflessi e Cavallo per le espansioni. Nessun bandito sa fare più di un altro.",
  },
  "COLT-COMP-4": {
    short: "Una carta Primo Giocatore.",
    full: "Una carta Primo Giocatore gira intorno al tavolo e dice chi apre ogni giro.",
  },
  "COLT-MODEL-1": {
    short: "Il treno è una fila di carte, dal vagone di coda in fondo alla locomotiva in testa.",
    full: "Il treno è una fila di carte. L'ultima ancora agganciata è il vagone di coda, la prima è la locomotiva, e «la carta seguente» è quella vicina nella fila.",
  },
  "COLT-MODEL-2": {
    short: "Ogni carta, anche la locomotiva, ha un interno e un tetto.",
    full: "Ogni carta ha due piani, l'interno e il tetto. Vale anche per la locomotiva.",
  },
  "COLT-MODEL-3": {
    short: "Su ogni piano di una carta i banditi stanno in fila dalla coda alla testa; conta solo l'ordine.",
    full: "Un piano di una carta è una corsia. I banditi che vi si trovano stanno in fila dalla coda alla testa, e conta solo quest'ordine, mai una distanza all'interno della carta.",
  },
  "COLT-MODEL-4": {
    short: "C'è posto per tutti: le figure si stringono senza cambiare ordine.",
    full: "Una corsia non è mai piena. Le figure si stringono per fare posto, e il loro ordine resta com'era.",
  },
  "COLT-MODEL-5": {
    short:
      "Un bandito guarda verso la testa o la coda, in piedi o stordito; da stordito mantiene orientamento e posto.",
    full: "Un bandito guarda verso la testa o verso la coda, ed è in piedi oppure a terra, stordito. Stare a terra non cambia né dove guarda né dove si trova.",
  },
  "COLT-MODEL-6": {
    short: "Un bandito è a bordo, fuori gioco o (con Cavallo, per un momento) accanto al treno.",
    full: "Un bandito è a bordo o fuori gioco. Con l'espansione Cavallo può anche essere sbalzato: accanto al treno, finché non decide la prossima carta del suo giocatore. Solo i banditi a bordo stanno in una corsia.",
  },
  "COLT-MODEL-7": {
    short: "Il caso distribuisce solo i vagoni e il primo giocatore; poi tutto segue dai programmi.",
    full: "Il caso decide l'ordine dei vagoni e il primo giocatore, prima della partita. Da lì in poi tutto segue da ciò che i giocatori programmano.",
  },
  "COLT-SETUP-1": {
    short: "Da 3 a 7 giocatori, un bandito a testa.",
    full: "Si gioca da tre a sette, con un bandito a testa. In due si può giocare soltanto il duello non ufficiale.",
  },
  "COLT-SETUP-2": {
    short: "Si aggancia un vagone in più dei giocatori, a caso e con il Bottino nascosto.",
    full: "Mescolate gli otto vagoni senza guardarne il Bottino e agganciatene uno in più dei giocatori. Gli altri si mettono via senza guardarli.",
  },
  "COLT-SETUP-3": {
    short: "Ogni giocatore prende un bandito diverso e le sue carte azione.",
    full: "Ogni giocatore prende un bandito che nessun altro ha, e le sue quattro carte di base.",
  },
  "COLT-SETUP-4": {
    short: "Il primo giocatore è estratto a sorte.",
    full: "Si estrae a sorte uno dei banditi in gioco. Il suo giocatore comincia e riceve la carta Primo Giocatore.",
  },
  "COLT-SETUP-5": {
    short:
      "Dal penultimo vagone in avanti, un bandito per vagone in ordine di gioco; vagone di coda e locomotiva partono vuoti.",
    full: "Il bandito del primo giocatore va nel penultimo vagone, quello del giocatore seguente un vagone più avanti, e così via. L'ultimo è nel vagone dietro la locomotiva; il vagone di coda e la locomotiva partono vuoti.",
  },
  "COLT-SETUP-6": {
    short:
      "La metà dei banditi verso la coda, arrotondata per eccesso, guarda verso la testa; gli altri verso la coda.",
    full: "I banditi della metà posteriore, arrotondata per eccesso, guardano verso la testa, gli altri verso la coda: così tutti guardano verso il centro del treno.",
  },
  "COLT-SETUP-7": {
    short: "Tutti cominciano all'interno, in piedi, senza Bottino.",
    full: "Tutti cominciano all'interno del vagone, in piedi e senza Bottino.",
  },
  "COLT-SETUP-8": {
    short: "Ogni espansione aggiunge una carta a ogni mano; un programma ne ha sempre tre.",
    full: "Ogni espansione in uso aggiunge la sua carta a ogni mano: quattro carte, cinque con un'espansione, sei con tutte e due. Un programma ne ha sempre tre.",
  },
  "COLT-SCHEME-1": {
    short: "Chi è a bordo riprende tutte le carte e programma, tutti insieme e in segreto.",
    full: "Si trama: ogni giocatore con un bandito a bordo riprende tutte le carte azione. Tutti preparano il programma nello stesso momento e in segreto. Chi è fuori gioco non partecipa.",
  },
  "COLT-SCHEME-2": {
    short: "Un programma è fatto di tre carte diverse della tua mano, in ordine.",
    full: "Un programma è una pila di esattamente tre carte diverse della propria mano; quella in cima si gioca per prima. Poiché una mano ha ogni carta una volta sola, nessuna azione si ripete in un turno.",
  },
  "COLT-SCHEME-3": {
    short: "Le carte non usate restano coperte per questo turno.",
    full: "La carta o le carte che avanzano restano coperte per questo turno.",
  },
  "COLT-SCHEME-4": {
    short: "Nessuno passa. Il programma si può cambiare finché l'ultimo giocatore non è pronto.",
    full: "Non si passa e non ci sono vuoti in un programma, nemmeno per un bandito stordito. Finché qualcuno sta ancora pensando puoi riprendere il tuo programma; consegnato l'ultimo, si comincia a sparare.",
  },
  "COLT-SHOOT-1": {
    short: "Tre giri; in ognuno tutti scoprono una carta, in senso orario dal primo giocatore.",
    full: "Si spara: tre giri. In ogni giro comincia il primo giocatore e si va in senso orario; ciascuno scopre la carta in cima alla propria pila, una per giro.",
  },
  "COLT-SHOOT-2": {
    short: "Una carta si esegue per intero prima che si scopra la seguente.",
    full: "Una carta si esegue per intero prima che si scopra la seguente. Agisce sul treno com'è in quel momento, non com'era quando è stata programmata.",
  },
  "COLT-SHOOT-3": {
    short: "Una carta scoperta va eseguita, anche quando fa male.",
    full: "Ogni carta va eseguita, anche se danneggia il suo bandito o non fa niente.",
  },
  "COLT-SHOOT-4": {
    short: "Chi è fuori gioco viene saltato; chi è accanto al treno no.",
    full: "I giocatori il cui bandito è fuori gioco vengono saltati. Chi è accanto al treno (Cavallo) scopre ancora.",
  },
  "COLT-SHOOT-5": {
    short: "Dopo ogni singola carta si verifica se la partita è finita.",
    full: "Dopo ogni singola carta si guarda se a bordo è rimasto un solo bandito.",
  },
  "COLT-SHOOT-6": {
    short: "Tutti e tre i giri partono dalla carta Primo Giocatore, anche se quel giocatore non c'è più.",
    full: "Tutti e tre i giri partono dalla carta Primo Giocatore. Se chi la possiede ha intanto lasciato il treno, comincia il giocatore in vita seguente in senso orario.",
  },
  "COLT-SHOOT-7": {
    short: "L'effetto di una carta dipende dal suo bandito: fuori gioco, accanto al treno, stordito o in piedi.",
    full: "L'effetto di una carta si stabilisce quando la si scopre, in quest'ordine: il suo bandito è fuori gioco, niente; è accanto al treno, Cavallo o perduto; è stordito, si rialza; è in piedi, l'azione.",
  },
  "COLT-FLIP-1": {
    short: "Dietrofront: il bandito si gira sul posto.",
    full: "Dietrofront: il bandito si gira e guarda dall'altra parte. Resta dov'è.",
  },
  "COLT-MOVE-1": {
    short: "Movimento: una carta in avanti, dove guarda il bandito.",
    full: "Movimento: il bandito avanza esattamente di una carta nella direzione in cui guarda.",
  },
  "COLT-MOVE-2": {
    short: "Muoversi non cambia né piano né orientamento.",
    full: "Resta sul suo piano e mantiene l'orientamento.",
  },
  "COLT-MOVE-3": {
    short: "Entra dal lato da cui arriva: andando verso la testa è l'ultimo, andando verso la coda è il primo.",
    full: "Entra nella nuova corsia dal lato da cui arriva. Andando verso la testa vi diventa l'ultimo, il più vicino alla coda; andando verso la coda il primo, il più vicino alla testa.",
  },
  "COLT-MOVE-4": {
    short: "Nessuno blocca un movimento.",
    full: "Nessuno è mai d'intralcio, né alla partenza né all'arrivo, e gli altri mantengono il loro ordine.",
  },
  "COLT-MOVE-5": {
    short: "Chi va oltre la locomotiva o il vagone di coda è giù dal treno.",
    full: "Dove non c'è una carta seguente, davanti alla locomotiva o dietro il vagone di coda, il bandito cammina giù dal treno.",
  },
  "COLT-FLOOR-1": {
    short: "Cambio di piano: dall'interno al tetto della stessa carta, o viceversa.",
    full: "Cambio di piano: il bandito sale dall'interno al tetto della stessa carta, o scende dal tetto.",
  },
  "COLT-FLOOR-2": {
    short: "Si mette con le spalle al bordo della carta: tutti quelli su quel piano gli stanno davanti.",
    full: "Si mette con le spalle al bordo della carta: se guarda verso la testa vi diventa l'ultimo, il più vicino alla coda; se guarda verso la coda il primo, il più vicino alla testa. Così tutti quelli su quel piano della carta gli stanno davanti.",
  },
  "COLT-FLOOR-3": {
    short: "Cambiare piano non cambia l'orientamento.",
    full: "Mantiene l'orientamento.",
  },
  "COLT-FLOOR-4": {
    short: "Il vecchio posto non si conserva: salire e scendere può cambiare l'ordine.",
    full: "Nessuno conserva il posto. Salire e poi riscendere può cambiare l'ordine nella corsia.",
  },
  "COLT-FIRE-1": {
    short: "Fuoco: un colpo, al massimo un bandito colpito, niente da scegliere.",
    full: "Fuoco: un colpo che prende un bandito o nessuno. Non c'è niente da scegliere.",
  },
  "COLT-FIRE-2": {
    short: "La linea di tiro è tutto ciò che sta davanti sullo stesso piano, fino all'estremità del treno.",
    full: "La linea di tiro è tutto ciò che sta davanti a chi spara sullo stesso piano: il resto della propria corsia, poi quel piano di ogni altra carta fino all'estremità del treno, locomotiva compresa. Chi sta dietro, o sull'altro piano, è al sicuro.",
  },
  "COLT-FIRE-3": {
    short: "È colpito il bandito in piedi più vicino sulla linea, che fa da scudo a tutti quelli dietro.",
    full: "È colpito il bandito in piedi più vicino sulla linea di tiro. Fa da scudo a tutti quelli più lontani.",
  },
  "COLT-FIRE-4": {
    short: "I proiettili passano sopra i banditi storditi.",
    full: "I banditi storditi non sono né colpiti né d'intralcio: il proiettile passa sopra di loro e può colpire il prossimo che sta in piedi.",
  },
  "COLT-FIRE-5": {
    short: "Se sulla linea non c'è nessuno in piedi, il colpo va a vuoto.",
    full: "Se nessuno sta in piedi sulla linea di tiro, il colpo va a vuoto e non succede niente.",
  },
  "COLT-FIRE-6": {
    short: "Chi è colpito si allontana di una carta da chi spara, sullo stesso piano, entrando dal lato più vicino.",
    full: "Chi è colpito viene spinto di una carta nella direzione dello sparo, sullo stesso piano e qualunque sia il suo orientamento. Entra in quella corsia dal lato da cui arriva, come con Movimento.",
  },
  "COLT-FIRE-7": {
    short: "Chi è colpito resta a terra stordito e mantiene l'orientamento; per chi spara non cambia niente.",
    full: "Ora è a terra, stordito, con l'orientamento di prima. Per chi ha sparato non cambia niente.",
  },
  "COLT-FIRE-8": {
    short: "Spinto oltre l'estremità del treno, il bandito lo lascia.",
    full: "Se non c'è una carta su cui essere spinto, lo sparo lo butta invece giù dal treno.",
  },
  "COLT-WAKE-1": {
    short: "Qualsiasi carta fa soltanto rialzare un bandito stordito; l'azione va persa.",
    full: "Quando si scopre una carta per un bandito stordito, il bandito si rialza, e basta: l'azione va persa. Solo Riflessi fa di più.",
  },
  "COLT-WAKE-2": {
    short: "Rialzarsi non cambia né orientamento né posto.",
    full: "Si rialza dove si trova, con l'orientamento che aveva.",
  },
  "COLT-WAKE-3": {
    short: "I banditi storditi restano storditi anche nel turno seguente.",
    full: "Solo una carta fa rialzare un bandito stordito, che può quindi restare a terra da un turno all'altro.",
  },
  "COLT-WAKE-4": {
    short: "Chi si è rialzato può essere subito colpito di nuovo; chi è a terra non si sposta, ma cade con il vagone.",
    full: "Chi si è rialzato può essere subito colpito di nuovo. Chi è a terra non può essere spostato da niente, ma cade con un vagone sganciato.",
  },
  "COLT-REFLEX-1": {
    short: "L'espansione Riflessi aggiunge una carta a ogni mano.",
    full: "L'espansione Riflessi aggiunge la carta Riflessi a ogni mano. Si può giocare con o senza Cavallo.",
  },
  "COLT-REFLEX-2": {
    short: "Riflessi da stordito: ti rialzi e spari.",
    full: "Riflessi per un bandito stordito: si rialza e spara subito, come con Fuoco.",
  },
  "COLT-REFLEX-3": {
    short: "Riflessi in piedi: ti butti sulla schiena, stordito, senza sparare.",
    full: "Riflessi per un bandito in piedi: si butta sulla schiena e resta stordito dov'è, con l'orientamento invariato e senza sparare.",
  },
  "COLT-REFLEX-4": {
    short: "Essere a terra per Riflessi è come ogni stordimento: i proiettili passano, la prossima carta fa rialzare.",
    full: "Chi è a terra per Riflessi è stordito come chiunque altro: i proiettili gli passano sopra, e la prossima carta lo fa rialzare.",
  },
  "COLT-HORSE-1": {
    short: "L'espansione Cavallo aggiunge una carta a ogni mano.",
    full: "L'espansione Cavallo aggiunge la carta Cavallo a ogni mano. Si può giocare con o senza Riflessi.",
  },
  "COLT-HORSE-2": {
    short: "Cavallo: si cavalca dentro la locomotiva, fino in testa, guardando in avanti.",
    full: "Cavallo: ovunque si trovi, il bandito cavalca dentro la locomotiva, vi diventa il primo verso la testa e guarda in avanti, anche se era già dentro o sopra la locomotiva. Un Movimento dopo questa carta porta giù dal treno.",
  },
  "COLT-HORSE-3": {
    short: "Cavallo da stordito ti fa soltanto rialzare.",
    full: "Per un bandito stordito Cavallo è una carta come le altre: si rialza e non cavalca. Un'opzione del tavolo cambia questa regola.",
  },
  "COLT-HORSE-4": {
    short: "Se la tua primissima carta dopo aver lasciato il treno è Cavallo, torni nella locomotiva.",
    full: "Se la primissima carta che il giocatore di un bandito sbalzato scopre è Cavallo, il bandito torna a cavallo nella locomotiva. Può essere la carta dello stesso giro o del seguente.",
  },
  "COLT-HORSE-5": {
    short: "Se la prossima carta non è Cavallo, il bandito è fuori gioco; un Cavallo più sotto arriva tardi.",
    full: "Se quella carta è un'altra, non fa niente e il bandito è fuori gioco. Un Cavallo più in basso nella pila arriva troppo tardi e non viene mostrato.",
  },
  "COLT-HORSE-6": {
    short: "Per salvarsi serve una carta di questo turno; niente salva dallo sgancio.",
    full: "Ci si salva soltanto entro il turno. Chi lascia il treno dopo la propria terza carta è subito fuori gioco, e nessuno si salva dallo sgancio, perché dopo non viene più nessuna carta.",
  },
  "COLT-HORSE-7": {
    short: "Buttato giù da uno sparo o sceso da sé: Cavallo salva in entrambi i casi.",
    full: "Non fa differenza se il bandito è stato buttato giù da uno sparo o è sceso camminando.",
  },
  "COLT-HORSE-8": {
    short: "Chi si salva è in piedi, tiene il Bottino e continua a giocare.",
    full: "Chi si salva è in piedi, tiene il suo Bottino e gioca le carte che gli restano.",
  },
  "COLT-HORSE-9": {
    short: "I banditi accanto al treno non contano come a bordo; chi resta solo a bordo vince subito.",
    full: "I banditi accanto al treno non contano come a bordo. Se a bordo ne resta uno solo, la partita finisce subito, qualunque sia la prossima carta degli altri. Un'opzione del tavolo addolcisce questa regola.",
  },
  "COLT-OUT-1": {
    short: "Oltre l'una o l'altra estremità del treno un bandito ne è giù ed è eliminato.",
    full: "Un bandito che supera la testa della locomotiva o il fondo del vagone di coda, con le proprie gambe o per uno sparo, ha lasciato il treno ed è eliminato.",
  },
  "COLT-OUT-2": {
    short: "Chi è fuori gioco viene tolto subito; le carte che restano rimangono coperte e non si giocano.",
    full: "Chi è eliminato viene tolto subito. Le carte non ancora scoperte non si giocano e non si mostrano, e il giocatore non programma più.",
  },
  "COLT-OUT-3": {
    short: "Con Cavallo, chi lascia il treno con una carta ancora da scoprire è solo sbalzato fino a quella carta.",
    full: "Con l'espansione Cavallo, un bandito che lascia il treno durante la sparatoria mentre il suo giocatore ha ancora una carta da scoprire è dapprima sbalzato: giù dal treno finché quella carta non viene scoperta, qualunque sia. Senza l'espansione, o senza una carta, è subito fuori gioco.",
  },
  "COLT-OUT-4": {
    short: "Il Bottino dei giocatori eliminati non conta.",
    full: "Il Bottino di un giocatore eliminato non conta più, tranne quando tutti quelli rimasti cadono insieme.",
  },
  "COLT-ROUND-1": {
    short: "Dopo il turno si sgancia il vagone di coda; la locomotiva mai.",
    full: "Quando tutte le pile sono esaurite, il vagone di coda viene sganciato e quello davanti diventa il nuovo vagone di coda. La locomotiva non si sgancia mai.",
  },
  "COLT-ROUND-2": {
    short: "Chi è dentro o sopra il vagone sganciato è fuori gioco.",
    full: "Tutti quelli dentro o sopra il vagone sganciato sono fuori gioco, in piedi o storditi.",
  },
  "COLT-ROUND-3": {
    short:
      "Sgancio, chi c'è sopra cade, fine della partita?, Bottino, ultimo vagone?, carta Primo Giocatore, turno seguente.",
    full: "L'ordine è: sgancio; quelli sul vagone sono fuori gioco; non resta nessuno?; ne resta uno?; Bottino; era l'ultimo vagone?; la carta Primo Giocatore passa; turno seguente.",
  },
  "COLT-ROUND-4": {
    short: "Se ne va un vagone per turno: ci sono quindi al massimo giocatori + 1 turni.",
    full: "Se ne va un vagone per turno. Una partita ha quindi al massimo un turno in più dei giocatori.",
  },
  "COLT-ROUND-5": {
    short: "Posti, orientamenti e stordimenti restano per il turno seguente; tutte le carte tornano in mano.",
    full: "Posti, orientamenti e stordimenti restano nel turno seguente. Tutte le carte azione tornano in mano.",
  },
  "COLT-LOOT-1": {
    short: "Il vagone sganciato è un premio per un superstite e conta solo alla fine.",
    full: "Il vagone sganciato è un premio per uno dei superstiti. Conta solo se alla fine della partita c'è un pareggio.",
  },
  "COLT-LOOT-2": {
    short: "Il Bottino va al superstite sul vagone più lontano dalla locomotiva.",
    full: "Va al superstite più lontano dalla locomotiva, e per prima cosa si confronta la carta su cui si trova un bandito.",
  },
  "COLT-LOOT-3": {
    short: "Sulla stessa carta il tetto batte l'interno.",
    full: "Sulla stessa carta il tetto batte l'interno, in qualunque punto stiano le figure.",
  },
  "COLT-LOOT-4": {
    short: "Sullo stesso piano della stessa carta lo prende il più vicino alla coda.",
    full: "Sullo stesso piano della stessa carta lo prende il più vicino alla coda.",
  },
  "COLT-LOOT-5": {
    short: "Un bandito stordito può prendere Bottino.",
    full: "Può prenderlo anche un bandito stordito.",
  },
  "COLT-LOOT-6": {
    short: "Il Bottino sta scoperto davanti a chi lo possiede.",
    full: "Si mette davanti al suo giocatore con il valore in vista, perché tutti lo vedano.",
  },
  "COLT-LOOT-7": {
    short: "Anche l'ultimo vagone viene assegnato, prima che si decida la partita.",
    full: "Anche l'ultimissimo vagone viene assegnato nello stesso modo, prima che si decida la partita.",
  },
  "COLT-FIRST-1": {
    short: "La carta Primo Giocatore passa al vicino di sinistra.",
    full: "La carta Primo Giocatore passa al vicino di sinistra di chi la possiede.",
  },
  "COLT-FIRST-2": {
    short: "I giocatori eliminati vengono saltati.",
    full: "I giocatori eliminati vengono saltati: la riceve il prossimo giocatore in vita a sinistra, anche quando chi la possiede è appena stato eliminato.",
  },
  "COLT-END-1": {
    short: "Un solo bandito rimasto a bordo: vince subito.",
    full: "Appena durante la sparatoria resta a bordo un solo bandito, la partita è finita e quel bandito vince, in piedi o stordito e qualunque sia il Bottino. Non si scoprono altre carte e non si sganciano vagoni.",
  },
  "COLT-END-2": {
    short: "Un solo bandito rimasto dopo uno sgancio: vince.",
    full: "Se dopo uno sgancio a bordo c'è un solo bandito, vince. Nessuno prende il vagone.",
  },
  "COLT-END-3": {
    short: "Dopo l'ultimo vagone vince chi ha più carte Bottino.",
    full: "Se il vagone sganciato era l'ultimo e dentro o sopra la locomotiva ci sono più banditi, vince quello con più carte Bottino.",
  },
  "COLT-END-4": {
    short: "A parità di numero vince la singola carta Bottino più alta; la somma non conta mai.",
    full: "Se più banditi hanno lo stesso numero, fra loro vince quello con la singola carta Bottino più alta. La somma non si usa mai.",
  },
  "COLT-END-5": {
    short: "Se tutti cadono con un vagone, confrontano il Bottino; se nessuno ne ha, si dividono la vittoria.",
    full: "Se uno sgancio porta via tutti quelli rimasti, chi è caduto confronta il proprio Bottino per numero e poi per la carta più alta. Se nessuno di loro ne possiede, si dividono la vittoria. Il vagone non va a nessuno.",
  },
  "COLT-END-6": {
    short: "La sparatoria lascia sempre qualcuno a bordo, e solo una caduta comune può dividere la vittoria.",
    full: "Una carta butta giù dal treno al massimo un bandito, quindi la sparatoria non lo svuota mai. Alla locomotiva un pareggio è impossibile, perché l'ultimo vagone è appena andato a qualcuno che è lì. Solo una caduta comune può dividere la vittoria.",
  },
  "COLT-INFO-1": {
    short: "Il tuo programma lo conosci solo tu; ogni carta diventa pubblica quando viene scoperta.",
    full: "Un programma lo conosce solo il suo giocatore. Ogni carta è pubblica una volta scoperta.",
  },
  "COLT-INFO-2": {
    short: "Nessuno conosce il valore del Bottino di un vagone agganciato.",
    full: "Quanto vale un vagone agganciato non lo sa nessuno.",
  },
  "COLT-INFO-3": {
    short: "Posti, orientamenti, stordimenti, Bottino, primo giocatore, chi è pronto: tutto pubblico.",
    full: "Sono pubblici tutti i posti, gli orientamenti e gli stordimenti, il Bottino preso, la carta Primo Giocatore, chi è pronto, e quante carte ogni giocatore deve ancora scoprire.",
  },
  "COLT-INFO-4": {
    short: "Le carte messe da parte e quelle degli eliminati non si mostrano mai.",
    full: "Le carte messe da parte e quelle non scoperte dei giocatori eliminati non si mostrano mai.",
  },
  "COLT-OPT-1": {
    short: "Opzione del tavolo: un bandito stordito sulla linea ferma il proiettile.",
    full: "Banditi storditi e proiettili: passa sopra (la regola) o si ferma. Con «si ferma» il colpo finisce senza effetto se la prima figura sulla linea di tiro è stordita.",
  },
  "COLT-OPT-2": {
    short: "Opzione del tavolo: prima che l'ultimo bandito vinca, chi è accanto al treno mostra la sua prossima carta.",
    full: "Salvataggio a cavallo: fine immediata (la regola) o ultima occasione. Con «ultima occasione», quando a bordo resta uno solo mentre altri sono sbalzati, ciascuno di questi, in senso orario dopo chi ha agito, scopre subito la prossima carta. Cavallo riporta il bandito a bordo, ogni altra carta lo mette fuori gioco. Se a bordo è ancora uno solo la partita finisce; altrimenti si continua, e una carta mostrata in anticipo era la carta di quel giocatore per il suo giro.",
  },
  "COLT-OPT-3": {
    short: "Opzione del tavolo: Cavallo porta alla locomotiva un bandito stordito.",
    full: "Cavallo da storditi: solo in piedi (la regola) o cavalcata. Con «cavalcata» il bandito si rialza e cavalca fino alla locomotiva.",
  },
  "COLT-OPT-4": {
    short: "Opzione del tavolo: se tutti cadono insieme, nessuno vince.",
    full: "Nessuno rimasto: decide il Bottino (la regola) o nessun vincitore.",
  },
  "COLT-DUEL-1": {
    short: "Duello non ufficiale: due giocatori, quattro banditi, seduti alternati.",
    full: "Il duello non fa parte del gioco pubblicato. Due giocatori hanno due banditi a testa, alternati intorno al tavolo, e giocano come in una partita a quattro.",
  },
  "COLT-DUEL-2": {
    short: "Nel duello ogni bandito ha la propria mano e il proprio programma.",
    full: "Ogni bandito ha la propria mano e il proprio programma: un giocatore prepara quindi due programmi per turno.",
  },
  "COLT-DUEL-3": {
    short: "Nel duello un giocatore vince quando tutti quelli a bordo sono suoi.",
    full: "Dove le regole chiedono se è rimasto un solo bandito, si chiede se tutti quelli a bordo appartengono a un solo giocatore. Quel giocatore vince.",
  },
  "COLT-DUEL-4": {
    short: "Nel duello il Bottino è del giocatore, anche quello di un proprio bandito fuori gioco.",
    full: "Il Bottino è del giocatore: le carte dei due banditi contano insieme, anche quelle di uno che è già fuori gioco.",
  },
  "COLT-DUEL-5": {
    short: "Nel duello puoi colpire il tuo stesso bandito.",
    full: "Fuoco non lascia scelta, quindi si può colpire il proprio bandito.",
  },
  "COLT-EX-1": {
    short: "Nel regolamento c'è un turno d'esempio svolto.",
    full: "Belle, Doc, Mei e Tuco giocano un turno del gioco base, comincia Belle. Belle programma Movimento, Fuoco, Cambio di piano; Doc Dietrofront, Fuoco, Movimento; Mei Fuoco, Movimento, Cambio di piano; Tuco Fuoco, Dietrofront, Movimento. Alla fine Doc è nel vagone di coda mentre viene sganciato ed è fuori gioco; Belle e Mei sono sul tetto del vagone 3, e Belle, la più vicina alla coda, prende il Bottino. Doc viene saltato: il prossimo primo giocatore è Mei.",
  },
};
