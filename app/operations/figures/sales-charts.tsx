import { salesTexts } from "#app/messages/staff/office/sales.ts";

interface Day {
	date: string;
	/** "Sat 5 June" */
	label: string;
	seats: number;
	money: string;
	isToday: boolean;
}

const height = 100;
const step = 20;

/** One bar for each day, hidden from screen readers; the table below has the same figures. */
export function DayChart({
	days,
	words: { caption, asTable },
}: {
	days: Day[];
	words: { caption: string; asTable: string };
}) {
	const most = Math.max(1, ...days.map(({ seats }) => seats));
	return (
		<figure className="grid gap-2">
			<svg
				viewBox={`0 0 ${days.length * step} ${height}`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="h-36 w-full border-b-2 border-dotted border-dune"
			>
				{days.map(({ date, seats, label, isToday }, position) => (
					<rect
						key={date}
						x={position * step + 2}
						y={height - (seats / most) * (height - 4)}
						width={step - 4}
						height={(seats / most) * (height - 4)}
						className={isToday ? "fill-ocean" : "fill-sea"}
					>
						<title>{salesTexts.bar({ day: label, seats })}</title>
					</rect>
				))}
			</svg>
			<p className="flex max-w-none justify-between text-xs text-ink-soft" aria-hidden="true">
				<span>{days[0]?.label}</span>
				<span>{salesTexts.most({ seats: most })}</span>
				<span>{days.at(-1)?.label}</span>
			</p>
			<details>
				<summary className="inline-block py-2 text-sm font-semibold text-ocean underline underline-offset-[0.22em]">
					{asTable}
				</summary>
				<table className="w-full max-w-md border-collapse text-sm">
					<caption className="sr-only">{caption}</caption>
					<thead>
						<tr className="text-left">
							<th scope="col" className="py-1 pr-4 font-semibold">
								{salesTexts.columns.day}
							</th>
							<th scope="col" className="py-1 pr-4 font-semibold">
								{salesTexts.columns.seats}
							</th>
							<th scope="col" className="py-1 font-semibold">
								{salesTexts.columns.sales}
							</th>
						</tr>
					</thead>
					<tbody>
						{days.map(({ date, label, seats, money }) => (
							<tr key={date} className="border-t border-line">
								<th scope="row" className="py-1 pr-4 text-left font-normal">
									{label}
								</th>
								<td className="py-1 pr-4">{seats}</td>
								<td className="py-1">{money}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</figure>
	);
}

interface Share {
	key: string;
	value: number;
	label: string;
	seats: string;
}

export function ShareChart({ title, rows }: { title: string; rows: Share[] }) {
	const most = Math.max(1, ...rows.map(({ value }) => value));
	return (
		<table className="w-full table-fixed border-collapse self-start">
			<caption className="pb-2 text-left font-display text-[1.2rem]">{title}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{salesTexts.columns.name}</th>
					<th scope="col">{salesTexts.columns.sales}</th>
				</tr>
			</thead>
			<tbody>
				{rows.length === 0 ? (
					<tr>
						<td className="text-ink-soft">{salesTexts.none}</td>
					</tr>
				) : null}
				{rows.map(({ key, value, label, seats }) => (
					<tr key={key} className="border-t border-line">
						<th
							scope="row"
							className="w-3/5 py-2 pr-4 text-left align-top font-normal first-letter:uppercase"
						>
							{key}
							<Bar share={value / most} />
						</th>
						<td className="py-2 text-right align-top">
							<b>{label}</b>
							<br />
							<span className="text-sm text-ink-soft">{seats}</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** @param share of the longest; below 0 is drawn as nothing. */
export function Bar({ share }: { share: number }) {
	return (
		<svg
			viewBox="0 0 100 6"
			preserveAspectRatio="none"
			aria-hidden="true"
			className="mt-1 h-1.5 w-full"
		>
			<rect width="100" height="6" className="fill-sand" />
			<rect width={100 * Math.max(0, Math.min(1, share))} height="6" className="fill-sea" />
		</svg>
	);
}
