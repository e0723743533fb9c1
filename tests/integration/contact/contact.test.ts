import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contactMessages, outbox } from "#app/database/schema.server.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const whole = {
	name: "Ida Berg",
	email: "Ida@Example.com",
	message: "May we bring our dog on the boat?",
	website: "",
};

let visitor = 0;
beforeEach(async () => {
	visitor += 1;
	await island.db.delete(contactMessages);
	await island.db.delete(outbox);
});

/** Each test has its own IP address. */
function send(change: Partial<typeof whole> = {}, headers: Record<string, string> = {}) {
	return island.fetch("/excursion/contact", {
		method: "POST",
		headers: {
			Origin: island.url.origin,
			"CF-Connecting-IP": `192.0.2.${visitor}`,
			...headers,
		},
		body: new URLSearchParams({ ...whole, ...change }),
	});
}

test("a message is kept, its mail is queued to the operator, and the visitor is thanked", async () => {
	const answer = await send();
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.headers.getSetCookie()).toEqual([]);
	expect(await answer.text()).toContain("Thank you, we have your message.");
	expect(await island.db.select().from(contactMessages)).toMatchObject([
		{ name: "Ida Berg", email: "ida@example.com", message: whole.message },
	]);
	expect(await island.db.select().from(outbox)).toMatchObject([
		{
			recipient: "hello@island-excursions.example",
			replyTo: "ida@example.com",
			subject: "Message from Ida Berg",
		},
	]);
	const shared = await (await island.fetch("/excursion/contact?sent")).text();
	expect(shared).not.toContain("Thank you");
});

test("a double click is one message and one mail", async () => {
	const answers = await Promise.all([send(), send(), send()]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(await island.db.select().from(contactMessages)).toHaveLength(1);
	expect(await island.db.select().from(outbox)).toHaveLength(1);
});

test("what is wrong is named at its field and in a summary, and nothing typed is lost", async () => {
	const answer = await send({ name: "I", email: "ida@", message: "Too <b>short" });
	const html = await answer.text();
	expect(answer.status).toBe(400);
	expect(html).toContain("Your message is not sent yet");
	expect(html).toMatch(/<a href="#name"[^>]*>Name must be at least 2 characters long</);
	expect(html).toMatch(/<a href="#email"[^>]*>Type an email address like ida@example.com</);
	expect(html).toMatch(/id="email-error"/);
	expect(html).toMatch(
		/<input(?=[^>]*name="email")(?=[^>]*aria-invalid="true")(?=[^>]*value="ida@")/,
	);
	expect(html).toContain("Too &lt;b&gt;short</textarea>");
	expect(await island.db.select().from(contactMessages)).toEqual([]);
});

test("a robot that fills the hidden field is thanked and forgotten", async () => {
	const answer = await send({ website: "https://spam.example" });
	expect(answer.status).toBe(200);
	expect(await answer.text()).toContain("Thank you, we have your message.");
	expect(await island.db.select().from(contactMessages)).toEqual([]);
	expect(await island.db.select().from(outbox)).toEqual([]);
});

test("another site's form is refused and stores nothing", async () => {
	for (const origin of ["https://evil.example", "null"]) {
		const answer = await send({}, { Origin: origin });
		expect([400, 403]).toContain(answer.status);
	}
	expect(await island.db.select().from(contactMessages)).toEqual([]);
});

test("the sixth message of a minute is refused, with what was typed", async () => {
	const answers = await withinOneMinute(async () => {
		visitor += 1;
		await island.db.delete(contactMessages);
		const all: Response[] = [];
		for (let number = 1; number <= 6; number++)
			all.push(await send({ message: `Message number ${number}` }));
		return all;
	});
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
	const [refused] = answers.slice(5);
	if (!refused) throw new Error("no sixth answer");
	expect(refused.headers.get("retry-after")).toBe("60");
	const html = await refused.text();
	expect(html).toContain("That was many messages in a short time");
	expect(html).toContain("Message number 6</textarea>");
	expect(await island.db.select().from(contactMessages)).toHaveLength(5);
});

test("with the database cut off the page says so, keeps what was typed and answers 503", async () => {
	island.cutDatabase(true);
	const answer = await send();
	island.cutDatabase(false);
	const html = await answer.text();
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("30");
	expect(html).toContain("Your message could not be stored");
	expect(html).toContain(`${whole.message}</textarea>`);
	expect(html).toContain('value="Ida@Example.com"');
	expect((await send()).status).toBe(200);
});

test.each([
	[{ "Content-Type": "application/json" }, "{}", 415],
	[{ "Content-Type": "application/x-www-form-urlencoded" }, `message=${"x".repeat(70_000)}`, 413],
	[{ "Content-Type": "multipart/form-data; boundary=x" }, "broken", 400],
])("a body like %o is refused", async (headers, body, status) => {
	const answer = await island.fetch("/excursion/contact", {
		method: "POST",
		headers: { Origin: island.url.origin, ...headers },
		body,
	});
	expect(answer.status).toBe(status);
	expect(await island.db.select().from(contactMessages)).toEqual([]);
});

test("the page shows every way to reach the operator", async () => {
	const html = await (await island.fetch("/excursion/contact")).text();
	expect(html).toContain('href="tel:+005550177"');
	expect(html).toContain('href="mailto:hello@island-excursions.example"');
	expect(html).toContain("Every day, 08:00 to 20:00");
	expect(html).toContain('id="pickup"');
});
