import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Excursion, type Pickup, pickupLabel } from "#app/catalogue/excursion.ts";
import { type Extra, type ExtraChoice, extraField, mostOf } from "#app/catalogue/extras/extra.ts";
import { type Fare, type FareChoice, fareField } from "#app/catalogue/fares/fare.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { editBookingTexts } from "#app/messages/staff/bookings/edit-booking.ts";
import { guestLanguages } from "#app/sales/booking/booking-language.ts";
import type { StoredChange } from "#app/sales/history/changed-field-schema.ts";
import { valuesInWords } from "#app/sales/history/changed-fields.ts";
import type { ShownRecord } from "#app/sales/staff/record/shown-record.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { formatMoney, languageName } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { isLinkSale } from "../sell/link-sale.ts";
import type { EditValues } from "./booking-edit.ts";

const texts = editBookingTexts;
const words = bookingWordsTexts;

export interface EditFailure {
	errors: FormErrors;
	typedValues: TypedValues;
}

interface SheetProps {
	record: ShownRecord;
	typedValues: EditValues;
	changes: readonly StoredChange[];
	errors: FormErrors;
}

export function GuestSheet({ record, typedValues, changes, errors }: SheetProps) {
	const field = typedFields(typedValues, errors);
	return (
		<Sheet id="guest" title={texts.guest.title}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[45rem]:grid-cols-2">
				<Field of="name" changes={changes}>
					<TextField {...field("name")} label={words.name} autoComplete="off" maxLength={100} />
				</Field>
				<Field of="phone" changes={changes}>
					<TextField
						{...field("phone")}
						type="tel"
						label={words.telephone}
						autoComplete="off"
						maxLength={40}
					/>
				</Field>
				<Field of="email" changes={changes}>
					<TextField
						{...field("email")}
						type="email"
						label={words.email}
						hint={isLinkSale(record) ? texts.guest.emailHintUnpaid : texts.guest.emailHint}
						autoComplete="off"
						maxLength={254}
					/>
				</Field>
				<Field of="language" changes={changes}>
					<SelectField {...field("language")} label={words.language}>
						<option value="">{texts.guest.languageNotKnown}</option>
						{[...new Set([...guestLanguages, ...(record.language ? [record.language] : [])])].map(
							(code) => (
								<option key={code} value={code}>
									{languageName(code)}
								</option>
							),
						)}
					</SelectField>
				</Field>
			</div>
		</Sheet>
	);
}

export function PartySheet({
	record,
	typedValues,
	changes,
	errors,
	offer: { prices, pickups, left },
	party,
	fares,
	fareChoice,
	extras,
	extraChoice,
}: SheetProps & {
	offer: { prices: Excursion["prices"]; pickups: Pickup[]; left: number | null };
	party: People;
	/** Those that were sold with it. */
	fares: readonly Fare[];
	fareChoice: FareChoice;
	/** Those that the booking has or may have. */
	extras: readonly Extra[];
	extraChoice: ExtraChoice;
}) {
	const priceHint = (cents: number) =>
		cents === 0 ? words.free : formatMoney(cents, record.currency);
	const field = typedFields(typedValues, errors);
	const mayChangeParty = record.status === "confirmed" || isLinkSale(record);
	return (
		<Sheet id="party" title={texts.party.title}>
			{mayChangeParty ? (
				<SeatsFree left={left} seatsBefore={record.seats} party={party} />
			) : (
				<p className="text-sm text-ink-soft">{texts.party.staysUntilPaid}</p>
			)}
			<div className="grid grid-cols-3 gap-4">
				{(
					[
						["adults", words.adults, prices.adultCents],
						["children", words.children, prices.childCents],
						["bebe", words.babies, prices.bebeCents],
					] as const
				).map(([name, label, cents]) => (
					<TextField
						key={name}
						{...field(name)}
						type="number"
						inputMode="numeric"
						label={label}
						hint={priceHint(cents)}
						min={name === "adults" ? 1 : 0}
						readOnly={!mayChangeParty}
					/>
				))}
			</div>
			<Was of="party" changes={changes} />
			<CountFields
				counts={fares.map((fare) => ({
					name: fareField(fare),
					label: fare.title,
					hint: texts.party.amongThem[fare.countsAs],
					most: party[fare.countsAs],
				}))}
				choice={fareChoice}
				{...{ errors, mayChangeParty }}
			/>
			<Was of="fares" changes={changes} />
			<CountFields
				counts={extras
					.filter(({ isRequired }) => !isRequired)
					.map((extra) => ({
						name: extraField(extra),
						label: extra.title,
						hint: priceHint(extra.priceCents),
						most: mostOf(extra, party),
					}))}
				choice={extraChoice}
				{...{ errors, mayChangeParty }}
			/>
			<Was of="extras" changes={changes} />
			<Field of="pickup" changes={changes}>
				<SelectField {...field("pickupPointId")} label={words.pickup}>
					{pickups.some(({ pointId }) => pointId === record.pickupPointId) ? null : (
						<option value={record.pickupPointId}>{words.noLongerAStop(record)}</option>
					)}
					{pickups.map((pickup) => (
						<option key={pickup.pointId} value={pickup.pointId}>
							{pickupLabel(pickup)}
						</option>
					))}
				</SelectField>
			</Field>
			<p className="text-sm">
				<Link to={`/dashboard/bookings/${record.id}/change`}>{texts.party.otherDay}</Link>
			</p>
		</Sheet>
	);
}

