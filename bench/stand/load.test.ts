import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { load } from "./load.ts";

const long = "x".repeat(200_000);
const requests: string[] = [];
let server: Server;
let url: URL;

beforeAll(async () => {
	server = createServer((request, response) => {
		let body = "";
		request.on("data", (chunk) => {
			body += chunk;
		});
		request.on("end", () => {
			requests.push(`${request.method} ${request.url} ${body}`.trim());
			if (request.url === "/missing") response.writeHead(404).end("no");
			else if (request.url === "/pieces") {
				response.write(long);
				response.end("the end");
			} else if (request.url === "/moved") response.writeHead(302, { location: "/" }).end();
			else response.end(long);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	url = new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

test.each(["/", "/pieces"])(
	"as many requests as asked for, each read to its end: %s",
	async (path) => {
		requests.length = 0;
		const { latencies } = await load(url, () => ({ path }), { connections: 3, requests: 20 });
		expect(latencies).toHaveLength(20);
		expect(requests).toEqual(Array(20).fill(`GET ${path}`));
	},
);

test("a body is sent whole, a new one each time", async () => {
	requests.length = 0;
	let count = 0;
	const next = () => {
		count += 1;
		return { method: "POST", path: "/", body: `guest ${count}: é` };
	};
	await load(url, next, { connections: 1, requests: 2 });
	expect(requests).toEqual(["POST / guest 1: é", "POST / guest 2: é"]);
});

test("an answer that is not the right one ends the measurement", async () => {
	const ask = (path: string) =>
		load(url, () => ({ path }), { connections: 1, requests: 5 }).then(
			() => "measured",
			(error: Error) => error.message.split("\n")[0],
		);
	expect(await ask("/missing")).toBe("/missing answers 404");
	expect(await ask("/moved")).toBe("/moved answers 302");
});

test("a status other than 200 may be the right one", async () => {
	const next = () => ({ path: "/moved", status: 302 });
	const { latencies } = await load(url, next, { connections: 1, requests: 2 });
	expect(latencies).toHaveLength(2);
});
