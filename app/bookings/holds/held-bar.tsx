import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { formatClock } from "#app/ui/format/format-instant.ts";
import { toast } from "#app/ui/toasts/toasts.ts";
import { type HeldSeats, yoursInWords } from "./held-seats.ts";
import { setVisitorHolds, useVisitorHolds } from "./visitor-holds.ts";

/**
 * "Your 2 places are held until 11:24": on every page of a visitor who has not paid yet, drawn by the
 * browser, so that the page itself stays the same for everybody.
 */
export function HeldBar({ timeZone }: { timeZone: string }) {
	const { pathname } = useLocation();
	useFreshHolds(pathname);
	const releaseHold = useReleasingHold();
	const holds = useVisitorHolds();
	// pages about one payment say this themselves
	const isSaidThere = /^\/(payment|booking)\//.test(pathname);
	const held = holds.find(({ excursionId }) => pathname.endsWith(excursionId)) ?? holds[0];
	if (!held || isSaidThere) return null;
	const until = formatClock(held.heldUntil, timeZone);
	return (
		<section
			aria-label="Places held for you"
			data-held-bar
			className="fixed inset-x-0 bottom-0 z-5 bg-abyss px-[max(1rem,env(safe-area-inset-left))] pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-sm/[1.35] text-on-abyss lg:sticky lg:top-0 lg:bottom-auto lg:py-2 print:hidden [@media(max-height:30rem)]:static forced-colors:border"
		>
			<div className="mx-auto flex w-full max-w-(--width-page) flex-wrap items-center justify-between gap-x-5 gap-y-2.5 lg:w-[min(100%-2rem,var(--width-page))]">
				<p className="min-w-0 flex-[1_1_14rem] wrap-anywhere lg:text-base">
					<b className="text-white">
						{yoursInWords(held.seats)} held until{" "}
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
						Let go<span className="sr-only"> of the places</span>
					</button>
				</form>
			</div>
		</section>
	);
}

/** Asks when a page is opened, and when the visitor comes back to it; a hold that ends goes by itself. */
function useFreshHolds(pathname: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page asks anew
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = () => {
			clearTimeout(timer);
			if (document.hidden) return;
			askForHolds().then((next) => {
				if (next !== null) timer = setTimeout(look, next);
			});
		};
		look();
		document.addEventListener("visibilitychange", look);
		addEventListener("pageshow", look);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", look);
			removeEventListener("pageshow", look);
		};
	}, [pathname]);
}

/**
 * @returns milliseconds until the first of the holds ends, by the server's clock: a phone's own may be
 * wrong. Null when there is none, or no answer: what is known stays.
 */
async function askForHolds(): Promise<number | null> {
	try {
		const answer = await fetch("/booking/held", { headers: { accept: "application/json" } });
		if (!answer.ok) return null;
		const { held, now }: { held: HeldSeats[]; now: number } = await answer.json();
		setVisitorHolds(held);
		const ends = held.map(({ heldUntil }) => heldUntil);
		return ends.length > 0 ? Math.max(0, Math.min(...ends) - now) + 500 : null;
	} catch {
		return null;
	}
}

/** Lets places go without leaving the page; without an answer they stay held, and the visitor is told. */
export function useReleasingHold() {
	const { revalidate } = useRevalidator();
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
		isAsking.current = false;
		if (!answer?.ok) {
			toast.error("The places are still held: there was no answer. Please try again.");
			return;
		}
		const { outcome }: { outcome: string } = await answer.json();
		await askForHolds();
		if (outcome !== "let go") {
			navigate(`/booking/${confirmId}`);
			return;
		}
		toast.success("The places are free again.");
		// the calendar counts them at once; a navigation to the same address with "#book" would load nothing
		revalidate();
		document.getElementById("book-title")?.focus({ preventScroll: true });
	};
}
