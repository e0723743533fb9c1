import { expect, test } from "vitest";
import { tablesOfBooking } from "./data-files.server.ts";
import { guestOfToday, rowOfGuest } from "./rows-of-guest.ts";

const guest = guestOfToday({ name: "Ida Berg", email: "ida@mail.example", phone: null });
const lineOf = (line: unknown) => rowOfGuest("booking_events", { line }, guest)?.line;

test("of a corrected name or address the history gives only what it is today", () => {
	const changes = [
		{ field: "email", before: "somebody@else.example", after: "ida@mail.example" },
		{ field: "name", before: "Otto Else", after: "Ida B" },
		{ field: "guideNotes", before: null, after: "Limps a little" },
	];
	expect(lineOf({ code: "edited", changes, forgiven: null })).toEqual({
		code: "edited",
		changes: [{ field: "email", after: "ida@mail.example" }, { field: "name" }, changes[2]],
		forgiven: null,
	});
});

test("a mail that came back tells its address only when it is the guest's", () => {
	const returned = { code: "mail returned", as: "bounced", subject: "Your voucher" };
	const ownMail = { ...returned, recipient: "ida@mail.example" };
	expect(lineOf(ownMail)).toEqual(ownMail);
	expect(lineOf({ ...returned, recipient: "somebody@else.example" })).toEqual(returned);
	const item = { kind: "mail came back", detail: "somebody@else.example" };
	expect(rowOfGuest("attention_items", item, guest)).toEqual({ ...item, detail: "" });
	const mailGivenUp = { kind: "mail given up", detail: "Your voucher" };
	expect(rowOfGuest("attention_items", mailGivenUp, guest)).toEqual(mailGivenUp);
});

test("mails to another address are left out, and links in the guest's own", () => {
	const text = "Open it: https://island.example/booking/secret?x=1\nSee you";
	const mail = { recipient: "ida@mail.example", text_body: text };
	expect(rowOfGuest("outbox", mail, guest)?.text_body).toBe("Open it: [link]\nSee you");
	expect(rowOfGuest("outbox", { ...mail, recipient: "somebody@else.example" }, guest)).toBeNull();
	const nobody = guestOfToday({ name: "Ida Berg", email: null, phone: null });
	expect(rowOfGuest("outbox", mail, nobody)).toBeNull();
});

test("each table of a booking's file says whose words it keeps; another one is refused", () => {
	for (const table of tablesOfBooking)
		expect(() => rowOfGuest(table, { recipient: "ida@mail.example" }, guest)).not.toThrow();
	expect(() => rowOfGuest("complaints", {}, guest)).toThrow("complaints");
});
