import type { ReactNode } from "react";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { departuresTexts, excursionPageTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { IslandMap } from "./island-map.tsx";

/** Pickups as a line of stops; the last stop is the start of the activity. */
export function ExcursionPickups({ excursion }: { excursion: Excursion }) {
	const { whereWePickYouUp } = useTexts(departuresTexts);
	const { tripBegins } = useTexts(excursionPageTexts);
	const { pickups, activity } = excursion;
	return (
		<section aria-labelledby="pickups" className="grid gap-3.5">
			<h2 id="pickups" className="text-[1.8rem]">
				{whereWePickYouUp}
			</h2>
			<ol className="grid gap-4.5">
				{pickups.map((pickup) => (
					<Stop
						key={pickup.pointId}
						time={pickup.time}
						title={<span lang={langOf(pickup, "title")}>{pickup.title}</span>}
						place={<span lang={langOf(pickup, "place")}>{pickup.place}</span>}
						isLast={!activity && pickup === pickups.at(-1)}
					/>
				))}
				{activity ? (
					<Stop
						time={activity.time}
						title={tripBegins}
						place={<span lang={langOf(excursion, "activityPlace")}>{activity.place}</span>}
						isLast
					/>
				) : null}
			</ol>
			{pickups.length > 0 ? <IslandMap pickups={pickups} /> : null}
		</section>
	);
}

function Stop({
	time,
	title,
	place,
	isLast,
}: {
	time: string;
	title: ReactNode;
	place: ReactNode;
	isLast: boolean;
}) {
	const { formatTime } = useFormats();
	return (
		<li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 pl-13.5">
			<span
				aria-hidden="true"
				className={`absolute top-[0.3rem] left-[0.45rem] z-1 size-[1.1rem] rounded-full border-[0.32rem] bg-paper ${isLast ? "border-accent" : "border-ocean"}`}
			/>
			{isLast ? null : (
				<span
					aria-hidden="true"
					className="absolute top-4 -bottom-8 left-[calc(1rem-2px)] border-l-4 border-dotted border-lagoon"
				/>
			)}
			<div className="min-w-0">
				<b className="font-bold">{title}</b>
				<p className="mt-0.5 text-sm text-ink-soft">{place}</p>
			</div>
			<time dateTime={time} className="font-display text-lg/tight lining-nums">
				{formatTime(time)}
			</time>
		</li>
	);
}
