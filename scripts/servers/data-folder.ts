import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";

/** Where R2 keeps pictures: beside the database that names them, and not in `build/`, which each build empties. */
export const stateFolder = ".data/state";

/**
 * Two database servers on one folder would each overwrite what the other has stored. So the first command listens on a
 * socket in the folder, which tells its address to a second one. A socket of a command that was killed refuses callers.
 * @param socket path of the socket; a path relative to the working folder stays below the 108 signs that systems allow
 * @param address of the site that this command serves
 * @throws a message for people when another command uses the folder
 */
export async function holdDataFolder(socket: string, address: string): Promise<void> {
	const other = await addressOfHolder(socket);
	if (other !== null)
		throw new Error(
			`Another command serves this folder's .data/ at ${other}. End it first: two database servers on the same files would destroy them.`,
		);
	rmSync(socket, { force: true });
	const server = await listen(socket, address);
	// the command ends when its servers end
	server.unref();
}

function listen(socket: string, address: string): Promise<Server> {
	return new Promise((resolve, reject) => {
		const server = createServer((caller) => caller.end(address));
		server.once("error", reject);
		server.listen(socket, () => resolve(server));
	});
}

/** @returns null where nobody listens. */
function addressOfHolder(socket: string): Promise<string | null> {
	return new Promise((resolve) => {
		let address = "";
		const call = connect(socket);
		call.setEncoding("utf8");
		call.on("data", (text) => {
			address += text;
		});
		call.once("end", () => resolve(address));
		call.once("error", () => resolve(null));
	});
}
