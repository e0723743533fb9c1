import { expect, test } from "vitest";
import { CatalogueCache, refreshing } from "./catalogue-cache.ts";

/** What React Router throws for an answer that is not its server's own. */
const answerOf = (status: number) => ({ status, statusText: "", internal: false, data: "" });

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
	for (const error of [answerOf(502), answerOf(503), answerOf(429), new Error("no network")])
		expect(await readAgain(error)).toEqual({ read: "its trips", kept: "its trips" });
});

test("what the server says is not there is taken away", async () => {
	const notFound = answerOf(404);
	expect(await readAgain(notFound)).toEqual({ read: notFound, kept: undefined });
});
