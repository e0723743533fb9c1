import { type MouseEvent, useEffect } from "react";
import { loadPageAnew } from "#app/islands/page-answer.ts";
import { heldSeatsTexts } from "#app/messages/catalogues/booking/held-seats.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { pageLanguage } from "#app/messages/page-language.ts";
import { forgetSentFormKey, sentFormKey } from "#app/sales/form/kept-form.ts";
import { toast } from "#app/ui/toasts/toasts.ts";
import type { HeldSeats } from "./held-seats.server.ts";
import { setVisitorHolds, visitorHolds } from "./visitor-holds.ts";

/** Milliseconds between two requests while the result of a sent form is unknown; doubled each time. */
const firstRest = 2000;
const longestRest = 32_000;
/** Milliseconds; a hotel's network may take a request and never answer it. */
const longestWait = 30_000;
/** Milliseconds: what has ended is no longer shown as held, even if the page can't be read anew. */
const longestReading = 15_000;

function rest(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Reads the visitor's holds when a page opens, after each answer to a form (a new `page`), when the visitor
 * returns to the page, and when a hold ends. While the result of a sent form is unknown (bad
 * network, or the booking is still being made) it asks again for about a minute.
 */
export function useFreshHolds(page: unknown): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page asks anew, and each answer
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let rest = firstRest;
		let looks = 0;
		const end = new AbortController();
		const look = () => {
			clearTimeout(timer);
			if (document.hidden) return;
			looks += 1;
			const ownLook = looks;
			askForHolds().then((next) => {
				const isOpen = sentFormKey() !== null && rest <= longestRest;
				// of two looks at once only the last goes on, so that the pause is doubled once
				if (ownLook !== looks || (next === null && !isOpen)) return;
				timer = setTimeout(look, next ?? rest);
				if (next === null) rest *= 2;
			});
		};
		look();
		// the document's `visibilitychange` comes up to the window
		for (const name of ["visibilitychange", "pageshow", "online"])
			window.addEventListener(name, look, { signal: end.signal });
		return () => {
			// no look has this number: an answer that is still to come starts nothing
			looks = 0;
			clearTimeout(timer);
			end.abort();
		};
	}, [page]);
}

/** Numbers the requests: a slow answer must not replace a newer one. */
let lastQuestion = 0;

/**
 * Reads and shows the visitor's holds. When a hold has ended, the page is reloaded first, because
 * its calendar still counts the seats as taken.
 * @returns milliseconds until the first hold ends, by the server's clock, because a phone's clock
 * may be wrong. Null when there is no hold, or no answer; then the last known holds stay.
 */
async function askForHolds(): Promise<number | null> {
	lastQuestion += 1;
	const question = lastQuestion;
	const key = sentFormKey();
	try {
		const answer = await fetch(pathIn(pageLanguage(), "/booking/held"), {
			headers: { accept: "application/json" },
			signal: AbortSignal.timeout(longestWait),
			...(key ? { method: "POST", body: new URLSearchParams({ key }) } : {}),
		});
		if (!answer.ok) return null;
		const holdsAnswer: { held: HeldSeats[]; isFormOver: boolean; now: number } =
			await answer.json();
		if (key && holdsAnswer.isFormOver) forgetSentFormKey(key);
		const live = holdsAnswer.held.map(({ confirmId }) => confirmId);
		const isLatest = () => question === lastQuestion;
		if (isLatest() && visitorHolds().some(({ confirmId }) => !live.includes(confirmId)))
			await Promise.race([loadPageAnew(), rest(longestReading)]);
		const ahead = Date.now() - holdsAnswer.now;
		const onDevice = holdsAnswer.held.map((held) => ({
			...held,
			heldUntil: held.heldUntil + ahead,
		}));
		if (isLatest()) setVisitorHolds(onDevice);
		const ends = holdsAnswer.held.map(({ heldUntil }) => heldUntil);
		return ends.length > 0 ? Math.max(0, Math.min(...ends) - holdsAnswer.now) + 500 : null;
	} catch {
		return null;
	}
}

let isReleasing = false;

/** Releases a hold without leaving the page. Without an answer the seats stay held, and the visitor is told. */
export async function releaseOnPage(event: MouseEvent, { confirmId }: HeldSeats): Promise<void> {
	event.preventDefault();
	if (isReleasing) return;
	isReleasing = true;
	const outcome = await letGo(confirmId).finally(() => {
		isReleasing = false;
	});
	if (outcome === null) {
		toast.error(heldSeatsTexts[pageLanguage()].noAnswer);
		return;
	}
	await askForHolds();
	if (outcome !== "let go") {
		location.assign(pathIn(pageLanguage(), `/booking/${confirmId}`));
		return;
	}
	toast.success(heldSeatsTexts[pageLanguage()].released);
	document.getElementById("book-title")?.focus({ preventScroll: true });
}

/** Null without an answer of ours. */
async function letGo(confirmId: string): Promise<string | null> {
	try {
		const answer = await fetch(`/booking/${confirmId}/let-go`, {
			method: "POST",
			headers: { accept: "application/json" },
			signal: AbortSignal.timeout(longestWait),
		});
		if (!answer.ok) return null;
		const { outcome }: { outcome: string } = await answer.json();
		return outcome;
	} catch {
		return null;
	}
}
