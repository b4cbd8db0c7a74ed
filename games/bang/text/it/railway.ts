import type { LocomotiveSide, RailcarId, StationId } from "../../engine/catalogue.ts";
import type { FaceText } from "../shared/gallery.ts";

export const railcars: Readonly<Record<RailcarId, FaceText>> = {
  "baggage-car": {
    name: "Bagagliaio",
    text: "Scartalo: un Mancato! ogni volta che ti sparano, o un Panico!, un Cat Balou o un BANG! nel tuo turno.",
  },
  caboose: {
    name: "Carro di coda",
    text: "Puoi scartare un'altra delle tue carte blu come Mancato!, quante volte vuoi.",
  },
  "cattle-truck": {
    name: "Carro bestiame",
    text: "Scartalo: prendi una delle tre carte in cima agli scarti.",
  },
  "circus-wagon": {
    name: "Carrozzone del circo",
    text: "Scartalo: ogni altro giocatore scarta una delle sue carte in gioco.",
  },
  "coal-hopper": {
    name: "Carro carbone",
    text: "Scartalo: pesca una carta, poi scarta un Vagone davanti a un giocatore qualsiasi.",
  },
  "dining-car": {
    name: "Vagone ristorante",
    text: "All'inizio del tuo turno fai un estrai!: Cuori ti dà 1 punto vita.",
  },
  "express-car": {
    name: "Vagone espresso",
    text: "Scartalo: il tuo turno finisce, scarta la mano, fai un turno extra.",
  },
  "ghost-car": {
    name: "Vagone fantasma",
    text: "Per chiunque tranne lo Sceriffo, anche eliminato. Chi lo possiede resta in gioco senza punti vita.",
  },
  "lounge-car": {
    name: "Vagone salotto",
    text: "Scartalo: pesca due Vagoni, uno per te e uno per un altro giocatore.",
  },
  "lumber-flatcar": {
    name: "Pianale del legname",
    text: "Per un giocatore qualsiasi. Chi lo possiede vede tutti gli altri a distanza aumentata di 1.",
  },
  "mail-car": {
    name: "Vagone postale",
    text: "Scartalo: pesca 3 carte e danne una a un altro giocatore.",
  },
  "observation-car": {
    name: "Vagone panoramico",
    text: "Vedi gli altri a distanza diminuita di 1; gli altri ti vedono a distanza aumentata di 1.",
  },
  "passenger-car": {
    name: "Vagone passeggeri",
    text: "Scartalo: prendi una carta a un altro giocatore, a caso dalla mano o a scelta fra quelle in gioco.",
  },
  "prisoner-car": {
    name: "Vagone dei detenuti",
    text: "I Duelli e gli Indiani! giocati dagli altri non hanno effetto su di te.",
  },
  "private-car": {
    name: "Vagone privato",
    text: "Finché la tua mano è vuota, nessuno può dirigere una carta BANG! contro di te.",
  },
  "sleeper-car": {
    name: "Vagone letto",
    text: "Una volta in ogni turno puoi scartare un'altra delle tue carte blu come BANG!, fuori dal limite.",
  },
};

/** `text` is the price. */
export const stations: Readonly<Record<StationId, FaceText>> = {
  "boom-town": { name: "Boom Town", text: "Scarta un BANG!." },
  catico: { name: "Catico", text: "Scarta un Cat Balou o un Panico!." },
  "creepy-creek": { name: "Creepy Creek", text: "Scarta una carta di Picche." },
  "crowns-hole": { name: "Crown's Hole", text: "Scarta una Birra." },
  deathwood: { name: "Deathwood", text: "Scarta una carta blu." },
  dodgeville: { name: "Dodgeville", text: "Scarta un Mancato!." },
  "fort-wroth": { name: "Fort Wroth", text: "Scarta una carta di valore 10, J, Q, K o A." },
  frisco: { name: "Frisco", text: "Scarta una carta di Fiori." },
  "miners-oath": { name: "Miner's Oath", text: "Scarta una carta di Quadri." },
  "san-tafe": { name: "San Tafe", text: "Scarta una carta di Cuori." },
  tombrock: { name: "Tombrock", text: "Perdi 1 punto vita, ma non l'ultimo." },
  "virginia-town": { name: "Virginia Town", text: "Scarta due carte qualsiasi." },
  yooma: { name: "Yooma", text: "Scarta una carta di valore 2–9." },
  custom: { name: "La vostra stazione", text: "Il prezzo che questo tavolo ha concordato." },
};

export const locomotives: Readonly<Record<LocomotiveSide, FaceText>> = {
  ironhorse: {
    name: "Ironhorse",
    text: "Al Capolinea ogni giocatore, anche quello di turno, subisce uno sparo. Nessuno ne è l'autore.",
  },
  leland: {
    name: "Leland",
    text: "Al Capolinea si apre un Emporio per tutti, a cominciare dal giocatore di turno.",
  },
};
