import { useCallback, useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { keepDayMs } from "./boarding-clock.ts";
import { type BoardingDay, boardingDaySchema } from "./boarding-day.ts";
import { keepDay, readDay } from "./day-store.ts";
import { forgetDay } from "./forget-day.ts";
import { dayWithOperations } from "./offline/day-with-operations.ts";
import { keepAnswersBy, useOfflineQueue } from "./offline/offline-queue.ts";

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
			const keptDay = await readDay(Date.now()).catch(() => null);
			setState(({ day, receivedAt }) => ({
				...(keptDay ?? { day: unlessTooOld(day, Date.now()), receivedAt }),
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
			const keptDay = await readDay(Date.now()).catch(() => null);
			if (keptDay && !isOver)
				setState((previous) => ({ ...previous, ...(previous.day ? {} : keptDay) }));
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

/** The day with this phone's operations, which count before the server has answered. */
export function useDayWithOperations(day: BoardingDay | null): BoardingDay | null {
	const queue = useOfflineQueue();
	return useMemo(() => (day ? dayWithOperations(day, queue) : null), [day, queue]);
}
