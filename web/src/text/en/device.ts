/** Why the worker says no: rules of play on one's own device. */
export const device = {
  rules: {
    "WEB-TABLE-1": "There is no such table on this device, or it was cleared away.",
    "WEB-TABLE-2": "The table stumbled over this and went back; it did not count.",
    "WEB-TABLE-3": "This table cannot be opened any more; what was kept of it does not fit together.",
    "WEB-STORE-1": "This browser keeps nothing at the moment. You can play on, but the game ends with this page.",
    "WEB-LOG-1": "A table's log can be had once the game is over.",
    "WEB-CALL-1": "That did not work here. Nothing was changed.",
  },
};
