/** The texts of a scene: set when the scene is loaded, read by its parts. */
export interface SceneText<W> {
  (): W;
  set(words: W): void;
}

export function sceneText<W>(): SceneText<W> {
  let current: W | null = null;
  const get = (): W => {
    if (current === null) throw new Error("the words of the scene are not loaded");
    return current;
  };
  return Object.assign(get, {
    set(words: W): void {
      current = words;
    },
  });
}
