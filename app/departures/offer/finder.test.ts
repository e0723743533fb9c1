import { expect, test } from "vitest";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { categoriesIn, houseCategories } from "#app/catalogue/house-categories.ts";
import type { Departure } from "#app/departures/departure.ts";
import type { Language } from "#app/messages/languages.ts";
import { publicExcursion } from "#tests/samples/excursion-samples.ts";
import { cardOf } from "./excursion-card.ts";
import {
	datesOf,
	explainNothing,
	findTrips,
	offerOf,
	readFilters,
	type Trip,
	withoutUnknownValues,
} from "./finder.ts";
import {
	chosenLine,
	countHeading,
	emptyHeading,
	emptyLead,
	type FinderPage,
	listTitle,
} from "./finder-text.ts";

const today = "2027-06-03";
const pageIn = (language: Language): FinderPage => ({
	...{ language, today, currency: "EUR" },
	categories: categoriesIn(houseCategories(), language),
});
const page = pageIn("en");

function departure(date: string, more: Partial<Departure> = {}): Departure {
	const left = more.left ?? 8;
	return {
		id: 1,
		lacking: null,
		date,
		startTime: "09:00",
		languages: ["en"],
		capacity: 12,
		left,
		state: left > 0 ? "open" : "full",
		...more,
	};
}

function trip(
	title: string,
	more: Partial<Pick<Excursion, "category" | "dayLanguages">> & { euros?: number },
	departures: Departure[],
): Trip {
	return {
		excursion: publicExcursion({
			id: title,
			title,
			category: more.category ?? "daily",
			prices: { adultCents: (more.euros ?? 50) * 100, childCents: 0, bebeCents: 0 },
			startTime: "09:00",
			dayLanguages: more.dayLanguages ?? {},
		}),
		departures,
	};
}

const friday = "2027-06-04";
const saturday = "2027-06-05";
const sunday = "2027-06-06";

const bays = trip("bays", { euros: 46, dayLanguages: { 5: ["en", "de"], 6: ["en"] } }, [
	departure(friday, { languages: ["en", "de"] }),
	departure(saturday),
]);
const tour = trip("tour", { euros: 59, dayLanguages: { 5: ["nl"] } }, [
	departure(friday, { languages: ["nl"], left: 3, startTime: "08:30" }),
]);
const market = trip(
	"market",
	{ euros: 69, category: "weekend", dayLanguages: { 6: ["en"], 0: ["fr"] } },
	[departure(saturday, { left: 0 }), departure(sunday, { languages: ["fr"] })],
);
const trips = [market, bays, tour];

function filtersOf(query: string) {
	return readFilters(new URLSearchParams(query), offerOf(trips, page.categories), today);
}

function titlesFor(query: string): string[] {
	return findTrips(trips, filtersOf(query), today).map((match) => match.trip.excursion.title);
}

test.each([
	["category=weekend&category=zz1&people=2", "category=weekend&people=2"],
	["language=zz1", ""],
	["when=made-up", ""],
	["when=2020-01-01&language=en", "language=en"],
	["category=weekend&language=EN&when=weekend&day=6&max=70", null],
	["category=&language=&when=", null],
	["", null],
])("of ?%s only what is on sale stays: %j", (query, keptQuery) => {
	const knownQuery = withoutUnknownValues(new URLSearchParams(query), trips, today);
	expect(knownQuery && String(knownQuery)).toBe(keptQuery);
});

test("a price limit holds for the days that are asked for", () => {
	const dear = { adultCents: 8000, childCents: 0, bebeCents: 0 };
	const seasonal = {
		excursion: { ...bays.excursion, priceSets: [dear], fromPrices: bays.excursion.prices },
		departures: [departure(friday), { ...departure(saturday), priceSet: 0 }],
	};
	const nextDays = (query: string) =>
		findTrips([seasonal], filtersOf(query), today).map(({ next }) => next?.date ?? null);
	expect(nextDays("max=50")).toEqual([friday]);
	expect(nextDays("max=50&day=6")).toEqual([]);
	expect(nextDays("max=80&day=6")).toEqual([saturday]);
});

