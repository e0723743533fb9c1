import * as v from "valibot";
import { expect } from "vitest";
import { makeResellerKey } from "#scripts/octo-key.ts";
import { soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { openApiFaults } from "#tests/octo-openapi.ts";
import { parseOcto } from "#tests/octo-schemas.mjs";

type Json = Record<string, unknown>;

/** A reseller's program with its key. */
export interface OctoClient {
	key: string;
	get(path: string, headers?: Record<string, string>): Promise<Response>;
	send(
		method: string,
		path: string,
		body?: unknown,
		headers?: Record<string, string>,
	): Promise<Response>;
}

export async function octoClient(
	island: Island,
	{ name = "Wide Sea Tours", isTest = false }: { name?: string; isTest?: boolean } = {},
): Promise<OctoClient> {
	return clientWith(island, await makeResellerKey(island.database, { name, isTest }));
}

export function clientWith(island: Island, key: string): OctoClient {
	const usual = { Authorization: `Bearer ${key}`, "Octo-Capabilities": "octo/pricing" };
	return {
		key,
		get: (path, headers = {}) =>
			island.fetch(`/octo/${path}`, { headers: { ...usual, ...headers } }),
		send: (method, path, body = {}, headers = {}) =>
			island.fetch(`/octo/${path}`, {
				method,
				headers: { ...usual, "Content-Type": "application/json", ...headers },
				body: typeof body === "string" ? body : JSON.stringify(body),
			}),
	};
}

/** "zBooking" of the published schemas is "Booking" in our OpenAPI file. */
const nameOf = (schema: string) =>
	schema === "zAvailabilityCalendar" ? "CalendarDay" : schema.slice(1);

/** The body of an answer, which the published schema parses, and which is as our OpenAPI file says. */
export async function octoAnswer(schema: string, answer: Response): Promise<Json> {
	const body: unknown = await answer.json();
	expect({ status: answer.status, body: answer.ok ? "" : body }).toEqual({ status: 200, body: "" });
	expect(parseOcto(schema, body)).toEqual([]);
	expect(openApiFaults(nameOf(schema), body)).toEqual([]);
	return v.parse(v.record(v.string(), v.unknown()), body);
}

/** The same of a list. */
export async function octoList(schema: string, answer: Response): Promise<Json[]> {
	const body: unknown = await answer.json();
	expect({ status: answer.status, body: answer.ok ? "" : body }).toEqual({ status: 200, body: "" });
	const rows = v.parse(v.array(v.record(v.string(), v.unknown())), body);
	expect(rows.flatMap((row) => parseOcto(schema, row))).toEqual([]);
	expect(rows.flatMap((row) => openApiFaults(nameOf(schema), row))).toEqual([]);
	return rows;
}

/** The error of an answer with status 400. */
export async function octoError(answer: Response): Promise<Json> {
	const body = v.parse(v.record(v.string(), v.unknown()), await answer.json());
	expect(answer.status).toBe(400);
	expect(body.errorMessage).toEqual(expect.any(String));
	expect(openApiFaults("Error", body)).toEqual([]);
	const { errorMessage: _, ...error } = body;
	return error;
}

/** The id of the departure of an excursion so many days from now. */
export async function octoDeparture(
	client: OctoClient,
	{ id: productId }: { id: string },
	days = 7,
): Promise<string> {
	const product = { productId, optionId: "DEFAULT" };
	const answer = await client.send("POST", "availability", { ...product, localDate: soon(days) });
	const [departure] = await octoList("zAvailability", answer);
	return v.parse(v.string(), departure?.id);
}

/** The body of a hold on that departure. */
export async function octoHold(
	client: OctoClient,
	trip: { id: string },
	units: readonly string[] = ["adult", "adult", "child"],
	days = 7,
) {
	return {
		...{ productId: trip.id, optionId: "DEFAULT" },
		availabilityId: await octoDeparture(client, trip, days),
		unitItems: units.map((unitId) => ({ unitId })),
	};
}
