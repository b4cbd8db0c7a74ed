import type { RuleText } from "@trestle/kernel";
import type { BangRule } from "../../engine/catalogue.ts";

/** Words, secrets, setting up, roles, and the order in which everything is settled. */
export const tableRules = {
  "BANG-TERM-1": {
    short: "A player is in play until eliminated. A ghost kept or brought back by Ghost Car is in play too.",
    full: "You are in play as long as you have not been eliminated, or while Ghost Car keeps you at the table as a ghost. Wherever these rules say “player”, “other player” or “number of players”, they mean players in play, unless they say “who started the game”.",
  },
  "BANG-TERM-2": {
    short: "A card is in play when it lies face up in front of a player. The cars of the train are not.",
    full: "A card is in play when it lies face up in front of a player. The Railcars that still hang behind the Locomotive belong to nobody and are not in play.",
  },
  "BANG-TERM-3": {
    short: "The active player is the one whose turn it is.",
    full: "The active player is the one whose turn it is. All other players can only answer what happens to them.",
  },
  "BANG-TERM-4": {
    short: "A BANG! card is a card named BANG!, Calamity Janet's Missed! played as one, or a Money Bag copying one.",
    full: "When a rule says “BANG! card”, it means a card with the name BANG!, a Missed! that Calamity Janet plays as a BANG!, or a Money Bag that copies a BANG!. Nothing else is a BANG! card, however much it shoots.",
  },
  "BANG-TERM-5": {
    short: "A shot is anything that makes you the target of a BANG!. Many shots come from other cards.",
    full: "A shot is any effect that makes one player the target of a BANG!. Each BANG! card makes a shot, but Gatling, Knife Revolver, Train Robbery, Sleeper Car, Baggage Car and the Ironhorse make shots as well, and none of those is a BANG! card.",
  },
  "BANG-TERM-6": {
    short:
      "A Missed! effect is whatever counts as one Missed!: the card, Evaded!, Cactus, Barrel, Jourdonnais, Baggage Car, Caboose.",
    full: "A Missed! card is a card with that name, or a BANG! that Calamity Janet uses as one. A Missed! effect is anything that counts as one Missed! against a shot: a Missed! card, Evaded!, Cactus, a lucky draw! of a Barrel or of Jourdonnais, Baggage Car, Caboose.",
  },
  "BANG-TERM-7": {
    short: "The source of an effect is whoever played it. Dynamite and the Ironhorse have no source.",
    full: "The source of an effect is the player who played the card or used the ability. The source causes the loss of life and the elimination that follows. Dynamite and the Ironhorse have no source.",
  },
  "BANG-TERM-8": {
    short: "Blue cards have a blue border, Railcars included; brown cards have a brown border. There are no others.",
    full: "Blue cards have a blue border and stay on the table. Railcars count as blue cards unless a rule says otherwise. Brown cards have a brown border and are used up. There are no cards of another colour.",
  },
  "BANG-TERM-9": {
    short: "To draw is to take a card into hand. A draw! with its exclamation mark is a check.",
    full: "To draw a card is to take it into your hand. A draw!, with the exclamation mark, is a check: a card is flipped and its suit or rank decides. Nobody gets that card.",
  },
  "BANG-TERM-10": {
    short: "Your cards in play are all cards in front of you, whoever put them there, even a Jail or Dynamite.",
    full: "All cards lying in front of you are your cards in play, whoever put them there: a Jail, a Dynamite, a Lumber Flatcar or a Ghost Car too. You may pay with them, discard them to Caboose, Sleeper Car, Circus Wagon or Train Robbery, and switch them.",
  },
  "BANG-RES-1": {
    short: "One card, ability, draw!, train move or take is one effect, finished completely before the next begins.",
    full: "An effect is everything that one of these does: one played card, one ability or Railcar, one Locomotive effect, one Railcar action (paying and taking together), one move of the train with the abilities it sets off, one draw! at the start of a turn, the whole of Phase 1, or the whole of Phase 3. An effect is finished before the next one begins. Each shot of a Train Robbery and each pass of a doubled Locomotive effect stands alone. A whole Duel is one effect, and so are Gatling, Indians!, Most Wanted, General Store and the Ironhorse with all their targets.",
  },
  "BANG-RES-2": {
    short: "A brown card goes to the discard pile the moment it is played, before its effect and any answer.",
    full: "A brown card goes on top of the discard pile the moment it is played, before it does anything and before anybody answers. Cards discarded or flipped during its effect come to lie on top of it.",
  },
  "BANG-RES-3": {
    short: "Each effect has five stages: answers, last life points, eliminations, triggered abilities, victory check.",
    full: "Every effect is settled in five stages. (1) Answers: the targets, clockwise, respond and take what comes; life is counted down and cards move. (2) Last life point: in the same order, everybody at 0 or less may try to save themselves; the number of players is still the one before any elimination. (3) Eliminations, in the same order; whoever waits here for their own elimination uses no ability and gets no reward any more. (4) Triggered abilities, always in this order: Bart Cassidy, El Gringo, Suzy Lafayette, Refund; none of them can set off an earlier one, so one pass is enough, and Suzy robbed of her last card with Refund in play draws for both. (5) The victory check.",
  },
  "BANG-RES-4": {
    short: "A card that hits several players makes them fall together: victory is checked once, after the last one.",
    full: "When one effect hits several players, those who fall, fall together. Victory is checked once, when all of them are gone, and never in between.",
  },
  "BANG-RES-5": {
    short:
      "Players out of play are skipped. When the active player leaves play, the running effect ends, then the turn.",
    full: "A player who has left play is skipped by everything that was still to come for them. If the active player leaves play, what is already being settled is finished; then the turn is over, without Phase 2, Phase 3 and draws at its end, and the next player begins.",
  },
  "BANG-RES-6": {
    short: "You may play a card that will do nothing, as long as its own conditions are met.",
    full: "A card may be played even if it will achieve nothing, a Beer at full life or a Train Robbery on somebody without cards in play, as long as its conditions and its target are right.",
  },
  "BANG-RES-7": {
    short: "You never discard or give away cards just because you want to.",
    full: "You can never discard cards or give them away at will. It takes a rule, a cost or an effect that says so.",
  },
  "BANG-RES-8": {
    short:
      "When the active player leaves play, the running effect and any End of the Line are completed; then the next player begins.",
    full: "What is left of a turn when its player leaves play: in the train's advance at the start, the End of the Line is completed and nothing else happens. By Dynamite: no Jail, no Dining Car, no further step. In Phase 2 (by an own Duel or Most Wanted, by the Ironhorse, or as a ghost who parts with Ghost Car): the running effect is completed, and the whole End of the Line if the train has arrived; there is no Phase 3 and no draw at the end of the turn. Each time victory is checked first; if the game goes on, the next player clockwise from the empty seat begins. A player who only becomes a ghost has not left play: the turn goes on.",
  },
  "BANG-INFO-1": {
    short:
      "Open to all: characters, life, hand sizes, cards in play, shown roles, pile sizes, top discard, train and stations.",
    full: "Everybody sees the characters, life points, the number of cards in each hand, all cards in play, the Sheriff's role and the roles of eliminated players, the top card of the discard pile, the number of cards in each pile, the whole train, the line of stations, the side of the Locomotive that is up, and every card flipped for a draw!.",
  },
  "BANG-INFO-2": {
    short: "Private: your hand and role, cards you look at, and a card passed secretly between two players.",
    full: "Only you see your hand and your role, and the cards you look at with Kit Carlson, Map or Mail Car. A card given away with Mail Car is seen by giver and receiver; a card taken at random from a hand is seen by the thief and the victim.",
  },
  "BANG-INFO-3": {
    short: "Nobody sees the order of the draw pile, Railcar deck or spare stations, nor the discards below the top.",
    full: "Nobody knows the order of the draw pile, of the Railcar deck and of the stations lying face down. The discard pile below its top card may not be looked through. Only Cattle Truck opens its top three cards, and then for everybody to see.",
  },
  "BANG-SETUP-1": {
    short: "Players sit in a circle, in random seats unless the table agrees otherwise.",
    full: "Sit in a circle. The seats are random unless the table agrees otherwise.",
  },
  "BANG-SETUP-2": {
    short: "Deal one role face down to each player. The Sheriff shows theirs; the others keep theirs secret.",
    full: "Take the role cards for your number of players, shuffle them and deal one face down to each player. The Sheriff turns theirs face up; all others keep theirs secret.",
  },
  "BANG-SETUP-3": {
    short: "Deal each player one character face up, or two to choose from if the table plays that option.",
    full: "Shuffle the characters, sixteen of the base game and, with the train, eight more, and deal one face up to each player. By a table option, each player gets two face down, keeps one, and all show theirs together.",
  },
  "BANG-SETUP-4": {
    short: "You begin with the bullets on your character as life points, and never have more. The Sheriff adds one.",
    full: "The bullets on your character card are the life points you begin with and the most you can ever have. The Sheriff has one more, at the start and as maximum.",
  },
  "BANG-SETUP-5": {
    short: "Shuffle the playing cards and draw as many as you have life points. The rest is the draw pile.",
    full: "Shuffle the 96 playing cards, 80 of the base game and 16 of the train; without the train take the 80 alone. Each player draws as many cards as they have life points, the Sheriff's extra one included. The rest is the draw pile; the discard pile begins empty.",
  },
  "BANG-SETUP-6": {
    short: "Set up the train. The Sheriff takes the first turn, and play goes clockwise.",
    full: "Set up the train if you play with it. The Sheriff takes the first turn; play goes clockwise, to the left.",
  },
  "BANG-SETUP-7": {
    short: "As soon as the draw pile is empty, shuffle the discards into a new one, except the card in effect.",
    full: "As soon as the draw pile is empty, shuffle the discard pile face down into a new draw pile. The card whose effect is just being settled stays behind as the discard pile. If both piles are empty, draws are skipped, and a draw! counts as a card that matches nothing.",
  },
  "BANG-SETUP-8": {
    short: "Cards leave the draw pile one by one. Cards just flipped or looked at stay out of the reshuffle.",
    full: "Cards leave the draw pile one by one, and after each the pile is checked. Two things stay out of the reshuffle: the card whose effect is being settled (with a Money Bag, the Money Bag itself), and cards flipped, looked at or laid out that have not yet reached a hand or the discard pile: Lucky Duke's first card, the cards of Map, Kit Carlson, Mail Car, General Store and Black Jack. Everything else is shuffled, answers and payments of the same effect too. The card of an ordinary draw! is discarded first, so it is shuffled in. Cards put back go on top of whatever draw pile there is. If there are still too few cards, those there are must do.",
  },
  "BANG-ROLE-1": {
    short: "Roles depend on the number of players: one Sheriff, up to two Deputies, two or three Outlaws, a Renegade.",
    full: "Four players: the Sheriff, two Outlaws and a Renegade. Five: a Deputy joins. Six: a third Outlaw. Seven: a second Deputy. Three players have a game of their own, in the chapter on winning.",
  },
  "BANG-ROLE-2": {
    short: "With eight players there are two Renegades. They are no team: each wins only as the last one left.",
    full: "Eight players: the Sheriff, two Deputies, three Outlaws and two Renegades. The two Renegades are no team; each of them wins only as the last player in play.",
  },
  "BANG-ROLE-3": {
    short:
      "Sheriff and Deputies hunt Outlaws and Renegades, Outlaws hunt the Sheriff, a Renegade wants to be the last one left.",
    full: "The Sheriff and the Deputies want all Outlaws and Renegades out of play. The Outlaws want the Sheriff out of play. A Renegade wants to be the only player left.",
  },
  "BANG-ROLE-4": {
    short: "Your role is shown only when you leave play or the game ends. Becoming a ghost does not show it.",
    full: "A role is turned up only when its owner leaves play, or when the game is over. Becoming a ghost is not leaving play, so the role stays secret.",
  },
  "BANG-ROLE-5": {
    short: "Eight players change nothing else: eight stations, one train of three Railcars, no reward for a Renegade.",
    full: "Nothing else changes with eight players: the line has eight of the thirteen stations, there is one train of three Railcars, and there is no reward for eliminating a Renegade.",
  },
} satisfies Partial<Record<BangRule, RuleText>>;