test("without filters every trip is listed, the next to leave first", () => {
	expect(titlesFor("")).toEqual(["tour", "bays", "market"]);
});

test.each([
	["category=weekend", ["market"]],
	["category=weekend&category=daily", ["tour", "bays", "market"]],
	["day=6", ["bays", "market"]],
	["day=0", ["market"]],
	["day=5&day=0", ["tour", "bays", "market"]],
	["language=nl", ["tour"]],
	["language=FR", ["market"]],
	["max=50", ["bays"]],
	["when=tomorrow", ["tour", "bays"]],
	["when=weekend", ["bays", "market"]],
	["when=week", ["tour", "bays", "market"]],
	["when=next-week", []],
	[`when=${sunday}`, ["market"]],
	["people=4", ["bays", "market"]],
	["people=9", []],
	["day=5&language=de&max=50&people=2", ["bays"]],
	["language=de&day=6", []],
])("%s lists the trips that fit", (query, titles) => {
	expect(titlesFor(query)).toEqual(titles);
});

test("language and weekday must meet on one departure", () => {
	expect(titlesFor("language=fr&day=6")).toEqual([]);
	expect(titlesFor("language=fr&day=0")).toEqual(["market"]);
});

test("the departure shown is the first one that matches the filters", () => {
	const [match] = findTrips(trips, filtersOf("category=daily&day=6"), today);
	expect(match?.next?.date).toBe(saturday);
});

test("a day that is sold out is shown as sold out, unless seats are asked for", () => {
	const [match] = findTrips([market], filtersOf("day=6"), today);
	expect(match?.next).toBeNull();
	expect(match && cardOf(match.trip, match.next).none).toBe("sold-out");
	expect(findTrips([market], filtersOf("day=6&people=1"), today)).toEqual([]);
});

test("closed departures and those past the cut-off match no date filter", () => {
	const shut = trip("shut", {}, [
		departure(friday, { state: "closed", left: 0 }),
		departure(saturday, { state: "too-late", left: 0 }),
	]);
	expect(findTrips([shut], filtersOf("day=5&day=6"), today)).toEqual([]);
	const [match] = findTrips([shut], filtersOf(""), today);
	expect(match && cardOf(match.trip, match.next).none).toBe("no-dates");
});

test.each([
	"category=golf",
	"day=7",
	"day=-1",
	"day=x",
	"language=xx",
	"max=0",
	"max=-5",
	"max=1e9",
	"max=€40",
	"people=0",
	"people=1000",
	"people=two",
	"when=yesterday",
	"when=2027-02-30",
	"when=2020-01-01",
	"nothing=1",
	"category=&day=&language=&max=&people=&when=",
])("%s is ignored", (query) => {
	expect(filtersOf(query)).toEqual(filtersOf(""));
});

test("spans of days end where people expect it", () => {
	expect(datesOf("week", today)).toEqual(["2027-06-03", "2027-06-09"]);
	expect(datesOf("weekend", today)).toEqual([saturday, sunday]);
	expect(datesOf("weekend", saturday)).toEqual([saturday, sunday]);
	expect(datesOf("weekend", sunday)).toEqual([sunday, sunday]);
	expect(datesOf("next-week", today)).toEqual(["2027-06-07", "2027-06-13"]);
	expect(datesOf("next-week", sunday)).toEqual(["2027-06-07", "2027-06-13"]);
	expect(datesOf("next-week", "2027-06-07")).toEqual(["2027-06-14", "2027-06-20"]);
});

test("the heading counts in words and names kind and days", () => {
	expect(countHeading(7, filtersOf("day=6&day=5"), page)).toBe("Seven trips on Friday or Saturday");
	expect(countHeading(1, filtersOf("category=weekend"), page)).toBe("One weekend trip");
	expect(countHeading(14, filtersOf("when=tomorrow"), page)).toBe("14 trips tomorrow");
	expect(countHeading(2, filtersOf(`when=${saturday}`), page)).toBe("Two trips on Saturday 5 June");
});

