/** Resolves after the time, as soon as the browser is online again, or when the signal is aborted. */
export function restOnline(milliseconds: number, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			removeEventListener("online", done);
			resolve();
		};
		const timer = setTimeout(done, milliseconds);
		addEventListener("online", done);
		signal?.addEventListener("abort", done, { once: true });
	});
}
