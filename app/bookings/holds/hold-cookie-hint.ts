/** Cookie without personal content that tells a page's script to ask for the visitor's holds. */
export const holdCookieHint = "seats_held=1";
