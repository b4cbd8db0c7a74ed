import type { RuleText } from "@trestle/kernel";
import type { HeistRule } from "../../engine/rules.ts";

/** Getting about: on foot, onto the train, off it, on horseback. */
export const movingRules = {
  "HEIST-MOVE-1": {
    short: "Move: go to one adjacent space of the map you are on. One action a space.",
    full: "Move: your cowboy goes to one adjacent space of the map it is on, the Main Map or the Train Map. Each space costs one action.",
  },
  "HEIST-MOVE-2": {
    short: "No entering a train car, a mesa or Closed Range, and no crossing the map edge.",
    full: "On the Main Map you may not enter a space with a train car, a mesa or Closed Range (an active Trailblazer may enter Closed Range), and you may not cross the map edge.",
  },
  "HEIST-MOVE-3": {
    short: "Track without a train car can be walked on, the tunnel too, from its mouths.",
    full: "Track spaces without a train car are open to walkers. That includes the tunnel, which one enters from its mouths.",
  },
  "HEIST-MOVE-4": {
    short: "On the train follow floor, roofs and ladders; nobody walks into the jail.",
    full: "On the train, moves follow the floor, the roofs and the ladders. The jail is never entered by moving.",
  },
  "HEIST-MOVE-5": {
    short: "A roof in the tunnel cannot be entered.",
    full: "While a section stands on a tunnel space, its roof cannot be entered.",
  },
  "HEIST-MOVE-6": {
    short: "Walking into the Sheriff means jail, unless that section is in the tunnel.",
    full: "If you enter the Sheriff's space you go to jail, unless that section is in the tunnel.",
  },
  "HEIST-MOVE-7": {
    short: "Move is on foot: a rider gets off first, free of charge, and the horse stays.",
    full: "Move is made on foot. A mounted cowboy gets off first, at no cost, and the horse stays where it is.",
  },
  "HEIST-BOARD-1": {
    short: "Beside a train car, one action takes you to the Enter/Exit of its section.",
    full: "From a Main Map space adjacent to a train car, spend one action to climb to the Enter/Exit of that section.",
  },
  "HEIST-BOARD-2": {
    short: "Board from the side or the rear, not from the space the engine would enter next.",
    full: "You board from the side or from the rear, never from the front. The front is the one track space that the engine would enter next with the switches as they are; from there section 1 cannot be boarded. Every other adjacent space is side or rear, also the unused leg of a junction.",
  },
  "HEIST-BOARD-3": {
    short: "Beside several sections, choose one. A horse stays behind.",
    full: "If your space touches several sections, choose which one to board. Horses cannot board: yours stays behind.",
  },
  "HEIST-BOARD-4": {
    short: "You may board from Closed Range: that is leaving it.",
    full: "A cowboy that stands on Closed Range may board the train, for that is leaving it.",
  },
  "HEIST-BOARD-5": {
    short: "Boarding where the Sheriff stands means jail, unless that section is in the tunnel.",
    full: "If the Sheriff stands on the Enter/Exit you climb to, you go to jail, unless that section is in the tunnel.",
  },
  "HEIST-BOARD-6": {
    short: "Never across the map edge; inside the tunnel only from the free track behind the caboose.",
    full: "Boarding and leaving go by the same adjacency as walking. So nobody boards or leaves across the map edge, and a section inside the tunnel can be boarded only from the free track space right behind the caboose, be that tunnel or mouth. A mouth in front of the engine is the front.",
  },
  "HEIST-LEAVE-1": {
    short: "From an Enter/Exit, one action to a space beside its car: no train car, no Closed Range, not the front.",
    full: "From an Enter/Exit, spend one action to get off to a Main Map space adjacent to that section's car. It must not be the space in front of the engine, must hold no train car and must not be Closed Range, unless you are an active Trailblazer.",
  },
  "HEIST-LEAVE-2": {
    short: "From a roof you get off only by jumping onto a horse beside that car with room for you.",
    full: "From a roof, spend one action to jump onto a horse that stands on a space where you could get off and has fewer than two riders. You land on its space, mounted on it. Without such a horse only the ladders lead down.",
  },
  "HEIST-LEAVE-3": {
    short: "Nobody leaves the train directly from inside a car or from jail.",
    full: "From the inside of a car and from the jail nobody gets off the train directly.",
  },
  "HEIST-LEAVE-4": {
    short: "In the tunnel you can leave only at the rear of the caboose, onto free track.",
    full: "The tunnel has no sides. While a section is inside it, one can get off only behind the caboose, if the track there is free.",
  },
  "HEIST-LEAVE-5": {
    short: "A rider cannot refuse a second one; two riders are the most a horse carries.",
    full: "A rider cannot refuse a second rider, whether that one mounts or jumps from a roof. A horse with two riders is no landing place.",
  },
  "HEIST-HORSE-1": {
    short: "Move a Horse: discard one card and move one horse one or more spaces, up to the card's number.",
    full: "Move a Horse: spend one action and discard one Poker Card; one horse goes along adjacent spaces, at least one and at most as many as the card's number.",
  },
  "HEIST-HORSE-2": {
    short: "A Wild moves a horse up to 10 spaces and does not stir the Sheriff.",
    full: "A Wild moves a horse up to 10 spaces. The Sheriff takes no notice.",
  },
  "HEIST-HORSE-3": {
    short: "You move the horse you ride, or any horse nobody rides, from wherever you are but jail.",
    full: "You may move the horse you are riding or any horse nobody is riding, wherever it stands and wherever you are, except from jail. A horse that only others ride is not yours to move.",
  },
  "HEIST-HORSE-4": {
    short: "A second rider comes along, like it or not.",
    full: "When you move the horse you share, the other rider comes along, willing or not.",
  },
  "HEIST-HORSE-5": {
    short: "No train car, no Closed Range, no map edge on the way, with or without rider; tunnels are open.",
    full: "Each step of a horse obeys the limits of walking: no train car, no Closed Range (also without a rider), no map edge, and no boarding. Tunnels are open to horses.",
  },
  "HEIST-HORSE-6": {
    short: "A rider may move another, riderless horse; its own stays.",
    full: "Sitting on one horse does not stop you from moving another that nobody rides; your own stays where it is.",
  },
} satisfies Partial<Record<HeistRule, RuleText>>;
