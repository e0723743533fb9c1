/** What the server said of a refusal: the message in an answer that has one, otherwise nothing. */
export function toldMessage(told: unknown): string {
	const message = typeof told === "object" && told && "message" in told ? told.message : "";
	return typeof message === "string" ? message : "";
}
