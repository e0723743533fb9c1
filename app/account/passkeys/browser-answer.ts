/** What a script put into a form field as JSON; null when it is none. The endpoint's schema checks the rest. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
