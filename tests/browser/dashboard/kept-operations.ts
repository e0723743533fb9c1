import type { Page } from "@playwright/test";

/** Names of the ticks, cash and notes that this phone keeps, encrypted. */
export function keptOperations(page: Page): Promise<string[]> {
	return page.evaluate(
		() =>
			new Promise<string[]>((resolve, reject) => {
				const opening = indexedDB.open("island-boarding", 1);
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const names = opening.result.transaction("sealed").objectStore("sealed").getAllKeys();
					names.onsuccess = () => {
						opening.result.close();
						resolve(names.result.map(String).filter((name) => name.startsWith("operation/")));
					};
				};
			}),
	);
}
