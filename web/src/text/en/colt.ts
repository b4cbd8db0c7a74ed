export const colt = {};
