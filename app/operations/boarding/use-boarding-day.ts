import { useCallback, useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { askServer, type ServerProblem, whileSeen } from "./ask-server.ts";
import { keepDayMs, mayKeep } from "./boarding-clock.ts";
import { type BoardingDay, boardingDaySchema } from "./boarding-day.ts";
import { readOne, seal, unseal, withStore, write } from "./encrypted-store.ts";
import { forgetDay, type KeptDay, wipeDay } from "./forget-day.ts";
import {
	keepAnswersBy,
	type OfflineQueue,
	ofKind,
	useOfflineQueue,
} from "./offline/offline-queue.ts";
import { boardedOf } from "./ticks/ticked-guests.ts";

const refreshMs = 60_000;

export interface LoadedDay {
	/** Null until it is read, and when nothing is kept on this phone. */
	day: BoardingDay | null;
	isLoading: boolean;
	problem: ServerProblem | null;
	refresh(): void;
}

/** Shows what the phone keeps at once, then what the server says, and keeps that for the next time. */
export function useBoardingDay(): LoadedDay {
	const [{ receivedAt, ...state }, setState] = useState<
		Omit<LoadedDay, "refresh"> & {
			/** When the server sent the day, by the phone's clock; null without one. */
			receivedAt: number | null;
		}
	>({ day: null, receivedAt: null, isLoading: true, problem: null });
	useKeptDay(state.day, receivedAt);

	const refresh = useCallback(async () => {
		const answer = await askServer("/dashboard/today/departures", boardingDaySchema);
		if (typeof answer !== "string") {
			setState({ day: answer, receivedAt: Date.now(), isLoading: false, problem: null });
			return;
		}
		if (answer === "no network" || answer === "unreadable") {
			const keptDay = await readDay(Date.now()).catch(() => null);
			setState(({ day, receivedAt }) => ({
				...(keptDay ?? { day: unlessTooOld(day, Date.now()), receivedAt }),
				isLoading: false,
				problem: "no network",
			}));
			return;
		}
		setState({ day: null, receivedAt: null, isLoading: false, problem: answer });
		await inTurn(forgetDay);
	}, []);

	useEffect(() => {
		let isOver = false;
		const start = async () => {
			const keptDay = await readDay(Date.now()).catch(() => null);
			if (keptDay && !isOver)
				setState((previous) => ({ ...previous, ...(previous.day ? {} : keptDay) }));
			await refresh();
		};
		void start();
		const stop = whileSeen(() => void refresh(), refreshMs);
		return () => {
			isOver = true;
			stop();
		};
	}, [refresh]);

	return { ...state, refresh };
}

/**
 * Keeps the day for the next start of the app, with what the server has answered since: a guest who is aboard must be so
 * after a cold start without a network too.
 */
function useKeptDay(day: BoardingDay | null, receivedAt: number | null): void {
	useEffect(() => {
		if (!day || receivedAt === null) return;
		return keepAnswersBy((answered) =>
			inTurn(() => keepDay(dayWithOperations(day, { operations: [], answered }), receivedAt)),
		);
	}, [day, receivedAt]);
}

let lastTask: Promise<void> = Promise.resolve();

/** One after the other, so that an older day never replaces a newer one, or comes after it was forgotten. */
function inTurn(task: () => Promise<void>): Promise<void> {
	// without storage, as in a private window, the page works with a network only
	lastTask = lastTask.then(task).catch(() => {});
	return lastTask;
}

/** In a browser that keeps nothing the open page has the list; there too it ends after 48 hours. */
function unlessTooOld(day: BoardingDay | null, now: number): BoardingDay | null {
	return day && now - day.readAt < keepDayMs ? day : null;
}

/** The day with this phone's operations, which count before the server has answered. */
export function useDayWithOperations(day: BoardingDay | null): BoardingDay | null {
	const queue = useOfflineQueue();
	return useMemo(() => (day ? dayWithOperations(day, queue) : null), [day, queue]);
}

/** The day with this phone's ticks, cash and notes: what the server has answered since, and what it does not know yet. */
function dayWithOperations(
	day: BoardingDay,
	{ operations, answered }: Pick<OfflineQueue, "operations" | "answered">,
): BoardingDay {
	const applied = answered.filter(({ answer }) => !answer.refusal);
	const paidBookings = new Set(
		[
			...ofKind(operations, "cash").filter(({ refusal }) => !refusal),
			...ofKind(
				applied.filter(({ answer }) => answer.now >= day.readAt).map(({ operation }) => operation),
				"cash",
			),
		].map(({ bookingId }) => bookingId),
	);
	const notes = ofKind(
		applied.map(({ operation }) => operation),
		"note",
	).map(({ id, bookingId, text, pressedAt }) => ({
		bookingId,
		note: { id, text, by: day.userName, at: pressedAt },
	}));
	const departures = day.departures.map((departure) => ({
		...departure,
		guests: departure.guests.map((guest) => {
			const { boarded } = boardedOf(
				{ operations, answered },
				{
					departureId: departure.id,
					bookingId: guest.id,
					seats: guest.seats,
					boardedBefore: { state: guest.boarding, aboard: guest.aboard },
					readAt: day.readAt,
				},
			);
			const listedIds = new Set(guest.notes.map(({ id }) => id));
			const newNotes = notes.filter(
				({ bookingId, note }) => bookingId === guest.id && !listedIds.has(note.id),
			);
			return {
				...guest,
				boarding: boarded.state,
				aboard: [...boarded.aboard],
				...(paidBookings.has(guest.id) ? { isOwed: false, dueCents: null } : {}),
				notes: [...guest.notes, ...newNotes.map(({ note }) => note)],
			};
		}),
	}));
	return { ...day, departures };
}

/** @param receivedAt when the server sent it; it is kept for 48 hours from then, however often it is written. */
function keepDay(day: BoardingDay, receivedAt: number): Promise<void> {
	return withStore(async (db) => {
		const sealed = await seal(db, "key", day);
		const keptDay: KeptDay = { owner: day.owner, expiresAt: receivedAt + keepDayMs, ...sealed };
		await write(db, (store) => store.put(keptDay, "day"));
	});
}

/** The kept day; null without one, and when it is too old, which also deletes it. */
function readDay(now: number): Promise<{ day: BoardingDay; receivedAt: number } | null> {
	return withStore(async (db) => {
		try {
			const keptDay = await readOne<KeptDay>(db, "day");
			const key = await readOne<CryptoKey>(db, "key");
			if (!keptDay || !key) return null;
			if (!mayKeep(keptDay, now)) {
				await write(db, wipeDay);
				return null;
			}
			const day = v.parse(boardingDaySchema, await unseal(key, keptDay));
			return { day, receivedAt: keptDay.expiresAt - keepDayMs };
		} catch {
			// another build may have kept it in another form; the server sends it again
			return null;
		}
	});
}
