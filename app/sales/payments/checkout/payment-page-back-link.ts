/**
 * In the address to which the gateway's own "back" leads. A card that is declined stays on the gateway's page, so who
 * comes by this address has not paid, and nothing went wrong.
 */
export const leftPaymentPage = "back";
