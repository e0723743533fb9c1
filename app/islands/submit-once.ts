/**
 * Before its island wakes, a form is sent by the browser itself, and a second press sends it twice. The same form with
 * the same content is sent once, unless no answer came for half a minute.
 */
export function holdBackSecondSubmit(): void {
	let sent: { form: EventTarget | null; words: string; at: number } | undefined;
	addEventListener(
		"submit",
		(event) => {
			const isAgain = sent?.form === event.target && event.timeStamp - sent.at < 30_000;
			if (!isAgain || sent?.words !== wordsOf(event)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		true,
	);
	addEventListener("submit", (event) => {
		const { target, defaultPrevented, timeStamp } = event;
		// an island that is awake sends its forms itself
		if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== "post")
			return;
		sent = { form: target, words: wordsOf(event), at: timeStamp };
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) sent = undefined;
	});
}

function wordsOf({ target, submitter }: SubmitEvent): string {
	const form = target instanceof HTMLFormElement ? new FormData(target) : new FormData();
	// an island that wakes while its form is under way adds it
	form.delete("key");
	const button = ["formaction", "name", "value"].map((name) => submitter?.getAttribute(name));
	return JSON.stringify([...button, ...form], (_key, value) =>
		value instanceof File ? [value.name, value.size, value.lastModified] : value,
	);
}
