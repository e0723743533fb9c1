/**
 * True when no text within a value holds half a character. Attack: JSON can name half a surrogate pair ("\ud800"), of
 * which SQLite makes bytes that are no UTF-8, and then no answer with that row can be sent any more.
 */
export function isWellFormed(value: unknown): boolean {
	if (typeof value === "string") return value.isWellFormed();
	if (typeof value !== "object" || value === null) return true;
	return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWellFormed(inner));
}
