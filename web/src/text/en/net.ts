/** The page's own rules, in the form of all others: why something could not be done here. */
export const net = {
  "WEB-LINE-1": {
    short: "The server cannot be reached. Games on this device go on without it.",
    full: "Tables with friends need the server. Games against bots and on one device are played in the page itself.",
  },
  "WEB-LINE-2": {
    short: "You have left this table.",
    full: "What was on its way when you left may not have counted; the table itself knows.",
  },
  "WEB-LOCAL-1": {
    short: "The game on this device has stumbled. It goes on from where it was kept.",
    full: "Games on this device run in the background of the page and are kept move by move. Should one fall over, it is opened again from what was kept.",
  },
  "WEB-SCENE-1": {
    short: "This page does not know that game. Load it anew to get the newest one.",
    full: "The server plays a game that this page was built without. The newest page of this server knows all of its games.",
  },
  "WEB-PICK-1": {
    short: "That is not part of what you are asked for now.",
    full: "Only pieces that belong to the decision at hand can be picked; they are lit.",
  },
};
