import { useEffect, useMemo } from "react";
import * as v from "valibot";
import { makePageState } from "#app/ui/page-state.ts";
import type { BoardingDay } from "../boarding-day.ts";
import {
	type CashAnswer,
	type Cleared,
	cashAnswersSchema,
	mostCashAtOnce,
	type SentCash,
	type StoredCash,
} from "./board-cash.ts";
import { dropCash, keepCash, readCash } from "./cash-store.ts";

/** Retry interval: a phone in a bad network reports itself as "online", so only a new attempt shows. */
const retryMs = 20_000;
/** Longest wait for an answer, because a bad network may never give one. */
const timeoutMs = 10_000;

interface CashQueue {
	/** Null when nobody is signed in who may take money. */
	owner: string | null;
	presses: readonly StoredCash[];
	/** Ids that are being sent for the first time; they are not reported as waiting. */
	fresh: ReadonlySet<string>;
	/** What the server has written down since the page was loaded; `at` by its clock. */
	settled: readonly (Pick<StoredCash, "bookingId" | "amountCents" | "currency"> & { at: number })[];
	/** How often the server has answered. */
	answered: number;
}

const nothing: CashQueue = { owner: null, presses: [], fresh: new Set(), settled: [], answered: 0 };
const queue = makePageState(nothing);
/** The presses that this phone keeps, and what the server has answered. */
export const useCashQueue = queue.use;
let isSending = false;

/** Keeps a press on the phone, then sends it. A second press for the same guest is the same money. */
export async function pressCash(
	press: Pick<StoredCash, "bookingId" | "departure" | "amountCents" | "currency">,
): Promise<void> {
	const { owner, presses } = queue.now();
	const isKnown = presses.some((each) => each.bookingId === press.bookingId && !each.cleared);
	if (!owner || isKnown) return;
	const cash = { ...press, id: crypto.randomUUID(), pressedAt: Date.now() };
	queue.change({ presses: [...presses, cash], fresh: new Set([...queue.now().fresh, cash.id]) });
	await keep(owner, cash);
	await sendAll();
}

/** What became of cash that the server did not take. */
export async function clearCash(cash: StoredCash, how: Cleared): Promise<void> {
	const { owner } = queue.now();
	if (!owner) return;
	const cleared = { ...cash, cleared: how };
	queue.change({
		presses: queue.now().presses.map((each) => (each.id === cash.id ? cleared : each)),
	});
	await keep(owner, cleared);
	await sendAll();
}

/** Without storage, as in a private window, the press exists only in the open page. */
async function keep(owner: string, cash: StoredCash): Promise<void> {
	await keepCash(owner, cash).catch(() => {});
}

function isUnsent({ refusal, cleared }: StoredCash): boolean {
	return !refusal || cleared !== undefined;
}

/** All that wait, the oldest first; stops at the first failure. */
async function sendAll(): Promise<void> {
	const { owner } = queue.now();
	if (isSending || !owner) return;
	isSending = true;
	try {
		for (;;) {
			const next = queue.now().presses.filter(isUnsent).slice(0, mostCashAtOnce);
			// another user may have signed in
			if (next.length === 0 || queue.now().owner !== owner) break;
			const answers = await sendCash(owner, next);
			if (queue.now().owner !== owner) break;
			if (!answers) {
				queue.change({ fresh: new Set() });
				break;
			}
			await settle(owner, next, answers);
		}
	} finally {
		isSending = false;
	}
}

