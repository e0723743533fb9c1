import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { forgetSentFormKey, sentFormKey } from "#app/bookings/form/sent-form-key.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { formatClock } from "#app/ui/format/format-instant.ts";
import { useReload } from "#app/ui/reload.ts";
import { toast } from "#app/ui/toasts/toasts.ts";
import { type HeldSeats, yourSeatsInWords } from "./held-seats.ts";
import { setVisitorHolds, useVisitorHolds, visitorHolds } from "./visitor-holds.ts";

/**
 * Shown on every page while this visitor has an unpaid hold. Drawn by the browser, because the page
 * itself comes from the cache and is the same for everybody.
 */
export function HeldBar({ timeZone }: { timeZone: string }) {
	const { pathname, key } = useLocation();
	useFreshHolds(key);
	const releaseHold = useReleasingHold();
	const holds = useVisitorHolds();
	// the pages of a payment or a booking say this themselves
	const hasOwnNotice = /^\/(payment|booking)\//.test(pathname);
	const held = holds.find(({ excursionId }) => pathname.endsWith(excursionId)) ?? holds[0];
	if (!held || hasOwnNotice) return null;
	const until = formatClock(held.heldUntil, timeZone);
	return (
		<section
			aria-label="Seats held for you"
			data-held-bar
			className="fixed inset-x-0 bottom-0 z-5 bg-abyss px-[max(1rem,env(safe-area-inset-left))] pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-sm/[1.35] text-on-abyss lg:sticky lg:top-0 lg:bottom-auto lg:py-2 print:hidden [@media(max-height:30rem)]:static forced-colors:border"
		>
			<div className="mx-auto flex w-full max-w-(--width-page) flex-wrap items-center justify-between gap-x-5 gap-y-2.5 lg:w-[min(100%-2rem,var(--width-page))]">
				<p className="min-w-0 flex-[1_1_14rem] wrap-anywhere lg:text-base">
					<b className="text-white">
						{yourSeatsInWords(held.seats)} held until{" "}
						<time dateTime={new Date(held.heldUntil).toISOString()}>{until}</time>.
					</b>{" "}
					{held.title}, {formatDate(held.date, "short")}.
					{holds.length > 1 ? ` And ${holds.length - 1} more.` : ""}
				</p>
				<form
					method="post"
					action={`/payment/checkout/${held.confirmId}`}
					className="flex flex-wrap items-center gap-1"
				>
					<button
						type="submit"
						className="min-h-11 cursor-pointer whitespace-nowrap rounded-full bg-white px-5 py-1.5 font-[650] text-basalt hover:bg-[#d8eee4] forced-colors:border"
					>
						Pay {formatMoney(held.priceCents, held.currency)}
					</button>
					<button
						type="submit"
						formAction={`/booking/${held.confirmId}/let-go`}
						onClick={(event) => releaseHold(event, held)}
						className="min-h-11 cursor-pointer whitespace-nowrap px-3 py-1.5 font-semibold underline underline-offset-[0.22em] hover:decoration-2"
					>
						Release<span className="sr-only"> the seats</span>
					</button>
				</form>
			</div>
		</section>
	);
}

/** Milliseconds between two requests while the result of a sent form is unknown; doubled each time. */
const firstRest = 2000;
const longestRest = 32_000;

/**
 * Reads the visitor's holds when a page opens, after each answer to a form, when the visitor
 * returns to the page, and when a hold ends. While the result of a sent form is unknown (bad
 * network, or the booking is still being made) it asks again for about a minute.
 */
function useFreshHolds(location: string): void {
	const reload = useReload();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page asks anew, and each answer
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let rest = firstRest;
		let isGone = false;
		const look = () => {
			clearTimeout(timer);
			if (document.hidden) return;
			askForHolds(reload).then((next) => {
				const isOpen = next === null && sentFormKey() !== null && rest <= longestRest;
				if (isGone || (next === null && !isOpen)) return;
				clearTimeout(timer);
				timer = setTimeout(look, next ?? rest);
				if (next === null) rest *= 2;
			});
		};
		look();
		const events = [
			[document, "visibilitychange"],
			[window, "pageshow"],
			[window, "online"],
		] as const;
		for (const [target, name] of events) target.addEventListener(name, look);
		return () => {
			isGone = true;
			clearTimeout(timer);
			for (const [target, name] of events) target.removeEventListener(name, look);
		};
	}, [location, reload]);
}

/** Numbers the requests: a slow answer must not replace a newer one. */
let lastQuestion = 0;

/**
 * Reads and shows the visitor's holds. When a hold has ended, the page is reloaded first, because
 * its calendar still counts the seats as taken.
 * @returns milliseconds until the first hold ends, by the server's clock, because a phone's clock
 * may be wrong. Null when there is no hold, or no answer; then the last known holds stay.
 */
async function askForHolds(reloadPage: () => Promise<void>): Promise<number | null> {
	lastQuestion += 1;
	const question = lastQuestion;
	const key = sentFormKey();
	try {
		const answer = await fetch("/booking/held", {
			headers: { accept: "application/json" },
			...(key ? { method: "POST", body: new URLSearchParams({ key }) } : {}),
		});
		if (!answer.ok) return null;
		const told: { held: HeldSeats[]; isFormOver: boolean; now: number } = await answer.json();
		if (key && told.isFormOver) forgetSentFormKey(key);
		const live = told.held.map(({ confirmId }) => confirmId);
		const isLatest = () => question === lastQuestion;
		if (isLatest() && visitorHolds().some(({ confirmId }) => !live.includes(confirmId)))
			await reloadPage();
		if (isLatest()) setVisitorHolds(told.held);
		const ends = told.held.map(({ heldUntil }) => heldUntil);
		return ends.length > 0 ? Math.max(0, Math.min(...ends) - told.now) + 500 : null;
	} catch {
		return null;
	}
}

/** Releases a hold without leaving the page. Without an answer the seats stay held, and the visitor is told. */
export function useReleasingHold() {
	const reload = useReload();
	const navigate = useNavigate();
	const isAsking = useRef(false);
	return async (event: FormEvent, { confirmId }: HeldSeats) => {
		event.preventDefault();
		if (isAsking.current) return;
		isAsking.current = true;
		const answer = await fetch(`/booking/${confirmId}/let-go`, {
			method: "POST",
			headers: { accept: "application/json" },
		}).catch(() => null);
		if (!answer?.ok) {
			isAsking.current = false;
			toast.error("The seats are still held: there was no answer. Please try again.");
			return;
		}
		const { outcome }: { outcome: string } = await answer.json();
		await askForHolds(reload);
		isAsking.current = false;
		if (outcome !== "let go") {
			navigate(`/booking/${confirmId}`);
			return;
		}
		toast.success("Your seats are released.");
		document.getElementById("book-title")?.focus({ preventScroll: true });
	};
}
