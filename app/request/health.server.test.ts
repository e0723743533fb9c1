import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { checkHealth, type DatabaseProbe } from "./health.server.ts";

afterEach(() => vi.useRealTimers());

const longAgo = 0;

/** A database without a recent write, with these answers to reading and writing. */
function database({
	read = async () => longAgo,
	write = async () => {},
	cronRun = 0,
}: Partial<{
	read: () => Promise<number>;
	write: () => Promise<void>;
	cronRun: number;
}> = {}): DatabaseProbe {
	return {
		lastTimes: async () => ({ provenWrite: await read(), cronRun }),
		proveWrite: write,
	};
}
const never = () => new Promise<never>(() => {});
const well = database();
const all = { gateway: {}, mailer: {} };

test("with every service available the site is up", async () => {
	const { status, checks } = await checkHealth({ database: well, ...all }, []);
	expect(status).toBe("up");
	expect(checks).toMatchObject({
		database: { status: "up" },
		payments: { status: "up" },
		mail: { status: "up" },
	});
});

test.each([
	["payments", "payment gateway"],
	["mail", "mail provider"],
] as const)("without %s the site is degraded, and guests can still book", async (check, name) => {
	for (const state of ["open", "half-open"] as const) {
		const health = await checkHealth({ database: well, ...all }, [{ name, state }]);
		expect(health.status).toBe("degraded");
		expect(health.checks[check].status).toBe("down");
	}
	const again = await checkHealth({ database: well, ...all }, [{ name, state: "closed" }]);
	expect(again.checks[check].status).toBe("up");
});

test("while the cron job does not run the site is degraded: mails and refunds wait", async () => {
	const minutesAgo = (minutes: number) => database({ cronRun: Date.now() - minutes * 60_000 });
	const late = await checkHealth({ database: minutesAgo(11), ...all }, []);
	expect([late.status, late.checks.cron.status]).toEqual(["degraded", "late"]);
	const inTime = await checkHealth({ database: minutesAgo(9), ...all }, []);
	expect([inTime.status, inTime.checks.cron.status]).toEqual(["up", "up"]);
	expect((await checkHealth({ database: well, ...all }, [])).checks.cron.status).toBe("new");
});

test("a service that is not installed is off, and the site is up", async () => {
	const health = await checkHealth({ database: well, gateway: null, mailer: null }, [
		{ name: "mail provider", state: "open" },
	]);
	expect(health.status).toBe("up");
	expect([health.checks.payments.status, health.checks.mail.status]).toEqual(["off", "off"]);
});

test("without the database the site is down, and the error is not shown", async () => {
	const away = database({ read: () => Promise.reject(new Error("https://secret.example")) });
	const health = await checkHealth({ database: away, ...all }, []);
	expect(health.status).toBe("down");
	expect(JSON.stringify(health)).not.toContain("secret");
});

test("a database that does not answer is down after three seconds", async () => {
	vi.useFakeTimers();
	const health = checkHealth({ database: database({ read: never }), ...all }, []);
	await vi.advanceTimersByTimeAsync(3_000);
	expect(await health).toMatchObject({
		status: "down",
		checks: { database: { status: "down", milliseconds: 3_000 } },
	});
});

test.each<[string, () => Promise<void>]>([
	["refuses to write", () => Promise.reject(new Error("database is locked"))],
	["hangs when it is written", never],
])("a database that answers reads and %s cannot write: the site is down", async (_what, write) => {
	vi.useFakeTimers();
	const health = checkHealth({ database: database({ write }), ...all }, [], { until: 0 });
	await vi.advanceTimersByTimeAsync(3_000);
	expect(await health).toMatchObject({
		status: "down",
		checks: { database: { status: "cannot write" } },
	});
});

test("many health checks write to a working database only once in a while", async () => {
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

test("many health checks of a database that can't commit wait for one write, which is repeated later", async () => {
	vi.useFakeTimers();
	const write = vi.fn(never);
	const refusal = { until: 0 };
	const ask = async () => {
		const health = checkHealth({ database: database({ write }), ...all }, [], refusal);
		await vi.advanceTimersByTimeAsync(3_000);
		return (await health).checks.database.status;
	};
	expect([await ask(), await ask()]).toEqual(["cannot write", "cannot write"]);
	expect(write).toHaveBeenCalledTimes(1);
	write.mockResolvedValue(undefined as never);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(await ask()).toBe("up");
});

test("the health check knows every circuit breaker", async () => {
	const code = globSync("app/**/*.server.ts").map((path) => readFileSync(path, "utf8"));
	const breakerNames = code.flatMap((text) => [...text.matchAll(/circuitBreakerFor\("([^"]+)"/g)]);
	const breakers = breakerNames.map(([, name = ""]) => ({ name, state: "open" as const }));
	// without an answer about breached passwords a new password is taken: nobody is stopped
	expect(breakers.map(({ name }) => name).sort()).toEqual([
		"breached passwords",
		"mail provider",
		"payment gateway",
	]);
	const { checks } = await checkHealth({ database: well, ...all }, breakers);
	expect([checks.payments.status, checks.mail.status]).toEqual(["down", "down"]);
});
