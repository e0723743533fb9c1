/** The booking form of an excursion's page. */
export const bookingForm = {};
