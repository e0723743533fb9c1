import { expect, test } from "vitest";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import { cancellationMail, cancelledByStaff } from "./cancellation-mail.ts";

const booking = {
	id: 12,
	confirmId: "AAAAAAAAAAAAAAAAAAAAAA",
	reference: "IX-ABCDE",
	name: "Ida Lindqvist",
	email: "ida@mail.example",
	title: "First light on the volcano",
	date: "2027-06-04",
	excursionId: "7",
	language: "en",
};
const sender = {
	appUrl: "https://island.example",
	operator: { name: "Island", email: "hello@island.example", phone: "+00 555 01 77" },
	clock: { now: 0, timeZone: "Atlantic/Canary" },
};

test("a booking gets one cancellation mail, whoever cancels", () => {
	const link = { label: "See all days", url: "https://island.example/excursion/7" };
	const mails = [
		cancellationMail(booking, { paragraphs: ["As you asked."] }, sender),
		cancellationMail(booking, { heading: "Your trip can't leave", paragraphs: [], link }, sender),
	];
	for (const mail of mails)
		expect(mail).toMatchObject({
			dedupeKey: "booking-cancelled:12",
			bookingId: 12,
			recipient: "ida@mail.example",
			subject: "Cancelled: First light on the volcano, Fri 4 June (IX-ABCDE)",
		});
	expect(mails[0]?.textBody).toContain("Choose another day: https://island.example/excursion/7");
	expect(mails[1]?.textBody).toContain("See all days: https://island.example/excursion/7");
	expect(mails[1]?.htmlBody).toContain("Your trip can");
});

test("staff who say nothing more leave no gap behind the sentence", () => {
	const ownLanguage = guestLanguage(booking, sender);
	const sentence = '"First light on the volcano" on Friday 4 June is cancelled.';
	expect(cancelledByStaff(booking, "", ownLanguage)).toBe(sentence);
	expect(cancelledByStaff(booking, "Storm.", ownLanguage)).toBe(`${sentence} Storm.`);
});
