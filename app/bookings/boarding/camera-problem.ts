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
	refused: {
		title: "The camera is not allowed",
		help: "Allow it for this page in the browser’s settings, or type the reference below.",
	},
	missing: {
		title: "No camera here",
		help: "This device has none that a page may use. Type the reference below.",
	},
	busy: {
		title: "The camera does not answer",
		help: "Another app may use it: close that one and try again, or type the reference below.",
	},
	"no reader": {
		title: "The reader is not on this phone yet",
		help: "It is loaded once, with a network. Until then type the reference below.",
	},
};
