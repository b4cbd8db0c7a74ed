import type { RuleText } from "@trestle/kernel";

/** The rules of sitting at a table, whatever is played at it. */
export const tableRules = {
  "TABLE-TURN-1": {
    short: "You are not asked for this now.",
    full: "A move answers a decision that the seat owes or may answer at this moment. An answer to an older question does not count.",
  },
  "TABLE-MOVE-1": {
    short: "That is no move of this game.",
    full: "What was sent cannot be read as a move of this game at all.",
  },
  "TABLE-PLAY-1": {
    short: "No game is under way here.",
    full: "Moves can be made from the start of the game to its end, not before and not after.",
  },
  "TABLE-PAUSE-1": {
    short: "The table is paused.",
    full: "While the host has paused the table nobody moves and no clock runs.",
  },
  "TABLE-PAUSE-2": {
    short: "The table already is so, or no game is under way.",
    full: "Only a game under way can be paused, and only a paused one goes on.",
  },
  "TABLE-SEAT-1": {
    short: "That is not your seat.",
    full: "A seat is held by its secret. Whoever does not have it can neither move nor speak for the seat.",
  },
  "TABLE-SEAT-2": {
    short: "There is no such free seat.",
    full: "One can sit down where nobody sits; a table has the seats its host has set out.",
  },
  "TABLE-NAME-1": {
    short: "A name has 1 to 20 letters, digits or signs, and one letter or digit at least.",
    full: "A name has 1 to 20 visible characters and at least one letter or digit. Control and invisible characters are refused.",
  },
  "TABLE-NAME-2": {
    short: "Somebody here already has that name.",
    full: "Two at one table cannot have the same name.",
  },
  "TABLE-GAME-1": {
    short: "There is no such game here.",
    full: "The table asks for a game, or an edition of it, that is not known here.",
  },
  "TABLE-SEATS-1": {
    short: "The game does not take that many players.",
    full: "Each game, with its options, takes so many players and no more.",
  },
  "TABLE-SEATS-2": {
    short: "Somebody sits in a seat that would go.",
    full: "Seats can be taken away only where nobody sits.",
  },
  "TABLE-BOT-1": {
    short: "There is no bot of that kind.",
    full: "Bots come in the levels and tempers that are on offer.",
  },
  "TABLE-START-1": {
    short: "There are still open seats.",
    full: "A game starts when every seat is taken, by a person or by a bot.",
  },
  "TABLE-START-2": { short: "Not everybody is ready.", full: "A game starts when every person has said so." },
  "TABLE-START-3": {
    short: "The game has begun.",
    full: "Seats, options and clocks are settled before the game and stay as they are in it.",
  },
  "TABLE-DEAL-1": {
    short: "To get ready, commit to your part of the deal.",
    full: "Every person puts 32 random bytes into the deal. Getting ready means committing to them: their hash is sent first, and the bytes themselves only when everybody has committed.",
  },
  "TABLE-DEAL-2": {
    short: "That start was broken off. Get ready again.",
    full: "A commitment counts for one attempt to start. When a start is broken off, everybody commits anew for the next attempt.",
  },
  "TABLE-DEAL-3": {
    short: "That commitment was used before. Draw new random bytes.",
    full: "A commitment is used once. Whoever gets ready again draws new random bytes.",
  },
  "TABLE-DEAL-4": {
    short: "The cards are about to be dealt. The host can break the start off.",
    full: "While a start is under way, its list of seats, options and commitments is frozen. The host can go on, or break the start off and change something.",
  },
  "TABLE-DEAL-5": {
    short: "That is not the part you committed to.",
    full: "A part of the deal counts only if it is what the seat committed to, for this table, this seat and this attempt.",
  },
  "TABLE-DEAL-6": {
    short: "No such start is under way.",
    full: "Parts are revealed, and the host goes on or breaks off, between the start and the first card.",
  },
  "TABLE-HOST-1": {
    short: "Only the host can do that.",
    full: "Options, bots, start, pause and closing are the rights of whoever made the table.",
  },
  "TABLE-CLOSED-1": {
    short: "The table is closed.",
    full: "The host has closed the table, or its game has gone on without end, for 5,000 entries of its log; nothing happens here any more.",
  },
  "TABLE-OVER-1": {
    short: "The game is over, and its table stays as it is.",
    full: "Once a game is over nobody changes who sat where or closes the table: the opened deal and the log stay open to all.",
  },
  "TABLE-REMATCH-1": { short: "The game is not over yet.", full: "A rematch can be asked for once the game is over." },
  "TABLE-UNDO-1": {
    short: "You can take back your own latest move as long as nothing was revealed and nobody else has moved.",
    full: "A seat may go back over its own latest moves while none of them revealed anything and nobody else has moved since. The step back is an entry of the log like any other.",
  },
  "TABLE-UNDO-2": {
    short: "The latest move is not yours.",
    full: "Somebody else has moved since, or a bot or the clock moved for you: that cannot be taken back alone.",
  },
  "TABLE-UNDO-3": {
    short: "Something was revealed by that move.",
    full: "What has been seen cannot be unseen: a move that showed or decided something stays.",
  },
  "TABLE-BACK-1": {
    short: "Only a game you win or lose together can be taken back by agreement.",
    full: "In a co-operative game everybody together may go back to any moment of it. Elsewhere nobody may.",
  },
  "TABLE-BACK-2": {
    short: "There is no such moment in this game.",
    full: "One goes back to an entry of this game's log, before the last one.",
  },
  "TABLE-BACK-3": {
    short: "Nobody has asked you.",
    full: "One agrees to a step back that somebody has asked for, once.",
  },
  "TABLE-LOOK-1": {
    short: "There is no such moment in this game yet.",
    full: "One looks back at the game as it stood after one of its entries, from the deal to the latest.",
  },
  "TABLE-LOOK-2": {
    short: "Nobody may watch this game before it is over.",
    full: "A table may be closed to watchers. Whoever holds no seat then sees nothing of the game until it is over, neither now nor looking back.",
  },
  "TABLE-REASON-1": {
    short: "No bot made that move.",
    full: "Bots say why they played as they did, once it gives nothing away: at once, after the next reveal, or when the game is over. People keep their reasons.",
  },
  "TABLE-HINT-1": {
    short: "No hints at this table.",
    full: "A table may let its players ask for hints or not; its host decides before the start. Usually they are there for who plays alone or together, and not against others or a quick clock.",
  },
  "TABLE-HINT-2": {
    short: "Your last hint is still being thought of.",
    full: "One hint at a time: the next one can be asked for when the last has come.",
  },
  "TABLE-HINT-3": {
    short: "No hint came of it. Ask again.",
    full: "The one who was to advise you fell over. Nothing is lost: ask again.",
  },
  "TABLE-CHAT-1": {
    short: "Say something, in 400 characters at most.",
    full: "A line of chat has 1 to 400 characters of text.",
  },
  "TABLE-CHAT-2": {
    short: "You cannot speak there.",
    full: "Seats speak at the table, those who are out among themselves, watchers among themselves. No talk crosses from one to another.",
  },
  "TABLE-CHAT-3": {
    short: "Enough has been said here. No more lines are kept.",
    full: "A table keeps 5,000 lines of each kind of talk: that of the seats, of those who are out, and of the watchers.",
  },
  "TABLE-NOTE-1": {
    short: "A note is about another player, in 200 characters at most.",
    full: "A seat's notebook has one note about each other seat: a guess, how sure one is, and at most 200 characters of text. Nobody else reads it.",
  },
  "TABLE-NOTE-2": {
    short: "Your notebook is sealed.",
    full: "A sealed notebook stays as it is until the game is over; then everybody may read it, and its guesses are judged.",
  },
  "TABLE-BET-1": {
    short: "Only those who are out of the game bet.",
    full: "The Saloon is for seats that have left the game. Who still plays, also with another seat, neither bets nor sees a bet before the end.",
  },
  "TABLE-BET-2": {
    short: "There is no such bet.",
    full: "One bets on the hidden role of a seat in play, on the seat that leaves the game next, or on a winner; never on oneself and never on what one knows already.",
  },
  "TABLE-COUNCIL-1": {
    short: "A council is held only where you win or lose together.",
    full: "Plans, promises and pointing at pieces belong to co-operative games. Elsewhere everybody plays for themselves.",
  },
  "TABLE-COUNCIL-2": {
    short: "A plan has at most 20 pieces and 200 characters, and something of either.",
    full: "What one tells the council is a list of at most 20 pieces, a promise of at most 200 characters, or both.",
  },
  "TABLE-COUNCIL-3": {
    short: "There is no hidden plan to reveal.",
    full: "Plans are revealed together, once in each round: when everybody has said theirs, or when somebody asks for it.",
  },
} satisfies Record<string, RuleText>;
