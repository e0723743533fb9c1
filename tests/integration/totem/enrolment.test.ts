import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import { totemEnrolments, totems } from "#app/database/schema.server.ts";
import { revokeTotem } from "#app/partners/totems.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";
import { addHotelWithTrip } from "#tests/totems.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" })).visitor;
});
afterAll(() => island.stop());

const answerSchema = v.object({
	state: v.string(),
	code: v.optional(v.string(), ""),
	url: v.optional(v.string(), ""),
	hotelId: v.optional(v.string(), ""),
});
const body = { screen: "1080 × 1920" };
const post = (screen: Visitor) => screen.post("/totem/enrolment", body);
const ask = async (screen: Visitor) => v.parse(answerSchema, await (await post(screen)).json());
const enrol = (code: string, hotelId: string, visitor = boss) =>
	visitor.submit("/dashboard/totem-new", { code, hotelId, name: "Lobby, by the lift" });
const isSelling = async (screen: Visitor, hotelId: string) => {
	const answer = await screen.post(`/totem/${hotelId}/heartbeat`, {});
	return v.parse(v.object({ isEnrolled: v.boolean() }), await answer.json()).isEnrolled;
};

test("a screen shows figures, staff see which one it is, and it becomes the hotel's totem", async () => {
	const { hotelId } = await addHotelWithTrip(island);
	const screen = newVisitor(island);
	const first = await ask(screen);
	expect(first).toMatchObject({ state: "waiting", code: expect.stringMatching(/^\d{6}$/) });
	expect(first.url).toBe(`${island.url.origin}/dashboard/totem-new?code=${first.code}`);
	const [cookie = ""] = screen.lastSetCookies;
	for (const part of [/HttpOnly/i, /SameSite=Strict/i, /Path=\/totem(;|$)/i])
		expect(cookie).toMatch(part);
	// a reload shows the same figures
	expect((await ask(screen)).code).toBe(first.code);
	const storedRows = JSON.stringify(await island.db.select().from(totemEnrolments));
	expect(storedRows).not.toContain(first.code);
	const page = await (
		await boss.get(new URL(first.url).pathname + new URL(first.url).search)
	).text();
	expect(page).toContain("Is this the screen?");
	expect(page).toContain(screen.address);
	expect(page).toContain("1080 × 1920");
	expect(await isSelling(screen, hotelId)).toBe(false);

	const spoken = `${first.code.slice(0, 3)} ${first.code.slice(3)}`;
	const done = await enrol(spoken, hotelId);
	expect(done.headers.get("location")).toBe(`/dashboard/hotels/${hotelId}#totems`);
	expect(await ask(screen)).toMatchObject({ state: "enrolled", hotelId });
	expect(await isSelling(screen, hotelId)).toBe(true);
	expect((await screen.get("/totem")).headers.get("location")).toBe(`/totem/${hotelId}/`);
	expect(await (await boss.get(`/dashboard/hotels/${hotelId}`)).text()).toContain(
		"Lobby, by the lift",
	);
	const [newest] = (await eventsOf(island.db, "hotel", hotelId)).map(catalogueEventInWords);
	expect(newest).toMatchObject({
		detail: 'enrolled the totem "Lobby, by the lift"',
		actorName: "Marta Boss",
	});
	// used figures
	expect((await enrol(first.code, hotelId)).status).toBe(409);

	// a revoked screen gets a new secret, and its old one stays worthless
	const [totem] = await island.db.select().from(totems).where(eq(totems.hotelId, hotelId));
	await revokeTotem(island.db, totem?.id ?? 0, Date.now());
	const again = await ask(screen);
	expect(again.state).toBe("waiting");
	expect(again.code).not.toBe(first.code);
	expect(screen.lastSetCookies).toHaveLength(1);
});

test("the figures alone give nothing: not to a guest, another screen, or staff without the right", async () => {
	const { hotelId } = await addHotelWithTrip(island);
	const screen = newVisitor(island);
	const { code } = await ask(screen);
	const other = newVisitor(island);
	expect((await ask(other)).code).not.toBe(code);
	expect((await enrol(code, hotelId, newVisitor(island))).headers.get("location")).toContain(
		"/app_login",
	);
	const { visitor: manager } = await signedInVisitor(island, { role: "manager" });
	expect((await enrol(code, hotelId, manager)).status).toBe(403);
	expect((await enrol(code, "none-such")).status).toBe(409);
	expect((await enrol("12345", hotelId)).status).toBe(400);
	expect(await isSelling(other, hotelId)).toBe(false);
	expect((await ask(screen)).state).toBe("waiting");
	const foreign = { "content-type": "application/json", origin: "https://evil.example" };
	expect((await other.post("/totem/enrolment", body, foreign)).status).toBe(403);
});

test("of two hotels that type the same figures at once, one gets the screen", async () => {
	const hotels = [
		(await addHotelWithTrip(island)).hotelId,
		(await addHotelWithTrip(island)).hotelId,
	];
	const screen = newVisitor(island);
	const { code } = await ask(screen);
	const { visitor: second } = await signedInVisitor(island, { role: "admin" });
	const answers = await Promise.all([
		enrol(code, hotels[0] ?? ""),
		enrol(code, hotels[1] ?? "", second),
		enrol(code, hotels[0] ?? ""),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
	const rows = (await island.db.select().from(totems)).filter(({ hotelId }) =>
		hotels.includes(hotelId),
	);
	expect(rows).toHaveLength(1);
	expect(await ask(screen)).toMatchObject({ state: "enrolled", hotelId: rows[0]?.hotelId });
});

test("figures run out, are replaced, and are deleted; guessing and flooding are stopped", async () => {
	const { hotelId } = await addHotelWithTrip(island);
	const screen = newVisitor(island);
	const { code } = await ask(screen);
	await island.db.update(totemEnrolments).set({ expiresAt: Date.now() - 1 });
	expect((await enrol(code, hotelId)).status).toBe(409);
	expect((await ask(screen)).code).not.toBe(code);
	await island.scheduled();
	expect(await island.db.select().from(totemEnrolments)).toHaveLength(1);

	// ten screens of one IPv6 network wait at most, however many addresses it uses
	const ofNetwork: number[] = [];
	for (let turn = 0; turn < 11; turn += 1)
		ofNetwork.push((await post(newVisitor(island, `2001:db8:0:7::${turn + 1}`))).status);
	expect(ofNetwork).toEqual([...Array(10).fill(200), 429]);

	const tries = await withinOneMinute(async () => {
		const { visitor: guesser } = await signedInVisitor(island, { role: "admin" });
		const statuses: number[] = [];
		for (let turn = 0; turn < 11; turn += 1)
			statuses.push((await enrol("000000", hotelId, guesser)).status);
		return statuses;
	});
	expect(tries).toEqual([...Array(10).fill(409), 429]);
});
