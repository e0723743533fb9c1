import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Boarding, TickAnswer, TickState } from "./boarding.ts";
import type { ManifestGuest } from "./manifest.ts";
import { type SendProblem, sendTick } from "./send-tick.ts";
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
}

interface Settled extends Pick<StoredTick, "departure" | "bookingId"> {
	boarding: Boarding | null;
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
};
let queue = nothing;
let isSending = false;
const listeners = new Set<() => void>();

function change(changes: Partial<Queue>): void {
	queue = { ...queue, ...changes };
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Reads the browser's store where possible, because another tab may have added or sent ticks. */
function currentTicks(owner: string): readonly StoredTick[] {
	return queue.isStored ? readStoredTicks(owner, Date.now()) : queue.ticks;
}

function keep(owner: string, ticks: readonly StoredTick[], changes: Partial<Queue> = {}): void {
	change({ ticks, isStored: writeStoredTicks(owner, ticks), ...changes });
}

/** Stores a press in the browser, then sends it. */
export function pressTick(press: Pick<StoredTick, "departure" | "bookingId" | "state">): void {
	const { owner } = queue;
	if (!owner) return;
	const tick = { ...press, id: crypto.randomUUID(), pressedAt: Date.now() };
	keep(owner, addTick(currentTicks(owner), tick), { fresh: new Set([...queue.fresh, tick.id]) });
	void sendAll();
}

/** Deletes a refused tick whose reason has been read. */
export function forgetTick(id: string): void {
	const { owner } = queue;
	if (!owner) return;
	keep(
		owner,
		currentTicks(owner).filter((each) => each.id !== id),
	);
}

/** One at a time, the oldest first; stops at the first failure. */
async function sendAll(): Promise<void> {
	const { owner } = queue;
	if (isSending || !owner) return;
	isSending = true;
	try {
		for (;;) {
			const next = currentTicks(owner).find(({ refusal }) => !refusal);
			// another user may have signed in
			if (!next || queue.owner !== owner) break;
			const answer = await sendTick(owner, next);
			if (queue.owner !== owner) break;
			if (typeof answer === "string") {
				change({ problem: answer, fresh: new Set() });
				break;
			}
			settle(owner, next, answer);
		}
	} finally {
		isSending = false;
	}
	if (queue.owner && queue.owner !== owner) void sendAll();
}

function settle(owner: string, tick: StoredTick, { outcome, boarding, now }: TickAnswer): void {
	const ticks = currentTicks(owner).flatMap((each) => {
		if (each.id !== tick.id) return [each];
		return outcome === "taken" ? [] : [{ ...each, refusal: outcome }];
	});
	const others = queue.settled.filter((each) => !isSameGuest(each, tick));
	const { departure, bookingId } = tick;
	const settled =
		outcome === "taken" || outcome === "newer"
			? [...others, { departure, bookingId, boarding, at: now }]
			: queue.settled;
	const fresh = new Set([...queue.fresh].filter((id) => id !== tick.id));
	keep(owner, ticks, { settled, fresh, problem: null });
}

/** Sends stored ticks at once, when the network is back and when the page becomes visible. */
export function useTickSender(owner: string | null): void {
	useEffect(() => {
		if (!owner) return;
		change({ ...nothing, owner, ticks: readStoredTicks(owner, Date.now()) });
		const send = () => void sendAll();
		const sendIfSeen = () => {
			if (!document.hidden) send();
		};
		const readAgain = (event: StorageEvent) => {
			if (concernsTicks(owner, event)) change({ ticks: readStoredTicks(owner, Date.now()) });
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
			change(nothing);
		};
	}, [owner]);
}

function useQueue(): Queue {
	return useSyncExternalStore(
		subscribe,
		() => queue,
		() => nothing,
	);
}

export interface WaitingTicks {
	/** Number of unsent ticks by departure. */
	waiting: ReadonlyMap<string, number>;
	/** Refused ticks that have not been dismissed. */
	refused: readonly StoredTick[];
	isStored: boolean;
	problem: SendProblem | null;
}

/** The unsent and refused ticks of all departures. */
export function useWaitingTicks(): WaitingTicks {
	const { ticks, fresh, isStored, problem } = useQueue();
	const waiting = new Map<string, number>();
	for (const { departure, refusal, id } of ticks)
		if (!refusal && !fresh.has(id)) waiting.set(departure, (waiting.get(departure) ?? 0) + 1);
	return { waiting, refused: ticks.filter(({ refusal }) => refusal), isStored, problem };
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
	const { ticks, fresh, settled } = useQueue();
	return useMemo(
		() =>
			guests.map((guest) => {
				const own = { departure, bookingId: guest.id };
				const tick = ticks.find((each) => isSameGuest(each, own));
				const known = settled.find((each) => isSameGuest(each, own) && each.at >= readAt);
				const said = known ? known.boarding : guest.boarding;
				if (!tick) return { ...guest, boarding: said, tick: null };
				const { id, refusal } = tick;
				return {
					...guest,
					boarding: refusal ? said : boardingOf(tick.state),
					tick: { id, isWaiting: !refusal && !fresh.has(id), refusal },
				};
			}),
		[guests, departure, readAt, ticks, fresh, settled],
	);
}

function boardingOf(state: TickState): Boarding | null {
	return state || null;
}
