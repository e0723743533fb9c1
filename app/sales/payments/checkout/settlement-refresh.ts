import { renewedPart } from "#app/islands/renewed-part.ts";

/** For a page that waits for the bank: it asks again until the payment is settled. */
export const settlementRefresh = renewedPart({ everySeconds: 2.5 });
