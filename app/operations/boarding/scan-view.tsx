import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { scanTexts as texts } from "#app/messages/staff/departures/scan.ts";
import { formatClock } from "#app/ui/format/format.ts";
import { askServer } from "./ask-server.ts";
import type { BoardingTime } from "./boarding-clock.ts";
import {
	type BoardingDay,
	type BoardingDeparture,
	type BoardingGuest,
	otherVoucherAnswerSchema,
} from "./boarding-day.ts";
import { problemWords } from "./camera-problem.ts";
import { press, useOfflineQueue } from "./offline/offline-queue.ts";
import { findGuest, hashCode, judgeGuest, readCode } from "./scan.ts";
import { ScanAnswer, type Scanned } from "./scan-answer.tsx";
import { feelAnswer, wakeSound } from "./scan-feedback.ts";
import { everybody } from "./ticks/boarding.ts";
import { useScanner } from "./use-scanner.ts";

const none: Pick<Scanned, "bookingId" | "voucher" | "earlierBoarding" | "isOffline"> = {
	bookingId: null,
	voucher: null,
	earlierBoarding: { by: null, at: null },
	isOffline: false,
};

/** The scanner. A voucher whose guests may board boards them at once; the answer takes it back. */
export function ScanView({
	day,
	timeZone,
	isOpen,
	open,
}: {
	day: BoardingDay;
	timeZone: string;
	/** On a phone the scanner is a view of its own. */
	isOpen: boolean;
	open: (departureId: number) => void;
}) {
	const [scanned, setScanned] = useState<Scanned | null>(null);
	const [isCameraOn, setIsCameraOn] = useState(false);
	const video = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (isOpen) setIsCameraOn(true);
		else setIsCameraOn(false);
	}, [isOpen]);

	const answer = async (text: string) => {
		const next = await judge(text, day, { now: Date.now(), timeZone });
		feelAnswer(next.outcome);
		setScanned(next);
	};
	const camera = useScanner(video, isCameraOn, (text) => void answer(text));
	const scannedGuest = scanned?.bookingId
		? findGuest(day, ({ id }) => id === scanned.bookingId)
		: null;
	return (
		<>
			<h2 id="scan" className="text-[1.6rem]">
				{texts.title}
			</h2>
			<Camera
				video={video}
				isOn={isCameraOn}
				isSmall={scanned !== null}
				camera={camera}
				turnOn={() => {
					wakeSound();
					setIsCameraOn(true);
				}}
			/>
			<div role="status">
				{scanned ? (
					<ScanAnswer
						scanned={scanned}
						scannedGuest={scannedGuest}
						timeZone={timeZone}
						next={() => setScanned(null)}
						open={open}
					/>
				) : null}
			</div>
			<TypedCode lookUp={(code) => void answer(code)} />
			<Twins day={day} timeZone={timeZone} />
		</>
	);
}

/** For a voucher that the camera cannot read. */
function TypedCode({ lookUp }: { lookUp: (code: string) => void }) {
	const codeField = useRef<HTMLInputElement>(null);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		const code = codeField.current?.value.trim() ?? "";
		if (!code) return;
		if (codeField.current) codeField.current.value = "";
		lookUp(code);
	};
	return (
		<form onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5">
			<label className="grid gap-1 text-sm font-semibold">
				{texts.reference}
				<input
					ref={codeField}
					name="code"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					placeholder=""
					className="min-h-13 rounded-md border border-edge bg-paper px-3.5 text-base font-normal uppercase"
				/>
			</label>
			<button
				type="submit"
				className="min-h-13 rounded-full border-2 border-ink px-5 text-sm font-[650] text-ink"
			>
				{texts.lookUp}
			</button>
		</form>
	);
}

