/** The screen of an excursion's fares. */
export const faresPath = (excursionId: string) => `/dashboard/excursion/${excursionId}/fares`;
