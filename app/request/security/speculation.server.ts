import { noteFacts } from "#app/log/wide-event.server.ts";
import { languages } from "#app/messages/languages.ts";
import { pathIn, readPath } from "#app/messages/localized-address.ts";

/** Where browsers find what they may load before a visitor has chosen it (HTML Standard, 7.6). */
export const speculationRulesPath = "/speculation-rules";

/**
 * The documents that cost nobody anything when they are loaded in vain: the same for everybody, kept by the page
 * cache. Pages of one guest, of staff and of totems are not among them.
 */
const documents = ["/", "/excursion/*", "/legal/*"].flatMap((path) =>
	languages.map((language) => pathIn(language, path)),
);

interface Condition {
	href_matches?: string[];
	selector_matches?: string;
	not?: Condition;
}

const links: Condition[] = [
	{ href_matches: documents },
	// a link within the page loads nothing
	{ not: { selector_matches: '[href^="#"], [target], [download]' } },
];

/** "moderate": a pointer rests on the link, or goes down on it. */
const onIntent = { where: { and: links }, eagerness: "moderate" };

/** A pointer has come near the link (`link-prefetch.ts`). Such a page is only loaded, not drawn, because fewer are followed. */
const onApproach = {
	where: { and: [...links, { selector_matches: "[data-near]" }] },
	eagerness: "immediate",
};

export const speculationRules = { prefetch: [onIntent, onApproach], prerender: [onIntent] };

/**
 * Refuses to open a payment page for a link that nobody has followed: the GET of `/payment/checkout/…` opens a
 * checkout at the gateway and prolongs the hold. Our rules name no such page, but an extension, another site or a
 * browser's own guess may. The visitor's own request comes without these headers.
 */
export function refusedSpeculation({ headers }: Request, { pathname }: URL): Response | null {
	if (!readPath(pathname).path.startsWith("/payment/") || !isSpeculation(headers)) return null;
	noteFacts({ refusal: "loaded ahead" });
	return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
}

/** `Sec-Purpose` is "prefetch", "prefetch;prerender", …; `Purpose` is its name in older browsers. */
function isSpeculation(headers: Headers): boolean {
	return ["Sec-Purpose", "Purpose"].some((name) => headers.get(name)?.startsWith("prefetch"));
}
