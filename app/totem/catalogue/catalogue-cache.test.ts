import { expect, test } from "vitest";
import { CatalogueCache, refreshing } from "./catalogue-cache.ts";

/** What React Router throws for an answer that is not its server's own. */
const answered = (status: number) => ({ status, statusText: "", internal: false, data: "" });

async function readAgain(error: unknown) {
	const cache = new CatalogueCache<string>();
	cache.set("hotel", "its trips", 1);
	let read: unknown;
	await refreshing(async () => {
		read = await cache.getOrRead("hotel", () => Promise.reject(error)).catch((thrown) => thrown);
	});
	return { read, kept: cache.get("hotel") };
}

test("an error of the server or of a gateway leaves a screen what it has", async () => {
	for (const error of [answered(502), answered(503), answered(429), new Error("no network")])
		expect(await readAgain(error)).toEqual({ read: "its trips", kept: "its trips" });
});

test("what the server says is not there is taken away", async () => {
	const gone = answered(404);
	expect(await readAgain(gone)).toEqual({ read: gone, kept: undefined });
});
