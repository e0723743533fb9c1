import { formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";

export interface UserEventView {
	id: number;
	type: string;
	detail: string;
	actorName: string;
	createdAt: number;
}

export function UserHistory({ history, timeZone }: { history: UserEventView[]; timeZone: string }) {
	return (
		<Sheet id="history" title="History">
			{history.length === 0 ? <p className="text-ink-soft">Nothing was changed by staff.</p> : null}
			<ol>
				{history.map((entry) => (
					<li key={entry.id} className="border-t border-line py-2.5">
						<b>{entry.type.charAt(0).toUpperCase() + entry.type.slice(1)}</b>
						{entry.detail ? `: ${entry.detail}` : ""}{" "}
						<span className="text-sm text-ink-soft">
							by {entry.actorName}, {formatInstant(entry.createdAt, timeZone)}
						</span>
					</li>
				))}
			</ol>
		</Sheet>
	);
}
