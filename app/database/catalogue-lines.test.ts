import { expect, test, vi } from "vitest";
import { type CatalogueLine, catalogueEventInWords, catalogueLines } from "./catalogue-lines.ts";

type Code = keyof typeof catalogueLines;
type Sample<Of extends Code> = [
	params: Omit<Extract<CatalogueLine, { code: Of }>, "code">,
	words: string,
];

const date = "2027-06-05";
const start = "16:45";

/** Each code with each of its sentences, as histories have always said them. */
const samples: { [Of in Code]: Sample<Of>[] } = {
	created: [[{}, "created it"]],
	saved: [
		[{}, "saved it"],
		[{ parts: [] }, "saved it"],
		[
			{ parts: ["title", "price_bebe", "isActive", "day_languages", "pickups", "pictures"] },
			"saved it · Title · Baby price · On sale · Days and languages · Pickups · Pictures",
		],
		[{ parts: ["texts.de", "texts.fr"] }, "saved it · Texts in German · Texts in French"],
	],
	"point saved": [
		[{ use: null, parts: ["texts.de"] }, "saved it · Texts in German"],
		[{ use: "taken into use" }, "took it into use"],
		[{ use: "taken out of use", parts: ["texts.es"] }, "took it out of use · Texts in Spanish"],
	],
	"settings saved": [
		[{ names: [] }, "saved it"],
		[
			{ names: ["OPERATOR_PHONE", "OPERATOR_HOURS_DE", "A_SETTING_OF_LATER"] },
			"saved it · Phone · Office hours (German)",
		],
	],
	deleted: [[{}, "deleted it"]],
	"code ended": [[{}, "ended it"]],
	"picture added": [[{}, "added a picture"]],
	"picture removed": [[{}, "removed a picture"]],
	"departure added": [[{ date, start }, "added 2027-06-05 16:45"]],
	"departure closed": [[{ date, start }, "closed 2027-06-05 16:45"]],
	"departure opened": [[{ date, start }, "opened 2027-06-05 16:45"]],
	"departure runs": [[{ date, start }, "decided that 2027-06-05 16:45 runs below its minimum"]],
	"departure cancelled": [[{ date, start }, "cancelled 2027-06-05 16:45"]],
	"departure called off": [[{ date, start }, "called off 2027-06-05 16:45 because of the weather"]],
	"departure moved": [[{ date, start }, "moved the guests of 2027-06-05 16:45"]],
	"departure seats": [[{ date, start, seats: 8 }, "set 8 seats on 2027-06-05 16:45"]],
	"departure start": [[{ date, start, to: "17:00" }, "set start 17:00 on 2027-06-05 16:45"]],
	"departure price": [
		[
			{ date, start, adultCents: 8450, childCents: null, bebeCents: 0 },
			"set the price of 2027-06-05 16:45: adults 84.50, babies 0.00",
		],
		[
			{ date, start, adultCents: null, childCents: null, bebeCents: null },
			"gave 2027-06-05 16:45 the list price again",
		],
	],
	"departure sale": [
		[{ date, start, sells: "seats", wholePriceCents: null }, "sells 2027-06-05 16:45 by seats"],
		[
			{ date, start, sells: "whole", wholePriceCents: 48_050 },
			"sells 2027-06-05 16:45 only as a whole, for 480.50",
		],
		[
			{ date, start, sells: "both", wholePriceCents: 48_000 },
			"sells 2027-06-05 16:45 by seats or whole, for 480.00",
		],
	],
	"timetable saved": [[{ start: "15:00" }, "saved the timetable of 15:00"]],
	"timetable removed": [[{ start: "15:00" }, "removed the start at 15:00"]],
	"price rule": [
		[{ step: "added", place: 1 }, "added price rule 1"],
		[{ step: "changed", place: 2 }, "changed price rule 2"],
		[{ step: "moved", place: 2 }, "moved price rule 2"],
		[{ step: "ended", place: 3 }, "ended price rule 3"],
	],
	fare: [
		[{ step: "added", title: "Senior" }, "added the fare “Senior”"],
		[{ step: "moved", title: "Senior" }, "moved the fare “Senior”"],
	],
	extra: [
		[{ step: "added", title: "Lunch" }, "added the extra “Lunch”"],
		[{ step: "brought back", title: "Lunch" }, "brought back the extra “Lunch”"],
	],
	question: [[{ step: "added", title: "Shoe size" }, "added the question “Shoe size”"]],
	"extra stock": [[{ title: "Bicycles", quantity: 6 }, "set the shared stock “Bicycles” to 6"]],
	team: [
		[{ date, start, names: ["Ana", "White van"] }, "2027-06-05 16:45: Ana, White van"],
		[{ date, start, names: [] }, "2027-06-05 16:45: nobody and no vehicle"],
	],
	"totem enrolled": [[{ name: "Lobby" }, 'enrolled the totem "Lobby"']],
	"totem revoked": [[{ totem: 7 }, "revoked totem 7"]],
	"month of a hotel": [
		[
			{ step: "collect", month: "2027-06", bookings: 2 },
			"marked June 2027 as collected, bookings: 2",
		],
		[
			{ step: "uncollect", month: "2027-06", bookings: 1 },
			"marked June 2027 as not collected after all, bookings: 1",
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
	expect(catalogueEventInWords({ line })).toEqual({ detail: words });
});

test("a row of another version of the code says nothing wrong", () => {
	const detailOf = (line: string) => catalogueEventInWords({ line }).detail;
	expect(detailOf('{"code":"of tomorrow"}')).toBe("");
	expect(detailOf('{"code":"departure closed"}')).toBe("");
	expect(detailOf('{"code":"saved","parts":["toString","of tomorrow","texts.","title"]}')).toBe(
		"saved it · Title",
	);
	expect(Object.keys(samples).sort()).toEqual(Object.keys(catalogueLines).sort());
});

test("every line is said in staff's language: what stands there in English is what staff wrote, or a month", async () => {
	vi.resetModules();
	vi.stubEnv("VITE_PSEUDO_LANGUAGE", "yes");
	const { readStaffLanguageFrom } = await import("#app/messages/languages.ts");
	readStaffLanguageFrom(() => "xa");
	const lines = await import("./catalogue-lines.ts");
	const staffWords = /Senior|Lunch|Bicycles|Ana|White van|Lobby|Shoe size|kesäkuu/g;
	const plain = all.flatMap(
		([, line]) =>
			lines
				.catalogueEventInWords({ line })
				.detail.replaceAll(staffWords, "")
				.match(/[a-z]{3,}/gi) ?? [],
	);
	vi.unstubAllEnvs();
	// the next files share the modules, and read English
	vi.resetModules();
	expect(plain).toEqual([]);
});
