import type { Visitor } from "#tests/visitor.ts";
import { insist, type Visit } from "./guests.ts";

/** What a member of staff knows after a press: when every answer was lost, whether it took effect is unknown. */
export type Answer = "done" | "refused" | "unknown";

export interface Pressed {
	answer: Answer;
	/** Where a press that was done leads. */
	location: string | null;
}

/**
 * Staff send one form, pressed so many times at once.
 * @param form.refusals answers that the product gives when it works. 409: something has changed, or no seat is free.
 */
export async function press(
	visit: Visit,
	visitor: Visitor,
	{
		path,
		fields,
		clicks = 1,
		refusals = [409],
	}: {
		path: string;
		fields: Record<string, string>;
		clicks?: number;
		refusals?: readonly number[];
	},
): Promise<Pressed> {
	const { tally } = visit;
	tally.staffActs += 1;
	tally.doubleClicks += clicks - 1;
	const answers = await Promise.all(
		Array.from({ length: clicks }, async () => {
			const answer = await insist(visit, () => visitor.submit(path, fields));
			const body = (await answer?.text()) ?? "";
			const location = answer?.headers.get("location") ?? null;
			const isDone = location?.startsWith("/dashboard/") ?? false;
			if (answer && !isDone && !refusals.includes(answer.status))
				tally.broken.push(
					`staff's ${path} ${fields.intent ?? ""} ended with ${answer.status}${complaintIn(body)}`,
				);
			return { isAnswered: answer !== null, location: isDone ? location : null };
		}),
	);
	const done = answers.find(({ location }) => location !== null);
	if (done) return { answer: "done", location: done.location };
	const isRefused = answers.every(({ isAnswered }) => isAnswered);
	return { answer: isRefused ? "refused" : "unknown", location: null };
}

/** What the form with this intent says that its screen showed; null while the page does not draw it. */
export async function readTold(
	visit: Visit,
	visitor: Visitor,
	{ path, intent }: { path: string; intent: string },
): Promise<string | null> {
	const page = await insist(visit, () => visitor.get(path));
	const form = new RegExp(`name="intent" value="${intent}"[^]*?name="told" value="([^"]*)"`);
	return form.exec((await page?.text()) ?? "")?.[1] ?? null;
}

/** The first error that the page of a refused form shows, so that a broken drill can be understood. */
function complaintIn(html: string): string {
	const [, text] = /class="[^"]*error[^"]*"[^>]*>([^<]{4,200})</.exec(html) ?? [];
	return text ? `: ${text}` : "";
}
