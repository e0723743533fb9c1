import { newFormKey } from "#app/crypto/form-key.ts";

/**
 * Before its widget wakes, a form is sent by the browser itself, and a second press sends it twice. The same form with
 * the same content is sent once, unless no answer came for half a minute.
 */
export function holdBackSecondSubmit(): void {
	let lastSubmit: { form: EventTarget | null; words: string; at: number } | undefined;
	addEventListener(
		"submit",
		(event) => {
			const isAgain = lastSubmit?.form === event.target && event.timeStamp - lastSubmit.at < 30_000;
			if (!isAgain || lastSubmit?.words !== wordsOf(event)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		true,
	);
	addEventListener("submit", (event) => {
		const { target, defaultPrevented, timeStamp } = event;
		// a widget that is awake sends its forms itself
		if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== "post")
			return;
		// a file that is saved leaves the page as it is, and whoever presses again wants it again
		if ("repeatable" in target.dataset) return;
		lastSubmit = { form: target, words: wordsOf(event), at: timeStamp };
		sendWithKey(event, target);
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) lastSubmit = undefined;
	});
}

/**
 * A form that names a key of this tab (`data-tab-key`) is sent with it, by the browser too: when the answer is lost, the
 * next page finds by the key what became of the form, and the same words sent again are the same form. The page itself
 * can't bring a key, because it is kept for all visitors.
 */
function sendWithKey({ submitter }: SubmitEvent, form: HTMLFormElement): void {
	const name = form.dataset.tabKey;
	// a button with a name asks for another page of the form; a widget that was awake has drawn a key
	if (!name || submitter?.getAttribute("name") || form.elements.namedItem("key")) return;
	let key: string;
	try {
		key = sessionStorage.getItem(name) ?? newFormKey();
		sessionStorage.setItem(name, key);
	} catch {
		// the browser stores nothing: a key that the next press does not know would make it another booking, and without one
		// the server knows the same words again (`booking-ids.ts`)
		return;
	}
	// the browser collects the fields right after this event; a field in the page would disturb a widget that wakes
	form.addEventListener("formdata", ({ formData }) => formData.set("key", key), { once: true });
}

function wordsOf({ target, submitter }: SubmitEvent): string {
	const form = target instanceof HTMLFormElement ? new FormData(target) : new FormData();
	// a widget that wakes while its form is under way adds it
	form.delete("key");
	const button = ["formaction", "name", "value"].map((name) => submitter?.getAttribute(name));
	return JSON.stringify([...button, ...form], (_key, value) =>
		value instanceof File ? [value.name, value.size, value.lastModified] : value,
	);
}
