import type { Edition } from "#app/database/edition.ts";
import type { FrontCache } from "./page-cache.server.ts";
import type { KeptPage, PageMemory } from "./page-memory.server.ts";
import {
	isStorable,
	isStored,
	keptForm,
	keptForSeconds,
	readStored,
	storedForm,
} from "./stored-page.server.ts";

/** The part of the Cache API that is used here. */
export interface PageStore {
	match(key: Request): Promise<Response | undefined>;
	put(key: Request, response: Response): Promise<void>;
	delete(key: Request): Promise<boolean>;
}

/** How many milliseconds an isolate trusts its own copy before it asks whether another one purged it. */
export const trustMemoryForMs = 1000;

/** The pages that are kept, in this isolate's memory and in the Cache API behind it. */
export class KeptPages {
	readonly #store: PageStore;
	readonly #memory: PageMemory;
	readonly #front: FrontCache | undefined;
	readonly #now: () => number;

	constructor({
		store,
		memory,
		front,
		now,
	}: {
		store: PageStore;
		memory: PageMemory;
		front: FrontCache | undefined;
		now: () => number;
	}) {
		this.#store = store;
		this.#memory = memory;
		this.#front = front;
		this.#now = now;
	}

	async read(key: string): Promise<KeptPage | null> {
		const known = this.#memory.get(key);
		if (known && this.#now() - known.seenAt < trustMemoryForMs) return known.page;
		const stored = await this.#store.match(new Request(key));
		if (!stored) {
			this.#memory.forget(key);
			return null;
		}
		// it may have been purged or renewed while the store was asked
		const held = this.#memory.get(key);
		if (held && isStored(held.page, stored)) {
			stored.body?.cancel().catch(() => {});
			held.seenAt = this.#now();
			return held.page;
		}
		// the stored copy may be older than a purge that this isolate knows
		const page = this.#memory.withPurges(await readStored(stored));
		if (this.#front) return page;
		const newer = this.#memory.get(key)?.page;
		if (newer && newer.madeAt > page.madeAt) return newer;
		this.#memory.keep(key, page, this.#now());
		return page;
	}

	/** Keeps a page unless a newer one came; outdated if a tag was purged while it was made. */
	async keep(key: string, made: KeptPage): Promise<void> {
		const page = this.#memory.withPurges(made);
		const known = this.#memory.get(key)?.page;
		if (known && known.madeAt > page.madeAt) return;
		this.#memory.keep(key, page, this.#now());
		await this.store(key, page);
	}

	/** Keeps what was rendered. An answer that must not be kept deletes the kept page. */
	async keepAnswer(
		key: string,
		answer: Response,
		{ edition, begunAt }: { edition: Edition | null; begunAt: number },
	): Promise<void> {
		if (!isStorable(answer)) return this.drop(key);
		await this.keep(key, await keptForm(answer, edition, begunAt));
	}

	async store(key: string, page: KeptPage): Promise<void> {
		const secondsLeft = keptForSeconds - Math.floor((this.#now() - page.madeAt) / 1000);
		if (secondsLeft > 0) await this.#store.put(new Request(key), storedForm(page, secondsLeft));
	}

	async drop(key: string): Promise<void> {
		this.#memory.forget(key);
		await this.#store.delete(new Request(key));
	}
}
