import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entryInWords, type HistoryLine, historyLines } from "./history-lines.ts";

type Code = keyof typeof historyLines;
type Sample<Of extends Code> = [
	params: Omit<Extract<HistoryLine, { code: Of }>, "code">,
	words: string,
];

const money = { cents: 12_800, currency: "EUR" };
const times = (timeBefore: string, timeAfter: string) => ({ before: timeBefore, after: timeAfter });

/** Each code with each of its sentences, as histories have always said them. */
const samples: { [Of in Code]: Sample<Of>[] } = {
	amount: [[money, "€128"]],
	taken: [
		[{ ...money, by: "cash" }, "€128 in cash"],
		[{ ...money, by: "terminal" }, "€128 at the card terminal"],
	],
	imported: [[{ ref: "A-17" }, "Imported, there A-17"]],
	"paid before": [[money, "€128 paid before it was imported"]],
	"paid with credit": [[money, "€128 with a credit"]],
	"credit given": [
		[{ ...money, why: "" }, "A credit of €128"],
		[{ ...money, why: "The van broke down." }, "A credit of €128: The van broke down."],
	],
	"paid by link": [[money, "€128 by pay link"]],
	"pay link": [
		[{ ...money, as: "mail" }, "€128, by mail"],
		[{ ...money, as: "code" }, "€128, shown as a code"],
	],
	"page ended": [[{}, "the page ended"]],
	"page given up": [[{}, "the booking was corrected, its payment page counts no more"]],
	"page never opened": [[{}, "its page never opened"]],
	expired: [
		[{ hadPage: 1 }, ""],
		[{ hadPage: 0 }, "the payment page was not opened"],
	],
	"hotel money": [
		[{ step: "collect" }, "collected by the hotel"],
		[{ step: "uncollect" }, "not collected by the hotel after all"],
		[{ step: "paid-back" }, "paid back by the hotel"],
		[{ step: "collect", month: "2027-06" }, "collected by the hotel, with all of June 2027"],
	],
	"refund reason": [
		[{ reason: "seats_gone" }, "seats gone"],
		[{ reason: "cancelled" }, "cancelled"],
		[{ reason: "some_new_reason" }, "some new reason"],
	],
	"part back": [
		[{ ...money, why: "", gateway: "stripe" }, "€128"],
		[
			{ ...money, why: "The sea was rough.", gateway: "cash" },
			"€128: The sea was rough. · in cash",
		],
		[{ ...money, why: "", gateway: "credit" }, "€128 · to the credit that paid"],
		[
			{ ...money, why: "", isSmallerParty: true, gateway: "terminal" },
			"€128: smaller party · at the card terminal",
		],
	],
	"given back by hand": [[{}, "given back by hand"]],
	"sent back": [[money, "€128"]],
	"sent back by gateway": [
		[{ ...money, isOwn: 1 }, "€128"],
		[{ ...money, isOwn: 0 }, "€128, from the gateway's own dashboard"],
	],
	"sent back by bank": [[{}, "by the guest's bank, through a dispute"]],
	"paid back another way": [[{ note: "by transfer" }, "another way: by transfer"]],
	"refund came back": [
		[
			{ ...money, reason: "lost_or_stolen_card" },
			"€128 came back. The bank did not take it: lost or stolen card.",
		],
	],
	"refund tried again": [[{}, "The refund is tried once more"]],
	disputed: [[{ ...money, state: "needs_response" }, "€128, needs response"]],
	"cancelled by guest": [
		[
			{ backCents: 6400, ofCents: 12_800, currency: "EUR", money: "gateway" },
			"by the guest; €64 of €128 comes back",
		],
		[
			{ backCents: 6400, ofCents: 12_800, currency: "EUR", money: "hotel" },
			"by the guest; the hotel gives back €64 of €128",
		],
		[
			{
				backCents: 1000,
				ofCents: 2000,
				currency: "EUR",
				money: "gateway",
				hotel: { backCents: 6400, ofCents: 12_800 },
			},
			"by the guest; €10 of €20 comes back, the hotel gives back €64 of €128",
		],
		[
			{ backCents: 0, ofCents: 0, currency: "EUR", money: "bank" },
			"by the guest; the bank has the money",
		],
	],
	released: [
		[{ by: "staff" }, "by staff"],
		[{ by: "guest" }, "by the guest"],
	],
	"mail again": [[{ subject: "Your voucher" }, "again: Your voucher"]],
	"failed mail again": [[{ subject: "Your voucher" }, "Mail sent again: Your voucher"]],
	"mail returned": [
		[{ as: "bounced", recipient: "a@b.example", subject: "Hi" }, "from a@b.example: Hi"],
		[
			{ as: "complained", recipient: "a@b.example", subject: "Hi" },
			"called unwanted by a@b.example: Hi",
		],
	],
	settled: [
		[{ note: "I called them.", isKept: false }, "Settled: I called them."],
		[{ note: "", isKept: true }, "Settled: The booking stays as it is."],
		[{ note: "Called.", isKept: true }, "Settled: The booking stays as it is. Called."],
	],
	"cash owed after all": [[{}, "Settled: Sent once more, the cash was owed: it is written down."]],
	"cash not owed": [
		[{ ...money, owedCents: 6400 }, "€128 in cash was not written down: €64 was owed."],
		[{ ...money, owedCents: 0 }, "€128 in cash was not written down: nothing was owed."],
	],
	boarding: [
		[{ people: 2, seats: 2, minutesLate: 0 }, ""],
		[{ people: 1, seats: 2, minutesLate: 0 }, "1 of 2"],
		[{ people: 2, seats: 2, minutesLate: 1 }, "pressed without a network, arrived 1 minute later"],
		[
			{ people: 1, seats: 3, minutesLate: 12 },
			"1 of 3, pressed without a network, arrived 12 minutes later",
		],
	],
	sold: [
		[{ source: "walk-up", overbookedBy: 0, why: "" }, "as a walk-up"],
		[
			{ source: "phone", overbookedBy: 2, why: "They are family." },
			"by phone, overbooked by 2: They are family.",
		],
	],
	"own price": [
		[
			{ kind: "free", why: "A prize", listCents: 6400, cents: 0, currency: "EUR" },
			"free of charge: A prize (price €64 → €0)",
		],
		[
			{ kind: "agreed", why: "A friend", listCents: 6400, cents: 5000, currency: "EUR" },
			"agreed price: A friend (price €64 → €50)",
		],
	],
	"at desk": [[{ hotel: "Hotel Brisa Mar" }, "at the desk of Hotel Brisa Mar"]],
	language: [[{ language: "fr" }, "Français"]],
	answered: [[{ questions: ["Shoe size", "Diet"] }, "Shoe size, Diet"]],
	edited: [
		[
			{
				changes: [
					{ field: "name", before: "Ida", after: "Ida Lindqvist" },
					{ field: "language", before: null, after: "nl" },
					{
						field: "party",
						before: { adults: 2, children: 0, bebe: 0 },
						after: { adults: 1, children: 0, bebe: 0 },
					},
					{ field: "price", before: money, after: { cents: 6400, currency: "EUR" } },
					{ field: "staffNotes", before: null, after: "Two\nlines" },
				],
				forgiven: { cents: -6400, currency: "EUR", why: "They were ill." },
				hasNewLink: true,
			},
			[
				"Name: Ida → Ida Lindqvist",
				"Speaks: empty → Dutch",
				"Party: 2 adults → 1 adult",
				"Price: €128 → €64",
				"For staff only: empty → Two / lines",
				"Difference of −€64 forgiven: They were ill.",
				"The old link ends.",
			].join("\n"),
		],
	],
	"new link": [[{}, "New voucher and link. The old ones end."]],
	told: [
		[
			{ message: { kind: "late", minutes: 25, why: "The road is closed" } },
			"We are 25 minutes late. The road is closed.",
		],
		[
			{ message: { kind: "elsewhere", place: "the kiosk", time: "", why: "" } },
			"We meet at the kiosk.",
		],
		[
			{ message: { kind: "elsewhere", place: "the kiosk", time: "09:40", why: "" } },
			"We meet at the kiosk at 09:40.",
		],
		[{ message: { kind: "other", text: "Bring a coat" } }, "Bring a coat"],
	],
	"departure moved": [
		[
			{
				from: { date: "2027-06-05", start: "10:00" },
				to: { date: "2027-06-06", start: "15:00" },
				reason: "Storm.",
			},
			"Sat 5 June, 10:00 → Sun 6 June, 15:00. Storm.",
		],
	],
	moved: [
		[
			{
				from: "2027-06-05",
				fromPickup: "04:30 · Hotel Los Dragos",
				to: "2027-06-06",
				toPickup: "04:40 · Casa Bruma",
			},
			"Sat 5 June, 04:30 · Hotel Los Dragos → Sun 6 June, 04:40 · Casa Bruma",
		],
		[
			{
				...{
					from: "2027-06-05",
					fromPickup: "04:30 · Hotel",
					to: "2027-06-06",
					toPickup: "04:30 · Hotel",
				},
				why: "weather",
			},
			"Called off because of the weather: Sat 5 June, 04:30 · Hotel → Sun 6 June, 04:30 · Hotel",
		],
	],
	"called off": [
		[
			{ until: Date.UTC(2027, 5, 5, 9), timeZone: "Atlantic/Canary" },
			"Called off because of the weather. The guest chooses until 5 June 2027, 10:00",
		],
	],
	"weather choice": [
		[
			{ choice: "money", by: "guest" },
			"Called off because of the weather, all money back: the guest’s choice",
		],
		[
			{ choice: "money", by: "time" },
			"Called off because of the weather, all money back: nobody answered in time",
		],
		[
			{ choice: "credit", by: "staff" },
			"Called off because of the weather, credit: chosen for the guest",
		],
	],
	"called off unpaid": [
		[{ why: "Fog." }, "Called off because of the weather; nothing was paid. Fog."],
	],
	"leaves after all": [[{}, "The departure leaves after all"]],
	erased: [
		[{ by: "guest" }, "by the guest"],
		[{ by: "staff" }, "by staff"],
		[{ by: "time" }, "when the time for which they are kept was over"],
		[{ by: "staff", asked: "phone" }, "the guest asked by telephone"],
		[{ by: "staff", asked: "mail" }, "the guest asked by mail"],
		[{ by: "staff", asked: "desk" }, "the guest asked at the desk"],
	],
	"new times": [
		[
			{ pickup: times("04:30", "04:45"), start: times("05:00", "05:15") },
			"pickup 04:30 → 04:45, start 05:00 → 05:15",
		],
		[
			{ pickup: times("04:30", "04:30"), start: times("05:00", "05:15"), isUntold: true },
			"start 05:00 → 05:15. The guest was not told",
		],
	],
};

