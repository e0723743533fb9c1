/**
 * Watchdog of the local database server. sqld may stop committing for ever while it still answers
 * reads and `/health`, so only a write tells.
 */
import * as v from "valibot";
import { type OwnClock, ownClock } from "./own-clock.ts";

export interface CommitPatience {
	/** Milliseconds between probes. */
	everyMilliseconds: number;
	/** A probe fails when it is not committed after this time. */
	probeMilliseconds: number;
	/** Without a commit for this time the server is restarted. */
	restartMilliseconds: number;
	/** Without a commit for this time, restart included, the watchdog gives up. */
	giveUpMilliseconds: number;
}

/**
 * Longer than any transaction of the product and than the checkpoint of some hundred megabytes, so
 * that a slow server is not killed.
 */
const usualPatience: CommitPatience = {
	everyMilliseconds: 5_000,
	probeMilliseconds: 5_000,
	restartMilliseconds: 15_000,
	giveUpMilliseconds: 30_000,
};

export interface CommitWatch {
	/** Rejects when nothing is committed even after a restart. */
	failed: Promise<never>;
	stop(): void;
}

const streamOfAnswer = v.object({ baton: v.nullable(v.string()) });

export interface WatchedServer {
	url: string;
	/** Kills the process and starts it on the same port and data. */
	restart(): Promise<void>;
}

export function watchCommits(
	server: WatchedServer,
	patience: CommitPatience = usualPatience,
): CommitWatch {
	let isStopped = false;
	const clock = ownClock();
	const commits = commitProbe(server.url, clock);
	async function watch(): Promise<void> {
		let lastCommit = clock.now();
		let isRestarted = false;
		while (!isStopped) {
			if (await commits(patience.probeMilliseconds)) {
				lastCommit = clock.now();
				isRestarted = false;
			}
			if (isStopped) return;
			const silence = clock.now() - lastCommit;
			if (isRestarted && silence >= patience.giveUpMilliseconds) throw givenUp(server, silence);
			if (!isRestarted && silence >= patience.restartMilliseconds) {
				console.error(
					`The database server ${server.url} committed nothing for ${inSeconds(silence)}: it is killed and started anew on the same data.`,
				);
				const beganAt = clock.now();
				await server.restart();
				// the time to open a large database does not count
				lastCommit += clock.now() - beganAt;
				isRestarted = true;
			}
			await rest(patience.everyMilliseconds);
		}
	}
	const { promise: failed, reject } = Promise.withResolvers<never>();
	watch().catch((error) => {
		if (!isStopped) reject(error);
	});
	return {
		failed,
		stop() {
			isStopped = true;
			clock.stop();
		},
	};
}

function givenUp({ url }: WatchedServer, silence: number): Error {
	return new Error(
		`The database server ${url} committed nothing for ${inSeconds(silence)}, although it was started anew. Nothing can be stored.`,
	);
}

function inSeconds(milliseconds: number): string {
	return `${Math.round(milliseconds / 1000)} s`;
}

/**
 * Writes `user_version`, a number in the file's header that SQLite leaves to applications: a real
 * commit that changes no table and needs none. All probes use one stream, because a server with more
 * callers than connections refuses new ones (429) while it commits what the others send.
 */
function commitProbe(url: string, clock: OwnClock) {
	let baton: string | null = null;
	async function isCommitted(signal: AbortSignal): Promise<boolean> {
		const sql = `PRAGMA user_version = ${Math.floor(Math.random() * 2 ** 31)}`;
		const requests = [{ type: "execute", stmt: { sql } }];
		const answer = await fetch(`${url}/v2/pipeline`, {
			method: "POST",
			body: JSON.stringify({ baton, requests }),
			signal,
		});
		const text = await answer.text();
		const isOldStream = baton !== null && answer.status === 400;
		baton = answer.ok ? v.parse(streamOfAnswer, JSON.parse(text)).baton : null;
		// the server has ended the stream, or was started anew
		if (isOldStream) return isCommitted(signal);
		return answer.ok && !text.includes('"type":"error"');
	}
	return async function commits(milliseconds: number): Promise<boolean> {
		const late = new AbortController();
		const until = clock.now() + milliseconds;
		const lookout = setInterval(() => {
			if (clock.now() >= until) late.abort();
		}, 50);
		lookout.unref();
		try {
			return await isCommitted(late.signal);
		} catch {
			baton = null;
			return false;
		} finally {
			clearInterval(lookout);
		}
	};
}

/** Does not keep the program running. */
function rest(milliseconds: number): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, milliseconds).unref();
	});
}
