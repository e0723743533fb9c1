import { formatDate, formatList, formatMoney, languageName } from "#app/ui/format.ts";
import { formatClock } from "#app/ui/format-instant.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { GuestBooking } from "./booking.ts";
import { firstName, greeting, peopleInWords } from "./booking-words.ts";
import type { GuestTerms } from "./guest-terms.ts";
import { OwnStep } from "./own-step.tsx";
import { VoucherCode } from "./voucher-code.tsx";
import { phoneLink, VoucherSteps } from "./voucher-steps.tsx";

interface VoucherProps {
	timeZone: string;
	booking: GuestBooking;
	/** Absolute address of the voucher: what the QR code says. */
	voucherUrl: string;
	operator: { name: string; email: string; phone: string };
	/** Milliseconds, as of when the booking was read. */
	now: number;
	/** What the guest may do alone. */
	terms: GuestTerms;
	/** What has become of the money, once the booking is cancelled. */
	moneyWords: string;
	/** The guest comes from having changed it. */
	isJustChanged: boolean;
}

/** The guest's own page: when and where to stand, and a code for the guide. Prints on half a page. */
export function Voucher(props: VoucherProps) {
	const { booking } = props;
	const { title, lead } = words(props);
	if (booking.status !== "confirmed" && booking.status !== "pending") {
		return (
			<OwnStep title={title} booking={booking}>
				<p className="text-lg/normal text-ink-soft">{lead}</p>
				<VoucherSteps {...props} />
			</OwnStep>
		);
	}
	return (
		<div className="wrap pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section) print:w-full print:p-0">
			<header className="mb-[clamp(1.5rem,3vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-3 print:hidden">
				<h1>{title}</h1>
				<p className="text-lg/normal text-ink-soft">{lead}</p>
			</header>
			{props.isJustChanged && booking.status === "confirmed" ? (
				<div className="mb-6 print:hidden">
					<Notice look="good">
						<p>Your booking is changed. The new voucher is on its way to {booking.maskedEmail}.</p>
					</Notice>
				</div>
			) : null}
			<Ticket {...props} />
			<VoucherSteps {...props} />
		</div>
	);
}

function words({ booking, now, moneyWords, timeZone }: VoucherProps): {
	title: string;
	lead: string;
} {
	const { status, isPaid, maskedEmail } = booking;
	if (status === "confirmed") {
		return {
			title: greeting(booking, now),
			lead: isPaid
				? `Paid and confirmed. We also sent this to ${maskedEmail}.`
				: `Confirmed, to be paid at your hotel. We also sent this to ${maskedEmail}.`,
		};
	}
	if (status === "pending") {
		return {
			title: `Your places are held, ${firstName(booking.name)}.`,
			lead: `Pay before ${formatClock(booking.holdExpiresAt, timeZone)}, and they are yours.`,
		};
	}
	if (status === "cancelled") {
		return {
			title: "This booking is cancelled.",
			lead: moneyWords,
		};
	}
	return {
		title: "These places are no longer held.",
		lead: "No payment reached us while we held them, and nothing was charged.",
	};
}

function Ticket({ booking, voucherUrl, operator }: VoucherProps) {
	const { poster, pickup, date } = booking;
	return (
		<article
			aria-label={`Voucher ${booking.reference}`}
			className="overflow-hidden rounded-lg bg-paper shadow-lift print:border print:border-black print:shadow-none"
		>
			{poster ? (
				<div className="h-[clamp(10rem,24vw,17rem)] bg-sand print:h-36">
					<img
						src={poster.url}
						srcSet={poster.srcSet}
						sizes="(min-width: 62rem) 40rem, 100vw"
						alt=""
						width={poster.width}
						height={poster.height}
						className="size-full object-cover object-[50%_41%]"
					/>
				</div>
			) : null}
			<div className="grid grid-cols-[minmax(0,1fr)] gap-7 p-[clamp(1.25rem,4vw,2.5rem)] lg:grid-cols-2 print:grid-cols-2">
				<div>
					<p className="font-bold">Be ready on {formatDate(date, "long")} at</p>
					<p className="mt-[0.1em] font-display text-[min(18vw,7.5rem)]/[0.9] whitespace-nowrap tracking-[-0.04em] text-ocean lining-nums print:text-black">
						<time dateTime={`${date}T${pickup.time}`}>{pickup.time}</time>
					</p>
					<p className="mt-[0.8rem] font-display text-xl/[1.25]">
						{[pickup.title, pickup.place].filter(Boolean).join(", ")}
					</p>
					<p className="mt-1 text-sm text-ink-soft">
						The van waits five minutes.{" "}
						<a
							href={`https://www.openstreetmap.org/?mlat=${pickup.lat}&mlon=${pickup.lng}#map=18/${pickup.lat}/${pickup.lng}`}
							className="print:hidden"
						>
							See the stop on a map
						</a>
					</p>
				</div>
				<TripFacts booking={booking} />
				<div className="border-t-[3px] border-dotted border-dune lg:col-span-2 print:col-span-2" />
				{booking.status === "confirmed" ? (
					<Stub booking={booking} voucherUrl={voucherUrl} operator={operator} />
				) : (
					<p className="text-ink-soft lg:col-span-2 print:col-span-2">
						The code for your guide appears here as soon as the trip is paid. Your booking is{" "}
						<b className="text-ink">{booking.reference}</b>.
					</p>
				)}
			</div>
		</article>
	);
}

function TripFacts({ booking }: { booking: GuestBooking }) {
	const facts = [
		["Guests", peopleInWords(booking)],
		["Name", booking.name],
		["Guide speaks", formatList(booking.languages.map(languageName))],
		[booking.isPaid ? "Paid" : "To pay", formatMoney(booking.priceCents, booking.currency)],
	];
	return (
		<div className="grid content-start gap-4">
			<h2>{booking.title}</h2>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-6 gap-y-4.5 border-y-2 border-dotted border-dune py-5">
				{facts.map(([term, fact]) => (
					<div key={term} className="min-w-0">
						<dt className="text-xs text-ink-soft">{term}</dt>
						<dd className="leading-[1.35] font-[650] lining-nums">{fact}</dd>
					</div>
				))}
			</dl>
			{booking.whatToBring ? <p className="text-sm">{booking.whatToBring}</p> : null}
		</div>
	);
}

/** Below the tear: what the guide scans, and what a guest can say. */
function Stub({
	booking,
	voucherUrl,
	operator,
}: Pick<VoucherProps, "booking" | "voucherUrl" | "operator">) {
	return (
		<div className="flex flex-wrap items-center gap-x-8 gap-y-6 lg:col-span-2 print:col-span-2">
			<VoucherCode url={voucherUrl} className="-m-4 w-52 max-w-full" />
			<div className="grid content-start gap-4">
				<p className="text-sm text-ink-soft">Show this to your guide, or say</p>
				<p className="text-xl/none font-bold tracking-[0.06em]">{booking.reference}</p>
				<p className="text-sm">
					Questions on the day: <a href={phoneLink(operator.phone)}>{operator.phone}</a>
				</p>
			</div>
		</div>
	);
}
