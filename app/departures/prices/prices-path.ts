/** The screen of an excursion's price rules. */
export const pricesPath = (excursionId: string) => `/dashboard/excursion/${excursionId}/prices`;
