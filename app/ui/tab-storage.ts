/**
 * What this tab keeps in sessionStorage, which other tabs and later visitors of a shared computer can't read. A browser
 * may refuse to store anything; then forms work without it.
 */

/** @returns null where nothing is kept under this name, or nothing can be. */
export function keptInTab(name: string): string | null {
	try {
		return sessionStorage.getItem(name);
	} catch {
		return null;
	}
}

export function keepInTab(name: string, value: string): void {
	try {
		sessionStorage.setItem(name, value);
	} catch {
		// the browser refuses to store anything
	}
}