const all = Object.entries(samples).flatMap(([code, each]) =>
	each.map(([params, words]): [string, string, string] => [
		code,
		JSON.stringify({ code, ...params }),
		words,
	]),
);

test.each(all)("%s: %s", (_, line, words) => {
	expect(entryInWords({ detail: "", line })).toBe(words);
});

test("a row without a code says what was typed, and one of another version of the code nothing wrong", () => {
	const wordsOf = (line: string | null) => entryInWords({ detail: "She called.", line });
	expect(wordsOf(null)).toBe("She called.");
	expect(wordsOf('{"code":"of tomorrow"}')).toBe("");
	expect(wordsOf('{"code":"constructor"}')).toBe("");
	expect(wordsOf('{"code":"amount","dollars":1}')).toBe("");
	expect(Object.keys(samples).sort()).toEqual(Object.keys(historyLines).sort());
});

test("what is written without a code was typed by a person or is the subject of a mail", () => {
	const literal = /\b(?:typedText|ofMail): ["'`]|type: "[^"]+",\s*subject: ["'`]/;
	const writers = globSync("app/**/*.server.{ts,tsx}");
	const code = (path: string) => readFileSync(path, "utf8");
	expect(writers.filter((path) => literal.test(code(path)))).toEqual([]);
	const inserts = writers.flatMap((path) =>
		code(path).split("INSERT INTO booking_events").slice(1),
	);
	expect(inserts.length).toBeGreaterThan(2);
	for (const insert of inserts) expect(insert).toMatch(/^\s*\(booking_id, type, detail, line, /);
});
