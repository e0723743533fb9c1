import { formTexts } from "#app/messages/staff/office/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";

interface Line {
	id: number;
	detail: string;
	actorName: string;
	/** Milliseconds. */
	createdAt: number;
}

/** Who did what and when, newest first; closed until opened. */
export function History({ events, timeZone }: { events: readonly Line[]; timeZone: string }) {
	if (events.length === 0) return null;
	return (
		<details className="text-sm">
			<summary className="min-h-11 py-2.5 font-semibold">{formTexts.history.title}</summary>
			<ol className="grid gap-1.5 border-l-2 border-dotted border-dune pl-4">
				{events.map(({ id, detail, actorName, createdAt }) => (
					<li key={id}>
						<time dateTime={new Date(createdAt).toISOString()} className="text-ink-soft">
							{formatInstant(createdAt, timeZone)}
						</time>{" "}
						<b className="font-semibold">{actorName}</b> {detail}
					</li>
				))}
			</ol>
		</details>
	);
}

/** "Saved by Aday on 2 June, 18:12" */
export function lastSaved(events: readonly Line[], timeZone: string): string {
	const [last] = events;
	if (!last) return "";
	return formTexts.history.lastChange({
		name: last.actorName,
		moment: formatInstant(last.createdAt, timeZone),
	});
}
