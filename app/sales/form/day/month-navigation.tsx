import type { ComponentProps } from "react";
import type { CalendarMonth } from "#app/departures/offer/calendar-month.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";

interface Step
	extends Pick<ComponentProps<"button">, "type" | "name" | "formAction" | "formMethod"> {
	/** @param month "2026-08" */
	showMonth: (month: string) => void;
}

/**
 * A month's name between the ways to the month before and the one after. They are buttons, because a link that is
 * followed before the island wakes would lose what was typed; the form that they send comes back with that month.
 */
export function MonthNavigation({ month, ...step }: Step & { month: CalendarMonth }) {
	const { formatDate, formatMonth } = useFormats();
	return (
		<div className="mb-2 flex items-center justify-between">
			<MonthStep to={month.previous} sign="‹" {...step} />
			<b aria-live="polite" className="text-center text-[0.95rem] font-bold tracking-tight">
				{month.goesOnTo ? `${formatDate(`${month.month}-01`, "monthName")} – ` : ""}
				{formatMonth(month.goesOnTo ?? month.month)}
			</b>
			<MonthStep to={month.next} sign="›" {...step} />
		</div>
	);
}

function MonthStep({ to, sign, showMonth, ...button }: Step & { to: string | null; sign: string }) {
	const { formatMonth } = useFormats();
	const shape = "grid size-11 place-items-center rounded-full text-[1.4rem] no-underline";
	if (!to)
		return (
			<span aria-hidden="true" className={`${shape} text-line`}>
				{sign}
			</span>
		);
	return (
		<button
			{...button}
			value={to}
			aria-label={formatMonth(to)}
			className={`${shape} cursor-pointer hover:bg-foam`}
			onClick={(event) => {
				event.preventDefault();
				showMonth(to);
			}}
		>
			{sign}
		</button>
	);
}
