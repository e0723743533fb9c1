import { describe, expect, test } from "vitest";
import type { DepartureMessage } from "#app/departures/messages/departure-message.ts";
import { type Language, languages } from "#app/messages/languages.ts";
import type { RetimedBooking } from "#app/operations/departures/time-change.server.ts";
import { newTimesMail } from "#app/operations/departures/time-change-mail.tsx";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { cancellationMail, cancelledByStaff } from "#app/sales/cancellation/cancellation-mail.ts";
import { moneyOfCancelled } from "#app/sales/cancellation/what-guest-may-do.ts";
import { paymentMails } from "#app/sales/payments/events/payment-mail.tsx";
import { noMoney } from "#app/sales/payments/money.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";
import { changedMail, plainMail, voucherMail } from "./booking-mails.tsx";
import { changedVoucher, reminderVoucher } from "./confirmation-mail.tsx";
import { departureMessageMail } from "./departure-message-mail.tsx";
import { wordsFor } from "./departure-message-words.ts";
import { guestLanguage } from "./guest-language.ts";
import { payLinkEnded, payLinkMail, payLinkReminder } from "./pay-link-mail.ts";
import { thanksMail } from "./reminders-and-thanks.server.ts";

type Written = Pick<Mail, "subject" | "textBody" | "htmlBody">;

const sender = {
	appUrl: "https://island.example",
	operator: {
		name: "Island Excursions",
		email: "hello@island.example",
		phone: "+00 555 01 77",
		siteUrl: "https://island.example",
	},
	clock: {
		timeZone: "Atlantic/Canary",
		now: Date.parse("2027-06-01T08:00Z"),
	},
};

function bookingIn(language: Language): GuestBooking {
	return {
		confirmId: "AAAAAAAAAAAAAAAAAAAAAA",
		reference: "IX-7K3F9",
		status: "confirmed",
		departureId: 1,
		excursionId: "0fe5351d-8416-4c73-9546-92c2a699246b",
		title: "Teide",
		date: "2027-06-05",
		startTime: "09:30",
		durationMinutes: 360,
		adults: 2,
		children: 1,
		bebe: 0,
		isWhole: false,
		priceCents: 12_850,
		currency: "EUR",
		pickup: { time: "09:40", title: "Casa Bruma", place: "La Fuente", lat: 28.3, lng: -14.7 },
		hasOtherStops: true,
		name: "Ida Lindqvist",
		language,
		maskedEmail: "i…@mail.example",
		languages: ["nl"],
		whatToBring: "",
		poster: null,
		policy: usualPolicy,
		policyStart: "2027-06-05 09:30",
		holdExpiresAt: 0,
		partner: "web",
		taxes: [{ rate: 700, cents: 841 }],
		isPaid: true,
		toPayCents: 0,
		money: { ...noMoney, keptCents: 12_850 },
		calendarSequence: 0,
	};
}

const recipient = { id: 12, email: "ida@mail.example" };
const letterTo = (guest: GuestBooking) => ({ guest, booking: recipient, dedupeKey: "key", sender });

function newTimesOf(guest: GuestBooking, status: RetimedBooking["status"]) {
	const { pickup, ...rest } = guest;
	return newTimesMail(
		{
			...rest,
			...recipient,
			status,
			seats: 3,
			pickupTime: pickup.time,
			place: pickup.title,
			stop: pickup.title,
			address: pickup.place,
			lat: pickup.lat,
			lng: pickup.lng,
			pickup: { before: "09:10", after: pickup.time },
			start: { before: "09:00", after: guest.startTime },
		},
		"key",
		sender,
	);
}

function messageTo(guest: GuestBooking, message: DepartureMessage) {
	const trip = {
		date: guest.date,
		today: "2027-06-04",
		timeZone: "Atlantic/Canary",
		operator: sender.operator,
	};
	const inGuestWords = {
		trip: guest.title,
		stop: guest.pickup.title,
		place: guest.pickup.place,
	};
	return departureMessageMail(
		{ ...guest, ...recipient },
		wordsFor({ ...guest, inGuestWords }, message, trip),
		"key",
		sender,
	);
}

function cancelledFor(guest: GuestBooking, language: Language) {
	const hotel = { backCents: 0, ofCents: 0 };
	const terms = {
		...{ backCents: 6425, backByHandCents: 0, ofCents: 12_850, hotel, percent: 50 },
		credit: { backCents: 0, ofCents: 0 },
	};
	const paragraphs = [
		cancelledByStaff(guest, "", guestLanguage(guest, sender)),
		moneyOfCancelled(terms, guest, language),
	];
	return cancellationMail({ ...guest, ...recipient }, { paragraphs }, sender);
}

const paymentOf = (purpose: "booking" | "balance", guest: GuestBooking, isOldPrice = false) =>
	paymentMails({
		guest,
		booking: recipient,
		payment: { id: "p1", purpose, amountCents: 12_850, currency: "EUR", isOldPrice },
		sender,
	});

