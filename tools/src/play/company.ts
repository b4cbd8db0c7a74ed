const NAMES = ["Ada", "Hank", "Rosa", "Jed", "Lottie", "Silas", "Opal", "Buck"];

/** Names for everybody at the table: the person's own, and bots that are nobody else. */
export function findCompany(seats: number, me: number | null, myName: string): string[] {
  const free = NAMES.filter((name) => name.toLowerCase() !== myName.toLowerCase());
  return Array.from({ length: seats }, (_, seat) => (seat === me ? myName : free.shift()!));
}
