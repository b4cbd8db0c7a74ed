/** What the default scene says itself; all else are the game's own words. */
export const text = {
  players: "Players",
  table: "The table",
  hand: "Your hand",
  choices: "What you can choose",
  chosen: "Chosen so far",
  takeBack: (piece: string): string => `${piece}: take it back`,
  chooseFirst: "Choose first",
  you: "you",
  toMove: "to move",
  turnOf: (name: string): string => `${name}'s turn`,
  yourTurn: "Your turn",
  over: "The game is over",
  noHand: "You hold no cards.",
  nothing: "Nothing is told of this seat.",
};

export type DefaultText = typeof text;
