/** Why the worker says no: rules of play on one's own device. */
export const device = {
  "WEB-TABLE-1": {
    short: "There is no such table on this device, or it was cleared away.",
    full: "Games on this device are kept by the browser they were played in. Another browser, a private window or cleared site data has none of them.",
  },
  "WEB-TABLE-2": {
    short: "The table failed on this and went back; it did not count.",
    full: "A table on this device goes on from what was kept of it when a step fails, or when another page has played on at it.",
  },
  "WEB-TABLE-3": {
    short: "This table cannot be opened any more; what was kept of it does not fit together.",
    full: "A table is played again from its log whenever it is opened. A log that does not lead anywhere is left alone.",
  },
  "WEB-STORE-1": {
    short: "This browser keeps nothing at the moment. You can play on, but the game ends with this page.",
    full: "Private windows and full disks keep nothing. The game goes on in memory until the page is closed.",
  },
  "WEB-LOG-1": {
    short: "A table's log is available once the game is over.",
    full: "The log opens the whole deal, so nobody gets it while cards are still hidden.",
  },
  "WEB-CALL-1": {
    short: "That did not work here. Nothing was changed.",
    full: "Something in the page itself failed. Try again, or load the page anew: games on this device are kept.",
  },
};
