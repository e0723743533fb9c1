import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { useLastAnswer } from "#app/islands/forms/sent-form.tsx";
import { loadPageAnew } from "#app/islands/page-answer.ts";
import type { GuestFieldWords } from "#app/sales/booking/booking-form-fields.ts";
import {
	type BookingForm,
	type BookingStart,
	useBookingForm,
} from "#app/sales/form/booking-form-state.ts";
import { BookingPanel, panelClass } from "#app/sales/form/booking-panel.tsx";
import { keepTypedForm } from "#app/sales/form/kept-form.ts";
import { BookingBar } from "#app/sales/form/lazy-parts.ts";
import type { OnSale, RefusedBooking } from "#app/sales/form/on-sale.ts";
import type { HeldPanel } from "#app/sales/holds/held-panel.tsx";
import { useVisitorHolds } from "#app/sales/holds/visitor-holds.ts";
import { LatePart } from "#app/ui/late-part.tsx";

/** The booking form of an excursion's page; on a phone, a bar at the bottom shows price and day. */
export default function BookingWidget({
	onSale,
	currency,
	start,
	refused: newestRefused,
	fields,
	...panel
}: Omit<ComponentProps<typeof BookingPanel>, "booking"> & {
	onSale: OnSale;
	currency: string;
	start: BookingStart;
	/** Null when the page answers no form. */
	refused: RefusedBooking | null;
	/** What the guest types about himself. */
	fields: readonly GuestFieldWords[];
}) {
	const refused = useLastAnswer(newestRefused) ?? undefined;
	useFreshSeats(newestRefused !== null);
	const holds = useVisitorHolds();
	const held = holds.find(({ excursionId }) => excursionId === onSale.excursion.id);
	const booking = useBookingForm(onSale, { currency, fields, start, refused, held });
	useKeptInOtherLanguage(booking);
	return (
		<>
			<BookingOrHold {...panel} booking={booking} />
			{holds.length > 0 ? null : (
				<LatePart>
					<BookingBar booking={booking} />
				</LatePart>
			)}
		</>
	);
}

/** Who changes the language in the middle of the form, by the list or the offer, finds it filled in there. */
function useKeptInOtherLanguage({ form, excursion: { id } }: BookingForm): void {
	useEffect(() => {
		const keep = ({ target }: Event) => {
			const isLanguage = target instanceof Element && target.closest("a[hreflang]");
			if (isLanguage && form.current) keepTypedForm(id, form.current);
		};
		document.addEventListener("click", keep);
		return () => document.removeEventListener("click", keep);
	}, [form, id]);
}

/** Milliseconds: who comes back to the page after a longer time sees the seats of then. */
const longestUnread = 60_000;

/**
 * The page may come from a cache and be a minute old: asked anew when the form wakes, unless it answers a form, and when
 * the visitor comes back to it, from another tab or by the history.
 */
function useFreshSeats(isAnswer: boolean): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
	useEffect(() => {
		let readAt = Date.now();
		const readOld = (event: Event) => {
			const isKept = event instanceof PageTransitionEvent && event.persisted;
			if (document.hidden || (!isKept && Date.now() - readAt < longestUnread)) return;
			readAt = Date.now();
			void loadPageAnew();
		};
		if (!isAnswer) void loadPageAnew();
		const goneSignal = new AbortController();
		document.addEventListener("visibilitychange", readOld, goneSignal);
		addEventListener("pageshow", readOld, goneSignal);
		return () => goneSignal.abort();
	}, []);
}

/** The booking form. While the visitor has a hold, the hold is shown above it and the form is folded. */
function BookingOrHold(props: ComponentProps<typeof BookingPanel>) {
	const { held } = props.booking;
	const [isLooking, setIsLooking] = useState(false);
	const [Held, setHeld] = useState<ComponentType<ComponentProps<typeof HeldPanel>> | null>(null);
	const isHeld = held !== undefined;
	useEffect(() => {
		setIsLooking(false);
		if (isHeld)
			import("#app/sales/holds/held-panel.tsx").then(
				({ HeldPanel: Loaded }) => setHeld(() => Loaded),
				() => {},
			);
	}, [isHeld]);
	return (
		<div className="min-w-0">
			{held && Held ? (
				<Held
					{...props}
					held={held}
					isLooking={isLooking}
					setIsLooking={setIsLooking}
					className={panelClass}
				/>
			) : null}
			<div id="another-day" hidden={Boolean(held && Held) && !isLooking}>
				<BookingPanel {...props} />
			</div>
		</div>
	);
}
