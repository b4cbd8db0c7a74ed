/** Le frasi con cui i bot predefiniti spiegano le loro mosse. */
export const lines = {
  tried: ({ share }: Record<string, number | string>): string =>
    `Proseguendo a caso, questa mossa ha vinto ${Math.round(100 * Number(share))} volte su 100.`,
};
