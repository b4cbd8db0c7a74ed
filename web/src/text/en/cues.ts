export const cues = {};
