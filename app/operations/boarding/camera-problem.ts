import { scanTexts } from "#app/messages/staff/departures/scan.ts";

/** Why nothing can be scanned now. The reference can be typed in each case. */
export type CameraProblem = "refused" | "missing" | "busy" | "no reader";

/** By the error of `getUserMedia` (W3C Media Capture and Streams, 10.2), or of `play`. */
export function problemOf(error: unknown): Exclude<CameraProblem, "no reader"> {
	const name = error instanceof Error || error instanceof DOMException ? error.name : "";
	switch (name) {
		case "NotAllowedError":
		case "SecurityError":
			return "refused";
		case "NotFoundError":
		case "OverconstrainedError":
			return "missing";
		default:
			return "busy";
	}
}

/** What the scanner says, and what helps. */
export const problemWords: Record<CameraProblem, { title: string; help: string }> = {
	refused: scanTexts.problem.refused,
	missing: scanTexts.problem.missing,
	busy: scanTexts.problem.busy,
	"no reader": scanTexts.problem.noReader,
};
