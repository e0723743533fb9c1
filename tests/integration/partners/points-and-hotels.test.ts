import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import {
	bookings,
	hotels,
	pickupAssignments,
	pickupPoints,
	totems,
} from "#app/database/schema.server.ts";
import { addUser, signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, editorFieldsOf } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { openedVersion, versionIn } from "#tests/opened-version.ts";
import { sampleHotelForm } from "#tests/samples/hotel-samples.ts";
import { addTotem } from "#tests/totems.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland({
		seed: true,
		variables: { MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}.png" },
	});
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const page = async (answer: Response) => ({ status: answer.status, text: await answer.text() });
const point = { title: "Old harbour", place: "steps", lat: "28,1", lng: "-14.2", isActive: "on" };

describe("a pickup point", () => {
	test("is created by typing, and then stands in the list", async () => {
		const answer = await marta.submit("/dashboard/points/point-new", point);
		expect(answer.headers.get("location")).toBe("/dashboard/points");
		const list = await page(await marta.get("/dashboard/points"));
		expect(list.text).toContain("Old harbour");
		expect(list.text).toContain("The point is created.");
		const [storedPoint] = await island.db
			.select()
			.from(pickupPoints)
			.where(eq(pickupPoints.title, "Old harbour"));
		expect(storedPoint).toMatchObject({ lat: 28.1, lng: -14.2, place: "steps", isActive: true });
	});

	test("must lie on Earth and have a name; what was typed stays", async () => {
		const answer = await page(
			await marta.submit("/dashboard/points/point-new", { title: "ab", lat: "91", lng: "-181" }),
		);
		expect(answer.status).toBe(400);
		for (const message of [
			"Pickup title must be at least 3 characters long",
			"Latitude must be between -90 and 90",
			"Longitude must be between -180 and 180",
		])
			expect(answer.text).toContain(message);
		expect(answer.text).toContain('value="91"');
		const empty = await page(await marta.submit("/dashboard/points/point-new", { title: "abc" }));
		expect(empty.text).toContain("Latitude must be a number");
	});

	test("that an excursion on sale depends on can't be taken out of use or deleted", async () => {
		const { pointId, title } = await addExcursion(island.db);
		const path = `/dashboard/points/${pointId}`;
		const refused = await page(await marta.submit(path, { ...point, isActive: "off" }));
		expect(refused.status).toBe(409);
		expect(refused.text).toContain(`no pickup left for ${title}`);
		expect((await marta.submit(path, { intent: "delete" })).status).toBe(409);
		expect((await page(await marta.get(path))).text).toContain("can’t be deleted");
	});

	test("stays in use if the only other one of an excursion is taken out of use in the same moment", async () => {
		const excursion = await addExcursion(island.db);
		const [second] = await island.db
			.insert(pickupPoints)
			.values({ title: "Second", place: "", lat: 28, lng: -14, createdAt: 0, updatedAt: 0 })
			.returning();
		if (!second) throw new Error("No second point");
		await island.db
			.insert(pickupAssignments)
			.values({ excursionId: excursion.id, pickupPointId: second.id, pickupTime: "05:00" });
		island.onDatabaseCall(async (body) => {
			if (!/update .{0,2}pickup_points/.test(body)) return body;
			island.onDatabaseCall(null);
			await island.db
				.update(pickupPoints)
				.set({ isActive: false })
				.where(eq(pickupPoints.id, second.id));
			return body;
		});
		const path = `/dashboard/points/${excursion.pointId}`;
		expect((await marta.submit(path, { ...point, isActive: "off" })).status).toBe(409);
	});

	test("that is taken out of use in the moment in which it becomes an excursion’s only one is no longer enough", async () => {
		const excursion = await addExcursion(island.db);
		const [second] = await island.db
			.insert(pickupPoints)
			.values({ title: "Second", place: "", lat: 28, lng: -14, createdAt: 0, updatedAt: 0 })
			.returning();
		if (!second) throw new Error("No second point");
		island.onDatabaseCall(async (body) => {
			if (!/update .{0,2}excursions/.test(body)) return body;
			island.onDatabaseCall(null);
			await island.db
				.update(pickupPoints)
				.set({ isActive: false })
				.where(eq(pickupPoints.id, second.id));
			return body;
		});
		const answer = await marta.submit(`/dashboard/excursion/${excursion.id}`, {
			...editorFieldsOf(excursion),
			version: await openedVersion(marta, `/dashboard/excursion/${excursion.id}`),
			...{ pickups: "1", pickup_point: String(second.id), pickup_time: "04:30" },
		});
		expect([answer.status, await answer.text()]).toEqual([
			422,
			expect.stringContaining("a pickup point that is in use"),
		]);
	});

	test("says in its history when it went out of use and came back", async () => {
		const quiet = { ...point, title: "Quiet bay" };
		await marta.submit("/dashboard/points/point-new", quiet);
		const [storedPoint] = await island.db
			.select()
			.from(pickupPoints)
			.where(eq(pickupPoints.title, "Quiet bay"));
		const path = `/dashboard/points/${storedPoint?.id}`;
		for (const isActive of ["off", "on", "on"]) await marta.submit(path, { ...quiet, isActive });
		const history = await eventsOf(island.db, "point", storedPoint?.id ?? 0);
		expect(history.map(catalogueEventInWords).map(({ detail }) => detail)).toEqual([
			"saved it",
			"took it into use",
			"took it out of use",
			"created it",
		]);
		expect((await page(await marta.get(path))).text).toContain("took it out of use");
	});

	test("is seen with tiles of one named server, on pages with a map and nowhere else", async () => {
		const policy = async (path: string) =>
			(await marta.get(path)).headers.get("content-security-policy") ?? "";
		for (const path of ["/dashboard/points", "/dashboard/points/point-new", "/dashboard/points/1"])
			expect(await policy(path)).toContain("img-src 'self' data: https://tiles.example;");
		for (const path of ["/dashboard/excursion", "/dashboard/hotels", "/"])
			expect(await policy(path)).not.toContain("tiles.example");
		const answer = await marta.get("/dashboard/points");
		expect(answer.headers.has("x-picture-origin")).toBe(false);
	});
});

