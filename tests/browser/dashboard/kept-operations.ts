import type { Page } from "@playwright/test";

/** Names of the ticks, cash and notes that this phone keeps, encrypted. */
export function keptOperations(page: Page): Promise<string[]> {
	return page.evaluate(
		() =>
			new Promise<string[]>((resolve, reject) => {
				const opened = indexedDB.open("island-boarding", 1);
				opened.onerror = () => reject(opened.error);
				opened.onsuccess = () => {
					const names = opened.result.transaction("sealed").objectStore("sealed").getAllKeys();
					names.onsuccess = () => {
						opened.result.close();
						resolve(names.result.map(String).filter((name) => name.startsWith("operation/")));
					};
				};
			}),
	);
}
