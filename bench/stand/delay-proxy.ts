/**
 * A separate process between worker and database: counts the requests and delays each by a round-trip time.
 * Messages: `{ delay }` in milliseconds, `"count"`.
 */
import { connect, createServer } from "node:net";

const port = Number(process.argv[2]);
let delay = 0;
let requests = 0;

const server = createServer((worker) => {
	const database = connect(port, "127.0.0.1");
	for (const socket of [worker, database]) socket.setNoDelay(true);
	worker.on("data", (chunk: Buffer) => {
		// HTTP/1.1 without pipelining: each request begins a chunk
		if (/^(POST|GET) /.test(chunk.toString("latin1", 0, 5))) requests += 1;
		if (delay === 0) database.write(chunk);
		else setTimeout(() => database.write(chunk), delay);
	});
	database.on("data", (chunk) => worker.write(chunk));
	const end = () => {
		worker.destroy();
		database.destroy();
	};
	for (const socket of [worker, database]) socket.on("close", end).on("error", end);
});

server.listen(0, "127.0.0.1", () => {
	const address = server.address();
	if (typeof address === "object") process.send?.({ port: address?.port });
});

process.on("message", (message: { delay?: number }) => {
	if (message.delay !== undefined) delay = message.delay;
	process.send?.({ requests });
	requests = 0;
});
process.on("disconnect", () => process.exit());
