import * as v from "valibot";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import { spokenDeskCode } from "#app/bookings/totem/desk-code.ts";
import { useOperator, useSiteConfig } from "#app/configuration/site-config.ts";
import { Words, withinSentence } from "#app/messages/own-words.tsx";
import { useLanguage } from "#app/messages/use-language.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import type { Step } from "#app/totem/sale/booking-steps.tsx";
import { StepHeading } from "#app/totem/sale/step-heading.tsx";
import type { Choice } from "#app/totem/sale/use-choice.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { formatClock, formatCount, formatDate, formatMoney } from "#app/ui/format/format.ts";
import { type HandoffState, useHandoff } from "./use-handoff.ts";

const offerSchema = v.object({
	code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
	watch: v.string(),
	expiresAt: v.number(),
});

export function DeskStep({ choice, go }: { choice: Choice; go: (step: Step) => void }) {
	const { hotel, status, startAgain } = useTotem();
	const { offer, state, offerAgain } = useHandoff(choice, offerSchema, true);
	const hasDesk = hotel?.hasDesk === true && state !== "failed";
	return (
		<>
			<div>
				<StepHeading>{headingOf(state, hasDesk)}</StepHeading>
				<ChoiceFacts choice={choice} />
			</div>
			<div
				role="status"
				className="grid min-h-[9rem] content-center gap-2 rounded-lg bg-paper px-[1.8rem] py-[1.3rem] shadow-lift"
			>
				{state === "waiting" && offer ? (
					<Code choice={choice} code={offer.code} expiresAt={offer.expiresAt} hasDesk={hasDesk} />
				) : (
					<p className="text-[1.15rem]/snug font-[650]">{words[state]}</p>
				)}
			</div>
			{state === "waiting" ? <Instructions choice={choice} hasDesk={hasDesk} /> : null}
			<CallUs isOnlyWay={!hasDesk} isEnrolled={status.isEnrolled === true} />
			<div className="flex flex-wrap items-center justify-between gap-4">
				<button type="button" onClick={() => go("phone")} className={totemButton("main")}>
					I have a phone after all
				</button>
				{state === "gone" ? (
					<button type="button" onClick={() => go("choose")} className={totemButton("next")}>
						Choose another day
					</button>
				) : status.isEnrolled === false ? null : state === "over" || state === "failed" ? (
					<button type="button" onClick={offerAgain} className={totemButton("next")}>
						Make new numbers
					</button>
				) : (
					<button type="button" onClick={startAgain} className={totemButton("next")}>
						I have noted the numbers
					</button>
				)}
			</div>
		</>
	);
}

function headingOf(state: HandoffState, hasDesk: boolean): string {
	if (state === "opened" || state === "booked") return "Your numbers are open";
	if (state === "gone") return "These seats were just taken";
	if (state === "over") return "These numbers have run out";
	return hasDesk ? "No phone? Reception finishes it for you." : "No phone? Call us from any phone.";
}

const words: Record<HandoffState, string> = {
	waiting: "Making your numbers …",
	opened: "The desk has your choice. This screen tells you when the seats are yours.",
	booked: "One moment, please.",
	gone: "Somebody else booked them first. Nothing was booked for you; other days have seats.",
	over: "They work for 15 minutes. Nothing was booked with them.",
	failed: "We can’t make numbers for you at the moment. Your choice is still here.",
};

function ChoiceFacts({ choice }: { choice: Choice }) {
	const language = useLanguage();
	const { currency } = useSiteConfig();
	const { excursion, day, pickup, people, totalCents } = choice;
	return (
		<p className="mt-1 max-w-none text-[1.15rem]/snug text-ink-soft">
			{excursion.title}, {day ? formatDate(day.date, "long") : ""}
			{pickup ? `, ${pickup.time}` : ""}
			<br />
			{peopleInWords(people, language)}, {formatMoney(totalCents, currency)}
		</p>
	);
}

function Code({
	choice,
	code,
	expiresAt,
	hasDesk,
}: {
	choice: Choice;
	code: string;
	expiresAt: number;
	hasDesk: boolean;
}) {
	const { timeZone } = useSiteConfig();
	const free = choice.day?.left ?? 0;
	return (
		<>
			<p className="font-bold">{hasDesk ? "Say this at the reception desk" : "Say this to us"}</p>
			<p className="font-display text-[6.2rem]/none tracking-[0.02em] whitespace-nowrap text-ocean lining-nums tabular-nums landscape:text-[5rem]/none">
				{spokenDeskCode(code)}
			</p>
			<p className="max-w-none">
				The numbers work until <b>{formatClock(expiresAt, timeZone)}</b>. Nothing is held yet: the
				seats are yours as soon as {hasDesk ? "reception books" : "we book"} them.{" "}
				{formatCount(free, { one: "is", other: "are" })} free now.
			</p>
		</>
	);
}

function Instructions({ choice, hasDesk }: { choice: Choice; hasDesk: boolean }) {
	const { day, pickup } = choice;
	if (!hasDesk) return null;
	const when = `${day ? formatDate(day.date, "weekday") : ""} at ${pickup?.time ?? ""}`;
	const steps = [
		["Tell reception the six numbers.", "They stand on this screen and nowhere else."],
		["Pay there,", "or have it put on your room."],
		["Take your printed voucher", `and be ready on ${when}.`],
	];
	return (
		<ol className="grid gap-3">
			{steps.map(([strong, rest], index) => (
				<li key={strong} className="relative pl-11">
					{index === steps.length - 1 ? null : (
						<span
							aria-hidden="true"
							className="absolute top-6 -bottom-3.5 left-[calc(1.05rem-1px)] border-l-[3px] border-dotted border-lagoon"
						/>
					)}
					<span
						aria-hidden="true"
						className={`absolute top-1 left-2 size-[1.1rem] rounded-full border-[0.3rem] bg-page ${index === steps.length - 1 ? "border-coral" : "border-ocean"}`}
					/>
					<b>{strong}</b> {rest}
				</li>
			))}
		</ol>
	);
}

/** The operator's telephone number, for when the desk is empty or the hotel has none. */
function CallUs({ isOnlyWay, isEnrolled }: { isOnlyWay: boolean; isEnrolled: boolean }) {
	const operator = useOperator();
	return (
		<p className="max-w-none">
			{isOnlyWay ? "Call us from any phone" : "Nobody at the desk? Call us from any phone"}
			{isEnrolled ? " and say the numbers" : ""}:{" "}
			<b className="whitespace-nowrap">{operator.phone}</b>
			<span className="text-ink-soft">
				{" "}
				(<Words of={withinSentence(operator.hours)} />)
			</span>
		</p>
	);
}
