import { useCallback, useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { keepDayMs } from "./boarding-clock.ts";
import { type BoardingDay, boardingDaySchema, departureKey } from "./boarding-day.ts";
import { keepDay, readDay } from "./day-store.ts";
import { forgetDay } from "./forget-day.ts";
import { boardedOf, keepAnswersBy, type Settled, useTickQueue } from "./ticks/tick-queue.ts";

const refreshMs = 60_000;
const patienceMs = 10_000;

type DayProblem = "no network" | "signed out" | "not allowed";

export interface LoadedDay {
	/** Null until it is read, and when nothing is kept on this phone. */
	day: BoardingDay | null;
	isLoading: boolean;
	problem: DayProblem | null;
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
		const answer = await askForDay();
		if (typeof answer !== "string") {
			setState({ day: answer, receivedAt: Date.now(), isLoading: false, problem: null });
			return;
		}
		if (answer === "no network") {
			const kept = await readDay(Date.now()).catch(() => null);
			setState(({ day, receivedAt }) => ({
				...(kept ?? { day: unlessTooOld(day, Date.now()), receivedAt }),
				isLoading: false,
				problem: answer,
			}));
			return;
		}
		setState({ day: null, receivedAt: null, isLoading: false, problem: answer });
		await inTurn(forgetDay);
	}, []);

	useEffect(() => {
		let isOver = false;
		const start = async () => {
			const kept = await readDay(Date.now()).catch(() => null);
			if (kept && !isOver) setState((known) => ({ ...known, ...(known.day ? {} : kept) }));
			await refresh();
		};
		void start();
		const ask = () => {
			if (!document.hidden) void refresh();
		};
		const timer = setInterval(ask, refreshMs);
		addEventListener("online", ask);
		document.addEventListener("visibilitychange", ask);
		return () => {
			isOver = true;
			clearInterval(timer);
			removeEventListener("online", ask);
			document.removeEventListener("visibilitychange", ask);
		};
	}, [refresh]);

	return { ...state, refresh };
}

/**
 * Keeps the day for the next start of the app, with the ticks that the server has taken since: a guest who is aboard
 * must be so after a cold start without a network too.
 */
function useKeptDay(day: BoardingDay | null, receivedAt: number | null): void {
	useEffect(() => {
		if (!day || receivedAt === null) return;
		const keep = (settled: readonly Settled[]) =>
			inTurn(() => keepDay(withTicks(day, { ticks: [], fresh: new Set(), settled }), receivedAt));
		return keepAnswersBy(keep);
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

async function askForDay(): Promise<BoardingDay | DayProblem> {
	try {
		const response = await fetch("/dashboard/today/departures", {
			// an ended session redirects to the login page
			redirect: "manual",
			cache: "no-store",
			signal: AbortSignal.timeout(patienceMs),
		});
		if (response.type === "opaqueredirect") return "signed out";
		if (response.status === 403) return "not allowed";
		return v.parse(boardingDaySchema, await response.json());
	} catch {
		return "no network";
	}
}

/** The day with this phone's ticks, which count before the server has answered. */
export function useTickedDay(day: BoardingDay | null): BoardingDay | null {
	const queue = useTickQueue();
	return useMemo(() => (day ? withTicks(day, queue) : null), [day, queue]);
}

function withTicks(day: BoardingDay, queue: Parameters<typeof boardedOf>[0]): BoardingDay {
	const departures = day.departures.map((departure) => ({
		...departure,
		guests: departure.guests.map((guest) => {
			const { boarded } = boardedOf(queue, {
				departure: departureKey(departure),
				bookingId: guest.id,
				seats: guest.seats,
				before: { state: guest.boarding, aboard: guest.aboard },
				readAt: day.readAt,
			});
			return { ...guest, boarding: boarded.state, aboard: [...boarded.aboard] };
		}),
	}));
	return { ...day, departures };
}
