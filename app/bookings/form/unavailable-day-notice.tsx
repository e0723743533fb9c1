import { formatDate } from "#app/ui/format/format.ts";
import { freeDayInWords, type UnavailableDay } from "./unavailable-day.ts";

/** Says why the day of a link cannot be booked, and which day comes next. */
export function UnavailableDayNotice({
	day,
	choose,
	linkTo,
}: {
	day: UnavailableDay | null;
	choose: (date: string) => void;
	/** Address of this page with another day, for browsers without JavaScript. */
	linkTo: (date: string) => string;
}) {
	const next = day?.next;
	return (
		<div role="status" className="empty:hidden">
			{day ? (
				<div className="mb-2 grid gap-1.5 rounded-md bg-sand px-4 py-3 text-on-sand">
					<p>
						<b>{day.words}</b>{" "}
						{next ? `The next free day is ${freeDayInWords(next)}.` : "No other day is free now."}
					</p>
					{next ? (
						<a
							href={linkTo(next.date)}
							className="justify-self-start py-1 font-semibold text-on-sand"
							onClick={(event) => {
								if (event.metaKey || event.ctrlKey || event.shiftKey) return;
								event.preventDefault();
								choose(next.date);
								// the link disappears with the notice, so the focus moves to the chosen day
								document
									.querySelector<HTMLElement>(`input[name=date][value="${next.date}"]`)
									?.focus();
							}}
						>
							Take {formatDate(next.date, "long")}
						</a>
					) : null}
				</div>
			) : null}
		</div>
	);
}
