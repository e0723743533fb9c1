import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	excursionImages,
	excursions,
	pickupAssignments,
	translations,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

type Trip = Awaited<ReturnType<typeof addExcursion>>;

/** Sends the editor with the fields that a save must have, and these. */
async function save(trip: Trip, fields: Record<string, string>): Promise<Response> {
	const [storedTrip] = await island.db.select().from(excursions).where(eq(excursions.id, trip.id));
	const form = new URLSearchParams({
		title: storedTrip?.title ?? "",
		subtitle: storedTrip?.subtitle ?? "",
		description: storedTrip?.description ?? "",
		category: "adventure",
		price_adult: "64",
		price_child: "42",
		price_bebe: "0",
		isActive: "on",
		version: String(storedTrip?.version),
		...fields,
	});
	return await marta.fetch(editor(trip), { method: "POST", body: form });
}
const editor = (trip: Trip) => `/dashboard/excursion/${trip.id}`;
const textOf = async (path: string) => (await marta.get(path)).text();
const german = (trip: Trip) => textOf(`/de/excursion/${trip.id}`);

async function storedText(trip: Trip, field: string) {
	const [textRow] = await island.db
		.select()
		.from(translations)
		.where(and(eq(translations.excursionId, trip.id), eq(translations.field, field)));
	return textRow;
}

test("a saved translation is read in its language at once, and what lacks one is marked as English", async () => {
	const trip = await addExcursion(island.db);
	expect(await german(trip)).toMatch(/<h1[^>]* lang="en"[^>]*>First light on the volcano</);
	expect((await save(trip, { "texts.de.title": "Erstes Licht am Vulkan" })).status).toBe(302);
	const page = await german(trip);
	expect(page).toMatch(/<h1(?![^>]*lang=)[^>]*>Erstes Licht am Vulkan</);
	expect(page).toMatch(/<p[^>]* lang="en"[^>]*>Walk above the clouds/);
	expect(await textOf(`/excursion/${trip.id}`)).not.toContain("Erstes Licht");
	expect(await textOf("/de/excursion/excursions")).toContain("Erstes Licht am Vulkan");
	expect(await textOf(editor(trip))).toContain("Texts in German");
	expect((await save(trip, { "texts.de.title": "Das erste Licht" })).status).toBe(302);
	expect(await german(trip)).toContain("Das erste Licht");
	expect((await save(trip, { "texts.de.title": "" })).status).toBe(302);
	expect(await storedText(trip, "title")).toBeUndefined();
	expect(await german(trip)).toMatch(/<h1[^>]* lang="en"[^>]*>First light/);
});

test("a translation is older once the English text has changed, until it is changed or found right", async () => {
	const trip = await addExcursion(island.db);
	const text = { "texts.de.title": "Erstes Licht am Vulkan" };
	await save(trip, text);
	expect(await textOf(editor(trip))).not.toContain("Older than the English text");
	await save(trip, { ...text, title: "First light on the crater" });
	expect(await textOf(editor(trip))).toContain("Older than the English text");
	expect(await textOf("/dashboard/excursion")).toContain("DE 3 missing, 1 older");
	await save(trip, { ...text, texts_checked: "de.title" });
	expect(await textOf(editor(trip))).not.toContain("Older than the English text");
	expect((await storedText(trip, "title"))?.english).toBe("First light on the crater");
});

test("a translation that is too long is refused with the limit of the English text, and stays typed", async () => {
	const trip = await addExcursion(island.db);
	const long = "Sehr langes Licht ".repeat(9);
	const answer = await save(trip, { "texts.de.title": long });
	expect(answer.status).toBe(400);
	const page = await answer.text();
	expect(page).toContain("German: Title must be at most 120 characters long");
	expect(page).toContain(long.trim());
	expect(await storedText(trip, "title")).toBeUndefined();
});

test("the product calls answer in the asked language", async () => {
	const trip = await addExcursion(island.db);
	await save(trip, { "texts.de.title": "Erstes Licht am Vulkan" });
	const call = `/_serverFn/getPublicExcursion?excursionId=${trip.id}`;
	const answer = await (await island.fetch(`${call}&language=de`)).json<{ excursion: object }>();
	expect(answer.excursion).toMatchObject({
		title: "Erstes Licht am Vulkan",
		inEnglish: ["subtitle", "description"],
	});
	const plain = await (await island.fetch(call)).json<{ excursion: object }>();
	expect(plain.excursion).toMatchObject({ title: "First light on the volcano" });
	expect(plain.excursion).not.toHaveProperty("inEnglish");
	expect((await island.fetch(`${call}&language=tlh`)).status).toBe(400);
});

