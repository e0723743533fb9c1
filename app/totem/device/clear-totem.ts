import type { NavigateFunction } from "react-router";
import { forgetOrder } from "#app/totem/sale/order.ts";
import { queryClient } from "#app/ui/query-client.ts";

/**
 * Forgets a guest: what was typed, stored and looked at. Screens of the totem replace each other in the
 * history instead of adding to it, so "back" has nowhere to go; a whole new page then empties memory too.
 * Without a service worker a new page could end in the browser's own error: then the router alone moves.
 */
export function clearTotem(home: string, navigate: NavigateFunction): void {
	forgetOrder();
	sessionStorage.clear();
	queryClient().removeQueries({ queryKey: ["guest"] });
	if (navigator.serviceWorker?.controller) location.replace(home);
	else void navigate(home, { replace: true });
}
