/** The field of a code that lowers the price; the field `code` has the guest's six figures. */
export const priceCodeName = "priceCode";