test("the title of a filtered list names its filters", () => {
	expect(listTitle(filtersOf(""), page)).toBe("Excursions");
	expect(listTitle(filtersOf("category=weekend"), page)).toBe("Weekend excursions");
	expect(listTitle(filtersOf("category=weekend&day=6&language=nl&people=4&max=80"), page)).toBe(
		"Weekend excursions on Saturday in Dutch for 4 people up to €80",
	);
	expect(listTitle(filtersOf("when=week"), page)).toBe("Excursions in the next 7 days");
});

test("the folded line names what is chosen", () => {
	expect(chosenLine(filtersOf("category=weekend&day=2&language=nl&max=80"), page)).toBe(
		"Weekend, Tue · Dutch · up to €80",
	);
	expect(chosenLine(filtersOf("when=tomorrow&people=2"), page)).toBe(
		"Tomorrow, Fri 4 June · 2 people",
	);
	expect(chosenLine(filtersOf(""), page)).toBe("");
});

test.each([
	["category=weekend&day=2", "No weekend trip leaves on a Tuesday"],
	["when=next-week", "No trip leaves next week"],
	["language=nl&day=6", "No trip in Dutch leaves on a Saturday"],
	["max=20", "No trip costs €20 or less"],
	["people=9&category=daily", "No daily trip has room for nine"],
	["people=4&category=daily&day=0", "No daily trip leaves on a Sunday"],
	["language=nl&max=50", "No trip in Dutch costs €50 or less"],
	["category=daily&people=9&max=20", "No daily trip costs €20 or less"],
	["people=4&when=tomorrow&max=60&language=nl", "No trip in Dutch has room for four"],
	["people=4&max=60&category=weekend", "No weekend trip costs €60 or less"],
])("%s: the heading says why nothing fits", (query, heading) => {
	const filters = filtersOf(query);
	expect(findTrips(trips, filters, today)).toEqual([]);
	expect(emptyHeading(explainNothing(trips, filters, today), page)).toBe(heading);
});

test("the nearest match ignores as few filters as possible, and names them", () => {
	const filters = filtersOf("category=weekend&day=2&language=nl");
	const nothing = explainNothing(trips, filters, today);
	expect(nothing.nearest?.match.trip).toBe(tour);
	expect(nothing.nearest?.missed).toEqual(["categories", "days"]);
	expect(emptyLead(nothing, page)).toBe(
		"Weekend trips go on Saturday and Sunday. The nearest trip is of another kind and leaves on another weekday:",
	);
});

test("where every trip costs more, the cheapest is the nearest, although another one leaves first", () => {
	const [cheapest] = [...trips].sort(
		(a, b) => a.excursion.prices.adultCents - b.excursion.prices.adultCents,
	);
	const nothing = explainNothing(trips, filtersOf("max=20"), today);
	expect(nothing.nearest?.match.trip).toBe(cheapest);
	expect(nothing.nearest?.match.trip).not.toBe(findTrips(trips, filtersOf(""), today)[0]?.trip);
});

test("a party is not split to find something near", () => {
	const nothing = explainNothing(trips, filtersOf("people=4&language=nl"), today);
	expect(nothing.nearest?.match.trip).toBe(bays);
	expect(nothing.nearest?.missed).toEqual(["language"]);
});

test.each([
	["when=week&people=9", saturday],
	["when=week&people=9&day=5", friday],
	["when=2027-06-08&people=9", "2027-06-08"],
])(
	"?%s offers the departure with most seats, and says that no day has more than eight",
	(query, date) => {
		const boats = [
			trip("boat", {}, [
				departure(friday, { left: 2 }),
				departure(saturday, { left: 7 }),
				departure("2027-06-20", { left: 8 }),
			]),
			trip("raft", {}, [departure(friday, { left: 1 }), departure("2027-06-08", { left: 1 })]),
		];
		const filters = readFilters(new URLSearchParams(query), offerOf(boats, page.categories), today);
		const nothing = explainNothing(boats, filters, today);
		expect(nothing.nearest?.match.next?.date).toBe(date);
		expect(emptyLead(nothing, page)).toContain("At most eight seats are left on any of these.");
	},
);

