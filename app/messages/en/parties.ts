/** Who comes, in words: adults, children, babies, seats. */
export const parties = {};
