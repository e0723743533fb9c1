import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import {
	excursionImages,
	excursions,
	pickupAssignments,
	translations,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, changeDeparture, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { bookAsGuest, sendBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const list = "/dashboard/excursion";
const edit = (id: string) => `/dashboard/excursion/${id}`;
const page = async (answer: Response) => ({ status: answer.status, text: await answer.text() });
const row = async (id: string) => {
	const [tripRow] = await island.db.select().from(excursions).where(eq(excursions.id, id));
	return tripRow;
};

type Fields = Record<string, string | string[]>;

/** Sends the editor's fields; a list is a field that repeats. */
async function send(path: string, fields: Fields, visitor = marta) {
	const form = new URLSearchParams();
	for (const [name, value] of Object.entries(fields))
		for (const each of [value].flat()) form.append(name, each);
	return await visitor.fetch(path, { method: "POST", body: form });
}

const creation: Fields = {
	title: "Kayaks at dusk",
	subtitle: "Along the red cliffs.",
	description: "We paddle out when the heat is gone.",
	comments: "Dry bags are in the van",
	category: "adventure",
	price_adult: "64,50",
	price_child: "42",
	price_bebe: "0",
	capacity: "10",
	start_time: "17:30",
	duration_minutes: "180",
	cutoff_hours: "6",
	adult_from_age: "12",
	child_from_age: "4",
	minimum_age: "4",
	effort: "easy",
	included: "Kayak\r\nLight",
	not_included: "",
	what_to_bring: "Bring a towel.",
	good_to_know: "You get wet\r\nNo toilets",
	wheelchair: "folding",
	swimming: "",
	least_height_cm: "120",
	most_weight_kg: "",
	activity_place: "",
	activity_time: "",
	"day_languages[2]": ["en", "de"],
	"day_languages[6]": "es",
	day_languages: "1",
};

async function addSecondPicture(excursionId: string): Promise<number> {
	const [picture] = await island.db
		.insert(excursionImages)
		.values({ excursionId, key: "art/stars.svg", alt: "Stars", position: 1, width: 9, height: 9 })
		.returning();
	if (!picture) throw new Error("no picture");
	return picture.id;
}

/** The fields of an unchanged editor. */
async function editorOf(id: string): Promise<Fields> {
	const storedTrip = await row(id);
	const images = await island.db
		.select()
		.from(excursionImages)
		.where(eq(excursionImages.excursionId, id))
		.orderBy(excursionImages.position);
	const stops = await island.db
		.select()
		.from(pickupAssignments)
		.where(eq(pickupAssignments.excursionId, id));
	return {
		...creation,
		version: String(storedTrip?.version),
		title: storedTrip?.title ?? "",
		isActive: storedTrip?.isActive ? ["off", "on"] : "off",
		pictures: "1",
		picture: images.map((image) => String(image.id)),
		picture_alt: images.map(({ alt }) => alt),
		pickups: "1",
		pickup_point: stops.map((stop) => String(stop.pickupPointId)),
		pickup_time: stops.map((stop) => stop.pickupTime),
		pickup_title: stops.map(() => "Hotel Los Dragos"),
	};
}

describe("creating an excursion", () => {
	test("stores every field, opens the days that were ticked, and puts nothing on sale yet", async () => {
		const answer = await send(`${list}/excursion-new`, creation);
		expect(answer.status).toBe(302);
		const id = /excursion\/([\da-f-]{36})$/.exec(answer.headers.get("location") ?? "")?.[1];
		expect(await row(id ?? "")).toMatchObject({
			title: "Kayaks at dusk",
			priceAdultCents: 6450,
			priceChildCents: 4200,
			capacity: 10,
			startTime: "17:30",
			included: "Kayak\nLight",
			...{ wheelchair: "folding", swimming: "", leastHeightCm: 120, mostWeightKg: null },
			goodToKnow: "You get wet\nNo toilets",
			activityTime: null,
			isActive: false,
			version: 1,
		});
		const storedTrip = await (await marta.get(`/_serverFn/getExcursion?excursionId=${id}`)).json<{
			day_languages: unknown;
		}>();
		expect(storedTrip.day_languages).toEqual({ 2: ["en", "de"], 6: ["es"] });
		expect((await island.fetch(`/excursion/${id}`)).status).toBe(404);
		const shownPage = await page(await marta.get(answer.headers.get("location") ?? ""));
		expect(shownPage.text).toContain("add a picture and a pickup");
		expect(shownPage.text).toContain("created it");
	});

	test("says what is wrong with the catalogue's words and keeps what was typed", async () => {
		const answer = await page(
			await send(`${list}/excursion-new`, {
				...creation,
				title: "Kay",
				subtitle: "Sun",
				description: "Short",
				category: "x",
				price_adult: "0",
				price_child: "-1",
				price_bebe: "free",
				capacity: "0",
				start_time: "25:00",
				adult_from_age: "3",
				activity_place: "Harbour",
				...{ wheelchair: "maybe", least_height_cm: "tall", most_weight_kg: "900" },
				"day_languages[2]": "x",
			}),
		);
		expect(answer.status).toBe(400);
		for (const message of [
			"Title must be at least 4 characters long",
			"Subtitle must be at least 4 characters long",
			"Description must be at least 10 characters long",
			"Category must be at least 3 characters long",
			"Adult price must be more than 0",
			"Child price must not be negative",
			"Baby price must be a number, 0 if it is free",
			"Seats must be at least 1",
			"Start must be a time like 04:30",
			"Wheelchair must be one of the answers of the list",
			"Smallest guest must be between 50 and 220",
			"Heaviest guest must be between 20 and 250",
			"Adults can&#x27;t be younger than children",
			"Place and time of the activity go together",
			"Tuesday: Language must be at least 2 characters long",
		])
			expect(answer.text).toContain(message);
		expect(answer.text).toContain('value="Kay"');
		expect(answer.text).toContain('value="free"');
		expect(answer.text).toContain('value="tall"');
		expect(answer.text).toMatch(
			/id="title"[^>]*aria-describedby="title-error"|aria-describedby="title-error"[^>]*id="title"/,
		);
	});
});

describe("changing an excursion", () => {
	test("with no language ticked leaves on no day: the editor says so, and so do page and sale", async () => {
		const trip = await addExcursion(island.db);
		const fields = await editorOf(trip.id);
		for (const name of Object.keys(fields))
			if (name.startsWith("day_languages[")) delete fields[name];
		expect((await send(edit(trip.id), fields)).status).toBe(302);
		expect((await page(await marta.get(edit(trip.id)))).text).toContain(
			'it leaves on <b class="font-semibold text-ink">no day</b>',
		);
		const shownPage = await (await island.fetch(`/excursion/${trip.id}`)).text();
		expect(shownPage).toContain("No departure can be booked now");
		expect(shownPage).not.toContain("· Every day");
		const day = { date: soon(), price: 64.5 };
		expect((await sendBooking(island, bookingOf(trip, day))).status).toBe(422);
	});

	test("keeps days, pickups, pictures and notes that a form does not have, and takes no half of a list", async () => {
		const { id } = await addExcursion(island.db, { comments: "Dry bags are in the van" });
		const storedParts = async () =>
			await (await marta.get(`/_serverFn/getExcursion?excursionId=${id}`)).json<object>();
		const partsBefore = await storedParts();
		const [fields, title] = [await editorOf(id), "Last light on the volcano"];
		const lists = /^(day_languages|pickup|picture|comments)/;
		const without = Object.entries(fields).filter(([name]) => !lists.test(name));
		expect((await send(edit(id), { ...Object.fromEntries(without), title })).status).toBe(302);
		const partsAfter = await storedParts();
		for (const name of ["day_languages", "pickups", "images", "comments"])
			expect(partsAfter).toHaveProperty(name, partsBefore[name as keyof typeof partsBefore]);
		expect(partsAfter).toHaveProperty("title", title);
		for (const [end, label] of [
			["day_languages", "Days and languages"],
			["pickups", "Pickups"],
			["pictures", "Pictures"],
		] as const) {
			const half: Fields = { ...(await editorOf(id)), "day_languages[2]": "en" };
			delete half[end];
			const refused = await page(await send(edit(id), half));
			expect(refused.status).toBe(400);
			expect(refused.text).toContain(`${label} did not arrive whole`);
			// the page shows the stored values, so that the next save empties nothing
			expect(refused.text.match(/ aria-label="\w+day, English"[^>]* checked/g)).toHaveLength(
				end === "day_languages" ? 7 : 1,
			);
			expect(refused.text).toContain("Pickup time at Hotel Los Dragos");
			expect(refused.text).toContain("Three walkers above the clouds");
		}
		const { isActive: _, ...silent } = await editorOf(id);
		expect((await send(edit(id), silent)).status).toBe(400);
		expect(await storedParts()).toEqual(partsAfter);
	});

	test("writes fields, days, pickups and the order of pictures, and guests see it at once", async () => {
		const { id, pointId } = await addExcursion(island.db);
		const other = await addExcursion(island.db);
		const second = await addSecondPicture(id);
		await (await island.fetch(`/excursion/${id}`)).text();
		const form = await editorOf(id);
		const [first] = [form.picture].flat();
		const answer = await send(edit(id), {
			...form,
			title: "Last light on the volcano",
			pickup_point: [String(pointId), String(other.pointId)],
			pickup_time: ["16:30", "16:45"],
			pickup_title: ["Hotel", "Other"],
			picture: [String(second), String(first)],
			picture_alt: ["The Milky Way", "Three walkers"],
		});
		expect(answer.headers.get("location")).toBe(edit(id));
		const shownPage = await page(await island.fetch(`/excursion/${id}`));
		expect(shownPage.text).toContain("Last light on the volcano");
		expect(shownPage.text).toContain("The Milky Way");
		expect(shownPage.text.indexOf("The Milky Way")).toBeLessThan(
			shownPage.text.indexOf("Three walkers"),
		);
		expect(shownPage.text).toContain("16:45");
		const history = (await eventsOf(island.db, "excursion", id)).map(catalogueEventInWords);
		expect(history).toHaveLength(1);
		expect(history[0]?.actorName).toBe("Marta");
		expect(history[0]?.detail).toMatch(/^saved it · Title · /);
		expect(history[0]?.detail).toContain(" · Pickups · Pictures");
		expect(history[0]?.detail).not.toContain("On sale");
	});

	test("moves a picture by its arrow without a script", async () => {
		const { id } = await addExcursion(island.db);
		const second = await addSecondPicture(id);
		await send(edit(id), { ...(await editorOf(id)), move: `left:${second}` });
		const order = [(await editorOf(id)).picture].flat();
		expect(order[0]).toBe(String(second));
	});

	test("saves every text at its limit in all languages, and refuses only a form beyond all limits", async () => {
		const { id } = await addExcursion(island.db);
		// three bytes in UTF-8, nine in the form
		const long = "島".repeat(10_000);
		const inLanguages = ["de", "es", "fr", "it"].map((code) => [`texts.${code}.description`, long]);
		const form = { ...(await editorOf(id)), description: long, ...Object.fromEntries(inLanguages) };
		expect((await send(edit(id), form)).status).toBe(302);
		expect((await row(id))?.description).toBe(long);
		const whole = and(eq(translations.excursionId, id), eq(translations.words, long));
		expect(await island.db.$count(translations, whole)).toBe(4);
		expect((await send(edit(id), { ...form, padding: long.repeat(20) })).status).toBe(413);
		const manager = (await signedInVisitor(island, { role: "manager" })).visitor;
		expect((await send(edit(id), form, manager)).status).toBe(403);
		expect((await send(`${list}/excursion-new`, { ...creation, description: long })).status).toBe(
			302,
		);
	});

	test("of an outdated version is refused, with both sides shown", async () => {
		const { id } = await addExcursion(island.db);
		const mine = { ...(await editorOf(id)), title: "My own title", comments: "mine" };
		const theirs = { ...(await editorOf(id)), title: "Their newer title" };
		const lena = await signedInVisitor(island, { role: "supervisor", name: "Lena" });
		expect((await send(edit(id), theirs, lena.visitor)).status).toBe(302);
		const refused = await page(await send(edit(id), mine));
		expect(refused.status).toBe(409);
		expect(refused.text).toContain("Lena saved this on");
		expect(refused.text).toContain("Title, stored now: Their newer title");
		expect(refused.text).toContain('value="My own title"');
		expect(refused.text).toMatch(
			/name="version" value="2"|value="2" name="version"|name="version"[^>]*value="2"/,
		);
		expect((await row(id))?.title).toBe("Their newer title");
		// refused for another reason, the form is still based on the version that it was sent with
		const unpriced = await page(await send(edit(id), { ...mine, price_adult: "" }));
		expect(unpriced.status).toBe(400);
		expect(unpriced.text).toMatch(/name="version" value="1"/);
		// saved again after the clash was shown
		expect((await send(edit(id), { ...mine, version: "2" })).status).toBe(302);
		expect((await row(id))?.title).toBe("My own title");
	});

	test("twice at the same moment is saved once", async () => {
		const { id } = await addExcursion(island.db);
		const form = await editorOf(id);
		const answers = await Promise.all([
			send(edit(id), { ...form, title: "First of both" }),
			send(edit(id), { ...form, title: "Second of both" }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
		expect((await row(id))?.version).toBe(2);
	});

	test("can't put on sale what has no picture and no pickup, and says so", async () => {
		const created = await send(`${list}/excursion-new`, creation);
		const id = /excursion\/([\da-f-]{36})/.exec(created.headers.get("location") ?? "")?.[1] ?? "";
		const answer = await page(await send(edit(id), { ...(await editorOf(id)), isActive: "on" }));
		expect(answer.status).toBe(422);
		expect(answer.text).toContain("To go on sale it needs a picture and a pickup point");
		expect((await row(id))?.isActive).toBe(false);
	});

	test("can't take the last picture or pickup from what is on sale", async () => {
		const { id } = await addExcursion(island.db);
		const form = await editorOf(id);
		const bare = await page(await send(edit(id), { ...form, remove_picture: form.picture ?? "" }));
		expect(bare.text).toContain("To go on sale it needs a picture");
		const stranded = await page(
			await send(edit(id), { ...form, remove_pickup: form.pickup_point ?? "" }),
		);
		expect(stranded.text).toContain("To go on sale it needs a pickup point");
		const closed = await send(edit(id), {
			...form,
			isActive: "off",
			remove_picture: form.picture ?? "",
			remove_pickup: form.pickup_point ?? "",
		});
		expect(closed.status).toBe(302);
		expect(await row(id)).toMatchObject({ isActive: false });
	});

	test("takes it off sale at once", async () => {
		const { id } = await addExcursion(island.db);
		expect((await island.fetch(`/excursion/${id}`)).status).toBe(200);
		await send(edit(id), { ...(await editorOf(id)), isActive: "off" });
		expect((await island.fetch(`/excursion/${id}`)).status).toBe(404);
	});
});

test("the editor lists the coming departures that differ, and the calendar changes them", async () => {
	const { id } = await addExcursion(island.db);
	expect((await page(await marta.get(edit(id)))).text).toContain(
		"Every coming departure is as its timetable says",
	);
	await changeDeparture(
		island.db,
		{ excursionId: id, date: soon(9) },
		{ state: "closed", note: "Storm" },
	);
	await changeDeparture(island.db, { excursionId: id, date: soon(10) }, { capacity: 5 });
	const shownPage = await page(await marta.get(edit(id)));
	expect(shownPage.text).toContain("Storm");
	expect(shownPage.text).toContain("5 seats");
	expect(shownPage.text).toContain(`/dashboard/calendar?day=${soon(9)}`);
});

describe("the list", () => {
	test("finds by title, category and state, and shows next departure and what was sold", async () => {
		const excursion = await addExcursion(island.db, {
			title: "Zebra crossing 100%",
			category: "weekend",
		});
		await addExcursion(island.db, { title: "Zebra not for sale", isActive: false });
		await bookAsGuest(island, excursion, { adults: 2, price: 128 });
		const both = await page(await marta.get(`${list}?search=zebra`));
		expect(both.text).toContain("Zebra crossing");
		expect(both.text).toContain("Zebra not for sale");
		expect(both.text).toMatch(/>2<\/b> of <!-- -->\d+<!-- --> sold|>2<\/b> of \d+ sold/);
		const off = await page(await marta.get(`${list}?search=zebra&state=off`));
		expect(off.text).not.toContain("Zebra crossing");
		const weekend = await page(await marta.get(`${list}?search=zebra&category=weekend`));
		expect(weekend.text).not.toContain("Zebra not for sale");
		// a per cent sign is searched literally
		const literal = await page(await marta.get(`${list}?search=${encodeURIComponent("100%")}`));
		expect(literal.text).not.toContain("Zebra not for sale");
		const none = await page(await marta.get(`${list}?search=unicorn`));
		expect(none.text).toContain("No excursion is like that");
	});
});
