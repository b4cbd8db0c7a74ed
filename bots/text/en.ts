/** The sentences of the default bots' reasons. */
export const lines = {
  tried: ({ share }: Record<string, number | string>): string =>
    `Played on at random, this won ${Math.round(100 * Number(share))} times in 100.`,
};
