function fold(s: string): string {
  return s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A test for texts: every word of the question must be in it, wherever, with or without accents and capitals. */
export function asks(question: string): (text: string) => boolean {
  const words = fold(question).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
