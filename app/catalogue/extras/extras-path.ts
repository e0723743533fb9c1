/** The screen of an excursion's extras. */
export const extrasPath = (excursionId: string) => `/dashboard/excursion/${excursionId}/extras`;
