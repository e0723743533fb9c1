/**
 * Parts of a departure's screens that few departures have: the server draws them, a browser loads them when it needs
 * them. (A static import would put them into the screens' own files.)
 */
import { lazy } from "react";

const loadUnpaid = () => import("#app/operations/manifest/unpaid-seats.tsx");
const loadHistory = () => import("#app/operations/manifest/manifest-history.tsx");
const loadToldGuests = () => import("#app/operations/messages/told-guests.tsx");

export const UnpaidSeats = import.meta.env.SSR
	? (await loadUnpaid()).UnpaidSeats
	: lazy(async () => ({ default: (await loadUnpaid()).UnpaidSeats }));

export const ManifestHistory = import.meta.env.SSR
	? (await loadHistory()).ManifestHistory
	: lazy(async () => ({ default: (await loadHistory()).ManifestHistory }));

export const ToldGuests = import.meta.env.SSR
	? (await loadToldGuests()).ToldGuests
	: lazy(async () => ({ default: (await loadToldGuests()).ToldGuests }));
