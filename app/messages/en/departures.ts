/** Departures, categories, prices and places, in the words that every page uses for them. */
export const departures = {};
