/** Resolves after the time, as soon as the browser is online again, or when the signal is aborted. */
export function waitOnline(milliseconds: number, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			removeEventListener("online", end);
			resolve();
		};
		const timer = setTimeout(end, milliseconds);
		addEventListener("online", end);
		signal?.addEventListener("abort", end, { once: true });
	});
}
