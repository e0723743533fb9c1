// sessionStorage: other tabs and later visitors of a shared computer can't read it. Where the browser refuses to store
// anything, a form works without.

/** Null where nothing is kept under the name. */
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
		// see above
	}
}
