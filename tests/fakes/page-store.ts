import type { PageStore } from "#app/page-cache/kept-pages.server.ts";

/** The part of the Cache API that pages use, in memory and with the test's own clock. */
export class MemoryStore implements PageStore {
	readonly kept = new Map<string, Response>();
	readonly #until = new Map<string, number>();
	readonly #now: () => number;

	constructor(now: () => number) {
		this.#now = now;
	}

	async match(key: Request) {
		if (this.#now() >= (this.#until.get(key.url) ?? 0)) this.kept.delete(key.url);
		return this.kept.get(key.url)?.clone();
	}

	async put(key: Request, response: Response) {
		const [, seconds] = /max-age=(\d+)/.exec(response.headers.get("Cache-Control") ?? "") ?? [];
		this.#until.set(key.url, this.#now() + Number(seconds) * 1000);
		this.kept.set(key.url, response);
	}

	async delete(key: Request) {
		return this.kept.delete(key.url);
	}
}
