import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Excursion, type Pickup, pickupLabel } from "#app/catalogue/excursion.ts";
import { type Extra, type ExtraChoice, extraField, mostOf } from "#app/catalogue/extras/extra.ts";
import { type Fare, type FareChoice, fareField } from "#app/catalogue/fares/fare.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { editBookingTexts } from "#app/messages/staff/bookings/edit-booking.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatMoney, languageName } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { guestLanguages } from "../guest-languages.ts";
import { isLinkSale } from "../sell/link-sale.ts";
import type { ShownRecord } from "../shown-record.ts";
import type { ChangedField, FieldChange } from "./booking-edit.ts";

const texts = editBookingTexts;
const words = bookingWordsTexts;

export interface EditFailure {
	errors: FormErrors;
	typedValues: TypedValues;
}

export type Typed = ReturnType<typeof typedAtFirst>;

export function typedAtFirst(record: ShownRecord, failed: EditFailure | null) {
	const typedValues = failed?.typedValues ?? {};
	const text = (name: string, storedValue: string | number | null) =>
		typedValues[name] ?? String(storedValue ?? "");
	return {
		name: text("name", record.name),
		email: text("email", record.email),
		phone: text("phone", record.phone),
		language: text("language", record.language),
		guideNotes: text("guideNotes", record.guideNotes),
		staffNotes: text("staffNotes", record.staffNotes),
		pickupPointId: text("pickupPointId", record.pickupPointId),
		adults: text("adults", record.adults),
		children: text("children", record.children),
		bebe: text("bebe", record.bebe),
	};
}

interface SheetProps {
	record: ShownRecord;
	typedValues: Typed;
	changes: readonly FieldChange[];
	errors: FormErrors;
}

export function GuestSheet({ record, typedValues, changes, errors }: SheetProps) {
	return (
		<Sheet id="guest" title={texts.guest.title}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[45rem]:grid-cols-2">
				<Field of="name" changes={changes}>
					<TextField
						name="name"
						label={words.name}
						defaultValue={typedValues.name}
						errors={errors.name}
						autoComplete="off"
						maxLength={100}
					/>
				</Field>
				<Field of="phone" changes={changes}>
					<TextField
						name="phone"
						type="tel"
						label={words.telephone}
						defaultValue={typedValues.phone}
						errors={errors.phone}
						autoComplete="off"
						maxLength={40}
					/>
				</Field>
				<Field of="email" changes={changes}>
					<TextField
						name="email"
						type="email"
						label={words.email}
						hint={isLinkSale(record) ? texts.guest.emailHintUnpaid : texts.guest.emailHint}
						defaultValue={typedValues.email}
						errors={errors.email}
						autoComplete="off"
						maxLength={254}
					/>
				</Field>
				<Field of="language" changes={changes}>
					<SelectField
						name="language"
						label={words.language}
						defaultValue={typedValues.language}
						errors={errors.language}
					>
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
						name={name}
						type="number"
						inputMode="numeric"
						label={label}
						hint={cents === 0 ? words.free : formatMoney(cents, record.currency)}
						min={name === "adults" ? 1 : 0}
						readOnly={!mayChangeParty}
						defaultValue={typedValues[name]}
						errors={errors[name]}
					/>
				))}
			</div>
			<Was of="party" changes={changes} />
			<FareFields {...{ fares, party, fareChoice, errors, mayChangeParty }} />
			<Was of="fares" changes={changes} />
			<ExtraFields
				extras={extras.filter(({ isRequired }) => !isRequired)}
				{...{ record, party, extraChoice, errors, mayChangeParty }}
			/>
			<Was of="extras" changes={changes} />
			<Field of="pickup" changes={changes}>
				<SelectField
					name="pickupPointId"
					label={words.pickup}
					defaultValue={typedValues.pickupPointId}
					errors={errors.pickupPointId}
				>
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

/** How many of the party pay a fare that was sold. */
function FareFields({
	fares,
	party,
	fareChoice,
	errors,
	mayChangeParty,
}: {
	fares: readonly Fare[];
	party: People;
	fareChoice: FareChoice;
	errors: FormErrors;
	mayChangeParty: boolean;
}) {
	if (fares.length === 0) return null;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[30rem]:grid-cols-2">
			{fares.map((fare) => {
				const name = fareField(fare);
				return (
					<TextField
						key={name}
						name={name}
						type="number"
						inputMode="numeric"
						label={fare.title}
						hint={texts.party.amongThem[fare.countsAs]}
						min={0}
						max={party[fare.countsAs]}
						readOnly={!mayChangeParty}
						defaultValue={String(fareChoice[name] ?? 0)}
						errors={errors[name]}
					/>
				);
			})}
		</div>
	);
}

function ExtraFields({
	record,
	extras,
	party,
	extraChoice,
	errors,
	mayChangeParty,
}: {
	record: ShownRecord;
	extras: readonly Extra[];
	party: People;
	extraChoice: ExtraChoice;
	errors: FormErrors;
	mayChangeParty: boolean;
}) {
	if (extras.length === 0) return null;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[30rem]:grid-cols-2">
			{extras.map((extra) => {
				const name = extraField(extra);
				return (
					<TextField
						key={name}
						name={name}
						type="number"
						inputMode="numeric"
						label={extra.title}
						hint={
							extra.priceCents === 0 ? words.free : formatMoney(extra.priceCents, record.currency)
						}
						min={0}
						max={mostOf(extra, party)}
						readOnly={!mayChangeParty}
						defaultValue={String(extraChoice[name] ?? 0)}
						errors={errors[name]}
					/>
				);
			})}
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
	return (
		<Sheet id="notes" title={texts.notes}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[45rem]:grid-cols-2">
				<Field of="guideNotes" changes={changes}>
					<TextArea
						name="guideNotes"
						label={words.forGuide}
						defaultValue={typedValues.guideNotes}
						errors={errors.guideNotes}
						maxLength={1000}
					/>
				</Field>
				<Field of="staffNotes" changes={changes}>
					<TextArea
						name="staffNotes"
						label={words.forStaff}
						defaultValue={typedValues.staffNotes}
						errors={errors.staffNotes}
						maxLength={1000}
					/>
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
	of: ChangedField;
	changes: readonly FieldChange[];
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
function Was({ of, changes }: { of: ChangedField; changes: readonly FieldChange[] }) {
	const change = changes.find(({ field }) => field === of);
	if (!change) return null;
	return (
		<p className="text-sm text-few [overflow-wrap:anywhere]">
			{change.valueBefore === "" ? (
				texts.wasEmpty
			) : (
				<RichText text={texts.was} parts={{ before: () => <s>{change.valueBefore}</s> }} />
			)}
		</p>
	);
}