type Fact = "reference" | "date" | "sum" | "time";
/** Each mail with what it must tell. */
const mails: Record<string, [write: (guest: GuestBooking, language: Language) => Written, Fact[]]> =
	{
		"the voucher": [
			(guest) => voucherMail(guest, recipient, "key", sender),
			["reference", "date", "sum", "time"],
		],
		"the changed voucher": [
			(guest) => changedVoucher(guest, sender),
			["reference", "date", "sum", "time"],
		],
		"the reminder of today": [
			(guest) => reminderVoucher(guest, "today", sender),
			["reference", "date", "sum", "time"],
		],
		"the reminder of tomorrow": [
			(guest) => reminderVoucher(guest, "tomorrow", sender),
			["reference", "date", "sum", "time"],
		],
		"the new times": [
			(guest) => newTimesOf(guest, "confirmed"),
			["reference", "date", "sum", "time"],
		],
		"the new times of an unpaid booking": [
			(guest) => newTimesOf(guest, "pending"),
			["reference", "time"],
		],
		"the change by staff": [
			(guest) => plainMail(changedMail(guest, sender), letterTo(guest)),
			["reference", "date", "time"],
		],
		"the pay link": [
			(guest) => payLinkMail(guest, recipient, "key", sender),
			["reference", "date", "sum", "time"],
		],
		"the reminder of the pay link": [
			(guest) => payLinkReminder(guest, recipient, "key", sender),
			["reference", "date", "sum"],
		],
		"the end of the pay link": [
			(guest) => payLinkEnded(guest, { ...recipient, startsAt: 1 }, "key", sender),
			["reference", "date"],
		],
		"the receipt of a payment": [
			(guest) => paymentOf("balance", guest).kept,
			["reference", "date", "sum"],
		],
		"money of an old price": [
			(guest) => paymentOf("booking", guest, true).paidBack,
			["reference", "date", "sum"],
		],
		"money that was not owed": [
			(guest) => paymentOf("balance", guest).paidBack,
			["reference", "date", "sum"],
		],
		"money for a booking that is good": [
			(guest) => paymentOf("booking", guest).standing,
			["reference", "date", "sum"],
		],
		"money that no booking could use": [
			(guest) => paymentOf("booking", guest).paidBack,
			["reference", "date", "sum"],
		],
		"the cancellation": [cancelledFor, ["reference", "date", "sum"]],
		"the thanks": [
			(guest) => {
				const ownLanguage = guestLanguage(guest, sender);
				const review = "https://review.example";
				return plainMail(
					thanksMail(guest, ownLanguage, { name: "Island" }, review),
					letterTo(guest),
				);
			},
			["reference"],
		],
		"the message that the van is late": [
			(guest) => messageTo(guest, { kind: "late", minutes: 25, stops: "all", why: "" }),
			["reference", "date"],
		],
		"the message about another place": [
			(guest) =>
				messageTo(guest, {
					kind: "elsewhere",
					place: "Muelle 3",
					time: "09:40",
					stops: "all",
					why: "",
				}),
			["reference", "date", "time"],
		],
	};

function factsIn(language: Language): Record<Fact, string> {
	const { formatDate, formatMoney, formatTime } = formatsIn(language);
	return {
		reference: "IX-7K3F9",
		date: formatDate("2027-06-05", "long"),
		sum: formatMoney(12_850, "EUR"),
		time: formatTime("09:40"),
	};
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, "\n").replaceAll("&quot;", '"');

/** The Italian mails use this English word. */
const loanWord = "Privacy";
const names = /^(Teide|([\d:]+, )?(Casa Bruma|Muelle 3)[^.;]*|Island.*)$/;

/** Lines with words of ours: no names, addresses, figures. */
function linesOf(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => /\p{L}{3}/u.test(line) && !names.test(line) && line !== loanWord)
		.filter((line) => !line.includes("hello@"));
}

describe.each(Object.entries(mails))("%s", (_, [write, facts]) => {
	test.each(languages)("in %s tells the booking’s facts, as text and as HTML", (language) => {
		const mail = write(bookingIn(language), language);
		const languageFacts = factsIn(language);
		for (const fact of facts) {
			expect(mail.textBody).toContain(languageFacts[fact]);
			expect(wordsOf(mail.htmlBody)).toContain(languageFacts[fact]);
		}
		expect(mail.htmlBody).toContain(`lang="${language}"`);
	});

	test.each(languages.filter((language) => language !== "en"))(
		"in %s has no line of the English one, and links to that language alone",
		(language) => {
			const english = write(bookingIn("en"), "en");
			const mail = write(bookingIn(language), language);
			const same = (one: string, other: string) =>
				linesOf(one).filter((line) => linesOf(other).includes(line));
			expect(mail.subject).not.toBe(english.subject);
			expect(same(mail.textBody, english.textBody)).toEqual([]);
			expect(same(wordsOf(mail.htmlBody), wordsOf(english.htmlBody))).toEqual([]);
			const links = `${mail.textBody} ${mail.htmlBody}`.match(/https:\/\/island\.example[^\s"<]*/g);
			expect(
				links?.filter((link) => !link.startsWith(`https://island.example/${language}/`)),
			).toEqual([]);
		},
	);
});