interface Count {
	name: string;
	label: string;
	hint: string;
	most: number;
}

/** How many of the party pay a fare, or take an extra. */
function CountFields({
	counts,
	choice,
	errors,
	mayChangeParty,
}: {
	counts: readonly Count[];
	choice: FareChoice | ExtraChoice;
	errors: FormErrors;
	mayChangeParty: boolean;
}) {
	if (counts.length === 0) return null;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[30rem]:grid-cols-2">
			{counts.map(({ most, ...count }) => (
				<TextField
					key={count.name}
					{...count}
					type="number"
					inputMode="numeric"
					min={0}
					max={most}
					readOnly={!mayChangeParty}
					defaultValue={String(choice[count.name] ?? 0)}
					errors={errors[count.name]}
				/>
			))}
		</div>
	);
}

function SeatsFree({
	left,
	seatsBefore,
	party,
}: {
	left: number | null;
	seatsBefore: number;
	party: People;
}) {
	if (left === null) return <p className="text-sm text-ink-soft">{words.departureIsClosed}</p>;
	const seatsAfter = left + seatsBefore - party.adults - party.children - party.bebe;
	const { seatsFree, seatsFreeAfter, notEnough } = texts.party;
	const say = seatsAfter === left ? seatsFree : seatsAfter >= 0 ? seatsFreeAfter : notEnough;
	return (
		<p className="text-sm text-ink-soft" role="status">
			{say({ seats: left, seatsAfter: seatsAfter })}
		</p>
	);
}

export function NotesSheet({ typedValues, changes, errors }: SheetProps) {
	const field = typedFields(typedValues, errors);
	return (
		<Sheet id="notes" title={texts.notes}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[45rem]:grid-cols-2">
				<Field of="guideNotes" changes={changes}>
					<TextArea {...field("guideNotes")} label={words.forGuide} maxLength={1000} />
				</Field>
				<Field of="staffNotes" changes={changes}>
					<TextArea {...field("staffNotes")} label={words.forStaff} maxLength={1000} />
				</Field>
			</div>
		</Sheet>
	);
}

/** A control and, once it has changed, what it was. */
function Field({
	of,
	changes,
	children,
}: {
	of: StoredChange["field"];
	changes: readonly StoredChange[];
	children: ReactNode;
}) {
	const isChanged = changes.some(({ field }) => field === of);
	return (
		<div
			className={`grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${isChanged ? "[&_:is(input,select,textarea)]:border-few [&_:is(input,select,textarea)]:bg-sand" : ""}`}
		>
			{children}
			<Was of={of} changes={changes} />
		</div>
	);
}

/** What a changed field was, right under it. */
function Was({ of, changes }: { of: StoredChange["field"]; changes: readonly StoredChange[] }) {
	const change = changes.find(({ field }) => field === of);
	if (!change) return null;
	const { valueBefore } = valuesInWords(change);
	return (
		<p className="text-sm text-few [overflow-wrap:anywhere]">
			{valueBefore === "" ? (
				texts.wasEmpty
			) : (
				<RichText text={texts.was} parts={{ before: () => <s>{valueBefore}</s> }} />
			)}
		</p>
	);
}
