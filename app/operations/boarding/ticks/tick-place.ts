/** Where this browser keeps the ticks of one owner (see `tickOwner`) that are not sent yet. */
export const tickPlace = (owner: string) => `island:ticks:${owner}`;

/** Whether it keeps any; without reading them, because that is code which few screens need. */
export function keepsTicks(owner: string): boolean {
	try {
		return localStorage.getItem(tickPlace(owner)) !== null;
	} catch {
		// the browser stores nothing
		return false;
	}
}
