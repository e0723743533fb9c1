import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { asStaging, planDeployment } from "./deployment.ts";

const settings = {
	APP_URL: "https://dragos.example",
	AUTH_SECRET: "0123456789012345678901234567890123456789",
	TURSO_DATABASE_URL: "libsql://dragos.turso.io",
};

test("a deployment takes its settings from a file that git ignores, and its domain from the public address", () => {
	const { words, missing, database } = planDeployment("production", settings);
	expect(database.url).toBe("libsql://dragos.turso.io");
	expect(words.join(" ")).toContain("--secrets-file .production.vars --domain dragos.example");
	expect(missing.join(" ")).toContain("Guests can book but not pay");
	const onWorkersDev = { ...settings, APP_URL: "https://island.dragos.workers.dev" };
	expect(planDeployment("staging", onWorkersDev).words).not.toContain("--domain");
});

test.each([
	[{ TURSO_DATABASE_URL: "http://127.0.0.1:8090" }, /TURSO_DATABASE_URL: .* is on this machine/],
	[{ APP_URL: "http://localhost:5173" }, /APP_URL: .* is on this machine/],
	[{ ENVIRONMENT: "development" }, "ENVIRONMENT=development"],
	[{ AUTH_SECRET: undefined }, /AUTH_SECRET: is missing/],
])("a deployment with %j is refused with a sentence that says why", (wrong, sentence) => {
	expect(() => planDeployment("production", { ...settings, ...wrong })).toThrow(sentence);
});

test("staging shares no worker, bucket or counter with production", () => {
	const built = {
		name: "island-excursions",
		main: "index.js",
		r2_buckets: [{ binding: "EXCURSION_IMAGES", bucket_name: "excursion-images" }],
		ratelimits: [{ name: "BOOKING_LIMIT", namespace_id: "1001" }],
	};
	expect(asStaging(built)).toEqual({
		name: "island-excursions-staging",
		main: "index.js",
		r2_buckets: [{ binding: "EXCURSION_IMAGES", bucket_name: "excursion-images-staging" }],
		ratelimits: [{ name: "BOOKING_LIMIT", namespace_id: "2001" }],
	});
});

test("the example of the settings names every variable that is needed, and git ignores the filled-in file", () => {
	const example = parseEnv(readFileSync("settings.example.vars", "utf8"));
	expect(Object.keys(example)).toEqual(expect.arrayContaining(Object.keys(settings)));
	const ignored = readFileSync(".gitignore", "utf8").split("\n");
	expect(ignored).toEqual(expect.arrayContaining([".production.vars", ".staging.vars"]));
});
