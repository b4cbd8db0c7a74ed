export const ear = {};
