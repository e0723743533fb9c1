/**
 * Every table of the product, by domain. Units: money is integer cents; an instant is integer milliseconds
 * since 1970 (UTC); a `date` is a local calendar date of the island ("2027-06-05"), a `time` its
 * wall clock ("04:30"). Wrong states are refused by CHECK, UNIQUE and foreign keys first, then in
 * code.
 */
export * from "./schema/account.server.ts";
export * from "./schema/bookings.server.ts";
export * from "./schema/codes.server.ts";
export * from "./schema/credits.server.ts";
export * from "./schema/departures.server.ts";
export * from "./schema/excursions.server.ts";
export * from "./schema/incidents.server.ts";
export * from "./schema/messages.server.ts";
export * from "./schema/operations.server.ts";
export * from "./schema/partners.server.ts";
export * from "./schema/payments.server.ts";
export * from "./schema/prices.server.ts";
export * from "./schema/resellers.server.ts";
export * from "./schema/resources.server.ts";
export * from "./schema/waiting-list.server.ts";
