import { createServer } from "node:net";

/**
 * Takes a port before slow work begins, so that no other program can take it meanwhile.
 * @returns a function that frees it for the server that is started next
 * @throws a message for people when a program listens there already
 */
export function holdPort(port: number): Promise<() => Promise<void>> {
	return new Promise((resolve, reject) => {
		const server = createServer((socket) => socket.destroy());
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(
				error.code === "EADDRINUSE"
					? new Error(`Port ${port} is taken by another program. End it and start again.`)
					: error,
			),
		);
		server.listen(port, "127.0.0.1", () =>
			resolve(() => new Promise((freed) => server.close(() => freed()))),
		);
	});
}
