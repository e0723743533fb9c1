import type { NavigateFunction } from "react-router";
import { forgetLanguage } from "./totem-language.ts";

/**
 * Removes a guest's data and language. Totem screens replace each other in the browser's history, so "back" leads nowhere;
 * loading a new page empties the memory. Without a service worker that could end in the browser's error page, so
 * then only the router navigates.
 */
export function clearTotem(home: string, navigate: NavigateFunction): void {
	sessionStorage.clear();
	forgetLanguage();
	if (navigator.serviceWorker?.controller) location.replace(home);
	else void navigate(home, { replace: true });
}
