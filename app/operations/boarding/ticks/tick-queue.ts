import { useEffect, useMemo } from "react";
import type { ManifestGuest } from "#app/operations/manifest/manifest.ts";
import { makePageState } from "#app/ui/page-state.ts";
import {
	afterTick,
	type Boarded,
	everybody,
	mostTicksAtOnce,
	type TickAnswer,
} from "./boarding.ts";
import { type SendProblem, sendTicks } from "./send-ticks.ts";
import {
	addTick,
	concernsTicks,
	isSameGuest,
	readStoredTicks,
	type StoredTick,
	type TickRefusal,
	writeStoredTicks,
} from "./stored-ticks.ts";

/** Retry interval: a phone in a bad network reports itself as "online", so only a new attempt shows. */
const retryMs = 20_000;

interface Queue {
	/** Null when no user is signed in. */
	owner: string | null;
	ticks: readonly StoredTick[];
	/** The browser keeps the ticks when the page is closed. */
	isStored: boolean;
	/** Ids of ticks that are being sent for the first time; they are not reported as waiting. */
	fresh: ReadonlySet<string>;
	problem: SendProblem | null;
	/** The server's answers since the page was loaded, by guest. */
	settled: readonly Settled[];
	/** Guests whom another phone has ticked too, since the page was loaded. */
	twins: readonly Twin[];
}

/** Two phones have ticked the same guest, who counts once. */
interface Twin extends Pick<StoredTick, "departure" | "bookingId"> {
	by: string;
	/** By the server's clock. */
	at: number;
}

export interface Settled extends Pick<StoredTick, "departure" | "bookingId"> {
	boarded: Boarded;
	/** By the server's clock. */
	at: number;
}

const nothing: Queue = {
	owner: null,
	ticks: [],
	isStored: true,
	fresh: new Set(),
	problem: null,
	settled: [],
	twins: [],
};
const queue = makePageState(nothing);
/** The ticks that this phone keeps, and what the server has answered. */
export const useTickQueue = queue.use;
let isSending = false;

/** Reads the browser's store where possible, because another tab may have added or sent ticks. */
function currentTicks(owner: string): readonly StoredTick[] {
	return queue.now().isStored ? readStoredTicks(owner, Date.now()) : queue.now().ticks;
}

function keep(owner: string, ticks: readonly StoredTick[], changes: Partial<Queue> = {}): void {
	queue.change({ ticks, isStored: writeStoredTicks(owner, ticks), ...changes });
}

/** Stores a press in the browser, then sends it. */
export function pressTick(
	press: Pick<StoredTick, "departure" | "bookingId" | "people" | "state">,
): void {
	const { owner } = queue.now();
	if (!owner) return;
	const tick = { ...press, id: crypto.randomUUID(), pressedAt: Date.now() };
	keep(owner, addTick(currentTicks(owner), tick), {
		fresh: new Set([...queue.now().fresh, tick.id]),
	});
	void sendAll();
}

/** Deletes a refused tick whose reason has been read. */
export function forgetTick(id: string): void {
	const { owner } = queue.now();
	if (!owner) return;
	keep(
		owner,
		currentTicks(owner).filter((each) => each.id !== id),
	);
}

/** All that wait, the oldest first; stops at the first failure. */
async function sendAll(): Promise<void> {
	const { owner } = queue.now();
	if (isSending || !owner) return;
	isSending = true;
	try {
		for (;;) {
			const next = currentTicks(owner)
				.filter(({ refusal }) => !refusal)
				.slice(0, mostTicksAtOnce);
			// another user may have signed in
			if (next.length === 0 || queue.now().owner !== owner) break;
			const answers = await sendTicks(owner, next);
			if (queue.now().owner !== owner) break;
			if (typeof answers === "string") {
				queue.change({ problem: answers, fresh: new Set() });
				break;
			}
			await settle(owner, next, answers);
		}
	} finally {
		isSending = false;
	}
	if (queue.now().owner && queue.now().owner !== owner) void sendAll();
}

/** What keeps the server's answers on this phone: the boarding app, for a start without a network. */
type AnswerKeeper = (settled: readonly Settled[]) => Promise<void>;
const keepers = new Set<AnswerKeeper>();

/** Longest wait for a keeper: a browser whose store hangs goes on sending. */
const keeperPatienceMs = 3_000;

/** Calls it with the answers of now, and with all answers before the phone forgets their ticks. @returns what ends it. */
export function keepAnswersBy(keeper: AnswerKeeper): () => void {
	keepers.add(keeper);
	void keeper(queue.now().settled);
	return () => keepers.delete(keeper);
}

/** Also ends without a keeper that fails: the server has the ticks. */
async function keepAnswers(settled: readonly Settled[]): Promise<void> {
	const kept = Promise.allSettled([...keepers].map((keeper) => keeper(settled)));
	await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, keeperPatienceMs))]);
}

