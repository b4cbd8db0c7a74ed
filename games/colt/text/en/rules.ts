import type { RuleText } from "@trestle/kernel";

/** In our own words. `short` is for tooltips and speech (at most 25 words), `full` is the rulebook. */
export const rules = {
  "COLT-COMP-1": {
    short: "One locomotive and eight cars; the back of a car shows its Loot.",
    full: "The train is one locomotive card and up to eight car cards. A car lies train side up while it is coupled; its back shows what it is worth as Loot.",
  },
  "COLT-COMP-2": {
    short: "The eight cars are worth $301, $312, $323, $345, $356, $367, $378 and $389.",
    full: "The Loot values are $301, $312, $323, $345, $356, $367, $378 and $389, each on one car. No two are alike, so a comparison of two cards always has a winner.",
  },
  "COLT-COMP-3": {
    short: "Seven bandits, each with six action cards; they differ in looks only.",
    full: "Seven bandits ride along: Belle, Cheyenne, Django, Doc, Ghost, Mei and Tuco. Each has a figure with a front and a back and six cards: Flip, Move, Change Floor and Fire, and Reflex and Horse for the extensions. No bandit can do more than another.",
  },
  "COLT-COMP-4": {
    short: "One First Player card.",
    full: "One First Player card goes round the table and says who opens each pass.",
  },
  "COLT-MODEL-1": {
    short: "The train is a row of cards from the caboose at the rear to the locomotive at the front.",
    full: 'The train is a row of cards. The rearmost one still coupled is the caboose, the foremost is the locomotive, and "the next card" is the neighbour in the row.',
  },
  "COLT-MODEL-2": {
    short: "Every card, the locomotive too, has an inside and a roof.",
    full: "Every card has two floors, the inside and the roof. That goes for the locomotive as well.",
  },
  "COLT-MODEL-3": {
    short: "On each floor of a card the bandits stand in a row from rear to front; only their order matters.",
    full: "One floor of one card is a lane. The bandits on it stand in a row from rear to front, and only this order counts, never a distance within the card.",
  },
  "COLT-MODEL-4": {
    short: "There is room for everybody: figures move up without changing their order.",
    full: "A lane is never full. Figures are moved up to make room, and their order stays as it was.",
  },
  "COLT-MODEL-5": {
    short: "A bandit faces front or rear, and stands or lies stunned; a stunned one keeps facing and place.",
    full: "A bandit looks to the front or to the rear and either stands or lies stunned. Lying down changes neither where it looks nor where it is.",
  },
  "COLT-MODEL-6": {
    short: "A bandit is aboard, out, or (with Horse, for a moment) beside the train.",
    full: "A bandit is aboard or out. With the Horse extension it can also be ejected: beside the train until its player's next card decides. Only bandits aboard stand in a lane.",
  },
  "COLT-MODEL-7": {
    short: "Chance only deals the cars and the first player; after that everything follows from the programmes.",
    full: "Chance decides the order of the cars and the first player, before the game. From then on everything follows from what the players programme.",
  },
  "COLT-SETUP-1": {
    short: "3 to 7 players, one bandit each.",
    full: "Three to seven players can play, with one bandit each. Two players can only play the unofficial duel.",
  },
  "COLT-SETUP-2": {
    short: "One car more than there are players is coupled, shuffled and with hidden Loot.",
    full: "Shuffle the eight cars without looking at their Loot and couple one more than there are players. The rest is put away unseen.",
  },
  "COLT-SETUP-3": {
    short: "Each player takes a different bandit and its action cards.",
    full: "Each player takes a bandit nobody else has, and its four base cards.",
  },
  "COLT-SETUP-4": {
    short: "The first player is drawn at random.",
    full: "One of the bandits in play is drawn at random. Its player starts and gets the First Player card.",
  },
  "COLT-SETUP-5": {
    short: "From the last car but one forward, one bandit a car in turn order; caboose and locomotive start empty.",
    full: "The first player's bandit goes into the last car but one, the next player's one car further to the front, and so on. The last one is in the car behind the locomotive; caboose and locomotive begin empty.",
  },
  "COLT-SETUP-6": {
    short: "The rear half of the bandits, rounded up, faces front; the others face rear.",
    full: "The bandits of the rear half, rounded up, look to the front, the others to the rear: so everybody looks to the middle of the train.",
  },
  "COLT-SETUP-7": {
    short: "Everybody starts inside, standing, without Loot.",
    full: "Everybody starts inside the car, on their feet and without Loot.",
  },
  "COLT-SETUP-8": {
    short: "Each extension adds one card to every hand; a programme still has three.",
    full: "Each extension in use adds its card to every hand: four cards, five with one extension, six with both. A programme still has three.",
  },
  "COLT-SCHEME-1": {
    short: "Everybody aboard takes all cards back and programmes at the same time, in secret.",
    full: "Schemin': every player with a bandit aboard takes all action cards back. All make their programme at the same time and in secret. Who is out takes no part.",
  },
  "COLT-SCHEME-2": {
    short: "A programme is three different cards from your hand, in order.",
    full: "A programme is a stack of exactly three different cards from the own hand; the top one is played first. Since a hand holds each card once, no action comes twice in a round.",
  },
  "COLT-SCHEME-3": {
    short: "Unused cards stay face down for this round.",
    full: "The card or cards that are left over stay face down for this round.",
  },
  "COLT-SCHEME-4": {
    short: "Nobody passes. Your programme can be changed until the last player is ready.",
    full: "There is no passing and no gap in a programme, not even for a stunned bandit. As long as somebody is still thinking you may take your programme back; when the last one is in, the shooting begins.",
  },
  "COLT-SHOOT-1": {
    short: "Three passes; in each one everybody reveals one card, clockwise from the first player.",
    full: "Shootin': three passes. In each pass the first player begins and it goes clockwise; everybody turns over the top card of the own stack, one a pass.",
  },
  "COLT-SHOOT-2": {
    short: "A card is carried out completely before the next one is revealed.",
    full: "A card is carried out completely before the next one is turned over. It acts on the train as it is at that moment, not as it was when it was planned.",
  },
  "COLT-SHOOT-3": {
    short: "A revealed card must be carried out, even when it hurts.",
    full: "Every card must be carried out, also where it harms its bandit or does nothing.",
  },
  "COLT-SHOOT-4": {
    short: "Who is out is skipped; who is beside the train is not.",
    full: "Players whose bandit is out are skipped. One who is beside the train (Horse) still reveals.",
  },
  "COLT-SHOOT-5": {
    short: "After every single card it is tested whether the game is over.",
    full: "After every single card look whether only one bandit is left aboard.",
  },
  "COLT-SHOOT-6": {
    short: "All three passes start at the First Player card, even if that player is gone.",
    full: "All three passes start at the First Player card. If its holder has left the train meanwhile, the next living player clockwise comes first.",
  },
  "COLT-SHOOT-7": {
    short: "What a card does depends on its bandit: out, beside the train, stunned, or standing.",
    full: "What a card does is settled when it is turned over, in this order: its bandit is out, nothing; beside the train, Horse or lost; stunned, it gets up; standing, the action.",
  },
  "COLT-FLIP-1": {
    short: "Flip: the bandit turns round on the spot.",
    full: "Flip: the bandit turns to look the other way. It stays where it is.",
  },
  "COLT-MOVE-1": {
    short: "Move: one card ahead, the way the bandit faces.",
    full: "Move: the bandit goes exactly one card in the direction it faces.",
  },
  "COLT-MOVE-2": {
    short: "Moving changes neither floor nor facing.",
    full: "It stays on its floor and keeps its facing.",
  },
  "COLT-MOVE-3": {
    short: "It comes in on the side it comes from: moving front, rearmost; moving rear, frontmost.",
    full: "It enters the new lane on the side it comes from. Moving to the front it becomes the rearmost there, moving to the rear the frontmost.",
  },
  "COLT-MOVE-4": {
    short: "Nobody blocks a move.",
    full: "Nobody is ever in the way, neither here nor there, and the others keep their order.",
  },
  "COLT-MOVE-5": {
    short: "Moving past the locomotive or the caboose takes the bandit off the train.",
    full: "Where there is no next card, before the locomotive or behind the caboose, the bandit walks off the train.",
  },
  "COLT-FLOOR-1": {
    short: "Change Floor: from inside to the roof of the same card, or back.",
    full: "Change Floor: the bandit climbs from inside to the roof of the same card, or down from the roof.",
  },
  "COLT-FLOOR-2": {
    short: "It stands with its back to the card's border, so that everybody on that floor is ahead of it.",
    full: "It stands with its back against the border of the card: facing front it is the rearmost there, facing rear the frontmost. Everybody on that floor of the card is then ahead of it.",
  },
  "COLT-FLOOR-3": {
    short: "Changing floors does not change the facing.",
    full: "It keeps its facing.",
  },
  "COLT-FLOOR-4": {
    short: "The old place is not kept: going up and down can change the order.",
    full: "Nobody keeps a place. Going up and coming down again can change the order in the lane.",
  },
  "COLT-FIRE-1": {
    short: "Fire: one shot, at most one bandit hit, nothing to choose.",
    full: "Fire: one shot that hits one bandit or nobody. There is nothing to choose.",
  },
  "COLT-FIRE-2": {
    short: "The line of fire is everything ahead on the same floor, to the end of the train.",
    full: "The line of fire is everything ahead of the shooter on the same floor: the rest of the own lane, then that floor of every further card to the end of the train, the locomotive included. What is behind, or on the other floor, is safe.",
  },
  "COLT-FIRE-3": {
    short: "The nearest standing bandit on the line is hit, and shields everybody behind.",
    full: "The nearest standing bandit on the line is hit. It shields everybody further away.",
  },
  "COLT-FIRE-4": {
    short: "Bullets pass over stunned bandits.",
    full: "Stunned bandits are neither hit nor in the way: the bullet passes over them and can hit the next one who stands.",
  },
  "COLT-FIRE-5": {
    short: "With nobody standing on the line the shot misses.",
    full: "If nobody stands on the line, the shot misses and nothing happens.",
  },
  "COLT-FIRE-6": {
    short: "Whoever is hit goes one card away from the shooter, same floor, entering on the near side.",
    full: "Whoever is hit is pushed one card in the direction of the shot, on the same floor and whatever it faces. It enters that lane on the side it comes from, as with Move.",
  },
  "COLT-FIRE-7": {
    short: "Whoever is hit lies stunned and keeps its facing; the shooter does not change.",
    full: "It now lies stunned, still facing as before. Nothing about the shooter changes.",
  },
  "COLT-FIRE-8": {
    short: "Shot past the end of the train, the bandit leaves it.",
    full: "Where there is no card to be pushed to, it is shot off the train instead.",
  },
  "COLT-WAKE-1": {
    short: "Any card just raises a stunned bandit; the action itself is lost.",
    full: "When a card is turned over for a stunned bandit, the bandit gets up, and that is all: the action is lost. Only Reflex does more.",
  },
  "COLT-WAKE-2": {
    short: "Getting up changes neither facing nor place.",
    full: "It gets up where it lies, with the facing it had.",
  },
  "COLT-WAKE-3": {
    short: "Stunned bandits stay stunned into the next round.",
    full: "Nothing but a card raises a stunned bandit, so it may lie there from one round to the next.",
  },
  "COLT-WAKE-4": {
    short: "Who has got up can be shot again at once; who lies there cannot be moved, but falls with the car.",
    full: "Who has got up can be shot again at once. Who lies there cannot be moved by anything, but does fall with an unhooked car.",
  },
  "COLT-REFLEX-1": {
    short: "The Reflex extension adds one card to each hand.",
    full: "The Reflex extension adds the Reflex card to each hand. It can be played with or without Horse.",
  },
  "COLT-REFLEX-2": {
    short: "Reflex while stunned: get up and shoot.",
    full: "Reflex for a stunned bandit: it gets up and shoots at once, as with Fire.",
  },
  "COLT-REFLEX-3": {
    short: "Reflex while standing: drop on your back, stunned, without a shot.",
    full: "Reflex for a standing bandit: it drops on its back and is stunned where it is, with its facing unchanged and without a shot.",
  },
  "COLT-REFLEX-4": {
    short: "Lying down by Reflex is like any stun: bullets pass, the next card raises.",
    full: "Who lies down by Reflex is stunned like anybody else: bullets pass over, and the next card raises.",
  },
  "COLT-HORSE-1": {
    short: "The Horse extension adds one card to each hand.",
    full: "The Horse extension adds the Horse card to each hand. It can be played with or without Reflex.",
  },
  "COLT-HORSE-2": {
    short: "Horse: ride inside the locomotive, to its front, facing front.",
    full: "Horse: from wherever it is, the bandit rides inside the locomotive, becomes the frontmost there and faces front, also if it already was in or on the locomotive. A Move after that leads off the train.",
  },
  "COLT-HORSE-3": {
    short: "Horse while stunned only gets you up.",
    full: "For a stunned bandit Horse is a card like any other: it gets up and does not ride. A table option changes that.",
  },
  "COLT-HORSE-4": {
    short: "If your very next card after leaving the train is Horse, you ride back into the locomotive.",
    full: "If the very next card that an ejected bandit's player turns over is Horse, the bandit rides back into the locomotive. It may be the card of the same pass or of the next one.",
  },
  "COLT-HORSE-5": {
    short: "If the next card is not Horse, the bandit is out; a Horse further down is too late.",
    full: "If that card is any other, it does nothing and the bandit is out. A Horse further down in the stack comes too late and is not shown.",
  },
  "COLT-HORSE-6": {
    short: "A rescue needs a card of this round; nothing saves from the unhooking.",
    full: "Rescue works within the round. Who leaves the train after the own third card is out at once, and nobody is saved from the unhooking, because no card follows it.",
  },
  "COLT-HORSE-7": {
    short: "Shot off or walked off: Horse saves from both.",
    full: "It makes no difference whether the bandit was shot off or walked off.",
  },
  "COLT-HORSE-8": {
    short: "Who is rescued stands, keeps the Loot and plays on.",
    full: "Who is rescued is on its feet, keeps its Loot and plays its remaining cards.",
  },
  "COLT-HORSE-9": {
    short: "Bandits beside the train do not count as aboard; a last one aboard wins at once.",
    full: "Bandits beside the train do not count as aboard. If only one is left aboard, the game is over at once, whatever the others' next card is. A table option softens that.",
  },
  "COLT-OUT-1": {
    short: "Past either end of the train a bandit is off it and eliminated.",
    full: "A bandit that passes the front of the locomotive or the rear of the caboose, on its own feet or shot, has left the train and is eliminated.",
  },
  "COLT-OUT-2": {
    short: "Who is out is removed at once; the remaining cards stay hidden and unplayed.",
    full: "Who is eliminated is removed at once. The cards not yet turned over are neither played nor shown, and the player programmes no more.",
  },
  "COLT-OUT-3": {
    short: "With Horse, who leaves the train with a card still to come is only ejected until that card.",
    full: "With the Horse extension, a bandit that leaves the train during the shooting while its player has a card to come is first ejected: off the train until that card is turned over, whatever it is. Without the extension or without a card it is out at once.",
  },
  "COLT-OUT-4": {
    short: "Loot of eliminated players does not count.",
    full: "The Loot of an eliminated player no longer counts, except where all who are left fall together.",
  },
  "COLT-ROUND-1": {
    short: "After the round the caboose is unhooked; the locomotive never is.",
    full: "When all stacks are used up, the caboose is unhooked and the car before it becomes the new caboose. The locomotive is never unhooked.",
  },
  "COLT-ROUND-2": {
    short: "Everybody in or on the unhooked car is out.",
    full: "Everybody in or on the unhooked car is out, standing or stunned.",
  },
  "COLT-ROUND-3": {
    short: "Unhook, those on it fall, end of the game?, Loot, last car?, First Player card, next round.",
    full: "The order is: unhook; those on the car are out; is nobody left?; is one left?; Loot; was it the last car?; the First Player card moves on; next round.",
  },
  "COLT-ROUND-4": {
    short: "One car goes each round, so there are at most players + 1 rounds.",
    full: "One car goes each round. A game has therefore at most one round more than players.",
  },
  "COLT-ROUND-5": {
    short: "Places, facings and stuns stay for the next round; all cards come back to hand.",
    full: "Places, facings and stuns carry over into the next round. All action cards go back to the hands.",
  },
  "COLT-LOOT-1": {
    short: "The unhooked car is a prize for one survivor and counts at the very end.",
    full: "The unhooked car is a prize for one of the survivors. It matters only where the end of the game is a tie.",
  },
  "COLT-LOOT-2": {
    short: "The Loot goes to the survivor on the car farthest from the locomotive.",
    full: "It goes to the survivor farthest from the locomotive, and the card a bandit is on is compared first.",
  },
  "COLT-LOOT-3": {
    short: "On the same card the roof beats the inside.",
    full: "On the same card the roof beats the inside, wherever on it the figures stand.",
  },
  "COLT-LOOT-4": {
    short: "On the same floor of the same card the rearmost takes it.",
    full: "On the same floor of the same card the rearmost takes it.",
  },
  "COLT-LOOT-5": {
    short: "A stunned bandit can take Loot.",
    full: "A stunned bandit can take it as well.",
  },
  "COLT-LOOT-6": {
    short: "Loot lies face up before its owner.",
    full: "It is laid before its player with the value up, for all to see.",
  },
  "COLT-LOOT-7": {
    short: "The last car is given away too, before the game is decided.",
    full: "The very last car is given away in the same way, before the game is decided.",
  },
  "COLT-FIRST-1": {
    short: "The First Player card goes to the left neighbour.",
    full: "The First Player card goes to the left neighbour of its holder.",
  },
  "COLT-FIRST-2": {
    short: "Eliminated players are passed over.",
    full: "Eliminated players are passed over: the next living player to the left gets it, also where the holder has just been eliminated.",
  },
  "COLT-END-1": {
    short: "Only one bandit left aboard: it wins at once.",
    full: "As soon as only one bandit is aboard during the shooting, the game is over and that bandit wins, standing or stunned and whatever the Loot. No further card is turned over and no car unhooked.",
  },
  "COLT-END-2": {
    short: "Only one bandit left after an unhooking: it wins.",
    full: "If only one bandit is aboard after an unhooking, it wins. Nobody takes the car.",
  },
  "COLT-END-3": {
    short: "After the last car, the most Loot cards win.",
    full: "If the unhooked car was the last one and several bandits are in or on the locomotive, the one with the most Loot cards wins.",
  },
  "COLT-END-4": {
    short: "A tie in number goes to the highest single Loot card; the sum never counts.",
    full: "If several have the same number, the one of them with the highest single Loot card wins. The sum is never used.",
  },
  "COLT-END-5": {
    short: "If all fall with one car, they compare their Loot; with none at all they share the win.",
    full: "If an unhooking takes everybody who was left, those who fell with it compare their Loot by number and then by the highest card. If none of them owns any, they share the win. The car goes to nobody.",
  },
  "COLT-END-6": {
    short: "The shooting always leaves somebody aboard, and only a common fall can be a shared win.",
    full: "A card takes at most one bandit off the train, so the shooting never empties it. At the locomotive a draw is impossible, because the last car has just gone to somebody there. Only a common fall can be shared.",
  },
  "COLT-INFO-1": {
    short: "Your programme is known to you alone; each card becomes public when revealed.",
    full: "A programme is known to its player only. Each card is public once it is turned over.",
  },
  "COLT-INFO-2": {
    short: "Nobody knows the Loot value of a coupled car.",
    full: "What a coupled car is worth is known to nobody.",
  },
  "COLT-INFO-3": {
    short: "Places, facings, stuns, Loot, first player, who is ready: all public.",
    full: "Public are all places, facings and stuns, the Loot taken, the First Player card, who is ready, and how many cards each player has still to reveal.",
  },
  "COLT-INFO-4": {
    short: "Cards set aside and cards of the eliminated are never shown.",
    full: "Cards set aside and cards of eliminated players that were not turned over are never shown.",
  },
  "COLT-OPT-1": {
    short: "Table option: a stunned bandit on the line stops the bullet.",
    full: "Stunned bandits and bullets: fly over (the rule) or absorb. With absorb the shot ends without effect where the first figure on the line is stunned.",
  },
  "COLT-OPT-2": {
    short: "Table option: before a last bandit wins, those beside the train show their next card.",
    full: "Horse rescue: instant end (the rule) or last chance. With last chance, when only one is left aboard while others are ejected, each of these, clockwise after the one who acted, turns over the next card at once. Horse brings the bandit back, any other card puts it out. If only one is still aboard the game ends; otherwise play goes on, and a card shown early was that player's card of its pass.",
  },
  "COLT-OPT-3": {
    short: "Table option: Horse carries a stunned bandit to the locomotive.",
    full: "Horse while stunned: wake only (the rule) or ride. With ride the bandit gets up and rides to the locomotive.",
  },
  "COLT-OPT-4": {
    short: "Table option: if all fall together, nobody wins.",
    full: "Nobody left: Loot decides (the rule) or no winner.",
  },
  "COLT-DUEL-1": {
    short: "Unofficial duel: two players, four bandits, seated alternately.",
    full: "The duel is not part of the published game. Two players have two bandits each, seated in turn, and play as a game of four.",
  },
  "COLT-DUEL-2": {
    short: "In the duel each bandit has its own hand and programme.",
    full: "Each bandit has its own hand and its own programme, so a player makes two programmes a round.",
  },
  "COLT-DUEL-3": {
    short: "In the duel a player wins when everybody aboard is theirs.",
    full: "Wherever the rules ask whether one bandit is left, ask whether everybody aboard belongs to one player. That player wins.",
  },
  "COLT-DUEL-4": {
    short: "In the duel Loot belongs to the player, also that of an own bandit who is out.",
    full: "Loot belongs to the player: the cards of both bandits count together, also those of one who is already out.",
  },
  "COLT-DUEL-5": {
    short: "In the duel you can shoot your own bandit.",
    full: "Fire has no choice, so one can shoot one's own bandit.",
  },
  "COLT-EX-1": {
    short: "A worked example round stands in the rulebook.",
    full: "Belle, Doc, Mei and Tuco play one round of the base game, Belle first. Belle programmes Move, Fire, Change Floor; Doc Flip, Fire, Move; Mei Fire, Move, Change Floor; Tuco Fire, Flip, Move. In the end Doc stands in the caboose as it is unhooked and is out; Belle and Mei are on the roof of car 3, and Belle, the rearmost, takes the Loot. Doc is passed over, so Mei is the next first player.",
  },
} satisfies Record<string, RuleText>;
