/** Milliseconds that a line waits at most. */
const pause = 100;
const mostLines = 100;

/**
 * Lines of events that come by the thousand in a second, written together: workerd takes longer to write a line than to
 * answer a page from memory. The first line after a pause is written at once.
 */
export class LineBatch {
	#lines: string[] = [];
	#writtenAt = Number.NEGATIVE_INFINITY;

	/** @param now milliseconds. @param waitUntil keeps the request alive until its lines are written. */
	add(line: string, now: number, waitUntil: (work: Promise<unknown>) => void): void {
		this.#lines.push(line);
		// also when the request that should have written them was ended by the platform
		if (now - this.#writtenAt >= pause || this.#lines.length >= mostLines) {
			this.#writtenAt = now;
			this.#write();
		} else if (this.#lines.length === 1) {
			waitUntil(afterPause().then(() => this.#write()));
		}
	}

	#write(): void {
		if (this.#lines.length === 0) return;
		console.log(this.#lines.join("\n"));
		this.#lines = [];
	}
}

function afterPause(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, pause));
}
