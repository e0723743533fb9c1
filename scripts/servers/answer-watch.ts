/**
 * Watchdog of the local server. When its worker process crashes, `wrangler dev` says that it starts it anew and may
 * then leave every request without an answer.
 */
import { availableParallelism, loadavg } from "node:os";
import { ownClock } from "./own-clock.ts";

export interface AnswerPatience {
	/** Milliseconds between questions. */
	everyMilliseconds: number;
	/** Without an answer for this time the server is given up. Longer than a page takes. */
	giveUpMilliseconds: number;
	/** Whether other work keeps the server from its processor: silence does not count meanwhile. */
	isMachineBusy(): boolean;
}

const usualPatience: AnswerPatience = {
	everyMilliseconds: 5_000,
	giveUpMilliseconds: 60_000,
	// a server that hangs in a loop keeps one processor busy, and is found where the machine has another
	isMachineBusy: () => (loadavg()[0] ?? 0) > availableParallelism(),
};

export interface AnswerWatch {
	/** Resolves with the first answer. */
	firstAnswer: Promise<void>;
	stop(): void;
}

/** Calls `giveUp` once with a message for people. The first answer may take twice as long as the others. */
export function watchAnswers(
	url: string,
	giveUp: (message: string) => void,
	patience: AnswerPatience = usualPatience,
): AnswerWatch {
	const clock = ownClock();
	const first = Promise.withResolvers<void>();
	let lastAnswer = clock.now() + patience.giveUpMilliseconds;
	let hasAnswered = false;
	let isStopped = false;

	async function watch(): Promise<void> {
		while (!isStopped) {
			const askedAt = clock.now();
			// a worker that is being loaded takes its time, and a connection that we close is an error in its log
			if (await answers(url, patience.everyMilliseconds * (hasAnswered ? 1 : 4))) {
				hasAnswered = true;
				first.resolve();
				lastAnswer = clock.now();
			}
			if (isStopped) return;
			await rest(hasAnswered ? patience.everyMilliseconds : patience.everyMilliseconds / 20);
			if (patience.isMachineBusy()) lastAnswer += clock.now() - askedAt;
			if (clock.now() - lastAnswer >= patience.giveUpMilliseconds) {
				const seconds = Math.round(patience.giveUpMilliseconds / 1000);
				giveUp(`${url} has not answered for ${seconds} s, so it is ended. Start it again.`);
				return;
			}
		}
	}

	void watch();
	return {
		firstAnswer: first.promise,
		stop() {
			isStopped = true;
			clock.stop();
		},
	};
}

/** Does not keep the program running. */
function rest(milliseconds: number): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, milliseconds).unref();
	});
}

/** Any answer counts, an error too. It is read to its end: a connection that we close earlier is an error in the server's log. */
async function answers(url: string, milliseconds: number): Promise<boolean> {
	try {
		const answer = await fetch(new URL("/robots.txt", url), {
			signal: AbortSignal.timeout(milliseconds),
		});
		await answer.text();
		return true;
	} catch {
		return false;
	}
}
