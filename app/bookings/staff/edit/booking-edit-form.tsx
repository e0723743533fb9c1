import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { type Excursion, type Pickup, pickupLabel, totalCents } from "#app/excursions/excursion.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formatCount, formatMoney, languageName } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { changesBetween, isSameParty, type Settlement } from "./booking-edit.ts";
import type { BookingRecord } from "./booking-record.server.ts";

const languages = ["en", "de", "es", "fr", "it", "nl", "pt", "sv", "da", "no", "fi", "pl", "ru"];

interface EditContext {
	record: BookingRecord;
	prices: Excursion["prices"];
	pickups: Pickup[];
	/** Seats free on that day besides those of this booking; null when the day is closed. */
	left: number | null;
	mayRefund: boolean;
	formKey: string;
	failed: { errors: FormErrors; typed: TypedValues; differenceCents?: number } | null;
}

type Typed = ReturnType<typeof typedAtFirst>;

function typedAtFirst({ record, failed }: EditContext) {
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

/** Corrects a booking: each changed field says what it was, and the panel says what the change costs. */
export function BookingEditForm(context: EditContext) {
	const { record, prices, pickups, failed, formKey } = context;
	const [typed, setTyped] = useState(() => typedAtFirst(context));
	const party = partyOf(typed, record);
	const stop = pickups.find(({ pointId }) => String(pointId) === typed.pickupPointId);
	const isStopKept = typed.pickupPointId === String(record.pickupPointId);
	const differenceCents = totalCents(prices, party) - totalCents(prices, record);
	const money = (cents: number) => formatMoney(cents, record.currency);
	const changes = changesBetween(
		{ ...record, price: money(record.priceCents) },
		{
			...typed,
			...party,
			pickup: isStopKept || !stop ? record.pickup : pickupLabel(stop),
			price: money(record.priceCents + differenceCents),
		},
	);
	const was = (label: string) => {
		const change = changes.find((each) => each.label === label);
		return change ? <Was text={change.before} /> : null;
	};
	const errorsOf = (name: string) => failed?.errors[name];
	return (
		<Form
			method="post"
			preventScrollReset
			className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2.5fr)_minmax(0,1fr)]"
			onInput={({ target }) => {
				if (
					target instanceof HTMLInputElement ||
					target instanceof HTMLSelectElement ||
					target instanceof HTMLTextAreaElement
				) {
					const { name, value } = target;
					setTyped((now) => (name in now ? { ...now, [name]: value } : now));
				}
			}}
		>
			<input type="hidden" name="intent" value="edit" />
			<input type="hidden" name="key" value={formKey} />
			<input type="hidden" name="seenAt" value={record.updatedAt} />
			<input type="hidden" name="told" value={differenceCents} />
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
				{failed?.errors[""]?.[0] ? (
					<div role="alert">
						<FieldError>{failed.errors[""][0]}</FieldError>
					</div>
				) : null}
				<Sheet id="guest" title="Guest">
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[45rem]:grid-cols-2">
						<Field changed={was("Name")}>
							<TextField
								name="name"
								label="Name"
								defaultValue={typed.name}
								errors={errorsOf("name")}
								autoComplete="off"
								maxLength={100}
							/>
						</Field>
						<Field changed={was("Phone")}>
							<TextField
								name="phone"
								type="tel"
								label="Telephone"
								defaultValue={typed.phone}
								errors={errorsOf("phone")}
								autoComplete="off"
								maxLength={40}
							/>
						</Field>
						<Field changed={was("Email")}>
							<TextField
								name="email"
								type="email"
								label="Email"
								hint="A new address gets a new voucher; the old link ends."
								defaultValue={typed.email}
								errors={errorsOf("email")}
								autoComplete="off"
								maxLength={254}
							/>
						</Field>
						<Field changed={was("Speaks")}>
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
				<Sheet id="party" title="Party and pickup">
					{record.status === "confirmed" ? (
						<SeatsFree left={context.left} before={record.seats} party={party} />
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
								hint={cents === 0 ? "free" : money(cents)}
								min={name === "adults" ? 1 : 0}
								readOnly={record.status !== "confirmed"}
								defaultValue={typed[name]}
								errors={errorsOf(name)}
							/>
						))}
					</div>
					{was("Party")}
					<Field changed={was("Pickup")}>
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
				<Sheet id="notes" title="Notes">
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[45rem]:grid-cols-2">
						<Field changed={was("For the guide")}>
							<TextArea
								name="guideNotes"
								label="For the guide"
								defaultValue={typed.guideNotes}
								errors={errorsOf("guideNotes")}
								maxLength={1000}
							/>
						</Field>
						<Field changed={was("For staff only")}>
							<TextArea
								name="staffNotes"
								label="For staff only"
								defaultValue={typed.staffNotes}
								errors={errorsOf("staffNotes")}
								maxLength={1000}
							/>
						</Field>
					</div>
				</Sheet>
			</div>
			<WhatChanges
				context={context}
				changes={changes.length}
				differenceCents={
					isSameParty(party, record) ? (failed?.differenceCents ?? 0) : differenceCents
				}
			/>
		</Form>
	);
}

