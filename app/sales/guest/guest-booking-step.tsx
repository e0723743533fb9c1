import type { ReactNode } from "react";
import { SizedPicture } from "#app/catalogue/public/sized-picture.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { guestBookingTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { phoneLink } from "#app/ui/format/phone-links.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { StopWords } from "./stop-words.tsx";

/** A step of a guest with a booking: the question beside the excursion's picture. */
export function GuestBookingStep({
	title,
	booking,
	children,
}: {
	title: string;
	booking: GuestBooking;
	children: ReactNode;
}) {
	const language = useLanguage();
	const texts = useTexts(guestBookingTexts);
	const { formatDate, formatTime } = useFormats();
	const { poster, pickup } = booking;
	return (
		<div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section) lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-[clamp(3rem,6vw,6rem)]">
			<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
				<h1 className="text-[min(clamp(2.4rem,1.7rem+3vw,4rem),14vw)] wrap-anywhere">{title}</h1>
				{children}
			</div>
			<aside
				aria-label={texts.yourBooking}
				className="min-w-0 overflow-hidden rounded-lg bg-paper shadow-lift"
			>
				<SizedPicture
					picture={poster}
					sizes="(min-width: 62rem) 30rem, 100vw"
					alt=""
					className="h-auto w-full bg-sand object-cover object-[50%_78%] max-lg:aspect-[3/2] max-lg:max-h-64"
				/>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-1 p-[clamp(1.25rem,4vw,2rem)] wrap-anywhere">
					<p lang={langOf(booking, "title")} className="font-display text-xl/tight">
						{booking.title}
					</p>
					<p className="font-semibold">{formatDate(booking.date, "full")}</p>
					<p>
						{formatTime(pickup.time)}, <StopWords stop={pickup} />
					</p>
					<p className="text-sm text-ink-soft">
						<RichText
							text={texts.party({
								people: peopleInWords(booking, language),
								reference: booking.reference,
							})}
							parts={{ code: (code) => <b className="tracking-[0.04em] text-ink">{code}</b> }}
						/>
					</p>
				</div>
			</aside>
		</div>
	);
}

export function CallUs({ operator }: { operator: { email: string; phone: string } }) {
	const texts = useTexts(guestBookingTexts);
	return (
		<p className="empty:hidden">
			<RichText
				text={texts.callUs(operator)}
				parts={{
					phone: (phone) => <a href={phoneLink(operator.phone)}>{phone}</a>,
					mail: (email) => <a href={`mailto:${operator.email}`}>{email}</a>,
				}}
			/>
		</p>
	);
}

/** For a step that is no longer possible here: the reason, the phone number and the way back. */
export function TooLateStep({
	title,
	booking,
	operator,
	children,
}: {
	title: string;
	booking: GuestBooking;
	operator: { email: string; phone: string };
	children: ReactNode;
}) {
	const texts = useTexts(guestBookingTexts);
	const localPath = useLocalPath();
	return (
		<GuestBookingStep title={title} booking={booking}>
			<p className="text-lg/normal text-ink-soft">{children}</p>
			<CallUs operator={operator} />
			<div>
				<ButtonAnchor href={localPath(`/booking/${booking.confirmId}`)}>
					{texts.backToVoucher}
				</ButtonAnchor>
			</div>
		</GuestBookingStep>
	);
}