/** @returns null without an answer. */
async function sendCash(
	owner: string,
	presses: readonly StoredCash[],
): Promise<Record<string, CashAnswer> | null> {
	const sent: SentCash = { owner, sentAt: Date.now(), taken: [], cleared: [] };
	for (const { id, bookingId, amountCents, pressedAt, cleared } of presses) {
		if (cleared) sent.cleared.push({ id, how: cleared });
		else sent.taken.push({ id, bookingId, amountCents, pressedAt });
	}
	try {
		const response = await fetch("/dashboard/today/cash", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(sent),
			// an ended session redirects to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		const { answers } = v.parse(cashAnswersSchema, await response.json());
		return presses.every(({ id }) => answers[id]) ? answers : null;
	} catch {
		return null;
	}
}

async function settle(
	owner: string,
	sent: readonly StoredCash[],
	answers: Record<string, CashAnswer>,
): Promise<void> {
	const taken: StoredCash[] = [];
	const refused: StoredCash[] = [];
	for (const press of sent) {
		const answer = answers[press.id];
		if (!answer) continue;
		if (answer.refusal) {
			const kept = { ...press, refusal: answer.refusal };
			refused.push(kept);
			await keep(owner, kept);
			continue;
		}
		taken.push(press);
		await dropCash(owner, press.id).catch(() => {});
	}
	// while the phone's storage was at work, the next guest may have paid, or another user signed in
	const { presses, settled, fresh, answered, owner: ownerNow } = queue.now();
	if (ownerNow !== owner) return;
	const ids = new Set(taken.map(({ id }) => id));
	queue.change({
		presses: presses
			.filter(({ id }) => !ids.has(id))
			.map((each) => refused.find(({ id }) => id === each.id) ?? each),
		settled: [...settled, ...settledBy(taken, answers)],
		fresh: new Set([...fresh].filter((id) => !answers[id])),
		answered: answered + 1,
	});
}

function settledBy(
	taken: readonly StoredCash[],
	answers: Record<string, CashAnswer>,
): CashQueue["settled"] {
	return taken.flatMap(({ id, bookingId, amountCents, currency, cleared }) => {
		const answer = answers[id];
		return answer && !cleared ? [{ bookingId, amountCents, currency, at: answer.now }] : [];
	});
}

/** Sends kept cash at once, when the network is back and when the page becomes visible. */
export function useCashSender(owner: string | null, refresh: () => void): void {
	const { answered } = useCashQueue();
	// the kept day says what is owed after a cold start, so it must know of the money soon
	useEffect(() => {
		if (answered > 0) refresh();
	}, [answered, refresh]);
	useEffect(() => {
		if (!owner) return;
		queue.change({ ...nothing, owner });
		const send = async () => {
			const kept = await readCash(owner).catch(() => []);
			if (queue.now().owner !== owner) return;
			const known = new Set(queue.now().presses.map(({ id }) => id));
			// another tab, or the page before this one, has kept them
			const more = kept.filter(({ id }) => !known.has(id));
			if (more.length > 0) queue.change({ presses: [...more, ...queue.now().presses] });
			await sendAll();
		};
		const sendIfSeen = () => {
			if (!document.hidden) void send();
		};
		void send();
		const timer = setInterval(sendIfSeen, retryMs);
		addEventListener("online", sendIfSeen);
		document.addEventListener("visibilitychange", sendIfSeen);
		return () => {
			clearInterval(timer);
			removeEventListener("online", sendIfSeen);
			document.removeEventListener("visibilitychange", sendIfSeen);
			queue.change(nothing);
		};
	}, [owner]);
}

/** The day with this phone's cash, which counts before the server has answered. */
export function useCashDay(day: BoardingDay | null): BoardingDay | null {
	const { presses, settled } = useCashQueue();
	return useMemo(() => {
		if (!day) return null;
		const taken = new Set([
			...presses.filter(({ refusal }) => !refusal).map(({ bookingId }) => bookingId),
			...settled.filter(({ at }) => at >= day.readAt).map(({ bookingId }) => bookingId),
		]);
		if (taken.size === 0) return day;
		const departures = day.departures.map((departure) => ({
			...departure,
			guests: departure.guests.map((guest) =>
				taken.has(guest.id) ? { ...guest, isOwed: false, dueCents: null } : guest,
			),
		}));
		return { ...day, departures };
	}, [day, presses, settled]);
}
