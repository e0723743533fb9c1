/**
 * What is pressed or written in the boarding app waits on the phone, encrypted, until the server has answered it: cash
 * and notes.
 */
import { useEffect } from "react";
import * as v from "valibot";
import { makePageState } from "#app/ui/page-state.ts";
import { sealedRecords } from "./sealed-records.ts";

/** Retry interval: a phone in a bad network reports itself as "online", so only a new attempt shows. */
const retryMs = 20_000;
/** Longest wait for an answer, because a bad network may never give one. */
const timeoutMs = 10_000;

interface Waiting {
	/** Made once on the phone, so that it counts once however often it is sent. */
	id: string;
	/** Milliseconds since the epoch, by the phone's clock. */
	pressedAt: number;
}

interface WaitingState<Item extends Waiting> {
	/** Null when nobody is signed in who may use this queue. */
	owner: string | null;
	items: readonly Item[];
	/** Ids that are being sent for the first time; they are not reported as waiting. */
	fresh: ReadonlySet<string>;
	/** What the server has written down since the page was loaded; `at` by its clock. */
	settled: readonly (Item & { at: number })[];
	/** How often the server has answered. */
	answered: number;
}

interface QueueOptions<Item extends Waiting, Answer extends { now: number }> {
	/** Names its records and its key on the phone. */
	kind: "cash" | "note";
	stored: v.GenericSchema<unknown, Item>;
	/** Where they are sent, and at most how many at once. */
	path: string;
	mostAtOnce: number;
	/** What the server is told, besides whose they are and when they are sent. */
	sent(items: readonly Item[]): object;
	answers: v.GenericSchema<unknown, { answers: Record<string, Answer> }>;
	isUnsent(item: Item): boolean;
	/** As it stays on the phone, with the reason; null when the server has taken it. */
	refused(item: Item, answer: Answer): Item | null;
}

/** Id and time of something that is pressed now. */
export function pressedNow(): Waiting {
	return { id: crypto.randomUUID(), pressedAt: Date.now() };
}