test("the voucher names trip and pickup in the language of its address", async () => {
	const trip = await addExcursion(island.db);
	const booking = await addBooking(island, trip);
	await save(trip, { "texts.de.title": "Erstes Licht am Vulkan" });
	const [stop] = await island.db
		.select({ id: pickupAssignments.pickupPointId })
		.from(pickupAssignments)
		.where(eq(pickupAssignments.excursionId, trip.id));
	await island.db.insert(translations).values({
		pickupPointId: stop?.id ?? 0,
		language: "de",
		field: "place",
		words: "Haupteingang, Playa Larga",
		english: "main door, Playa Larga",
		updatedAt: Date.now(),
	});
	const voucher = await textOf(`/de/booking/${booking.confirmId}`);
	expect(voucher).toContain("Erstes Licht am Vulkan");
	expect(voucher).toContain("Haupteingang, Playa Larga");
	expect(await textOf(`/booking/${booking.confirmId}`)).toContain("First light on the volcano");
});

test("the words of a picture are given in each language, whatever its place, and are older like other texts", async () => {
	const trip = await addExcursion(island.db);
	const id = await pictureOf(trip);
	const words = { [`texts.de.picture-${id}`]: "Drei Wanderer über den Wolken" };
	expect(await german(trip)).toMatch(/alt="Three walkers above the clouds"[^>]* lang="en"/);
	expect((await save(trip, words)).status).toBe(302);
	expect(await german(trip)).toMatch(/alt="Drei Wanderer über den Wolken"(?![^>]* lang=)/);
	expect(await textOf(`/excursion/${trip.id}`)).not.toContain("Drei Wanderer");
	expect(await textOf("/dashboard/excursion")).toContain("DE 3 missing");
	expect(await textOf(editor(trip))).toContain("Texts in German");
	const other = { picture: String(id), picture_alt: "Three walkers and the sun", pictures: "1" };
	await save(trip, { ...words, ...other });
	expect(await textOf(editor(trip))).toContain("Older than the English text");
	await save(trip, { ...words, ...other, texts_checked: `de.picture-${id}` });
	expect(await textOf(editor(trip))).not.toContain("Older than the English text");
	expect(await ofPicture(id)).toMatchObject([{ english: "Three walkers and the sun" }]);
	await save(trip, { ...other, [`texts.de.picture-${id}`]: "" });
	expect(await ofPicture(id)).toEqual([]);
});

test("words of a picture of another excursion are left alone, and those of a removed picture go with it", async () => {
	const [trip, other] = [await addExcursion(island.db), await addExcursion(island.db)];
	const foreign = await pictureOf(other);
	await save(other, { [`texts.fr.picture-${foreign}`]: "Trois marcheurs" });
	for (const words of ["Drei Wanderer", ""]) {
		const fields = { [`texts.fr.picture-${foreign}`]: words, "texts.de.picture-4711": words };
		expect((await save(trip, fields)).status).toBe(302);
	}
	expect(await ofPicture(foreign)).toMatchObject([{ words: "Trois marcheurs" }]);
	const ownPicture = await pictureOf(trip);
	const removed = {
		picture: String(ownPicture),
		picture_alt: "Walkers",
		remove_picture: String(ownPicture),
	};
	const answer = await save(trip, {
		...removed,
		pictures: "1",
		isActive: "off",
		[`texts.de.picture-${ownPicture}`]: "Drei Wanderer",
	});
	expect(answer.status).toBe(302);
	expect(await ofPicture(ownPicture)).toEqual([]);
});

test("two users translate the same picture: the second is asked, and nothing is lost", async () => {
	const trip = await addExcursion(island.db);
	const field = `texts.de.picture-${await pictureOf(trip)}`;
	await save(trip, { [field]: "Drei Wanderer" });
	const answer = await save(trip, { [field]: "Drei Leute", version: "1" });
	expect(answer.status).toBe(409);
	const refusalPage = await answer.text();
	expect(refusalPage).toContain("Picture in German, stored now: Drei Wanderer");
	expect(refusalPage).toContain('value="Drei Leute"');
});

async function pictureOf(trip: Trip): Promise<number> {
	const [picture] = await island.db
		.select()
		.from(excursionImages)
		.where(eq(excursionImages.excursionId, trip.id));
	return picture?.id ?? 0;
}

function ofPicture(id: number) {
	return island.db.select().from(translations).where(eq(translations.imageId, id));
}
