export const home = {
  parts: {
    close: "Close",
    rule: (id: string) => `Rule ${id} in the rulebook`,
  },
};
