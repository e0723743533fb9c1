import { expect, test } from "vitest";
import { deliverOrder, type Order } from "./order.ts";

const order: Order = { url: "/totem/los-dragos/x/book", fields: { key: "k1", name: "Ida" } };

/** A network that gives these answers, one for each attempt. */
function network(...answers: (Response | Error)[]) {
	const requests: string[] = [];
	const rests: number[] = [];
	const away: boolean[] = [];
	const aborter = new AbortController();
	return {
		sent: requests,
		rests,
		away,
		aborter,
		delivery: {
			signal: aborter.signal,
			fetch: async (_url: unknown, init?: RequestInit) => {
				requests.push(String(init?.body));
				const answer = answers.shift();
				if (!answer) throw new Error("no answer planned");
				if (answer instanceof Error) throw answer;
				return answer;
			},
			onAway: (isAway: boolean) => void away.push(isAway),
			rest: async (milliseconds: number): Promise<void> => {
				rests.push(milliseconds);
			},
		},
	};
}

const bookedAnswer = () => Response.json({ confirmId: "c1", errors: null });

test("an order is sent again unchanged until the server answers", async () => {
	const line = network(new TypeError("away"), new Response(null, { status: 503 }), bookedAnswer());
	expect(await deliverOrder(order, line.delivery)).toEqual({ confirmId: "c1", errors: null });
	expect(line.sent).toEqual(Array(3).fill("key=k1&name=Ida"));
	expect(line.rests).toEqual([1000, 2000]);
	expect(line.away).toEqual([true, true, false]);
});

test("a refusal is an answer and is not sent again", async () => {
	const errors = { date: ["Saturday is full now."] };
	const line = network(Response.json({ confirmId: null, errors }, { status: 409 }));
	expect(await deliverOrder(order, line.delivery)).toEqual({ confirmId: null, errors });
	expect(line.sent).toHaveLength(1);
});

test("an answer that a captive portal gives in our name is no answer", async () => {
	const line = network(new Response("<html>Log in to the hotel's WiFi"), bookedAnswer());
	expect(await deliverOrder(order, line.delivery)).toMatchObject({ confirmId: "c1" });
});

test("a server that has enough of this network for now says so at once", async () => {
	const errors = { "": ["Wait a minute, then book again."] };
	const line = network(Response.json({ confirmId: null, errors }, { status: 429 }));
	expect(await deliverOrder(order, line.delivery)).toEqual({ confirmId: null, errors });
	expect(line.sent).toHaveLength(1);
});

test.each([
	["nobody answers", () => new TypeError("away")],
	["a gateway asks to wait", () => new Response("Too many requests", { status: 429 })],
])("sending ends where %s, and the guest decides", async (_, answer) => {
	const line = network(...Array.from({ length: 20 }, (): Response | Error => answer()));
	expect(await deliverOrder(order, line.delivery)).toBeNull();
	expect(line.sent).toHaveLength(8);
	expect(line.rests.reduce((sum, rest) => sum + rest, 0)).toBeLessThan(60_000);
});

test("nothing more is sent after the guest has left", async () => {
	const line = network(new TypeError("away"), bookedAnswer());
	line.delivery.rest = async () => line.aborter.abort();
	await expect(deliverOrder(order, line.delivery)).rejects.toThrow();
	expect(line.sent).toHaveLength(1);
});