test("what is said of trips that fit all but one filter is true of them, whatever other trips offer", () => {
	const offered = [
		trip("lava", { euros: 38, dayLanguages: { 5: ["en"], 6: ["nl"] } }, [
			departure(friday, { left: 2 }),
			departure(saturday),
		]),
		trip("whales", { euros: 64 }, [departure(friday, { left: 8 })]),
		trip("dunes", { euros: 59 }, [departure(saturday, { languages: ["nl"] })]),
	];
	const wordsFor = (query: string, language: Language = "en") => {
		const filters = readFilters(
			new URLSearchParams(query),
			offerOf(offered, page.categories),
			today,
		);
		const nothing = explainNothing(offered, filters, today);
		const there = pageIn(language);
		return `${emptyHeading(nothing, there)}. ${emptyLead(nothing, there)}`.replaceAll(
			"\u00a0",
			" ",
		);
	};
	expect(wordsFor("max=40&language=nl")).toMatch(
		/^No trip in Dutch costs €40 or less\. The cheapest one costs €59\./,
	);
	expect(wordsFor("people=8&when=tomorrow&max=40")).toMatch(
		/^No trip for €40 or less tomorrow has room for eight\. At most two seats are left on any of these\./,
	);
	expect(wordsFor("language=nl&when=tomorrow")).toMatch(
		/^No trip in Dutch leaves tomorrow\. The guides of these trips speak English\./,
	);
	const inOthers = (["de", "es", "fr", "it"] as const).map((language) =>
		wordsFor("people=8&when=tomorrow&max=40", language),
	);
	expect(inOthers.map((words) => words.split(". ").slice(0, 2).join(". "))).toEqual([
		"Kein Ausflug für 40 € oder weniger hat morgen noch acht Plätze frei. Überall sind höchstens noch zwei Plätze frei",
		"Ninguna excursión de 40 € o menos tiene sitio mañana para ocho personas. En cada una quedan como mucho dos plazas",
		"Aucune excursion à 40 € ou moins n’a de place demain pour huit personnes. Il reste au plus deux places sur chacune d’elles",
		"Nessuna escursione a 40 € o meno ha posto domani per otto persone. Su ciascuna restano al massimo due posti",
	]);
});

test("when nothing can be booked at all, nothing is near", () => {
	const soldOut = [trip("full", {}, [departure(friday, { left: 0 })])];
	const filters = readFilters(
		new URLSearchParams("people=2"),
		offerOf(soldOut, page.categories),
		today,
	);
	expect(explainNothing(soldOut, filters, today).nearest).toBeNull();
});

test("categories that the operator does not list come behind those of the list", () => {
	const golf = trip("golf", { category: "golf" }, []);
	const { categories } = offerOf([golf, ...trips], page.categories);
	expect(categories.map(({ name }) => name)).toEqual(["Daily", "Weekend", "Golf"]);
});

test.each([
	[
		"de",
		"Sieben Tages- oder Wochenendausflüge am Freitag oder Samstag",
		"Ein Ausflug morgen",
		"Tages- oder Wochenendausflüge am Freitag oder Samstag auf Niederländisch für 4 Personen bis 80 €",
	],
	[
		"es",
		"Siete excursiones de un día o de fin de semana para el viernes o el sábado",
		"Una excursión mañana",
		"Excursiones de un día o de fin de semana para el viernes o el sábado en neerlandés para 4 personas hasta 80 €",
	],
	[
		"fr",
		"Sept excursions à la journée ou de week-end le vendredi ou le samedi",
		"Une excursion demain",
		"Excursions à la journée ou de week-end le vendredi ou le samedi en néerlandais pour 4 personnes jusqu’à 80 €",
	],
	[
		"it",
		"Sette escursioni in giornata o nel fine settimana di venerdì o sabato",
		"Un’escursione domani",
		"Escursioni in giornata o nel fine settimana di venerdì o sabato in olandese per 4 persone fino a 80 €",
	],
] as const)(
	"in %s heading and title are sentences of that language",
	(language, many, one, title) => {
		const kinds = "category=daily&category=weekend&day=5&day=6";
		expect(countHeading(7, filtersOf(kinds), pageIn(language))).toBe(many);
		expect(countHeading(1, filtersOf("when=tomorrow"), pageIn(language))).toBe(one);
		const filters = filtersOf(`${kinds}&language=nl&people=4&max=80`);
		expect(listTitle(filters, pageIn(language)).replaceAll("\u00a0", " ")).toBe(title);
	},
);