export function makeWaitingQueue<Item extends Waiting, Answer extends { now: number }>(
	options: QueueOptions<Item, Answer>,
) {
	const records = sealedRecords(options.kind, options.stored);
	const nothing: WaitingState<Item> = {
		owner: null,
		items: [],
		fresh: new Set(),
		settled: [],
		answered: 0,
	};
	const state = makePageState(nothing);
	let isSending = false;

	/** Without storage, as in a private window, it exists only in the open page. */
	const keep = (owner: string, item: Item) => records.keep(owner, item).catch(() => {});

	/** Keeps it on the phone, then sends it. */
	async function add(item: Item): Promise<void> {
		const { owner, items, fresh } = state.now();
		if (!owner) return;
		state.change({ items: [...items, item], fresh: new Set([...fresh, item.id]) });
		await keep(owner, item);
		await sendAll();
	}

	/** Keeps another version of it, then sends that. */
	async function replace(item: Item): Promise<void> {
		const { owner, items } = state.now();
		if (!owner) return;
		state.change({ items: items.map((each) => (each.id === item.id ? item : each)) });
		await keep(owner, item);
		await sendAll();
	}

	/** Deletes it from the phone; the server is told nothing. */
	async function forget(id: string): Promise<void> {
		const { owner, items } = state.now();
		if (!owner) return;
		state.change({ items: items.filter((each) => each.id !== id) });
		await records.drop(owner, id).catch(() => {});
	}

	/** All that wait, the oldest first; stops at the first failure. */
	async function sendAll(): Promise<void> {
		const { owner } = state.now();
		if (isSending || !owner) return;
		isSending = true;
		try {
			for (;;) {
				const next = state.now().items.filter(options.isUnsent).slice(0, options.mostAtOnce);
				// another user may have signed in
				if (next.length === 0 || state.now().owner !== owner) break;
				const answers = await send(options, owner, next);
				if (state.now().owner !== owner) break;
				if (!answers) {
					state.change({ fresh: new Set() });
					break;
				}
				await settle(owner, next, answers);
			}
		} finally {
			isSending = false;
		}
	}

	async function settle(
		owner: string,
		sent: readonly Item[],
		answers: Record<string, Answer>,
	): Promise<void> {
		const taken = new Map<string, Item & { at: number }>();
		const refused = new Map<string, Item>();
		for (const item of sent) {
			const answer = answers[item.id];
			if (!answer) continue;
			const kept = options.refused(item, answer);
			if (kept) {
				refused.set(item.id, kept);
				await keep(owner, kept);
			} else {
				taken.set(item.id, { ...item, at: answer.now });
				await records.drop(owner, item.id).catch(() => {});
			}
		}
		// while the phone's storage was at work, something else may have been pressed, or another user signed in
		if (state.now().owner !== owner) return;
		state.change(afterAnswers(state.now(), { taken, refused, answers }));
	}

	/** What another tab, or the page before this one, has kept. */
	async function readKept(owner: string): Promise<void> {
		const kept = await records.read(owner).catch(() => []);
		const { items, settled, owner: ownerNow } = state.now();
		if (ownerNow !== owner) return;
		const known = new Set([...items, ...settled].map(({ id }) => id));
		const more = kept.filter(({ id }) => !known.has(id));
		if (more.length > 0) state.change({ items: [...more, ...items] });
	}

	/**
	 * Hook. Sends what is kept at once, when the network is back and when the page becomes visible.
	 * @param refresh reads the day anew: after a cold start the kept day must know what the server has written down.
	 */
	function useSender(owner: string | null, refresh: () => void): void {
		const { answered } = state.use();
		useEffect(() => {
			if (answered > 0) refresh();
		}, [answered, refresh]);
		useEffect(() => {
			if (!owner) return;
			state.change({ ...nothing, owner });
			const stop = nowAndWhileSeen(() => void readKept(owner).then(sendAll));
			return () => {
				stop();
				state.change(nothing);
			};
		}, [owner]);
	}

	return { now: state.now, use: state.use, useSender, add, replace, forget };
}

/** The queue once the server has answered. */
function afterAnswers<Item extends Waiting>(
	{ items, settled, fresh, answered }: WaitingState<Item>,
	{
		taken,
		refused,
		answers,
	}: {
		taken: ReadonlyMap<string, Item & { at: number }>;
		/** As they stay on the phone. */
		refused: ReadonlyMap<string, Item>;
		answers: Record<string, unknown>;
	},
): Partial<WaitingState<Item>> {
	return {
		items: items.filter(({ id }) => !taken.has(id)).map((each) => refused.get(each.id) ?? each),
		settled: [...settled, ...taken.values()],
		fresh: new Set([...fresh].filter((id) => !answers[id])),
		answered: answered + 1,
	};
}

/** @returns null without an answer to each. */
async function send<Item extends Waiting, Answer extends { now: number }>(
	{ path, sent, answers: schema }: QueueOptions<Item, Answer>,
	owner: string,
	items: readonly Item[],
): Promise<Record<string, Answer> | null> {
	try {
		const response = await fetch(path, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ owner, sentAt: Date.now(), ...sent(items) }),
			// an ended session redirects to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		const { answers } = v.parse(schema, await response.json());
		return items.every(({ id }) => answers[id]) ? answers : null;
	} catch {
		return null;
	}
}

/** Now, when the network is back, when the page becomes visible, and now and then. @returns what ends it. */
function nowAndWhileSeen(act: () => void): () => void {
	const actIfSeen = () => {
		if (!document.hidden) act();
	};
	act();
	const timer = setInterval(actIfSeen, retryMs);
	addEventListener("online", actIfSeen);
	document.addEventListener("visibilitychange", actIfSeen);
	return () => {
		clearInterval(timer);
		removeEventListener("online", actIfSeen);
		document.removeEventListener("visibilitychange", actIfSeen);
	};
}
