import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookings } from "#app/database/schema.server.ts";
import { goToHeader, widgetHeader } from "#app/islands/protocol.ts";
import routes from "#app/routes.ts";
import { holdCookieHint } from "#app/sales/holds/hold-waking.ts";
import { addExcursion, bookingOf, type Excursion, soon } from "#tests/builders.ts";
import { runningScripts, scriptElements, widgetModules, widgetProps } from "#tests/documents.ts";
import { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { pressPlan } from "#tests/press-plan.ts";
import { addQuestion } from "#tests/questions.ts";
import { addBooking, type Booking } from "#tests/sales.ts";
import { newVisitor } from "#tests/visitor.ts";

const hostile = 'Ida </script><script>alert(1)</script><!--<script> "&amp;"';

let island: Island;
let stripe: FakeStripe;
let trip: Excursion;
let pending: Booking;
let booking: Booking;
let calledOff: Booking;
let asking: Booking;
beforeAll(async () => {
	stripe = new FakeStripe();
	const { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET } = stripe;
	island = await startIsland({
		hasFiles: true,
		variables: { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET },
	});
	island.answer("api.stripe.com", stripe.answer);
	trip = await addExcursion(island.db, { title: `Volcano ${hostile}` });
	booking = await addBooking(island, trip, { name: hostile, comments: hostile });
	pending = await addBooking(island, trip, {}, { paid: false });
	calledOff = await addBooking(island, trip, { date: soon(12) });
	const tripWithQuestions = await addExcursion(island.db);
	await addQuestion(island.db, tripWithQuestions, { title: `Shoe size ${hostile}` });
	asking = await addBooking(island, tripWithQuestions);
	await pressPlan(island, {
		departures: [calledOff.departureId],
		...{ request: { act: "weather" }, reason: "Five metres." },
	});
});
afterAll(() => island.stop());
// an answer of the gateway would redirect from its page
beforeEach(() => {
	stripe.isDown = true;
});

/** An address of each public page, by its path in `app/routes.ts`. */
const addresses: Record<string, () => string> = {
	"": () => "/",
	"excursion/excursions": () => "/excursion/excursions?people=2",
	"excursion/contact": () => "/excursion/contact",
	"excursion/:excursionId": () => `/excursion/${trip.id}?date=${soon()}`,
	"excursion/:excursionId/waiting-list/:departureId": () =>
		`/excursion/${trip.id}/waiting-list/${booking.departureId}`,
	"waiting/:secret": () => `/waiting/${booking.confirmId}`,
	"payment/checkout/:confirmId": () => `/payment/checkout/${pending.confirmId}`,
	"payment/success": () => `/payment/success?booking=${booking.confirmId}`,
	"payment/error": () => `/payment/error?booking=${pending.confirmId}`,
	"legal/terms": () => "/legal/terms",
	"legal/privacy": () => "/legal/privacy",
	"legal/imprint": () => "/legal/imprint",
	octo: () => "/octo",
	booking: () => "/booking",
	"booking/:confirmId": () => `/booking/${booking.confirmId}`,
	"booking/erased": () => "/booking/erased",
	"booking/:confirmId/data": () => `/booking/${booking.confirmId}/data`,
	"booking/:confirmId/cancel": () => `/booking/${booking.confirmId}/cancel`,
	"booking/:confirmId/pay": () => `/booking/${booking.confirmId}/pay`,
	"booking/:confirmId/credit": () => `/booking/${pending.confirmId}/credit`,
	"booking/:confirmId/questions": () => `/booking/${asking.confirmId}/questions`,
	"booking/:confirmId/weather": () => `/booking/${calledOff.confirmId}/weather`,
	"booking/:confirmId/change": () => `/booking/${booking.confirmId}/change`,
	"*": () => "/no-such-page",
};

const pages =
	routes[0]?.children?.filter(({ file }) => file.endsWith(".tsx")).map(({ path = "" }) => path) ??
	[];

test("every public page has an address here", () => {
	expect(pages.sort()).toEqual(Object.keys(addresses).sort());
});

async function see(path: string) {
	const answer = await island.fetch(path);
	return { answer, html: await answer.text() };
}

test.each(pages)(
	'the page "/%s" is a document: one script of ours, and nothing else that runs, by a policy without hash and nonce',
	async (path) => {
		const { answer, html } = await see(addresses[path]?.() ?? "");
		expect([200, 404, 502, 503]).toContain(answer.status);
		expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
		const [script, ...more] = runningScripts(html);
		// a page of one guest is loaded anew when the browser brings it back
		const audience = /^(payment\/|booking\/:|waiting\/)/.test(path) ? "own" : "public";
		expect(script?.attributes).toMatch(
			/^ type="module" (?:async="" )?src="\/assets\/islands\/wake-[\w-]+\.js" (?:async="" )?data-page="(?:public|own)"$/,
		);
		expect(script?.attributes).toContain(`data-page="${audience}"`);
		expect(script?.text).toBe("");
		expect(more).toEqual([]);
		expect(html).not.toMatch(/ on[a-z]+=|javascript:|modulepreload|__reactRouter|<style| style="/);
		const directives = (answer.headers.get("content-security-policy") ?? "").split("; ");
		expect(directives.filter((each) => each.startsWith("script-src"))).toEqual([
			"script-src 'self'",
		]);
		expect(directives[0]).toBe("default-src 'none'");
		expect(directives.join()).not.toMatch(/sha256-|nonce-|unsafe/);
	},
);

test("an island's words, as JSON, can't end the element that they stand in", async () => {
	const typedValues = { ...formOf(trip), name: hostile, comments: hostile, email: "no address" };
	const refused = await newVisitor(island).submit(`/excursion/${trip.id}`, typedValues);
	const pagesWithWords = [
		await refused.text(),
		(await see(`/excursion/${trip.id}`)).html,
		(await see(`/booking/${booking.confirmId}/change`)).html,
		(await see(`/booking/${booking.confirmId}/cancel`)).html,
	];
	for (const html of pagesWithWords) {
		expect(html).not.toMatch(/<script>|<!--<script/);
		expect(runningScripts(html)).toHaveLength(1);
		for (const { attributes, text } of scriptElements(html)) {
			if (!attributes.includes("json")) continue;
			expect(text).not.toContain("<");
			expect(() => JSON.parse(text)).not.toThrow();
		}
	}
	const { refused: sentBack } = v.parse(
		v.object({ refused: v.object({ typedValues: v.looseObject({}) }) }),
		JSON.parse(widgetProps(pagesWithWords[0] ?? "")["booking-widget"] ?? ""),
	);
	expect(sentBack.typedValues).toMatchObject({ name: hostile, comments: hostile });
});

test("an island names every file that it needs, so that none is asked for after another", async () => {
	const { html } = await see(`/excursion/${trip.id}`);
	const modules = widgetModules(html, "booking-widget");
	expect(modules.some((file) => file.includes("/react-"))).toBe(true);
	const namedModules = new Set(modules);
	for (const file of modules) {
		const script = await island.fetch(file);
		expect([file, script.status]).toEqual([file, 200]);
		const code = await script.text();
		for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
			expect(namedModules).toContain(`/assets/islands/${name}`);
	}
});

function formOf(excursion: Excursion): Record<string, string> {
	const { excursionId: _, ...fields } = bookingOf(excursion);
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

describe("a form that an island sends", () => {
	const send = (path: string, form: Record<string, string>, origin: string = island.url.origin) =>
		island.fetch(path, {
			method: "POST",
			headers: {
				origin,
				[widgetHeader]: "form",
				"content-type": "application/x-www-form-urlencoded",
			},
			body: new URLSearchParams(form).toString(),
		});

	test("is told where to go instead of being redirected, and its seats are remembered", async () => {
		const answer = await send(`/excursion/${trip.id}`, formOf(trip));
		expect(answer.status).toBe(204);
		expect(answer.headers.get("location")).toBeNull();
		const address = answer.headers.get(goToHeader) ?? "";
		expect(address).toMatch(/^\/payment\/checkout\/[\w-]{22}$/);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const [keptCookie = "", hint] = answer.headers.getSetCookie();
		expect(keptCookie).toContain(address.split("/").at(-1));
		expect(keptCookie).toContain("HttpOnly");
		expect(hint).toContain(holdCookieHint);
		expect(await answer.text()).toBe("");
	});

	test("is one booking with the same form that the browser sent itself", async () => {
		const form = formOf(trip);
		const byIsland = await send(`/excursion/${trip.id}`, form);
		const byBrowser = await newVisitor(island).submit(`/excursion/${trip.id}`, form);
		expect(byBrowser.status).toBe(303);
		expect(byBrowser.headers.get("location")).toBe(byIsland.headers.get(goToHeader));
	});

	test("learns the gateway's address, where the browser itself can go", async () => {
		stripe.isDown = false;
		const { confirmId } = await addBooking(island, trip, {}, { paid: false });
		const answer = await send(`/payment/checkout/${confirmId}`, {});
		expect(answer.status).toBe(204);
		expect(answer.headers.get(goToHeader)).toMatch(/^https:\/\/checkout\.stripe\.com\//);
	});

	test("comes back as the page with its errors", async () => {
		const answer = await send(`/excursion/${trip.id}`, { ...formOf(trip), email: "ida" });
		expect(answer.status).toBe(400);
		expect(answer.headers.get(goToHeader)).toBeNull();
		expect(await answer.text()).toContain("Type an email address like ida@example.com");
	});

	test("of another site is refused", async () => {
		const fresh = await addExcursion(island.db);
		const answer = await send(`/excursion/${fresh.id}`, formOf(fresh), "https://evil.example");
		expect([400, 403]).toContain(answer.status);
		expect(await island.db.$count(bookings, eq(bookings.excursionId, fresh.id))).toBe(0);
		expect(answer.headers.get(goToHeader)).toBeNull();
		expect(answer.headers.getSetCookie()).toEqual([]);
	});
});