describe("a hotel", () => {
	const hotel = {
		...sampleHotelForm,
		id: "Casa-Sol",
		name: "Casa Sol",
		pickupPointId: "1",
		partnerEmail: "",
	};

	test("is created once under a short name", async () => {
		const answer = await marta.submit("/dashboard/hotels/hotel-new", hotel);
		expect(answer.headers.get("location")).toBe("/dashboard/hotels/casa-sol");
		const again = await page(await marta.submit("/dashboard/hotels/hotel-new", hotel));
		expect(again.status).toBe(409);
		expect(again.text).toContain("There is a hotel with this short name already");
		expect((await page(await marta.get("/dashboard/hotels"))).text).toContain("Casa Sol");
	});

	test.each(["web", "confirm", "ab", "a b", "-x-y", "über-uns"])(
		"can't be called %j",
		async (id) => {
			const answer = await marta.submit("/dashboard/hotels/hotel-new", { ...hotel, id });
			expect(answer.status).toBe(400);
		},
	);

	test("has a partner that is one, and a point that exists", async () => {
		const guest = await addUser(island, { role: "user" });
		const partner = await addUser(island, { role: "user, partner" });
		const save = async (change: Record<string, string>) =>
			page(await marta.submit("/dashboard/hotels/los-dragos", { ...hotel, ...change }));
		expect((await save({ partnerEmail: guest.email })).text).toContain(
			"no user with this email and the role partner",
		);
		expect((await save({ pickupPointId: "4711" })).text).toContain("no longer exists");
		expect((await save({ partnerEmail: partner.email.toUpperCase() })).status).toBe(302);
		const [storedHotel] = await island.db.select().from(hotels).where(eq(hotels.id, "los-dragos"));
		expect(storedHotel).toMatchObject({ partnerUserId: partner.id, isActive: true });
		await marta.submit("/dashboard/hotels/los-dragos", { ...hotel, isActive: "off" });
		const [hotelAfter] = await island.db.select().from(hotels).where(eq(hotels.id, "los-dragos"));
		expect(hotelAfter).toMatchObject({ partnerUserId: null, isActive: false });
	});

	test("keeps its pickup point while that is out of use, and no other hotel can choose it", async () => {
		const [stop] = await island.db
			.insert(pickupPoints)
			.values({ title: "Closed pier", place: "", lat: 28, lng: -14, createdAt: 0, updatedAt: 0 })
			.returning();
		const id = String(stop?.id);
		await marta.submit("/dashboard/hotels/los-dragos", { ...hotel, pickupPointId: id });
		const out = { ...point, title: "Closed pier", isActive: "off" };
		expect((await marta.submit(`/dashboard/points/${id}`, out)).status).toBe(302);
		const ownPage = await page(await marta.get("/dashboard/hotels/los-dragos"));
		expect(ownPage.text).toContain(`<option value="${id}" selected="">Closed pier (not in use)`);
		expect((await page(await marta.get("/dashboard/hotels/casa-sol"))).text).not.toContain(
			"Closed pier",
		);
		expect((await page(await marta.get("/dashboard/hotels/hotel-new"))).text).not.toContain(
			"Closed pier",
		);
	});

	test("keeps all that it has when a form comes without a field, and so does a pickup point", async () => {
		const [storedHotel] = await island.db.select().from(hotels).where(eq(hotels.id, "los-dragos"));
		const { id: _, ...whole } = hotel;
		for (const name of Object.keys(whole)) {
			const fields = Object.entries(whole).filter(([each]) => each !== name);
			const answer = await marta.submit("/dashboard/hotels/los-dragos", Object.fromEntries(fields));
			expect([name, answer.status]).toEqual([name, 400]);
		}
		const [hotelAfter] = await island.db.select().from(hotels).where(eq(hotels.id, "los-dragos"));
		expect(hotelAfter).toEqual(storedHotel);
		const { pointId } = await addExcursion(island.db);
		for (const name of Object.keys(point)) {
			const fields = Object.entries(point).filter(([each]) => each !== name);
			const answer = await marta.submit(`/dashboard/points/${pointId}`, Object.fromEntries(fields));
			expect([name, answer.status]).toEqual([name, 400]);
		}
		const { isActive: __, ...withoutUse } = point;
		const call = { id: pointId, ...withoutUse, lat: 28.1, lng: -14.2 };
		expect((await marta.post("/_serverFn/updatePoint", call)).status).toBe(400);
	});

	test("shows what it sold by month, confirmed bookings alone", async () => {
		const rows = await island.db.select().from(bookings).where(eq(bookings.hotelId, "los-dragos"));
		const confirmed = rows.filter(({ status }) => status === "confirmed");
		expect(confirmed.length).toBeGreaterThan(0);
		const { text } = await page(await marta.get("/dashboard/hotels/los-dragos"));
		const counted = [...text.matchAll(/<td[^>]*text-right[^>]*>(\d+)<\/td>/g)].map(([, n]) =>
			Number(n),
		);
		const sum = counted.filter((_, index) => index % 2 === 0).reduce((a, b) => a + b, 0);
		expect(sum).toBe(confirmed.length);
	});
});

