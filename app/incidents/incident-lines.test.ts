import { expect, test } from "vitest";
import {
	type CauseLine,
	causeLines,
	type EndLine,
	endLines,
	incidentInWords,
} from "./incident-lines.ts";

const sum = (cents: number) => ({ cents, currency: "EUR" });
const both = { theirs: sum(100), ours: sum(6400) };
const press = {
	name: "Marta Boss",
	pressedAt: Date.parse("2027-06-05T09:40Z"),
	timeZone: "Atlantic/Canary",
};

/** Each code with each of its sentences, as incidents have always said them. */
const causes: [CauseLine, string][] = [
	[
		{ code: "day not told", from: "2027-06-05", to: "2027-06-06" },
		"Nobody could write to the guest: the day has changed, Sat 5 June → Sun 6 June.",
	],
	[
		{ code: "cancellation not told", date: "2027-06-05" },
		"Nobody could write to the guest: the departure of Sat 5 June is cancelled.",
	],
	[
		{
			...{ code: "weather not told", date: "2027-06-05" },
			...{ until: Date.UTC(2027, 5, 5, 9), timeZone: "Atlantic/Canary" },
		},
		"Nobody could write to the guest: the weather stops the departure of Sat 5 June, and the guest has to choose until 5 June 2027, 10:00.",
	],
	[
		{ code: "leaving not told", date: "2027-06-05" },
		"Nobody could write to the guest: the departure of Sat 5 June leaves after all.",
	],
	[
		{
			code: "times not told",
			pickup: { before: "04:30", after: "04:45" },
			start: { before: "05:00", after: "05:15" },
		},
		"Nobody could write to the guest: the times have changed, pickup 04:30 → 04:45, start 05:00 → 05:15.",
	],
	[
		{ code: "cash not owed", ...press, owed: sum(6400) },
		"Marta Boss, 5 June 2027, 10:40. €64 was owed.",
	],
	[
		{ code: "cash not owed", ...press, owed: sum(0) },
		"Marta Boss, 5 June 2027, 10:40. Nothing was owed.",
	],
	[
		{ code: "cash not owed", ...press, owed: null },
		"Marta Boss, 5 June 2027, 10:40. There is no such booking.",
	],
	[
		{ code: "refund refused", reason: "balance_insufficient" },
		"The gateway says: balance insufficient.",
	],
	[{ code: "no answer" }, "The gateway does not answer."],
	[
		{ code: "receiver ended", reseller: "Wide Sea Tours" },
		"Wide Sea Tours has not answered our notices for three days, and is told of no change any more.",
	],
	[{ code: "long due" }, "It is due for more than an hour."],
	[
		{ code: "refund rejected", reason: "lost_or_stolen_card" },
		"The bank did not take it: lost or stolen card.",
	],
	[
		{ code: "dispute", reason: "not_received", state: "needs_response" },
		"The money is held until it is decided. Reason: not received.",
	],
	[{ code: "dispute", reason: "fraudulent", state: "under_review" }, "Reason: fraudulent."],
	[{ code: "dispute", reason: "fraudulent", state: null }, "Reason: fraudulent."],
	[{ code: "for payment", payment: "p9-1" }, "It says that it is for p9-1."],
	[
		{ code: "more there", theirs: sum(6400) },
		"The gateway has €64 more for a payment that came already.",
	],
	[{ code: "other amount", ...both }, "The gateway took €1, we wrote down €64."],
	[{ code: "other refund", ...both }, "We wrote down that €64 went back, the gateway says €1."],
	[
		{ code: "unknown there", ours: sum(6400) },
		"We wrote down that €64 came, the gateway knows nothing of it.",
	],
	[
		{ code: "wrong refund", ...both },
		"The gateway says that €1 went back of a payment of €64. Nothing was changed here.",
	],
];
const ends: [EndLine, string][] = [
	[{ code: "went back" }, "The money went back."],
	[{ code: "receiver is back" }, "The reseller has changed its subscription."],
	[{ code: "taken by bank" }, "The guest's bank took it back."],
	[
		{ code: "with us again", reason: "expired_card" },
		"The bank did not take it: expired card. The money is with us again, and the booking stands as before.",
	],
	[{ code: "confirmed" }, "The seats were still free: the booking is confirmed."],
	[{ code: "address corrected" }, "The address was corrected, and a newer mail has left to it."],
	[{ code: "cash owed after all" }, "Sent once more, the cash was owed: it is written down."],
	[{ code: "cash given back", name: "Jonas" }, "Jonas gave the money back to the guest."],
	[{ code: "cash not taken", name: "Jonas" }, "Jonas had taken no money."],
	[{ code: "dispute ended", state: "won" }, "Won: the money stays."],
	[{ code: "paid back another way", note: "in cash" }, "Paid back another way: in cash"],
	[{ code: "sent again" }, "It was sent again."],
	[{ code: "booking cancelled" }, "The booking was cancelled."],
	[{ code: "booking stays", note: "" }, "The booking stays as it is."],
	[{ code: "booking stays", note: "A gift." }, "The booking stays as it is. A gift."],
	[{ code: "note", note: "I called them." }, "I called them."],
];

const none = { detail: "", line: null, outcomeLine: null };

test.each(causes)("%o is said", (line, words) => {
	expect(incidentInWords({ ...none, line: JSON.stringify(line) }).detail).toBe(words);
});

test.each(ends)("%o is said of an end", (line, words) => {
	expect(incidentInWords({ ...none, outcomeLine: JSON.stringify(line) }).outcome).toBe(words);
});

test("each code has a sentence here, and a mail is named by its subject or address", () => {
	const codes = (lines: readonly [{ code: string }, string][]) =>
		[...new Set(lines.map(([{ code }]) => code))].sort();
	expect(codes(causes)).toEqual(Object.keys(causeLines).sort());
	expect(codes(ends)).toEqual(Object.keys(endLines).sort());
	const ofMail = { ...none, detail: "Your voucher" };
	expect(incidentInWords(ofMail)).toEqual({ detail: "Your voucher", outcome: "" });
});
