/** How long seats are held for a guest who has not paid. */

/** From the creation of the payment page, which expires earlier. */
export const holdMinutes = 35;
/** The gateway refuses a page of less than thirty minutes by its own clock. */
export const paymentPageMinutes = 31;
/** At least, for a guest who has a link from staff: also shortly before and after the departure's cut-off. */
export const payLinkMinutes = 30;
/** At most, while others may want the seats, however often the guest tries to pay. */
export const longestHoldMinutes = 120;
