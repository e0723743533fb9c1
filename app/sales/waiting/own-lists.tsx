import { RichText } from "#app/messages/rich-text.tsx";
import { waitingListTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { OwnDay } from "./own-list.server.ts";
import { WaitingRules } from "./waiting-form.tsx";

/** A party's places in its lists, its offer, and the way out. */
export function OwnLists({ days, timeZone }: { days: readonly OwnDay[]; timeZone: string }) {
	const texts = useTexts(waitingListTexts);
	const { page } = texts;
	const localPath = useLocalPath();
	const isWaiting = days.some(({ end }) => end === null);
	return (
		<div className="wrap grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6 pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section)">
			<h1>{page.title}</h1>
			<ul className="grid gap-4">
				{days.map((day) => (
					<li key={day.id}>
						<Day day={day} timeZone={timeZone} />
					</li>
				))}
			</ul>
			{isWaiting ? (
				<>
					<WaitingRules />
					<p className="text-sm text-ink-soft">{page.keep}</p>
					<form method="post" className="grid justify-items-start gap-2">
						<Button type="submit" name="day" value="all" aria-describedby="leave-hint">
							{page.leave}
						</Button>
						<p id="leave-hint" className="text-sm text-ink-soft">
							{page.leaveHint}
						</p>
					</form>
				</>
			) : (
				<p className="font-semibold">
					<a href={localPath("/excursion/excursions")}>{texts.otherTrips}</a>
				</p>
			)}
		</div>
	);
}

function Day({ day, timeZone }: { day: OwnDay; timeZone: string }) {
	const language = useLanguage();
	const { formatDate, formatTime } = useFormats();
	return (
		<article className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-paper p-[clamp(1rem,4vw,1.6rem)] shadow-lift wrap-anywhere">
			<div>
				<h2 className="text-[1.45rem]">{day.title}</h2>
				<p className="text-ink-soft">
					{formatDate(day.date, "long")}, {formatTime(day.startTime)} ·{" "}
					{peopleInWords({ ...day, isWhole: false }, language)}
				</p>
			</div>
			<State day={day} timeZone={timeZone} />
		</article>
	);
}

function State({ day, timeZone }: { day: OwnDay; timeZone: string }) {
	const { page } = useTexts(waitingListTexts);
	const { confirmId, holdExpiresAt, passedOverSeats, seats, end } = day;
	if (end) return <p>{page.ends[end]}</p>;
	if (confirmId && holdExpiresAt)
		return <Offer day={day} confirmId={confirmId} until={holdExpiresAt} timeZone={timeZone} />;
	return (
		<>
			<p className="font-display text-xl/tight">{page.place(day)}</p>
			{passedOverSeats === null ? null : (
				<p>{page.passedOver({ free: passedOverSeats, party: seats })}</p>
			)}
		</>
	);
}

function Offer({
	day,
	confirmId,
	until,
	timeZone,
}: {
	day: OwnDay;
	confirmId: string;
	/** Milliseconds since the epoch. */
	until: number;
	timeZone: string;
}) {
	const { page } = useTexts(waitingListTexts);
	const localPath = useLocalPath();
	const { formatDeadline, formatMoney } = useFormats();
	const price = formatMoney(day.priceCents ?? 0, day.currency ?? "");
	return (
		<>
			<p className="text-lg/normal">
				<RichText
					text={page.held({ count: day.seats, until: formatDeadline(until, timeZone) })}
					parts={{ b: (words) => <b>{words}</b> }}
				/>
			</p>
			<div className="flex flex-wrap items-center gap-3">
				<ButtonAnchor look="next" href={localPath(`/payment/checkout/${confirmId}`)}>
					{page.pay({ price })}
				</ButtonAnchor>
				<form method="post">
					<Button type="submit" name="day" value={day.id} aria-describedby={`refuse-${day.id}`}>
						{page.refuse}
					</Button>
				</form>
			</div>
			<p id={`refuse-${day.id}`} className="text-sm text-ink-soft">
				{page.refuseHint}
			</p>
		</>
	);
}
