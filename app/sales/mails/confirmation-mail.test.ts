import { describe, expect, test } from "vitest";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { fieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import { noMoney } from "#app/sales/payments/money.ts";
import { sampleGuest } from "#tests/samples/booking-samples.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";
import { changedVoucher, confirmationMail } from "./confirmation-mail.tsx";

const booking: GuestBooking = {
	confirmId: "AAAAAAAAAAAAAAAAAAAAAA",
	reference: "IX-7K3F9",
	status: "confirmed",
	departureId: 1,
	excursionId: "0fe5351d-8416-4c73-9546-92c2a699246b",
	title: "First light on the volcano",
	date: "2027-06-05",
	startTime: "04:30",
	durationMinutes: 360,
	adults: 2,
	children: 0,
	bebe: 0,
	isWhole: false,
	priceCents: 12_800,
	currency: "EUR",
	pickup: { time: "04:40", title: "Casa Bruma", place: "by the fountain", lat: 28.3, lng: -14.7 },
	hasOtherStops: true,
	...fieldsFor("guest", { ...sampleGuest, language: "en" }),
	maskedEmail: "i…@mail.example",
	languages: ["en"],
	whatToBring: "",
	poster: null,
	policy: usualPolicy,
	policyStart: "2027-06-05 04:30",
	holdExpiresAt: 0,
	partner: "web",
	taxes: [{ rate: 700, cents: 841 }],
	isPaid: true,
	toPayCents: 0,
	money: { ...noMoney, keptCents: 12_800 },
	calendarSequence: 0,
};
const sender = {
	appUrl: "https://island.example",
	operator: { name: "Island Excursions", email: "hello@island.example", phone: "+00 555 01 77" },
	clock: {
		timeZone: "Atlantic/Canary",
		now: Date.parse("2027-06-01T08:00Z"),
	},
};
const untilWhen =
	"Free to cancel until Thursday 3 June, 04:30 island time. Cancel until Friday 4 June, 04:30 and get half back.";

/** The text of an HTML mail. */
function wordsOf(html: string): string {
	return html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}

describe.each([
	["the first voucher", confirmationMail],
	["the voucher of a changed booking", changedVoucher],
])("%s", (_, write) => {
	test.each([
		[
			"several stops offers another day or pickup",
			true,
			`Plans changed? On the voucher’s page you can also change the day or the pickup, or cancel. ${untilWhen}`,
		],
		[
			"one stop offers another day, and no pickup",
			false,
			`Plans changed? On the voucher’s page you can also change the day, or cancel. ${untilWhen}`,
		],
	])("of a trip with %s, as text and as HTML", (_, hasOtherStops, words) => {
		const mail = write({ ...booking, hasOtherStops }, sender);
		expect(mail.textBody).toContain(words);
		expect(wordsOf(mail.htmlBody)).toContain(words);
	});

	test("names the extras that the party takes", () => {
		const extras = [{ id: 1, title: "Packed lunch", quantity: 2, sumCents: 1900 }];
		const mail = write({ ...booking, extras }, sender);
		expect(mail.textBody).toContain(" · 2 × Packed lunch");
		expect(wordsOf(mail.htmlBody)).toContain(" · 2 × Packed lunch");
	});

	test("names who pays which fare, and what to show for it", () => {
		const ages = { fromAge: null, toAge: null };
		const price = { countsAs: "adults", percentOff: 25, priceCents: null } as const;
		const fare = { id: 1, title: "Resident", proof: "DNI", ...ages, ...price };
		const mail = write({ ...booking, fares: [{ fare, quantity: 1 }] }, sender);
		for (const words of [mail.textBody, wordsOf(mail.htmlBody)]) {
			expect(words).toContain(" · 1 × Resident");
			expect(words).toContain("Resident. Show on the day: DNI");
		}
	});

	test("for a trip that leaves tomorrow promises neither money back nor another day", () => {
		const late = { ...sender, clock: { ...sender.clock, now: Date.parse("2027-06-04T09:00Z") } };
		const words =
			"Plans changed? On the voucher’s page you can also change the pickup, or cancel. Not refundable. This trip leaves in less than 24 hours.";
		const mail = write(booking, late);
		expect(mail.textBody).toContain(words);
		expect(wordsOf(mail.htmlBody)).toContain(words);
	});
});

test("the mail says how many answers are missing, and where to give them", () => {
	const asking = confirmationMail({ ...booking, questions: { missing: 2 } }, sender);
	const address = `${sender.appUrl}/booking/${booking.confirmId}/questions`;
	expect(asking.textBody).toContain("2 answers are still missing.");
	expect(asking.textBody).toContain(`Answer now: ${address}`);
	expect(wordsOf(asking.htmlBody)).toContain("2 answers are still missing.");
	expect(asking.htmlBody).toContain(`href="${address}"`);
	const answered = confirmationMail({ ...booking, questions: { missing: 0 } }, sender);
	expect(answered.textBody).not.toContain(address);
});
