import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { excursions, hotels, pickupPoints, sessions } from "#app/database/schema.server.ts";
import { addUser, refusal, signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { photo } from "#tests/pictures.ts";
import { addHotel } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

const roles = ["web", "manager", "supervisor", "user,manager", "user", "constructor"];

let island: Island;
const people = new Map<string, Visitor>();
let excursion: Excursion;
beforeAll(async () => {
	island = await startIsland({ variables: { AUTH_ADMIN_USER_IDS: "listed-admin" } });
	excursion = await addExcursion(island.db);
	await addHotel(island, { id: "los-dragos" });
	for (const role of roles) people.set(role, (await signedInVisitor(island, { role })).visitor);
	people.set(
		"listed",
		(await signedInVisitor(island, { id: "listed-admin", role: "user" })).visitor,
	);
});
afterAll(() => island.stop());

const visitorOf = (role: string) => people.get(role) ?? newVisitor(island);
function excursionPath(): string {
	return `/dashboard/excursion/${excursion.id}`;
}

// which role opens which screen: tests/integration/request/rights.test.ts
test("a screen is refused in the catalogue's words, opens for a listed admin, and leads others to the login page and back", async () => {
	const path = excursionPath();
	const words = [
		["user", "You are not allowed to access resource: excursions"],
		["constructor", "Not authorized"],
	] as const;
	for (const [role, sentence] of words) {
		const answer = await visitorOf(role).get(path);
		expect([role, answer.status]).toEqual([role, 403]);
		const text = await answer.text();
		expect(text).toContain(sentence);
		expect(text).toContain("Back to the overview");
	}
	const refused = await visitorOf("web").get("/dashboard/excursion/excursion-new");
	expect((await refused.text()).replaceAll("&quot;", '"')).toContain(
		'unauthorized to access resource "excursions"',
	);
	expect((await visitorOf("listed").get(path)).status).toBe(200);
	const answer = await newVisitor(island).get(path);
	expect(answer.status).toBe(302);
	expect(decodeURIComponent(answer.headers.get("location") ?? "")).toContain(path);
});

test("who changes something is signed in now, not only a minute ago", async () => {
	const { visitor, session } = await signedInVisitor(island, { role: "supervisor" });
	await visitor.get("/dashboard");
	expect(visitor.cookies.has("island.session_data")).toBe(true);
	await island.db.delete(sessions).where(eq(sessions.id, session.id));
	const answer = await visitor.submit(excursionPath(), {});
	expect(answer.headers.get("location")).toContain("/app_login");
});

const creation = {
	title: "Kayaks at dusk",
	subtitle: "Along the red cliffs.",
	description: "We paddle out when the heat is gone.",
	price_adult: 64.5,
	price_child: 42,
	price_bebe: 0,
	isActive: true,
};
const point = { title: "Old harbour", place: "steps", lat: 28.1, lng: -14.2 };

const calls: [call: string, input: () => Record<string, unknown>][] = [
	["createExcursion", () => creation],
	["updateExcursion", () => ({})],
	["uploadExcursionImage", () => ({})],
	["removeExcursionImage", () => ({ excursionId: excursion.id, imageId: 999 })],
	["createPoint", () => point],
	["updatePoint", () => ({ id: 999, ...point })],
	["deletePoint", () => ({ id: 999 })],
];

// which role may make which call: tests/integration/request/rights.test.ts
test("two roles may what one of them may, an unknown one nothing, and a refusal is in the catalogue's words", async () => {
	const refused = [
		["manager", 'unauthorized to access resource "excursions"'],
		["user,manager", 'unauthorized to access resource "excursions"'],
		["user", "You are not allowed to access resource: excursions"],
		["constructor", "Not authorized"],
	] as const;
	for (const [role, message] of refused) {
		const answer = await visitorOf(role).post("/_serverFn/deletePoint", { id: 999 });
		expect([role, answer.status]).toEqual([role, 403]);
		expect(await refusal(answer)).toMatchObject({ code: "FORBIDDEN", message });
	}
	expect((await visitorOf("user,manager").post("/_serverFn/createPoint", point)).status).toBe(201);
});

test.each(calls)(
	"%s is refused to another site's page and to a page that does not say its origin",
	async (call, input) => {
		const boss = visitorOf("supervisor");
		const foreign = { origin: "https://evil.example" };
		expect((await boss.post(`/_serverFn/${call}`, input(), foreign)).status).toBe(403);
		const headers = new Headers({ "content-type": "application/json" });
		headers.set("cookie", [...boss.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
		const silent = await island.fetch(`/_serverFn/${call}`, {
			method: "POST",
			headers,
			body: "{}",
		});
		expect(silent.status).toBe(403);
	},
);

describe("the calls", () => {
	const call = async <Answer>(name: string, body: unknown, role = "supervisor") => {
		const answer = await visitorOf(role).post(`/_serverFn/${name}`, body);
		return { status: answer.status, body: await answer.json<Answer>() };
	};

	test("getUser gives one's own id, and null to a stranger", async () => {
		const { visitor, user } = await signedInVisitor(island, { role: "web" });
		const answer = await (await visitor.get("/_serverFn/getUser")).json<Record<string, unknown>>();
		expect(answer).toEqual({
			id: user.id,
			name: user.name,
			email: user.email,
			emailVerified: user.emailVerified,
			image: null,
			role: "web",
		});
		expect(await (await newVisitor(island).get("/_serverFn/getUser")).json()).toBeNull();
	});

	test("a change is refused the moment the session is revoked, whatever the signed copy says", async () => {
		const { visitor, session } = await signedInVisitor(island, { role: "supervisor" });
		await visitor.get("/dashboard");
		expect(visitor.cookies.has("island.session_data")).toBe(true);
		await island.db.delete(sessions).where(eq(sessions.id, session.id));
		expect((await visitor.post("/_serverFn/createPoint", point)).status).toBe(401);
	});

	test("an excursion is made with the spec's fields alone, finished, and put on sale", async () => {
		const created = await call<{ id: string; missing: string[]; isActive: boolean }>(
			"createExcursion",
			creation,
		);
		expect(created.status).toBe(201);
		expect(created.body.missing).toEqual(["a picture", "a pickup point that is in use"]);
		const { id } = created.body;
		const days = async () =>
			(
				await (
					await visitorOf("supervisor").get(`/_serverFn/getExcursion?excursionId=${id}`)
				).json<{ day_languages: object }>()
			).day_languages;
		const english = ["en"];
		const daily = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, english]));
		expect(await days()).toEqual(daily);
		const change = { ...creation, id, category: "adventure" };
		expect(await call("updateExcursion", change)).toMatchObject({
			status: 422,
			body: { code: "UNFINISHED" },
		});
		const form = new FormData();
		form.set("excursionId", id);
		form.set("image", new File([await photo({ width: 700 })], "a.jpg"));
		const uploaded = await visitorOf("supervisor").fetch("/_serverFn/uploadExcursionImage", {
			method: "POST",
			body: form,
		});
		expect(uploaded.status).toBe(201);
		const nested = {
			excursion_id: id,
			pickup_time: "17:30",
			pickup_point: { title: "Hotel Los Dragos", point_id: excursion.pointId },
		};
		expect(await call("updateExcursion", { ...change, pickups: [nested] })).toEqual({
			status: 200,
			body: { success: true, version: 2 },
		});
		const flat = {
			excursion_id: id,
			pickup_time: "17:45",
			pickup_point_id: excursion.pointId,
			pickup_title: "Hotel Los Dragos",
			pickup_lat: 28.3,
			pickup_lng: -14.6,
		};
		await call("updateExcursion", { ...change, pickups: [flat] });
		const storedTrip = await (
			await visitorOf("web").get(`/_serverFn/getExcursion?excursionId=${id}`)
		).json<{ pickups: { pickup_time: string }[]; isActive: boolean; price_adult: number }>();
		expect(storedTrip).toMatchObject({ isActive: true, price_adult: 64.5, version: 3 });
		expect(storedTrip.pickups).toMatchObject([{ ...nested, pickup_time: "17:45" }]);
		expect((await island.fetch(`/excursion/${id}`)).status).toBe(200);
		// without `day_languages` the days stay; an empty map removes all
		expect(await days()).toEqual(daily);
		await call("updateExcursion", { ...change, day_languages: {} });
		expect(await days()).toEqual({});
	});

	test("an older version is refused, and an unknown point too", async () => {
		const { id } = await addExcursion(island.db);
		const change = { ...creation, id, category: "daily", isActive: false };
		expect((await call("updateExcursion", { ...change, version: 1 })).status).toBe(200);
		expect(await call("updateExcursion", { ...change, version: 1 })).toMatchObject({
			status: 409,
			body: { code: "CHANGED_MEANWHILE" },
		});
		const lost = {
			excursion_id: id,
			pickup_time: "17:30",
			pickup_point: { title: "Nowhere", point_id: 4711 },
		};
		expect(await call("updateExcursion", { ...change, pickups: [lost] })).toMatchObject({
			status: 422,
			body: { code: "UNKNOWN_POINT" },
		});
	});

	test("bad input is told by field in the catalogue's words", async () => {
		const answer = await call<{ code: string; issues: Record<string, string[]> }>(
			"createExcursion",
			{ ...creation, title: "abc", price_adult: "64", day_languages: { 7: ["en"], 1: ["x"] } },
		);
		expect(answer.status).toBe(400);
		expect(answer.body.code).toBe("VALIDATION_ERROR");
		expect(answer.body.issues.title).toEqual(["Title must be at least 4 characters long"]);
		expect(Object.values(answer.body.issues).flat()).toEqual(
			expect.arrayContaining([
				"Day must be 0-6",
				"Language must be at least 2 characters long",
				"Adult price must be a number",
			]),
		);
	});

	test("a pickup point is created, changed, taken out of use and, while unused, deleted", async () => {
		const created = await call<{ id: number }>("createPoint", point);
		const { id } = created.body;
		expect((await call("updatePoint", { id, ...point, isActive: false })).status).toBe(200);
		const [storedPoint] = await island.db
			.select()
			.from(pickupPoints)
			.where(eq(pickupPoints.id, id));
		expect(storedPoint).toMatchObject({ title: "Old harbour", isActive: false });
		expect((await call("deletePoint", { id })).status).toBe(200);
		expect((await call("deletePoint", { id })).status).toBe(404);
		expect(await call("deletePoint", { id: excursion.pointId })).toMatchObject({
			status: 409,
			body: { code: "IN_USE" },
		});
		expect(
			await call("updatePoint", { id: excursion.pointId, ...point, isActive: false }),
		).toMatchObject({ status: 409, body: { code: "LAST_STOP" } });
		expect((await call("createPoint", { ...point, lat: 91 })).status).toBe(400);
	});
});

