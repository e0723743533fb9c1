import { Badge } from "#app/ui/badge.tsx";
import { formatCount } from "#app/ui/format/format.ts";
import type { ListedPoint } from "./pickup-points.server.ts";

/** Links load whole pages, because only a point's own page has a security policy that allows map images. */
export function PointList({ points }: { points: ListedPoint[] }) {
	return (
		<ul>
			{points.map(({ id, title, place, isActive, use }) => (
				<li
					key={id}
					className="relative grid gap-x-6 gap-y-1 border-b border-line py-3.5 hover:bg-paper min-[45rem]:grid-cols-[minmax(0,1fr)_14rem_auto] min-[45rem]:items-center"
				>
					<div className="min-w-0">
						<h2 className="text-[1.2rem]">
							<a
								href={`/dashboard/points/${id}`}
								className="text-ink no-underline after:absolute after:inset-0 hover:underline"
							>
								{title}
							</a>
						</h2>
						<p className="text-sm text-ink-soft">{place || "No words yet on where to stand"}</p>
					</div>
					<p className="text-sm text-ink-soft">
						{formatCount(use.excursions, { one: "excursion stops", other: "excursions stop" })} here
						{use.hotels > 0
							? `, ${formatCount(use.hotels, { one: "hotel", other: "hotels" })}`
							: ""}
					</p>
					<p>
						<Badge look={isActive ? "foam" : "grey"}>{isActive ? "In use" : "Not in use"}</Badge>
					</p>
				</li>
			))}
		</ul>
	);
}
