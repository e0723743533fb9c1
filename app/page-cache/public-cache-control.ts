/**
 * For pages that are the same for everybody: browsers ask each time, and `public` lets the page
 * cache keep the page by its own rules.
 */
export const publicCacheControl = "public, max-age=0";

export { editionHeader } from "#app/database/edition.ts";
