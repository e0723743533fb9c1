export const storeName = "island-boarding";

/** Whether this browser has the boarding app's store: every screen of staff asks, and loads its code only then. */
export async function hasStore(): Promise<boolean> {
	const databases = await indexedDB.databases?.().catch(() => null);
	// a browser that does not tell may have it
	return databases?.some(({ name }) => name === storeName) ?? true;
}
