/** Where a new table is played: here against bots, on this device by several people, or on the server. */
export const PLACES = ["bots", "device", "friends"] as const;
export type Place = (typeof PLACES)[number];

export function isPlace(value: string): value is Place {
  return (PLACES as readonly string[]).includes(value);
}