async function settle(
	owner: string,
	sent: readonly StoredTick[],
	answers: ReadonlyMap<string, TickAnswer>,
): Promise<void> {
	const settled = [...queue.now().settled];
	const twins = [...queue.now().twins];
	for (const tick of sent) {
		const { departure, bookingId } = tick;
		const answer = answers.get(tick.id);
		if (answer?.boarding) {
			const own = settled.findIndex((each) => isSameGuest(each, tick));
			if (own >= 0) settled.splice(own, 1);
			settled.push({ departure, bookingId, boarded: answer.boarding, at: answer.now });
		}
		if (answer?.twin) twins.push({ departure, bookingId, ...answer.twin });
	}
	// kept before it is deleted below: a phone that dies between the two has a tick twice, which counts once, and loses none
	await keepAnswers(settled);
	if (queue.now().owner !== owner) return;
	const ticks = currentTicks(owner).flatMap((each) => {
		const answer = answers.get(each.id);
		if (!answer) return [each];
		return answer.outcome === "taken" ? [] : [{ ...each, refusal: answer.outcome }];
	});
	const fresh = new Set([...queue.now().fresh].filter((id) => !answers.has(id)));
	keep(owner, ticks, { settled, twins, fresh, problem: null });
}

/** Sends stored ticks at once, when the network is back and when the page becomes visible. */
export function useTickSender(owner: string | null): void {
	useEffect(() => {
		if (!owner) return;
		queue.change({ ...nothing, owner, ticks: readStoredTicks(owner, Date.now()) });
		const send = () => void sendAll();
		const sendIfSeen = () => {
			if (!document.hidden) send();
		};
		const readAgain = (event: StorageEvent) => {
			if (concernsTicks(owner, event)) queue.change({ ticks: readStoredTicks(owner, Date.now()) });
		};
		send();
		const timer = setInterval(sendIfSeen, retryMs);
		addEventListener("online", send);
		addEventListener("storage", readAgain);
		document.addEventListener("visibilitychange", sendIfSeen);
		return () => {
			clearInterval(timer);
			removeEventListener("online", send);
			removeEventListener("storage", readAgain);
			document.removeEventListener("visibilitychange", sendIfSeen);
			queue.change(nothing);
		};
	}, [owner]);
}

export interface WaitingTicks {
	/** Number of unsent ticks by departure. */
	waiting: ReadonlyMap<string, number>;
	/** When the oldest unsent tick was pressed, in milliseconds since the epoch. */
	since: number | null;
	/** Refused ticks that have not been dismissed. */
	refused: readonly StoredTick[];
	isStored: boolean;
	problem: SendProblem | null;
}

/** The unsent and refused ticks of all departures. */
export function useWaitingTicks(): WaitingTicks {
	const { ticks, fresh, isStored, problem } = useTickQueue();
	const waiting = new Map<string, number>();
	for (const { departure, refusal, id } of ticks)
		if (!refusal && !fresh.has(id)) waiting.set(departure, (waiting.get(departure) ?? 0) + 1);
	const unsent = ticks.filter(({ refusal, id }) => !refusal && !fresh.has(id));
	return {
		waiting,
		since: unsent.length > 0 ? Math.min(...unsent.map(({ pressedAt }) => pressedAt)) : null,
		refused: ticks.filter(({ refusal }) => refusal),
		isStored,
		problem,
	};
}

/** A guest with this phone's ticks, which count before the server has answered. */
export interface TickedGuest extends ManifestGuest {
	tick: { id: string; isWaiting: boolean; refusal: TickRefusal | undefined } | null;
}

/** @param readAt when the server read the guests, by its clock. */
export function useTickedGuests(
	guests: readonly ManifestGuest[],
	departure: string,
	readAt: number,
): TickedGuest[] {
	const state = useTickQueue();
	return useMemo(
		() =>
			guests.map((guest) => {
				const own = { departure, bookingId: guest.id };
				const before = { state: guest.boarding, aboard: guest.aboard };
				const { boarded, tick } = boardedOf(state, { ...own, seats: guest.seats, before, readAt });
				return { ...guest, boarding: boarded.state, aboard: boarded.aboard, tick };
			}),
		[guests, departure, readAt, state],
	);
}

/** Who of a booking came: what the server said last, then this phone's ticks that it does not know. */
export function boardedOf(
	{ ticks, fresh, settled }: Pick<Queue, "ticks" | "fresh" | "settled">,
	guest: Pick<StoredTick, "departure" | "bookingId"> & {
		seats: number;
		before: Boarded;
		readAt: number;
	},
): { boarded: Boarded; tick: TickedGuest["tick"] } {
	const known = settled.find((each) => isSameGuest(each, guest) && each.at >= guest.readAt);
	const own = ticks.filter((each) => isSameGuest(each, guest));
	const boarded = own
		.filter(({ refusal }) => !refusal)
		.reduce<Boarded>(
			(before, { people, state }) =>
				afterTick(before, { people: people ?? everybody(guest.seats), state }),
			known?.boarded ?? guest.before,
		);
	const last = own.at(-1);
	if (!last) return { boarded, tick: null };
	const { id, refusal } = last;
	return { boarded, tick: { id, isWaiting: !refusal && !fresh.has(id), refusal } };
}
