/**
 * Cookie without personal content that tells a page's script to ask for the visitor's holds; on https `__Secure-`
 * stands before it.
 */
export const holdCookieHint = "seats_held=1";
