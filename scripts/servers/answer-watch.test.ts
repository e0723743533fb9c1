import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { watchAnswers } from "./answer-watch.ts";

test("a server that answered and then leaves requests without an answer is given up with words", async () => {
	const answered = Promise.withResolvers<void>();
	let isHanging = false;
	const server = createServer((_request, response) => {
		if (isHanging) return;
		response.end();
		answered.resolve();
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const givenUp = Promise.withResolvers<string>();
	const watch = watchAnswers(`http://127.0.0.1:${port}`, givenUp.resolve, {
		everyMilliseconds: 20,
		giveUpMilliseconds: 200,
		isMachineBusy: () => false,
	});
	await watch.firstAnswer;
	await answered.promise;
	isHanging = true;
	expect(await givenUp.promise).toMatch(/has not answered for .* s, so it is ended/);
	watch.stop();
	server.closeAllConnections();
	server.close();
});

test("a server that never answers is given up too", async () => {
	const givenUp = Promise.withResolvers<string>();
	const server = createServer(() => {}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const patience = {
		everyMilliseconds: 20,
		giveUpMilliseconds: 100,
		isMachineBusy: () => false,
	};
	const watch = watchAnswers(`http://127.0.0.1:${port}`, givenUp.resolve, patience);
	expect(await givenUp.promise).toContain("Start it again.");
	watch.stop();
	server.closeAllConnections();
	server.close();
});

test("a server on a machine that is busy with other work is waited for", async () => {
	const server = createServer(() => {}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	let busyQuestions = 0;
	const givenUp = Promise.withResolvers<string>();
	const watch = watchAnswers(`http://127.0.0.1:${port}`, givenUp.resolve, {
		everyMilliseconds: 5,
		giveUpMilliseconds: 20,
		// many times the patience of a quiet machine
		isMachineBusy: () => ++busyQuestions < 10,
	});
	await givenUp.promise;
	expect(busyQuestions).toBeGreaterThanOrEqual(10);
	watch.stop();
	server.closeAllConnections();
	server.close();
});
