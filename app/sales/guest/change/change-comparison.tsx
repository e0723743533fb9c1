import { guestBookingTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { ChangeRow, RefundLoss } from "./day-change.ts";

/** Two days side by side: differences are bold, and what gets worse is marked. */
export function ChangeComparison({ rows }: { rows: readonly ChangeRow[] }) {
	const texts = useTexts(guestBookingTexts).change;
	const cellClass = "py-3 pr-4 text-left align-top wrap-anywhere max-sm:block max-sm:p-0";
	return (
		<table className="w-full border-collapse leading-[1.4] max-sm:block">
			<caption className="pb-3.5 text-left font-display text-[1.8rem]/[1.1] max-sm:block">
				{texts.whatChanges}
			</caption>
			<thead className="max-sm:sr-only">
				<tr className="border-b-2 border-dotted border-dune text-sm text-ink-soft">
					<th scope="col">
						<span className="sr-only">{texts.comparison.what}</span>
					</th>
					<th scope="col" className="py-2 pr-4 text-left font-semibold">
						{texts.comparison.have}
					</th>
					<th scope="col" className="py-2 text-left font-semibold">
						{texts.comparison.take}
					</th>
				</tr>
			</thead>
			<tbody className="max-sm:block">
				{rows.map(({ what, have, take, change }) => (
					<tr
						key={what}
						className="border-b border-line max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(6rem,40%)),1fr))] max-sm:gap-x-3 max-sm:py-3"
					>
						<th
							scope="row"
							className={`${cellClass} text-sm font-medium text-ink-soft max-sm:col-span-full`}
						>
							{what}
						</th>
						<td className={cellClass}>
							<PhoneHeading>{texts.comparison.have}</PhoneHeading>
							{have}
						</td>
						<td className={`${cellClass} ${change === "same" ? "text-ink-soft" : "font-[650]"}`}>
							<PhoneHeading>{texts.comparison.take}</PhoneHeading>
							{change === "worse" ? (
								<span className="-ml-2 inline-block rounded-sm bg-sand px-2 py-0.5 text-on-sand forced-colors:outline-2">
									{take}
								</span>
							) : change === "same" ? (
								texts.comparison.same
							) : (
								take
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Heading of a cell on a phone, where the columns have none. */
function PhoneHeading({ children }: { children: string }) {
	return (
		<span aria-hidden="true" className="block text-xs font-normal text-ink-soft sm:hidden">
			{children}
		</span>
	);
}

/** The time of a full refund on both days as two bars of one scale. */
export function RefundSpans({ loss }: { loss: RefundLoss }) {
	return (
		<section
			aria-labelledby="refund-loss"
			className="grid gap-3 rounded-md border-2 border-dashed border-few px-5 py-4.5"
		>
			<h3 id="refund-loss" className="text-[1.3rem]">
				{loss.title}
			</h3>
			<dl className="grid gap-3.5 text-sm/[1.45]">
				{[loss.have, loss.take].map(({ day, words, share }) => (
					<div key={day + words}>
						<dt className="font-[650]">{day}</dt>
						<dd>
							<Span share={share} />
							{words}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function Span({ share }: { share: number }) {
	// keeps room for the dots at both ends
	const end = `${3 + share * 94}%`;
	return (
		<svg aria-hidden="true" className="my-1 h-4.5 w-full overflow-visible">
			<line
				x1="3%"
				x2={end}
				y1="9"
				y2="9"
				strokeWidth="4"
				strokeLinecap="round"
				strokeDasharray="0 8"
				className="stroke-lagoon"
			/>
			<circle cx={end} cy="9" r="7" strokeWidth="2" className="fill-sun stroke-few" />
			<circle cx="3%" cy="9" r="7" className="fill-ocean" />
		</svg>
	);
}
