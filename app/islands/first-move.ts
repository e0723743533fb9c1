/** Data that nobody asked for costs a visitor with a dear or a slow network more than it saves. */
export function isNetworkSpare(): boolean {
	const { connection } = navigator;
	return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/**
 * Links near a pointer are loaded ahead once it moves. A file that does not come costs no more than the time that it would
 * have saved.
 */
export function watchFirstMove(): void {
	const load = () => {
		if (isNetworkSpare() && navigator.onLine)
			import("./link-prefetch.ts").then((file) => file.watchPointer()).catch(() => {});
	};
	addEventListener("pointermove", load, { once: true });
}
