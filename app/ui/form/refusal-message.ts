/** What the server said of a refusal: the message in an answer that has one, otherwise nothing. */
export function refusalMessage(answer: unknown): string {
	const message = typeof answer === "object" && answer && "message" in answer ? answer.message : "";
	return typeof message === "string" ? message : "";
}
