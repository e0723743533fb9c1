import { expect, test } from "vitest";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import type { BookingEdit } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { sampleRecord } from "#tests/samples/record-samples.ts";
import { decideEdit } from "./edit-decision.ts";

const record = sampleRecord({ email: "ida@mail.example" });
const { name, email, phone, language, guideNotes, staffNotes, adults, children, bebe } = record;
const unchangedEdit: BookingEdit = {
	...{ name, email, phone, language, guideNotes, staffNotes, adults, children, bebe },
	...{
		fingerprint: bookingFingerprint(record),
		pickupPointId: record.pickupPointId,
		told: null,
		reason: "",
	},
};
const other = { ...unchangedEdit, name: "Ida Lindquist" };
const larger = { ...unchangedEdit, adults: adults + 1, told: 6400, differenceWay: "day" as const };
const paidInCash = { ...larger, differenceWay: "cash" as const };
const cancelled = { ...record, status: "cancelled" as const };
const request = {
	today: record.date,
	eventKey: "edit:1:key",
	mayMoveCash: true,
	newConfirmId: "another-address",
};
const state = { record, hasSeats: true, extrasLeft: {} };

test.each([
	["another name", { edit: other }, "done"],
	["nothing", { edit: unchangedEdit }, "nothing to change"],
	["an unknown booking", { edit: other, record: null }, "unknown"],
	["a trip that is over", { edit: other, today: "9999-01-01" }, "over"],
	["an erased booking", { edit: other, record: { ...record, erasedAt: 1 } }, "refused"],
	["an older state", { edit: { ...other, fingerprint: "0 0" } }, "changed meanwhile"],
	["the same state of a newer version", { edit: other, record: { ...record, version: 9 } }, "done"],
	["a cancelled booking", { edit: other, record: cancelled }, "not possible"],
	["a larger party", { edit: larger }, "done"],
	["a larger party without seats", { edit: larger, hasSeats: false }, "not possible"],
	["another name on a full day", { edit: other, hasSeats: false }, "done"],
	[
		"a larger party of a reseller",
		{ edit: larger, record: { ...record, source: "reseller" as const } },
		"refused",
	],
	[
		"another name of a reseller's guest",
		{ edit: other, record: { ...record, source: "reseller" as const } },
		"done",
	],
	["a difference nobody saw", { edit: { ...larger, told: 1 } }, "way missing"],
	["cash", { edit: paidInCash }, "done"],
	["cash as somebody else", { edit: paidInCash, mayMoveCash: false }, "own account only"],
	["a stop where no van stops", { edit: { ...other, pickupPointId: 99 } }, "not possible"],
])("a correction with %s", (_what, changes, outcome) => {
	const all = { ...state, ...request, ...changes };
	expect(decideEdit(all, all).outcome).toBe(outcome);
});

test("a repeated form is done, and changes nothing once more", () => {
	const answered = { ...record, updatedAt: 9, entryKeys: ["edit:1:key"] };
	const decision = decideEdit({ ...state, record: answered }, { ...request, edit: other });
	expect(decision).toMatchObject({ outcome: "done", correction: null });
});

test("another mail address gives the guest's page another address", () => {
	const edit = { ...unchangedEdit, email: "right@mail.example" };
	const decision = decideEdit(state, { ...request, edit });
	expect(decision).toMatchObject({
		...{ outcome: "done", hasMail: true },
		correction: {
			isReaddressed: true,
			recordAfter: { confirmId: "another-address", email: edit.email },
		},
	});
});
