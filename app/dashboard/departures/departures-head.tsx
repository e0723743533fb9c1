import { Form, Link } from "react-router";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { addDays } from "#app/excursions/local-date.ts";
import { departuresTexts } from "#app/messages/catalogues/staff-departures/departures.ts";
import { Button } from "#app/ui/button.tsx";
import { formatDate } from "#app/ui/format/format.ts";

const texts = departuresTexts.head;

export function DayHead({ date, today }: { date: string; today: string }) {
	const [yesterday, tomorrow] = [addDays(date, -1), addDays(date, 1)];
	return (
		<StaffHead title={formatDate(date, "long")} above={relativeDay(date, today)}>
			<Link className={miniButton} to={`?date=${yesterday}`} prefetch="intent">
				‹ {formatDate(yesterday, "dayOfWeek")}
			</Link>
			<Link className={miniButton} to={`?date=${tomorrow}`} prefetch="intent">
				{formatDate(tomorrow, "dayOfWeek")} ›
			</Link>
			<Link className={miniButton} to={`print?date=${date}`}>
				{texts.print}
			</Link>
			<Form method="get" key={date} className="flex items-center gap-2">
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
		</StaffHead>
	);
}

function relativeDay(date: string, today: string): string {
	if (date === today) return texts.today;
	if (date === addDays(today, 1)) return texts.tomorrow;
	if (date === addDays(today, -1)) return texts.yesterday;
	return date.slice(0, 4);
}
