import type { ReactNode } from "react";
import { Link } from "react-router";
import {
	type Excursion,
	type People,
	type Pickup,
	pickupLabel,
} from "#app/excursions/excursion.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatCount, formatMoney, languageName } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { BookingRecord } from "../booking-record.server.ts";
import type { FieldChange } from "./booking-edit.ts";

const languages = ["en", "de", "es", "fr", "it", "nl", "pt", "sv", "da", "no", "fi", "pl", "ru"];

export interface EditFailure {
	errors: FormErrors;
	typed: TypedValues;
}

export type Typed = ReturnType<typeof typedAtFirst>;

export function typedAtFirst(record: BookingRecord, failed: EditFailure | null) {
	const typed = failed?.typed ?? {};
	const text = (name: string, stored: string | number | null) =>
		typed[name] ?? String(stored ?? "");
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
	record: BookingRecord;
	typed: Typed;
	changes: readonly FieldChange[];
	errors: FormErrors;
}

export function GuestSheet({ record, typed, changes, errors }: SheetProps) {
	return (
		<Sheet id="guest" title="Guest">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[45rem]:grid-cols-2">
				<Field of="Name" changes={changes}>
					<TextField
						name="name"
						label="Name"
						defaultValue={typed.name}
						errors={errors.name}
						autoComplete="off"
						maxLength={100}
					/>
				</Field>
				<Field of="Phone" changes={changes}>
					<TextField
						name="phone"
						type="tel"
						label="Telephone"
						defaultValue={typed.phone}
						errors={errors.phone}
						autoComplete="off"
						maxLength={40}
					/>
				</Field>
				<Field of="Email" changes={changes}>
					<TextField
						name="email"
						type="email"
						label="Email"
						hint="A new address gets a new voucher; the old link ends."
						defaultValue={typed.email}
						errors={errors.email}
						autoComplete="off"
						maxLength={254}
					/>
				</Field>
				<Field of="Speaks" changes={changes}>
					<SelectField name="language" label="Language" defaultValue={typed.language}>
						<option value="">not known</option>
						{[...new Set([...languages, ...(record.language ? [record.language] : [])])].map(
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
	typed,
	changes,
	errors,
	offer: { prices, pickups, left },
	party,
}: SheetProps & {
	offer: { prices: Excursion["prices"]; pickups: Pickup[]; left: number | null };
	party: People;
}) {
	return (
		<Sheet id="party" title="Party and pickup">
			{record.status === "confirmed" ? (
				<SeatsFree left={left} before={record.seats} party={party} />
			) : (
				<p className="text-sm text-ink-soft">
					The party stays as it is until this booking is paid.
				</p>
			)}
			<div className="grid grid-cols-3 gap-4">
				{(
					[
						["adults", "Adults", prices.adultCents],
						["children", "Children", prices.childCents],
						["bebe", "Babies", prices.bebeCents],
					] as const
				).map(([name, label, cents]) => (
					<TextField
						key={name}
						name={name}
						type="number"
						inputMode="numeric"
						label={label}
						hint={cents === 0 ? "free" : formatMoney(cents, record.currency)}
						min={name === "adults" ? 1 : 0}
						readOnly={record.status !== "confirmed"}
						defaultValue={typed[name]}
						errors={errors[name]}
					/>
				))}
			</div>
			<Was of="Party" changes={changes} />
			<Field of="Pickup" changes={changes}>
				<SelectField name="pickupPointId" label="Pickup" defaultValue={typed.pickupPointId}>
					{pickups.some(({ pointId }) => pointId === record.pickupPointId) ? null : (
						<option value={record.pickupPointId}>{record.pickup}, no longer a stop</option>
					)}
					{pickups.map((pickup) => (
						<option key={pickup.pointId} value={pickup.pointId}>
							{pickupLabel(pickup)}
						</option>
					))}
				</SelectField>
			</Field>
			<p className="text-sm">
				<Link to={`/dashboard/bookings/${record.id}/change`}>Move to another day</Link>
			</p>
		</Sheet>
	);
}

function SeatsFree({
	left,
	before,
	party,
}: {
	left: number | null;
	before: number;
	party: People;
}) {
	if (left === null) return <p className="text-sm text-ink-soft">This departure is closed.</p>;
	const after = left + before - party.adults - party.children - party.bebe;
	const words = `${formatCount(left, { one: "seat", other: "seats" })} free`;
	return (
		<p className="text-sm text-ink-soft" role="status">
			{after === left ? words : after >= 0 ? `${words}, ${after} after` : `${words}: not enough`}
		</p>
	);
}

export function NotesSheet({ typed, changes, errors }: SheetProps) {
	return (
		<Sheet id="notes" title="Notes">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[45rem]:grid-cols-2">
				<Field of="For the guide" changes={changes}>
					<TextArea
						name="guideNotes"
						label="For the guide"
						defaultValue={typed.guideNotes}
						errors={errors.guideNotes}
						maxLength={1000}
					/>
				</Field>
				<Field of="For staff only" changes={changes}>
					<TextArea
						name="staffNotes"
						label="For staff only"
						defaultValue={typed.staffNotes}
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
	/** The label of its change. */
	of: string;
	changes: readonly FieldChange[];
	children: ReactNode;
}) {
	const isChanged = changes.some(({ label }) => label === of);
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
function Was({ of, changes }: { of: string; changes: readonly FieldChange[] }) {
	const change = changes.find(({ label }) => label === of);
	if (!change) return null;
	return (
		<p className="text-sm text-few [overflow-wrap:anywhere]">
			was {change.before === "empty" ? "empty" : <s>{change.before}</s>}
		</p>
	);
}
