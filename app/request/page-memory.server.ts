import type { Edition } from "#app/database/edition.ts";

/** A public page with all that it is answered with. */
export interface KeptPage {
	headers: [string, string][];
	body: Uint8Array<ArrayBuffer>;
	/** When making it began: it shows nothing later than that. Milliseconds. */
	madeAt: number;
	/** Null for a page that is made anew each time. */
	edition: Edition | null;
	/** It could not be made anew when last tried, and says so: what there is until that succeeds. */
	isLastResort: boolean;
}

interface Remembered {
	page: KeptPage;
	tags: string[];
	/** When the store was last seen to hold it; milliseconds. */
	seenAt: number;
	/** Headers of its answers, with its age in seconds: the same for all answers of one second. */
	answers: { age: number; headers: { plain: Headers; packed: Headers } } | null;
}

/** Beside it a page costs its place in the map and its headers. */
const overhead = 2_048;
/** And its packed form. */
const withPacked = 1.25;

/**
 * What one isolate knows of the public pages: those that it has just handed out, in front of the Cache
 * API, and what it is doing about them. Bounded in bytes; the page that came first goes first.
 */
export class PageMemory {
	/** When this isolate last began to renew a page. */
	readonly renewals = new Map<string, number>();
	/** The Cache API can't purge by tag: good for one isolate, and age does the rest. Only of pages that are here. */
	readonly #keysByTag = new Map<string, Set<string>>();
	/** When a tag was last purged here: what was begun before may show what was before. */
	readonly #purgedAt = new Map<string, number>();
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
		const size = sizeOf(key, page);
		if (size > this.#mostBytes / 4) return;
		for (const oldest of this.#pages.keys()) {
			if (this.#bytes + size <= this.#mostBytes) break;
			this.forget(oldest);
		}
		this.#bytes += size;
		const tags = tagsOf(page);
		for (const tag of tags)
			this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
		this.#pages.set(key, { page, tags, seenAt, answers: null });
	}

	forget(key: string): void {
		const known = this.#pages.get(key);
		if (!known) return;
		this.#bytes -= sizeOf(key, known.page);
		for (const tag of known.tags) {
			const keys = this.#keysByTag.get(tag);
			keys?.delete(key);
			if (keys?.size === 0) this.#keysByTag.delete(tag);
		}
		this.#pages.delete(key);
	}

	/**
	 * Forgets every page that carries one of these tags, and from now on knows pages that were begun
	 * before as purged, wherever they come from.
	 * @returns the keys of what was forgotten.
	 */
	purge(tags: string[], now: number): string[] {
		for (const tag of tags) this.#purgedAt.set(tag, now);
		const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
		for (const key of keys) this.forget(key);
		return [...keys];
	}

	isPurged(page: KeptPage): boolean {
		return tagsOf(page).some((tag) => (this.#purgedAt.get(tag) ?? 0) >= page.madeAt);
	}
}

function sizeOf(key: string, { body }: KeptPage): number {
	return body.byteLength * withPacked + 2 * key.length + overhead;
}

/** Of an answer's `Cache-Tag`. */
function tagsOf({ headers }: KeptPage): string[] {
	const [, tags = ""] = headers.find(([name]) => name.toLowerCase() === "cache-tag") ?? [];
	return tags
		.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean);
}
