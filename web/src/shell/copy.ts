/** Puts a text on the clipboard; over plain HTTP there is none, and whoever asked says so. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
