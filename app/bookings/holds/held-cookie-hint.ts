/** The cookie without content that tells a page's script to ask for held places. */
export const heldCookieHint = "places_held=1";
