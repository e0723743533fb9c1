import { useState } from "react";
import { Form } from "react-router";
import { type Excursion, type Pickup, pickupLabel } from "#app/catalogue/excursion.ts";
import { isExtraField, isFareField } from "#app/catalogue/extras/choice-field.ts";
import type { ExtraChoice } from "#app/catalogue/extras/extra.ts";
import type { Fare, FareChoice } from "#app/catalogue/fares/fare.ts";
import { unitPrices } from "#app/catalogue/prices/changed-lines.ts";
import type { PriceLine } from "#app/catalogue/prices/price-of.ts";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import { changedFields } from "#app/sales/history/changed-fields.ts";
import {
	type BookingExtras,
	choiceOf,
	extrasAfter,
	extrasForBooking,
} from "#app/sales/sold-extras.ts";
import { fareChoiceOf, faresAfter, soldFares } from "#app/sales/sold-fares.ts";
import type { ShownRecord } from "#app/sales/staff/record/shown-record.ts";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { TypedValues } from "#app/ui/form/form.ts";
import type { PolicyShare } from "../policy-hint.tsx";
import { type EditValues, editValuesOf } from "./booking-edit.ts";
import { EditCosts } from "./edit-costs.tsx";
import { type EditFailure, GuestSheet, NotesSheet, PartySheet } from "./edit-sheets.tsx";
import { partyDifference } from "./party-difference.ts";

/** Corrects a booking: each changed field says what it was, and the panel says what the change costs. */
export function BookingEditForm({
	record,
	lines,
	extras,
	fares,
	prices,
	pickups,
	left,
	policy,
	mayRefund,
	formKey,
	failed,
}: {
	record: ShownRecord;
	/** Of its price, as it was sold. */
	lines: readonly PriceLine[];
	extras: BookingExtras["extras"];
	/** Those of its excursion, retired ones too. */
	fares: readonly Fare[];
	/** What the departure costs today. */
	prices: Excursion["prices"];
	pickups: Pickup[];
	/** Seats free on that day besides those of this booking; null when the day is closed. */
	left: number | null;
	policy: PolicyShare;
	mayRefund: boolean;
	formKey: string;
	failed: EditFailure | null;
}) {
	const [typedValues, setTyped] = useState(() => editValuesOf(record, failed?.typedValues));
	const party = partyOf(typedValues, record);
	const [extraChoice, setExtraChoice] = useState<ExtraChoice>(() => ({
		...choiceOf(lines),
		...typedAmong(failed, isExtraField),
	}));
	const [fareChoice, setFareChoice] = useState<FareChoice>(() => ({
		...fareChoiceOf(lines),
		...typedAmong(failed, isFareField),
	}));
	const chosenFares = faresAfter({ lines, fares }, party, fareChoice);
	const chosenExtras = extrasAfter({ lines, extras }, party, extraChoice);
	const { cents: differenceCents, lines: linesAfter } = partyDifference(
		prices,
		{ ...party, chosenExtras, chosenFares },
		{ ...record, lines },
	);
	const bookingBefore = { ...record, lines, extras, fares };
	const changes = changedFields(bookingBefore, {
		...{ ...bookingBefore, ...typedValues, ...party, lines: linesAfter },
		pickup: pickupTyped(typedValues, record, pickups),
		priceCents: record.priceCents + differenceCents,
	});
	const sheet = { record, typedValues, changes, errors: failed?.errors ?? {} };
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
					if (isExtraField(name)) setExtraChoice((now) => ({ ...now, [name]: value }));
					if (isFareField(name)) setFareChoice((now) => ({ ...now, [name]: value }));
				}
			}}
		>
			<input type="hidden" name="intent" value="edit" />
			<input type="hidden" name="key" value={formKey} />
			{/* a refused form keeps the state of which its fields were typed, though the page shows a newer one by now */}
			<input
				type="hidden"
				name="fingerprint"
				value={failed?.typedValues.fingerprint ?? bookingFingerprint(record)}
			/>
			<input type="hidden" name="told" value={differenceCents} />
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
				<FormError>{failed?.errors[""]?.[0]}</FormError>
				<GuestSheet {...sheet} />
				<PartySheet
					{...sheet}
					offer={{ prices: unitPrices(lines, prices), pickups, left }}
					party={party}
					fares={soldFares(lines, fares).map(({ fare }) => fare)}
					fareChoice={fareChoice}
					extras={extrasForBooking({ lines, extras })}
					extraChoice={extraChoice}
				/>
				<NotesSheet {...sheet} />
			</div>
			<EditCosts
				record={record}
				mayRefund={mayRefund}
				failed={failed}
				// the price follows from another change
				changes={changes.filter(({ field }) => field !== "price").length}
				differenceCents={differenceCents}
				policy={policy}
			/>
		</Form>
	);
}

/** What a refused form says of extras, or of fares. */
function typedAmong(failed: EditFailure | null, isOne: (name: string) => boolean): TypedValues {
	const typedFields = Object.entries(failed?.typedValues ?? {}).filter(([name]) => isOne(name));
	return Object.fromEntries(typedFields);
}

function partyOf(typedValues: EditValues, record: ShownRecord) {
	const count = (text: string, storedCount: number) =>
		/^\d{1,3}$/.test(text) ? Number(text) : storedCount;
	return {
		adults: count(typedValues.adults, record.adults),
		children: count(typedValues.children, record.children),
		bebe: count(typedValues.bebe, record.bebe),
	};
}

function pickupTyped(
	typedValues: EditValues,
	record: ShownRecord,
	pickups: readonly Pickup[],
): string {
	const stop = pickups.find(({ pointId }) => String(pointId) === typedValues.pickupPointId);
	const isKept = typedValues.pickupPointId === String(record.pickupPointId);
	return isKept || !stop ? record.pickup : pickupLabel(stop);
}
