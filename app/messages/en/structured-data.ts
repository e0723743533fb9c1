/** Titles and descriptions for search engines and shared links. */
export const structuredData = {};
