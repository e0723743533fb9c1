/**
 * `Cache-Control` of a page that is the same for everybody. A browser asks each time; how long the page
 * cache keeps it is the page cache's own rule, and this word `public` is what allows it.
 */
export const publicCacheControl = "public, max-age=0";

export { editionHeader } from "#app/database/edition.ts";
