/** The terms of booking. */
export const terms = {};