/** The camera's picture, or why there is none. */
function Camera({
	video,
	isOn,
	isSmall,
	camera: { state, again },
	turnOn,
}: {
	video: RefObject<HTMLVideoElement | null>;
	isOn: boolean;
	isSmall: boolean;
	camera: ReturnType<typeof useScanner>;
	turnOn: () => void;
}) {
	const problem = state === "starting" || state === "looking" ? null : problemWords[state];
	const button = "min-h-14 rounded-full border-2 border-[#fff] px-6 font-[650] text-[#fff]";
	return (
		<div
			className={`relative grid place-items-center overflow-hidden rounded-lg bg-[#10191d] text-[#fff] ${isSmall ? "min-h-24" : !isOn || problem ? "min-h-40" : "aspect-square"}`}
		>
			<video
				ref={video}
				muted
				playsInline
				aria-label={texts.camera.picture}
				className={`absolute inset-0 size-full object-cover ${state === "looking" ? "" : "hidden"}`}
			/>
			{isOn ? null : (
				<button type="button" onClick={turnOn} className={button}>
					{texts.camera.open}
				</button>
			)}
			<div role="status">
				{isOn && problem ? (
					<div
						className={
							isSmall
								? "flex flex-wrap items-center justify-center gap-x-4 gap-y-1 p-3"
								: "grid justify-items-center gap-2 p-5 text-center"
						}
					>
						<p className="text-lg font-semibold">{problem.title}</p>
						{isSmall ? null : <p className="text-sm">{problem.help}</p>}
						<button type="button" onClick={again} className={`${button} mt-1`}>
							{texts.camera.again}
						</button>
					</div>
				) : null}
				{isOn && !problem ? (
					<p className="absolute inset-x-4 bottom-3 text-center text-sm font-semibold">
						{state === "looking" ? texts.camera.hold : texts.camera.starting}
					</p>
				) : null}
			</div>
		</div>
	);
}

/** Boards a valid voucher, and says what any other is worth. */
async function judge(text: string, day: BoardingDay, time: BoardingTime): Promise<Scanned> {
	const code = readCode(text);
	if (code.kind === "something else") return { ...none, outcome: "unknown" };
	const hash = code.kind === "voucher" ? await hashCode(code.confirmId) : null;
	const scannedGuest = findGuest(day, (guest) =>
		code.kind === "voucher" ? guest.code === hash : guest.reference === code.reference,
	);
	if (scannedGuest) return boardFound(scannedGuest, time);
	const answer = await askServer("/dashboard/today/voucher", otherVoucherAnswerSchema, {
		body: { code: code.kind === "voucher" ? code.confirmId : code.reference },
		patienceMs: 6000,
	});
	if (typeof answer === "string") return { ...none, outcome: "unknown", isOffline: true };
	const { voucher } = answer;
	if (!voucher) return { ...none, outcome: "unknown" };
	return { ...none, outcome: isLive(voucher.status) ? "wrong day" : "cancelled", voucher };
}

function boardFound(
	{ guest, departure }: { guest: BoardingGuest; departure: BoardingDeparture },
	time: BoardingTime,
): Scanned {
	const outcome = judgeGuest(guest, departure, time);
	const earlierBoarding = { by: guest.markedBy, at: guest.markedAt };
	if (outcome === "valid") {
		void press({
			kind: "tick",
			departureId: departure.id,
			bookingId: guest.id,
			people: everybody(guest.seats),
			state: "picked up",
		});
	}
	return { ...none, outcome, bookingId: guest.id, earlierBoarding };
}

/** Guests whom another phone has scanned too: they count once, but this phone did not know. */
function Twins({ day, timeZone }: { day: BoardingDay; timeZone: string }) {
	const twins = useOfflineQueue().answered.flatMap(({ operation: { bookingId }, answer }) =>
		answer.twin ? [{ ...answer.twin, bookingId }] : [],
	);
	if (twins.length === 0) return null;
	return (
		<section aria-labelledby="twins" className="rounded-md bg-sand px-4 py-3 text-sm text-ink">
			<h3 id="twins" className="text-base">
				{texts.twins.title}
			</h3>
			<ul>
				{twins.map(({ bookingId, by, at }) => (
					<li key={`${bookingId} ${at}`}>
						{texts.twins.also({
							guest: findGuest(day, ({ id }) => id === bookingId)?.guest.name ?? texts.twins.guest,
							clock: formatClock(at, timeZone),
							by,
						})}
					</li>
				))}
			</ul>
		</section>
	);
}
