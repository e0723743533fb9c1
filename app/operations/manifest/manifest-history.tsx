import { manifestTexts } from "#app/messages/staff/departures/manifest.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import type { Manifest } from "./manifest.server.ts";

const texts = manifestTexts.history;

/** Events of the departure itself: moved or cancelled. */
export function ManifestHistory({
	history,
	timeZone,
}: {
	history: Manifest["history"];
	timeZone: string;
}) {
	if (history.length === 0) return null;
	return (
		<section aria-labelledby="history" className="grid gap-2 print:hidden">
			<h2 id="history" className="text-[1.35rem]">
				{texts.title}
			</h2>
			<ul>
				{history.map((entry) => (
					<li key={entry.id} className="border-t border-line py-2">
						<b>{entry.type === "moved" ? texts.moved : texts.cancelled}</b>: {entry.detail}{" "}
						<span className="text-sm text-ink-soft">
							{texts.by({
								name: entry.actorName,
								time: formatInstant(entry.createdAt, timeZone),
							})}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
