import { pageAddress } from "./page-address.server.ts";
import type { PageMemory } from "./page-memory.server.ts";
import type { Render } from "./page-renewal.server.ts";
import {
	answerHeaders,
	isStorable,
	keptForm,
	ofOneRequest,
	takeEdition,
	withoutEdition,
} from "./stored-page.server.ts";

/**
 * Without a page cache each request asks the database, and an unchanged page is not rendered again.
 */
export async function renderWithoutCache(
	request: Request,
	{ memory, version, now }: { memory: PageMemory; version: string; now: number },
	render: Render,
): Promise<Response> {
	const address = pageAddress(request, version);
	if (!address) return withoutEdition(await render(request, null));
	const known = memory.get(address.key)?.page;
	const made = await render(new Request(address.url), known?.edition ?? null);
	const isHead = request.method === "HEAD";
	if (known && made.status === 304) {
		const headers = answerHeaders(known, "unchanged", now - known.madeAt, false);
		for (const name of ofOneRequest) {
			const value = made.headers.get(name);
			if (value) headers.set(name, value);
		}
		return new Response(isHead ? null : known.body, { headers });
	}
	const edition = takeEdition(made);
	if (edition === null || !isStorable(made)) return isHead ? new Response(null, made) : made;
	const page = await keptForm(made, edition, now);
	memory.keep(address.key, page, now);
	return new Response(isHead ? null : page.body, made);
}
