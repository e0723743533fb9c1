import type { ReactNode } from "react";
import { Link } from "react-router";
import { extrasInWords } from "#app/catalogue/extras/extra.ts";
import { faresInWords } from "#app/catalogue/fares/fare.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingRecordTexts } from "#app/messages/staff/bookings/booking-record.ts";
import { bookingStateTexts } from "#app/messages/staff/bookings/booking-state.ts";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { openPickupTexts } from "#app/messages/staff/partners/open-pickup.ts";
import { bookingFieldOf, type NameFor, namesFor } from "#app/sales/booking/booking-fields.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { sellerInWords } from "#app/sales/staff/staff-booking.ts";
import { formatDate, formatMoney, languageName } from "#app/ui/format/format.ts";
import { plainNumber } from "#app/ui/format/phone-links.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { ShownRecord } from "./shown-record.ts";

const texts = bookingRecordTexts.facts;

type Facts = Pick<
	ShownRecord,
	| NameFor<"record">
	| keyof People
	| "excursionId"
	| "title"
	| "date"
	| "startTime"
	| "pickup"
	| "place"
	| "openPickup"
	| "priceCents"
	| "listPriceCents"
	| "currency"
	| "tax"
	| "partner"
	| "soldExtras"
	| "soldFares"
	| "boarding"
	| "isUnreachable"
	| "erasedAt"
>;

/** Excursion and guest: the facts that are asked for on the phone. */
export function BookingFacts({
	record,
	policyWords,
	guestsPage,
}: {
	record: Facts;
	/** What comes back by the booking's own policy; may be empty. */
	policyWords: string;
	/** Address of the guest's own page; null for who may not change the booking. */
	guestsPage: string | null;
}) {
	const fact = (name: FactName) => (
		<GuestFact
			key={name}
			name={name}
			value={name === "source" ? bookingStateTexts.sources[record.source] : record[name]}
		>
			{name === "email" && record.isUnreachable ? (
				<span className="block text-sm font-bold text-danger">{texts.mailsComeBack}</span>
			) : null}
		</GuestFact>
	);
	const isErased = record.erasedAt !== null;
	// "none given" would not be true of what was erased
	const left = facts.filter((name) => !isErased || bookingFieldOf(name).personal === null);
	return (
		<Sheet id="facts" title={record.title}>
			<dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 min-[45rem]:grid-cols-2">
				<Fact name={bookingWordsTexts.day}>
					<RichText
						text={texts.starts({ date: formatDate(record.date, "full"), time: record.startTime })}
						parts={{
							day: (words) => (
								<Link to={`/dashboard/departures/${record.excursionId}/${record.date}`}>
									{words}
								</Link>
							),
						}}
					/>
				</Fact>
				<Fact name={bookingWordsTexts.pickup}>
					{record.pickup}
					{record.place ? (
						<span className="block text-sm text-ink-soft">{record.place}</span>
					) : null}
					{record.openPickup === null ? null : (
						<span className="block text-sm font-bold text-few">
							{openPickupTexts.openPickup({ wish: record.openPickup })}
						</span>
					)}
				</Fact>
				<Fact name={bookingWordsTexts.guests}>{peopleInWords(record, staffLanguage())}</Fact>
				{record.soldFares.length > 0 ? (
					<Fact name={texts.fares}>{faresInWords(record.soldFares)}</Fact>
				) : null}
				{record.soldExtras.length > 0 ? (
					<Fact name={texts.extras}>{extrasInWords(record.soldExtras)}</Fact>
				) : null}
				<Fact name={bookingWordsTexts.price}>
					{formatMoney(record.priceCents, record.currency)}
					{record.listPriceCents === null ? null : (
						<span className="block text-sm text-ink-soft">
							{texts.insteadOf({ money: formatMoney(record.listPriceCents, record.currency) })}
						</span>
					)}
					<span className="block text-sm text-ink-soft">{record.tax}</span>
				</Fact>
				{policyWords ? <Fact name={texts.ifGuestCancels}>{policyWords}</Fact> : null}
				{left.filter(isShort).map(fact)}
				<Fact name={texts.soldBy}>{sellerInWords(record)}</Fact>
				{left.filter((name) => !isShort(name)).map(fact)}
				{record.boarding ? (
					<Fact name={texts.onTheDay}>{texts.boarding[record.boarding]}</Fact>
				) : null}
			</dl>
			{guestsPage ? (
				<p className="text-sm">
					<a href={guestsPage}>{texts.guestsPage}</a>
				</p>
			) : null}
		</Sheet>
	);
}

type FactName = NameFor<"record">;
type Kind = ReturnType<typeof bookingFieldOf>["kind"];

const facts = namesFor("record");
/** Remarks are long and come after the short facts. */
const isShort = (name: FactName) => bookingFieldOf(name).kind !== "remark";

/** The name is the title of the record's page. */
const factOfKind: Record<Exclude<Kind, "name">, (value: string) => ReactNode> = {
	email: (email) => (
		<a href={`mailto:${email}`} className="break-all">
			{email}
		</a>
	),
	phone: (phone) => <a href={`tel:${plainNumber(phone)}`}>{phone}</a>,
	line: (text) => text,
	language: languageName,
	remark: (text) => <span className="whitespace-pre-line text-few">{text}</span>,
};

function GuestFact({
	name,
	value,
	children,
}: {
	name: FactName;
	value: string | null;
	children: ReactNode;
}) {
	const { kind, label, none } = bookingFieldOf(name);
	if (kind === "name") return null;
	const factText = value ? factOfKind[kind](value) : none;
	return factText ? (
		<Fact name={label}>
			{factText}
			{children}
		</Fact>
	) : null;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-ink-soft">{name}</dt>
			<dd className="font-[550]">{children}</dd>
		</div>
	);
}
