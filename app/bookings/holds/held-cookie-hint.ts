/** The cookie without content that tells a page's script to ask for held places. */
export const heldHint = "places_held=1";
