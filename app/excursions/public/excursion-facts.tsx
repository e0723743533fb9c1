import type { Departure } from "#app/excursions/calendar/departure.ts";
import {
	categoryName,
	type Excursion,
	languagesOf,
	weekdaysOf,
} from "#app/excursions/excursion.ts";
import { langOf } from "#app/messages/staff-text.ts";
import {
	formatDate,
	formatDuration,
	formatList,
	languageName,
	weekdayName,
} from "#app/ui/format/format.ts";
import { carriedOver } from "./carried-over.ts";

export function ExcursionTitle({ excursion }: { excursion: Excursion }) {
	const days = weekdaysOf(excursion.dayLanguages);
	const when = days.length === 7 ? "Every day" : formatList(days.map((day) => weekdayName(day)));
	const kind = categoryName(excursion.category);
	return (
		<section className="grid gap-3.5">
			<p className="text-ink-soft">{when ? `${kind} · ${when}` : kind}</p>
			<h1
				lang={langOf(excursion, "title")}
				className="justify-self-start"
				{...carriedOver("title", excursion.id)}
			>
				{excursion.title}
			</h1>
			<p lang={langOf(excursion, "subtitle")} className="text-lg/normal text-ink-soft">
				{excursion.subtitle}
			</p>
		</section>
	);
}

export function ExcursionFacts({
	excursion,
	departures,
}: {
	excursion: Excursion;
	departures: Departure[];
}) {
	const { capacity, ages, effort } = excursion;
	const spoken = languagesOf(excursion.dayLanguages);
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4.5 border-y-2 border-dotted border-dune py-5">
			<Fact term="Lasts">{formatDuration(excursion.durationMinutes)}, door to door</Fact>
			<Fact term="Group">{capacity === 1 ? "1 person" : `${capacity} people at most`}</Fact>
			{effort ? (
				<Fact term="Effort">
					<span lang={langOf(excursion, "effort")}>{effort}</span>
				</Fact>
			) : null}
			<Fact term="Age">{ages.minimum === 0 ? "All ages" : `From ${ages.minimum} years`}</Fact>
			{spoken.length > 0 ? (
				<Fact term="Guide speaks">{spoken.map(languageName).join(", ")}</Fact>
			) : null}
			<Fact term="Next departure">
				<NextDeparture departures={departures} />
			</Fact>
		</dl>
	);
}

function NextDeparture({ departures }: { departures: Departure[] }) {
	const next = departures.find((departure) => departure.state === "open");
	if (!next) {
		const isFull = departures.some((departure) => departure.state === "full");
		return isFull ? "Every seat is taken" : "None can be booked now";
	}
	return (
		<>
			<time dateTime={`${next.date}T${next.startTime}`}>
				{formatDate(next.date, "short")}, {next.startTime}
			</time>{" "}
			· {next.left} left
		</>
	);
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
	return (
		<div>
			<dt className="text-xs text-ink-soft">{term}</dt>
			<dd className="leading-[1.35] font-[650] lining-nums">{children}</dd>
		</div>
	);
}