test("who creates an excursion may finish it until it is on sale, and may change no other", async () => {
	const creator = visitorOf("manager");
	const { visitor: colleague } = await signedInVisitor(island, { role: "manager" });
	const creationAnswer = await creator.post("/_serverFn/createExcursion", creation);
	const { id } = v.parse(v.object({ id: v.string() }), await creationAnswer.json());
	const path = `/dashboard/excursion/${id}`;
	const isEditable = async (visitor: Visitor) =>
		(await (await visitor.get(path)).text()).includes("Save changes");
	const saveBy = async (visitor: Visitor) =>
		(await visitor.submit(path, { intent: "save" })).status;
	const picture = await photo({ width: 640 });
	const upload = async (
		visitor: Visitor,
		queryExcursionId: string,
		excursionId = queryExcursionId,
	) => {
		const body = new FormData();
		body.set("excursionId", excursionId);
		body.set("image", new File([picture], "a.jpg"));
		const address = `/_serverFn/uploadExcursionImage?excursionId=${queryExcursionId}`;
		return (await visitor.fetch(address, { method: "POST", body })).status;
	};
	expect([await isEditable(creator), await isEditable(colleague)]).toEqual([true, false]);
	// nothing is filled in, so a form that is let in is refused as incomplete
	expect([await saveBy(creator), await saveBy(colleague)]).toEqual([400, 403]);
	expect(await upload(creator, id)).toBe(201);
	for (const refused of [
		await upload(colleague, id),
		await upload(creator, excursion.id),
		await upload(creator, id, excursion.id),
	])
		expect(refused).toBe(403);
	await island.db.update(excursions).set({ isActive: true }).where(eq(excursions.id, id));
	expect(await isEditable(creator)).toBe(false);
	expect([await saveBy(creator), await upload(creator, id)]).toEqual([403, 403]);
});

