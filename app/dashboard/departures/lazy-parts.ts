/**
 * Parts of a departure's screens that few departures have: the server draws them, a browser loads them when it needs
 * them. (A static import would put them into the screens' own files.)
 */
import { lazy } from "react";

const loadFoot = () => import("#app/operations/manifest/manifest-foot.tsx");
const loadToldGuests = () => import("#app/operations/messages/told-guests.tsx");

export const UnpaidSeats = import.meta.env.SSR
	? (await loadFoot()).UnpaidSeats
	: lazy(async () => ({ default: (await loadFoot()).UnpaidSeats }));

export const ManifestHistory = import.meta.env.SSR
	? (await loadFoot()).ManifestHistory
	: lazy(async () => ({ default: (await loadFoot()).ManifestHistory }));

export const ToldGuests = import.meta.env.SSR
	? (await loadToldGuests()).ToldGuests
	: lazy(async () => ({ default: (await loadToldGuests()).ToldGuests }));
