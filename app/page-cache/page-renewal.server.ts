import type { Edition } from "#app/database/edition.ts";
import { presentRequestId, recordLogEvent } from "#app/log/wide-event.server.ts";
import type { Language } from "#app/messages/languages.ts";
import type { KeptPages } from "./kept-pages.server.ts";
import type { PageAddress } from "./page-address.server.ts";
import type { PageCacheOptions } from "./page-cache.server.ts";
import type { KeptPage } from "./page-memory.server.ts";
import { markerFor, takeEdition } from "./stored-page.server.ts";

/** @param kept edition of the kept page; the answer 304 says that it is still current. */
export type Render = (request: Request, kept: Edition | null) => Promise<Response>;

/** The page with a notice of its age, for as long as it can't be made anew. */
export type MarkStale = (
	page: Pick<KeptPage, "body" | "madeAt"> & { language: Language },
) => Promise<KeptPage["body"]>;

const second = 1000;
const renewalSeconds = 15;
const retrySeconds = 5;
const mostRenewals = 2_000;

/** Makes kept pages anew, or marks them with their age where that fails. */
export class PageRenewal {
	readonly #pages: KeptPages;
	readonly #options: Pick<PageCacheOptions, "store" | "memory" | "now" | "markStale">;

	constructor(
		pages: KeptPages,
		options: Pick<PageCacheOptions, "store" | "memory" | "now" | "markStale">,
	) {
		this.#pages = pages;
		this.#options = options;
	}

	/** The visitor does not wait for it, so it has an event of its own. */
	async renewAfterwards(address: PageAddress, kept: KeptPage, render: Render): Promise<void> {
		const { route, language } = address;
		const facts = { requestId: presentRequestId(), step: "renew page" as const, route, language };
		const work = () => this.#renew(address, kept, render);
		await recordLogEvent("after response", facts, work).catch(() => {});
	}

	async #renew(address: PageAddress, kept: KeptPage, render: Render): Promise<void> {
		const { key } = address;
		const { store, memory, now } = this.#options;
		const marker = await this.#begin(key);
		if (!marker) return;
		const begunAt = now();
		await store.put(marker, markerFor(renewalSeconds));
		const made = await attempt(() => render(new Request(address.url), kept.edition));
		const edition = made instanceof Error ? null : takeEdition(made);
		if (made instanceof Error || made.status >= 500) {
			await this.withStaleNotice(address, kept);
			// a database that is down is asked again soon, by one request only
			memory.renewals.set(key, now() - (renewalSeconds - retrySeconds) * second);
			await store.put(marker, markerFor(retrySeconds));
			return;
		}
		if (made.status === 304) await this.#pages.keep(key, freshAgain(kept, begunAt));
		else await this.#pages.keepAnswer(key, made, { edition, begunAt });
		await store.delete(marker);
		memory.renewals.delete(key);
	}

	/**
	 * One renewal at a time: the map stops others in this isolate, the marker those in other isolates. Both expire, in
	 * case the renewal dies. @returns the marker's key; null when another one is under way.
	 */
	async #begin(key: string): Promise<Request | null> {
		const { store, memory, now } = this.#options;
		const { renewals } = memory;
		if ((renewals.get(key) ?? 0) > now() - renewalSeconds * second) return null;
		if (renewals.size >= mostRenewals) renewals.clear();
		renewals.set(key, now());
		const marker = new Request(`${key}&renewing`);
		return (await store.match(marker)) ? null : marker;
	}

	/** Marks the kept page with its age and keeps it like this until it can be made anew. */
	async withStaleNotice(
		{ key, isTotem, kind, language }: PageAddress,
		kept: KeptPage,
	): Promise<KeptPage> {
		const { body, madeAt } = kept;
		if ((kept.isLastResort && !kept.isOutdated) || kind === "data") return kept;
		const isMarked = kept.isLastResort || isTotem;
		const marked = {
			...kept,
			isLastResort: true,
			// the mark tells its age, so visitors need not wait for a renewal
			isOutdated: false,
			// the marked page differs from what was rendered, so 304 must not renew it
			edition: null,
			body: isMarked ? body : await this.#options.markStale({ body, madeAt, language }),
		};
		await this.#pages.keep(key, marked);
		return marked;
	}
}

/** A page after a 304. @param at milliseconds since the epoch. */
export function freshAgain(kept: KeptPage, at: number): KeptPage {
	return { ...kept, madeAt: at, isOutdated: false };
}

/** What a page throws is a result, because the kept page may take its place. */
export async function attempt(render: () => Promise<Response>): Promise<Response | Error> {
	try {
		return await render();
	} catch (error) {
		return error instanceof Error
			? error
			: new Error("A page threw something that is not an Error");
	}
}