test("what a role may not do is not offered", async () => {
	const shownText = async (role: string, path: string) =>
		await (await visitorOf(role).get(path)).text();
	expect(await shownText("web", "/dashboard/excursion")).not.toContain("Create an excursion");
	expect(await shownText("manager", "/dashboard/excursion")).toContain("Create an excursion");
	const read = await shownText("manager", excursionPath());
	expect(read).not.toContain("Save changes");
	expect(read).toContain("You may read this excursion");
	expect(await shownText("supervisor", excursionPath())).toContain("Save changes");
	const nav = await shownText("web", "/dashboard");
	expect(nav).toContain("/dashboard/hotels");
	expect(nav).not.toContain("/dashboard/bookings");
	expect(nav).not.toContain("/dashboard/users");
});

test("a partner sees its own hotel and no other", async () => {
	const user = await addUser(island, { role: "partner" });
	const { visitor } = await signedInVisitor(island, { role: "partner" });
	await addHotel(island, { id: "casa-bruma", name: "Casa Bruma", partnerUserId: user.id });
	expect(await (await visitor.get("/dashboard/hotels")).text()).not.toContain("Casa Bruma");
	expect((await visitor.get("/dashboard/hotels/casa-bruma")).status).toBe(404);
	const owner = await signedInVisitor(island, { role: "partner" });
	await island.db
		.update(hotels)
		.set({ partnerUserId: owner.user.id })
		.where(eq(hotels.id, "casa-bruma"));
	const ownPage = await (await owner.visitor.get("/dashboard/hotels/casa-bruma")).text();
	expect(ownPage).toContain("Nothing sold yet");
	expect(ownPage).not.toContain("Save changes");
});
