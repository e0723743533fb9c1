import type { ReactNode } from "react";
import { extrasInWords } from "#app/catalogue/extras/extra.ts";
import { faresInWords } from "#app/catalogue/fares/fare.ts";
import { SizedPicture } from "#app/catalogue/public/sized-picture.tsx";
import { extrasTexts } from "#app/messages/catalogues/booking/extras.ts";
import { faresTexts } from "#app/messages/catalogues/booking/fares.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { departureMessagesTexts, voucherTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { proofsInWords } from "#app/sales/fare-words.ts";
import { mapLink } from "#app/sales/map-link.ts";
import { priceInDetail, voucherMoney } from "#app/sales/voucher-money.ts";
import { phoneLink } from "#app/ui/format/phone-links.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { QrCode } from "#app/ui/qr/qr-code.tsx";
import { qrModules } from "#app/ui/qr/qr-modules.ts";
import { StopWords } from "./stop-words.tsx";

interface TicketProps {
	booking: GuestBooking;
	/** Absolute address of the voucher, encoded in the QR code. */
	voucherUrl: string;
	operator: { name: string; phone: string };
	/** What stands under time, place and facts. */
	children?: ReactNode;
}

/**
 * Pickup time and place beside the excursion's picture, and a code for the guide below. Printed, it
 * is scaled to half a page, whatever the size of the screen.
 */
export function VoucherTicket({ booking, voucherUrl, operator, children }: TicketProps) {
	const { poster } = booking;
	const language = useLanguage();
	const { ticket: texts } = voucherTexts[language];
	const proofs = proofsInWords(booking.fares, language);
	return (
		<>
			<p className="mb-4 hidden font-display text-xl print:block">{operator.name}</p>
			<article
				aria-label={texts.label(booking)}
				className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg bg-paper shadow-lift has-[.picture]:lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] has-[.picture]:xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] print:break-inside-avoid print:border print:border-black print:shadow-none print:[zoom:0.7] has-[.picture]:print:grid-cols-[17rem_minmax(0,1fr)]"
			>
				{poster ? (
					<div className="picture lg:py-6 lg:pl-6 print:pt-6 print:pl-6">
						<SizedPicture
							picture={poster}
							sizes="(min-width: 62rem) 27rem, 100vw"
							alt=""
							className="h-auto w-full bg-sand object-cover object-[50%_78%] max-lg:aspect-[3/2] max-lg:max-h-64 lg:rounded-md print:aspect-auto print:max-h-80 print:object-contain"
						/>
					</div>
				) : null}
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 p-[clamp(1.25rem,4vw,2.5rem)] lg:grid-cols-2 lg:gap-x-10 print:grid-cols-2">
					<WhenAndWhere booking={booking} operator={operator} />
					<TripFacts booking={booking} />
					{children}
					{booking.whatToBring || proofs.length > 0 ? (
						<section className="lg:col-span-2 print:col-span-2">
							<h3 className="text-[1.25rem]">{texts.whatToBring}</h3>
							<p lang={langOf(booking, "whatToBring")} className="mt-1 text-sm">
								{booking.whatToBring}
							</p>
							{proofs.map((proof) => (
								<p key={proof} className="mt-1 text-sm font-semibold">
									{proof}
								</p>
							))}
						</section>
					) : null}
				</div>
				<div className="col-span-full px-[clamp(1.25rem,4vw,2.5rem)] pb-[clamp(1.25rem,4vw,2.5rem)]">
					<div className="mb-6 border-t-[3px] border-dotted border-dune" />
					{booking.status === "confirmed" ? (
						<Stub booking={booking} voucherUrl={voucherUrl} operator={operator} />
					) : (
						<p className="text-ink-soft">
							<RichText
								text={texts.codeFollows(booking)}
								parts={{ code: (code) => <b className="text-ink">{code}</b> }}
							/>
						</p>
					)}
				</div>
			</article>
		</>
	);
}

