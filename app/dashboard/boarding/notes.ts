import { data } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import type { NoteAnswer } from "#app/operations/boarding/notes/board-note.ts";
import {
	type BoardNote,
	saveBoardNotes,
} from "#app/operations/boarding/notes/board-notes.server.ts";
import { sentNotesSchema } from "#app/operations/boarding/notes/sent-notes.ts";
import { tickOwner, timeOfPress } from "#app/operations/boarding/ticks/boarding.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readJson } from "#app/request/json.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireBoarding } from "#app/request/user/boarding-scope-of-user.server.ts";
import type { Route } from "./+types/notes";

/**
 * Receives the notes that a phone has stored, of any departures, and answers each by its id. 400: not notes; 403: written
 * by another user than the signed-in one, or not allowed; without a session it redirects to the login page.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const { user, scope } = requireBoarding(context, request);
	const { db, environment } = context.get(requestContext);
	const { owner, sentAt, notes } = await readJson(request, sentNotesSchema);
	if (owner !== tickOwner(user.id, user.impersonatedBy))
		return data({ ok: false }, { status: 403 });
	const now = Date.now();
	const answers = new Map<string, NoteAnswer>();
	const possible: BoardNote[] = [];
	for (const { departure, ...note } of notes) {
		const pressedAt = timeOfPress({ pressedAt: note.pressedAt, sentAt, now });
		answers.set(note.id, { outcome: pressedAt === null ? "too late" : "gone", now });
		if (pressedAt === null) continue;
		const [excursionId = "", date = ""] = departure.split("/");
		const writtenOn = localDateAt(pressedAt, environment.timeZone);
		possible.push({ ...note, excursionId, date, pressedAt, writtenOn });
	}
	const kept = await saveBoardNotes(db, scope, possible, { actor: actorOf(context, user) });
	for (const id of kept) answers.set(id, { outcome: "saved", now });
	return { answers: Object.fromEntries(answers) };
}
