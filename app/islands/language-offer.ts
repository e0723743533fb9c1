import { readPath } from "#app/messages/localized-address.ts";

/** What a link of the list of languages carries (`data-offer`), in its own language. */
export interface OfferWords {
	alsoHere: string;
	readHere: string;
	close: string;
}

/** Where this browser keeps that the offer was declined. */
const declinedKey = "language-offer";

/**
 * Offers the page in the first of the browser's languages that is one of ours, by one line in that language. It floats, so
 * that nothing moves when it comes; on a phone it stands above the bars and goes with the first scroll. Drawn by the browser,
 * because a page is the same for all visitors.
 */
export function offerLanguage(): void {
	const link = navigator.languages.map(linkTo).find((each) => each !== null);
	// the page's own language has no offer
	if (!link?.dataset.offer || isDeclined()) return;
	const { offer: json } = link.dataset;
	const { alsoHere, readHere, close }: OfferWords = JSON.parse(json);
	const also = element("span", { className: "hidden lg:inline", textContent: `${alsoHere} ` });
	const read = element("a", {
		href: link.href,
		hreflang: link.lang,
		className: "inline-block py-2.5 font-[650]",
		textContent: readHere,
	});
	const words = element("span", {});
	words.appendChild(also);
	words.appendChild(read);
	const closing = element("button", {
		type: "button",
		ariaLabel: close,
		className:
			"grid size-11 flex-none cursor-pointer place-items-center rounded-full text-[1.4rem]/none font-medium text-ink hover:bg-foam hover:text-on-foam",
		textContent: "×",
	});
	const offer = element("aside", { lang: link.lang, className: offerClass });
	offer.ariaLabel = link.textContent;
	offer.appendChild(words);
	offer.appendChild(closing);
	closing.addEventListener("click", () => {
		decline();
		offer.remove();
	});
	link.closest("details")?.addEventListener("toggle", () => offer.remove(), { once: true });
	if (matchMedia("(width < 64rem)").matches)
		addEventListener("scroll", () => offer.remove(), { once: true, passive: true });
	link.closest("header")?.insertAdjacentElement("afterend", offer);
}

function linkTo(language: string): HTMLAnchorElement | null {
	return document.querySelector(`[data-languages] [lang="${language.slice(0, 2)}"]`);
}

/** Also for a visitor who comes from a page in another language: he has chosen this one. */
function isDeclined(): boolean {
	try {
		const from = new URL(document.referrer || location.href);
		const hasChosen =
			from.origin === location.origin &&
			readPath(from.pathname).language !== readPath(location.pathname).language;
		if (hasChosen) decline();
		return localStorage.getItem(declinedKey) !== null;
	} catch {
		// the browser stores nothing
		return false;
	}
}

function decline(): void {
	try {
		localStorage.setItem(declinedKey, "declined");
	} catch {
		// the browser stores nothing: the next page offers it again
	}
}

function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
	return Object.assign(document.createElement(name), properties);
}

const offerClass =
	"fixed right-4 bottom-[calc(1rem+var(--bar-room,0rem)+env(safe-area-inset-bottom))] z-5 flex max-w-[calc(100%-2rem)] items-center justify-between gap-x-4 rounded-full bg-paper py-1.5 pr-1.5 pl-5 text-sm text-ink shadow-lift ring-1 ring-line lg:absolute lg:top-20 lg:right-[max(1rem,calc((100%-var(--width-page))/2))] lg:bottom-auto lg:rounded-md print:hidden";