function WhenAndWhere({ booking, operator }: Pick<TicketProps, "booking" | "operator">) {
	const { pickup, date, newMeeting } = booking;
	const { ticket: texts } = useTexts(voucherTexts);
	const { notAt, elsewhere } = useTexts(departureMessagesTexts);
	const { formatDate, formatTime } = useFormats();
	const time = newMeeting?.time ?? pickup.time;
	const usualTime = formatTime(pickup.time);
	return (
		<div className="min-w-0 wrap-anywhere">
			<p className="font-bold">{texts.beReady({ date: formatDate(date, "long") })}</p>
			<p className="mt-[0.1em] font-display text-[min(18vw,7.5rem)]/[0.9] whitespace-nowrap tracking-[-0.04em] text-ocean lining-nums lg:text-[min(8vw,6.6rem)]/[0.9] print:text-[6rem]/[0.9] print:text-black">
				<time dateTime={`${date}T${time}`}>{formatTime(time)}</time>
			</p>
			{time === pickup.time ? null : (
				<p className="mt-2 font-display text-xl text-ink-soft">
					<s aria-hidden="true">{usualTime}</s>
					<span className="sr-only">{notAt({ time: usualTime })}</span>
				</p>
			)}
			<p className="mt-[0.8rem] font-display text-xl/[1.25]">
				{newMeeting?.place ?? <StopWords stop={pickup} />}
			</p>
			{newMeeting?.place ? (
				<p className="mt-1 text-ink-soft">
					<s aria-hidden="true">
						<StopWords stop={pickup} />
					</s>
					<span className="sr-only">{elsewhere.notThere({ stop: pickup.title })}</span>
				</p>
			) : null}
			<p className="mt-1 text-sm text-ink-soft">
				{texts.beEarly}{" "}
				{newMeeting?.place ? null : (
					<a href={mapLink(pickup)} className="print:hidden">
						{texts.seeOnMap}
					</a>
				)}
				<span className="hidden print:inline">{texts.notThere(operator)}</span>
			</p>
		</div>
	);
}

/** A line never begins with "×". */
function unbroken(words: string): string {
	return words.replaceAll(" ×", "\u00a0×");
}

function TripFacts({ booking }: { booking: GuestBooking }) {
	const language = useLanguage();
	const { facts: texts } = useTexts(voucherTexts);
	const { formatList, formatMoney, languageName } = useFormats();
	const facts = [
		[texts.guests, peopleInWords(booking, language)],
		...(booking.fares ? [[faresTexts[language].term, unbroken(faresInWords(booking.fares))]] : []),
		...(booking.extras
			? [[extrasTexts[language].legend, unbroken(extrasInWords(booking.extras))]]
			: []),
		[texts.name, booking.name],
		[texts.guideSpeaks, formatList(booking.languages.map(languageName))],
		booking.status === "confirmed"
			? voucherMoney(booking, language)
			: [
					booking.isPaid ? texts.paid : texts.toPay,
					formatMoney(booking.priceCents, booking.currency),
				],
	];
	return (
		<div className="grid min-w-0 content-start gap-4 wrap-anywhere">
			<h2 lang={langOf(booking, "title")} className="text-[clamp(1.7rem,1.2rem+1.4vw,2.6rem)]">
				{booking.title}
			</h2>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-6 gap-y-4.5 border-y-2 border-dotted border-dune py-5">
				{facts.map(([term, fact]) => (
					<div key={term} className="min-w-0">
						<dt className="text-xs text-ink-soft">{term}</dt>
						<dd className="leading-[1.35] font-[650] lining-nums">{fact}</dd>
					</div>
				))}
			</dl>
			<p className="text-xs text-ink-soft lining-nums">{priceInDetail(booking, language)}</p>
		</div>
	);
}

/** The lower part: the code that the guide scans, and the reference. */
function Stub({ booking, voucherUrl, operator }: TicketProps) {
	const { ticket: texts } = useTexts(voucherTexts);
	return (
		<div className="flex flex-wrap items-center gap-x-8 gap-y-6">
			<QrCode
				code={qrModules(voucherUrl)}
				label={texts.qrCode}
				className="w-52 max-w-full [@media(prefers-color-scheme:light)]:-m-4 print:-m-4"
			/>
			<div className="grid content-start gap-4">
				<p className="text-sm text-ink-soft">{texts.showOrSay}</p>
				<p className="text-xl/none font-bold tracking-[0.06em]">{booking.reference}</p>
				<p className="text-sm empty:hidden">
					<RichText
						text={texts.questions(operator)}
						parts={{ phone: (phone) => <a href={phoneLink(operator.phone)}>{phone}</a> }}
					/>
				</p>
			</div>
		</div>
	);
}
