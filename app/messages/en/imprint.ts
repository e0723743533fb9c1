/** Who runs the site. */
export const imprint = {};
