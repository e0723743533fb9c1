import type { Edition } from "#app/database/edition.ts";
import type { PageCacheOptions } from "./page-cache.server.ts";
import type { KeptPage } from "./page-memory.server.ts";
import {
	isInThisForm,
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
	readonly #options: Pick<PageCacheOptions, "store" | "memory" | "front" | "now">;

	constructor(options: Pick<PageCacheOptions, "store" | "memory" | "front" | "now">) {
		this.#options = options;
	}

	/** From memory while that is trusted, otherwise from the store. Null when no page is kept. */
	async read(key: string): Promise<KeptPage | null> {
		const { store, memory, front, now } = this.#options;
		const known = memory.get(key);
		if (known && now() - known.seenAt < trustMemoryForMs) return known.page;
		const stored = await store.match(new Request(key));
		if (!stored || !isInThisForm(stored)) {
			memory.forget(key);
			return null;
		}
		// it may have been purged or renewed while the store was asked
		const held = memory.get(key);
		if (held && isStored(held.page, stored)) {
			stored.body?.cancel().catch(() => {});
			held.seenAt = now();
			return held.page;
		}
		// the stored copy may be older than a purge that this isolate knows
		const page = memory.withPurges(await readStored(stored));
		if (front) return page;
		const newer = memory.get(key)?.page;
		if (newer && newer.madeAt > page.madeAt) return newer;
		memory.keep(key, page, now());
		return page;
	}

	/** Keeps a page unless a newer one came; outdated if a tag was purged while it was made. */
	async keep(key: string, made: KeptPage): Promise<void> {
		const { memory, now } = this.#options;
		const page = memory.withPurges(made);
		const known = memory.get(key)?.page;
		if (known && known.madeAt > page.madeAt) return;
		memory.keep(key, page, now());
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

	/** Writes to the store alone, for as long as the page may be kept. */
	async store(key: string, page: KeptPage): Promise<void> {
		const { store, now } = this.#options;
		const secondsLeft = keptForSeconds - Math.floor((now() - page.madeAt) / 1000);
		if (secondsLeft > 0) await store.put(new Request(key), storedForm(page, secondsLeft));
	}

	async drop(key: string): Promise<void> {
		this.#options.memory.forget(key);
		await this.#options.store.delete(new Request(key));
	}
}
