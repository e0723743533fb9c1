import { useEffect, useState } from "react";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { boardCashTexts } from "#app/messages/staff/departures/board-cash.ts";
import { boardNoteTexts } from "#app/messages/staff/departures/board-note.ts";
import { boardingTexts as texts } from "#app/messages/staff/departures/boarding.ts";
import { firstName } from "#app/sales/booking/booking-words.ts";
import { formatClock, formatDate, formatMoney } from "#app/ui/format/format.ts";
import type { BoardingTime } from "../boarding-clock.ts";
import type { BoardingDay } from "../boarding-day.ts";
import { forgetDay } from "../forget-day.ts";
import { useOfflineQueue, useRefused, useWaiting } from "../offline/offline-queue.ts";

const band =
	"bg-sun px-4 py-2 text-sm font-semibold text-[#14262e] min-[62rem]:px-[max(1rem,(100vw-82rem)/2)]";

/** Who is signed in, and what waits on this phone. */
export function BoardingHead({
	day,
	isUnread,
	time,
}: {
	day: BoardingDay | null;
	/** The server did not answer: the day is the one that this phone kept. */
	isUnread: boolean;
	time: BoardingTime;
}) {
	const { now, timeZone } = time;
	const { isUnanswered, signOut } = useSignOut();
	return (
		<header className="sticky top-0 z-[4] bg-abyss text-[#fff]">
			<div className="flex min-h-14 items-center justify-between gap-x-3 px-4 py-1 min-[62rem]:px-[max(1rem,(100vw-82rem)/2)]">
				<h1 className="text-[1.25rem] text-[#fff]">
					{texts.title}
					<small className="ml-2 font-sans text-sm tracking-normal whitespace-nowrap text-[#cfe9e2] max-[62rem]:ml-0 max-[62rem]:block max-[62rem]:text-xs">
						{/* the kept page was drawn at another time */}
						<span suppressHydrationWarning>
							{formatDate(localDateAt(now, timeZone), "short")}, {formatClock(now, timeZone)}
						</span>
					</small>
				</h1>
				{day ? (
					<div className="flex flex-wrap items-center justify-end gap-x-3 text-sm min-[62rem]:gap-x-4">
						<a href="/dashboard/my-week" className="py-2.5 font-semibold text-[#fff]">
							{texts.myWeek}
						</a>
						{day.showsPurse ? (
							<a href="/dashboard/cash" className="py-2.5 font-semibold text-[#fff]">
								{texts.cash}
							</a>
						) : null}
						<a href="/dashboard/account" className="py-2.5 font-semibold text-[#fff]">
							<span className="min-[62rem]:hidden">{firstName(day.userName)}</span>
							<span className="max-[62rem]:hidden">{day.userName}</span>
						</a>
						<button
							type="button"
							onClick={() => void signOut()}
							className="py-2.5 font-semibold text-[#fff] underline"
						>
							{texts.signOut}
						</button>
					</div>
				) : null}
			</div>
			<div role="status">
				{isUnanswered && day ? <p className={band}>{texts.stillSignedIn}</p> : null}
			</div>
			<WaitingLine readAt={day?.readAt ?? null} isUnread={isUnread} time={time} />
			<WaitingCash />
			<WaitingNotes />
		</header>
	);
}

/** How many ticks wait on this phone, which are sent by themselves, and how old its list is. */
function WaitingLine({
	readAt,
	isUnread,
	time,
}: {
	readAt: number | null;
	isUnread: boolean;
	time: BoardingTime;
}) {
	const { problem } = useOfflineQueue();
	const waiting = useWaiting("tick");
	const refused = useRefused("tick");
	const count = waiting.length;
	const since = waiting[0]?.pressedAt;
	const isOffline = !useOnline() || (isUnread && readAt !== null);
	const isQuiet = !isOffline && count === 0 && refused.length === 0;
	return (
		<div role="status">
			{isQuiet ? null : (
				<div className={`${band} flex flex-wrap items-center justify-between gap-x-3.5`}>
					<p>
						{isOffline ? texts.waiting.offline : reasons[problem ?? "no network"]()}{" "}
						<b>
							{count > 0
								? texts.waiting.ticks({ count })
								: refused.length > 0
									? texts.waiting.refused({ count: refused.length })
									: texts.waiting.listIsHere}
						</b>
					</p>
					{since ? (
						<span>{texts.waiting.since({ clock: formatClock(since, time.timeZone) })}</span>
					) : null}
					{isOffline && readAt !== null ? (
						<span>{texts.waiting.listOf({ when: dayAndClock(readAt, time) })}</span>
					) : null}
				</div>
			)}
		</div>
	);
}

/** "18:05", or "Thu 4 Jun, 18:05" of another day. */
function dayAndClock(instant: number, { now, timeZone }: BoardingTime): string {
	const clock = formatClock(instant, timeZone);
	const date = localDateAt(instant, timeZone);
	return date === localDateAt(now, timeZone) ? clock : `${formatDate(date, "short")}, ${clock}`;
}

const reasons = {
	"no network": () => texts.waiting.notSent,
	"signed out": () => texts.waiting.signedOut,
	"not allowed": () => texts.waiting.otherUser,
};

function useOnline(): boolean {
	const [isOnline, setIsOnline] = useState(true);
	useEffect(() => {
		const look = () => setIsOnline(navigator.onLine);
		look();
		addEventListener("online", look);
		addEventListener("offline", look);
		return () => {
			removeEventListener("online", look);
			removeEventListener("offline", look);
		};
	}, []);
	return isOnline;
}

/** Cash that this phone has not sent yet. */
function WaitingCash() {
	const waiting = useWaiting("cash");
	const [first] = waiting;
	return (
		<div role="status">
			{first ? (
				<p className={band}>
					{boardCashTexts.waiting({
						count: waiting.length,
						sum: formatMoney(
							waiting.reduce((sum, { amountCents }) => sum + amountCents, 0),
							first.currency,
						),
					})}
				</p>
			) : null}
		</div>
	);
}

/** Notes that this phone has not sent yet. */
function WaitingNotes() {
	const count = useWaiting("note").length;
	return (
		<div role="status">
			{count > 0 ? <p className={band}>{boardNoteTexts.waiting({ count })}</p> : null}
		</div>
	);
}

const patienceMs = 10_000;

/** Ends the session before the list goes: without a network nobody is signed out, and the guests still board. */
function useSignOut() {
	const [isUnanswered, setIsUnanswered] = useState(false);
	const signOut = async () => {
		setIsUnanswered(false);
		if (!(await endSession())) return setIsUnanswered(true);
		await forgetDay().catch(() => {});
		location.assign("/app_login");
	};
	return { isUnanswered, signOut };
}

/** @returns whether the server has answered that nobody is signed in any more. */
async function endSession(): Promise<boolean> {
	try {
		const { type } = await fetch("/dashboard/sign-out", {
			method: "POST",
			// to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(patienceMs),
		});
		return type === "opaqueredirect";
	} catch {
		return false;
	}
}
