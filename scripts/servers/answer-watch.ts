/**
 * Watchdog of the local server. When its worker process crashes, `wrangler dev` says that it starts it anew and may
 * then leave every request without an answer.
 */
import { ownClock } from "./own-clock.ts";

export interface AnswerPatience {
	/** Milliseconds between questions. */
	everyMilliseconds: number;
	/** Without an answer for this time the server is given up. Longer than a loaded machine needs for a page. */
	giveUpMilliseconds: number;
}

const usualPatience: AnswerPatience = { everyMilliseconds: 5_000, giveUpMilliseconds: 60_000 };

/** Calls `giveUp` once with a message for people. The first answer may take twice as long as the others. */
export function watchAnswers(
	url: string,
	giveUp: (message: string) => void,
	patience: AnswerPatience = usualPatience,
): { stop(): void } {
	const clock = ownClock();
	let lastAnswer = clock.now() + patience.giveUpMilliseconds;
	let isStopped = false;
	async function watch(): Promise<void> {
		while (!isStopped) {
			if (await answers(url, patience.everyMilliseconds)) lastAnswer = clock.now();
			if (isStopped) return;
			if (clock.now() - lastAnswer >= patience.giveUpMilliseconds) {
				const seconds = Math.round(patience.giveUpMilliseconds / 1000);
				giveUp(`${url} has not answered for ${seconds} s, so it is ended. Start it again.`);
				return;
			}
			await new Promise((resolve) => {
				setTimeout(resolve, patience.everyMilliseconds).unref();
			});
		}
	}
	void watch();
	return {
		stop() {
			isStopped = true;
			clock.stop();
		},
	};
}

/** Any answer counts, an error too. */
async function answers(url: string, milliseconds: number): Promise<boolean> {
	try {
		const answer = await fetch(new URL("/robots.txt", url), {
			signal: AbortSignal.timeout(milliseconds),
			headers: { connection: "close" },
		});
		await answer.body?.cancel();
		return true;
	} catch {
		return false;
	}
}