function partyOf(typed: Typed, record: BookingRecord) {
	const count = (text: string, stored: number) => (/^\d{1,3}$/.test(text) ? Number(text) : stored);
	return {
		adults: count(typed.adults, record.adults),
		children: count(typed.children, record.children),
		bebe: count(typed.bebe, record.bebe),
	};
}

function Field({ changed, children }: { changed: React.ReactNode; children: React.ReactNode }) {
	return (
		<div
			className={`grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${changed ? "[&_:is(input,select,textarea)]:border-few [&_:is(input,select,textarea)]:bg-sand" : ""}`}
		>
			{children}
			{changed}
		</div>
	);
}

/** What a changed field was, right under it. */
function Was({ text }: { text: string }) {
	return (
		<p className="text-sm text-few [overflow-wrap:anywhere]">
			was {text === "empty" ? "empty" : <s>{text}</s>}
		</p>
	);
}

function SeatsFree({
	left,
	before,
	party,
}: {
	left: number | null;
	before: number;
	party: { adults: number; children: number; bebe: number };
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

/** The change as money, and the ways to settle it. */
function WhatChanges({
	context: { record, mayRefund, failed },
	changes,
	differenceCents,
}: {
	context: EditContext;
	changes: number;
	differenceCents: number;
}) {
	const money = (cents: number) => formatMoney(cents, record.currency);
	const isBusy = useNavigation().state !== "idle";
	const open = record.balanceCents + differenceCents;
	const ways: [Settlement, string, string][] =
		differenceCents > 0
			? [
					["day", "On the day", "stays open on the booking"],
					[
						"link",
						"Pay link",
						record.email
							? "goes with the mail; its code is on the booking"
							: "its code is on the booking",
					],
					["cash", "Cash", "paid here, now"],
					["terminal", "Card terminal", "paid here, now"],
				]
			: [
					...(open < 0 && mayRefund
						? ([["back", `Pay ${money(-open)} back`, "the way it was paid"]] as [
								Settlement,
								string,
								string,
							][])
						: []),
					["day", "Leave it open", "nothing goes back now"],
				];
	if (mayRefund)
		ways.push([
			"forgive",
			differenceCents > 0 ? "Forgive it" : "Keep the price",
			"with a reason; the price stays as it was",
		]);
	return (
		<section
			aria-labelledby="changes-heading"
			className="grid gap-4 rounded-lg border border-line bg-paper p-[clamp(1rem,3vw,1.8rem)] lg:sticky lg:top-6"
		>
			<h2 id="changes-heading" className="text-[1.45rem]">
				What changes
			</h2>
			<p className="text-sm text-ink-soft" role="status">
				{changes === 0
					? "Nothing yet."
					: `${formatCount(changes, { one: "correction", other: "corrections" })}, not saved yet`}
			</p>
			{differenceCents === 0 ? null : (
				<>
					<dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
						<dt>Sold for</dt>
						<dd className="font-[650]">{money(record.priceCents)}</dd>
						<dt>{differenceCents > 0 ? "More people" : "Fewer people"}</dt>
						<dd className="font-[650]">{money(differenceCents)}</dd>
						<dt className="border-t-2 border-dotted border-dune pt-2 font-[650]">
							{open >= 0 ? "Still to pay" : "Paid too much"}
						</dt>
						<dd className="border-t-2 border-dotted border-dune pt-2 font-display text-[1.6rem]/none">
							{money(Math.abs(open))}
						</dd>
					</dl>
					<fieldset className="grid gap-2">
						<legend className="mb-1 text-sm font-semibold">
							Settle the {money(Math.abs(differenceCents))}
						</legend>
						{ways.map(([value, label, hint], index) => (
							<label
								key={value}
								className="flex min-h-12 gap-3 rounded-md border-[1.5px] border-line px-3.5 py-2.5 has-checked:border-ocean has-checked:bg-foam"
							>
								<input
									type="radio"
									name="settle"
									value={value}
									defaultChecked={
										failed?.typed.settle ? failed.typed.settle === value : index === 0
									}
									className="mt-1 size-5 flex-none accent-ocean"
								/>
								<span>
									<b>{label}</b>
									<span className="block text-sm text-ink-soft">{hint}</span>
								</span>
							</label>
						))}
					</fieldset>
					<TextField
						name="reason"
						label="Reason, if the price stays"
						defaultValue={failed?.typed.reason}
						errors={failed?.errors.reason}
						maxLength={300}
					/>
				</>
			)}
			<Button look="next" disabled={isBusy}>
				{differenceCents === 0 ? "Save" : `Save, settle ${money(Math.abs(differenceCents))}`}
			</Button>
			<Link to={`/dashboard/bookings/${record.id}`}>Leave it as it was</Link>
		</section>
	);
}
