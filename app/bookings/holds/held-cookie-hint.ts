/** Cookie without personal content that tells a page's script to ask for the visitor's holds. */
export const heldCookieHint = "places_held=1";
