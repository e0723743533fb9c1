/** The list of bookings names hotels by their ids, and a reseller as "reseller:7". */
export const resellerPrefix = "reseller:";
