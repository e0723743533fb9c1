import { type ReactNode, useEffect, useState } from "react";
import { boardingTexts as texts } from "#app/messages/staff/departures/boarding.ts";
import { NextStopLine } from "#app/operations/manifest/next-stop-line.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { type BoardingTime, boardingStage, byStart, otherDay } from "./boarding-clock.ts";
import type { BoardingDay, BoardingDeparture } from "./boarding-day.ts";
import { type BoardingStop, stopsOfDeparture } from "./boarding-day.ts";
import { BoardingList } from "./boarding-list.tsx";
import { DepartureCards } from "./departure-cards.tsx";
import { BoardingHead } from "./head/boarding-head.tsx";
import { UnlistedRefusals } from "./head/unlisted-refusals.tsx";
import { forgetDrafts } from "./notes/guest-note.tsx";
import { useOfflineQueue, useOfflineSender } from "./offline/offline-queue.ts";
import { wakeSound } from "./scan-feedback.ts";
import { ScanView } from "./scan-view.tsx";
import { isMoving } from "./ticks/route-state.ts";
import { type LoadedDay, useBoardingDay, useDayWithOperations } from "./use-boarding-day.ts";

export type BoardingView = "today" | "list" | "scan";

/** The boarding app: what leaves, who comes, and the scanner; side by side on a wide screen. */
export function BoardingApp({ timeZone }: { timeZone: string }) {
	const loaded = useBoardingDay();
	const day = useDayWithOperations(loaded.day);
	const { refresh } = loaded;
	const owner = loaded.day?.owner ?? null;
	useOfflineSender(owner, loaded.day?.mayTakeCash);
	const refusals = useOfflineQueue().answered.filter(({ answer }) => answer.refusal).length;
	useEffect(() => {
		// the list says something else than the server
		if (refusals > 0) refresh();
	}, [refusals, refresh]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when another user signs in
	useEffect(() => forgetDrafts, [owner]);
	const [view, setView] = useState<BoardingView>("today");
	const [chosenId, setChosen] = useState<number | null>(null);
	const now = useMinute();
	const time = { now, timeZone };
	const departure = day ? departureToShow(day, chosenId, time) : null;
	const open = (departureId: number) => {
		setChosen(departureId);
		setView("list");
		scrollTo(0, 0);
	};
	const show = (next: BoardingView) => {
		if (next === "scan") wakeSound();
		setView(next);
		scrollTo(0, 0);
	};
	return (
		<div className="flex min-h-dvh flex-col bg-page text-[1rem]">
			<a
				href="#main"
				className="absolute -top-20 left-4 z-10 bg-ink px-4 py-3 text-paper focus:top-4"
			>
				{texts.skip}
			</a>
			<BoardingHead day={day} isUnread={loaded.problem === "no network"} time={time} />
			{day ? <UnlistedRefusals day={day} timeZone={timeZone} /> : null}
			<main
				id="main"
				className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start wrap-anywhere min-[62rem]:mx-auto min-[62rem]:w-[min(100%-2rem,82rem)] min-[62rem]:grid-cols-[min(21rem,27%)_minmax(0,1fr)_min(24rem,30%)] min-[62rem]:items-start min-[62rem]:gap-8 min-[62rem]:py-5"
			>
				<Column isShown={view === "today"} labelledBy="leaving">
					{day ? (
						<DepartureCards day={day} time={time} current={departure?.id ?? null} open={open} />
					) : (
						<NothingHere {...loaded} />
					)}
				</Column>
				{day && departure ? (
					<>
						<Column isShown={view === "list"} labelledBy="list">
							<BoardingList
								departure={departure}
								isNow={boardingStage(departure, time) === "now"}
								timeZone={timeZone}
								back={() => show("today")}
							/>
						</Column>
						<Column isShown={view === "scan"} labelledBy="scan" isSticky>
							<ScanView day={day} timeZone={timeZone} isOpen={view === "scan"} open={open} />
						</Column>
					</>
				) : null}
			</main>
			{departure ? (
				<Bar
					view={view}
					show={show}
					next={boardingStage(departure, time) === "now" ? nextStop(departure) : null}
				/>
			) : null}
		</div>
	);
}

/**
 * The chosen departure, else the one whose van is on its way, else the next of today that is not all
 * aboard, else the first one.
 */
function departureToShow(
	{ departures }: BoardingDay,
	chosenId: number | null,
	time: BoardingTime,
): BoardingDeparture | null {
	const ofNow = departures.filter((each) => boardingStage(each, time) === "now").sort(byStart);
	const isWaiting = (each: BoardingDeparture) => nextStop(each) !== null;
	return (
		departures.find((each) => each.id === chosenId) ??
		ofNow.find((each) => isMoving(stopsOfDeparture(each))) ??
		ofNow.find((each) => isWaiting(each) && otherDay(each, time) === null) ??
		ofNow.find(isWaiting) ??
		ofNow[0] ??
		departures[0] ??
		null
	);
}

function NothingHere({ isLoading, problem }: LoadedDay) {
	const words = texts.nothing;
	if (isLoading && !problem) return <h2 id="leaving">{words.reading}</h2>;
	if (problem === "no network") {
		return (
			<>
				<h2 id="leaving">{words.notKept}</h2>
				<p>{words.notKeptHelp}</p>
			</>
		);
	}
	if (problem === "not allowed") {
		return (
			<>
				<h2 id="leaving">{words.notAllowed}</h2>
				<p>{words.notAllowedHelp}</p>
			</>
		);
	}
	return (
		<>
			<h2 id="leaving">{words.signedOut}</h2>
			<p>{words.signedOutHelp}</p>
			<a
				href="/app_login?redirectTo=/dashboard/today"
				className={buttonClass("next", "justify-self-start")}
			>
				{words.signIn}
			</a>
		</>
	);
}

function Column({
	isShown,
	labelledBy,
	isSticky = false,
	children,
}: {
	isShown: boolean;
	labelledBy: string;
	isSticky?: boolean;
	children: ReactNode;
}) {
	return (
		<section
			aria-labelledby={labelledBy}
			className={`min-w-0 content-start gap-4 px-4 pt-4 pb-6 min-[62rem]:grid min-[62rem]:p-0 ${isShown ? "grid" : "hidden"} ${isSticky ? "min-[62rem]:sticky min-[62rem]:top-26" : ""} grid-cols-[minmax(0,1fr)]`}
		>
			{children}
		</section>
	);
}

function nextStop(departure: BoardingDeparture): BoardingStop | null {
	return stopsOfDeparture(departure).find(({ state }) => state === "now") ?? null;
}

function Bar({
	view,
	show,
	next,
}: {
	view: BoardingView;
	show: (view: BoardingView) => void;
	/** Where the van goes now; shown below the list. */
	next: BoardingStop | null;
}) {
	const item =
		"grid min-h-14 place-items-center rounded-full font-[650] text-ink aria-[current=page]:underline aria-[current=page]:underline-offset-[0.3em]";
	return (
		<nav
			aria-label={texts.title}
			className={`sticky bottom-0 z-[4] grid items-center gap-2.5 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(0.6rem+env(safe-area-inset-bottom))] min-[62rem]:hidden ${view === "scan" ? "grid-cols-2" : "grid-cols-[1fr_1.5fr_1fr]"}`}
		>
			{view === "list" && next ? <NextStopLine stop={next} /> : null}
			<button
				type="button"
				aria-current={view === "today" ? "page" : undefined}
				onClick={() => show("today")}
				className={item}
			>
				{texts.bar.today}
			</button>
			{view === "scan" ? null : (
				<button
					type="button"
					onClick={() => show("scan")}
					className="grid min-h-15 place-items-center rounded-full bg-accent font-[650] text-[#fff]"
				>
					{texts.bar.scan}
				</button>
			)}
			<button
				type="button"
				aria-current={view === "list" ? "page" : undefined}
				onClick={() => show("list")}
				className={item}
			>
				{texts.bar.list}
			</button>
		</nav>
	);
}

/** The time, renewed while the page is open. */
function useMinute(): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 20_000);
		return () => clearInterval(timer);
	}, []);
	return now;
}
