import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { checkHealth, type DatabaseProbe } from "./health.server.ts";
import { outsideServices } from "./outside-services.server.ts";

afterEach(() => vi.useRealTimers());

const longAgo = 0;

/** A database without a recent write, with these answers to reading and writing. */
function database({
	read = async () => longAgo,
	write = async () => {},
}: Partial<{ read: () => Promise<number>; write: () => Promise<void> }> = {}): DatabaseProbe {
	return { lastProvenWrite: read, proveWrite: write };
}
const never = () => new Promise<never>(() => {});
const well = database();
const all = { gateway: {}, mailer: {} };

test("with everything in its place the site is up", async () => {
	const { status, checks } = await checkHealth({ database: well, ...all }, []);
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
		const health = await checkHealth({ database: well, ...all }, [{ name, isAnswering: false }]);
		expect(health.status).toBe("degraded");
		expect(health.checks[name].status).toBe("down");
	},
);

test("what an installation does not have is off and harms nobody", async () => {
	const health = await checkHealth({ database: well, gateway: null, mailer: null }, [
		{ name: "mail", isAnswering: false },
	]);
	expect(health.status).toBe("up");
	expect([health.checks.payments.status, health.checks.mail.status]).toEqual(["off", "off"]);
});

test("without the database it is down, whatever else answers, and says nothing of the error", async () => {
	const away = database({ read: () => Promise.reject(new Error("https://secret.example")) });
	const health = await checkHealth({ database: away, ...all }, []);
	expect(health.status).toBe("down");
	expect(JSON.stringify(health)).not.toContain("secret");
});

test("a database that does not answer is down after three seconds", async () => {
	vi.useFakeTimers();
	const asked = checkHealth({ database: database({ read: never }), ...all }, []);
	await vi.advanceTimersByTimeAsync(3_000);
	expect(await asked).toMatchObject({
		status: "down",
		checks: { database: { status: "down", milliseconds: 3_000 } },
	});
});

test.each<[string, () => Promise<void>]>([
	["refuses to write", () => Promise.reject(new Error("database is locked"))],
	["hangs when it is written", never],
])("a database that answers reads and %s cannot write: the site is down", async (_what, write) => {
	vi.useFakeTimers();
	const asked = checkHealth({ database: database({ write }), ...all }, [], { until: 0 });
	await vi.advanceTimersByTimeAsync(3_000);
	expect(await asked).toMatchObject({
		status: "down",
		checks: { database: { status: "cannot write" } },
	});
});

test("however often somebody asks, a database that commits is written once in a while", async () => {
	vi.useFakeTimers();
	let writtenAt = longAgo;
	const write = vi.fn(async () => {
		writtenAt = Date.now();
	});
	const probe = database({ read: async () => writtenAt, write });
	for (let second = 0; second < 60; second += 1) {
		const { status } = await checkHealth({ database: probe, ...all }, [], { until: 0 });
		expect(status).toBe("up");
		await vi.advanceTimersByTimeAsync(1_000);
	}
	expect(write).toHaveBeenCalledTimes(4);
});

test("one that commits nothing is not made to hang by everybody who asks, and is asked again", async () => {
	vi.useFakeTimers();
	const write = vi.fn(never);
	const refusal = { until: 0 };
	const ask = async () => {
		const asked = checkHealth({ database: database({ write }), ...all }, [], refusal);
		await vi.advanceTimersByTimeAsync(3_000);
		return (await asked).checks.database.status;
	};
	expect([await ask(), await ask()]).toEqual(["cannot write", "cannot write"]);
	expect(write).toHaveBeenCalledTimes(1);
	write.mockResolvedValue(undefined as never);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(await ask()).toBe("up");
});

test("every breaker of the product is known to the health check", () => {
	const code = globSync("app/**/*.server.ts").map((path) => readFileSync(path, "utf8"));
	const named = code.flatMap((text) => [...text.matchAll(/circuitBreakerFor\("([^"]+)"/g)]);
	const readings = named.map(([, name = ""]) => ({ name, state: "open" as const }));
	expect(readings).toHaveLength(2);
	const services = outsideServices(readings);
	expect(services.map(({ name }) => name).sort()).toEqual(["mail", "payments"]);
	expect(services.some(({ isAnswering }) => isAnswering)).toBe(false);
	expect(outsideServices([{ name: "mail provider", state: "closed" }])).toEqual([
		{ name: "mail", isAnswering: true },
	]);
});
