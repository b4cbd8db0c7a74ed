interface Entry {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

/** What is wrong with a lock file: packages that npm could not verify, and addresses that tie it to one registry. */
export function lockFaults(text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
  return Object.entries(packages).flatMap(([path, { link, integrity, resolved }]) => {
    if (link === true || !path.includes("node_modules/")) return [];
    const faults: string[] = [];
    if (integrity?.startsWith("sha512-") !== true) faults.push(`${path} has no integrity: run npm run lock`);
    if (resolved !== undefined) faults.push(`${path} names a download address: see .npmrc, and install again`);
    return faults;
  });
}
