/**
 * Links near a pointer are loaded ahead once it moves. A file that does not come costs no more than the time that it would
 * have saved.
 */
export function watchFirstMove(): void {
	const load = () => import("./near-links.ts").then((file) => file.watchPointer()).catch(() => {});
	addEventListener("pointermove", load, { once: true });
}
