import { planTexts } from "#app/messages/staff/departures/plan.ts";
import { minimumInWords } from "#app/operations/departures/minimum.ts";
import type { ShownPlan } from "./departure-plan.ts";
import { departureInWords } from "./plan-situation.ts";

/** Guests and bookings of each chosen departure, and their sum. */
export function PlanGuests({ plan: { departures } }: { plan: ShownPlan }) {
	const texts = planTexts.booked;
	const sum = (value: (each: ShownPlan["departures"][number]) => number) =>
		departures.reduce((total, each) => total + value(each), 0);
	const several = new Set(departures.map(({ title }) => title)).size > 1;
	const number = "border-b border-line py-2 pl-3 text-right";
	return (
		<table className="w-full border-collapse">
			<caption className="pb-2 text-left font-display text-lg">{texts.caption}</caption>
			<thead>
				<tr className="text-xs text-ink-soft">
					<th scope="col" className="border-b-2 border-dotted border-dune pb-1 text-left">
						{texts.departure}
					</th>
					<th scope="col" className="border-b-2 border-dotted border-dune pb-1 pl-3 text-right">
						{texts.guests}
					</th>
					<th scope="col" className="border-b-2 border-dotted border-dune pb-1 pl-3 text-right">
						{texts.bookings}
					</th>
				</tr>
			</thead>
			<tbody>
				{departures.map(({ cell, title, guests, bookings, wholeTo }) => (
					<tr key={cell.id}>
						<th scope="row" className="border-b border-line py-2 text-left font-semibold">
							{departureInWords(cell, "short")}
							{several ? <span className="block text-sm font-normal">{title}</span> : null}
							{cell.state === "open" ? null : (
								<span className="text-sm font-normal text-ink-soft"> {texts[cell.state]}</span>
							)}
							{wholeTo ? (
								<span className="block text-sm font-normal">
									{texts.soldWhole({ reference: wholeTo })}
								</span>
							) : null}
							{cell.minimum ? (
								<span className="block text-sm font-normal text-ink-soft">
									{minimumInWords(cell.minimum)}
								</span>
							) : null}
						</th>
						<td className={number}>{guests}</td>
						<td className={number}>{bookings}</td>
					</tr>
				))}
			</tbody>
			{departures.length > 1 ? (
				<tfoot className="font-bold">
					<tr>
						<th scope="row" className="py-2 text-left">
							{texts.together}
						</th>
						<td className="py-2 pl-3 text-right">{sum(({ guests }) => guests)}</td>
						<td className="py-2 pl-3 text-right">{sum(({ bookings }) => bookings)}</td>
					</tr>
				</tfoot>
			) : null}
		</table>
	);
}
