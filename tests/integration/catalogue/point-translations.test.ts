import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	catalogueState,
	pickupAssignments,
	pickupPoints,
	translations,
} from "#app/database/schema.server.ts";
import { writtenLanguages } from "#app/messages/languages.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

const others = writtenLanguages
	.filter((language) => language !== "en" && language !== "de")
	.map((language) => language.toUpperCase())
	.join(", ");
let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const point = {
	title: "Hotel Los Dragos",
	place: "main door, Playa Larga",
	lat: "28.3",
	lng: "-14.6",
	isActive: "on",
};
const german = { "texts.de.place": "Haupteingang, Playa Larga" };
const screen = ({ pointId }: Excursion) => `/dashboard/points/${pointId}`;
const save = (trip: Excursion, fields: Record<string, string> = {}) =>
	marta.submit(screen(trip), { ...point, ...fields });
const textOf = async (path: string) => (await marta.get(path)).text();
const germanPage = ({ id }: Excursion) => textOf(`/de/excursion/${id}`);

async function storedText({ pointId }: Excursion, field: string) {
	const [textRow] = await island.db
		.select()
		.from(translations)
		.where(and(eq(translations.pickupPointId, pointId), eq(translations.field, field)));
	return textRow;
}

test("a place that changes while guests wait for it names the departures whose guests should be told", async () => {
	const trip = await addExcursion(island.db, { title: "Caves for everybody" });
	await addBooking(island, trip);
	await save(trip);
	const quiet = await textOf(screen(trip));
	expect(quiet).toContain("The point is saved");
	expect(quiet).not.toContain("nobody has told them");
	await save(trip, { place: "rear gate" });
	const screenText = await textOf(screen(trip));
	expect(screenText).toContain(
		"1 coming booking waits here, and nobody has told them of the change",
	);
	expect(screenText).toContain("write to the guests of Caves for everybody (");
});

test("where to stand is read in its language at once, and a title without one is marked as English", async () => {
	const trip = await addExcursion(island.db);
	expect(await germanPage(trip)).toContain('<span lang="en">main door, Playa Larga</span>');
	const [stateBefore] = await island.db.select().from(catalogueState);
	expect((await save(trip, german)).headers.get("location")).toBe(screen(trip));
	// totems ask whether this is still the same
	const [stateAfter] = await island.db.select().from(catalogueState);
	expect(stateAfter?.content).not.toBe(stateBefore?.content);
	const page = await germanPage(trip);
	expect(page).toContain("<span>Haupteingang, Playa Larga</span>");
	expect(page).toContain('<span lang="en">Hotel Los Dragos</span>');
	expect(page).toMatch(/<option[^>]* lang="en"[^>]*>[^<]*Hotel Los Dragos/);
	expect(await textOf(`/excursion/${trip.id}`)).not.toContain("Haupteingang");
	expect(await textOf(screen(trip))).toContain("saved it · Texts in German");
	expect((await save(trip, { "texts.de.title": "Hotel zu den Drachen" })).status).toBe(302);
	const pageWithTitle = await germanPage(trip);
	// staff read one name for one place, so the booking keeps the English one
	expect(pageWithTitle).toMatch(
		/<option value="04:30 · Hotel Los Dragos"(?![^>]*lang=)[^>]*>[^<]*Hotel zu den Drachen/,
	);
	expect(pageWithTitle).toContain("Haupteingang, Playa Larga");
	await save(trip, { "texts.de.place": "" });
	expect(await storedText(trip, "place")).toBeUndefined();
	expect(await germanPage(trip)).toContain('<span lang="en">main door, Playa Larga</span>');
});

test("the list and the screen say what is missing, and what is older until it is changed or found right", async () => {
	const trip = await addExcursion(island.db);
	await island.db
		.update(pickupPoints)
		.set({ title: "Old harbour" })
		.where(eq(pickupPoints.id, trip.pointId));
	const ownTexts = { title: "Old harbour", "texts.de.title": "Alter Hafen", ...german };
	expect((await save(trip, ownTexts)).status).toBe(302);
	const rowOf = async () =>
		/Old harbour<\/a>[\s\S]*?<\/li>/.exec(await textOf("/dashboard/points"))?.[0] ?? "";
	expect(await rowOf()).toContain(`DE complete; ${others} 2 missing`);
	await save(trip, { ...ownTexts, place: "by the fountain" });
	expect(await rowOf()).toContain(`DE 1 older; ${others} 2 missing`);
	expect(await textOf(screen(trip))).toContain("Older than the English text");
	await save(trip, { ...ownTexts, place: "by the fountain", texts_checked: "de.place" });
	expect(await textOf(screen(trip))).not.toContain("Older than the English text");
	expect(await storedText(trip, "place")).toMatchObject({ english: "by the fountain" });
});

test("a language that does not exist is refused, by the form and by a call", async () => {
	const trip = await addExcursion(island.db);
	const answer = await save(trip, { "texts.tlh.place": "naDev" });
	expect(answer.status).toBe(400);
	expect(await answer.text()).toContain("There is no such language");
	const call = { ...point, id: trip.pointId, lat: 28.3, lng: -14.6, isActive: true };
	const texts = { de: { place: "Haupteingang" } };
	const send = (body: object) => marta.post("/_serverFn/updatePoint", { ...call, ...body });
	expect((await send({ texts: { tlh: texts.de } })).status).toBe(400);
	expect((await send({ texts })).status).toBe(200);
	expect(await storedText(trip, "place")).toMatchObject({ words: "Haupteingang" });
	// a save that brings no texts along leaves them
	expect((await send({})).status).toBe(200);
	expect(await storedText(trip, "place")).toMatchObject({ words: "Haupteingang" });
});

test("a refused save writes no text, and who may not change the point may not translate it", async () => {
	const trip = await addExcursion(island.db);
	expect((await save(trip, { ...german, isActive: "off" })).status).toBe(409);
	expect(await storedText(trip, "place")).toBeUndefined();
	const guide = (await signedInVisitor(island, { role: "guide" })).visitor;
	expect((await guide.submit(screen(trip), { ...point, ...german })).status).toBe(403);
	expect(await storedText(trip, "place")).toBeUndefined();
});

test("a guest's voucher and the choice of another stop name the stop in their language", async () => {
	const trip = await addExcursion(island.db);
	const { confirmId } = await addBooking(island, trip, { date: soon(20) });
	const other = await addExcursion(island.db);
	await island.db
		.insert(pickupAssignments)
		.values({ excursionId: trip.id, pickupPointId: other.pointId, pickupTime: "05:00" });
	await save(trip, { "texts.de.title": "Hotel zu den Drachen" });
	const stop =
		/Hotel zu den Drachen(?:<!-- -->)?, (?:<!-- -->)?<span lang="en">main door, Playa Larga</;
	expect(await textOf(`/de/booking/${confirmId}`)).toMatch(stop);
	const guestReads = async (path: string) => (await island.fetch(path)).text();
	expect(await guestReads(`/de/booking/${confirmId}/change`)).toMatch(
		/<option[^>]*>04:30 · Hotel zu den Drachen</,
	);
	expect(await guestReads(`/es/booking/${confirmId}/change`)).toMatch(
		/<option[^>]* lang="en"[^>]*>4:30 · Hotel Los Dragos</,
	);
	expect(await textOf(`/booking/${confirmId}`)).toContain(
		"Hotel Los Dragos, main door, Playa Larga",
	);
});
