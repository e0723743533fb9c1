import type { Edition } from "#app/database/edition.ts";

export interface KeptPage {
	headers: [string, string][];
	body: Uint8Array<ArrayBuffer>;
	/** Milliseconds; when its rendering began. */
	madeAt: number;
	/** Null for a page that is made anew each time. */
	edition: Edition | null;
	/** The last renewal failed, and the page carries a notice of its age. */
	isLastResort: boolean;
	/** Its content has changed since: shown only when it can't be made anew. */
	isOutdated: boolean;
}

interface Remembered {
	page: KeptPage;
	/** Milliseconds; when the store was last known to hold it. */
	seenAt: number;
	/** Milliseconds; when a request last set out to ask the store. */
	askedAt: number;
	/** Answer headers with the age in seconds, and the line of the log, shared by all answers of one second. */
	answers: { age: number; headers: { plain: Headers; packed: Headers }; line: string } | null;
}

/** Bytes of a page besides its body: headers and entries in the maps. */
const overhead = 2_048;
/** Factor for a body and its gzip form. */
const withPacked = 1.25;

/**
 * The public pages that this isolate used lately, in front of the Cache API, and their renewals.
 * Bounded in bytes; the oldest page goes first.
 */
export class PageMemory {
	/** Milliseconds by key; when this isolate last began a renewal. */
	readonly renewals = new Map<string, number>();
	/** Keys of the pages held here by tag, because the Cache API can't purge by tag. */
	readonly #keysByTag = new Map<string, Set<string>>();
	/**
	 * Milliseconds by tag. A page whose rendering began before its tag's purge may show old content.
	 */
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
		for (const tag of tagsOf(page))
			this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
		this.#pages.set(key, { page, seenAt, askedAt: 0, answers: null });
	}

	forget(key: string): void {
		const known = this.#pages.get(key);
		if (!known) return;
		this.#bytes -= sizeOf(key, known.page);
		for (const tag of tagsOf(known.page)) {
			const keys = this.#keysByTag.get(tag);
			keys?.delete(key);
			if (keys?.size === 0) this.#keysByTag.delete(tag);
		}
		this.#pages.delete(key);
	}

	/** Marks pages with these tags as outdated, also those in the making. @returns those held. */
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

	/** The page, outdated if one of its tags was purged since its rendering began. */
	withPurges(page: KeptPage): KeptPage {
		// A page kept after a failed renewal carries its age already.
		if (page.isOutdated || page.isLastResort || !this.#isPurged(page)) return page;
		return outdated(page);
	}

	#isPurged(page: KeptPage): boolean {
		return tagsOf(page).some((tag) => (this.#purgedAt.get(tag) ?? 0) >= page.madeAt);
	}
}

/** Without an edition, so that it is rendered anew instead of being found unchanged. */
function outdated(page: KeptPage): KeptPage {
	return { ...page, isOutdated: true, edition: null };
}

function sizeOf(key: string, { body }: KeptPage): number {
	return body.byteLength * withPacked + 2 * key.length + overhead;
}

function tagsOf({ headers }: KeptPage): string[] {
	const [, tags = ""] = headers.find(([name]) => name.toLowerCase() === "cache-tag") ?? [];
	return tags
		.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean);
}
