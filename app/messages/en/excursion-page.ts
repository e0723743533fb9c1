/** The page of one excursion, without its booking form. */
export const excursionPage = {};
