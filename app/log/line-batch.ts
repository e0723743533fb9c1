/** Milliseconds that a line waits at most. */
const pause = 1_000;
const mostLines = 100;

/**
 * Lines of events that come by the thousand in a second. Those that are alike within a pause are written as one, with
 * their number in `times`, because workerd takes longer to write a line than to answer a page from memory. The first line
 * after a pause is written at once.
 */
export class LineBatch {
	/** How often each line came. */
	#lines = new Map<string, number>();
	#writtenAt = Number.NEGATIVE_INFINITY;

	/**
	 * @param line JSON of one object. @param now milliseconds.
	 * @param waitUntil keeps the request alive until its line is written.
	 */
	add(line: string, now: number, waitUntil: (work: Promise<unknown>) => void): void {
		const times = this.#lines.get(line) ?? 0;
		this.#lines.set(line, times + 1);
		// also when the request that should have written them was ended by the platform
		if (now - this.#writtenAt >= pause || this.#lines.size >= mostLines) {
			this.#writtenAt = now;
			this.#write();
		} else if (this.#lines.size === 1 && times === 0) {
			waitUntil(afterPause().then(() => this.#write()));
		}
	}

	#write(): void {
		if (this.#lines.size === 0) return;
		console.log([...this.#lines].map(([line, times]) => withTimes(line, times)).join("\n"));
		this.#lines = new Map();
	}
}

function withTimes(line: string, times: number): string {
	return times === 1 ? line : `${line.slice(0, -1)},"times":${times}}`;
}

function afterPause(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, pause));
}
