import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

/** A database with an adjustable distance. */
export interface FarDatabase {
	url: string;
	/** Sets the round-trip time in milliseconds and resets the count. */
	moveTo(milliseconds: number): Promise<void>;
	/** Requests since the last call of this function. */
	roundTrips(): Promise<number>;
	stop(): void;
}

const listening = v.object({ port: v.number() });
const counted = v.object({ requests: v.number() });

export async function startFarDatabase(databaseUrl: string): Promise<FarDatabase> {
	const program = fileURLToPath(new URL("./delay-proxy.ts", import.meta.url));
	const child = fork(program, [new URL(databaseUrl).port]);
	const kill = () => child.kill("SIGKILL");
	process.once("exit", kill);
	const { port } = v.parse(listening, await message(child));
	const ask = async (delay?: number) => {
		child.send({ delay });
		return v.parse(counted, await message(child)).requests;
	};
	return {
		url: `http://127.0.0.1:${port}`,
		async moveTo(milliseconds) {
			await ask(milliseconds);
		},
		roundTrips: () => ask(),
		stop() {
			process.off("exit", kill);
			kill();
		},
	};
}

function message(child: ChildProcess): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const fail = () => reject(new Error("The program between worker and database ended"));
		child.once("exit", fail);
		child.once("message", (value) => {
			child.off("exit", fail);
			resolve(value);
		});
	});
}
