import type { Edition } from "#app/database/edition.ts";

/** A public page with all that it is answered with. */
export interface KeptPage {
	headers: [string, string][];
	body: Uint8Array<ArrayBuffer>;
	/** Milliseconds. */
	madeAt: number;
	/** Null for a page that is made anew each time. */
	edition: Edition | null;
	/** It could not be made anew when last tried, and says so: what there is until that succeeds. */
	isLastResort: boolean;
}

interface Remembered {
	page: KeptPage;
	/** When the store was last seen to hold it; milliseconds. */
	seenAt: number;
	/** Headers of an answer, with its age in seconds: the same for all answers of one second. */
	answer: { age: number; headers: Headers } | null;
}

/** Beside it a page costs its place in the map and its headers. */
const overhead = 2_048;

/**
 * What one isolate knows of the public pages: those that it has just handed out, in front of the Cache
 * API, and what it is doing about them. Bounded in bytes; the page that came first goes first.
 */
export class PageMemory {
	/** When this isolate last began to renew a page. */
	readonly renewals = new Map<string, number>();
	/** The Cache API can't purge by tag: good for one isolate, and age does the rest. */
	readonly keysByTag = new Map<string, Set<string>>();
	/** When a tag was last purged here: what was being rendered then may show what was before. */
	readonly purgedAt = new Map<string, number>();
	readonly #pages = new Map<string, Remembered>();
	readonly #mostBytes: number;
	#bytes = 0;

	constructor(mostBytes: number) {
		this.#mostBytes = mostBytes;
	}

	get bytes(): number {
		return this.#bytes;
	}

	get(key: string): Remembered | undefined {
		return this.#pages.get(key);
	}

	keep(key: string, page: KeptPage, seenAt: number): void {
		this.forget(key);
		const size = sizeOf(page);
		if (size > this.#mostBytes / 4) return;
		for (const oldest of this.#pages.keys()) {
			if (this.#bytes + size <= this.#mostBytes) break;
			this.forget(oldest);
		}
		this.#bytes += size;
		this.#pages.set(key, { page, seenAt, answer: null });
	}

	forget(key: string): void {
		const known = this.#pages.get(key);
		if (!known) return;
		this.#bytes -= sizeOf(known.page);
		this.#pages.delete(key);
	}
}

function sizeOf({ body }: KeptPage): number {
	return body.byteLength + overhead;
}
