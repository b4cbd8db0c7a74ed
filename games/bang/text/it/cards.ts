import type { CardName } from "../../engine/catalogue.ts";
import type { FaceText } from "../shared/gallery.ts";

export const cards: Readonly<Record<CardName, FaceText>> = {
  barrel: {
    name: "Barile",
    text: "Quando ti sparano, puoi fare un estrai!: Cuori vale come un Mancato!.",
  },
  dynamite: {
    name: "Dinamite",
    text: "All'inizio del turno di chi la possiede, estrai!: Picche 2–9 costa 3 punti vita; altrimenti passa oltre.",
  },
  jail: {
    name: "Prigione",
    text: "Mettila davanti a chiunque tranne lo Sceriffo. Il suo prossimo turno comincia con un estrai!: gioca solo con Cuori.",
  },
  mustang: {
    name: "Mustang",
    text: "Tutti gli altri giocatori ti vedono a distanza aumentata di 1.",
  },
  scope: {
    name: "Mirino",
    text: "Vedi tutti gli altri giocatori a distanza diminuita di 1.",
  },
  volcanic: {
    name: "Volcanic",
    text: "Arma, gittata 1. Nel tuo turno puoi giocare quante carte BANG! vuoi.",
  },
  schofield: { name: "Schofield", text: "Arma, gittata 2." },
  remington: { name: "Remington", text: "Arma, gittata 3." },
  "rev-carabine": { name: "Rev. Carabine", text: "Arma, gittata 4." },
  winchester: { name: "Winchester", text: "Arma, gittata 5." },
  bang: {
    name: "BANG!",
    text: "Spara a un giocatore a tiro. Una per turno. È anche la risposta agli Indiani! e in un Duello.",
  },
  missed: {
    name: "Mancato!",
    text: "Annulla uno sparo diretto a te.",
  },
  beer: {
    name: "Birra",
    text: "Recuperi 1 punto vita. Ti salva anche quando perdi l'ultimo. Senza effetto se restano due giocatori.",
  },
  "cat-balou": {
    name: "Cat Balou",
    text: "Un giocatore qualsiasi scarta una carta: una a caso dalla mano, o una in gioco scelta da te.",
  },
  panic: {
    name: "Panico!",
    text: "Prendi una carta a un giocatore a distanza 1: una a caso dalla mano, o una in gioco.",
  },
  duel: {
    name: "Duello",
    text: "Tu e un giocatore a tua scelta scartate BANG! a turno, prima lui. Chi smette perde 1 punto vita.",
  },
  gatling: { name: "Gatling", text: "Spara a tutti gli altri giocatori." },
  "general-store": {
    name: "Emporio",
    text: "Metti in tavola una carta per giocatore. A cominciare da te, ciascuno ne prende una.",
  },
  indians: {
    name: "Indiani!",
    text: "Tutti gli altri giocatori scartano un BANG! o perdono 1 punto vita.",
  },
  saloon: { name: "Saloon", text: "Tutti i giocatori recuperano 1 punto vita." },
  stagecoach: { name: "Diligenza", text: "Pesca 2 carte." },
  "wells-fargo": { name: "Wells Fargo", text: "Pesca 3 carte." },
  cactus: {
    name: "Cactus",
    text: "Un Mancato!. Poi fai un estrai!: Cuori o Quadri ti dà 1 punto vita.",
  },
  dragoon: {
    name: "Dragoon",
    text: "Arma, gittata 2. Il tuo limite di BANG! è di due per turno.",
  },
  evaded: {
    name: "Schivato!",
    text: "Un Mancato!. Se lo sparo è annullato, prendi in mano la carta da cui viene.",
  },
  "full-steam": {
    name: "Tutto vapore",
    text: "Il treno va al Capolinea. L'effetto della Locomotiva viene ignorato o si ripete due volte, a tua scelta.",
  },
  "knife-revolver": {
    name: "Revolver a lama",
    text: "Conta come il tuo BANG!. Prima fai un estrai!: J, Q, K o A te lo restituisce in mano. Poi spari a tiro.",
  },
  map: {
    name: "Mappa",
    text: "Prima di pescare, guarda le due carte in cima al mazzo. Puoi scartarne una.",
  },
  "money-bag": {
    name: "Sacco di denaro",
    text: "Copia la carta marrone in cima agli scarti, con bersagli scelti da te. Mai soggetto al limite.",
  },
  "most-wanted": {
    name: "Ricercato",
    text: "Pesca una carta. Poi tutti i giocatori, tu per primo, fanno un estrai!: Picche costa 1 punto vita.",
  },
  "next-stop": {
    name: "Prossima fermata",
    text: "Pesca una carta, poi il treno avanza di una stazione.",
  },
  refund: {
    name: "Rimborso",
    text: "Pesca una carta ogni volta che un altro giocatore ti prende o ti scarta una carta, diversa da questa.",
  },
  strongbox: {
    name: "Cassaforte",
    text: "Pesca una carta alla fine del tuo turno.",
  },
  switch: {
    name: "Scambio",
    text: "Scambia una delle tue carte in gioco con una carta in gioco di un altro giocatore.",
  },
  "train-robbery": {
    name: "Rapina al treno",
    text: "Conta come il tuo BANG!. Per ogni carta che ha in gioco, un giocatore la scarta o subisce uno sparo.",
  },
  "water-tower": {
    name: "Torre dell'acqua",
    text: "Prendi gratis un Vagone abbinato a una stazione, oltre alla tua azione Vagone.",
  },
};
