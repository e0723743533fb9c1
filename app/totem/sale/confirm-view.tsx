import { lazy, useEffect } from "react";
import { seatsOf } from "#app/catalogue/excursion.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import type { Language } from "#app/messages/languages.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { totemConfirmTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { spotOf, type TotemHotel } from "#app/partners/totem.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { dayFromNow, peopleInWords } from "#app/sales/booking/booking-words.ts";
import { StopWords } from "#app/sales/guest/stop-words.tsx";
import { Fact } from "#app/totem/catalogue/trip-facts.tsx";
import { answerWithinMilliseconds, askAfterMilliseconds } from "#app/totem/device/idle.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { LatePart } from "#app/ui/late-part.tsx";
import { QrCode } from "#app/ui/qr/qr-code.tsx";
import { qrModules } from "#app/ui/qr/qr-modules.ts";

/** Few trips have fares. */
const FareProofs = lazy(() => import("./fare-proofs.tsx"));

const clearsAfterSeconds = (askAfterMilliseconds + answerWithinMilliseconds) / 1000;

/** Excursion, time and meeting point in type that is readable from a distance, and a QR code for the phone. */
export function ConfirmView({ booking, now }: { booking: GuestBooking; now: number }) {
	const { touch, startAgain } = useTotem();
	const texts = useTexts(totemConfirmTexts);
	const language = useLanguage();
	const { status, title } = booking;
	// activity on the phone resets the idle clock
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new status
	useEffect(touch, [status]);
	return (
		<section className="grid content-start gap-5 landscape:content-center-safe landscape:gap-3.5 landscape:overflow-y-auto landscape:px-[2.4rem] landscape:pt-[4.6rem] landscape:pb-2">
			<div>
				<div role="status">
					<h1 className="text-[3rem] landscape:text-[2.5rem]">
						{headingOf(booking, now, language)}
					</h1>
				</div>
				<p
					lang={langOf(booking, "title")}
					className={`mt-1.5 font-display ${title.length > 60 ? "text-[1.15rem]/tight" : "text-[1.5rem]/tight"}`}
				>
					{title}
				</p>
			</div>
			{isLive(status) ? (
				<>
					<WhenAndWhere booking={booking} />
					<PhoneCard booking={booking} />
				</>
			) : (
				<p className="text-[1.25rem]">{texts.notHeldWhy}</p>
			)}
			<div className="flex items-center justify-between gap-6">
				<p className="text-[0.85rem]/snug text-ink-soft">
					{texts.clearsItself({ seconds: clearsAfterSeconds })}
				</p>
				<button type="button" onClick={startAgain} className={totemButton("main", "flex-none")}>
					{texts.clear}
				</button>
			</div>
		</section>
	);
}

/** "Paid. See you on Saturday." */
function headingOf(booking: GuestBooking, now: number, language: Language): string {
	const texts = totemConfirmTexts[language];
	const { status, date, isPaid } = booking;
	if (status === "pending") return texts.held({ seats: seatsOf(booking) });
	if (!isLive(status)) return texts.notHeld;
	const day = dayFromNow(date, now, language);
	return isPaid ? texts.paid({ day }) : texts.booked({ day });
}

function WhenAndWhere({ booking }: { booking: GuestBooking }) {
	const texts = useTexts(totemConfirmTexts);
	const language = useLanguage();
	const { formatList, formatMoney, formatTime, languageName } = useFormats();
	const { hotel } = useTotem();
	const { date, pickup, languages, isPaid, priceCents, currency, status } = booking;
	const price = formatMoney(priceCents, currency);
	const money = isPaid ? texts.isPaid : status === "pending" ? texts.toPay : texts.toPayAtReception;
	return (
		<div className="flex items-center justify-between gap-8">
			<div>
				<p className="font-bold">
					<RichText
						text={whereToStand(booking, hotel, language)}
						parts={{
							// the hotel's own spot, or the whole stop
							place: (spot) =>
								isAt(hotel, pickup) ? (
									<span lang={langOf(pickup, "place")}>{spot}</span>
								) : (
									<StopWords stop={pickup} />
								),
						}}
					/>
				</p>
				<p className="mt-[0.1em] font-display text-[6.8rem]/[0.9] tracking-[-0.04em] text-ocean lining-nums landscape:text-[5.2rem]/[0.9]">
					<time dateTime={`${date}T${pickup.time}`}>{formatTime(pickup.time)}</time>
				</p>
				{booking.fares ? (
					<LatePart>
						<FareProofs fares={booking.fares} />
					</LatePart>
				) : null}
			</div>
			<dl className="grid max-w-[16rem] flex-none gap-2 border-l-2 border-dotted border-dune pl-[1.6rem]">
				<Fact term={texts.guests}>{peopleInWords(booking, language)}</Fact>
				<Fact term={money}>{price}</Fact>
				<Fact term={texts.guideSpeaks}>{formatList(languages.map(languageName))}</Fact>
			</dl>
		</div>
	);
}

function isAt(hotel: TotemHotel | null, { lat, lng }: GuestBooking["pickup"]): boolean {
	return hotel?.stop?.lat === lat && hotel.stop.lng === lng;
}

/** "Be at this hotel, main door, on Saturday 5 June at", or at the pickup point's name. */
function whereToStand(
	{ pickup, date }: GuestBooking,
	hotel: TotemHotel | null,
	language: Language,
): string {
	const texts = totemConfirmTexts[language];
	const day = formatsIn(language).formatDate(date, "long");
	const spot = spotOf(pickup);
	if (isAt(hotel, pickup)) return spot ? texts.beHereAt({ spot, day }) : texts.beHere({ day });
	return texts.beAt({ place: [pickup.title, pickup.place].filter(Boolean).join(", "), day });
}

/** The voucher when the booking is paid or paid at reception, else the link to pay. */
function PhoneCard({ booking }: { booking: GuestBooking }) {
	const texts = useTexts(totemConfirmTexts);
	const localPath = useLocalPath();
	const { formatClock, formatMoney } = useFormats();
	const { appUrl, operator, timeZone } = useSiteConfig();
	const { confirmId, status, isPaid, priceCents, currency, maskedEmail, reference } = booking;
	const price = formatMoney(priceCents, currency);
	const isPending = status === "pending";
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-8 overflow-clip rounded-lg bg-paper p-[1.6rem] shadow-lift landscape:px-[1.4rem] landscape:py-[1.1rem]">
			<QrCode
				code={qrModules(
					appUrl + localPath(`/${isPending ? "payment/checkout" : "booking"}/${confirmId}`),
				)}
				label={isPending ? texts.paymentCode : texts.voucherCode}
				className="-m-[1.6rem] w-[22.5rem] landscape:-mx-[1.4rem] landscape:-my-[1.1rem] landscape:w-[19.8rem]"
			/>
			<div className="grid gap-3">
				<h2 className="text-[1.9rem]">{isPending ? texts.finish : texts.takeVoucher}</h2>
				<p>
					{isPending
						? texts.payBefore({ price, time: formatClock(booking.holdExpiresAt, timeZone) })
						: texts.pointHere}
				</p>
				<p className="text-[1.6rem]/none font-bold tracking-[0.06em]">{reference}</p>
				{!isPending && !isPaid ? (
					<p className="font-bold">{texts.payAtReception({ price })}</p>
				) : null}
				<p className="text-[0.9rem]/snug text-ink-soft empty:hidden">
					{isPending
						? texts.noPhone({ phone: operator.phone })
						: texts.sentTo({ email: maskedEmail })}
				</p>
			</div>
		</div>
	);
}
