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
	/** What it shows has changed since: it is shown only where it can't be made anew. */
	isOutdated: boolean;
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
	 * Every page that carries one of these tags is outdated from now on, and so is one that was begun
	 * before, wherever it comes from.
	 * @returns the pages that are outdated now, by their keys.
	 */
	purge(tags: string[], now: number): [key: string, page: KeptPage][] {
		for (const tag of tags) this.#purgedAt.set(tag, now);
		const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
		return [...keys].flatMap((key) => {
			const known = this.#pages.get(key);
			if (!known) return [];
			known.page = outdated(known.page);
			return [[key, known.page]];
		});
	}

	/** The page, outdated if one of its tags was purged since it was begun. */
	judged(page: KeptPage): KeptPage {
		// a last resort says by itself that it is old
		if (page.isOutdated || page.isLastResort || !this.#isPurged(page)) return page;
		return outdated(page);
	}

	#isPurged(page: KeptPage): boolean {
		return tagsOf(page).some((tag) => (this.#purgedAt.get(tag) ?? 0) >= page.madeAt);
	}
}

/** It is not asked whether it has changed: somebody has said so. */
function outdated(page: KeptPage): KeptPage {
	return { ...page, isOutdated: true, edition: null };
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
