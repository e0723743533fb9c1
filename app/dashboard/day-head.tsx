import { Form, Link } from "react-router";
import { addDays } from "#app/catalogue/local-date.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { departuresTexts } from "#app/messages/staff/departures/departures.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { overviewTexts } from "#app/messages/staff/office/overview.ts";
import { Button } from "#app/ui/button.tsx";
import { formatDate } from "#app/ui/format/format.ts";

const texts = departuresTexts.head;

const onlyWide = (words: string) => <span className="max-[44.99rem]:sr-only">{words}</span>;

/** The day that is shown, with the ways to other days, to its month, to boarding and to its papers. */
export function DayHead({
	date,
	today,
	now,
	mayBoard,
	mayPlan,
}: {
	/** Local dates. */
	date: string;
	today: string;
	/** Local time. */
	now: string;
	mayBoard: boolean;
	/** Sees the calendar of all departures. */
	mayPlan: boolean;
}) {
	const [yesterday, tomorrow] = [addDays(date, -1), addDays(date, 1)];
	return (
		<StaffHead title={formatDate(date, "long")} above={relativeDay(date, today, now)}>
			<Link className={miniButton} to={`/dashboard?date=${yesterday}`} prefetch="intent">
				‹ {formatDate(yesterday, "dayOfWeek")}
			</Link>
			<Link className={miniButton} to={`/dashboard?date=${tomorrow}`} prefetch="intent">
				{formatDate(tomorrow, "dayOfWeek")} ›
			</Link>
			{mayPlan ? (
				<Link className={miniButton} to={`/dashboard/calendar?day=${date}`}>
					{officeTexts.screens.calendar}
				</Link>
			) : null}
			{mayBoard && date === today ? (
				<Link
					className={`${miniButton} max-[44.99rem]:hidden`}
					to="/dashboard/today"
					// the boarding app has its own Content-Security-Policy
					reloadDocument
				>
					{officeTexts.screens.boarding}
				</Link>
			) : null}
			<Form method="get" action="/dashboard" key={date} className="flex items-center gap-2">
				<input
					type="date"
					name="date"
					aria-label={texts.otherDay}
					defaultValue={date}
					required
					className="min-h-10 rounded-full border-2 border-edge bg-paper px-3 text-sm"
				/>
				<Button className="min-h-10! px-4! py-1.5! text-sm!">{texts.go}</Button>
			</Form>
			<Link className={miniButton} to={`/dashboard/departures/print?date=${date}`}>
				<span>
					<RichText text={texts.print} parts={{ day: onlyWide }} />
				</span>
			</Link>
		</StaffHead>
	);
}

function relativeDay(date: string, today: string, now: string): string {
	if (date === today) return overviewTexts.now({ time: now });
	if (date === addDays(today, 1)) return texts.tomorrow;
	if (date === addDays(today, -1)) return texts.yesterday;
	return date.slice(0, 4);
}