test.each([
	[
		"de",
		"Kein Wochenendausflug startet an einem Dienstag",
		"Wochenendausflüge starten samstags und sonntags. Der ähnlichste Ausflug ist von anderer Art und startet an einem anderen Wochentag:",
	],
	[
		"es",
		"Ninguna excursión de fin de semana sale un martes",
		"Las excursiones de fin de semana salen los sábados y domingos. La excursión más parecida es de otro tipo y sale otro día de la semana:",
	],
	[
		"fr",
		"Aucune excursion de week-end ne part un mardi",
		"Les excursions de week-end partent le samedi et le dimanche. L’excursion la plus proche est d’un autre type et part un autre jour de la semaine :",
	],
	[
		"it",
		"Nessuna escursione nel fine settimana parte di martedì",
		"Le escursioni nel fine settimana partono il sabato e la domenica. L’escursione più simile è di un altro tipo e parte in un altro giorno della settimana:",
	],
] as const)(
	"in %s an empty list says why, and what there is instead",
	(language, heading, lead) => {
		const filters = filtersOf("category=weekend&day=2&language=nl");
		const nothing = explainNothing(trips, filters, today);
		const there = pageIn(language);
		expect(emptyHeading(nothing, there)).toBe(heading);
		expect(emptyLead(nothing, there).replaceAll("\u00a0", " ")).toBe(lead);
	},
);

test("the folded line begins with a capital letter in every language", () => {
	const filters = filtersOf("day=5&day=6&max=80");
	const line = chosenLine(filters, pageIn("es"));
	expect(line.replaceAll("\u00a0", " ")).toBe("Vie, sáb · hasta 80 €");
});

test.each([
	["en", "Two “Whales & sea” or weekend trips", "“Whales & sea” or weekend excursions"],
	["de", "Zwei „Wale“- oder Wochenendausflüge", "„Wale“- oder Wochenendausflüge"],
	[
		"es",
		"Dos excursiones «Ballenas» o de fin de semana",
		"Excursiones «Ballenas» o de fin de semana",
	],
	[
		"fr",
		"Deux excursions « Whales & sea » ou de week-end",
		"Excursions « Whales & sea » ou de week-end",
	],
	[
		"it",
		"Due escursioni «Whales & sea» o nel fine settimana",
		"Escursioni «Whales & sea» o nel fine settimana",
	],
] as const)(
	"in %s a category that the operator calls otherwise is named as they call it, in their order",
	(language, heading, title) => {
		const ofOperator = [
			{ key: "daily", names: { en: "Whales & sea", de: "Wale", es: "Ballenas" } },
			{ key: "weekend", names: { en: "Weekend" } },
		];
		const there = { ...pageIn(language), categories: categoriesIn(ofOperator, language) };
		const filters = filtersOf("category=weekend&category=daily");
		expect(countHeading(2, filters, there).replaceAll("\u00a0", " ")).toBe(heading);
		expect(listTitle(filters, there).replaceAll("\u00a0", " ")).toBe(title);
		const reversed = offerOf(trips, there.categories.toReversed());
		expect(reversed.categories.map(({ key }) => key)).toEqual(["weekend", "daily"]);
	},
);

test("of a German sentence a category of the operator's begins no word of its own", () => {
	const whales = { key: "daily", name: "Wale", house: null };
	const there = { ...pageIn("de"), categories: [whales] };
	expect(countHeading(1, filtersOf("category=daily"), there)).toBe("Ein „Wale“-Ausflug");
	expect(listTitle(filtersOf("category=daily"), there)).toBe("„Wale“-Ausflüge");
});