describe("a form that was opened before somebody else saved", () => {
	const hotel = { ...sampleHotelForm, name: "Casa Bruma", pickupPointId: "", partnerEmail: "" };

	test("of a hotel is refused with who saved what, keeps what was typed, and is saved when sent again", async () => {
		const path = "/dashboard/hotels/casa-bruma";
		await marta.submit(path, hotel);
		const version = await openedVersion(marta, path);
		const nuria = (await signedInVisitor(island, { role: "supervisor", name: "Nuria" })).visitor;
		const theirs = { ...hotel, paymentMode: "hotel", isActive: "off", version };
		expect((await nuria.submit(path, theirs)).status).toBe(302);
		const mine = { ...hotel, address: "Calle Sol 3", version };
		const refused = await page(await marta.submit(path, mine));
		expect(refused.status).toBe(409);
		for (const words of [
			"Nuria saved this on",
			"Who collects the money, stored now: The hotel collects",
			"Open: its totem sells, stored now: no",
			"Address, stored now: Sample of address",
			'value="Calle Sol 3"',
		])
			expect(refused.text).toContain(words);
		expect(refused.text).not.toContain("Phone, stored now");
		const [storedHotel] = await island.db.select().from(hotels).where(eq(hotels.id, "casa-bruma"));
		expect(storedHotel).toMatchObject({ paymentMode: "hotel", isActive: false });
		const history = (await eventsOf(island.db, "hotel", "casa-bruma")).length;

		const newer = versionIn(refused.text);
		expect((await marta.submit(path, { ...mine, version: newer })).status).toBe(302);
		const [hotelAfter] = await island.db.select().from(hotels).where(eq(hotels.id, "casa-bruma"));
		expect(hotelAfter).toMatchObject({
			address: "Calle Sol 3",
			paymentMode: "phone",
			isActive: true,
		});
		// the refused save stands in no history, and one that was sent twice is saved
		expect(await eventsOf(island.db, "hotel", "casa-bruma")).toHaveLength(history + 1);
		expect((await marta.submit(path, { ...mine, version: newer })).status).toBe(302);
	});

	test("of a pickup point is refused with its texts, by a call too, and writes none of them", async () => {
		const { pointId } = await addExcursion(island.db);
		const path = `/dashboard/points/${pointId}`;
		const version = await openedVersion(marta, path);
		const theirs = { ...point, title: "New harbour", "texts.de.title": "Neuer Hafen", version };
		expect((await marta.submit(path, theirs)).status).toBe(302);
		const mine = { ...point, place: "by the crane", "texts.de.title": "Hafen", version };
		const refused = await page(await marta.submit(path, mine));
		expect(refused.status).toBe(409);
		expect(refused.text).toContain("Title, stored now: New harbour");
		expect(refused.text).toContain("Title in German, stored now: Neuer Hafen");
		expect(refused.text).not.toContain("Latitude, stored now");
		const call = { id: pointId, ...point, isActive: true, lat: 28, lng: -14 };
		const late = await marta.post("/_serverFn/updatePoint", {
			...call,
			version: Number(version),
		});
		expect([late.status, await late.json()]).toEqual([
			409,
			expect.objectContaining({ code: "CHANGED_MEANWHILE" }),
		]);
		const { text } = await page(await marta.get(path));
		expect(text).toContain('value="Neuer Hafen"');
		// who knows only the specified fields still saves
		expect((await marta.post("/_serverFn/updatePoint", call)).status).toBe(200);
	});
});

describe("a hotel's totem", () => {
	const path = "/dashboard/hotels/casa-bruma";

	test("can be revoked", async () => {
		await addTotem(island, "casa-bruma");
		expect((await page(await marta.get(path))).text).toContain("Live");
		const [totem] = await island.db.select().from(totems).where(eq(totems.hotelId, "casa-bruma"));
		const revoke = { intent: "revoke", totemId: String(totem?.id) };
		// it cannot be revoked through another hotel's page
		await marta.submit("/dashboard/hotels/los-dragos", revoke);
		expect((await page(await marta.get(path))).text).toContain("Live");
		await marta.submit(path, revoke);
		const pageAfter = await page(await marta.get(path));
		expect(pageAfter.text).toContain("Revoked");
		expect(pageAfter.text).toContain(`revoked totem ${totem?.id}`);
	});

	test("can be changed by those who may change hotels alone", async () => {
		const manager = (await signedInVisitor(island, { role: "manager" })).visitor;
		expect((await manager.submit(path, { intent: "revoke", totemId: "1" })).status).toBe(403);
	});
});
