import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { checkHealth } from "./health.server.ts";
import { outsideServices } from "./outside-services.server.ts";

afterEach(() => vi.useRealTimers());

/** A database that answers like this. */
function database(get: () => Promise<unknown>) {
	return { get: () => get() as never };
}
const well = database(async () => ({ 1: 1 }));
const all = { gateway: {}, mailer: {} };

test("with everything in its place the site is up", async () => {
	const { status, checks } = await checkHealth({ db: well, ...all }, []);
	expect(status).toBe("up");
	expect(checks).toMatchObject({
		database: { status: "up" },
		payments: { status: "up" },
		mail: { status: "up" },
	});
});

test.each(["payments", "mail"] as const)(
	"without %s it is degraded: guests can book",
	async (name) => {
		const health = await checkHealth({ db: well, ...all }, [{ name, isAnswering: false }]);
		expect(health.status).toBe("degraded");
		expect(health.checks[name].status).toBe("down");
	},
);

test("what an installation does not have is off and harms nobody", async () => {
	const health = await checkHealth({ db: well, gateway: null, mailer: null }, [
		{ name: "mail", isAnswering: false },
	]);
	expect(health.status).toBe("up");
	expect([health.checks.payments.status, health.checks.mail.status]).toEqual(["off", "off"]);
});

test("without the database it is down, whatever else answers, and says nothing of the error", async () => {
	const db = database(() => Promise.reject(new Error("https://secret.example")));
	const health = await checkHealth({ db, ...all }, []);
	expect(health.status).toBe("down");
	expect(JSON.stringify(health)).not.toContain("secret");
});

test("a database that does not answer is down after three seconds", async () => {
	vi.useFakeTimers();
	const asked = checkHealth({ db: database(() => new Promise(() => {})), ...all }, []);
	await vi.advanceTimersByTimeAsync(3_000);
	expect(await asked).toMatchObject({
		status: "down",
		checks: { database: { status: "down", milliseconds: 3_000 } },
	});
});

test("every breaker of the product is known to the health check", () => {
	const code = globSync("app/**/*.server.ts").map((path) => readFileSync(path, "utf8"));
	const named = code.flatMap((text) => [...text.matchAll(/breakerFor\("([^"]+)"/g)]);
	const readings = named.map(([, name = ""]) => ({ name, state: "open" as const }));
	expect(readings).toHaveLength(2);
	const services = outsideServices(readings);
	expect(services.map(({ name }) => name).sort()).toEqual(["mail", "payments"]);
	expect(services.some(({ isAnswering }) => isAnswering)).toBe(false);
	expect(outsideServices([{ name: "mail provider", state: "closed" }])).toEqual([
		{ name: "mail", isAnswering: true },
	]);
});
