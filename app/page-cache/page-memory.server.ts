import type { Edition } from "#app/database/edition.ts";

export interface RememberedPage {
	headers: [string, string][];
	body: Uint8Array<ArrayBuffer>;
	/** Null for a page that is made anew each time. */
	edition: Edition | null;
	/** Milliseconds; when its rendering began, or the database last called it current. */
	madeAt: number;
}

/** Bytes of a page besides its body: headers and the entry in the map. */
const overhead = 2_048;

/** The public pages that this isolate made last. Bounded in bytes; the oldest page goes first. */
export class PageMemory {
	/** By address. */
	readonly #pages = new Map<string, RememberedPage>();
	readonly #mostBytes: number;
	#bytes = 0;

	constructor(mostBytes: number) {
		this.#mostBytes = mostBytes;
	}

	get bytes(): number {
		return this.#bytes;
	}

	get(url: string): RememberedPage | undefined {
		return this.#pages.get(url);
	}

	/** Keeps the page unless a newer one came meanwhile. */
	keep(url: string, page: RememberedPage): void {
		if ((this.#pages.get(url)?.madeAt ?? 0) > page.madeAt) return;
		this.forget(url);
		const size = sizeOf(url, page);
		if (size > this.#mostBytes / 4) return;
		for (const oldest of this.#pages.keys()) {
			if (this.#bytes + size <= this.#mostBytes) break;
			this.forget(oldest);
		}
		this.#bytes += size;
		this.#pages.set(url, page);
	}

	forget(url: string): void {
		const page = this.#pages.get(url);
		if (!page) return;
		this.#bytes -= sizeOf(url, page);
		this.#pages.delete(url);
	}
}

function sizeOf(url: string, { body }: RememberedPage): number {
	return body.byteLength + 2 * url.length + overhead;
}
