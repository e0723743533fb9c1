import { Fragment, type ReactNode } from "react";
import type { Excursion, Pickup } from "#app/catalogue/excursion.ts";
import { departuresTexts, excursionPageTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { keepApart, project } from "./island-projection.ts";

/** Pickups as a line of stops, with the times of each start; the last stop is the start of the activity. */
export function ExcursionPickups({
	excursion,
	onEachStart,
}: {
	excursion: Excursion;
	/** The excursion at the times of each of its starts. */
	onEachStart: readonly Pick<Excursion, "pickups" | "activity">[];
}) {
	const { whereWePickYouUp } = useTexts(departuresTexts);
	const { tripBegins } = useTexts(excursionPageTexts);
	const { pickups, activity } = excursion;
	return (
		<section aria-labelledby="pickups" className="grid gap-3.5">
			<h2 id="pickups" className="text-[1.8rem]">
				{whereWePickYouUp}
			</h2>
			<ol className="grid gap-4.5">
				{pickups.map((pickup, place) => (
					<Stop
						key={pickup.pointId}
						times={onEachStart.map((start) => start.pickups[place]?.time ?? pickup.time)}
						title={<span lang={langOf(pickup, "title")}>{pickup.title}</span>}
						place={<span lang={langOf(pickup, "place")}>{pickup.place}</span>}
						isLast={!activity && pickup === pickups.at(-1)}
					/>
				))}
				{activity ? (
					<Stop
						times={onEachStart.map((start) => start.activity?.time ?? activity.time)}
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
	times,
	title,
	place,
	isLast,
}: {
	times: readonly string[];
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
			<span className="max-w-44 text-right font-display text-lg/tight lining-nums">
				{times.map((time, place) => (
					<Fragment key={time}>
						{place === 0 ? null : " · "}
						<time dateTime={time} className="whitespace-nowrap">
							{formatTime(time)}
						</time>
					</Fragment>
				))}
			</span>
		</li>
	);
}

/** Area of the drawing for pickup points: the land south of the mountain. */
const land = { left: 235, top: 205, right: 725, bottom: 402 };

/** A sketch of the island with the pickups in correct relative positions, north up. */
function IslandMap({ pickups }: { pickups: Pickup[] }) {
	const texts = useTexts(excursionPageTexts);
	const { formatList } = useFormats();
	const stops = keepApart(project(pickups, land), 66);
	const names = formatList(pickups.map((pickup) => pickup.title));
	return (
		<figure className="grid gap-2">
			<svg
				viewBox="0 0 960 540"
				role="img"
				aria-label={texts.map({ stops: names })}
				className="w-full rounded-lg bg-[#7cc7bc] [@media(prefers-color-scheme:dark)]:brightness-75"
			>
				<Island />
				<path
					d={line(stops)}
					fill="none"
					strokeWidth="7"
					strokeLinecap="round"
					strokeLinejoin="round"
					strokeDasharray="1 17"
					stroke="#0e4a63"
				/>
				{stops.map(({ x, y }, index) => (
					<g key={pickups[index]?.pointId}>
						<circle cx={x} cy={y} r="25" strokeWidth="8" fill="#fffdf6" stroke="#0e4a63" />
						<text
							x={x}
							y={y}
							dy="10"
							textAnchor="middle"
							fontSize="29"
							fill="#0b2e40"
							className="font-bold tabular-nums"
						>
							{index + 1}
						</text>
					</g>
				))}
				<path d="M60 90l18 40-18-9-18 9z" fill="#0e4a63" />
			</svg>
			<figcaption className="text-sm text-ink-soft">{texts.mapNote}</figcaption>
		</figure>
	);
}

function Island() {
	return (
		<>
			<path
				fill="#a9dcd0"
				d="M118 304C98 176 236 66 404 58c166-8 322 28 402 112 88 92 76 196-14 256-112 74-284 84-436 66C226 474 132 402 118 304z"
			/>
			<path
				d="M166 306c-12-96 92-190 240-200 134-9 280 12 352 74 80 70 62 158-12 212-92 64-246 76-376 54-118-20-194-66-204-140z"
				fill="#f6e6c8"
			/>
			<path
				fill="#7fa66a"
				d="M236 290c-2-76 84-136 192-146 116-11 222 10 274 64 52 58 22 118-42 150-84 40-200 42-284 22-86-20-138-44-140-90z"
			/>
			<path
				fill="#5d8a5a"
				d="M352 262c14-66 84-96 154-88 78 8 128 46 120 100-10 62-86 82-158 74-80-8-128-36-116-86z"
			/>
			<path
				fill="#c96b4a"
				d="M398 250c12-48 70-68 122-58 58 0 96 38 86 76-10 48-80 58-128 48-50-8-88-28-80-66z"
			/>
			<path fill="#6b3a4c" d="M502 206c46 0 84 30 78 62-8 36-64 42-100 34 30-20 42-58 22-96z" />
			<circle cx="490" cy="248" r="16" fill="#33283a" />
		</>
	);
}

function line(stops: { x: number; y: number }[]): string {
	return stops.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}
