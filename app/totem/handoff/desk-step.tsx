import { useOperator, useSiteConfig } from "#app/configuration/site-config.ts";
import { withinSentence } from "#app/messages/operator-text.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { handoffTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { spokenDeskCode } from "#app/partners/totem/desk-code.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { bold, DottedSteps } from "#app/totem/dotted-steps.tsx";
import { type Step, StepHeading } from "#app/totem/sale/steps/step.tsx";
import type { Choice } from "#app/totem/sale/use-choice.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { type HandoffState, useHandoff } from "./use-handoff.ts";

export function DeskStep({ choice, go }: { choice: Choice; go: (step: Step) => void }) {
	const { hotel, status, startAgain } = useTotem();
	const texts = useTexts(handoffTexts).desk;
	const { offer, offerAgain, ...handoff } = useHandoff(choice);
	const state = offer && offer.code === null ? "failed" : handoff.state;
	const hasDesk = hotel?.hasDesk === true && state !== "failed";
	return (
		<>
			<div>
				<StepHeading>{headingOf(state, hasDesk, texts)}</StepHeading>
				<ChoiceFacts choice={choice} />
			</div>
			<div
				role="status"
				className="grid min-h-[9rem] content-center gap-2 rounded-lg bg-paper px-[1.8rem] py-[1.3rem] shadow-lift"
			>
				{state === "waiting" && offer?.code ? (
					<Code choice={choice} code={offer.code} expiresAt={offer.expiresAt} hasDesk={hasDesk} />
				) : (
					<p className="text-[1.15rem]/snug font-[650]">{texts.text[state]}</p>
				)}
			</div>
			{state === "waiting" ? <Instructions choice={choice} hasDesk={hasDesk} /> : null}
			<CallUs isOnlyWay={!hasDesk} isEnrolled={status.isEnrolled === true} />
			<div className="flex flex-wrap items-center justify-between gap-4">
				<button type="button" onClick={() => go("phone")} className={totemButton("main")}>
					{texts.phoneAfterAll}
				</button>
				{state === "gone" ? (
					<button type="button" onClick={() => go("choose")} className={totemButton("next")}>
						{texts.anotherDay}
					</button>
				) : status.isEnrolled === false ? null : state === "over" || state === "failed" ? (
					<button type="button" onClick={offerAgain} className={totemButton("next")}>
						{texts.newFigures}
					</button>
				) : (
					<button type="button" onClick={startAgain} className={totemButton("next")}>
						{texts.noted}
					</button>
				)}
			</div>
		</>
	);
}

function headingOf(
	state: HandoffState,
	hasDesk: boolean,
	texts: (typeof handoffTexts)["en"]["desk"],
): string {
	if (state === "opened" || state === "booked") return texts.openTitle;
	if (state === "gone") return texts.goneTitle;
	if (state === "over") return texts.overTitle;
	return hasDesk ? texts.receptionTitle : texts.callTitle;
}

function ChoiceFacts({ choice }: { choice: Choice }) {
	const language = useLanguage();
	const { dayAndTime } = useTexts(handoffTexts).desk;
	const { formatDate, formatMoney, formatTime } = useFormats();
	const { currency } = useSiteConfig();
	const { excursion, day, pickup, people, totalCents } = choice;
	return (
		<p className="mt-1 max-w-none text-[1.15rem]/snug text-ink-soft">
			<span lang={langOf(excursion, "title")}>{excursion.title}</span>
			{day && pickup
				? `, ${dayAndTime({ day: formatDate(day.date, "long"), time: formatTime(pickup.time) })}`
				: null}
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
	const texts = useTexts(handoffTexts).desk;
	const { formatClock } = useFormats();
	const until = { time: formatClock(expiresAt, timeZone), seats: choice.day?.left ?? 0 };
	return (
		<>
			<p className="font-bold">{hasDesk ? texts.sayAtDesk : texts.sayToUs}</p>
			<p className="font-display text-[6.2rem]/none tracking-[0.02em] whitespace-nowrap text-ocean lining-nums tabular-nums landscape:text-[5rem]/none">
				{spokenDeskCode(code)}
			</p>
			<p className="max-w-none">
				<RichText
					text={hasDesk ? texts.untilAtDesk(until) : texts.untilByCall(until)}
					parts={bold}
				/>
			</p>
		</>
	);
}

function Instructions({ choice, hasDesk }: { choice: Choice; hasDesk: boolean }) {
	const { steps: texts } = useTexts(handoffTexts).desk;
	const { formatDate, formatTime } = useFormats();
	const { day, pickup } = choice;
	if (!hasDesk || !day || !pickup) return null;
	const steps = [
		texts.tell,
		texts.pay,
		texts.voucher({ day: formatDate(day.date, "weekday"), time: formatTime(pickup.time) }),
	];
	return <DottedSteps steps={steps} />;
}

/** The operator's telephone number, for when the desk is empty or the hotel has none. */
function CallUs({ isOnlyWay, isEnrolled }: { isOnlyWay: boolean; isEnrolled: boolean }) {
	const { call, callAndSay, nobodyCall, nobodyCallAndSay } = useTexts(handoffTexts).desk;
	const operator = useOperator();
	const hours = operator.hours && withinSentence(operator.hours);
	const text = isOnlyWay
		? isEnrolled
			? callAndSay
			: call
		: isEnrolled
			? nobodyCallAndSay
			: nobodyCall;
	return (
		<p className="max-w-none empty:hidden">
			<RichText
				text={text({ phone: operator.phone, hours: hours?.words ?? "" })}
				parts={{
					phone: (phone) => <b className="whitespace-nowrap">{phone}</b>,
					hours: () =>
						hours && (
							<span className="text-ink-soft">
								<Words of={hours} />
							</span>
						),
				}}
			/>
		</p>
	);
}
