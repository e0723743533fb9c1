import { pickupPointsTexts } from "#app/messages/staff/excursions/pickup-points.ts";
import { translationsTexts } from "#app/messages/staff/excursions/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListedPoint } from "./pickup-points.server.ts";

const texts = pickupPointsTexts.row;

/** Links load whole pages, because only a point's own page has a security policy that allows map images. */
export function PointList({ points }: { points: ListedPoint[] }) {
	return (
		<ul>
			{points.map(({ id, title, place, isActive, use, languages }) => (
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
						<p className="text-sm text-ink-soft">{place || texts.noPlace}</p>
						<p className="mt-1 text-sm text-ink-soft">
							<span className="sr-only">{translationsTexts.languages}</span> {languages}
						</p>
					</div>
					<p className="text-sm text-ink-soft">
						{use.hotels > 0 ? texts.stopsAndHotels(use) : texts.stops(use)}
					</p>
					<p>
						<Badge look={isActive ? "foam" : "grey"}>
							{isActive ? texts.inUse : texts.notInUse}
						</Badge>
					</p>
				</li>
			))}
		</ul>
	);
}
