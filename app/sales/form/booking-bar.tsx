import { useEffect, useState } from "react";
import { useSending } from "#app/islands/forms/form-sending.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { useInSight } from "#app/ui/use-in-sight.ts";
import { useLazyPart } from "#app/ui/use-lazy-part.ts";
import { focusField } from "./booking-errors.tsx";
import type { BookingForm } from "./booking-form-state.ts";
import { useChosenDay } from "./booking-total.tsx";

const bar =
	"fixed inset-x-0 bottom-0 z-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-[max(1rem,env(safe-area-inset-left))] pt-3 pb-[calc(0.7rem+env(safe-area-inset-bottom))] leading-tight shadow-[0_-1px_0_var(--color-line),0_-1rem_2rem_-1.2rem_rgb(11_46_64/0.35)] lg:hidden print:hidden";

/** Not with the panel itself: a form is filled in for a while before it is sent. */
const loadUnsentBar = () => import("./unsent-bar.tsx");

/**
 * Price and day at the bottom of a phone's screen; hidden while the panel's own button is in view. Its button leads to the
 * first step that is still to do, and books when none is.
 */
export function BookingBar({ booking }: { booking: BookingForm }) {
	const language = useLanguage();
	const { bar: texts, day } = bookingFormTexts[language];
	const { formatMoney } = useFormats();
	const isSumInSight = useInSight("price");
	const { chosenDeparture, departures, seats } = booking;
	const { unsent } = useSending();
	const UnsentBar = useLazyPart(loadUnsentBar)?.UnsentBar;
	const date = useChosenDay(booking);
	const isOpen = departures.some(({ state }) => state === "open");
	if (!isOpen) return null;
	if (unsent && UnsentBar) return <UnsentBar unsent={unsent} className={bar} />;
	return (
		<div
			data-booking-bar
			data-late
			className={`${bar} bg-paper ${isSumInSight ? "invisible" : ""}`}
		>
			<span className="min-w-0 flex-[1_1_6.5rem]">
				<b
					data-sum
					suppressHydrationWarning
					className="font-display text-xl/none font-normal tracking-[-0.02em] lining-nums"
				>
					{formatMoney(booking.totalCents, booking.currency)}
				</b>
				<span className="block text-sm text-ink-soft">
					<span
						data-party
						suppressHydrationWarning
					>{`${peopleInWords(booking.people, language)}, `}</span>
					{date ?? texts.noDay}
					{chosenDeparture && seats > chosenDeparture.left ? (
						<b className="text-few">{` · ${day.left({ count: chosenDeparture.left })}`}</b>
					) : null}
				</span>
			</span>
			<NextStep booking={booking} />
		</div>
	);
}

function NextStep({ booking }: { booking: BookingForm }) {
	const { bar: texts, send, starts, errors: countErrors } = useTexts(bookingFormTexts);
	const localPath = useLocalPath();
	const { chosenDeparture, isStartMissing, seats, errors } = booking;
	const incomplete = useIncompleteField(booking);
	const count = Object.keys(errors).length;
	const [step, words] =
		count > 0
			? ["errors", countErrors({ count })]
			: chosenDeparture && seats <= chosenDeparture.left
				? [incomplete, texts.book]
				: isStartMissing
					? ["start", starts.missing]
					: ["date", texts.choose];
	if (step)
		return (
			<a href={`#${step}`} onClick={focusField} className={buttonClass("next")}>
				{words}
			</a>
		);
	return (
		<>
			<Button look="next" form="book">
				{send.book}
			</Button>
			<small className="w-full text-xs text-ink-soft">
				<RichText
					text={texts.agree}
					parts={{ terms: (words) => <a href={localPath("/legal/terms")}>{words}</a> }}
				/>
			</small>
		</>
	);
}

/**
 * The first field that is empty or can't be as it is, by the browser's own rules; null when there is none. Read from the
 * form itself, because React leaves what is typed to the fields.
 */
function useIncompleteField({ form, fields }: BookingForm): string | null {
	const [incomplete, setIncomplete] = useState<string | null>(fields[0]?.name ?? null);
	useEffect(() => {
		const read = () =>
			setIncomplete(
				form.current?.querySelector(":is(input, select, textarea):invalid")?.id ?? null,
			);
		read();
		const booking = form.current;
		booking?.addEventListener("input", read);
		return () => booking?.removeEventListener("input", read);
	});
	return incomplete;
}
