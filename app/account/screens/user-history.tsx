import type { UserEvent } from "#app/account/user-events.server.ts";
import { rolesInWords } from "#app/account/words/roles-in-words.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { userHistoryTexts as texts } from "#app/messages/staff/partners/user-history.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";

export function UserHistory({ history, timeZone }: { history: UserEvent[]; timeZone: string }) {
	return (
		<Sheet id="history" title={texts.title}>
			{history.length === 0 ? <p className="text-ink-soft">{texts.nothing}</p> : null}
			<ol>
				{history.map((entry) => (
					<li key={entry.id} className="border-t border-line py-2.5">
						<RichText text={eventInWords(entry)} parts={{ b: (words) => <b>{words}</b> }} />{" "}
						<span className="text-sm text-ink-soft">{authorInWords(entry, timeZone)}</span>
					</li>
				))}
			</ol>
		</Sheet>
	);
}

function authorInWords(entry: UserEvent, timeZone: string): string {
	const by = entry.impersonatorId ? texts.byImpersonator : texts.by;
	return by({ name: entry.actorName, at: formatInstant(entry.createdAt, timeZone) });
}

function eventInWords({ type, detail }: UserEvent): string {
	const event = texts.events[type];
	if (!detail) return texts.event({ event });
	return texts.eventWithDetail({ event, detail: detailInWords(type, detail) });
}

/** The codes that the history keeps; names, addresses and reasons stay as they are. */
function detailInWords(type: UserEvent["type"], detail: string): string {
	switch (type) {
		case "created":
			return rolesInWords(detail);
		case "role set": {
			const [rolesBefore = "", rolesAfter = ""] = detail.split(" → ");
			return texts.newRole({
				roleBefore: rolesInWords(rolesBefore),
				roleAfter: rolesInWords(rolesAfter),
			});
		}
		case "updated":
			return detail
				.split(", ")
				.map((field) => wordOf(texts.fields, field))
				.join(", ");
		case "sessions revoked":
			return wordOf(texts.revoked, detail);
		default:
			return detail;
	}
}

function wordOf(words: Readonly<Record<string, string>>, code: string): string {
	return words[code] ?? code;
}
