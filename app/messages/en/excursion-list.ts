/** The list of excursions with its filters. */
export const excursionList = {};
